/// What leads from an element to the code.
package enum CodeEvidence: String, CaseIterable, Sendable {
    /// The identifier of the element.
    case identifier
    /// Its text, which a catalogue has, and the key of the entry.
    case key
    /// Its text.
    case literal
    /// The name of its image.
    case asset
}
