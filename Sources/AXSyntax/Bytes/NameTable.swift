/// Finds the names in one document, keys of objects or attributes of tags, in a table of words. A name that the document repeats
/// is looked up once.
package struct NameTable {
    private let table: WordTable
    /// For each number of a name, the index of its word; -1 if the table does not have it, -2 before it was looked up.
    private var indices: [Int] = []

    /// Creates a table for the names of one document.
    package init(_ table: WordTable) { self.table = table }

    /// Returns the index in the table of the key of a member, or `nil` if the table does not have it.
    package mutating func index(of member: JSONMember) -> Int? {
        index(of: member.keyNumber) { member.key.word(in: $0) }
    }

    /// Returns the index in the table of the name of an attribute, or `nil` if the table does not have it.
    package mutating func index(of attribute: XMLAttribute) -> Int? {
        index(of: attribute.nameNumber) { attribute.name(in: $0) }
    }

    private mutating func index(of number: Int, lookUp: (WordTable) -> Int?) -> Int? {
        if number < indices.count, indices[number] > -2 { return indices[number] < 0 ? nil : indices[number] }
        let index = lookUp(table)
        // The number 0 says nothing about the name.
        guard number > 0 else { return index }
        while indices.count <= number { indices.append(-2) }
        indices[number] = index ?? -1
        return index
    }
}
