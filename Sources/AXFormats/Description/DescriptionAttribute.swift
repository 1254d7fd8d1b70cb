import AXDumps
import AXSyntax
import AXTree

/// An attribute of an element in XCUITest's `debugDescription`.
enum DescriptionAttribute {
    /// A frame, or `nil` if it is not reasonable.
    case frame(Rect?)
    /// A frame without its end, with the byte offset at which it begins.
    case malformedFrame(Int)
    case label(String)
    case identifier(String)
    case value(String)
    case placeholder(String)
    case traits(Traits)
    case disabled
    case selected
}
