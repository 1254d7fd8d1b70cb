import AXAudit

/// Every command there is.
enum CommandTable {
    static let commands: [Command] = [.lint, .show, .convert, .rules, .explain, .help, .version]

    /// What every command understands.
    static let commonOptions = [
        Option(name: "quiet", letter: "q", summary: "Less: only what is at the gate, and the last line"),
        Option(name: "verbose", letter: "v", summary: "More: what was skipped and passed over"),
        Option(name: "color", value: "<when>", choices: ["auto", "always", "never"], summary: "Colour in text"),
        Option(name: "help", letter: "h", summary: "This help"),
    ]

    /// What every command that reads trees understands.
    static let inputOptions = [
        Option(
            name: "input-format", value: "<name>", choices: InputFormat.allCases.map(\.rawValue),
            summary: "Read every input as this format"),
        Option(name: "locale", value: "<tag>", summary: "The language of the app, as en or pt-BR, for every input"),
        Option(name: "stdin-filename", value: "<path>", summary: "What to call standard input in reports"),
    ]

    /// The help of the tool.
    static var help: String {
        let visible = commands.filter { $0.name != "version" }
        let width = visible.map(\.name.count).max() ?? 0
        let list = visible.map { command in
            "  \(command.name)\(String(repeating: " ", count: width - command.name.count))  \(command.summary)\n"
        }.joined()
        return """
            axaudit \(Version.current): finds what is wrong with the accessibility tree of a screen

            Usage: axaudit <command> [options] [path ...]
                   axaudit <path> ...       the same as axaudit lint <path> ...

            Commands:
            \(list)
            Every command understands --help, --quiet, --verbose and --color; axaudit --version prints the version.

            Try:
              curl -s localhost:8100/source | axaudit lint -
              idb ui describe-all | axaudit lint -
              axaudit help lint

            """
    }
}
