/// Which baseline holds for a project.
package enum BaselineChoice: Sendable {
    /// What the configuration says, else the file that lies where one is looked for.
    case configured
    /// This file, whatever the configuration says.
    case file(String)
    /// None.
    case none

    /// The absolute path of a project's baseline, and who says so; nil if it has none.
    package func path(of project: Project) -> (path: String, place: SettingPlace?)? {
        switch self {
        case .file(let file): (Paths.absolute(file, in: FileSystem.currentFolder), nil)
        case .none: nil
        case .configured:
            project.configuration.baseline.map { ($0.path, $0.place) } ?? (project.defaultBaseline, nil)
        }
    }

    /// A project's baseline and where it lies; nil if it has none.
    package func baseline(of project: Project) throws(SettingsErrors) -> (path: String, baseline: Baseline)? {
        guard let (path, place) = path(of: project) else { return nil }
        if case .configured = self, place == nil, FileSystem.entry(at: path) == nil { return nil }
        return (path, try Self.read(path, place))
    }

    /// The baseline in a file, which `place` names if a configuration does.
    package static func read(_ path: String, _ place: SettingPlace?) throws(SettingsErrors) -> Baseline {
        let file = FileSystem.displayed(path)
        let bytes: [UInt8]
        do throws(FileSystem.Failure) { bytes = try FileSystem.read(path) } catch {
            let hint = FileSystem.entry(at: path) == nil ? "; axaudit baseline create writes it" : ""
            let message = "cannot be read: \(error.message)\(hint)"
            throw SettingsErrors([
                place.map { SettingsError($0, "the baseline \(file) \(message)") }
                    ?? SettingsError(SettingPlace(file: file), message)
            ])
        }
        return try Baseline(parsing: bytes, file: file, rules: .all)
    }
}
