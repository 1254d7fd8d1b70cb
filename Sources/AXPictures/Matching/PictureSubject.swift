import AXTree

/// An element whose drawing can be measured.
package struct PictureSubject: Sendable {
    /// What is drawn in its frame.
    package enum Kind: Sendable {
        /// Its text.
        case text
        /// Its text or an icon: the dump does not tell.
        case label
        /// An icon.
        case icon
    }

    /// The index of the element.
    package let index: Int
    /// What is drawn.
    package let kind: Kind
    /// The text; empty for an icon.
    package let text: String
    /// Whether it is an icon if it is not drawn like a text.
    package var mayBeIcon = false
    /// Why nothing can be told although something may be drawn, by the dump alone.
    package var refusal: ContrastRefusal?
    /// The part of the frame that no other element covers, in the unit of the frame.
    package var frame: Rect
}
