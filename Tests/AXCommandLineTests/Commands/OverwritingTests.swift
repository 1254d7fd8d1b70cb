import AXSyntax
import Foundation
import Testing

@testable import AXAuditCore
@testable import AXAudit
@testable import AXCommandLine

/// The table of outputs and inputs of real commands: no command writes to a file that it reads.
@Suite("Overwriting")
struct OverwritingTests {
    private let project: TemporaryProject

    /// A file that a command reads.
    private typealias File = (name: String, role: InputRole)

    /// A command, without the name of the file that it writes.
    private struct Case: Sendable {
        let output: OutputRole
        let arguments: [String]
        /// Returns the arguments that name the file to write.
        let destination: @Sendable (String) -> [String]
        let reads: [File]
    }

    private static let dumps: [File] = [
        ("n.json", .input), ("d/a.xml", .found), ("d/ex.json", .excluded), ("d/.axauditignore", .ignoreFile),
        ("d/a.capabilities.json", .companion(.capabilities)), ("n.audit.json", .companion(.audit)),
    ]
    private static let settings: [File] = [
        ("conf.json", .configuration), ("base.json", .extendedConfiguration), ("bl.json", .baseline),
    ]
    private static let screens: File = ("screens.txt", .expectedScreens)
    private static let archives: [File] = [("one.jsonl", .archive), ("two.jsonl", .archive)]

    private static let lint = ["lint", "@/d", "@/n.json", "-c", "@/conf.json", "--expect-screens", "@/screens.txt"]
    private static let snapshot = ["snapshot", "@/d", "@/n.json", "-c", "@/conf.json"]

    private static let cases: [Case] = [
        Case(
            output: .report, arguments: lint, destination: { ["-f", "json=" + $0] },
            reads: dumps + settings + [screens]),
        Case(
            output: .report, arguments: lint, destination: { ["-f", "text", "-o", $0] },
            reads: dumps + settings + [screens]),
        Case(
            output: .archive, arguments: lint, destination: { ["-f", "archive=" + $0] },
            reads: dumps + settings + [screens]),
        Case(output: .snapshots, arguments: snapshot, destination: { ["-o", $0] }, reads: dumps + settings),
        Case(
            output: .report, arguments: snapshot + ["--to", "@/refs", "--record", "all"],
            destination: { ["-f", "markdown=" + $0] }, reads: dumps + settings + [("refs/Home.txt", .reference)]),
        Case(
            output: .report, arguments: snapshot + ["--to", "@/refs", "--record", "never"],
            destination: { ["-f", "json=" + $0] }, reads: dumps + settings + [("refs/Home.txt", .reference)]),
        Case(output: .tree, arguments: ["convert", "@/d", "@/n.json"], destination: { ["-o", $0] }, reads: dumps),
        Case(
            output: .speech, arguments: ["speak", "@/d", "@/n.json", "-c", "@/conf.json"], destination: { ["-o", $0] },
            reads: dumps + settings),
        Case(
            output: .baseline, arguments: ["baseline", "create", "@/d", "@/n.json", "-c", "@/conf.json", "--force"],
            destination: { ["--baseline", $0] }, reads: dumps + settings.filter { $0.role != .baseline }),
        Case(
            output: .report, arguments: ["diff", "@/n.json", "@/m.json", "-c", "@/conf.json"],
            destination: { ["-f", "json=" + $0] },
            reads: [
                ("n.json", .input), ("m.json", .input), ("conf.json", .configuration),
                ("base.json", .extendedConfiguration), ("m.capabilities.json", .companion(.capabilities)),
                ("n.audit.json", .companion(.audit)),
            ]),
        Case(
            output: .report,
            arguments: ["merge", "@/one.jsonl", "@/two.jsonl", "--expect-screens", "@/screens.txt"],
            destination: { ["-f", "html=" + $0] }, reads: archives + [screens]),
        Case(
            output: .archive, arguments: ["merge", "@/one.jsonl", "@/two.jsonl"],
            destination: { ["-f", "archive=" + $0] }, reads: archives),
        Case(
            output: .report, arguments: ["compare", "@/one.jsonl", "@/two.jsonl"],
            destination: { ["-f", "json=" + $0] }, reads: archives),
    ]

    private static let view =
        #"<node text="Go" class="android.widget.Button" package="c" clickable="true" enabled="true" bounds="[0,0][200,200]"/>"#

    init() throws {
        project = try TemporaryProject()
        try project.write(
            "n.json", Tree.failure.replacing(#""axaudit": 1,"#, with: #""axaudit": 1, "screen": { "name": "Home" },"#))
        try project.write("m.json", Tree.clean)
        try project.write("m.capabilities.json", #"{"deviceScreenDensity": 420}"#)
        try project.write("d/a.xml", "<hierarchy rotation=\"0\">\(Self.view)</hierarchy>")
        try project.write("d/a.capabilities.json", #"{"deviceScreenDensity": 420}"#)
        try project.write("n.audit.json", "[]")
        try project.write("d/ex.json", Tree.failure)
        try project.write("d/.axauditignore", "ex.json\n")
        try project.write("base.json", #"{"preset": "strict"}"#)
        try project.write("conf.json", #"{"extends": "base.json", "baseline": "bl.json"}"#)
        try project.write("screens.txt", "Home\n")
        _ = run(["baseline", "create", "@/n.json", "--no-config", "--baseline", "@/bl.json"])
        _ = run(["snapshot", "@/n.json", "--no-config", "--to", "@/refs", "--record", "all"])
        _ = run(["lint", "@/n.json", "--no-config", "-f", "archive=@/one.jsonl"])
        _ = run(["lint", "@/m.json", "--no-config", "-f", "archive=@/two.jsonl"])
    }

    private func run(_ arguments: [String]) -> CommandResult {
        CommandLineTool.run(arguments.map { $0.replacing("@/", with: project.folder + "/") }, Environment())
    }

    /// The contents of all files of the project, by their paths.
    private func contents() throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: project.folder) {
            contents[name] = FileManager.default.contents(atPath: project.path(name))
        }
        return contents
    }

    @Test("Every pair of an output and an input is refused, and all files stay as they are")
    func table() throws {
        let before = try contents()
        var pairs: Set<[String]> = []
        try FileManager.default.createSymbolicLink(atPath: project.path("here"), withDestinationPath: ".")
        for test in Self.cases {
            for (name, role) in test.reads {
                #expect(before[name] != nil, "\(name)")
                for spelling in [name, "here/" + name, "d/../here/" + name] {
                    let arguments = test.arguments + test.destination("@/" + spelling)
                    let result = run(arguments)
                    #expect(result.outcome == .undecided, "\(arguments)")
                    // By its name alone, or as the file that was read.
                    let messages = [
                        ": \(test.output.name) would overwrite \(role.name)",
                        ": later runs would read \(test.output.name) as \(role.name)",
                    ]
                    #expect(
                        messages.contains(where: result.errors.contains), "\(arguments): \(result.errors)")
                    #expect(try contents().filter { !$0.key.hasPrefix("here") } == before, "\(arguments)")
                }
                pairs.insert(["\(test.output)", "\(role)"])
            }
        }
        #expect(pairs.count >= 40)
    }

    @Test("The files that a command exists to update are replaced")
    func exceptions() throws {
        #expect(run(["baseline", "create", "@/n.json", "-c", "@/conf.json", "--force"]).outcome == .passed)
        #expect(run(["baseline", "update", "@/n.json", "-c", "@/conf.json"]).outcome == .passed)
        try project.write("n.json", Tree.clean.replacing("Clean", with: "Home").replacing("Close", with: "Open"))
        #expect(run(["snapshot", "@/n.json", "--no-config", "--to", "@/refs", "--record", "all"]).outcome == .failed)
        #expect(run(["snapshot", "@/n.json", "--no-config", "--to", "@/refs"]).outcome == .passed)
        // References in the folder of the dumps.
        for outcome in [CommandResult.Outcome.failed, .passed] {
            let result = run(["snapshot", "@/d", "--no-config", "--to", "@/d/refs", "--record", "missing"])
            #expect(result.outcome == outcome, "\(result.errors)")
        }
    }

    @Test("An output of an earlier run in the folder of the dumps is replaced and is no input")
    func earlierOutputs() throws {
        for (name, arguments) in [
            ("r.json", ["lint", "-f", "json=@/d/r.json"]), ("r.xml", ["lint", "-f", "junit=@/d/r.xml"]),
            ("r.txt", ["lint", "-f", "text=@/d/r.txt"]), ("ar.json", ["lint", "-f", "archive=@/d/ar.json"]),
            ("s.txt", ["snapshot", "-o", "@/d/s.txt"]), ("s.xml", ["speak", "-o", "@/d/s.xml"]),
        ] {
            let command = [arguments[0], "@/d", "--no-config"] + arguments.dropFirst()
            let first = run(command)
            let written = project.text("d/" + name)
            #expect(written != nil, "\(first.errors)")
            let second = run(command)
            #expect(second.outcome == first.outcome, "\(second.errors)")
            #expect(project.text("d/" + name) == written, "\(name)")
            try FileManager.default.removeItem(atPath: project.path("d/" + name))
        }
    }

    @Test("An archive that lost a line has no verdict, and one of axaudit 0.1 is merged with a note")
    func lostLines() throws {
        _ = run(["lint", "@/n.json", "@/m.json", "--no-config", "-f", "archive=@/x.jsonl"])
        let lines = try #require(project.text("x.jsonl")).split(separator: "\n")
        #expect(lines.count == 4)
        try project.write("lost.jsonl", lines[..<1].joined() + "\n" + lines[2...].joined(separator: "\n") + "\n")
        for arguments in [["merge", "@/lost.jsonl"], ["compare", "@/x.jsonl", "@/lost.jsonl"]] {
            let result = run(arguments)
            #expect(result.outcome == .undecided)
            #expect(result.errors.contains("lost.jsonl:3:") && result.errors.contains("expected 2"), "\(result.errors)")
            #expect(!result.output.contains("removed"))
        }
        let former = lines[3].replacing(#/"screens": .*"sha256": "[0-9a-f]*", /#, with: "")
        #expect(former.count < lines[3].count)
        try project.write("former.jsonl", (lines[..<3] + [former[...]]).joined(separator: "\n") + "\n")
        let result = run(["merge", "@/former.jsonl"])
        #expect(result.outcome == .failed)
        #expect(result.errors.contains("former.jsonl: the end line has no totals"), "\(result.errors)")
        #expect(result.output == run(["merge", "@/x.jsonl"]).output)
    }

    @Test("The archive of stream has totals too")
    func streamArchive() throws {
        let blocks = Blocks([Tree.clean.replacing("\n", with: " ") + "\n"])
        var environment = Environment()
        let output = Lock<String>(initialState: "")
        environment.nextInputBlock = { blocks.next() }
        environment.writeOutput = { text in
            output.withLock { $0 += text }
            return true
        }
        #expect(CommandLineTool.run(["stream", "--archive", "--no-config"], environment).outcome == .passed)
        let text = output.withLock { $0 }
        #expect(text.contains(#""kind": "end", "screens": 1, "findings": "#) && text.contains(#""sha256": ""#))
        try project.write("stream.jsonl", text)
        #expect(run(["merge", "@/stream.jsonl"]).outcome == .passed)
        try project.write("changed.jsonl", text.replacing("Clean", with: "Clear"))
        #expect(run(["merge", "@/changed.jsonl"]).errors.contains("found other bytes in the lines of this run"))
    }

    /// The blocks of standard input.
    private final class Blocks: Sendable {
        private let texts: Lock<[String]>

        init(_ texts: [String]) { self.texts = Lock(initialState: texts) }

        func next() -> [UInt8] { texts.withLock { $0.isEmpty ? [] : Array($0.removeFirst().utf8) } }
    }
}
