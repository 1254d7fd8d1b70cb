/// The known keys of an object, found by their bytes.
package struct KeyTable<Key: CaseIterable & RawRepresentable<String> & Sendable>: Sendable {
    /// Every key, in the order of its declaration.
    package let keys: [Key]
    private let words: WordTable

    /// Creates a table of every case of `Key`.
    package init() {
        keys = Array(Key.allCases)
        words = WordTable(keys.map(\.rawValue))
    }

    /// Returns the index of the key of a member of a JSON object, or `nil` if it is unknown.
    package func index(of key: JSONValue) -> Int? { key.word(in: words) }
}
