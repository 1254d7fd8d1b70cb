import AXAudit
import AXCommandLine
import Foundation
import Testing

/// Where reports go, and how they look.
@Suite("Outputs")
struct OutputTests {
    private let place: Workplace
    private let failing: String

    init() throws {
        place = try Workplace()
        failing = try place.write("failure.json", Tree.failure)
    }

    @Test("-f name=file and -o write files; what goes to no file goes to standard output")
    func files() {
        let plain = axaudit("lint", failing, "-f", "json")
        #expect(plain.output.hasPrefix("{"))
        let toFile = axaudit("lint", failing, "-f", "json=" + place.path("out/deep/report.json"))
        #expect(toFile.outcome == .failed)
        #expect(toFile.output.isEmpty)
        #expect(place.text("out/deep/report.json") == plain.output)
        let both = axaudit(
            "lint", failing, "-f", "text", "--format=json=" + place.path("two.json"), "-f",
            "compact=" + place.path("three"))
        #expect(
            both.output.hasSuffix("1 failure (gate: failure), 0 warnings\n")
                || both.output.contains("1 failure (gate: failure)"))
        #expect(place.text("two.json") == plain.output)
        #expect(place.text("three")?.contains("[target-size]") == true)
        let output = axaudit("lint", failing, "-f", "json", "-o", place.path("four.json"))
        #expect(output.output.isEmpty && place.text("four.json") == plain.output)
        let text = axaudit("lint", failing, "--output=" + place.path("five.txt"), "--color", "always")
        #expect(text.output.isEmpty)
        #expect(place.text("five.txt")?.contains("\u{1B}") == false, "no colour in a file")
        let mixed = axaudit(
            "lint", failing, "-f", "json=" + place.path("six.json"), "-f", "compact", "-o", place.path("seven"))
        #expect(mixed.output.isEmpty && place.text("six.json") == plain.output && place.text("seven")?.isEmpty == false)
    }

    @Test("Where GitHub reads the log, annotations stand before the text, unless formats are asked for")
    func annotations() {
        let there: EnvironmentVariables = ["GITHUB_ACTIONS": "true"]
        let text = axaudit("lint", failing).output
        let both = axaudit("lint", failing, variables: there)
        #expect(both.output.hasPrefix("::error file="))
        #expect(both.output.hasSuffix(text))
        #expect(axaudit("lint", failing, "-f", "text", variables: there).output == text)
        #expect(axaudit("lint", failing, variables: ["GITHUB_ACTIONS": "false"]).output == text)
        let toFile = axaudit("lint", failing, "-o", place.path("text.txt"), variables: there)
        #expect(toFile.output.hasPrefix("::error file="))
        #expect(place.text("text.txt") == text)
    }

    @Test("--format markdown=github-summary writes at the end of the summary of the step")
    func stepSummary() throws {
        let summary = try place.write("summary.md", "before\n")
        let there: EnvironmentVariables = ["GITHUB_STEP_SUMMARY": summary]
        let plain = axaudit("lint", failing, "-f", "markdown").output
        let result = axaudit("lint", failing, "-f", "markdown=github-summary", "-f", "text", variables: there)
        #expect(result.outcome == .failed)
        #expect(place.text("summary.md") == "before\n" + plain)
        #expect(place.text("github-summary") == nil)
        let elsewhere = axaudit("lint", failing, "-f", "markdown=github-summary")
        #expect(elsewhere.outcome == .undecided)
        #expect(elsewhere.errors.contains("GITHUB_STEP_SUMMARY is not set"))
    }

    @Test("Every format at once, each to its file")
    func everyFormat() {
        var arguments = ["lint", failing]
        for format in ReportFormat.all {
            arguments += ["-f", "\(format.id)=" + place.path(format.id)]
        }
        let result = CommandLineTool.run(arguments, Surroundings())
        #expect(result.outcome == .failed && result.output.isEmpty)
        for format in ReportFormat.all { #expect(place.text(format.id)?.contains("target-size") == true) }
    }

    @Test("No temporary file stays behind")
    func temporary() throws {
        _ = axaudit("lint", failing, "-f", "json=" + place.path("report.json"))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: place.folder).sorted() == [
                "failure.json", "report.json",
            ])
    }

    @Test("A hyphen is standard output, not a file of that name")
    func hyphen() {
        let plain = axaudit("lint", failing, "-f", "compact")
        for arguments in [["-f", "compact", "-o", "-"], ["-f", "compact=-"]] {
            let result = CommandLineTool.run(["lint", failing] + arguments, Surroundings())
            #expect(result.output == plain.output && result.outcome == .failed)
        }
        #expect(axaudit("convert", failing, "-o", "-").output == axaudit("convert", failing).output)
        #expect(axaudit("lint", failing, "-f", "compact=-", "-f", "json").errors.contains("two reports"))
    }

    @Test("A report that says what it said is left where it is, and is new all the same; another one replaces it")
    func again() throws {
        let report = place.path("report.json")
        func attributes() throws -> (number: Int?, date: Date?) {
            let attributes = try FileManager.default.attributesOfItem(atPath: report)
            return (attributes[.systemFileNumber] as? Int, attributes[.modificationDate] as? Date)
        }
        _ = axaudit("lint", failing, "-f", "json=" + report)
        let text = try #require(place.text("report.json"))
        // A second link keeps the number of the first file from being given to another.
        try FileManager.default.linkItem(atPath: report, toPath: place.path("first"))
        let number = try attributes().number
        let old = Date(timeIntervalSince1970: 1e9)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: report)
        _ = axaudit("lint", failing, "-f", "json=" + report)
        #expect(try attributes().number == number)
        #expect(try attributes().date.map { $0.timeIntervalSinceNow > -60 } == true)

        // As long, and different.
        try Data(text.replacing("target-size", with: "targetxsize").utf8).write(to: URL(fileURLWithPath: report))
        _ = axaudit("lint", failing, "-f", "json=" + report)
        #expect(place.text("report.json") == text)
        #expect(try attributes().number != number)
    }

    @Test("A link to a report stays one: the file it leads to is written, also where it is not there yet")
    func links() throws {
        let files = FileManager.default
        try place.write("out/there.json", "old")
        try files.createSymbolicLink(atPath: place.path("there"), withDestinationPath: "out/there.json")
        try files.createSymbolicLink(atPath: place.path("first"), withDestinationPath: place.path("second"))
        try files.createSymbolicLink(atPath: place.path("second"), withDestinationPath: "new/report.json")
        for (link, file) in [("there", "out/there.json"), ("first", "new/report.json")] {
            let result = axaudit("lint", failing, "-f", "json=" + place.path(link))
            #expect(result.outcome == .failed, "\(result.errors)")
            #expect(place.text(file)?.contains("target-size") == true)
            #expect((try? files.destinationOfSymbolicLink(atPath: place.path(link))) != nil)
        }
        try files.createSymbolicLink(atPath: place.path("circle"), withDestinationPath: "circle")
        #expect(axaudit("lint", failing, "-f", "json=" + place.path("circle")).outcome == .undecided)
    }

    // A device is not tried here: a tool that replaced it would leave the machine without it.
    @Test("A pipe is written into, not replaced by a file")
    func pipe() throws {
        let pipe = place.path("pipe")
        #expect(mkfifo(pipe, 0o600) == 0)
        let reader = FileHandle(fileDescriptor: open(pipe, O_RDONLY | O_NONBLOCK), closeOnDealloc: true)
        #expect(axaudit("lint", failing, "-f", "json=" + pipe).outcome == .failed)
        let report = try String(decoding: reader.readToEnd() ?? Data(), as: UTF8.self)
        #expect(report.contains("target-size"))
    }

    @Test("An open file is written into: what is said to it before stays")
    func openFile() throws {
        let path = try place.write("log", "before\n")
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        let result = axaudit("lint", failing, "-f", "compact=/dev/fd/\(handle.fileDescriptor)")
        #expect(result.outcome == .failed, "\(result.errors)")
        #expect(place.text("log")?.hasPrefix("before\n") == true)
        #expect(place.text("log")?.contains("[target-size]\n") == true)
        try handle.close()
    }

    @Test(
        "Two reports for standard output, or none for -o, are refused",
        arguments: [
            ["-f", "json", "-f", "text"], ["-f", "json", "-f", "json"],
            ["-f", "json=x", "-f", "text", "-f", "compact"],
        ])
    func twoReports(options: [String]) {
        let result = CommandLineTool.run(["lint", failing] + options, Surroundings())
        #expect(result.outcome == .undecided)
        #expect(result.output.isEmpty)
        #expect(result.errors.contains("two reports for standard output"))
        let none = axaudit("lint", failing, "-f", "json=" + place.path("a"), "-o", place.path("b"))
        #expect(none.outcome == .undecided && place.text("a") == nil && place.text("b") == nil)
    }

    @Test("Reports that a run writes into the folder it reads are no input of the next one")
    func ownReports() throws {
        try place.write("Trees/a.json", Tree.clean)
        for _ in 0..<2 {
            let result = place.run(
                "@/Trees", "-f", "text", "-f", "json=\(place.path("Trees/report.json"))", "-f",
                "gitlab=\(place.path("Trees/quality.json"))")
            #expect(result.outcome == .passed, "\(result.errors)")
            #expect(result.output.contains("1 screen"), "\(result.output)")
        }
        // Another run, which writes none of them, can tell the report too.
        try FileManager.default.removeItem(atPath: place.path("Trees/quality.json"))
        let other = place.run("@/Trees")
        #expect(other.outcome == .passed)
        #expect(other.errors == "note: 1 file skipped, of no format that axaudit reads\n")
    }

    @Test("A report does not overwrite what it is about")
    func overwriting() throws {
        let tree = try place.write("a.json", Tree.failure)
        for arguments in [
            ["lint", tree, "-f", "sarif=" + tree], ["lint", tree, "-o", tree], ["diff", tree, tree, "-o", tree],
            ["snapshot", tree, "--to", place.path("refs"), "-f", "json=" + tree],
        ] {
            let result = CommandLineTool.run(arguments, Surroundings())
            #expect(result.outcome == .undecided, "\(arguments)")
            #expect(result.errors.contains("a report would overwrite this dump"), "\(result.errors)")
            #expect(place.text("a.json") == Tree.failure)
        }
    }

    @Test("Two reports for one file are refused")
    func sameFile() {
        let file = place.path("report")
        let result = axaudit("lint", failing, "-f", "json=" + file, "-f", "compact=" + file)
        #expect(result.outcome == .undecided)
    }

    @Test("A path that cannot be written is 2 before the audit starts")
    func unwritable() throws {
        try place.write("file", "x")
        try FileManager.default.createDirectory(atPath: place.path("folder"), withIntermediateDirectories: true)
        for path in ["folder", "file/inside.json", "file/deeper/inside.json"] {
            let result = axaudit("lint", failing, "-f", "text", "-f", "json=" + place.path(path))
            #expect(result.outcome == .undecided, "\(path)")
            #expect(result.output.isEmpty, "nothing was audited: \(path)")
            #expect(
                result.errors.contains(place.path(path)) && result.errors.contains("cannot be written"),
                "\(result.errors)")
        }
        #expect(place.text("file") == "x")
    }

    @Test("A report is written whatever the outcome")
    func always() throws {
        let broken = try place.write("broken.json", Tree.broken)
        _ = axaudit("lint", broken, "-f", "json=" + place.path("a.json"))
        #expect(place.text("a.json")?.contains("\"verdict\": \"none\"") == true)
        _ = axaudit("lint", place.path("missing.json"), "-f", "json=" + place.path("b.json"))
        #expect(place.text("b.json")?.contains("no such file or folder") == true)
        try FileManager.default.createDirectory(atPath: place.path("void"), withIntermediateDirectories: true)
        _ = axaudit("lint", place.path("void"), "-f", "json=" + place.path("c.json"))
        #expect(place.text("c.json")?.contains("\"verdict\": \"none\"") == true)
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
        let surroundings = Surroundings(
            variables: EnvironmentVariables(variables), isOutputTerminal: terminal)
        let result = CommandLineTool.run(["lint", failing] + options, surroundings)
        #expect(result.output.contains("\u{1B}[") == expected)
        for format in ["json", "compact"] {
            let machine = CommandLineTool.run(["lint", failing, "-f", format] + options, surroundings)
            #expect(!machine.output.contains("\u{1B}["))
        }
    }

    @Test("--quiet leaves out of text what is below the gate, and nothing of the other formats")
    func quiet() throws {
        let warning = try place.write("warnings.json", Tree.warnings)
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

    @Test("Progress is for people: nothing where standard error is no terminal")
    func progress() throws {
        for number in 0..<20 { try place.write("t/\(number).json", Tree.clean) }
        let surroundings = Surroundings(isErrorTerminal: false) { Issue.record("\($0)") }
        #expect(CommandLineTool.run(["lint", place.path("t")], surroundings).outcome == .passed)
        let quick = Surroundings(variables: ["CI": "true"], isErrorTerminal: true) { Issue.record("\($0)") }
        #expect(CommandLineTool.run(["lint", place.path("t")], quick).outcome == .passed)
    }
}
