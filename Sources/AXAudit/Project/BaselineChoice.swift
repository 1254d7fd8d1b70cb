/// The choice of the baseline for a project.
package enum BaselineChoice: Sendable {
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
    package func baseline(of project: Project) throws(SettingsErrors) -> (path: String, baseline: Baseline)? {
        guard let (path, location) = path(of: project) else { return nil }
        if case .configured = self, location == nil, !FileSystem.exists(path) { return nil }
        let isNamed = if case .file = self { true } else { false }
        return (path, try Self.read(path, location, isNamed: isNamed))
    }

    /// Reads a baseline file. `location` is the location in the configuration that sets its path, and `isNamed` says that an
    /// option does.
    package static func read(
        _ path: String, _ location: SettingLocation?, isNamed: Bool = false
    ) throws(SettingsErrors) -> Baseline {
        let file = FileSystem.displayed(path)
        let bytes: [UInt8]
        do throws(FileSystem.Failure) { bytes = try FileSystem.read(path, isNamed: isNamed) } catch {
            let hint = FileSystem.entry(at: path) == nil ? "; create it with axaudit baseline create" : ""
            let message = "cannot be read: \(error.message)\(hint)"
            throw SettingsErrors([
                location.map { SettingsError($0, "the baseline \(file) \(message)") }
                    ?? SettingsError(SettingLocation(file: file), message)
            ])
        }
        return try Baseline(parsing: bytes, file: file, rules: .all)
    }
}
