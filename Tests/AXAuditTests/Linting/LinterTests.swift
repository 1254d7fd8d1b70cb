import AXAudit
import Foundation
import Testing

/// Linting from a program.
@Suite("Linter")
final class LinterTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("axaudit-\(UUID().uuidString)")

    private static let tree = """
        {"axaudit": 1, "screen": {"name": "Checkout"}, "root": {"type": "application", "children": [
        {"type": "button", "label": "Pay", "identifier": "pay", "traits": ["button"], "frame": [0, 0, 20, 20],
        "isAccessibilityElement": true}]}}
        """

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ files: [String: String]) throws {
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    /// A rule that is not part of axaudit.
    private static let paying = Rule(
        "paying", "A test.", severity: .failure, needs: [.label], standards: [], why: "A test.", fix: "None.",
        examples: [],
        check: .eachElement { element, check in if element.label == "Pay" { check.report(element, "pays") } })

    @Test("The sample of the article is the code that is run, and lints under the closest configuration")
    func sample() throws {
        let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let article = try String(
            contentsOf: root.appendingPathComponent("Sources/AXAudit/AXAudit.docc/LintingFromAProgram.md"),
            encoding: .utf8)
        let code = try String(contentsOf: here.appendingPathComponent("LintingSample.swift"), encoding: .utf8)
        #expect(article.contains("```swift\n\(code)```\n"))

        try write(["Dumps/a.json": Self.tree])
        let failing = try lintDumps(at: [folder.path])
        #expect(failing.report.contains("\"target-size\"") && failing.report.hasSuffix("Checkout: 1 new findings\n"))
        #expect(!failing.passes)
        try write([".axaudit.json": #"{ "ignore": [{ "rules": ["target-size"], "reason": "test" }] }"#])
        let passing = try lintDumps(at: [folder.path])
        #expect(passing.report.hasSuffix("Checkout: 0 new findings\n") && passing.passes)
        try write([".axaudit.json": #"{ "rules": { "target-siz": "off" } }"#])
        #expect(throws: InputErrors.self) { try lintDumps(at: [self.folder.path]) }
    }

    @Test("Rules and formats of the caller are used beside those of axaudit, and configurations can name them")
    func lists() throws {
        try write(["a.json": Self.tree, ".axaudit.json": #"{ "rules": { "paying": "warning" } }"#])
        let run = try Linter(rules: Rule.all + [Self.paying]).lint(paths: [folder.path])
        #expect(run.screens.flatMap(\.findings).contains { $0.ruleID == "paying" && $0.severity == .warning })
        #expect(run.rules.contains { $0.id == "paying" })
        let unread = try Linter(rules: [Self.paying], formats: [.wdaXML]).lint(
            paths: [folder.appendingPathComponent("a.json").path])
        #expect(unread.verdict == .none && unread.errors.count == 1)
    }

    @Test("Overrides outweigh the configuration, which outweighs nothing that the dump carries")
    func overrides() throws {
        try write(["a.json": Self.tree, ".axaudit.json": #"{ "locale": "de" }"#])
        var linter = Linter()
        #expect(try linter.screens(paths: [folder.path]).map(\.locale) == ["de"])
        linter.overrides.locale = "fr"
        #expect(try linter.screens(paths: [folder.path]).map(\.locale) == ["fr"])
        linter.configuration = .none
        linter.overrides.locale = nil
        #expect(try linter.screens(paths: [folder.path]).map(\.locale) == [nil])
    }

    @Test("A regular expression that does not finish is stopped on every screen, and the run has no verdict")
    func slowExpression() throws {
        let label = String(repeating: "a", count: 60) + "!"
        let tree = #"{ "axaudit": 1, "elements": [{ "type": "cell", "label": "\#(label)" }] }"#
        try write([
            "a.json": tree, "b.json": tree,
            ".axaudit.json": """
            { "customRules": [{ "id": "our-rule", "message": "m", "reason": "r", "elements": {},
            "expect": { "label": { "regex": "(a|aa)+$" } } }] }
            """,
        ])
        let begin = ContinuousClock.now
        let run = try Linter().lint(paths: [folder.path])
        // Two seconds for each screen, and much more on a busy machine.
        #expect(ContinuousClock.now - begin < .seconds(60))
        let reasons = run.screens.map { $0.notChecked.first { $0.ruleID == "our-rule" }?.reason ?? "" }
        #expect(reasons.count == 2 && reasons.allSatisfy { $0.contains("did not finish within") })
        #expect(run.verdict == .none)
        #expect(run.allErrors.count == 2)
        #expect(run.allErrors.allSatisfy { $0.message.hasPrefix("no verdict: our-rule: ") })
    }
}
