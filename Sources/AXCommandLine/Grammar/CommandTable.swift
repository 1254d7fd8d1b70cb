import AXAudit

/// Every command there is.
enum CommandTable {
    static let commands: [Command] = [
        .lint, .snapshot, .diff, .show, .convert, .rules, .explain, .baselineCreate, .baselineUpdate, .baselineShow,
        .configInit,
        .configShow, .configCheck, .configSchema, .completions, .help, .version,
    ]

    /// The commands of two words of which this is the first.
    static func family(_ word: String) -> [Command] { commands.filter { $0.name.hasPrefix(word + " ") } }

    /// Commands, one a line.
    static func list(_ commands: [Command]) -> String {
        let width = commands.map(\.name.count).max() ?? 0
        return commands.map { command in
            "  \(command.name)\(String(repeating: " ", count: width - command.name.count))  \(command.summary)\n"
        }.joined()
    }

    /// What every command understands.
    static let commonOptions = [
        Option(name: "quiet", letter: "q", summary: "Less: only what is at the gate, and the last line"),
        Option(name: "verbose", letter: "v", summary: "More: what was skipped and passed over"),
        Option(name: "color", value: "<when>", choices: ["auto", "always", "never"], summary: "Colour in text"),
        Option(name: "help", letter: "h", summary: "This help"),
    ]

    /// What every command that looks for a configuration understands.
    static let configurationOptions = [
        Option(
            name: "config", letter: "c", value: "<file>",
            summary: "The configuration; else AXAUDIT_CONFIG, else the closest .axaudit.json"),
        Option(name: "no-config", summary: "Look for no configuration"),
    ]

    /// What every command that runs rules understands.
    static let selectionOptions = [
        Option(
            name: "preset", value: "<name>", choices: Preset.allCases.map(\.rawValue),
            summary: "The rules to run"),
        Option(
            name: "rule", value: "<rule>[=off|warning|failure]", isRepeatable: true,
            summary: "Switch a rule or a group on or off, or set its severity"),
        Option(
            name: "only", value: "<rule|group>", isRepeatable: true, summary: "Run these rules and nothing else"),
        Option(
            name: "set", value: "<rule>.<parameter>=<value>", isRepeatable: true, summary: "Set a parameter of a rule"),
    ]

    /// What every command that decides what counts understands.
    static let auditOptions =
        selectionOptions + [
            Option(
                name: "ignore-identifier", value: "<glob>", isRepeatable: true,
                summary: "Ignore findings on elements of this identifier"),
            Option(name: "require-expiry", summary: "Take no ignore in the configuration that does not expire"),
            Option(name: "allow-empty", summary: "Take screens without any exposed element for fine"),
            Option(
                name: "exclude", value: "<glob>", isRepeatable: true, summary: "Leave out files of this path or name"),
        ] + inputOptions

    /// What every command that reads trees understands.
    static let inputOptions =
        configurationOptions + [
            Option(
                name: "input-format", value: "<name>", choices: InputFormat.all.map(\.id),
                summary: "Read every input as this format"),
            Option(name: "stdin-filename", value: "<path>", summary: "What to call standard input in reports"),
            Option(name: "locale", value: "<tag>", summary: "The language of the screens, as en or pt-BR"),
        ]

    /// The help of the tool.
    static var help: String {
        let list = list(commands.filter { $0.name != "version" })
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
