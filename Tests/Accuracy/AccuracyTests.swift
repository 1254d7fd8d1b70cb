import Foundation
import TestSupport
import Testing

/// The findings of the preset `recommended` on the corpora, compared with their verdicts in verdicts.tsv.
///
/// `AXAUDIT_RECORD=1` adds a row with the verdict `unjudged` for each finding that has none.
@Suite("Accuracy", .serialized)
struct AccuracyTests {
    /// The findings and the rows, after recording.
    private static let comparison = Result {
        var file = try VerdictFile()
        let screens = CorpusAudit.screens
        let comparison = Comparison(screens, in: CorpusAudit.folderNames, file.rows)
        // A malformed line would be lost by writing the file.
        guard ProcessInfo.processInfo.environment["AXAUDIT_RECORD"] == "1", file.malformed.isEmpty else {
            return comparison
        }
        file.rows = comparison.recorded
        try file.write()
        return Comparison(screens, in: CorpusAudit.folderNames, file.rows)
    }

    @Test("verdicts.tsv has rows only, sorted, no finding twice, and reasons that quote no text")
    func file() throws {
        let file = try VerdictFile()
        #expect(file.malformed.isEmpty)
        for (row, next) in zip(file.rows, file.rows.dropFirst()) {
            #expect(row.id < next.id, "the rows are not sorted:\n\(row.line)\n\(next.line)")
        }
        for row in file.rows {
            #expect(row.id.element.wholeMatch(of: #/[0-9a-f]{16}/#) != nil, "\(row.line)")
            #expect(row.reason.allSatisfy { $0.isASCII && $0 != "\"" }, "\(row.line)")
        }
    }

    @Test("Every finding has a verdict", .enabled(if: Corpus.isAvailable, "AXAUDIT_CORPUS is not set"))
    func unjudged() throws {
        for finding in try Self.comparison.get().unjudged {
            Issue.record("no verdict in Tests/Accuracy/verdicts.tsv:\n\(finding.text)")
        }
    }

    @Test("No finding that is right is lost", .enabled(if: Corpus.isAvailable, "AXAUDIT_CORPUS is not set"))
    func lost() throws {
        for row in try Self.comparison.get().lost {
            Issue.record(
                "a right finding is lost; if another rule reports the defect, delete the row in verdicts.tsv:\n\(row.line)"
            )
        }
    }

    @Test(
        "At most 2 in 100 findings are wrong; prints the precision",
        .enabled(if: Corpus.isAvailable, "AXAUDIT_CORPUS is not set"))
    func precision() throws {
        let summary = AccuracySummary(try Self.comparison.get())
        print(summary.text)
        #expect(summary.all.decided > 0)
        #expect(summary.all[.wrong] * 100 <= summary.all.decided * 2)
    }

    @Test(
        "The findings and verdicts agree with the lists of verdicts beside the newer dumps, or give a reason",
        .enabled(if: Corpus.isAvailable, "AXAUDIT_CORPUS is not set"))
    func independentVerdicts() throws {
        for message in try Self.comparison.get().deviations(from: IndependentVerdict.all(in: CorpusAudit.folderNames)) {
            Issue.record("\(message)")
        }
    }
}
