import AXEngine
import AXTree

/// The key of an element at a `MatchLevel`.
enum ElementMatchKey: Hashable {
    /// An element that has only the attributes that are compared at the level.
    case content(Element)
    /// The reference of the element in its process.
    case reference(String)
    /// The name of the element, and the name of its container where the level includes it.
    case name(ElementName, container: ElementName?)
    /// The type, or `nil` if one of the screens does not carry types.
    case type(ElementType?)
}
