import AXAudit

/// The options of a command that concern rules, configuration and suppression.
struct AuditOptions {
    /// The options that select or configure rules, applied on top of a configuration.
    private let ruleOptions: [RuleOption]
    private let requiresExpiry: Bool
    /// The linter with the options of the command.
    var linter: Linter

    /// Reads the options of a command. The rules are those that configurations can name.
    init(_ invocation: Invocation, _ rules: [Rule]? = nil) throws(UsageError) {
        let ruleOptions = RuleOption.all(in: invocation)
        self.ruleOptions = ruleOptions
        requiresExpiry = invocation.has(.requireExpiry)
        linter = Linter(
            configuration: try Self.source(invocation), rules: rules.map { RuleIndex($0) } ?? .all)
        linter.changes = { rules in ruleOptions.compactMap { $0.change(rules) } }
        linter.allowsEmpty = invocation.has(.allowEmpty)
        linter.ignores = invocation.all(.ignoreIdentifier).map {
            Ignore(identifier: $0, reason: "--ignore-identifier \($0)")
        }
        linter.sources = invocation.all(.sources)
        linter.reader = try invocation.screenReader()
        linter.exclusions = linter.overrides.excluded
        linter.picture = invocation.last(.picture)
        linter.pictures = invocation.choice(.pictures)
        linter.workingDirectory = invocation.environment.workingDirectory
        linter.standardInputPath = invocation.last(.stdinFilename)
        linter.today = invocation.environment.today
        linter.gate = invocation.choice(.failOn)
        linter.maximumWarnings = try invocation.number(.maxWarnings)
        linter.baseline = try BaselineChoice(invocation)
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

    /// Returns a note for each former id in the configurations and the options that concerns screens of these
    /// platforms.
    static func notesOnFormerIDs(in projects: [Project], for platforms: Set<Platform>) -> String {
        var notes: [String] = []
        for note in projects.flatMap({ $0.selection.notesOnFormerIDs(for: platforms) }) where !notes.contains(note) {
            notes.append(note)
        }
        return notes.map { Escape.terminal($0) + "\n" }.joined()
    }

    /// Returns where the configuration comes from: the option, the environment, or the location of the input.
    private static func source(_ invocation: Invocation) throws(UsageError) -> ConfigurationSource {
        if let file = invocation.last(.config) {
            guard !invocation.has(.noConfig) else {
                throw UsageError("--config and --no-config cannot be combined")
            }
            return .file(file)
        }
        if invocation.has(.noConfig) { return .none }
        if let file = invocation.environment.variables["AXAUDIT_CONFIG"], !file.isEmpty {
            return .file(file, variable: "AXAUDIT_CONFIG")
        }
        return .closest
    }

    /// Returns the settings of the working directory.
    func projectInWorkingDirectory() throws(UsageError) -> Project {
        var finder = linter.projectFinder
        let folder = Paths.absolute(linter.workingDirectory, in: FileSystem.currentFolder)
        let project = finder.settings(ofFolder: folder)
        guard finder.errors.isEmpty else { throw UsageError(finder.errors) }
        return project
    }

    /// Throws if a configuration is invalid, if an option names a rule that none of the configurations knows, or if an
    /// ignore has no date although one is required.
    func check(_ projects: [Project], _ errors: [SettingsError]) throws(UsageError) {
        guard errors.isEmpty else { throw UsageError(errors) }
        let indices = projects.isEmpty ? [RuleIndex.all] : projects.map(\.rules)
        let messages = ruleOptions.compactMap { $0.errorMessage(indices) }
        guard messages.isEmpty else { throw UsageError(messages) }
        if requiresExpiry { try Self.requireExpiry(projects) }
    }

    private static func requireExpiry(_ projects: [Project]) throws(UsageError) {
        let permanent = projects.flatMap(\.configuration.ignores).filter { $0.expires == nil }
        let locations = Set(permanent.compactMap(\.location)).sorted { $0.description < $1.description }
        guard locations.isEmpty else {
            throw UsageError(
                locations.map { SettingsError($0, "this ignore has no \"expires\", which --require-expiry requires") })
        }
    }

    /// Returns the projects of paths of files or folders.
    func projects(of paths: [String]) throws(UsageError) -> [Project] {
        var finder = linter.projectFinder
        for path in paths { _ = finder.project(ofFolder: try Self.folder(of: path)) }
        try check(finder.projects, finder.errors)
        return finder.projects
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
