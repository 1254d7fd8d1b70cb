import AXSyntax
import AXTree

/// An element while its keys are read.
package struct ElementDraft<Extra> {
    /// The element so far.
    package var element: Element
    /// The children, or `nil` if there is no list of them.
    package var children: JSONItems?
    /// What a reader can only use after the last key.
    package var extra: Extra

    package init(_ element: Element, _ extra: Extra) {
        self.element = element
        self.extra = extra
    }
}
