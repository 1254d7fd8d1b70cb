import AXEngine
import AXTree

/// What an element is recognized by when its other attributes change.
enum ElementName: Hashable {
    /// The identifier.
    case identifier(String)
    /// The label of an element without an identifier, and the type if both screens carry types.
    case label(String, type: ElementType?)
    /// Neither, because one of the screens does not carry the attribute that names the element.
    case unknown

    /// The name of an element by the attributes that both screens carry, or `nil` if it has none.
    init?(_ element: Element, known: AttributeSet) {
        if known.contains(.identifier), let identifier = element.text(of: .identifier) {
            self = .identifier(identifier)
        } else if known.contains(.label), let label = element.text(of: .label) {
            self = .label(label, type: known.contains(.type) ? element.type : nil)
        } else {
            return nil
        }
    }
}
