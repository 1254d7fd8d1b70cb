import AXAudit

extension Command {
    /// `axaudit config check`: validates configurations and their baselines.
    static let configCheck = Command(
        "config check", "Check a configuration for errors", operands: [Operand(.file, .any)],
        options: OptionGroup.configuration,
        notes: "A file is checked itself, of a folder the configuration in force. The default is the current folder."
    ) { invocation throws(UsageError) in
        let projects = try projectsToCheck(invocation)
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
            // There are no screens, so the note is on every platform of the rules.
            let platforms = Set(project.rules.rules.flatMap(\.platforms))
            result.errors += AuditOptions.notesOnFormerIDs(in: [project], for: platforms)
            result.output += Escape.terminal("\(project.file ?? ""): no errors") + "\n"
        }
        return result
    }

    /// Returns the projects of the operands that have a configuration, each once.
    ///
    /// - Throws: The errors in all of them.
    private static func projectsToCheck(_ invocation: Invocation) throws(UsageError) -> [Project] {
        let paths = invocation.operands.isEmpty ? [invocation.environment.workingDirectory] : invocation.operands
        var projects: [Project] = []
        var errors: [SettingsError] = []
        for path in paths {
            var options = try AuditOptions(invocation)
            let folder = try AuditOptions.folder(of: path)
            if FileSystem.entry(at: path)?.isFolder == false { options.linter.configuration = .file(path) }
            var finder = options.linter.projectFinder
            let project = finder.settings(ofFolder: folder)
            for error in finder.errors where !errors.contains(error) { errors.append(error) }
            if let file = project.file, !projects.contains(where: { $0.file == file }) { projects.append(project) }
        }
        guard errors.isEmpty else { throw UsageError(errors) }
        return projects
    }
}
