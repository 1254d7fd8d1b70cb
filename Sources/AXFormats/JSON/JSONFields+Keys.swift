import AXSyntax
import AXTree

extension JSONFields {
    /// Returns the values of an object by key. Unknown keys and keys given twice are errors.
    mutating func members(of object: Int, _ known: [String], what: String) -> [String: Int] {
        var members: [String: Int] = [:]
        for key in document.keys(of: object) {
            let name = document.string(at: key)
            if name.hasPrefix("x-") { continue }
            if !known.contains(name) {
                unknown(name, at: key, what, among: known)
            } else if members.updateValue(key + 1, forKey: name) != nil {
                reportTwice(key)
            }
        }
        return members
    }

    /// Reports unknown keys and keys given twice, without creating a dictionary, because frames are frequent.
    mutating func checkKeys(of object: Int, _ known: WordTable, what: String) {
        var seen = [Bool](repeating: false, count: known.words.count)
        for key in document.keys(of: object) {
            if let index = document.word(at: key, in: known) {
                if seen[index] { reportTwice(key) }
                seen[index] = true
            } else {
                let name = document.string(at: key)
                if !name.hasPrefix("x-") { unknown(name, at: key, what, among: known.words) }
            }
        }
    }
}
