import AXSyntax
import AXTree

/// Iterates over the known keys of a JSON object, and reports those that occur twice.
struct KnownKeys<Key: CaseIterable & RawRepresentable<String> & Sendable> {
    private let table: KeyTable<Key>
    /// For each key of the table, whether it occurred.
    private var seen: [Bool]
    /// The node of the next key.
    private var next: Int
    private let end: Int

    /// Begins at the first key of the object at node `object`.
    init(_ table: KeyTable<Key>, of object: Int, in document: JSONDocument) {
        self.table = table
        seen = [Bool](repeating: false, count: table.keys.count)
        next = object + 1
        end = Int(document.nodes[object].end)
    }

    /// Returns the next known key and the node of its value, or `nil` at the end of the object.
    mutating func next(_ fields: inout JSONFields) -> (key: Key, value: Int)? {
        while next < end {
            let key = next
            next = fields.document.next(after: key + 1)
            guard let index = table.index(at: key, of: fields.document) else { continue }
            if seen[index] { fields.reportTwice(key) }
            seen[index] = true
            return (table.keys[index], key + 1)
        }
        return nil
    }
}
