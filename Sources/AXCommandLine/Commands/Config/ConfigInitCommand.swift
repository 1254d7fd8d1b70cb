import AXAudit
import AXSyntax

extension Command {
    /// `axaudit config init`: writes a configuration to start from.
    static let configInit = Command(
        "config init", "Create a commented configuration file", operands: [Operand(.folder, .optional)],
        options: [.config.described("File to write; default .axaudit.json")]
    ) { invocation throws(UsageError) in
        guard invocation.operands.count <= 1 else { throw UsageError("expected at most one folder") }
        let folder = invocation.operands.first ?? invocation.environment.workingDirectory
        let path = invocation.last(.config) ?? FileSystem.joined(folder, ProjectFinder.fileName)
        let version = FileVersion(path)
        guard FileSystem.entry(at: path) == nil else {
            throw UsageError("\(path.printable) already exists; nothing was written")
        }
        try FileSystem.writeOutput(
            ConfigurationTemplate.text(), to: path, as: .configuration, named: path.printable, ifStill: version)
        return CommandResult(
            .passed, output: "\(path.printable) written; axaudit config show prints the effective settings\n")
    }
}
