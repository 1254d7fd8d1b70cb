import AXSyntax
import AXTree

extension DumpFields {
    /// Returns the members of an object by key. Unknown keys and keys given twice are errors.
    package mutating func members(of object: JSONValue, _ known: [String], what: String) -> [String: JSONMember] {
        var members: [String: JSONMember] = [:]
        for member in object.members {
            let name = member.name
            if name.hasPrefix("x-") { continue }
            if !known.contains(name) {
                unknown(name, member.key, what, among: known)
            } else if members.updateValue(member, forKey: name) != nil {
                reportTwice(member.key)
            }
        }
        return members
    }

    /// Returns the index of a word in a table, or `nil` for an unknown one, which is reported.
    package mutating func index(
        of word: JSONValue, in known: WordTable, _ what: String, pointer: String? = nil
    ) -> Int? {
        if let index = word.word(in: known) { return index }
        unknown(word.content, word, what, among: known.words, pointer: pointer)
        return nil
    }

    /// Reports unknown keys and keys given twice, without creating a dictionary, because frames are frequent.
    package mutating func checkKeys(of object: JSONValue, _ known: WordTable, what: String) {
        var seen = [Bool](repeating: false, count: known.words.count)
        for member in object.members {
            if let index = member.key.word(in: known) {
                if seen[index] { reportTwice(member.key) }
                seen[index] = true
            } else if !member.name.hasPrefix("x-") {
                unknown(member.name, member.key, what, among: known.words)
            }
        }
    }
}
