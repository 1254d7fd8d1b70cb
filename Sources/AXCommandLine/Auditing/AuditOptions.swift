import AXAudit

/// What the options of a command say about the rules, the configuration and what is not to count.
struct AuditOptions {
    /// What is set on top of a configuration.
    private let changes: [RuleOption]
    let source: ProjectFinder.Source
    let allowsEmpty: Bool
    /// Decisions from the command line.
    let ignores: [Ignore]
    let requiresExpiry: Bool
    /// The language that is said to be every screen's.
    let locale: String?
    /// Patterns for files to leave out.
    var exclusions: [String]
    /// The absolute path of the folder where one stands.
    let here: String

    /// The options of a command, or everything that is wrong with them.
    init(_ invocation: Invocation) throws(UsageError) {
        changes = RuleOption.all(in: invocation)
        source = try Self.source(invocation)
        allowsEmpty = invocation.has("allow-empty")
        ignores = invocation.all("ignore-identifier").map {
            Ignore(identifier: $0, reason: "--ignore-identifier \($0)")
        }
        requiresExpiry = invocation.has("require-expiry")
        locale = try invocation.locale()
        exclusions = invocation.all("exclude")
        here = Paths.absolute(invocation.surroundings.folder, in: FileSystem.currentFolder)
    }

    /// Where the configuration comes from: the option, the environment, the place of the input.
    private static func source(_ invocation: Invocation) throws(UsageError) -> ProjectFinder.Source {
        if let file = invocation.last("config") {
            guard !invocation.has("no-config") else {
                throw UsageError("--config and --no-config; expected one of them")
            }
            return .file(file)
        }
        if invocation.has("no-config") { return .none }
        if let file = invocation.surroundings.variables["AXAUDIT_CONFIG"], !file.isEmpty { return .file(file) }
        return .closest
    }

    /// A finder of configurations under these options.
    var projectFinder: ProjectFinder {
        ProjectFinder(source, from: here, .all) { [changes, allowsEmpty] in
            RuleSelection(
                $0, $1, changes: changes.compactMap { [rules = $1] in $0.change(rules) }, allowsEmpty: allowsEmpty)
        }
    }

    /// Every rule under the configuration of the folder where one stands.
    func rulesHere() throws(UsageError) -> RuleIndex {
        var finder = projectFinder
        let project = finder.settings(ofFolder: here)
        guard finder.errors.isEmpty else { throw UsageError(finder.errors) }
        return project.rules
    }

    /// The configurations that a finder met, if nothing is wrong with them and one of them knows each rule that an option
    /// names.
    func checked(_ finder: ProjectFinder) throws(UsageError) -> [Project] {
        guard finder.errors.isEmpty else { throw UsageError(finder.errors) }
        let indices = finder.projects.isEmpty ? [RuleIndex.all] : finder.projects.map(\.rules)
        let problems = changes.compactMap { $0.problem(indices) }
        guard problems.isEmpty else { throw UsageError(problems) }
        return finder.projects
    }
}
