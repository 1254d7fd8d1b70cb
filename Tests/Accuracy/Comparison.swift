/// The findings on the corpora, compared with verdicts.tsv.
struct Comparison {
    /// The audited dumps.
    let screens: [CorpusScreen]
    /// The rows of verdicts.tsv, by finding.
    let rows: [FindingID: VerdictRow]
    /// The folders of the audited dumps, e.g. `corpus-2` or `corpus-3/ios`. Rows of other folders are not compared.
    let folders: [String]

    init(_ screens: [CorpusScreen], in folders: [String], _ rows: [VerdictRow]) {
        self.screens = screens
        self.folders = folders
        self.rows = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
    }

    /// The findings.
    var findings: [CorpusFinding] { screens.flatMap(\.findings) }

    /// Returns the verdict of a finding.
    func verdict(of finding: CorpusFinding) -> Verdict { rows[finding.id]?.verdict ?? .unjudged }

    /// The findings without a verdict.
    var unjudged: [CorpusFinding] { findings.filter { verdict(of: $0) == .unjudged } }

    /// The rows whose finding is gone although it was right, except those that moved.
    var lost: [VerdictRow] { missing.filter { $0.verdict == .right && !hasMoved($0) } }

    /// The rows after `AXAUDIT_RECORD=1`: every unjudged finding has a row, and rows of findings that moved are
    /// removed.
    var recorded: [VerdictRow] {
        let added = unjudged.map { VerdictRow($0.id, .unjudged) }.filter { rows[$0.id] == nil }
        let removed = Set(missing.filter { $0.verdict == .unjudged || hasMoved($0) }.map(\.id))
        return rows.values.filter { !removed.contains($0.id) } + added
    }

    /// The rows without a finding.
    private var missing: [VerdictRow] {
        let found = Set(findings.map(\.id))
        let compared = rows.values.filter { row in folders.contains { row.id.path.hasPrefix($0 + "/") } }
        return compared.filter { !found.contains($0.id) }.sorted { $0.id < $1.id }
    }

    /// Whether another finding of the same element has no verdict, so that it may be the same defect under another
    /// rule.
    private func hasMoved(_ row: VerdictRow) -> Bool {
        unjudged.contains { $0.id.path == row.id.path && $0.id.element == row.id.element }
    }
}
