import AXAudit
import Testing

@testable import AXCommandLine

/// What users of other linters try: it works, or the error names axaudit's spelling.
@Suite("Habits")
struct HabitTests {
    private let project: TemporaryProject
    private let failing: String
    private let warnings: String

    init() throws {
        project = try TemporaryProject()
        failing = try project.write("failure.json", Tree.failure)
        warnings = try project.write("warnings.json", Tree.warnings)
    }

    private func run(_ arguments: [String], stdin: String = "") -> CommandResult {
        var environment = Environment()
        environment.standardInput = { _ throws(FileSystem.Failure) in Array(stdin.utf8) }
        return CommandLineTool.run(arguments, environment)
    }

    // MARK: Spellings that work

    @Test(
        "An option of another linter does the same as axaudit's own",
        arguments: [
            (["--reporter", "json"], ["-f", "json"]), (["--reporter=compact"], ["-f", "compact"]),
            (["--output-format", "sarif"], ["-f", "sarif"]), (["-fjson"], ["-f", "json"]),
            (["-f=json"], ["-f", "json"]),
            (["--reporter", "xcode"], ["-f", "compact"]), (["-f", "stylish"], ["-f", "text"]),
            (["-qfjson"], ["-q", "-f", "json"]), (["-qv"], ["-q", "-v"]), (["--no-color"], ["--color", "never"]),
            (["--skip", "target-size"], ["--rule", "target-size=off"]),
            (
                ["--disable=target-size,label-too-short"],
                ["--rule", "target-size=off", "--rule", "label-too-short=off"]
            ),
            (["--select", "target-size,labels"], ["--only", "target-size", "--only", "labels"]),
            (["--only-rule", "labels"], ["--only", "labels"]), (["--enable", "touch"], ["--rule", "touch"]),
            (["--only", "target-size,labels"], ["--only", "target-size", "--only", "labels"]),
            (["--exit-zero"], ["--fail-on", "never"]), (["--lenient"], ["--fail-on", "never"]),
            (["--error-on-warnings"], ["--fail-on", "warning"]), (["--isolated"], ["--no-config"]),
            (["--ignore-pattern", "warn*"], ["--exclude", "warn*"]), (["--enable-all-rules"], ["--preset", "all"]),
        ])
    func works(foreign: [String], own: [String]) {
        let expected = run(["lint", project.folder] + own)
        let result = run(["lint", project.folder] + foreign)
        #expect(result.output == expected.output && result.errors == expected.errors)
        #expect(result.outcome == expected.outcome && !expected.output.isEmpty)
        #expect(run(foreign + ["lint", project.folder]).output == expected.output, "before the command")
        #expect(run(foreign + [project.folder]).output == expected.output, "without a command")
    }

    @Test("Options before the command belong to it, whichever command it is")
    func optionsBeforeCommand() {
        #expect(run(["-f", "json", "rules"]).output == axaudit("rules", "-f", "json").output)
        #expect(run(["--preset", "strict", "rules"]).output == axaudit("rules", "--preset", "strict").output)
        #expect(run(["-qh", "rules"]).output == axaudit("help", "rules").output)
    }

    @Test("--stdin reads standard input")
    func standardInput() {
        let result = run(["lint", "--stdin", "--stdin-filename", "home.json", "-f", "compact"], stdin: Tree.failure)
        #expect(result.outcome == .failed && result.output.hasPrefix("home.json:1:"))
    }

    @Test(
        "An option that is a command of axaudit runs it as the first argument, and names it elsewhere",
        arguments: [
            (["--list-rules"], ["rules"]), (["--list-rules", "--preset", "strict"], ["rules", "--preset", "strict"]),
            (["--print-config"], ["config", "show"]),
            (["--show-settings", "--no-config"], ["config", "show", "--no-config"]),
        ])
    func commands(foreign: [String], own: [String]) {
        #expect(run(foreign).output == run(own).output && run(foreign).outcome == .passed)
        let name = own.prefix { !$0.hasPrefix("-") }.joined(separator: " ")
        #expect(
            run(["lint"] + foreign).errors.hasPrefix("axaudit: unknown option \(foreign[0]); use axaudit \(name)\n"))
    }

    // MARK: Spellings that are named

    @Test(
        "What has no exact counterpart names what to use",
        arguments: [
            (["--severity", "error"], "--severity; use --fail-on <severity> for the gate, --rule <rule>=<severity>"),
            (["--strict"], "unknown option --strict; use --fail-on warning to fail on warnings, --preset strict"),
            (["--fix"], "unknown option --fix; axaudit changes no code; axaudit explain <rule> shows the fix"),
            (["--ignore", "x"], "use --rule <rule>=off for a rule, --ignore-identifier <glob> for elements"),
            (["--create-baseline"], "unknown option --create-baseline; use axaudit baseline create"),
            (["-j", "4"], "unknown option -j; files are read in parallel"),
            (["-format", "json"], "unknown option -format; did you mean --format?"),
            (["-quite"], "unknown option -quite; did you mean --quiet?"),
            (["-qz"], "unknown option -qz; see axaudit help lint"), (["-qfjsn"], "did you mean \"json\"?"),
            (["--no-color=yes"], "--no-color takes no value, found \"yes\""),
            (["--skip"], "--skip needs a value; it means --rule=<value>=off"),
            (["--skip", "target-siz"], "--rule: unknown rule \"target-siz\"; did you mean \"target-size\"?"),
            (["--report", "sarif:x.sarif"], "unknown option --report; use --format <name>=<file>"),
            (["--reporter", "sarif,output=x"], "--format sarif,output=x: write --format sarif=<file>"),
            (["-f", "sarif:x"], "--format sarif:x: write --format sarif=<file>"),
            (["--rule", "target-size: off"], "--rule target-size: off: write --rule target-size=<severity>"),
        ])
    func named(arguments: [String], message: String) {
        let result = run(["lint", failing] + arguments)
        #expect(result.outcome == .undecided && result.output.isEmpty)
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test(
        "A word that is no command names the command, also with paths after it",
        arguments: [
            (["lnt", "x.json"], "\"lnt\" is neither a command nor a file; did you mean axaudit lint?"),
            (["check", "x.json"], "did you mean axaudit lint?"), (["init"], "did you mean axaudit config init?"),
            (["fix", "x.json"], "axaudit changes no code"), (["zzzz", "x.json"], "see axaudit help"),
        ])
    func words(arguments: [String], message: String) throws {
        let result = run(arguments.map { $0.hasSuffix(".json") ? failing : $0 })
        #expect(result.outcome == .undecided && result.output.isEmpty)
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test("An option that a command does not take is unknown in every spelling")
    func otherCommand() {
        #expect(
            axaudit("show", failing, "--skip", "labels").errors.hasPrefix(
                "axaudit: unknown option --skip; see axaudit help show"))
    }

    @Test("Each word is in the table once, is no word of axaudit, and means something that axaudit has")
    func table() throws {
        let words = ForeignSpelling.all.map(\.word)
        #expect(Set(words).count == words.count)
        #expect(words.allSatisfy { CommandTable.standard.command($0) == nil })
        for option in Command.lint.allOptions { #expect(Set(words).isDisjoint(with: option.spellings)) }
        for spelling in ForeignSpelling.all {
            switch spelling.meaning {
            case .argument("-"), .advice: break
            case .argument(let own), .argumentForEach(let own):
                #expect(Command.lint.allOptions.contains { $0.isSpelled(own) }, "\(own)")
            case .command(let name): #expect(CommandTable.standard.command(name) != nil, "\(name)")
            }
        }
    }

    // MARK: The format of --output

    @Test(
        "--output without --format takes the format from the file's name",
        arguments: [
            ("report.html", "html"), ("report.json", "json"), ("report.sarif", "sarif"), ("x.sarif.json", "sarif"),
            ("report.md", "markdown"), ("report.txt", "text"), ("report.junit.xml", "junit"), ("REPORT.JSON", "json"),
            ("a.checkstyle.xml", "checkstyle"), ("gl.gitlab.json", "gitlab"), ("report", "text"),
            ("report.log", "text"),
        ])
    func outputFormat(file: String, format: String) throws {
        #expect(axaudit("lint", failing, "-o", project.path(file)).output.isEmpty)
        let expected = project.path("expected")
        _ = axaudit("lint", failing, "-f", "\(format)=\(expected)")
        let report = try #require(project.text(file))
        #expect(report == project.text("expected"))
    }

    @Test("An extension of several formats is an error, and --format decides")
    func ambiguousOutput() {
        let result = axaudit("lint", failing, "-o", project.path("report.xml"))
        #expect(result.outcome == .undecided && result.errors.contains("add --format junit or checkstyle"))
        #expect(axaudit("lint", failing, "-f", "json", "-o", project.path("a.html")).outcome == .failed)
        #expect(project.text("a.html")?.hasPrefix("{") == true)
    }

    @Test("diff takes the format from the file's name too")
    func diffOutput() {
        #expect(axaudit("diff", failing, warnings, "-o", project.path("changes.json")).outcome == .failed)
        #expect(project.text("changes.json")?.hasPrefix("{") == true)
    }
}
