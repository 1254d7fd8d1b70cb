/// Finds the configuration of each input. Reads each configuration file once.
package struct ProjectFinder {
    /// The projects found so far.
    package private(set) var projects: [Project] = []
    /// The errors in their configurations.
    package private(set) var errors: [SettingsError] = []
    /// The paths of the configurations that were read, with those that they extend.
    package private(set) var files: [String] = []

    private let source: ConfigurationSource
    /// The absolute path of the working directory.
    private let workingDirectory: String
    private let rules: RuleIndex
    private let makeSelection: (Configuration, RuleIndex) -> RuleSelection
    /// The index of the project for the files of a folder, by the path of the folder.
    private var projectOfFolder: [String: Int] = [:]
    /// The index of a project, by the path of its configuration, or by its folder and "/" if it has none.
    private var projectOfHome: [String: Int] = [:]

    /// The name of configuration files.
    package static let fileName = ".axaudit.json"

    /// A finder of configurations for these rules. `makeSelection` applies the options to a configuration.
    package init(
        _ source: ConfigurationSource, from workingDirectory: String, _ rules: RuleIndex,
        selecting makeSelection: @escaping (Configuration, RuleIndex) -> RuleSelection
    ) {
        self.source = source
        self.workingDirectory = workingDirectory
        self.rules = rules
        self.makeSelection = makeSelection
    }

    /// The index in `projects` of the project for the files of a folder, given by its absolute path.
    package mutating func project(ofFolder folder: String) -> Int {
        if let known = projectOfFolder[folder] { return known }
        let number: Int
        switch source {
        case .file(let file, _): number = project(of: Paths.absolute(file, in: FileSystem.currentFolder), named: file)
        case .none: number = project(without: folder)
        case .closest:
            if let file = Self.closest(Self.fileName, to: folder) {
                number = project(of: file, named: FileSystem.displayed(file))
            } else {
                number = project(without: folder)
                refuseYAML(nearTo: folder)
            }
        }
        projectOfFolder[folder] = number
        return number
    }

    /// The project for the files of a folder, given by its absolute path.
    package mutating func settings(ofFolder folder: String) -> Project { projects[project(ofFolder: folder)] }

    /// The closest file with this name, from a folder upward to the root of the repository.
    private static func closest(_ name: String, to folder: String) -> String? {
        var folder = folder
        while true {
            let file = FileSystem.joined(folder, name)
            // A link that leads nowhere or a folder is found as well; reading it is an error.
            if FileSystem.exists(file) { return file }
            if folder == "/" || FileSystem.entry(at: FileSystem.joined(folder, ".git")) != nil { return nil }
            folder = FileSystem.parent(of: folder)
        }
    }

    /// Adds an error if somebody wrote the configuration as YAML, because nothing of it would hold.
    private mutating func refuseYAML(nearTo folder: String) {
        for name in [".axaudit.yml", ".axaudit.yaml"] {
            guard let file = Self.closest(name, to: folder) else { continue }
            let error = SettingsError(
                SettingLocation(file: FileSystem.displayed(file)), "found YAML, expected JSON in \(Self.fileName)")
            if !errors.contains(error) { errors.append(error) }
        }
    }

    /// The project for a folder without a configuration. Its paths are relative to the folder of the closest default
    /// baseline file, or to the working directory.
    private mutating func project(without folder: String) -> Int {
        let baseline = Self.closest(Baseline.defaultFileName, to: folder)
        let home = baseline.map(FileSystem.parent) ?? workingDirectory
        if let known = projectOfHome[home + "/"] { return known }
        return add(Configuration(), file: nil, path: nil, folder: home, key: home + "/")
    }

    private mutating func project(of path: String, named file: String) -> Int {
        if let known = projectOfHome[path] { return known }
        return add(
            load(path, named: file), file: file, path: path, folder: FileSystem.parent(of: path), key: path)
    }

    private mutating func add(
        _ configuration: Configuration, file: String?, path: String?, folder: String, key: String
    ) -> Int {
        projectOfHome[key] = projects.count
        let rules = configuration.rules(beside: rules)
        projects.append(
            Project(
                file: file, path: path, folder: folder, configuration: configuration, rules: rules,
                selection: makeSelection(configuration, rules)))
        return projects.count - 1
    }

    // MARK: Reading

    /// Reads a configuration and merges it with those that it extends. Adds errors to `errors`.
    private mutating func load(_ path: String, named file: String) -> Configuration {
        // The extended configuration is read first, because the other may name its custom rules.
        var result = Configuration()
        for source in sources(path, named: file).reversed() {
            do throws(SettingsErrors) {
                let configuration = try Configuration(
                    parsing: source.bytes, file: source.file, folder: FileSystem.parent(of: source.path),
                    rules: result.rules(beside: rules))
                result = configuration.extending(result)
            } catch {
                errors += error.errors
            }
        }
        return result
    }

    /// The file of a configuration, followed by those that it extends.
    private mutating func sources(
        _ path: String, named file: String
    ) -> [(path: String, file: String, bytes: [UInt8])] {
        var sources: [(path: String, file: String, bytes: [UInt8])] = []
        // Only the option can name a pipe, such as that of a shell's <(command).
        let isNamed = if case .file = source { true } else { false }
        var seen: Set<FileSystem.Identity> = []
        var next: (path: String, file: String, location: SettingLocation?)? = (path, file, nil)
        while let (path, file, location) = next {
            next = nil
            if let identity = FileSystem.entry(at: path)?.identity, !seen.insert(identity).inserted, let location {
                report(location, "circular \"extends\": \(file) is already being extended")
                break
            }
            files.append(path)
            do throws(FileSystem.Failure) {
                sources.append(
                    (
                        path, file,
                        try FileSystem.read(
                            path, as: location == nil ? .configuration : .extendedConfiguration,
                            isNamed: isNamed && location == nil)
                    ))
            } catch {
                var problem = "cannot be read: \(error.message)"
                if location == nil, case .file(_, let variable?) = source { problem += " (named by \(variable))" }
                report(location ?? SettingLocation(file: file), location == nil ? problem : "\(file) \(problem)")
                break
            }
            if let base = Configuration.base(of: sources[sources.count - 1].bytes, file: file) {
                let path = Paths.absolute(base.value, in: FileSystem.parent(of: path))
                next = (path, FileSystem.displayed(path), base.location)
            }
        }
        return sources
    }

    private mutating func report(_ location: SettingLocation, _ message: String) {
        errors.append(SettingsError(location, message))
    }
}
