extension RunSettings {
    /// Sets the existing baseline of each project.
    package mutating func setBaselines(
        _ choice: BaselineChoice, of projects: [AXAuditCore.Project]
    ) throws(SettingsErrors) {
        for (number, project) in projects.enumerated() {
            if let (path, baseline) = try choice.baseline(of: project, index) { set(baseline, at: path, for: number) }
        }
    }

    /// Sets the baseline of a project, at an absolute path.
    package mutating func set(_ baseline: Baseline, at path: String, for project: Int = 0) {
        let path = FileSystem.displayed(path)
        projects[project].baseline = path
        if baselines[path] == nil { baselines[path] = baseline }
    }
}
