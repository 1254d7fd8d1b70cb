import Testing

/// The comparison of findings with rows, without the corpora.
@Suite("Comparison with verdicts")
struct ComparisonTests {
    private static let path = "corpus/wda-xml/a.xml"
    private static let close = ElementDescription(type: "button", label: "Close")

    private func finding(_ rule: String) -> CorpusFinding {
        let id = FindingID(path: Self.path, rule: rule, element: FindingID.hash("button \"Close\""))
        return CorpusFinding(id: id, severity: .warning, message: "is small", element: Self.close)
    }

    private func comparison(of rules: [String], with rows: [VerdictRow]) -> Comparison {
        Comparison([CorpusScreen(path: Self.path, findings: rules.map(finding))], in: ["corpus"], rows)
    }

    private func row(_ rule: String, _ verdict: Verdict, _ reason: String = "") -> VerdictRow {
        var row = VerdictRow(finding(rule).id, verdict)
        row.reason = reason
        return row
    }

    private func verdict(_ rule: String, _ kind: IndependentVerdict.Kind) -> IndependentVerdict {
        IndependentVerdict(path: Self.path, rule: rule, element: Self.close, kind: kind, count: 1)
    }

    @Test("The hash is what sha256sum prints")
    func hash() {
        #expect(FindingID.hash("abc") == "ba7816bf8f01cfea")
    }

    @Test("A row is read as it is written")
    func line() {
        let row = row("target-size", .unsure, "not in the dump")
        #expect(VerdictRow(line: Substring(row.line)) == row)
        #expect(VerdictRow(line: Substring(VerdictRow.header)) == nil)
    }

    @Test("A finding without a row is not judged, and recording adds the row")
    func unjudged() {
        let comparison = comparison(of: ["target-size"], with: [])
        #expect(comparison.unjudged.map(\.id.rule) == ["target-size"])
        #expect(comparison.recorded == [row("target-size", .unjudged)])
        #expect(self.comparison(of: ["target-size"], with: comparison.recorded).unjudged.count == 1)
    }

    @Test("Of the rows without a finding, only right ones are lost")
    func lost() {
        for verdict in Verdict.allCases {
            let comparison = comparison(of: [], with: [row("target-size", verdict)])
            #expect(comparison.lost.count == (verdict == .right ? 1 : 0))
        }
        #expect(Comparison([], in: ["corpus-2"], [row("target-size", .right)]).lost.isEmpty)
    }

    @Test("A finding that moved to another rule is not lost until the new one is judged; recording removes its row")
    func moved() {
        let old = row("control-label-missing", .right)
        let moved = comparison(of: ["label-blank"], with: [old])
        #expect(moved.lost.isEmpty)
        #expect(moved.recorded == [row("label-blank", .unjudged)])
        #expect(comparison(of: ["label-blank"], with: [old, row("label-blank", .right)]).lost == [old])
    }

    @Test("A finding that VERDICTS.tsv calls WRONG needs a reason")
    func reportedAlthoughWrong() {
        let wrong = [verdict("target-size", .wrong)]
        let rows = [row("target-size", .wrong), row("target-size", .wrong, "known"), row("target-size", .right)]
        for row in rows { #expect(comparison(of: ["target-size"], with: [row]).deviations(from: wrong).count == 1) }
        let reason = row("target-size", .right, "the dump has the size")
        #expect(comparison(of: ["target-size"], with: [reason]).deviations(from: wrong).isEmpty)
    }

    @Test("A finding that VERDICTS.tsv calls TRUE has another verdict only with a reason")
    func judgedOtherwise() {
        let right = [verdict("target-size", .right)]
        let rows = [
            row("target-size", .right), row("target-size", .wrong), row("target-size", .wrong, "in a web page"),
        ]
        #expect(
            rows.map { comparison(of: ["target-size"], with: [$0]).deviations(from: right).count } == [0, 1, 0])
    }

    @Test("A finding that VERDICTS.tsv calls TRUE may move to another rule, and may be lost for a reason")
    func lostAlthoughRight() {
        let right = [verdict("target-size", .right), verdict("control-label-missing", .right)]
        let rules = ["control-label-missing", "label-blank"]
        let rows = rules.map { row($0, .right) }
        #expect(comparison(of: rules, with: rows).deviations(from: right).isEmpty)
        #expect(comparison(of: ["control-label-missing"], with: rows).deviations(from: right).count == 1)
        let reason = row("target-size", .wrong, "the row is the target")
        #expect(comparison(of: ["control-label-missing"], with: rows + [reason]).deviations(from: right).isEmpty)
    }

    @Test("A description of VERDICTS.tsv is read")
    func description() throws {
        let description = try #require(ElementDescription("button \"Say \"hi\"\" #greet me"))
        #expect(description == ElementDescription(type: "button", label: "Say \"hi\"", identifier: "greet me"))
        #expect(ElementDescription("screen \"\"") == .screen)
        #expect(ElementDescription("button") == nil)
    }
}
