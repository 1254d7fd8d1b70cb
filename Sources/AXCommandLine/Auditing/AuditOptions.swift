import AXAudit

/// The options of a command that concern rules, configuration and suppression.
struct AuditOptions {
    /// The options that select or configure rules, applied on top of a configuration.
    private let ruleOptions: [RuleOption]
    /// Where the configuration comes from.
    var source: ProjectFinder.Source
    let allowsEmpty: Bool
    /// The ignores of the command line.
    let ignores: [Ignore]
    let requiresExpiry: Bool
    /// The language of every screen, or `nil` for that of the configuration or the dump.
    let locale: String?
    /// The density of screens whose dump does not carry one, in pixels per dp, or `nil`.
    let density: Double?
    /// Patterns of files to leave out.
    var exclusions: [String]
    /// The absolute path of the working directory.
    let workingDirectory: String

    /// Reads the options of a command.
    init(_ invocation: Invocation) throws(UsageError) {
        ruleOptions = RuleOption.all(in: invocation)
        source = try Self.source(invocation)
        allowsEmpty = invocation.has(.allowEmpty)
        ignores = invocation.all(.ignoreIdentifier).map {
            Ignore(identifier: $0, reason: "--ignore-identifier \($0)")
        }
        requiresExpiry = invocation.has(.requireExpiry)
        locale = try invocation.locale()
        density = try invocation.density()
        exclusions = invocation.all(.exclude)
        workingDirectory = Paths.absolute(invocation.environment.workingDirectory, in: FileSystem.currentFolder)
    }

    /// Returns a warning for each parameter that has no effect on screens of these platforms, one line each.
    func warnings(on platforms: Set<Platform>, _ rules: RuleIndex) -> String {
        if platforms.isEmpty { return "" }
        return ruleOptions.compactMap { $0.change(rules) }.map { change in
            guard let effective = change.platforms(rules), platforms.isDisjoint(with: effective) else { return "" }
            let names = effective.map(\.name).joined(separator: " and ")
            let text = "warning: \(change.option) has an effect only on \(names), and no screen is from there"
            return Escape.terminal(text) + "\n"
        }.joined()
    }

    /// Returns a note for each former id in the configurations and the options that concerns screens of these platforms.
    static func notesOnFormerIDs(in projects: [Project], for platforms: Set<Platform>) -> String {
        var notes: [String] = []
        for note in projects.flatMap({ $0.selection.notesOnFormerIDs(for: platforms) }) where !notes.contains(note) {
            notes.append(note)
        }
        return notes.map { Escape.terminal($0) + "\n" }.joined()
    }

    /// Returns where the configuration comes from: the option, the environment, or the location of the input.
    private static func source(_ invocation: Invocation) throws(UsageError) -> ProjectFinder.Source {
        if let file = invocation.last(.config) {
            guard !invocation.has(.noConfig) else {
                throw UsageError("--config and --no-config cannot be combined")
            }
            return .file(file)
        }
        if invocation.has(.noConfig) { return .none }
        if let file = invocation.environment.variables["AXAUDIT_CONFIG"], !file.isEmpty { return .file(file) }
        return .closest
    }

    /// A finder of configurations that applies these options.
    var projectFinder: ProjectFinder {
        ProjectFinder(source, from: workingDirectory, .all) { [ruleOptions, allowsEmpty] configuration, rules in
            RuleSelection(
                configuration, rules, changes: ruleOptions.compactMap { $0.change(rules) }, allowsEmpty: allowsEmpty)
        }
    }

    /// Returns the settings of the working directory.
    func projectInWorkingDirectory() throws(UsageError) -> Project {
        var finder = projectFinder
        let project = finder.settings(ofFolder: workingDirectory)
        guard finder.errors.isEmpty else { throw UsageError(finder.errors) }
        return project
    }

    /// Returns the projects that a finder has found.
    ///
    /// - Throws: If a configuration is invalid, or if an option names a rule that none of them knows.
    func checked(_ finder: ProjectFinder) throws(UsageError) -> [Project] {
        guard finder.errors.isEmpty else { throw UsageError(finder.errors) }
        let indices = finder.projects.isEmpty ? [RuleIndex.all] : finder.projects.map(\.rules)
        let messages = ruleOptions.compactMap { $0.errorMessage(indices) }
        guard messages.isEmpty else { throw UsageError(messages) }
        return finder.projects
    }

    /// Returns the projects of paths of files or folders.
    func projects(of paths: [String]) throws(UsageError) -> [Project] {
        var finder = projectFinder
        for path in paths { _ = finder.project(ofFolder: try Self.folder(of: path)) }
        return try checked(finder)
    }

    /// Returns the absolute path of a folder, or of the folder of a file.
    static func folder(of path: String) throws(UsageError) -> String {
        guard let entry = FileSystem.entry(at: path) else {
            throw UsageError("\(path.printable): no such file or folder")
        }
        let absolute = Paths.absolute(path, in: FileSystem.currentFolder)
        return entry.isFolder ? absolute : FileSystem.parent(of: absolute)
    }
}
