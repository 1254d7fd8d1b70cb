import AXAudit
import AXSyntax
import Foundation
import Testing

@testable import AXCommandLine

/// Pipes, devices and files without an end. Before they were refused, these tests did not end.
@Suite("Special files", .timeLimit(.minutes(5)))
struct SpecialFileTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("t/a.json", Tree.clean)
    }

    private func makePipe(_ name: String) { #expect(mkfifo(project.path(name), 0o600) == 0) }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: project.path(name), withDestinationPath: target)
    }

    @Test(
        "A pipe or a device in a folder is skipped with a note",
        arguments: [["lint"], ["show"], ["convert"], ["snapshot"], ["baseline", "create"]])
    func inFolder(command: [String]) throws {
        makePipe("t/pipe.json")
        try link("t/zero.json", to: "/dev/zero")
        var environment = Environment()
        environment.workingDirectory = project.folder
        let result = CommandLineTool.run(command + [project.path("t")], environment)
        #expect(result.outcome == .passed, "\(result.errors)")
        #expect(
            result.errors == """
                note: \(project.path("t/pipe.json")): a pipe, not a regular file; skipped
                note: \(project.path("t/zero.json")): a device, not a regular file; skipped

                """)
    }

    @Test("Configurations, baselines, ignore files and references that nobody named must be regular files")
    func settings() throws {
        for name in [".axaudit.json", ".axaudit-baseline.json", ".axauditignore"] {
            makePipe("t/" + name)
            let result = axaudit("lint", project.path("t"))
            #expect(result.outcome == .undecided, "\(name)")
            #expect(
                result.errors.contains("\(name): cannot be read: found a pipe, expected a regular file"),
                "\(result.errors)")
            try FileManager.default.removeItem(atPath: project.path("t/" + name))
        }
        makePipe("base.json")
        try project.write("t/.axaudit.json", #"{ "extends": "../base.json" }"#)
        #expect(axaudit("lint", project.path("t")).errors.contains("found a pipe, expected a regular file"))
        try project.write("t/.axaudit.json", #"{ "baseline": "../base.json" }"#)
        #expect(axaudit("lint", project.path("t")).errors.contains("found a pipe, expected a regular file"))
        try project.write("t/.axaudit.json", "{}")
        try project.write("references/other.txt", "")
        makePipe("references/Clean.txt")
        let snapshot = axaudit("snapshot", project.path("t"), "--to", project.path("references"), "--prune")
        #expect(snapshot.outcome == .undecided)
        #expect(snapshot.errors.contains("Clean.txt: cannot be read: found a pipe"), "\(snapshot.errors)")
    }

    @Test("A pipe that is named is read to its end, as a dump, configuration or baseline")
    func namedPipe() throws {
        for (name, text) in [
            ("tree", Tree.failure), ("settings", #"{ "rules": { "target-size": "off" } }"#),
            ("baseline", Baseline().text),
        ] {
            makePipe(name)
            let path = project.path(name)
            // Opening a pipe for writing waits until somebody reads it.
            Thread.detachNewThread {
                let file = open(path, O_WRONLY)
                _ = text.withCString { write(file, $0, strlen($0)) }
                close(file)
            }
        }
        let result = axaudit(
            "lint", project.path("tree"), "--config", project.path("settings"), "--baseline", project.path("baseline"))
        #expect(result.outcome == .passed, "\(result.errors)\(result.output)")
    }

    @Test("The size limit holds while a file is read that has no end")
    func limit() throws {
        let expected =
            "/dev/zero: cannot be read: found more than 1 MiB, which is the size limit; --max-size raises the limit\n"
        for command in ["lint", "show", "convert", "snapshot"] {
            let result = axaudit(command, "/dev/zero", "--max-size", "1")
            #expect(result.outcome == .undecided)
            #expect(result.errors == expected)
        }
        #expect(axaudit("diff", "/dev/zero", project.path("t/a.json"), "--max-size=1").errors == expected)
    }

    @Test("A regular file is refused by its size, before it is read")
    func largeFile() throws {
        let path = try project.write("t/large.json", "")
        #expect(truncate(path, 1 << 40) == 0)
        let result = axaudit("lint", project.path("t"))
        #expect(result.outcome == .undecided)
        #expect(result.errors.contains("large.json: cannot be read: found more than 256 MiB"), "\(result.errors)")
        let small = try project.write("small.json", Tree.clean + String(repeating: " ", count: 1 << 20))
        #expect(axaudit("lint", small).outcome == .passed)
        #expect(axaudit("lint", small, "--max-size", "1").outcome == .undecided)
        #expect(axaudit("lint", small, "--max-size", "2").outcome == .passed)
    }

    @Test("Standard input is read up to the limit")
    func standardInput() {
        var environment = Environment()
        environment.standardInput = { limit throws(FileSystem.Failure) in throw .tooLarge(limit) }
        for (option, size) in [([], 256), (["--max-size", "3"], 3)] {
            let result = CommandLineTool.run(["lint", "-"] + option, environment)
            #expect(result.outcome == .undecided)
            #expect(result.errors.hasPrefix("<stdin>: cannot be read: found more than \(size) MiB"))
        }
        for value in ["0", "4096", "-1", "1.5", "x"] {
            #expect(axaudit("lint", "-", "--max-size=\(value)").outcome == .undecided)
        }
    }
}
