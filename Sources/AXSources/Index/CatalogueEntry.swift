/// An entry of a catalogue of texts: a key and its text in one language.
struct CatalogueEntry: Sendable {
    /// The key, as the code has it.
    let key: String
    /// The text, with gaps for what is formatted into it.
    let pattern: TextPattern
    /// The language of the text as a BCP 47 tag in lower case, or empty for the default language.
    let language: String
    /// The number of the line, from 1.
    let line: Int
    /// The index of the file in the index; set when indices are merged.
    var file = 0
}
