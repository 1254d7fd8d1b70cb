extension Set<String> {
    /// Creates a set of the words of a text.
    package init(wordsOf text: String) { self = Set(text.utf8.split(separator: 0x20).map { String(Substring($0)) }) }
}
