import AXSyntax
import AXTree

/// Iterates over the members of a JSON object that have known keys, and reports keys that occur twice.
struct KnownMembers<Key: CaseIterable & RawRepresentable<String> & Sendable> {
    private let table: KeyTable<Key>
    /// For each key of the table, whether it occurred.
    private var seen: [Bool]
    private var members: JSONMembers

    /// Begins at the first member of an object.
    init(_ table: KeyTable<Key>, of object: JSONValue) {
        self.table = table
        seen = [Bool](repeating: false, count: table.keys.count)
        members = object.members
    }

    /// Returns the next member with a known key, or `nil` at the end of the object.
    mutating func next(_ fields: inout JSONFields) -> (key: Key, value: JSONValue)? {
        while let member = members.next() {
            guard let index = table.index(of: member.key) else { continue }
            if seen[index] { fields.reportTwice(member.key) }
            seen[index] = true
            return (table.keys[index], member.value)
        }
        return nil
    }
}
