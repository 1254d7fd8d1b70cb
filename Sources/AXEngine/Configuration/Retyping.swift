import AXTree

/// What a custom component is.
struct Retyping: Sendable {
    var element: ElementSelector
    var type: ElementType
}
