import AXAudit
import Foundation
import TestSupport
import Testing

@testable import AXCommandLine

/// Parser, help and completions derive from the command table: a command of this file alone works in all of them.
@Suite("Command table")
struct CommandTableTests {
    private let table = CommandTable(Command.all + [.greet, .guestAdd], implied: .lint)

    private func run(_ arguments: String...) -> CommandResult {
        CommandLineTool.run(arguments, Environment(), commands: table)
    }

    // MARK: Parser

    @Test("The parser runs a command of the table with its options and operands")
    func parses() {
        #expect(run("greet", "--tone", "loud", "target-size").output == "loud target-size\n")
        #expect(run("--quiet", "greet", "-t=soft", "--", "--x").output == "soft --x\n")
        #expect(run("guest", "add").output == "added\n")
    }

    @Test(
        "Errors name the command's own options and words",
        arguments: [
            (["greet", "--tne", "loud"], "unknown option --tne; did you mean --tone?"),
            (["greet", "--zzzz"], "unknown option --zzzz; see axaudit help greet"),
            (["greet", "--tone", "lod"], "--tone: unknown value \"lod\"; did you mean \"loud\"?"),
            (["greet", "--tone"], "--tone needs a value: --tone <how>"),
            (["greet", "-t", "loud", "--tone=loud"], "--tone can be given only once"),
            (["gret"], "\"gret\" is neither a command nor a file; did you mean axaudit greet?"),
            (["guest"], "guest needs a second word, expected one of add"),
            (["guest", "ad"], "unknown command \"guest ad\"; did you mean \"guest add\"?"),
            (["help", "gret"], "unknown command \"gret\"; did you mean \"greet\"?"),
        ])
    func errors(arguments: [String], message: String) {
        let result = CommandLineTool.run(arguments, Environment(), commands: table)
        #expect(result.outcome == .undecided && result.errors == "axaudit: \(message)\n")
        let standard = CommandLineTool.run(arguments, Environment())
        #expect(!standard.errors.contains(message), "the standard table knows the command")
    }

    @Test("Every command that messages and reports name is in the table", arguments: CommandName.allCases)
    func namedCommand(name: CommandName) {
        #expect(Command.all.contains { $0.name == name.rawValue })
    }

    // MARK: Help

    @Test("Help lists the command and explains it")
    func help() {
        #expect(run("help").output.contains("  greet            Greet a rule\n"))
        #expect(run("help", "guest").output == "  guest add  Add a guest\n")
        #expect(run("guest", "--help").output == run("help", "guest").output)
        let help = run("help", "greet").output
        #expect(run("greet", "--help").output == help)
        #expect(
            help.hasPrefix(
                """
                Greet a rule

                Usage: axaudit greet [options] <rule>

                Options:
                  -t, --tone <how>  How to say it (loud, soft)

                Common options:

                """))
    }

    @Test("Every kind of operand is shown with how often it can be given")
    func operandUsage() {
        #expect(Operand(.path).usage == "<path>")
        #expect(Operand(.path, .oneOrMore).usage == "<path> ...")
        #expect(Operand(.folder, .optional).usage == "[folder]")
        #expect(Operand(.text("name"), .any, named: "guest").usage == "[guest ...]")
    }

    // MARK: Completions

    @Test(
        "The completion script of each shell offers the command, its options and its operands",
        arguments: Shell.allCases)
    func completions(shell: Shell) {
        let script = run("completions", shell.rawValue).output
        let lines: [String] =
            switch shell {
            case .bash:
                [
                    "'greet '*) command='greet' ;;", "'guest add') command='guest add' ;;", "'guest') _axaudit_reply",
                    "'greet:-t' | 'greet:--tone') _axaudit_reply -W 'loud soft' -- \"$word\"; return ;;",
                ]
            case .zsh:
                [
                    "'greet '*)", "'guest add')", "'greet:Greet a rule'",
                    "'(-t --tone)--tone=[How to say it]:tone:(loud soft)'",
                ]
            case .fish:
                [
                    "complete -c axaudit -n '__axaudit_begins' -a 'greet' -d 'Greet a rule'",
                    "complete -c axaudit -n '__axaudit_begins guest' -a 'add' -d 'Add a guest'",
                    "complete -c axaudit -n '__axaudit_is greet' -s t -l tone -x -a 'loud soft' -d 'How to say it'",
                ]
            }
        let standard = shell.script(.standard)
        for line in lines {
            #expect(script.contains(line), "\(line)")
            #expect(!standard.contains(line), "\(line)")
        }
    }

    #if os(macOS) || os(Linux)
        @Test("In bash the completion script offers what the parser accepts")
        func bash() throws {
            #expect(try completions("greet", "--tone", "") == ["loud", "soft"])
            #expect(try completions("greet", "target-si") == ["target-size", "target-size-minimum"])
            #expect(try completions("greet", "--t") == ["--tone"])
            #expect(try completions("guest", "") == ["add"])
            #expect(try completions("gr") == ["greet"])
            #expect(try completions("lint", "--fail-on", "n") == ["never"])
        }

        /// Returns what bash offers for the last of these words.
        private func completions(_ words: String...) throws -> [String] {
            let project = try TemporaryProject()
            let script = try project.write("completions.bash", Shell.bash.script(table))
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/bash")
            process.currentDirectoryURL = URL(fileURLWithPath: project.folder)
            let command =
                #"source "$0"; COMP_WORDS=(axaudit "$@"); COMP_CWORD=$#; _axaudit; printf '%s\n' "${COMPREPLY[@]}""#
            process.arguments = ["-c", command, script] + words
            let pipe = Pipe()
            process.standardOutput = pipe
            try process.run()
            let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            return output.split(separator: "\n").map(String.init)
        }
    #endif

    // MARK: The list

    @Test("Every file below Commands declares at most one command, and the list has all of them")
    func list() throws {
        var declared = 0
        for path in Repository.files(below: "Sources/AXCommandLine/Commands") where path.hasSuffix(".swift") {
            let count = try Repository.text(path).components(separatedBy: " = Command(").count - 1
            #expect(count <= 1, "\(path)")
            declared += count
        }
        #expect(declared == Command.all.count)
        #expect(Set(Command.all.map(\.name)).count == Command.all.count)
    }

    @Test("A command has no two options of one name or letter", arguments: Command.all.map(\.name))
    func options(name: String) throws {
        let spellings = try #require(CommandTable.standard.command(name)).allOptions.flatMap(\.spellings)
        #expect(Set(spellings).count == spellings.count)
    }
}

extension Command {
    fileprivate static let greet = Command(
        "greet", "Greet a rule", operands: [Operand(.rule)], options: [.tone]
    ) { invocation throws(UsageError) in
        let tone = invocation.last(.tone) ?? ""
        return CommandResult(.passed, output: "\(tone) \(invocation.operands.joined(separator: " "))\n")
    }

    fileprivate static let guestAdd = Command("guest add", "Add a guest") { _ throws(UsageError) in
        CommandResult(.passed, output: "added\n")
    }
}

extension Option {
    fileprivate static let tone = Option(
        "tone", letter: "t", value: .choice(["loud", "soft"], named: "how"), "How to say it")
}
