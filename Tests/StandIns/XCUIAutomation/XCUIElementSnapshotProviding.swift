/// What snapshots can be taken of.
@preconcurrency @MainActor
public protocol XCUIElementSnapshotProviding: NSObjectProtocol {
    func snapshot() throws -> any XCUIElementSnapshot
}
