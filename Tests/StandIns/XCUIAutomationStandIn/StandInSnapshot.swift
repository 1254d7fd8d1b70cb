/// A snapshot of an element of the simulated app.
@preconcurrency @MainActor
final class StandInSnapshot: NSObject, XCUIElementSnapshot, KeyValueCoding {
    private let element: StandInElement

    init(_ element: StandInElement) {
        self.element = element
        super.init()
    }

    var identifier: String { element.identifier }
    var frame: CGRect { element.frame }
    var value: Any? { element.value }
    var title: String { element.title }
    var label: String { element.label }
    var elementType: XCUIElement.ElementType { element.type }
    var isEnabled: Bool { element.isEnabled }
    var placeholderValue: String? { element.placeholder }
    var isSelected: Bool { element.isSelected }
    var children: [any XCUIElementSnapshot] { element.children.map { StandInSnapshot($0) } }

    nonisolated func keyedValue(_ key: String) -> Any? {
        guard key == "traits", let traits = element.traits else { return nil }
        return NSNumber(value: traits)
    }
}
