/// A query for elements.
///
/// Header: XCUIAutomation/XCUIElementQuery.h
@preconcurrency @MainActor
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
    private let resolve: @MainActor @Sendable () -> [StandInElement]

    nonisolated init(_ resolve: @escaping @MainActor @Sendable () -> [StandInElement]) {
        self.resolve = resolve
        super.init()
    }

    open var count: Int { resolve().count }

    open func element(boundBy index: Int) -> XCUIElement {
        XCUIElement { [resolve] in
            let found = resolve()
            return found.indices.contains(index) ? found[index] : nil
        }
    }

    open var firstMatch: XCUIElement { element(boundBy: 0) }

    open subscript(key: String) -> XCUIElement {
        XCUIElement { [resolve] in
            resolve().first { [$0.identifier, $0.label, $0.value, $0.placeholder].contains(key) }
        }
    }

    open var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

    open var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

    open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        XCUIElementQuery { [resolve] in
            resolve().flatMap(\.descendants).filter { type == .any || $0.type == type }
        }
    }
}
