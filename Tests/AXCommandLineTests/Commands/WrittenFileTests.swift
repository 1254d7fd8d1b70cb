import AXAudit
import Foundation
import TestSupport
import Testing

@testable import AXCommandLine

/// Files that axaudit has written are recognised by their content.
@Suite("Written files")
struct WrittenFileTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("a.json", Tree.small("A", "One", "Two"))
        try project.write("clean.json", Tree.clean)
    }

    private func kind(_ name: String) throws -> WrittenFile? {
        WrittenFile([UInt8](try Data(contentsOf: URL(fileURLWithPath: project.path(name)))))
    }

    @Test("Reports of findings", arguments: ReportFormat.withArchive.map(\.id))
    func reports(format: String) throws {
        let expected: WrittenFile = format == "archive" ? .archive : .report
        let criteria = #"{"criteria": {"title": "T", "product": {"name": "P"}, "author": {"email": "a@example.com"}}}"#
        try project.write(".axaudit.json", criteria)
        _ = project.run("lint", "@/a.json", "@/clean.json", "-f", "\(format)=\(project.path("out"))")
        #expect(try kind("out") == expected)
        _ = project.run("lint", "@/clean.json", "-f", "\(format)=\(project.path("clean"))")
        // These list findings only.
        let isEmpty = ["compact", "github", "agent"].contains(format)
        #expect(try kind("clean") == (isEmpty ? nil : expected))
    }

    @Test("Reports by success criterion", arguments: ["html", "md", "csv"])
    func criteria(ending: String) throws {
        _ = project.run("lint", "@/a.json", "-f", "criteria=\(project.path("out.\(ending)"))")
        #expect(try kind("out.\(ending)") == .report)
    }

    @Test("Reports of changes", arguments: ChangeReportFormat.all.map(\.id))
    func changes(format: String) throws {
        for name in ["a.json", "clean.json"] {
            _ = project.run("diff", "@/a.json", "@/\(name)", "-f", "\(format)=\(project.path("out"))")
            let isEmpty = project.text("out")?.isEmpty == true
            #expect(try isEmpty || kind("out") == .report, "\(project.text("out") ?? "")")
        }
    }

    @Test("Reports of comparisons", arguments: ComparisonFormat.all.map(\.id))
    func comparisons(format: String) throws {
        for name in ["a", "clean"] {
            _ = project.run("lint", "@/\(name).json", "-f", "archive=\(project.path("\(name).jsonl"))")
        }
        _ = project.run("compare", "@/a.jsonl", "@/clean.jsonl", "-f", "\(format)=\(project.path("out"))")
        #expect(try kind("out") == .report, "\(project.text("out") ?? "")")
    }

    @Test("A baseline whose kind comes after a long member")
    func lateKind() {
        let text = #"{"note": "\#(String(repeating: "a", count: 8_000))", "kind": "axaudit-baseline"}"#
        #expect(WrittenFile(Array(text.utf8)) == .baseline)
    }

    @Test("Snapshots, speech, baselines and pages about rules")
    func others() throws {
        for (style, paths) in [("text", ["@/a.json"]), ("json", ["@/a.json", "@/clean.json"]), ("json", ["@/a.json"])] {
            let arguments = ["snapshot", "--style", style, "-o", project.path("out")]
            let inputs = paths.map { $0.replacingOccurrences(of: "@/", with: project.folder + "/") }
            #expect(CommandLineTool.run(arguments + inputs, Environment()).outcome == .passed)
            #expect(try kind("out") == .snapshots)
        }
        _ = project.run("speak", "@/a.json", "-o", "@/speech")
        #expect(try kind("speech") == .speech)
        _ = project.run("baseline", "create", "@/a.json", "--baseline", "@/baseline")
        #expect(try kind("baseline") == .baseline)
        _ = project.run("rules", "--format", "markdown", "--write", "@/rules")
        let names = try FileManager.default.subpathsOfDirectory(atPath: project.path("rules"))
        for name in names where name.hasSuffix(".md") { #expect(try kind("rules/" + name) == .page, "\(name)") }
    }

    @Test("Dumps are not, and neither are other files")
    func dumps() throws {
        let fixtures = Repository.root.appendingPathComponent("Tests/Fixtures")
        for name in try FileManager.default.subpathsOfDirectory(atPath: fixtures.path)
        where !name.hasPrefix("gallery") && !name.hasPrefix("speech") {
            guard let data = try? Data(contentsOf: fixtures.appendingPathComponent(name)) else { continue }
            #expect(WrittenFile([UInt8](data)) == nil, "\(name)")
        }
        for text in [
            "", "\n", "# My project\n", "{}", "[]", "[]\n", "<html>", "notes\n", Tree.failure, Tree.unrecognised,
        ] {
            #expect(WrittenFile(Array(text.utf8)) == nil, "\(text)")
        }
        #expect(WrittenFile(Array(project.run("convert", "@/a.json").output.utf8)) == nil)
    }
}
