import AXAudit
import Foundation
import TestSupport
import Testing

/// The folder of a crawl of droidbot: its states with what was touched.
@Suite("Crawls")
struct CrawlTests {
    private static let folder = Repository.root.appendingPathComponent("Tests/Fixtures/crawl").path

    private func findings(_ paths: String...) throws -> [String] {
        let run = try Linter().lint(paths: paths)
        return run.screens.flatMap { audit in
            audit.findings.filter { ["touch-unreachable", "control-label-missing"].contains($0.ruleID) }
                .map { "\(audit.screen.title): \($0.severity.rawValue) \($0.message) [\($0.ruleID)]" }
        }
    }

    private static let expected = [
        "InboxActivity 2026-11-30_091000: failure may be skipped by TalkBack: neither it nor anything in it has a text "
            + "or a content description; it was tapped by the test [control-label-missing]",
        "InboxActivity 2026-11-30_091000: failure was tapped by the test and the screen changed, but neither it nor a "
            + "view around it can be clicked, so TalkBack does not offer to activate it [touch-unreachable]",
    ]

    @Test("What was touched with effect and cannot be activated: a text, but not a row, a title or the status bar")
    func findings() throws {
        #expect(try findings(Self.folder) == Self.expected)
        #expect(try findings(Self.folder + "/states") == Self.expected)
        #expect(try findings(Self.folder + "/states/state_2026-11-30_091000.json") == Self.expected)
    }

    @Test("Without the events, nothing is known of touches, and the rule is not part of the run")
    func withoutEvents() throws {
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent("crawl-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: copy) }
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: URL(fileURLWithPath: Self.folder + "/states"), to: copy.appendingPathComponent("states"))
        let run = try Linter().lint(paths: [copy.path])
        #expect(run.screens.count == 4)
        #expect(run.screens.allSatisfy { $0.screen.touches.isEmpty })
        #expect(!run.screens.contains { $0.rules.contains("touch-unreachable") })
        let reasons = run.leftOut.filter { $0.ruleID == "touch-unreachable" }.map(\.reason)
        #expect(reasons == ["no input says what was touched"])
    }

    @Test("Events are no inputs: an empty one, as a crawl that is stopped leaves it, is no failed dump")
    func eventsAreNoInputs() throws {
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent("crawl-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: copy) }
        try FileManager.default.copyItem(at: URL(fileURLWithPath: Self.folder), to: copy)
        try Data().write(to: copy.appendingPathComponent("events/event_2026-11-30_091050.json"))
        #expect(InputFinder([copy.path]).inputs.count == 4)
        let run = try Linter().lint(paths: [copy.path])
        #expect(run.screens.count == 4 && run.errors.isEmpty)
        #expect(run.screens.contains { !$0.screen.touches.isEmpty })
        // Only droidbot's names, which are moments, are those of events.
        let state = Self.folder + "/states/state_2026-11-30_091000.json"
        try FileManager.default.copyItem(
            at: URL(fileURLWithPath: state), to: copy.appendingPathComponent("events/event_list.json"))
        #expect(InputFinder([copy.path]).inputs.count == 5)
        try FileManager.default.removeItem(at: copy.appendingPathComponent("events/event_list.json"))
        // What is named itself, and what is not beside states, is an input as any other file.
        let event = copy.appendingPathComponent("events/event_2026-11-30_091050.json").path
        #expect(InputFinder([event]).inputs.map(\.path) == [event])
        try FileManager.default.removeItem(at: copy.appendingPathComponent("states"))
        #expect(InputFinder([copy.path]).inputs.count == 14)
    }

    @Test("A link to the states of a crawl leads to its events, too")
    func link() throws {
        let link = FileManager.default.temporaryDirectory.appendingPathComponent("latest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: link) }
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: URL(fileURLWithPath: Self.folder + "/states"))
        #expect(try findings(link.path) == Self.expected)
    }

    @Test("Events that an ignore file leaves out tell nothing of touches")
    func ignoredEvents() throws {
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent("crawl-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: copy) }
        try FileManager.default.copyItem(at: URL(fileURLWithPath: Self.folder), to: copy)
        try Data("events/\n".utf8).write(to: copy.appendingPathComponent(".axauditignore"))
        let run = try Linter().lint(paths: [copy.path])
        #expect(run.screens.count == 4 && run.screens.allSatisfy(\.screen.touches.isEmpty))
    }

    @Test("A state without touches is not checked beside one that has some")
    func notChecked() throws {
        let run = try Linter().lint(paths: [Self.folder])
        let reasons = run.screens.flatMap(\.notChecked).filter { $0.ruleID == "touch-unreachable" }.map(\.reason)
        #expect(reasons == Array(repeating: "this dump does not say what was touched", count: 3))
    }
}
