/// An object that provides snapshots.
///
/// Header: XCUIAutomation/XCUIElement.h
@preconcurrency @MainActor
public protocol XCUIElementSnapshotProviding: NSObjectProtocol {
    func snapshot() throws -> any XCUIElementSnapshot
}
