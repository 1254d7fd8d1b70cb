/// An object that provides snapshots.
@preconcurrency @MainActor
public protocol XCUIElementSnapshotProviding: NSObjectProtocol {
    func snapshot() throws -> any XCUIElementSnapshot
}
