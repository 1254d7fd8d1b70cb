import AXAudit
import AXSyntax
import Foundation
import Testing

@testable import AXCommandLine

/// Paths that are unusual, and paths that lead to one file.
@Suite("Paths")
struct PathTests {
    private let project: TemporaryProject
    private let failing: String

    init() throws {
        project = try TemporaryProject()
        failing = try project.write("failure.json", Tree.failure)
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: project.path(name), withDestinationPath: target)
    }

    // MARK: Names

    @Test("A name can begin with a combining character, or have 255 bytes")
    func oddNames() throws {
        for name in ["\u{301}.json", "\u{301}/\u{302}/r.json", String(repeating: "x", count: 250) + ".json"] {
            let result = axaudit("lint", failing, "-f", "json=" + project.path(name))
            #expect(result.outcome == .failed, "\(result.errors)")
            #expect(FileSystem.entry(at: project.path(name))?.kind == .regular)
        }
        // An equals sign and a combining character after it are one Character.
        var environment = Environment()
        environment.workingDirectory = project.folder
        for arguments in [["lint", "-f", "json=\u{301}"], ["lint", "--output=\u{301}"]] {
            let result = CommandLineTool.run(arguments + ["missing"], environment)
            #expect(result.errors.hasPrefix("missing: no such file or folder\n"))
            #expect(unlink("\u{301}") == 0)
        }
        let long = axaudit("lint", failing, "-f", "json=" + project.path(String(repeating: "x", count: 256)))
        #expect(long.outcome == .undecided && long.errors.contains("cannot be written: file name too long"))
    }

    #if os(Linux)
        @Test("Names that are not UTF-8 are read, written and shown")
        func bytes() throws {
            let name = PathText.text(of: Array("caf".utf8) + [0xE9] + Array(".json".utf8))
            let path = project.path(name)
            try AtomicFile.write(Tree.failure, to: path, as: .report)
            #expect(try FileSystem.names(in: project.folder).contains(name))
            let folder = axaudit("lint", project.folder, "-f", "json")
            #expect(folder.files == [project.path("caf\\xE9.json"), failing])
            let report = project.path(PathText.text(of: [0xFF]) + "/r\u{FFFD}.json")
            let result = axaudit("lint", path, "-f", "json=" + report)
            #expect(result.outcome == .failed, "\(result.errors)")
            #expect(FileSystem.entry(at: report)?.kind == .regular)
            let missing = axaudit("lint", project.path(PathText.text(of: [0xFE])))
            #expect(missing.errors.hasPrefix(project.path("\\xFE") + ": no such file or folder; did you mean "))
        }

        @Test("Two names that Unicode holds equal are two files")
        func equivalent() throws {
            try project.write("t/\u{E9}.json", Tree.clean)
            try AtomicFile.write(Tree.failure, to: project.path("t/e\u{301}.json"), as: .report)
            #expect(axaudit("lint", project.path("t"), "-f", "json").files.count == 2)
        }
    #endif

    // MARK: One file

    @Test("Two reports for one file are refused, however it is spelled", arguments: ["out.json", "new/out.json"])
    func twoReports(name: String) throws {
        let file = project.path(name)
        try link("link", to: name)
        try link("here", to: ".")
        let spellings = [
            project.path("./" + name), project.path("new/../" + name), project.path("here/" + name),
            project.path("link"),
        ]
        for other in spellings {
            let result = axaudit("lint", failing, "-f", "json=" + file, "-f", "text=" + other)
            #expect(result.outcome == .undecided, "\(other)")
            #expect(result.errors.contains("two reports for one file"), "\(result.errors)")
            #expect(project.text(name) == nil)
        }
        try project.write(name, "old")
        for other in spellings.filter({ FileSystem.entry(at: $0) != nil }) {
            #expect(axaudit("lint", failing, "-f", "json=" + file, "-f", "text=" + other).outcome == .undecided)
        }
        #expect(project.text(name) == "old")
    }

    @Test("Two reports for one device are written")
    func devices() {
        let result = axaudit("lint", failing, "-f", "json=/dev/null", "-f", "text=/dev/../dev/null")
        #expect(result.outcome == .failed, "\(result.errors)")
    }

    @Test("No command overwrites an input or a configuration")
    func overwriting() throws {
        let settings = try project.write(".axaudit.json", "{}")
        try link("link.json", to: "failure.json")
        try link("here", to: ".")
        for spelling in ["failure.json", "./failure.json", "link.json", "here/failure.json"] {
            let path = project.path(spelling)
            for arguments in [
                ["convert", failing, "-o", path], ["lint", failing, "-f", "json=" + path],
                ["diff", failing, failing, "-f", "json=" + path],
                ["baseline", "create", failing, "--baseline", path, "--force"],
            ] {
                let result = CommandLineTool.run(arguments, Environment())
                #expect(result.outcome == .undecided, "\(arguments)")
                #expect(result.errors.contains("overwrit"), "\(result.errors)")
                #expect(project.text("failure.json") == Tree.failure)
            }
        }
        for arguments in [
            ["lint", failing, "-o", settings], ["baseline", "create", failing, "--baseline", settings, "--force"],
        ] {
            let result = CommandLineTool.run(arguments, Environment())
            #expect(result.outcome == .undecided, "\(arguments)")
            #expect(project.text(".axaudit.json") == "{}")
        }
        // A converted dump is a dump, so that it is not replaced in the folder of the inputs.
        for outcome in [CommandResult.Outcome.passed, .undecided] {
            let result = axaudit("convert", project.folder, "-o", project.path("z.json"))
            #expect(result.outcome == outcome, "\(result.errors)")
        }
        #expect(axaudit("show", project.path("z.json")).outcome == .passed)
    }
}
