import AXTree

/// An element while its keys are read. Readers add properties for what can only be used after the last key.
protocol ElementDraft {
    /// The element so far.
    var element: Element { get set }
    /// The node of the list of children, or 0 if there is none.
    var children: Int { get set }

    init()
}
