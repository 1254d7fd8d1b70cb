/// The settings of one assertion: the result of its options in their order.
struct AuditSettings: Sendable {
    /// The scope of the innermost trait or `withAudit` call.
    @TaskLocal static var scope: TestScope<[AuditOption]>?

    /// The options of the enclosing traits and `withAudit` calls, from the outside in.
    static var inherited: [AuditOption] { scope?.value ?? [] }

    /// The preset, or `nil` for that of the configuration.
    var preset: Preset?
    /// The settings of rules and groups.
    var ruleOptions: [RuleOption] = []
    /// Rules that are not part of axaudit.
    var rules: [Rule] = []
    /// The ignores.
    var ignores: [Ignore] = []
    /// The gate, or `nil` for that of the configuration.
    var gate: Gate.Level?
    /// The largest number of warnings that does not fail the test, or `nil` for any number.
    var maximumWarnings: Int?
    /// Whether a screen without exposed elements is allowed.
    var allowsEmpty = false
    /// Whether XCTest gets one issue for each finding.
    var hasIssuePerFinding = false
    /// The only journey that is checked, in place of those of the configuration; `nil` for those.
    var journey: ConfiguredJourney?
    /// Whether variants of a screen are compared.
    let comparesVariants: Bool
    /// The baseline to use.
    var baseline = BaselineChoice.configured
    /// The source of the configuration, or `nil` for the closest file.
    var source: ConfigurationSource?
    /// What outweighs the configuration, of what is about screens.
    var overrides = ScreenOverrides()
    /// The record mode, or `nil` for the default.
    var record: RecordMode?
    /// The folder of the references, or `nil` for the one beside the test.
    var snapshotFolder: String?
    /// The messages about invalid options.
    var optionErrors: [String] = []
    /// The environment.
    var environment = TestEnvironment.process

    /// The number of `ignores` that are inherited. They come first.
    private(set) var inheritedIgnores = 0

    /// Creates the settings of an assertion from the inherited options and its own.
    init(_ options: [AuditOption], comparingVariants: Bool = false) {
        comparesVariants = comparingVariants
        for option in Self.inherited { option.apply(&self) }
        inheritedIgnores = ignores.count
        for option in options { option.apply(&self) }
    }

    /// Returns the project of the test with these settings applied to it.
    ///
    /// - Throws: All errors in the options and in the configuration.
    func project(for caller: Caller) throws(AuditSettingsError) -> Project {
        let folder = environment.folder(for: caller)
        guard let source = source(in: folder, for: caller) else {
            throw AuditSettingsError(messages: optionErrors + [Self.folderIsMissing(folder)])
        }
        let known = rules.isEmpty ? RuleIndex.all : RuleIndex(Rule.all + rules)
        var finder = ProjectFinder(source, from: folder, known) { configuration, rules in
            RuleSelection(
                configuration, rules, changes: changes(rules).changes, allowsEmpty: allowsEmpty,
                comparesVariants: comparesVariants)
        }
        var project = finder.settings(ofFolder: folder)
        if let journey { project.configuration.setJourney(journey) }
        let takenIDs = rules.filter { RuleIndex.all.rule($0.id) != nil }.map {
            "the rule id \"\($0.id)\" is used by a built-in rule; choose another id"
        }
        let errors =
            optionErrors + takenIDs + changes(project.rules).errors + finder.errors.map(\.description)
        guard errors.isEmpty else { throw AuditSettingsError(messages: errors) }
        return project
    }

    /// The changes of a selection of rules, and messages about the ones that are not valid.
    private struct SelectionChanges {
        var changes: [SelectionChange] = []
        var errors: [String] = []
    }

    /// Resolves the preset and the rule options against a list of rules.
    private func changes(_ rules: RuleIndex) -> SelectionChanges {
        var result = SelectionChanges()
        if let preset { result.changes.append(.preset(preset)) }
        for option in ruleOptions {
            do throws(RuleOptionError) { result.changes.append(try option.change(rules)) } catch {
                result.errors.append(error.message)
            }
        }
        return result
    }

    /// The source of the configuration: from the options, else from `AXAUDIT_CONFIG`, else the closest file; where the
    /// test's source is not on this machine, the file in the test's bundle. `nil` if it may have been lost on the way.
    private func source(in folder: String, for caller: Caller) -> ConfigurationSource? {
        if case .file(let file, _) = source { return .file(Paths.absolute(file, in: folder)) }
        if let source { return source }
        if let file = environment.variables["AXAUDIT_CONFIG"], !file.isEmpty {
            return .file(file, variable: "AXAUDIT_CONFIG")
        }
        if FileSystem.entry(at: folder) != nil { return .closest }
        return environment.bundledFile(ProjectFinder.fileName, for: caller).map { .file($0) }
    }

    /// A test that runs without its configuration would pass for the wrong reason.
    private static func folderIsMissing(_ folder: String) -> String {
        "the folder of the test's source, \(folder), is not on this machine, so \(ProjectFinder.fileName) cannot be looked for: name it with the variable AXAUDIT_CONFIG or the option .configuration(path), make it a resource of the test target, or pass .withoutConfiguration"
    }

    /// Returns the baseline. A path in an option is relative to the folder of the test's source file.
    func baseline(
        of project: Project, for caller: Caller
    ) throws(SettingsErrors) -> (path: String, baseline: Baseline)? {
        var choice = baseline
        if case .file(let file) = baseline {
            choice = .file(Paths.absolute(file, in: environment.folder(for: caller)))
        }
        return try choice.baseline(of: project, project.rules)
    }
}
