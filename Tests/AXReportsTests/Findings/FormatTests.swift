import AXRuns
import AXConfiguration
import AXEngine
import AXTestReports
import AXReports
import AXTree
import Foundation
import TestSupport
import Testing

/// The formats that other systems read.
@Suite("Formats of others")
struct FormatTests {
    /// Every format that is not text for a terminal; `TextTests` has those.
    private static let formats = ReportFormat.all.filter { !["text", "compact"].contains($0.id) }

    @Test("Nothing from a dump is a control character, an unseen mark or a command in a log", arguments: formats)
    func harmless(format: ReportFormat) throws {
        let report = format.report(try FixedRun.make())
        for scalar in report.unicodeScalars {
            let isHarmful: Bool
            switch scalar.properties.generalCategory {
            case .control: isHarmful = scalar != "\n"
            case .format: isHarmful = !["\u{200D}", "\u{200C}", "\u{2068}", "\u{2069}"].contains(scalar)
            case .lineSeparator, .paragraphSeparator: isHarmful = true
            default: isHarmful = false
            }
            #expect(!isHarmful, "U+\(String(scalar.value, radix: 16))")
        }
        #expect(report.firstMatch(of: #/##[a-z]*\[/#) == nil)
        for line in report.split(separator: "\n") where line.trimmed.hasPrefix("::") {
            #expect(
                line.wholeMatch(
                    of:
                        #/::(error|warning|notice) (file=[^:,]+,(line=\d+,col=\d+,)?)?title=[^:,]+(,cause=[0-9a-f]{16})?::.*/#
                )
                    != nil)
        }
        if !["json", "sarif"].contains(format.id) {
            #expect(report.utf8.split(separator: 0x0A).allSatisfy { $0.count < 3_000 }, "long labels are cut")
        }
    }

    @Test(
        "XML is well-formed, and markup in a label is text",
        arguments: formats.filter { $0.fileEndings.contains { $0.hasSuffix("xml") } })
    func wellFormed(format: ReportFormat) throws {
        let document = try XMLReading(format.report(try FixedRun.make()))
        #expect(!document.names.contains("script"))
        let texts = [document.text] + document.elements.flatMap(\.attributes.values)
        #expect(texts.contains { $0.contains("]]> <script>alert('&") })
        let clean = try XMLReading(format.report(AuditRun(screens: [], rules: [])))
        #expect(document.names.isSuperset(of: clean.names))
    }

    // MARK: SARIF

    private func sarif(_ run: AuditRun, _ paths: ReportPaths = ReportPaths()) throws -> [String: Any] {
        try sarif(ReportFormat.sarif.report(run, paths: paths))
    }

    private func sarif(_ text: String) throws -> [String: Any] {
        let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let runs = try #require(log["runs"] as? [[String: Any]])
        #expect(runs.count == 1)
        return try #require(runs.first)
    }

    private func results(_ run: [String: Any]) throws -> [[String: Any]] {
        try #require(run["results"] as? [[String: Any]])
    }

    private func uri(_ result: [String: Any]) -> String? {
        let places = result["locations"] as? [[String: Any]]
        let place = places?.first?["physicalLocation"] as? [String: Any]
        return (place?["artifactLocation"] as? [String: Any])?["uri"] as? String
    }

    @Test("SARIF: every finding, worst first, each with a relative place, a state and unique fingerprints")
    func sarifResults() throws {
        let run = try FixedRun.make()
        let results = try results(sarif(run))
        #expect(results.count == run.screens.reduce(0) { $0 + $1.findings.count })
        #expect(
            results.map { $0["level"] as? String }
                == Array(repeating: "error", count: 4) + Array(repeating: "warning", count: 8))
        var fingerprints: Set<String> = []
        for result in results {
            let places = try #require(result["locations"] as? [[String: Any]])
            #expect(places.count == 1)
            let place = try #require(places[0]["physicalLocation"] as? [String: Any])
            let region = try #require(place["region"] as? [String: Int])
            #expect(region["startLine", default: 0] >= 1)
            #expect(uri(result) == "Dumps/hos%1Btile.json")
            let partial = try #require(result["partialFingerprints"] as? [String: String])
            #expect(Set(partial.keys) == ["axaudit/v1", "axaudit/cause/v1", "primaryLocationLineHash"])
            fingerprints.insert(partial["axaudit/v1", default: ""])
        }
        #expect(fingerprints.count == results.count)
        #expect(results.filter { $0["baselineState"] as? String == "unchanged" }.count == 1)
        let suppressions = results.compactMap { $0["suppressions"] as? [[String: String]] }
        #expect(suppressions.count == results.count, "all or none of the results say whether they are suppressed")
        #expect(
            suppressions.flatMap(\.self) == [
                ["kind": "external", "justification": "SDK banner, vendor ticket 4711"]
            ])
    }

    @Test("SARIF: braces are no placeholders and brackets no links")
    func sarifMessages() throws {
        for result in try results(sarif(try FixedRun.make())) {
            let text = try #require((result["message"] as? [String: String])?["text"])
            #expect(!text.contains("]("))
            #expect(!text.replacing("{{", with: "").contains("{"))
            #expect(!text.replacing("}}", with: "").contains("}"))
        }
    }

    @Test("SARIF: results beyond GitHub's limit are omitted, the least severe first, and a note counts them")
    func sarifLimit() throws {
        let noisy = Rule(
            "test-noisy", "Noise.", severity: .warning, needs: [], standards: [], why: "It is.", fix: "Hush.",
            examples: [],
            check: .screen { _, check in for _ in 0..<25_002 { check.reportScreen("noise") } })
        let grave = Rule(
            "test-grave", "Grave.", severity: .failure, needs: [], standards: [], why: "It is.", fix: "Repair.",
            examples: [],
            check: .screen { _, check in check.reportScreen("grave") })
        let screens = try FixedRun.screens().suffix(1)
        let rules = [noisy, grave]
        let report = ReportFormat.sarif.report(
            AuditRun(screens: screens.map { Audit(rules: rules)($0) }, rules: rules))
        let results = try results(sarif(report))
        #expect(results.count == 25_000)
        #expect(results.first?["ruleId"] as? String == "test-grave")
        #expect(report.contains("3 findings more; see the JSON report for all of them"))
    }

    // MARK: Paths and fingerprints

    @Test(
        "Paths are those of the repository, wherever the tool was started",
        arguments: [
            ("Dumps/a.json", "/repo", "/repo", "Dumps/a.json"), ("./Dumps//a.json", "/repo", "/repo", "Dumps/a.json"),
            ("a.json", "/repo/App", "/repo", "App/a.json"), ("../a.json", "/repo/App", "/repo", "a.json"),
            ("/repo/App/a.json", "/", "/repo", "App/a.json"), ("/tmp/a.json", "/repo", "/repo", "../tmp/a.json"),
            ("", "/repo/App", "/repo", "App/.axaudit.json"),
        ])
    func paths(file: String, folder: String, root: String, expected: String) throws {
        var run = try FixedRun.make()
        for index in run.screens.indices { run.screens[index].screen.origin.file = file }
        run.errors = []
        let paths = ReportPaths(folder: folder, root: root)
        for result in try results(sarif(run, paths)) { #expect(uri(result) == expected) }
        let gitlab = try JSONSerialization.jsonObject(
            with: Data(ReportFormat.gitlab.report(run, paths: paths).utf8))
        for issue in try #require(gitlab as? [[String: Any]]) {
            #expect((issue["location"] as? [String: Any])?["path"] as? String == expected)
        }
        #expect(ReportFormat.checkstyle.report(run, paths: paths).contains("<file name=\"\(expected)\">"))
        #expect(ReportFormat.github.report(run, paths: paths).contains("file=\(expected),line="))
    }

    @Test(
        "A URI is percent-encoded, a scheme at its beginning too",
        arguments: [
            ("a b/c:d.json", "a%20b/c%3Ad.json"), ("file:x", "file%3Ax"), ("é#?%", "%C3%A9%23%3F%25"),
            ("<stdin>", "%3Cstdin%3E"), ("\n", "%0A"),
        ])
    func uris(path: String, expected: String) { #expect(Escape.uri(path) == expected) }

    @Test("A fingerprint outlives changes of lines and depends on the screen, the rule and the key")
    func fingerprints() throws {
        func fingerprints(_ run: AuditRun) throws -> [String] {
            try results(sarif(run)).compactMap {
                ($0["partialFingerprints"] as? [String: String])?["axaudit/v1"]
            }
        }
        let run = try FixedRun.make()
        let before = try fingerprints(run)
        let moved = try FixedRun.make(shiftedBy: "\n\n\n")
        #expect(try fingerprints(moved) == before)
        var renamed = run
        for index in renamed.screens.indices { renamed.screens[index].screen.name = "Other" }
        #expect(Set(try fingerprints(renamed)).isDisjoint(with: before))
        var twice = run
        twice.screens += run.screens
        let both = try fingerprints(twice)
        #expect(Set(both).count == both.count)
        #expect(Set(both).isSuperset(of: before))
    }

    // MARK: JUnit

    @Test("JUnit: a suite a screen, a case a group of rules, with the number of rules that were not checked and why")
    func junit() throws {
        let report = ReportFormat.junit.report(try FixedRun.make())
        let document = try XMLReading(report)
        #expect(document.count("testsuite") == 4, "three screens, and what could not be read")
        let names = document.attributes("testcase").compactMap { $0["name"] }
        #expect(names == ["broken.json", "gone.json"] + (0..<3).flatMap { _ in ["labels", "structure", "touch"] })
        #expect(document.count("skipped") == 0, "each group has a rule that was checked")
        #expect(document.count("failure") == 1)
        let notChecked = document.attributes("property").filter { $0["name"] == "not checked" }.map { $0["value"] }
        #expect(notChecked == Array(repeating: "1 rule: this dump carries no heading levels", count: 3))
        #expect(report.contains(#"<failure type="touch" message="test-small: button &quot;Close&quot;"#))
    }

    @Test("JUnit: a group of which no rule was checked is skipped, with the reasons")
    func junitSkipped() throws {
        var run = try FixedRun.make()
        let other = NotChecked(ruleID: "test-whole", reason: "the reason")
        run.screens[0].notChecked.append(other)
        run.screens[0].findings.removeAll()
        let skipped = try XMLReading(ReportFormat.junit.report(run)).attributes("skipped").map { $0["message"] }
        #expect(skipped == ["not checked: the reason"])
    }

    @Test("JUnit by rule: a suite a screen, a case a rule; passes, skips and errors are counted")
    func junitRules() throws {
        let document = try XMLReading(ReportFormat.junitRules.report(try FixedRun.make()))
        #expect(document.count("testsuite") == 4, "three screens, and what could not be read")
        #expect(document.count("testcase") == 3 * 4 + 2)
        #expect(document.count("skipped") == 3)
        #expect(document.count("error") == 2)
        #expect(document.count("failure") == 1)
        #expect(document.attributes("testsuites").first?["tests"] == "14")
        #expect(document.attributes("testsuites").first?["failures"] == "1")
        #expect(document.text.contains("suppressed (SDK banner, vendor ticket 4711): "))
        #expect(document.text.contains("in the baseline: "))
        #expect(document.text.contains("warning: "))
    }

    @Test(
        "JUnit: what is at the gate fails its case, and nothing else",
        arguments: [
            (Gate(.failure), 1), (Gate(.warning), 3), (Gate(.never), 0), (Gate(.failure, maximumWarnings: 1), 3),
            (Gate(.never, maximumWarnings: 6), 0),
        ])
    func junitGate(gate: Gate, expected: Int) throws {
        var run = try FixedRun.make()
        run.gate = gate
        #expect(try XMLReading(ReportFormat.junitRules.report(run)).count("failure") == expected)
    }

    @Test("JUnit: screens of one name are told apart, and nothing to look at is an error")
    func junitNames() throws {
        var run = try FixedRun.make()
        run.screens += run.screens
        let names = try XMLReading(ReportFormat.junit.report(run)).attributes("testsuite").compactMap { $0["name"] }
        #expect(names.count == 7)
        #expect(Set(names).count == names.count)
        var nothing = AuditRun(screens: [], rules: [])
        #expect(try XMLReading(ReportFormat.junit.report(nothing)).count("error") == 1)
        nothing.allowsNoScreens = true
        #expect(try XMLReading(ReportFormat.junit.report(nothing)).count("error") == 0)
    }

    // MARK: GitHub, GitLab, Checkstyle, Markdown

    @Test("GitHub: ten annotations per level, then a notice that counts the rest")
    func githubLimit() throws {
        var run = try FixedRun.make()
        let screens = run.screens
        for _ in 0..<3 { run.screens += screens }
        // By cause there are fewer.
        let causes = ReportFormat.github.report(run).split(separator: "\n").count { !$0.hasPrefix("::notice") }
        #expect(causes == run.errors.count + run.causes.count)
        run.groupsFindings = false
        let lines = ReportFormat.github.report(run).split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("::error ") }.count == 10)
        #expect(lines.filter { $0.hasPrefix("::warning ") }.count == 10)
        #expect(lines.last == "::notice title=axaudit::22 more; see the log or the other reports for all of them")
        let firstWarning = try #require(lines.firstIndex { $0.hasPrefix("::warning ") })
        #expect(lines[..<firstWarning].allSatisfy { $0.hasPrefix("::error ") })
        run.errors = []
        run.screens = []
        #expect(ReportFormat.github.report(run).isEmpty)
    }

    @Test("GitHub: the percent sign is escaped first, and a property cannot end")
    func githubEscapes() {
        #expect(Escape.workflowMessage(["50%", "%0A"]) == "50%25%0A%250A")
        #expect(Escape.workflowMessage(["a\r\nb"]) == "a\\r\\nb")
        #expect(Escape.workflowProperty("a:b,c%") == "a%3Ab%2Cc%25")
    }

    @Test("GitLab: what counts, with unique fingerprints; an empty list when clean")
    func gitlab() throws {
        let run = try FixedRun.make()
        let issues = try #require(
            try JSONSerialization.jsonObject(with: Data(ReportFormat.gitlab.report(run).utf8)) as? [[String: Any]])
        #expect(issues.count == run.count(.failure) + run.count(.warning) + run.errors.count)
        #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == issues.count)
        #expect(Set(issues.compactMap { $0["severity"] as? String }) == ["blocker", "major", "minor"])
        #expect(ReportFormat.gitlab.report(AuditRun(screens: [], rules: [])) == "[\n]\n")
    }

    @Test("Checkstyle: a file is listed once, with what counts")
    func checkstyle() throws {
        let run = try FixedRun.make()
        let document = try XMLReading(ReportFormat.checkstyle.report(run))
        #expect(document.count("file") == 3)
        #expect(document.count("error") == run.count(.failure) + run.count(.warning) + run.errors.count)
    }

    @Test("Markdown: labels are always code, and the report of a long run is limited")
    func markdown() throws {
        var run = try FixedRun.make()
        let screens = run.screens
        for _ in 0..<400 { run.screens += screens }
        let report = ReportFormat.markdown.report(run)
        #expect(report.utf8.count < 100_000)
        // Each of the ten findings is on 401 screens.
        #expect(report.contains("on 401 screens"))
        run.groupsFindings = false
        #expect(ReportFormat.markdown.report(run).contains("The 20 most severe of 4010 findings"))
        #expect(Escape.markdownCode("a`b") == "``a`b``")
        #expect(Escape.markdownCode("`") == "`` ` ``")
        #expect(Escape.markdownCode("a|b", inTable: true) == "`a\\|b`")
        #expect(Escape.markdownCode("") == "`  `")
    }

    @Test(
        "A log takes nothing for a command",
        arguments: [
            ("::error::x", "\\u{3A}:error::x"), ("  ::x", "  \\u{3A}:x"), ("a ::x", "a ::x"),
            ("##[error]x", "#\\u{23}[error]x"), ("###", "#\\u{23}#"), ("#close", "#close"),
        ])
    func commands(text: String, expected: String) { #expect(Escape.terminal(text) == expected) }
}
