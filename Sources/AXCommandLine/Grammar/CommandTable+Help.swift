import AXAudit

extension CommandTable {
    /// What the tool is.
    static let purpose = "a linter for the accessibility trees of app screens"

    /// Command lines to start with.
    static let examples = [
        "curl -s localhost:8100/source | axaudit lint -", "idb ui describe-all | axaudit lint -", "axaudit help lint",
    ]

    /// The help of the tool.
    var help: String {
        """
        axaudit \(Version.current): \(Self.purpose)

        Usage: axaudit <command> [options] [path ...]
               axaudit <path> ...       the same as axaudit lint <path> ...

        Commands:
        \(Self.list(commands.filter(\.isListed)))
        All commands accept --help, --quiet, --verbose, --color and --version; axaudit help --man prints a manual page.

        Examples:
        \(Self.examples.map { "  " + $0 }.joined(separator: "\n"))

        """
    }

    /// Returns the names and summaries of commands, one command per line.
    static func list(_ commands: [Command]) -> String {
        let width = commands.map(\.name.count).max() ?? 0
        return commands.map { command in
            "  \(command.name)\(String(repeating: " ", count: width - command.name.count))  \(command.summary)\n"
        }.joined()
    }
}
