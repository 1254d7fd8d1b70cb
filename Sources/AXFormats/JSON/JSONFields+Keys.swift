import AXSyntax
import AXTree

extension JSONFields {
    /// The values of an object's keys by name, with unknown keys and keys given twice reported.
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

    /// Reports unknown keys and keys given twice, without a table of what stands there: frames are many.
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

    /// Reports a word that nobody knows, with the nearest one that is known.
    mutating func unknown(_ name: String, at index: Int, _ what: String, among known: [String]) {
        let suggestion = name.nearest(in: known).map { "; did you mean \"\($0)\"?" } ?? ""
        report(
            SyntaxError(at: document.offset(of: index), "unknown \(what) \"\(name.printable)\"\(suggestion)"))
    }
}
