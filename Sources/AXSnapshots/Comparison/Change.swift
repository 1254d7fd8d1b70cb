import AXEngine
import AXTree

/// A change of one element between a reference and the current screen.
package struct Change: Hashable, Sendable {
    /// The kind of a change. The raw value is its name in reports.
    package enum Kind: String, CaseIterable, Sendable {
        /// The element is only on the current screen.
        case added
        /// The element is only in the reference.
        case removed
        /// The element's order relative to other elements differs. Its attributes may differ as well.
        case moved
        /// The element's order is the same, and its attributes differ.
        case changed
    }

    /// The kind of the change.
    package var kind: Kind
    /// The `ElementKey` of the element: in the reference, or of an added element on the current screen.
    package var key: String
    /// The element's identifier, or `nil` if it has none.
    package var identifier: String?
    /// The `ElementPath` of the element, or an empty text for a text snapshot.
    package var path: String
    /// Type and label of the element, safe to print: in the reference, or of an added element on the current screen.
    package var summary: String
    /// The attributes that differ; empty for an element that was added or removed.
    package var attributes: [AttributeChange]
    /// What VoiceOver said and says, or `nil` if that does not differ. It follows from the attributes.
    package var speech: AttributeChange?
    /// The element's number in the reading order of the reference, from 1.
    package var from: Int?
    /// The element's number in the reading order of the current screen, from 1.
    package var to: Int?

    /// The attributes that differ and then what VoiceOver says, for reports.
    package var details: [AttributeChange] { attributes + [speech].compactMap(\.self) }
}
