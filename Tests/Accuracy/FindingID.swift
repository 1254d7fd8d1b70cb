import AXSyntax
import TestSupport

/// Identifies a finding on the corpora in verdicts.tsv.
struct FindingID: Hashable {
    /// The path of the dump: the folder of its collection, e.g. `corpus-2/` or `android/`, then the path in it.
    var path: String
    /// The id of the rule.
    var rule: String
    /// The hash of the key of the finding's first element, or of `screen` for a finding about the whole screen.
    var element: String
    /// The number of findings before this one with the same path, rule and element.
    var ordinal = 0

    /// The first 16 hexadecimal digits of the SHA-256 of a key, by which verdicts.tsv names an element without its
    /// texts.
    static func hash(_ key: String) -> String {
        let hexadecimal = Array("0123456789abcdef")
        return String(
            SHA256.digest(Array(key.utf8)).prefix(8).flatMap { [hexadecimal[Int($0 >> 4)], hexadecimal[Int($0 & 15)]] })
    }
}

extension FindingID: Comparable {
    /// The order of the rows of verdicts.tsv.
    static func < (one: FindingID, other: FindingID) -> Bool {
        (one.path, one.rule, one.element, one.ordinal) < (other.path, other.rule, other.element, other.ordinal)
    }
}
