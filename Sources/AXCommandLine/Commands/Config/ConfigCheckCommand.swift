import AXAudit

extension Command {
    /// `axaudit config check`: validates configurations and their baselines.
    static let configCheck = Command(
        "config check", "Check a configuration for errors", operands: [Operand(.path, .any)],
        options: OptionGroup.configuration
    ) { invocation throws(UsageError) in
        let paths = invocation.operands.isEmpty ? [invocation.environment.workingDirectory] : invocation.operands
        let projects = try AuditOptions(invocation).projects(of: paths).filter { $0.file != nil }
        guard !projects.isEmpty else {
            throw UsageError("no \(ProjectFinder.fileName) found; create one with axaudit config init")
        }
        var result = CommandResult(.passed)
        for project in projects {
            // A configuration may name a baseline that is not written yet.
            if let path = project.configuration.baseline?.value, FileSystem.entry(at: path) != nil {
                _ = try BaselineChoice.configured.usableBaseline(of: project)
            }
            for ignore in project.configuration.ignores where ignore.isExpired(on: invocation.environment.today) {
                result.errors +=
                    Escape.terminal(
                        "\(ignore.location?.description ?? ""): warning: this ignore expired on "
                            + "\(ignore.expires?.description ?? "")") + "\n"
            }
            result.output += Escape.terminal("\(project.file ?? ""): no errors") + "\n"
        }
        return result
    }
}
