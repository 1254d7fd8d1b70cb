/// Finds the configuration of each input, and reads each file once.
package struct ProjectFinder {
    /// Where configurations come from.
    package enum Source: Hashable, Sendable {
        /// The closest file, upward from each input to the root of its repository.
        case closest
        /// This file, for every input.
        case file(String)
        /// Nowhere.
        case none
    }

    /// The projects met so far.
    package private(set) var projects: [Project] = []
    /// What is wrong with their configurations.
    package private(set) var errors: [SettingsError] = []

    private let source: Source
    /// The absolute path of the folder where one stands.
    private let here: String
    private let rules: RuleIndex
    private let makeSelection: (Configuration, RuleIndex) -> RuleSelection
    /// By folder: the project of what lies in it.
    private var projectOfFolder: [String: Int] = [:]
    /// By file, or by folder where there is none.
    private var projectOfHome: [String: Int] = [:]

    /// The name of a configuration's file.
    package static let fileName = ".axaudit.json"
    /// The name of a baseline's file, unless the configuration says another one.
    package static let baselineName = ".axaudit-baseline.json"

    /// A finder of configurations for these rules, on top of which lies what `select` makes of them.
    package init(
        _ source: Source, from here: String, _ rules: RuleIndex,
        selecting makeSelection: @escaping (Configuration, RuleIndex) -> RuleSelection
    ) {
        self.source = source
        self.here = here
        self.rules = rules
        self.makeSelection = makeSelection
    }

    /// The number in `projects` of the project of what lies in a folder, an absolute path.
    package mutating func project(ofFolder folder: String) -> Int {
        if let known = projectOfFolder[folder] { return known }
        let number: Int
        switch source {
        case .file(let file): number = project(of: Paths.absolute(file, in: FileSystem.currentFolder), named: file)
        case .none: number = project(without: folder)
        case .closest:
            if let file = Self.closest(Self.fileName, to: folder) {
                number = project(of: file, named: FileSystem.displayed(file))
            } else {
                number = project(without: folder)
            }
        }
        projectOfFolder[folder] = number
        return number
    }

    /// The project of what lies in a folder, an absolute path.
    package mutating func settings(ofFolder folder: String) -> Project { projects[project(ofFolder: folder)] }

    /// The closest file of that name, upward to the root of the repository.
    private static func closest(_ name: String, to folder: String) -> String? {
        var folder = folder
        while true {
            let file = FileSystem.joined(folder, name)
            if FileSystem.entry(at: file)?.isFolder == false { return file }
            if folder == "/" || FileSystem.entry(at: FileSystem.joined(folder, ".git")) != nil { return nil }
            folder = FileSystem.parent(of: folder)
        }
    }

    /// Without a configuration paths are seen from where the baseline lies, else from where one stands.
    private mutating func project(without folder: String) -> Int {
        let baseline = Self.closest(Self.baselineName, to: folder)
        let home = baseline.map(FileSystem.parent) ?? here
        if let known = projectOfHome[home + "/"] { return known }
        return add(Configuration(), file: nil, folder: home, key: home + "/")
    }

    private mutating func project(of path: String, named file: String) -> Int {
        if let known = projectOfHome[path] { return known }
        return add(load(path, named: file), file: file, folder: FileSystem.parent(of: path), key: path)
    }

    private mutating func add(_ configuration: Configuration, file: String?, folder: String, key: String) -> Int {
        projectOfHome[key] = projects.count
        let rules = configuration.rules(beside: rules)
        projects.append(
            Project(
                file: file, folder: folder, configuration: configuration, rules: rules,
                selection: makeSelection(configuration, rules)))
        return projects.count - 1
    }

    // MARK: Reading

    /// A configuration with all that it extends; what is wrong goes to `errors`.
    private mutating func load(_ path: String, named file: String) -> Configuration {
        // What is extended comes first: whoever extends it may speak of its rules.
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

    /// The files of a configuration and of those that it extends, one after the other.
    private mutating func sources(
        _ path: String, named file: String
    ) -> [(path: String, file: String, bytes: [UInt8])] {
        var sources: [(path: String, file: String, bytes: [UInt8])] = []
        var seen: Set<FileSystem.Identity> = []
        var next: (path: String, file: String, place: SettingPlace?)? = (path, file, nil)
        while let (path, file, place) = next {
            next = nil
            if let identity = FileSystem.entry(at: path)?.identity, !seen.insert(identity).inserted, let place {
                report(place, "this leads back to \(file), expected configurations that do not extend each other")
                break
            }
            do throws(FileSystem.Failure) {
                sources.append((path, file, try FileSystem.read(path)))
            } catch {
                let problem = "cannot be read: \(error.message)"
                report(place ?? SettingPlace(file: file), place == nil ? problem : "\(file) \(problem)")
                break
            }
            if let base = Configuration.base(of: sources[sources.count - 1].bytes, file: file) {
                let path = Paths.absolute(base.path, in: FileSystem.parent(of: path))
                next = (path, FileSystem.displayed(path), base.place)
            }
        }
        return sources
    }

    private mutating func report(_ place: SettingPlace, _ message: String) {
        errors.append(SettingsError(place, message))
    }
}
