import AXEngine
import AXTree

/// Writes one element for a text snapshot. Every part can be replaced, as in AXSnapshot.
///
/// As they are, the parts write what AXSnapshot 1.0.2 writes, byte for byte.
public struct ElementFormatter: Sendable {
    /// What the first line begins with.
    public var label: @Sendable (Element) -> String
    /// What the first line ends with, after a comma if there is a label.
    public var value: @Sendable (Element) -> String
    /// The line of traits; nil for none.
    public var traits: @Sendable (Element) -> String?
    /// The line of the hint; nil for none.
    public var hint: @Sendable (Element) -> String?
    /// The line of custom actions; nil for none.
    public var actions: @Sendable (Element) -> String?
    /// Puts the parts together. To be replaced where an element is to be written quite differently.
    public var element: @Sendable (Element, ElementFormatter) -> String

    /// AXSnapshot's format.
    public init() {
        label = { $0.label ?? "" }
        value = { $0.value ?? "" }
        traits = Self.traitLine
        hint = { $0.hint }
        actions = { $0.actions.map { "Actions: " + $0.joined(separator: ", ") } }
        element = Self.lines
    }

    /// AXSnapshot's format with nothing but these attributes.
    public init(_ attributes: AttributeSet) {
        self.init()
        if !attributes.contains(.label) { label = { _ in "" } }
        if !attributes.contains(.value) { value = { _ in "" } }
        if !attributes.contains(.traits) { traits = { _ in nil } }
        if !attributes.contains(.hint) { hint = { _ in nil } }
        if !attributes.contains(.actions) { actions = { _ in nil } }
    }

    /// The attributes that a text snapshot shows.
    public static let attributes: AttributeSet = [.label, .value, .traits, .hint, .actions]

    /// The element, without a line feed at the end.
    public func callAsFunction(_ element: Element) -> String { self.element(element, self) }

    private static func lines(_ element: Element, _ format: ElementFormatter) -> String {
        var text = format.label(element)
        let value = format.value(element)
        if !value.isEmpty { text += text.isEmpty ? value : ", " + value }
        for line in [format.traits(element), format.hint(element), format.actions(element)] {
            guard let line else { continue }
            text += "\n"
            text += line
        }
        return text
    }

    // MARK: Traits

    /// The names of the traits, or what AXSnapshot says of a standard control whose traits say nothing to it.
    private static func traitLine(_ element: Element) -> String? {
        let traits = element.traits ?? []
        // AXSnapshot asks for a strict subset of what it knows, so that all of it at once says nothing either.
        if !traits.isEmpty, traits.isStrictSubset(of: known) {
            var line = ""
            for (trait, name) in named where traits.contains(trait) {
                if !line.isEmpty { line += ", " }
                line += name
            }
            return line
        }
        switch element.type {
        case .button, .switch: return "button"
        case .slider: return "adjustable"
        case .textField, .secureTextField, .searchField: return "TextField"
        case .textView: return "TextView"
        default: return nil
        }
    }

    private static let named: [(trait: Traits, name: String)] = [
        (.button, "button"), (.link, "link"), (.image, "image"), (.searchField, "searchField"),
        (.keyboardKey, "keyboardKey"), (.staticText, "staticText"), (.header, "header"), (.tabBar, "tabBar"),
        (.summaryElement, "summaryElement"), (.selected, "selected"), (.notEnabled, "notEnabled"),
        (.adjustable, "adjustable"), (.allowsDirectInteraction, "allowsDirectInteraction"),
        (.updatesFrequently, "updatesFrequently"), (.causesPageTurn, "causesPageTurn"), (.playsSound, "playsSound"),
        (.startsMediaSession, "startsMediaSession"),
    ]
    private static let known = Traits(named.map(\.trait))
}
