import Foundation
import TestSupport

/// A row of a list of verdicts beside the newer dumps: a strict judge's verdict on a finding of an earlier version.
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
        /// The element was made up or cut by the author of the dump.
        case notApplicable = "NA"
    }

    /// The path of the dump, with `corpus-2/` or `corpus-3/` in front.
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

    /// A list of verdicts: the folder of its dumps in verdicts.tsv, its file, and the columns of its rows.
    private struct List {
        let folder: String
        let file: URL?
        let element: Int
        let verdict = 5

        static let all = [
            List(
                folder: "corpus-2", file: Corpus.folders.dropFirst().first?.appendingPathComponent("VERDICTS.tsv"),
                element: 2),
            List(folder: "corpus-3/ios", file: Corpus.third?.appendingPathComponent("ios-VERDICTS.tsv"), element: 4),
            List(
                folder: "corpus-3/android", file: Corpus.third?.appendingPathComponent("android-VERDICTS.tsv"),
                element: 4),
        ]
    }

    /// Reads the lists on the dumps of some folders. Returns no row of a list that is not there. Rows that are equal
    /// but for the message are counted.
    static func all(in folders: [String]) throws -> [IndependentVerdict] {
        var counts: [IndependentVerdict: Int] = [:]
        for list in List.all where folders.contains(list.folder) {
            guard let file = list.file, FileManager.default.fileExists(atPath: file.path) else { continue }
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst() {
                guard let row = IndependentVerdict(line: line, of: list) else {
                    throw MalformedLine(line: String(line))
                }
                var group = row
                group.count = 0
                counts[group, default: 0] += row.count
            }
        }
        return counts.map { group, count in
            var row = group
            row.count = count
            return row
        }.sorted { ($0.path, $0.rule, $0.element.text) < ($1.path, $1.rule, $1.element.text) }
    }

    /// Reads a line, whose first columns are path and rule. An element that begins with `x40 ` is a cluster of 40.
    private init?(line: Substring, of list: List) {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard columns.count > list.verdict, let kind = Kind(rawValue: String(columns[list.verdict])) else { return nil }
        let text = columns[list.element]
        let cluster = text.prefixMatch(of: #/x(\d+) /#)
        guard let element = ElementDescription(cluster.map { text[$0.range.upperBound...] } ?? text) else {
            return nil
        }
        path = list.folder + "/" + columns[0]
        rule = String(columns[1])
        self.element = element
        self.kind = kind
        count = cluster.flatMap { Int($0.1) } ?? 1
    }

    /// The verdict that verdicts.tsv has without a reason. A finding that was too severe is a warning now, which is
    /// right.
    var expected: Verdict {
        switch kind {
        case .right, .severe: .right
        case .wrong: .wrong
        case .unsure, .notApplicable: .unsure
        }
    }

    /// The row for people.
    var text: String { "\(path): \(rule): \(element.text)" + (count == 1 ? "" : " (\(count) times)") }
}
