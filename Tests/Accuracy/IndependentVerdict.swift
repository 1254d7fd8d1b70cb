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

    /// The path of the dump, with the folder of its collection, such as `corpus-2/`, in front.
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

    /// A list of verdicts: the folder of its dumps in verdicts.tsv, and its file.
    private struct List {
        let folder: String
        let file: URL

        static let all =
            Corpus.folders.dropFirst().map { List(folder: "corpus-2", file: $0.appendingPathComponent("VERDICTS.tsv")) }
            + JudgedCollection.all.map {
                List(
                    folder: $0.name,
                    file: $0.folder.appendingPathComponent("\($0.platform.rawValue)-VERDICTS.tsv"))
            }
    }

    /// Reads the lists on the dumps of some folders. Returns no row of a list that is not there. Rows that are equal
    /// but for the message are counted.
    static func all(in folders: [String]) throws -> [IndependentVerdict] {
        var counts: [IndependentVerdict: Int] = [:]
        for list in List.all where folders.contains(list.folder) {
            guard FileManager.default.fileExists(atPath: list.file.path) else { continue }
            for line in try TableRow.all(in: list.file) {
                guard let row = IndependentVerdict(line, of: list) else { throw MalformedLine(line: line.line) }
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

    /// Reads a row. An element that begins with `x40 ` is a cluster of 40.
    private init?(_ row: TableRow, of list: List) {
        guard let dump = row.values.first, let rule = row["rule"], let kind = row["verdict"].flatMap(Kind.init),
            let text = row["element"].map({ $0[...] })
        else { return nil }
        let cluster = text.prefixMatch(of: #/x(\d+) /#)
        guard let element = ElementDescription(cluster.map { text[$0.range.upperBound...] } ?? text) else {
            return nil
        }
        path = list.folder + "/" + dump
        self.rule = rule
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
