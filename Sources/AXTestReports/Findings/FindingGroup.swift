import AXEngine

/// Findings of one rule on one screen whose messages differ in numbers and quoted texts only.
package struct FindingGroup {
    /// The finding that is shown in full.
    package let first: Finding
    /// The findings after it.
    package private(set) var others: [Finding] = []

    private struct Key: Hashable {
        let rule: String
        let severity: Severity
        let message: String
    }

    /// Returns the groups of a list, in the order of their first findings. Two equal findings remain apart, because a
    /// group of two is not shorter.
    package static func groups(_ findings: [Finding]) -> [FindingGroup] {
        let keys = findings.map { Key(rule: $0.ruleID, severity: $0.severity, message: withoutDetails($0.message)) }
        var counts: [Key: Int] = [:]
        for key in keys { counts[key, default: 0] += 1 }
        var groups: [FindingGroup] = []
        var indices: [Key: Int] = [:]
        for (finding, key) in zip(findings, keys) {
            if counts[key, default: 0] > 2, let index = indices[key] {
                groups[index].others.append(finding)
            } else {
                indices[key] = groups.count
                groups.append(FindingGroup(first: finding))
            }
        }
        return groups
    }

    /// Returns a message without quoted texts and words that contain a digit: `is pt; the minimum in the HIG is pt`.
    private static func withoutDetails(_ message: String) -> String {
        var isQuoted = false
        let unquoted = message.utf8.filter { byte in
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            return !isQuoted
        }
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let words = unquoted.split(separator: UInt8(ascii: " ")).filter { word in !word.contains { digits ~= $0 } }
        return words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }
}
