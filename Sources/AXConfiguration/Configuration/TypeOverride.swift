import AXTree

/// The element type of custom components.
struct TypeOverride: Sendable {
    var element: ElementSelector
    var type: ElementType
}
