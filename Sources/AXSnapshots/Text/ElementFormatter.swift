import AXTree

/// Writes one element of a text snapshot. Each part can be replaced, as in AXSnapshot.
///
/// By default the parts write what AXSnapshot 1.0.2 writes, byte for byte. An element of a platform that AXSnapshot
/// does not know has its role and states in the line of traits; see `PlatformSnapshots`.
public struct ElementFormatter: Sendable {
    /// Returns the beginning of the first line.
    public var label: @Sendable (Element) -> String
    /// Returns the end of the first line. A comma divides it from the label.
    public var value: @Sendable (Element) -> String
    /// Returns the line of traits, or `nil` for none.
    public var traits: @Sendable (Element) -> String? { didSet { hasOwnTraits = true } }
    /// Returns the line of the hint, or `nil` for none.
    public var hint: @Sendable (Element) -> String? { didSet { hasOwnHint = true } }
    /// Returns the line of custom actions, or `nil` for none.
    public var actions: @Sendable (Element) -> String?
    /// Returns the whole text of an element from the parts of a formatter.
    public var element: @Sendable (Element, ElementFormatter) -> String

    private var hasOwnTraits = false
    private var hasOwnHint = false
    /// Whether an element with an empty first line has this line.
    private var writesEmptyLines = true

    /// Creates a formatter for AXSnapshot's format.
    public init() {
        label = { $0.label ?? "" }
        value = { $0.value ?? "" }
        traits = Self.traitLine
        hint = { $0.hint }
        actions = { $0.actions.map { "Actions: " + $0.joined(separator: ", ") } }
        element = Self.lines
    }

    /// Creates a formatter for AXSnapshot's format that writes only some attributes.
    public init(_ attributes: AttributeSet) {
        self.init()
        if !attributes.contains(.label) { label = { _ in "" } }
        if !attributes.contains(.value) { value = { _ in "" } }
        hasOwnTraits = !attributes.contains(.traits)
        if hasOwnTraits { traits = { _ in nil } }
        hasOwnHint = !attributes.contains(.hint)
        if hasOwnHint { hint = { _ in nil } }
        if !attributes.contains(.actions) { actions = { _ in nil } }
    }

    /// Returns the text of an element, without a line feed at the end.
    public func callAsFunction(_ element: Element) -> String { self.element(element, self) }

    /// Returns the formatter for the elements of a platform. Parts that were replaced remain.
    func on(_ platform: Platform) -> ElementFormatter {
        guard let roleLine = platform.snapshots.roleLine else { return self }
        var format = self
        format.writesEmptyLines = false
        if !hasOwnTraits { format.traits = roleLine }
        if !hasOwnHint, !platform.attributes.contains(.hint) { format.hint = { $0.placeholder } }
        return format
    }

    private static func lines(_ element: Element, _ format: ElementFormatter) -> String {
        let firstLine = [format.label(element), format.value(element)].filter { !$0.isEmpty }.joined(separator: ", ")
        let otherLines = [format.traits(element), format.hint(element), format.actions(element)].compactMap { $0 }
        // AXSnapshot writes an empty line for an element without a label.
        let isLeftOut = firstLine.isEmpty && !format.writesEmptyLines
        return ((isLeftOut ? [] : [firstLine]) + otherLines).joined(separator: "\n")
    }

    // MARK: Traits

    /// Returns the names of the traits, or what AXSnapshot writes for a standard control that has no known traits.
    private static func traitLine(_ element: Element) -> String? {
        let traits = element.traits ?? []
        // As in AXSnapshot, nothing is written for an unknown trait, nor for all known traits at once.
        if !traits.isEmpty, traits.isStrictSubset(of: knownTraits) {
            return traitNames.filter { traits.contains($0.trait) }.map(\.name).joined(separator: ", ")
        }
        switch element.type {
        case .button, .switch: return "button"
        case .slider: return "adjustable"
        case .textField, .secureTextField, .searchField: return "TextField"
        case .textView: return "TextView"
        default: return nil
        }
    }

    /// AXSnapshot's names of traits, in its order.
    private static let traitNames: [(trait: Traits, name: String)] = [
        (.button, "button"), (.link, "link"), (.image, "image"), (.searchField, "searchField"),
        (.keyboardKey, "keyboardKey"), (.staticText, "staticText"), (.header, "header"), (.tabBar, "tabBar"),
        (.summaryElement, "summaryElement"), (.selected, "selected"), (.notEnabled, "notEnabled"),
        (.adjustable, "adjustable"), (.allowsDirectInteraction, "allowsDirectInteraction"),
        (.updatesFrequently, "updatesFrequently"), (.causesPageTurn, "causesPageTurn"), (.playsSound, "playsSound"),
        (.startsMediaSession, "startsMediaSession"),
    ]
    private static let knownTraits = Traits(traitNames.map(\.trait))
}
