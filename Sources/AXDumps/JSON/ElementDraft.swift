import AXSyntax
import AXTree

/// An element while its keys are read. Readers add properties for what can only be used after the last key.
package protocol ElementDraft {
    /// The element so far.
    var element: Element { get set }
    /// The children, or `nil` if there is no list of them.
    var children: JSONItems? { get set }

    init()
}
