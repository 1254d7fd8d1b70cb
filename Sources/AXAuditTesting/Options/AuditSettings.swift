/// What holds for one assertion: everything that options said, in their order.
struct AuditSettings: Sendable {
    /// What is said around the code that runs: by traits, then by `withAudit`.
    @TaskLocal static var inherited: [AuditOption] = []

    /// The preset, if one is chosen.
    var preset: Preset?
    /// What is said of rules.
    var statements: [RuleStatement] = []
    /// Rules beside those that axaudit has.
    var rules: [Rule] = []
    /// What is not to count.
    var ignores: [Ignore] = []
    /// The gate, where it is not the configuration's.
    var gate: Gate.Level?
    var maximumWarnings: Int?
    var allowsEmpty = false
    var baseline = BaselineChoice.configured
    /// Where the configuration comes from; nil for the closest one.
    var source: ProjectFinder.Source?
    var locale: String?
    var record: RecordMode?
    /// The folder of the references; nil for the one beside the test.
    var snapshotFolder: String?
    /// What is wrong with options, in sentences.
    var problems: [String] = []
    var surroundings = TestSurroundings.process

    /// How many of `ignores` were said around the assertion, and not by it.
    private(set) var inheritedIgnores = 0

    /// What holds for an assertion with these options.
    init(_ options: [AuditOption]) {
        for option in Self.inherited { option.apply(&self) }
        inheritedIgnores = ignores.count
        for option in options { option.apply(&self) }
    }

    /// What holds in a project and on top of it, or everything that is wrong with what was said.
    func project(for caller: Caller) throws(SettingsProblems) -> Project {
        let folder = surroundings.folder(for: caller)
        let known = rules.isEmpty ? RuleIndex.all : RuleIndex(Rule.all + rules)
        var finder = ProjectFinder(source(in: folder), from: folder, known) { configuration, rules in
            RuleSelection(configuration, rules, changes: changes(rules).changes, allowsEmpty: allowsEmpty)
        }
        let project = finder.settings(ofFolder: folder)
        let taken = rules.filter { RuleIndex.all.rule($0.id) != nil }.map {
            "the rule id \"\($0.id)\" is taken by a rule of axaudit; give yours another one"
        }
        let problems = problems + taken + changes(project.rules).problems + finder.errors.map(\.description)
        guard problems.isEmpty else { throw SettingsProblems(messages: problems) }
        return project
    }

    /// What is said of rules where there are these, and what of it makes no sense there.
    private func changes(_ rules: RuleIndex) -> (changes: [SelectionChange], problems: [String]) {
        var changes = preset.map { [SelectionChange.preset($0)] } ?? []
        var problems: [String] = []
        for statement in statements {
            do throws(SelectionChange.Problem) { changes.append(try statement.change(rules)) } catch {
                problems.append(error.message)
            }
        }
        return (changes, problems)
    }

    /// Where the configuration comes from: the options, the environment, the place of the test.
    private func source(in folder: String) -> ProjectFinder.Source {
        if case .file(let file) = source { return .file(Paths.absolute(file, in: folder)) }
        if let source { return source }
        if let file = surroundings.variables["AXAUDIT_CONFIG"], !file.isEmpty { return .file(file) }
        return .closest
    }

    /// The baseline of a project; paths in options are seen from the test's source.
    func baseline(of project: Project, for caller: Caller) throws(SettingsErrors) -> Baseline? {
        var choice = baseline
        if case .file(let file) = baseline {
            choice = .file(Paths.absolute(file, in: surroundings.folder(for: caller)))
        }
        return try choice.baseline(of: project)?.baseline
    }
}
