/// An element, resolved again on each access.
///
/// Header: XCUIAutomation/XCUIElement.h
@preconcurrency @MainActor
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementSnapshotProviding, XCUIElementTypeQueryProvider {
    private let resolve: @MainActor @Sendable () -> StandInElement?

    nonisolated init(_ resolve: @escaping @MainActor @Sendable () -> StandInElement?) {
        self.resolve = resolve
        super.init()
    }

    var resolved: StandInElement? { resolve() }

    open var exists: Bool { resolved != nil }

    open func waitForExistence(timeout: TimeInterval) -> Bool { exists }

    open func tap() { XCUIApplication.screenAfterTap.map { XCUIApplication.screen = $0 } }

    open func screenshot() -> XCUIScreenshot {
        XCUIApplication.screenshotCount += 1
        return XCUIScreenshot(file: XCUIApplication.picture)
    }

    open func snapshot() throws -> any XCUIElementSnapshot {
        XCUIApplication.snapshotCount += 1
        guard let element = resolved else {
            throw NSError(
                domain: "com.apple.dt.xctest.ui-testing.error", code: 1,
                userInfo: [NSLocalizedDescriptionKey: "Failed to get matching snapshot: No matches found"])
        }
        if element.depth > Self.maximumDepth {
            throw NSError(
                domain: "com.apple.dt.xctest.ui-testing.error", code: 1,
                userInfo: [NSLocalizedDescriptionKey: "Error kAXErrorIllegalArgument getting snapshot for element"])
        }
        return StandInSnapshot(element)
    }

    /// The number of levels beyond which XCUITest cannot take a snapshot. The real limit is not documented.
    private static let maximumDepth = 60

    open func descendants(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery { [self] in
            (resolved?.descendants ?? []).filter { type == .any || $0.type == type }
        }
    }

    open var identifier: String { resolved?.identifier ?? "" }
    open var frame: CGRect { resolved?.frame ?? .zero }
    open var value: Any? { resolved?.value }
    open var title: String { resolved?.title ?? "" }
    open var label: String { resolved?.label ?? "" }
    open var elementType: ElementType { resolved?.type ?? .any }
    open var isEnabled: Bool { resolved?.isEnabled ?? false }
    open var placeholderValue: String? { resolved?.placeholder }
    open var isSelected: Bool { resolved?.isSelected ?? false }
}
