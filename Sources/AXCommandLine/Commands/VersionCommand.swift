import AXAudit

extension Command {
    /// `axaudit version`: prints the version. Help mentions `--version` instead.
    static let version = Command("version", "Print the version", isListed: false) { _ throws(UsageError) in
        CommandResult(.passed, output: Version.line)
    }
}

extension Version {
    /// What `axaudit --version` prints.
    static var line: String { "axaudit \(current)\n" }
}
