import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// The grammar of the command line, and its errors.
@Suite("Grammar")
struct GrammarTests {
    private let project: TemporaryProject
    private let clean: String

    init() throws {
        project = try TemporaryProject()
        clean = try project.write("clean.json", Tree.clean)
    }

    @Test(
        "An error names the unknown word and the nearest valid one",
        arguments: [
            (["lint", "--formt", "json"], "unknown option --formt; did you mean --format?"),
            (["lint", "--max-warning=1"], "unknown option --max-warning; did you mean --max-warnings?"),
            (["lint", "--zzz"], "unknown option --zzz; see axaudit help lint"),
            (["lint", "-z"], "unknown option -z; see axaudit help lint"),
            (["lint", "-f", "jsn"], "unknown report format \"jsn\"; did you mean \"json\"?"),
            (["lint", "-f", "pdf"], "unknown report format \"pdf\"; expected one of text, compact, json"),
            (["lint", "--fail-on", "warnings"], "--fail-on: unknown value \"warnings\"; did you mean \"warning\"?"),
            (["lint", "--fail-on", "x"], "--fail-on: unknown value \"x\"; expected one of failure, warning, never"),
            (["lint", "--color", "alway"], "--color: unknown value \"alway\"; did you mean \"always\"?"),
            (["lint", "--input-format", "wda"], "--input-format: unknown value \"wda\"; did you mean \"wda-json\"?"),
            (["lint", "--max-warnings", "many"], "--max-warnings: found \"many\", expected a whole number, 0 or more"),
            (["lint", "--max-warnings", "-1"], "--max-warnings: found \"-1\", expected a whole number, 0 or more"),
            (["lint", "--max-warnings", "1.5"], "--max-warnings: found \"1.5\", expected a whole number, 0 or more"),
            (["lint", "--fail-on"], "--fail-on needs a value: --fail-on <severity>"),
            (["lint", "-o"], "--output needs a value: --output <file>"),
            (["lint", "--quiet=yes"], "--quiet takes no value, found \"yes\""),
            (["lint", "--fail-on", "never", "--fail-on=warning"], "--fail-on can be given only once"),
            (["lint", "-f", "json="], "expected a file after \"=\""),
            (["lnt"], "\"lnt\" is neither a command nor a file; did you mean axaudit lint?"),
            (["ruls"], "\"ruls\" is neither a command nor a file; did you mean axaudit rules?"),
            (["rule", "x"], "\"rule\" is neither a command nor a file; use axaudit explain <rule>"),
            (["qqqqqqqq"], "\"qqqqqqqq\" is neither a command nor a file; see axaudit help"),
            (["explain", "target-siz"], "unknown rule \"target-siz\"; did you mean \"target-size\"?"),
            (["explain", "control-overlaps"], "did you mean \"control-overlap\"?"),
            (["explain", "Target-Size"], "did you mean \"target-size\"?"),
            (["explain", "zzzzzzzz"], "unknown rule \"zzzzzzzz\""),
            (["explain"], "expected one rule"), (["explain", "target-size", "label-blank"], "expected one rule"),
            (["help", "lnt"], "unknown command \"lnt\"; did you mean \"lint\"?"),
            (["rules", "--preset", "recomended"], "did you mean \"recommended\"?"),
            (["rules", "--format", "yaml"], "--format: unknown value \"yaml\"; expected one of text, json, markdown"),
            (["rules", "stray"], "found \"stray\", expected only options"),
            (["rules", "--write", "x"], "--write writes Markdown; add --format markdown"),
            (["show"], "expected a dump"),
        ])
    func unknown(arguments: [String], message: String) {
        let result = CommandLineTool.run(arguments, Environment())
        #expect(result.outcome == .undecided)
        #expect(result.output.isEmpty)
        #expect(result.errors.contains(message), "\(result.errors)")
        for line in result.errors.split(separator: "\n") { #expect(line.hasPrefix("axaudit: ")) }
    }

    @Test("Every command rejects an invalid language tag and names the option")
    func locale() throws {
        let project = try TemporaryProject()
        let tree = try project.write("a.json", Tree.clean)
        for command in ["lint", "show", "snapshot", "convert"] {
            for tag in ["!!", "", "e", "english"] {
                let result = axaudit(command, tree, "--locale", tag)
                #expect(result.outcome == .undecided, "\(command) \(tag)")
                #expect(result.errors.hasPrefix("axaudit: --locale: found \"\(tag)\""), "\(result.errors)")
            }
            #expect(axaudit(command, tree, "--locale", "de-AT").outcome == .passed)
        }
    }

    @Test(
        "Every command prints the version",
        arguments: [
            ["--version"], ["-V"], ["-v"], ["lint", "--version"], ["lint", "a.json", "-V"], ["--version", "lint"],
            ["config", "--version"], ["config", "show", "--version"], ["help", "--version"],
        ])
    func versionOption(arguments: [String]) {
        let result = CommandLineTool.run(arguments, Environment())
        #expect(result.outcome == .passed && result.output == "axaudit \(Version.current)\n" && result.errors.isEmpty)
    }

    @Test("A misspelt --version is suggested")
    func misspeltVersion() { #expect(axaudit("--verison").errors.contains("did you mean --version?")) }

    @Test("Every wrong option is reported at once")
    func several() {
        let result = axaudit("lint", "--formt", "--quite", "--fail-on", "x", clean)
        #expect(result.errors.split(separator: "\n").count == 3, "\(result.errors)")
    }

    @Test("A rule without near neighbours says where to find the rules")
    func farRule() {
        let result = axaudit("explain", "zzzzzzzz")
        #expect(result.errors.contains("axaudit rules"))
    }

    @Test("The error for a missing file after lint does not suggest a command")
    func missingAfterLint() {
        let result = axaudit("lint", "Dumps-that-are-not-there")
        #expect(!result.errors.contains("command"))
    }

    @Test("Options can be before, between and after paths, with a space or an equals sign")
    func forms() throws {
        let failing = try project.write("failure.json", Tree.failure)
        for arguments in [
            ["lint", failing, clean, "--fail-on", "never"], ["lint", "--fail-on=never", failing, clean],
            ["lint", failing, "--fail-on=never", clean], ["lint", "--fail-on", "never", "--", failing, clean],
            ["--fail-on", "never", failing, clean], [failing, clean, "--fail-on=never"],
        ] {
            let result = CommandLineTool.run(arguments, Environment())
            #expect(result.outcome == .passed, "\(arguments)")
            #expect(result.output.contains("1 failure (gate: never)"), "\(arguments)")
        }
        #expect(axaudit("lint", "-f=json", clean).json["version"] as? Int == 1)
    }

    @Test("After -- everything is a path")
    func endOfOptions() {
        let result = axaudit("lint", "--", "--quiet")
        #expect(result.outcome == .undecided)
        #expect(result.errors.contains("--quiet"))
        #expect(!result.errors.contains("unknown option"))
        #expect(axaudit("--", clean).outcome == .passed)
    }

    @Test("A common option can be before the command")
    func optionsFirst() {
        let result = axaudit("--color", "never", "lint", clean)
        #expect(result.outcome == .passed)
    }

    // MARK: Help

    @Test("axaudit alone, help, --help and -h print the help, --version the version")
    func help() {
        let help = axaudit()
        #expect(help.outcome == .passed && help.errors.isEmpty)
        for word in ["help", "--help", "-h"] { #expect(axaudit(word).output == help.output) }
        for command in ["lint", "show", "rules", "explain"] { #expect(help.output.contains("  \(command) ")) }
        #expect(axaudit("--version").output == "axaudit \(Version.current)\n")
    }

    @Test("The help of a command lists every option it takes", arguments: Command.all.map(\.name))
    func commandHelp(name: String) throws {
        let command = try #require(Command.all.first { $0.name == name })
        let help = axaudit("help", name)
        #expect(help.outcome == .passed)
        for flag in ["--help", "-h"] {
            #expect(CommandLineTool.run(command.words + [flag], Environment()).output == help.output)
        }
        for option in command.options + OptionGroup.common {
            #expect(help.output.contains("--" + option.name), "--\(option.name)")
            #expect(help.output.contains(option.summary))
            if let letter = option.letter { #expect(help.output.contains("-\(letter), --\(option.name)")) }
            for choice in option.kind?.choices ?? [] { #expect(help.output.contains(choice)) }
        }
    }

    @Test("The help of lint lists its options, formats and exit codes")
    func lintOptions() {
        let help = axaudit("help", "lint").output
        for option in [
            "-f, --format <name>[=<file>]", "-o, --output <file>", "--fail-on", "--max-warnings <n>", "--allow-empty",
            "--exclude <glob>", "--input-format <name>", "--stdin-filename <path>", "-q, --quiet", "-v, --verbose",
            "--color",
        ] { #expect(help.contains(option), "\(option)") }
        for format in ReportFormat.all { #expect(help.contains(format.id)) }
        for code in ["0 ", "1 ", "2 "] { #expect(help.contains(code)) }
    }

    @Test("Lines of help fit a terminal of 120 columns", arguments: Command.all.map(\.name))
    func width(name: String) {
        for line in axaudit("help", name).output.split(separator: "\n") { #expect(line.count <= 130, "\(line)") }
    }
}
