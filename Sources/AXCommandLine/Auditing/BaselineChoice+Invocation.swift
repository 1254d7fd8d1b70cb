import AXAudit

extension BaselineChoice {
    /// What the options of a command say.
    init(_ invocation: Invocation) throws(UsageError) {
        if let file = invocation.last("baseline") {
            guard !invocation.has("no-baseline") else {
                throw UsageError("--baseline and --no-baseline; expected one of them")
            }
            self = .file(file)
        } else {
            self = invocation.has("no-baseline") ? .none : .configured
        }
    }

    /// A project's baseline and where it lies, or what a command says of one that cannot be used; nil if it has none.
    func usableBaseline(of project: Project) throws(UsageError) -> (path: String, baseline: Baseline)? {
        do throws(SettingsErrors) { return try baseline(of: project) } catch { throw UsageError(error.errors) }
    }
}
