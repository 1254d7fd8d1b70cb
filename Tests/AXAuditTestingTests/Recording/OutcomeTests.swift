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

    @Test("With findings report, tree and the drawn screen are attached; the report points at the assertion")
    func attachments() throws {
        let outcome = outcome(Screens.small(25), .withoutConfiguration, .only(.targetSize))
        #expect(
            outcome.attachments.map(\.name) == [
                "axaudit-report.txt", "axaudit-report.html", "axaudit-tree.json", "axaudit-findings.png",
            ])
        #expect(!outcome.attachments.contains { $0.isKeptAlways })
        #expect(outcome.attachments[1].text.hasPrefix("<!DOCTYPE html>"))
        #expect(outcome.attachments[1].text.contains("Remove item 25"))
        let report = outcome.attachments[0].text
        #expect(report.hasPrefix("Cart  Tests/AXAuditTestingTests/Recording/OutcomeTests.swift  25 failures\n"))
        #expect(report.contains(" 7:5  failure  target-size  button \"Remove item 25\""))
        #expect(report.hasSuffix("25 failures (gate: failure), 0 warnings\n"))
        let tree = try TreeReader.read(outcome.attachments[2].bytes, file: "tree.json")
        #expect(tree.first?.elements.count == 27)
    }

    @Test("Xcode is told the types of attachments by their extensions")
    func types() {
        #expect(
            ["a.txt", "a.b.html", "a.json", "a.png", "a.diff", "a"].map(TestLog.typeIdentifier) == [
                "public.plain-text", "public.html", "public.json", "public.png", "public.plain-text",
                "public.plain-text",
            ])
    }

    @Test("Without the test's source file the assertion fails, unless the configuration is named or bundled")
    func device() throws {
        func messages(_ options: AuditOption..., environment: TestEnvironment) -> [String] {
            var screen = Screens.broken
            screen.name = "Cart"
            let settings = AuditSettings([.environment(environment), .only(.labelTooShort)] + options)
            return AuditAssertion.verify([screen], settings, caller()).issues.map {
                "\($0.severity) \($0.message.prefix { $0 != "\n" })"
            }
        }
        var device = TestEnvironment(folder: "/nowhere/at/all", resourceFolders: [])
        let missing = messages(environment: device)
        #expect(missing.count == 1)
        #expect(missing.first?.hasPrefix("failure the folder of the test's source, /nowhere/at/all, is not on") == true)
        for way in ["AXAUDIT_CONFIG", ".configuration(path)", "resource of the test target", ".withoutConfiguration"] {
            #expect(missing.first?.contains(way) == true, "\(way)")
        }
        #expect(messages(.withoutConfiguration, environment: device).map { $0.prefix(7) } == ["warning"])
        let bundle = try TemporaryFolder()
        let file = try bundle.write(".axaudit.json", #"{ "failOn": "warning" }"#)
        #expect(messages(.configuration(file), environment: device).map { $0.prefix(7) } == ["failure"])
        device.resourceFolders = ["/nowhere", bundle.path]
        #expect(messages(environment: device).map { $0.prefix(7) } == ["failure"])
        device = TestEnvironment(variables: ["AXAUDIT_CONFIG": file], folder: "/nowhere", resourceFolders: [])
        #expect(messages(environment: device).map { $0.prefix(7) } == ["failure"])
    }

    @Test("XCTest gets one issue with all findings, the failures first, unless .oneIssuePerFinding is set")
    func oneIssue() {
        let one = outcome(Screens.broken, .withoutConfiguration).issuesForXCTest
        #expect(one.map(\.severity) == [.failure])
        let lines = one.first?.message.split(separator: "\n").map(String.init) ?? []
        #expect(lines.first == "1 failure, 1 warning")
        #expect(lines.dropFirst().first?.hasSuffix("[target-size]") == true)
        #expect(lines.contains { $0.hasPrefix("warning: ") && $0.hasSuffix("[label-too-short]") })
        #expect(outcome(Screens.small(1), .withoutConfiguration).issuesForXCTest.count == 1)
        let many = outcome(Screens.small(150), .withoutConfiguration).issuesForXCTest
        #expect(many.first?.message.hasSuffix("and 50 more; see the report for all of them") == true)
        let each = outcome(Screens.small(3), .withoutConfiguration, .oneIssuePerFinding).issuesForXCTest
        #expect(each.count == 3)
        let warnings = outcome(Screens.small(2), .withoutConfiguration, .failOn(.never)).issuesForXCTest
        #expect(warnings.map(\.severity) == [.warning])
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
