/// A row of verdicts.tsv.
struct VerdictRow: Equatable {
    /// The finding.
    var id: FindingID
    /// Its verdict.
    var verdict: Verdict
    /// The reason for the verdict, without texts of the dump; may be empty.
    var reason = ""

    /// The header of the file.
    static let header = "path\trule\telement\tordinal\tverdict\treason"

    init(_ id: FindingID, _ verdict: Verdict) {
        self.id = id
        self.verdict = verdict
    }

    /// Reads a line of the file. Returns `nil` if it is not a row.
    init?(line: Substring) {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard columns.count == 6, let ordinal = Int(columns[3]), let verdict = Verdict(rawValue: columns[4]) else {
            return nil
        }
        id = FindingID(path: columns[0], rule: columns[1], element: columns[2], ordinal: ordinal)
        self.verdict = verdict
        reason = columns[5]
    }

    /// The line of the file.
    var line: String {
        [id.path, id.rule, id.element, String(id.ordinal), verdict.rawValue, reason].joined(separator: "\t")
    }
}
