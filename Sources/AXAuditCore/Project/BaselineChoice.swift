import AXTree

/// The choice of the baseline for a project.
public enum BaselineChoice: Hashable, Sendable {
    /// The baseline of the configuration, or the default baseline file if it exists.
    case configured
    /// This file, instead of that of the configuration.
    case file(String)
    /// No baseline.
    case none

    /// The absolute path of a project's baseline, and the location in the configuration that sets it.
    package func path(of project: Project) -> (path: String, location: SettingLocation?)? {
        switch self {
        case .file(let file): (Paths.absolute(file, in: FileSystem.currentFolder), nil)
        case .none: nil
        case .configured:
            project.configuration.baseline.map { ($0.value, $0.location) } ?? (project.defaultBaseline, nil)
        }
    }

    /// A project's baseline and its path, or `nil` if there is none.
    ///
    /// - Parameter rules: Every rule that the baseline can name.
    package func baseline(
        of project: Project, _ rules: RuleIndex
    ) throws(SettingsErrors) -> (path: String, baseline: Baseline)? {
        guard let (path, location) = path(of: project) else { return nil }
        if case .configured = self, location == nil, !FileSystem.exists(path) { return nil }
        let isNamed = if case .file = self { true } else { false }
        return (path, try Self.read(path, rules, location, isNamed: isNamed))
    }

    /// Reads a baseline file. `location` is the location in the configuration that sets its path, and `isNamed` says
    /// that an option does.
    package static func read(
        _ path: String, _ rules: RuleIndex, _ location: SettingLocation? = nil, isNamed: Bool = false
    ) throws(SettingsErrors) -> Baseline {
        let file = FileSystem.displayed(path)
        let bytes: [UInt8]
        do throws(FileSystem.Failure) { bytes = try FileSystem.read(path, as: .baseline, isNamed: isNamed) } catch {
            let hint = FileSystem.entry(at: path) == nil ? "; create it with \(CommandName.baselineCreate)" : ""
            let message = "cannot be read: \(error.message)\(hint)"
            throw SettingsErrors([
                location.map { SettingsError($0, "the baseline \(file) \(message)") }
                    ?? SettingsError(SettingLocation(file: file), message)
            ])
        }
        return try Baseline(parsing: bytes, file: file, rules: rules)
    }
}
