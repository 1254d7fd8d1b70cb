import Foundation
import TestSupport

/// A row of VERDICTS.tsv in the folder of newer dumps: a strict judge's verdict on a finding of an earlier version.
struct IndependentVerdict: Hashable {
    /// The verdicts of that file.
    enum Kind: String {
        /// The finding is right.
        case right = "TRUE"
        /// The defect is right, but is a warning and was a failure.
        case severe = "TRUE-SEV"
        /// The finding is wrong.
        case wrong = "WRONG"
        /// The dump does not tell.
        case unsure = "UNSURE"
    }

    /// The path of the dump, with `corpus-2/` in front.
    var path: String
    /// The id of the rule.
    var rule: String
    /// The element.
    var element: ElementDescription
    /// The verdict.
    var kind: Kind
    /// The number of findings with this verdict, rule and element.
    var count: Int

    init(path: String, rule: String, element: ElementDescription, kind: Kind, count: Int) {
        self.path = path
        self.rule = rule
        self.element = element
        self.kind = kind
        self.count = count
    }

    /// The error for a line that is not a row.
    struct MalformedLine: Error {
        let line: String
    }

    /// Reads the file. Returns no row if it is not there. Rows that are equal but for the message are counted.
    static func all() throws -> [IndependentVerdict] {
        guard let folder = Corpus.folders.dropFirst().first else { return [] }
        let file = folder.appendingPathComponent("VERDICTS.tsv")
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        var counts: [IndependentVerdict: Int] = [:]
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst() {
            guard let row = IndependentVerdict(line: line) else { throw MalformedLine(line: String(line)) }
            var group = row
            group.count = 0
            counts[group, default: 0] += row.count
        }
        return counts.map { group, count in
            var row = group
            row.count = count
            return row
        }.sorted { ($0.path, $0.rule, $0.element.text) < ($1.path, $1.rule, $1.element.text) }
    }

    /// Reads a line, with the columns path, rule, element, message, severity, verdict and reason. An element that begins with
    /// `x40 ` is a cluster of 40.
    private init?(line: Substring) {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard columns.count >= 6, let kind = Kind(rawValue: String(columns[5])) else { return nil }
        let cluster = columns[2].prefixMatch(of: #/x(\d+) /#)
        guard let element = ElementDescription(cluster.map { columns[2][$0.range.upperBound...] } ?? columns[2]) else {
            return nil
        }
        path = "corpus-2/" + columns[0]
        rule = String(columns[1])
        self.element = element
        self.kind = kind
        count = cluster.flatMap { Int($0.1) } ?? 1
    }

    /// The verdict that verdicts.tsv has without a reason. A finding that was too severe is a warning now, which is right.
    var expected: Verdict {
        switch kind {
        case .right, .severe: .right
        case .wrong: .wrong
        case .unsure: .unsure
        }
    }

    /// The row for people.
    var text: String { "\(path): \(rule): \(element.text)" + (count == 1 ? "" : " (\(count) times)") }
}
