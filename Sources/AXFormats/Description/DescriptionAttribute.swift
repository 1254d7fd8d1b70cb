import AXSyntax
import AXTree

/// Something that XCUITest's debugDescription says of an element.
enum DescriptionAttribute {
    /// Nil if it is no place on a screen.
    case frame(Rect?)
    /// A frame whose end is missing; the byte at which it begins.
    case malformedFrame(Int)
    case label(String)
    case identifier(String)
    case value(String)
    case placeholder(String)
    case traits(Traits)
    case disabled
    case selected
}
