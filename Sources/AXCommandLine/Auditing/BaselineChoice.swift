import AXAudit

/// Which baseline holds for a project.
enum BaselineChoice {
    /// What the configuration says, else the file that lies where one is looked for.
    case configured
    /// This file, whatever the configuration says.
    case file(String)
    /// None.
    case none

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

    /// The absolute path of a project's baseline, and who says so; nil if it has none.
    func path(of project: Project) -> (path: String, place: SettingPlace?)? {
        switch self {
        case .file(let file): (Paths.absolute(file, in: FileSystem.currentFolder), nil)
        case .none: nil
        case .configured:
            project.configuration.baseline.map { ($0.path, $0.place) } ?? (project.defaultBaseline, nil)
        }
    }

    /// A project's baseline and where it lies; nil if it has none.
    func baseline(of project: Project) throws(UsageError) -> (path: String, baseline: Baseline)? {
        guard let (path, place) = path(of: project) else { return nil }
        if case .configured = self, place == nil, FileSystem.entry(at: path) == nil { return nil }
        return (path, try Self.read(path, place))
    }

    static func read(_ path: String, _ place: SettingPlace?) throws(UsageError) -> Baseline {
        let file = FileSystem.displayed(path)
        let bytes: [UInt8]
        do throws(FileSystem.Failure) { bytes = try FileSystem.read(path) } catch {
            let hint = FileSystem.entry(at: path) == nil ? "; axaudit baseline create writes it" : ""
            let message = "cannot be read: \(error.message)\(hint)"
            throw UsageError([
                place.map { SettingsError($0, "the baseline \(file) \(message)") }
                    ?? SettingsError(SettingPlace(file: file), message)
            ])
        }
        do throws(SettingsErrors) { return try Baseline(parsing: bytes, file: file, rules: .all) } catch {
            throw UsageError(error.errors)
        }
    }
}
