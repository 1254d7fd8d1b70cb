import AXSyntax
import AXTree

/// Iterates over the members of a JSON object that have known keys, and reports keys that occur twice.
package struct KnownMembers<Key: CaseIterable & RawRepresentable<String> & Sendable> {
    private let table: KeyTable<Key>
    /// The keys that occurred: for each, the bit of its index. No format has more than 64.
    private var seen: UInt64 = 0
    private var members: JSONMembers

    /// Begins at the first member of an object.
    package init(_ table: KeyTable<Key>, of object: JSONValue) {
        self.table = table
        members = object.members
    }

    /// Returns the index of the key of the next member with a known key, and its value; `nil` at the end of the object.
    package mutating func next(_ fields: inout JSONFields) -> (index: Int, value: JSONValue)? {
        while let member = members.next() {
            guard let index = table.index(of: member.key) else { continue }
            let bit: UInt64 = 1 << UInt64(index)
            if seen & bit != 0 { fields.reportTwice(member.key) }
            seen |= bit
            return (index, member.value)
        }
        return nil
    }
}
