import AXAudit

extension BaselineChoice {
    /// Creates the choice that the options of a command make.
    init(_ invocation: Invocation) throws(UsageError) {
        if let file = invocation.last(.baseline) {
            guard !invocation.has(.noBaseline) else {
                throw UsageError("--baseline and --no-baseline cannot be combined")
            }
            self = .file(file)
        } else {
            self = invocation.has(.noBaseline) ? .none : .configured
        }
    }

    /// Returns a project's baseline and its path, or `nil` if the project has none.
    ///
    /// - Throws: If the baseline cannot be read.
    func usableBaseline(of project: Project) throws(UsageError) -> (path: String, baseline: Baseline)? {
        do throws(SettingsErrors) { return try baseline(of: project, .all) } catch { throw UsageError(error.errors) }
    }
}
