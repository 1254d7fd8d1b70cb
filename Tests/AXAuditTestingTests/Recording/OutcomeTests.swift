@testable import AXAuditTesting
import TestSupport
import Testing

/// The outcomes of assertions, before they are reported to a test framework.
@Suite("Outcomes")
struct OutcomeTests {
    private func caller(_ file: StaticString = #filePath) -> Caller {
        Caller(fileID: "Shop/CartTests.swift", file: file, function: "pays()", line: 7, column: 5)
    }

    private func outcome(_ screen: Screen, _ options: AuditOption...) -> TestOutcome {
        var screen = screen
        screen.name = "Cart"
        return AuditAssertion.verify([screen], AuditSettings(options), caller())
    }

    @Test("Rules that were not checked are noted with the reason; nothing is attached without findings")
    func notChecked() {
        let outcome = outcome(Screens.withoutTraits, .withoutConfiguration)
        #expect(outcome.issues.isEmpty)
        #expect(outcome.attachments.isEmpty)
        #expect(outcome.notes.contains { $0.hasPrefix("Cart: not checked: ") && $0.contains("carries no traits") })
    }

    @Test("With findings the report, drawn and as text, and the tree are attached; the report points at the assertion")
    func attachments() throws {
        let outcome = outcome(Screens.small(25), .withoutConfiguration, .only(.targetSize))
        #expect(outcome.attachments.map(\.name) == ["axaudit-report.txt", "axaudit-report.html", "axaudit-tree.json"])
        #expect(!outcome.attachments.contains { $0.isKeptAlways })
        #expect(outcome.attachments[1].text.hasPrefix("<!DOCTYPE html>"))
        #expect(outcome.attachments[1].text.contains("Remove item 25"))
        let report = outcome.attachments[0].text
        #expect(report.hasPrefix("Cart  Tests/AXAuditTestingTests/Recording/OutcomeTests.swift  25 failures\n"))
        #expect(report.contains(" 7:5  failure  target-size  button \"Remove item 25\""))
        #expect(report.hasSuffix("25 failures (gate: failure), 0 warnings\n"))
        let tree = try TreeReader.read(outcome.attachments[2].bytes, file: "tree.json")
        #expect(tree.first?.elements.count == 26)
    }

    @Test("Xcode is told the types of attachments by their extensions")
    func types() {
        #expect(
            ["a.txt", "a.b.html", "a.json", "a.png", "a.diff", "a"].map(TestLog.typeIdentifier) == [
                "public.plain-text", "public.html", "public.json", "public.png", "public.plain-text",
                "public.plain-text",
            ])
    }

    @Test("Without the test's source file a note says that no configuration is used")
    func device() {
        let missingFolder = AuditOption.environment(TestEnvironment(folder: "/nowhere/at/all"))
        #expect(outcome(Screens.clean, missingFolder).notes.contains { $0.contains("/nowhere/at/all") })
        #expect(
            !outcome(Screens.clean, missingFolder, .withoutConfiguration).notes.contains { $0.contains("/nowhere") })
    }

    @Test("Without the test's source file the assertion asks for the folder and attaches the reference")
    func references() throws {
        let options = [AuditOption.environment(TestEnvironment(folder: "/"))]
        let assertion = try SnapshotAssertion(options, .text, nil, caller("/nowhere/CartTests.swift"))
        let outcome = try assertion.verify(Screens.clean, named: nil)
        #expect(outcome.issues.first?.message.contains(".snapshots(in:)") == true)
        #expect(outcome.attachments.map(\.text) == [Snapshot.text(of: Screens.clean)])
        #expect(FileSystem.entry(at: "/nowhere") == nil)
    }

    @Test("A screen without a name is named after the test")
    func names() {
        #expect(AuditAssertion.named(Screens.clean, caller()).name == "OutcomeTests.names")
        var named = Screens.clean
        named.name = "Cart"
        #expect(AuditAssertion.named(named, caller()).name == "Cart")
    }
}
