import Foundation
import Testing

@testable import AXAuditCore
@testable import AXAudit
@testable import AXCommandLine

/// Every command with every output on every file that a command can read. The command lines are made of the lists of
/// commands and options, so that a new command is tested by itself.
@Suite("Protection of inputs")
struct InputProtectionTests {
    private let project: TemporaryProject

    /// One file for each role that a file can have, but for standard input, which is that of the tests.
    private static let files: [(name: String, role: InputRole)] = [
        ("n.json", .input), ("d/a.xml", .found), ("d/ex.json", .excluded), ("d/.axauditignore", .ignoreFile),
        ("d/a.capabilities.json", .companion(.capabilities)), ("n.audit.json", .companion(.audit)),
        ("n.png", .companion(.picture)), ("pics/p.png", .companion(.picture)), ("conf.json", .configuration),
        ("base.json", .extendedConfiguration), ("bl.json", .baseline), ("src/V.swift", .source),
        ("screens.txt", .expectedScreens), ("one.jsonl", .archive), ("two.jsonl", .archive),
        ("refs/Home.txt", .reference), ("d/e/manifest.json", .attachment), ("d/events/e.json", .crawl),
    ]

    /// An output of a command: the arguments that name its file, or none for standard output.
    private struct Output: Sendable {
        let arguments: @Sendable (String) -> [String]
        var isStandardOutput = false
    }

    init() throws {
        project = try TemporaryProject()
        let home = #""axaudit": 1, "screen": { "name": "Home", "picture": "pics/p.png" },"#
        try project.write("n.json", Tree.failure.replacing(#""axaudit": 1,"#, with: home))
        try project.write("m.json", Tree.clean)
        let view =
            #"<node text="Go" class="android.widget.Button" package="c" clickable="true" bounds="[0,0][200,200]"/>"#
        try project.write("d/a.xml", "<hierarchy rotation=\"0\">\(view)</hierarchy>")
        try project.write("d/a.capabilities.json", #"{"deviceScreenDensity": 420}"#)
        try project.write("d/ex.json", Tree.failure)
        try project.write("d/.axauditignore", "ex.json\n")
        try project.write("d/e/manifest.json", "[]")
        try project.write("n.audit.json", "[]")
        let state = #""state_str": "s", "foreground_activity": "c/.A""#
        let flags =
            #""class": "android.widget.Button", "text": "Go", "clickable": true, "bounds": [[0, 0], [200, 200]]"#
        try project.write("d/states/s.json", "{ \(state), \"views\": [{ \(flags) }] }")
        try project.write(
            "d/events/e.json", #"{ "event": { "event_type": "key" }, "start_state": "s", "stop_state": "s" }"#)
        for name in ["n.png", "pics/p.png"] {
            try project.write(name, "")  // creates the folder
            try Data(PicturedScreen.picture()).write(to: URL(fileURLWithPath: project.path(name)))
        }
        try project.write("base.json", #"{ "preset": "strict" }"#)
        try project.write("conf.json", #"{ "extends": "base.json", "baseline": "bl.json", "sources": ["src"] }"#)
        try project.write("src/V.swift", "Button(\"Close\") {}\n")
        try project.write("screens.txt", "Home\n")
        _ = project.run("baseline", "create", "@/n.json", "--no-config", "--baseline", "@/bl.json")
        _ = project.run("snapshot", "@/n.json", "--no-config", "--to", "@/refs", "--record", "all")
        _ = project.run("lint", "@/n.json", "--no-config", "-f", "archive=@/one.jsonl")
        _ = project.run("lint", "@/m.json", "--no-config", "-f", "archive=@/two.jsonl")
    }

    // MARK: Command lines

    /// Returns the file or word for an operand.
    private static func operand(_ operand: Operand) -> [String] {
        switch operand.kind {
        case .path: operand.count == .one ? ["@/n.json"] : ["@/n.json", "@/d"]
        case .file: [operand.name == "head" ? "@/two.jsonl" : operand.name == "file" ? "@/conf.json" : "@/one.jsonl"]
        case .folder: ["@/new"]
        case .rule, .ruleOrGroup: ["target-size"]
        case .ruleSeverity: ["target-size=off"]
        case .ruleParameter: ["target-size.minimum=40"]
        case .command: ["lint"]
        case .shell: ["bash"]
        case .choice(let words, _), .report(let words), .reportFile(let words): [words[0]]
        case .text: ["Close"]
        }
    }

    /// Returns the command lines of a command, with all files that its options name; without an output.
    private static func lines(_ command: Command) -> [[String]] {
        var line = command.words + command.operands.flatMap(operand)
        for option in command.allOptions {
            guard let role = option.reads, let file = files.first(where: { $0.role == role }) else { continue }
            // One picture is for one dump.
            if option.name == Option.picture.name, command.operands.contains(where: { $0.count != .one }) { continue }
            line += ["--" + option.name, "@/" + file.name]
        }
        guard command.options.contains(where: { $0.name == Option.to.name }) else { return [line] }
        return [line, line + ["--to", "@/refs", "--record", "never"]]
    }

    /// Returns all outputs of a command.
    private static func outputs(_ command: Command) -> [Output] {
        var outputs = [Output(arguments: { _ in [] }, isStandardOutput: true)]
        for option in command.options {
            if option.name == Option.output.name { outputs.append(Output(arguments: { ["-o", $0] })) }
            switch option.kind {
            case .report(let formats), .reportFile(let formats):
                outputs += formats.map { format in Output(arguments: { ["--\(option.name)", "\(format)=\($0)"] }) }
            default: break
            }
        }
        return outputs
    }

    // MARK: Running

    /// The contents of all files of the project, by their paths.
    private func contents() throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: project.folder) {
            contents[name] = FileManager.default.contents(atPath: project.path(name))
        }
        return contents
    }

    /// Runs a command line with files as standard output and standard error, which get what the command prints.
    private func run(
        _ line: [String], _ output: String, errors: String = "/dev/null", _ register: RunRegister? = nil
    ) throws -> CommandResult {
        let handle = try #require(FileHandle(forUpdatingAtPath: output))
        try handle.seekToEnd()
        let errorHandle = try #require(FileHandle(forUpdatingAtPath: errors))
        try errorHandle.seekToEnd()
        var environment = Environment()
        environment.workingDirectory = project.folder
        environment.standardOutput = handle.fileDescriptor
        environment.standardError = errorHandle.fileDescriptor
        environment.nextInputBlock = { [] }
        environment.writeOutput = { text in
            handle.write(Data(text.utf8))
            return true
        }
        let arguments = line.map { $0.replacing("@/", with: project.folder + "/") }
        let result =
            register.map { register in
                RunRegister.$current.withValue(register) { CommandLineTool.result(arguments, environment, nil) }
            } ?? CommandLineTool.run(arguments, environment)
        handle.write(Data(result.output.utf8))
        errorHandle.write(Data(result.errors.utf8))
        return result
    }

    @Test("No command writes to a file that it reads", arguments: Command.all.map(\.name))
    func product(name: String) throws {
        let command = try #require(Command.all.first { $0.name == name })
        let before = try contents()
        for line in Self.lines(command) {
            let register = RunRegister()
            _ = try run(line, "/dev/null", register)
            #expect(try contents() == before, "\(line)")
            for (file, role) in Self.files where register.contains(project.path(file)) {
                _ = try run(line, "/dev/null", errors: project.path(file))
                #expect(try contents() == before, "standard error of \(line) \(role)")
                for output in Self.outputs(command) {
                    let arguments = line + output.arguments("@/" + file)
                    let result = try run(arguments, output.isStandardOutput ? project.path(file) : "/dev/null")
                    let after = try contents()
                    #expect(after.filter { before[$0.key] != nil } == before, "\(arguments) \(role)")
                    #expect(result.outcome == .undecided, "\(arguments) \(role): \(result.errors)")
                    for (path, data) in before where after[path] != data {
                        try data.write(to: URL(fileURLWithPath: project.path(path)))
                    }
                    for path in after.keys where before[path] == nil {
                        try FileManager.default.removeItem(atPath: project.path(path))
                    }
                }
            }
        }
    }

    @Test("The files of every role are read by a command, and the configuration by all that have the option")
    func roles() throws {
        var roles: Set<InputRole> = []
        for command in Command.all {
            for line in Self.lines(command) {
                let register = RunRegister()
                _ = try run(line, "/dev/null", register)
                roles.formUnion(register.roles)
                if command.allOptions.contains(where: { $0.reads == .configuration }) {
                    #expect(register.contains(project.path("conf.json")), "\(line)")
                }
            }
        }
        // Files that are left out and pages are compared without being read.
        let others: Set<InputRole> = [.standardInput, .excluded, .page]
        #expect(Set(InputRole.allCases).subtracting(others).subtracting(roles).isEmpty)
    }

    @Test("Standard error of a run goes to none of its inputs, and the message of that to standard output")
    func standardError() throws {
        let before = try contents()
        let result = try run(["lint", "@/n.json", "--no-config"], "/dev/null", errors: project.path("n.json"))
        #expect(result.outcome == .undecided)
        #expect(result.output.contains("n.json: standard error is appended to"), "\(result.output)")
        let both = try run(
            ["lint", "@/n.json", "--no-config"], project.path("n.json"), errors: project.path("n.json"))
        #expect(both.outcome == .undecided && both.output.isEmpty && both.errors.isEmpty)
        #expect(try contents() == before)
    }

    @Test("explain of a rule is not appended to the configuration")
    func explain() throws {
        try project.write(".axaudit.json", "{}")
        let result = try run(["explain", "target-size"], project.path(".axaudit.json"))
        #expect(result.outcome == .undecided && project.text(".axaudit.json") == "{}")
    }

    @Test(
        "A report without findings in the folder of the dumps is replaced", arguments: ["compact", "github", "agent"])
    func emptyReport(format: String) throws {
        try project.write("c/a.json", Tree.clean)
        for _ in 1...2 {
            let result = project.run("lint", "@/c", "--no-config", "-f", format + "=" + project.path("c/c.txt"))
            #expect(result.outcome == .passed, "\(result.errors)")
        }
        // It is a dump that failed for every other run.
        #expect(project.run("lint", "@/c", "--no-config").outcome == .undecided)
    }
}
