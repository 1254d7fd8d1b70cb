import AXAudit
import AXSyntax

extension LintSession {
    /// Finds the inputs of a command and their configurations.
    init(
        _ invocation: Invocation, _ options: AuditOptions, shard: Shard? = nil
    ) throws(UsageError) {
        try Self.requireCommandOrPath(invocation)
        var linter = options.linter
        linter.bundles = ResultBundles.exported(from: invocation.operands, invocation.environment)
        self.init(linter, paths: invocation.operands, shard: shard)
        try options.check(projects, settingsErrors)
    }

    /// A session without input files, under the configuration of the working directory.
    init(withoutInputs options: AuditOptions) throws(UsageError) {
        self.init(withoutInputs: options.linter)
        try options.check(projects, settingsErrors)
    }

    /// Throws if the first word of a command line without a command is no path, since it may be a misspelt command.
    private static func requireCommandOrPath(_ invocation: Invocation) throws(UsageError) {
        guard invocation.isCommandImplied, let word = invocation.operands.first, word != "-",
            !word.contains("/"), !word.contains("."), !Glob.isGlob(word), FileSystem.entry(at: word) == nil
        else { return }
        let hint =
            switch ForeignSpelling.meaning(of: word) {
            case .command(let name): "; did you mean axaudit \(name)?"
            case .advice(let text): "; " + text
            default: word.nearest(in: invocation.commands.names).map { "; did you mean axaudit \($0)?" }
            }
        throw UsageError("\"\(word.printable)\" is neither a command nor a file\(hint ?? "; see axaudit help")")
    }

    /// Audits some of the inputs, with progress on standard error.
    func outcomes(
        of inputs: [InputFinder.Input], _ detail: ScreenDetail, _ environment: Environment
    ) -> [InputOutcome] {
        let progress = Progress(environment)
        let outcomes = outcomes(of: inputs, detail, progress: progress?.report)
        progress?.clear()
        return outcomes
    }

    /// The settings of a run that demands nothing of all screens together, with the existing baselines.
    func settingsWithBaselines() throws(UsageError) -> RunSettings {
        var settings = settings
        do throws(SettingsErrors) { try settings.setBaselines(linter.baseline, of: projects) } catch {
            throw UsageError(error.errors)
        }
        return settings
    }

    /// Returns warnings about ignores of the command line that matched nothing in any project, one line each. Their
    /// reasons are the options as written.
    func optionWarnings(_ decision: RunDecision) -> String {
        let used = Set(decision.usedIgnores.map(\.reason))
        let unused = Set(decision.unusedIgnores.filter { $0.location == nil }.map(\.reason))
        return linter.ignores.map(\.reason).filter { unused.contains($0) && !used.contains($0) }
            .map { Escape.terminal("warning: \($0) matched nothing") + "\n" }.joined()
    }
}
