import AXSyntax
import AXTree

/// Iterates over the members of a JSON object that have known keys, and reports keys that occur twice.
///
/// It is inlinable, as are the readers of an element: they are generic, and most formats are in another module.
package struct KnownMembers<Key: CaseIterable & RawRepresentable<String> & Sendable> {
    @usableFromInline let table: KeyTable<Key>
    /// The keys that occurred: for each, the bit of its index. No format has more than 64.
    @usableFromInline var seen: UInt64 = 0
    @usableFromInline var members: JSONMembers

    /// Begins at the first member of an object.
    @inlinable package init(_ table: KeyTable<Key>, of object: JSONValue) {
        self.table = table
        members = object.members
    }

    /// Returns the next member with a known key, or `nil` at the end of the object.
    @inlinable package mutating func next(_ fields: inout JSONFields) -> (key: Key, value: JSONValue)? {
        while let member = members.next() {
            guard let index = table.index(of: member.key) else { continue }
            let bit: UInt64 = 1 << UInt64(index)
            if seen & bit != 0 { fields.reportTwice(member.key) }
            seen |= bit
            return (table.keys[index], member.value)
        }
        return nil
    }
}
