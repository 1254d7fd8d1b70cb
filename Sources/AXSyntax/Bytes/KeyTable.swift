/// The known keys of an object or the known attributes of a tag, found by their bytes.
package struct KeyTable<Key: CaseIterable & RawRepresentable<String> & Sendable>: Sendable {
    /// Every key, in the order of its declaration.
    package let keys: [Key]
    private let words: WordTable

    /// Creates a table of every case of `Key`.
    package init() {
        keys = Array(Key.allCases)
        words = WordTable(keys.map(\.rawValue))
    }

    /// Returns the key at `start..<end` of `text`, or `nil` if it is unknown.
    package func key(in text: [UInt8], _ start: Int, _ end: Int) -> Key? {
        words.index(in: text, start, end).map { keys[$0] }
    }

    /// Returns the index of the key of a member of a JSON object, or `nil` if it is unknown.
    package func index(of key: JSONValue) -> Int? { key.word(in: words) }

    /// Returns the key that is the name of an attribute, or `nil` if it is unknown.
    package func key(of attribute: XMLAttribute) -> Key? { attribute.name(in: words).map { keys[$0] } }
}
