import AXAudit
import AXSyntax
import Foundation
import Testing

@testable import AXCommandLine

/// Two runs at once that write to one file: the second fails, and what the first has written stays.
@Suite("Concurrent runs")
struct ConcurrentRunTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("first.json", Tree.small("First", "One"))
        try project.write("second.json", Tree.small("Second", "Two"))
    }

    /// Runs the tool on standard input, and another run while the first one reads it.
    private func run(_ arguments: [String], meanwhile other: [String]) -> (first: CommandResult, second: CommandResult)
    {
        let inner = Lock<CommandResult?>(initialState: nil)
        var environment = Environment()
        environment.workingDirectory = project.folder
        let (bytes, paths) = (Array(Tree.small("Second", "Two").utf8), other.map(named))
        environment.standardInput = { [environment] _ throws(FileSystem.Failure) in
            inner.withLock { $0 = CommandLineTool.run(paths, environment) }
            return bytes
        }
        let outer = CommandLineTool.run(arguments.map(named), environment)
        return (inner.withLock { $0 } ?? CommandResult(.undecided), outer)
    }

    private func named(_ argument: String) -> String {
        argument.replacingOccurrences(of: "@/", with: project.folder + "/")
    }

    @Test("baseline create", arguments: [[], ["--force"]])
    func create(options: [String]) throws {
        if !options.isEmpty {
            try project.write("b.json", #"{ "kind": "axaudit-baseline", "version": 1, "entries": [] }"#)
        }
        let (first, second) = run(
            ["baseline", "create", "-", "--baseline", "@/b.json"] + options,
            meanwhile: ["baseline", "create", "@/first.json", "--baseline", "@/b.json"] + options)
        #expect(first.outcome == .passed, "\(first.errors)")
        #expect(second.outcome == .undecided && second.errors.contains("b.json"), "\(second.errors)")
        let text = try #require(project.text("b.json"))
        #expect(text.contains("First") && !text.contains("Second"))
    }

    @Test("Two runs that write the same report both succeed")
    func same() {
        let options = ["-f", "github=@/g.txt", "--only", "label-too-long"]
        let (first, second) = run(["lint", "-"] + options, meanwhile: ["lint", "@/second.json"] + options)
        #expect(first.outcome == .passed && second.outcome == .passed, "\(second.errors)")
    }

    @Test("baseline update")
    func update() throws {
        _ = project.run("baseline", "create", "@/first.json", "@/second.json", "--baseline", "@/b.json")
        try project.write("second.json", Tree.clean.replacingOccurrences(of: "Clean", with: "Second"))
        try project.write("first.json", Tree.clean.replacingOccurrences(of: "Clean", with: "First"))
        let bytes = Array(Tree.clean.replacingOccurrences(of: "Clean", with: "Second").utf8)
        var environment = Environment()
        environment.workingDirectory = project.folder
        let arguments = ["baseline", "update", "--baseline", project.path("b.json")]
        let first = project.path("first.json")
        environment.standardInput = { [environment] _ throws(FileSystem.Failure) in
            #expect(CommandLineTool.run(arguments + [first], environment).outcome == .passed)
            return bytes
        }
        let second = CommandLineTool.run(arguments + ["-"], environment)
        #expect(second.outcome == .undecided && second.errors.contains("another process"), "\(second.errors)")
        let text = try #require(project.text("b.json"))
        #expect(!text.contains("First") && text.contains("Second"))
    }

    @Test("Reports and archives, also if the file was there before", arguments: ["archive", "json"], [false, true])
    func reports(format: String, exists: Bool) throws {
        if exists { try project.write("run", "of last week") }
        let (first, second) = run(
            ["lint", "-", "-f", "\(format)=@/run"], meanwhile: ["lint", "@/first.json", "-f", "\(format)=@/run"])
        #expect(first.outcome == .failed, "\(first.errors)")
        #expect(second.outcome == .undecided && second.errors.contains("another process"), "\(second.errors)")
        let text = try #require(project.text("run"))
        #expect(text.contains("First") && !text.contains("Second"))
    }

    @Test("References: a run that records what another one has recorded differently fails")
    func references() throws {
        let screens = try TreeReader.read(Array(Tree.small("Screen", "One").utf8), file: "a.json")
        for isThere in [false, true] {
            var store = SnapshotStore(
                folder: project.path("refs-\(isThere)"), settings: SnapshotSettings(), mode: .all, time: .epoch)
            store.settings.style = .text
            let path = store.path(of: screens[0])
            let separator = String(repeating: "-", count: 60)
            if isThere { try project.write("refs-\(isThere)/Screen.txt", "\(separator)\nold\n\(separator)") }
            let other = "\(separator)\nof another run\n\(separator)"
            // The text of an element is made after the reference was read.
            var format = ElementFormatter()
            let element = format.element
            format.element = { value, formatter in
                try? AtomicFile.write(other, to: path, as: .report)
                return element(value, formatter)
            }
            #expect(throws: InputErrors.self) { try store.check(screens[0], format: format) }
            #expect(project.text("refs-\(isThere)/Screen.txt") == other)
        }
    }
}
