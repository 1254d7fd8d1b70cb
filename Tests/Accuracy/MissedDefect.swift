import AXAudit
import AXEngine
import AXSyntax
import TestSupport

/// A row of a list of missed defects: a defect on a dump of a judged collection that an earlier version did not report.
struct MissedDefect {
    /// How certain the judge was.
    enum Certainty: String, CaseIterable {
        case sure, likely
    }

    /// The path of the dump in verdicts.tsv.
    let path: String
    /// The line of the element in the dump.
    let line: Int
    /// The number of the element among those with a frame, or `nil` if the list gives only the line.
    let number: Int?
    /// What is wrong.
    let text: String
    /// The rules that name the defect.
    let rules: Set<String>
    /// How certain it is.
    let certainty: Certainty

    /// The error for a line that is not a row.
    struct MalformedLine: Error {
        let line: String
    }

    /// Reads the list of a collection. A row of which the judge was not sure, or that says that nothing was missed, is
    /// left out.
    static func all(of collection: JudgedCollection) throws -> [MissedDefect] {
        try collection.rows(of: "MISSED").compactMap { row in
            guard let dump = row["dump"], let sureness = row["how sure"] ?? row["certainty"] else {
                throw MalformedLine(line: row.line)
            }
            guard let certainty = Certainty.allCases.first(where: { sureness.hasPrefix($0.rawValue) }) else {
                return nil
            }
            let text = row["defect"] ?? row["what"] ?? row["what is wrong"]
            guard let text, let place = row["line"], let line = place.prefixMatch(of: #/\d+/#).flatMap({ Int($0.0) })
            else { throw MalformedLine(line: row.line) }
            let ruleText = row["rule or ATF check"] ?? row["rule that ought to say so"]
            let named = ruleText?.matches(of: #/[a-z]+(?:-[a-z]+)+/#).map { String($0.0) }
            let rules =
                named?.reduce(into: []) { $0.formUnion(otherNames[$1, default: []].union([$1])) }
                ?? MissedDefectRules.named(by: text)
            let number = (place + " " + (row["element"] ?? "")).firstMatch(of: #/i=(\d+)/#).flatMap { Int($0.1) }
            return MissedDefect(
                path: collection.name + "/" + dump, line: line, number: number, text: text, rules: rules,
                certainty: certainty)
        }
    }

    /// Other rules that name the same defect, by the rule that the judge named.
    private static let otherNames: [String: Set<String>] = [
        "role-missing": ["button-trait-missing"],
        "header-missing": ["title-trait-missing"],
        "label-untranslated": ["label-symbol-name", "image-label-filename"],
        "label-non-descriptive": ["label-debug-text", "label-too-short"],
        "image-label-redundant-word": ["label-role-redundant"],
        "text-field-label-missing": ["text-field-placeholder-only"],
        "text-field-label-masks-value": ["text-field-value-unread"],
    ]

    /// Returns the finding that names the defect, or `nil` if there is none.
    func finding(in audits: [ScreenAudit], of bytes: [UInt8]) -> Finding? {
        for audit in audits {
            let indices = indices(in: audit, bytes)
            let finding = audit.findings.first { finding in
                rules.contains(finding.ruleID)
                    && (finding.elements.isEmpty || finding.elements.contains { indices.contains($0.index) })
            }
            if let finding { return finding }
        }
        return nil
    }

    /// The indices of the elements that the row is about: the one with the number; else those that begin on the line,
    /// or the last one before it. For a container, that is what VoiceOver reaches in it.
    private func indices(in audit: ScreenAudit, _ bytes: [UInt8]) -> Set<Int> {
        let elements = audit.screen.elements
        if let number {
            let numbered = Set(elements.indices.filter { elements[$0].frame != nil }.dropFirst(number).prefix(1))
            // What is said of a part of a stop is said of the stop.
            let stops = Set(audit.exposed)
            let around = numbered.filter { !stops.contains($0) }.compactMap { part in
                sequence(first: part) { elements[$0].parent }.first(where: stops.contains)
            }
            return numbered.union(around)
        }
        let lines = SourceText(bytes).locations(of: elements.map(\.offset)).map(\.line)
        var found = lines.indices.filter { lines[$0] == line }
        if found.isEmpty, let last = lines.indices.filter({ lines[$0] < line }).max(by: { lines[$0] < lines[$1] }) {
            found = [last]
        }
        let exposed = Set(audit.exposed)
        return Set(found.flatMap { exposed.contains($0) ? $0..<$0 + 1 : $0..<elements[$0].subtreeEnd })
    }
}
