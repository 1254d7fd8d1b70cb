import AXTree
import Foundation
import Testing

@testable import AXAuditCore
@testable import AXAudit

/// Rules that need more than the dump of one screen: a companion, or other variants of the screen. Kind and rules are
/// made up.
@Suite("Checks with more than one input")
final class MoreInputsTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("axaudit-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    // MARK: Rules

    private static let picture = CompanionKind("picture", words: "picture", endings: [".png.json"])

    /// Reports each element on a screen with a picture.
    private static let pictured = Rule(
        "pictured", "A test.", severity: .failure, needs: [.label], companions: [picture], why: "A test.", fix: "None.",
        check: .eachElement { element, check in check.report(element, "is in a picture") })

    /// Reports the labels of the first screen that another variant lacks.
    private static let lost = Rule(
        "lost", "A test.", severity: .failure, needs: [.label], why: "A test.", fix: "None.",
        check: .group { group, check in
            for member in group.others {
                let labels = Set(member.screen.subjects.compactMap(\.label))
                for element in group.base.subjects where !labels.contains(element.label ?? "") {
                    check.report(element, "is missing in \(member.variant ?? "?")")
                }
            }
        })

    /// A rule that runs on every screen.
    private static let paying = Rule(
        "paying", "A test.", severity: .warning, needs: [.label], why: "A test.", fix: "None.",
        check: .eachElement { element, check in if element.label == "Pay" { check.report(element, "pays") } })

    private static let rules = [pictured, lost, paying]

    // MARK: Runs

    /// Writes a tree of buttons with these labels.
    private func write(_ name: String, _ labels: [String], group: String? = nil, variant: String? = nil) throws {
        var tree = ElementTree()
        tree.open(Element(.application))
        for label in labels {
            var element = Element(.button)
            element.label = label
            element.isAccessibilityElement = true
            tree.add(element)
        }
        tree.close()
        var screen = Screen(
            name: name, elements: tree.takeElements(), carries: [.type, .label, .isAccessibilityElement])
        screen.group = group
        screen.variant = variant
        try writeFile(name + ".json", TreeDocument.text([screen]))
    }

    private func writeFile(_ name: String, _ text: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    /// All of the rules are on.
    private var linter: Linter {
        var linter = Linter(configuration: .none, rules: Self.rules)
        linter.preset = .all
        linter.companions = CompanionFinder(CompanionKind.all + [Self.picture])
        return linter
    }

    private func archive(_ shard: Shard? = nil) throws -> (inputs: [String], text: String, run: AuditRun) {
        let session = LintSession(linter, paths: [folder.path], shard: shard)
        let settings = try session.settings(demanding: RunRecord())
        let run = session.run(session.outcomes(of: session.inputs, .source), settings)
        return (session.inputs.map { FileSystem.name(of: $0.path) }, ReportFormat.archive.report(run), run)
    }

    private func merged(_ texts: [String]) throws -> AuditRun {
        var archive = Archive(detail: .findings, index: RuleIndex(Self.rules))
        for (number, text) in texts.enumerated() {
            for (line, content) in text.split(separator: "\n").enumerated() {
                try archive.read(Array(content.utf8), number: line + 1, of: "\(number).jsonl")
            }
            try archive.endFile("\(number).jsonl")
        }
        return try archive.builder().finish()
    }

    /// What a run says: `A: pictured Pay` for a finding, `A: pictured?` for a rule that is not checked.
    private func results(_ run: AuditRun) -> [String] {
        run.screens.flatMap { audit in
            audit.findings.map { finding in
                let labels = finding.elements.map { audit.screen.elements[$0.index].label ?? "" }
                return "\(audit.screen.title): \(finding.ruleID) \(labels.joined(separator: "+")) \(finding.message)"
            } + audit.notChecked.map { "\(audit.screen.title): \($0.ruleID)? \($0.reason)" }
        }.sorted()
    }

    // MARK: Companions

    @Test("Without any companion, the rule is not part of the run, and verbose reports name it")
    func noCompanion() throws {
        try write("A", ["Pay"])
        let run = try linter.lint(paths: [folder.path])
        #expect(results(run) == ["A: paying Pay pays"])
        #expect(run.rules.map(\.id) == ["paying"] && run.notChecked == 0)
        #expect(run.screens[0].rules == ["paying"])
        let verbose = ReportFormat.text.report(run, style: TextStyle(isVerbose: true))
        #expect(verbose.contains("not part of this run: lost (no screen has other variants)\n"))
        #expect(verbose.contains("not part of this run: pictured (no input has a picture)\n"))
        #expect(!ReportFormat.text.report(run).contains("pictured"))
    }

    @Test("With a companion of one input, the rule is checked there, and not checked on the others")
    func oneCompanion() throws {
        try write("A", ["Pay"])
        try write("B", ["Close"])
        try writeFile("B.png.json", "no tree")
        let run = try linter.lint(paths: [folder.path])
        #expect(run.errors.isEmpty && run.screens.count == 2)
        #expect(
            results(run) == [
                "A: paying Pay pays", "A: pictured? there is no picture beside this dump",
                "B: pictured Close is in a picture",
            ])
        #expect(run.rules.map(\.id) == ["paying", "pictured"])
    }

    @Test("A rule stays in the run, not checked, if nothing else would be checked")
    func nothingElse() throws {
        try write("A", ["Pay"])
        var linter = Linter(configuration: .none, rules: [Self.pictured])
        linter.preset = .all
        let run = try linter.lint(paths: [folder.path])
        #expect(run.notChecked == 1 && run.checkedNothing)
    }

    @Test("The list of rules names what a rule needs")
    func list() {
        let list = RuleList.section("All", Self.rules)
        #expect(list.contains("A test. (only with a picture beside the dump)\n"))
        #expect(list.contains("A test. (only with other variants of the screen)\n"))
        #expect(list.contains("  paying    warning  A test.\n"))
    }

    // MARK: Groups

    private func writeGroup(_ names: [String] = ["C", "C@ar", "C~AX3"]) throws {
        try write(names[0], ["Pay", "Close"], group: "Cart", variant: nil)
        try write(names[1], ["Pay"], group: "Cart", variant: "ar")
        try write(names[2], ["Pay", "Close"], group: "Cart", variant: "AX3")
        try write("Z", ["Open"])
        try write("Y", ["Open"], group: "Alone")
    }

    @Test("A rule over groups reports on the first screen, and is not checked on a screen without variants")
    func group() throws {
        try writeGroup()
        let run = try linter.lint(paths: [folder.path])
        #expect(
            results(run) == [
                "C: lost Close is missing in ar", "C: paying Pay pays", "C@ar: paying Pay pays",
                "C~AX3: paying Pay pays", "Y: lost? this screen has no other variants",
                "Z: lost? this screen has no other variants",
            ])
        let finding = try #require(run.screens[0].findings.first { $0.ruleID == "lost" })
        #expect(finding.key.contains("Close") && finding.elements[0].location.line > 1)
    }

    @Test("The merged archives of all parts are the run, and a part has all files of a group by their names")
    func shards() throws {
        try writeGroup()
        try writeFile("Z.png.json", "no tree")
        let whole = try archive()
        for count in 1...4 {
            let parts = try (1...count).compactMap { Shard($0, of: count) }.map { try archive($0) }
            #expect(parts.flatMap(\.inputs).sorted() == whole.inputs.sorted())
            #expect(parts.contains { Set($0.inputs).isSuperset(of: ["C.json", "C@ar.json", "C~AX3.json"]) })
            let run = try merged(parts.map(\.text).reversed())
            #expect(results(run) == results(whole.run))
            #expect(ReportFormat.json.report(run) == ReportFormat.json.report(whole.run), "\(count)")
        }
    }

    @Test("A group that arrives in parts is checked by merge, and not from JSON reports")
    func parts() throws {
        try writeGroup(["C", "D", "E"])
        let whole = try archive()
        let parts = try (1...3).compactMap { Shard($0, of: 3) }.map { try archive($0) }
        #expect(!parts.contains { $0.run.screens.contains { $0.findings.contains { $0.ruleID == "lost" } } })
        #expect(try results(merged(parts.map(\.text))) == results(whole.run))
        let reports = try parts.enumerated().map { number, part in
            let text = ReportFormat.json.report(part.run)
            return (file: "\(number).json", report: try JSONReportFile(Array(text.utf8), file: "\(number).json"))
        }
        let run = try JSONReportFile.builder(reports, RuleIndex(Self.rules)).finish()
        #expect(results(run).filter { $0.contains("lost? no trees") }.count == 3)
    }

    @Test("A run without any companion or group can be merged with one that has them")
    func laterCompanion() throws {
        try write("A", ["Pay"])
        let first = try archive().text
        try FileManager.default.removeItem(at: folder)
        try write("B", ["Close"])
        try writeFile("B.png.json", "no tree")
        let run = try merged([first, try archive().text])
        #expect(results(run).contains("A: pictured? there is no picture beside this dump"))
        #expect(run.leftOut.map(\.ruleID) == ["lost"])
    }

    @Test("Group and variant are read from a tree and written to it")
    func keys() throws {
        try write("A", ["Pay"], group: "Cart", variant: "ar")
        let screens = try linter.screens(paths: [folder.path])
        #expect(screens.map(\.group) == ["Cart"] && screens.map(\.variant) == ["ar"])
    }
}
