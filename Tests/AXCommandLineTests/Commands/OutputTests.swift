import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// Where reports go, and how they look.
@Suite("Outputs")
struct OutputTests {
    private let project: TemporaryProject
    private let failing: String

    init() throws {
        project = try TemporaryProject()
        failing = try project.write("failure.json", Tree.failure)
    }

    @Test("-f name=file and -o write files; a report without a file goes to standard output")
    func files() {
        let plain = axaudit("lint", failing, "-f", "json")
        #expect(plain.output.hasPrefix("{"))
        let toFile = axaudit("lint", failing, "-f", "json=" + project.path("out/deep/report.json"))
        #expect(toFile.outcome == .failed)
        #expect(toFile.output.isEmpty)
        #expect(project.text("out/deep/report.json") == plain.output)
        let both = axaudit(
            "lint", failing, "-f", "text", "--format=json=" + project.path("two.json"), "-f",
            "compact=" + project.path("three"))
        #expect(both.output == axaudit("lint", failing, "-f", "text").output)
        #expect(project.text("two.json") == plain.output)
        #expect(project.text("three")?.contains("[target-size]") == true)
        let output = axaudit("lint", failing, "-f", "json", "-o", project.path("four.json"))
        #expect(output.output.isEmpty && project.text("four.json") == plain.output)
        let text = axaudit("lint", failing, "--output=" + project.path("five.txt"), "--color", "always")
        #expect(text.output.isEmpty)
        #expect(project.text("five.txt")?.contains("\u{1B}") == false, "no colour in a file")
        let mixed = axaudit(
            "lint", failing, "-f", "json=" + project.path("six.json"), "-f", "compact", "-o", project.path("seven"))
        #expect(
            mixed.output.isEmpty && project.text("six.json") == plain.output && project.text("seven")?.isEmpty == false)
    }

    @Test("Where GitHub reads the log, annotations come before the text, unless formats are asked for")
    func annotations() {
        let there: EnvironmentVariables = ["GITHUB_ACTIONS": "true"]
        let text = axaudit("lint", failing).output
        let both = axaudit("lint", failing, variables: there)
        #expect(both.output.hasPrefix("::error file="))
        let log = axaudit("lint", failing, "-f", "text", variables: there).output
        #expect(log.contains("1 failure (gate: failure)"))
        #expect(both.output.hasSuffix(log))
        #expect(axaudit("lint", failing, variables: ["GITHUB_ACTIONS": "false"]).output == text)
        let toFile = axaudit("lint", failing, "-o", project.path("text.txt"), variables: there)
        #expect(toFile.output.hasPrefix("::error file="))
        #expect(project.text("text.txt") == text)
    }

    @Test("--format markdown=github-summary writes at the end of the summary of the step")
    func stepSummary() throws {
        let summary = try project.write("summary.md", "before\n")
        let there: EnvironmentVariables = ["GITHUB_STEP_SUMMARY": summary]
        let plain = axaudit("lint", failing, "-f", "markdown").output
        let result = axaudit("lint", failing, "-f", "markdown=github-summary", "-f", "text", variables: there)
        #expect(result.outcome == .failed)
        #expect(project.text("summary.md") == "before\n" + plain)
        #expect(project.text("github-summary") == nil)
        let elsewhere = axaudit("lint", failing, "-f", "markdown=github-summary")
        #expect(elsewhere.outcome == .undecided)
        #expect(elsewhere.errors.contains("GITHUB_STEP_SUMMARY is not set"))
    }

    @Test("Every format at once, each to its file")
    func everyFormat() {
        var arguments = ["lint", failing]
        // OpenACR needs settings.
        let formats = ReportFormat.all.filter { $0.id != "openacr" }
        for format in formats {
            arguments += ["-f", "\(format.id)=" + project.path(format.id)]
        }
        let result = CommandLineTool.run(arguments, Environment())
        #expect(result.outcome == .failed && result.output.isEmpty)
        for format in formats { #expect(project.text(format.id)?.contains("target-size") == true) }
    }

    @Test("No temporary file stays behind")
    func temporary() throws {
        _ = axaudit("lint", failing, "-f", "json=" + project.path("report.json"))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: project.folder).sorted() == [
                "failure.json", "report.json",
            ])
    }

    @Test("A hyphen is standard output, not a file of that name")
    func hyphen() {
        let plain = axaudit("lint", failing, "-f", "compact")
        for arguments in [["-f", "compact", "-o", "-"], ["-f", "compact=-"]] {
            let result = CommandLineTool.run(["lint", failing] + arguments, Environment())
            #expect(result.output == plain.output && result.outcome == .failed)
        }
        #expect(axaudit("convert", failing, "-o", "-").output == axaudit("convert", failing).output)
        #expect(axaudit("lint", failing, "-f", "compact=-", "-f", "json").errors.contains("only one report"))
    }

    @Test("A report is always written, also if the file already has the same contents")
    func again() throws {
        let report = project.path("report.json")
        func number() throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: report)[.systemFileNumber] as? Int
        }
        _ = axaudit("lint", failing, "-f", "json=" + report)
        let text = try #require(project.text("report.json"))
        // A second link keeps the inode of the first file from being reused.
        try FileManager.default.linkItem(atPath: report, toPath: project.path("first"))
        let before = try number()
        _ = axaudit("lint", failing, "-f", "json=" + report)
        #expect(project.text("report.json") == text)
        #expect(try number() != before)
    }

    @Test("A link to a report stays one: the file it leads to is written, also where it is not there yet")
    func links() throws {
        let files = FileManager.default
        try project.write("out/there.json", "old")
        try files.createSymbolicLink(atPath: project.path("there"), withDestinationPath: "out/there.json")
        try files.createSymbolicLink(atPath: project.path("first"), withDestinationPath: project.path("second"))
        try files.createSymbolicLink(atPath: project.path("second"), withDestinationPath: "new/report.json")
        for (link, file) in [("there", "out/there.json"), ("first", "new/report.json")] {
            let result = axaudit("lint", failing, "-f", "json=" + project.path(link))
            #expect(result.outcome == .failed, "\(result.errors)")
            #expect(project.text(file)?.contains("target-size") == true)
            #expect((try? files.destinationOfSymbolicLink(atPath: project.path(link))) != nil)
        }
        try files.createSymbolicLink(atPath: project.path("circle"), withDestinationPath: "circle")
        #expect(axaudit("lint", failing, "-f", "json=" + project.path("circle")).outcome == .undecided)
    }

    // Not tested on a device file: a tool that replaced it would damage the machine.
    @Test("A pipe is written into, not replaced by a file")
    func pipe() throws {
        let pipe = project.path("pipe")
        #expect(mkfifo(pipe, 0o600) == 0)
        let reader = FileHandle(fileDescriptor: open(pipe, O_RDONLY | O_NONBLOCK), closeOnDealloc: true)
        #expect(axaudit("lint", failing, "-f", "json=" + pipe).outcome == .failed)
        let report = try String(decoding: reader.readToEnd() ?? Data(), as: UTF8.self)
        #expect(report.contains("target-size"))
    }

    @Test("An open file is written into: what is said to it before stays")
    func openFile() throws {
        let path = try project.write("log", "before\n")
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        let result = axaudit("lint", failing, "-f", "compact=/dev/fd/\(handle.fileDescriptor)")
        #expect(result.outcome == .failed, "\(result.errors)")
        #expect(project.text("log")?.hasPrefix("before\n") == true)
        #expect(project.text("log")?.contains("[target-size]\n") == true)
        try handle.close()
    }

    @Test(
        "Two reports for standard output, or no report for -o, are an error",
        arguments: [
            ["-f", "json", "-f", "text"], ["-f", "json", "-f", "json"],
            ["-f", "json=x", "-f", "text", "-f", "compact"],
        ])
    func twoReports(options: [String]) {
        let result = CommandLineTool.run(["lint", failing] + options, Environment())
        #expect(result.outcome == .undecided)
        #expect(result.output.isEmpty)
        #expect(result.errors.contains("only one report can go to standard output"))
        let none = axaudit("lint", failing, "-f", "json=" + project.path("a"), "-o", project.path("b"))
        #expect(none.outcome == .undecided && project.text("a") == nil && project.text("b") == nil)
    }

    @Test("Reports that a run writes to its input folder are not inputs of the next run")
    func ownReports() throws {
        try project.write("Trees/a.json", Tree.clean)
        for _ in 0..<2 {
            let result = project.run(
                "@/Trees", "-f", "text", "-f", "json=\(project.path("Trees/report.json"))", "-f",
                "gitlab=\(project.path("Trees/quality.json"))")
            #expect(result.outcome == .passed, "\(result.errors)")
            #expect(result.output.contains("1 screen"), "\(result.output)")
        }
        // Another run, which writes none of them, can tell the report too.
        try FileManager.default.removeItem(atPath: project.path("Trees/quality.json"))
        let other = project.run("@/Trees")
        #expect(other.outcome == .passed)
        #expect(
            other.errors.hasPrefix("note: 1 file skipped: unknown format (") && other.errors.hasSuffix("report.json)\n")
        )
    }

    @Test("A report does not overwrite an input")
    func overwriting() throws {
        let tree = try project.write("a.json", Tree.failure)
        for arguments in [
            ["lint", tree, "-f", "sarif=" + tree], ["lint", tree, "-o", tree], ["diff", tree, tree, "-o", tree],
            ["snapshot", tree, "--to", project.path("refs"), "-f", "json=" + tree],
        ] {
            let result = CommandLineTool.run(arguments, Environment())
            #expect(result.outcome == .undecided, "\(arguments)")
            #expect(result.errors.contains("a report would overwrite this input"), "\(result.errors)")
            #expect(project.text("a.json") == Tree.failure)
        }
    }

    @Test("Two reports for one file are refused")
    func sameFile() {
        let file = project.path("report")
        let result = axaudit("lint", failing, "-f", "json=" + file, "-f", "compact=" + file)
        #expect(result.outcome == .undecided)
    }

    @Test("A path that cannot be written is 2 before the audit starts")
    func unwritable() throws {
        try project.write("file", "x")
        try FileManager.default.createDirectory(atPath: project.path("folder"), withIntermediateDirectories: true)
        for path in ["folder", "file/inside.json", "file/deeper/inside.json"] {
            let result = axaudit("lint", failing, "-f", "text", "-f", "json=" + project.path(path))
            #expect(result.outcome == .undecided, "\(path)")
            #expect(result.output.isEmpty, "nothing was audited: \(path)")
            #expect(
                result.errors.contains(project.path(path)) && result.errors.contains("cannot be written"),
                "\(result.errors)")
        }
        #expect(project.text("file") == "x")
    }

    @Test("A report is written for every outcome")
    func always() throws {
        let broken = try project.write("broken.json", Tree.broken)
        _ = axaudit("lint", broken, "-f", "json=" + project.path("a.json"))
        #expect(project.text("a.json")?.contains("\"verdict\": \"none\"") == true)
        _ = axaudit("lint", project.path("missing.json"), "-f", "json=" + project.path("b.json"))
        #expect(project.text("b.json")?.contains("no such file or folder") == true)
        try FileManager.default.createDirectory(atPath: project.path("void"), withIntermediateDirectories: true)
        _ = axaudit("lint", project.path("void"), "-f", "json=" + project.path("c.json"))
        #expect(project.text("c.json")?.contains("\"verdict\": \"none\"") == true)
    }

    @Test(
        "Colour: --color, then NO_COLOR, then CLICOLOR_FORCE and FORCE_COLOR, then the terminal",
        arguments: [
            ([], [:], false, false), ([], [:], true, true), ([], ["TERM": "dumb"], true, false),
            ([], ["TERM": "xterm"], true, true), ([], ["NO_COLOR": "1"], true, false),
            ([], ["NO_COLOR": "0"], true, false),
            ([], ["NO_COLOR": ""], true, true), ([], ["CLICOLOR_FORCE": "1"], false, true),
            ([], ["CLICOLOR_FORCE": "0"], false, false), ([], ["CLICOLOR_FORCE": ""], false, false),
            ([], ["FORCE_COLOR": "1"], false, true), ([], ["FORCE_COLOR": "3"], false, true),
            ([], ["CLICOLOR_FORCE": "1", "TERM": "dumb"], true, true),
            ([], ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false, false),
            ([], ["NO_COLOR": "1", "FORCE_COLOR": "1"], true, false),
            (["--color", "always"], ["NO_COLOR": "1"], false, true),
            (["--color=never"], ["CLICOLOR_FORCE": "1"], true, false),
            (["--color", "auto"], [:], true, true), (["--color", "auto"], ["NO_COLOR": "1"], true, false),
        ] as [([String], [String: String], Bool, Bool)])
    func colour(options: [String], variables: [String: String], terminal: Bool, expected: Bool) {
        let environment = Environment(
            variables: EnvironmentVariables(variables), isOutputTerminal: terminal)
        let result = CommandLineTool.run(["lint", failing] + options, environment)
        #expect(result.output.contains("\u{1B}[") == expected)
        for format in ["json", "compact"] {
            let machine = CommandLineTool.run(["lint", failing, "-f", format] + options, environment)
            #expect(!machine.output.contains("\u{1B}["))
        }
    }

    @Test("--quiet leaves out of text what is below the gate, and nothing of the other formats")
    func quiet() throws {
        let warning = try project.write("warnings.json", Tree.warnings)
        let text = axaudit("lint", warning, failing, "-q")
        #expect(!text.output.contains("label-too-short") && text.output.contains("target-size"))
        #expect(text.output.contains("2 warnings"), "the last line counts them")
        for format in ["json", "compact"] {
            let loud = axaudit("lint", warning, failing, "-f", format)
            #expect(axaudit("lint", warning, failing, "-f", format, "--quiet").output == loud.output)
        }
    }

    @Test("--verbose says more")
    func verbose() {
        let plain = axaudit("lint", failing)
        let verbose = axaudit("lint", failing, "--verbose")
        #expect(verbose.output.count + verbose.errors.count > plain.output.count + plain.errors.count)
    }

    @Test("Progress is shown only if standard error is a terminal")
    func progress() throws {
        for number in 0..<20 { try project.write("t/\(number).json", Tree.clean) }
        let environment = Environment(isErrorTerminal: false) { Issue.record("\($0)") }
        #expect(CommandLineTool.run(["lint", project.path("t")], environment).outcome == .passed)
        let quick = Environment(variables: ["CI": "true"], isErrorTerminal: true) { Issue.record("\($0)") }
        #expect(CommandLineTool.run(["lint", project.path("t")], quick).outcome == .passed)
    }
}
