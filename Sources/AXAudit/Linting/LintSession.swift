import AXAudit
import AXSyntax

/// The inputs of a command and their configurations, and the reading and auditing of them.
struct AuditSession {
    let options: AuditOptions
    /// The files to read, in the order of the bytes of their paths, so that results do not depend on how they were named.
    let inputs: [InputFinder.Input]
    /// The number of files to read in all parts of the run.
    let inputCount: Int
    /// The number of files that the configuration or an option excludes.
    let excludedCount: Int
    /// The paths at which nothing can be read.
    let errors: [InputError]
    /// Notes of the search for inputs.
    let notes: [String]
    /// The configurations in force.
    let projects: [Project]
    /// The paths of the configurations that were read, and of the baselines in force, which may be missing.
    let settingsFiles: [String]

    private let invocation: Invocation
    /// Reads the inputs, without rules.
    private let reader: Linter
    /// The index of the project of each input, by the input's path.
    private let projectIndices: [String: Int]

    /// A screen of an input, not audited.
    struct InputScreen {
        let screen: Screen
        let id: ScreenID
        /// The index of its project.
        let project: Int
    }

    /// An audited screen of an input.
    struct Audited {
        var audit: ScreenAudit
        /// The index of its project.
        let project: Int
        /// The path of its input.
        let path: String
    }

    /// The result of auditing the inputs.
    struct Outcome {
        var audits: [Audited] = []
        var errors: [InputError]
        /// The files that are not trees.
        var skipped: [String] = []
    }

    /// Finds the inputs of a command and their configurations. Files that the command will write are not inputs.
    init(
        _ invocation: Invocation, _ options: AuditOptions, writing outputs: [String] = [], shard: Shard? = nil
    ) throws(UsageError) {
        self.invocation = invocation
        self.options = options
        var projects = options.projectFinder
        try Self.requireCommandOrPath(invocation)
        // Only a configuration that includes a file of another extension belongs to the run.
        var others = projects
        let finder = InputFinder(Self.paths(invocation, &projects), excluding: options.exclusions, others: true)
        reader = try invocation.reader()
        var inputs: [InputFinder.Input] = []
        var excludedCount = 0
        var projectIndices: [String: Int] = [:]
        let written = Set(outputs.compactMap { OutputIdentity($0) })
        // The folders of the projects for which files were found, and of those that include any of the files.
        var (searched, including): (Set<String>, Set<String>) = ([], [])
        for input in finder.inputs {
            let path = Self.absolute(input.path == "-" ? Self.standardInputPath(invocation) : input.path)
            let folder = FileSystem.parent(of: path)
            if !input.hasTreeExtension, !others.settings(ofFolder: folder).includes(input, at: path) { continue }
            let index = projects.project(ofFolder: folder)
            projectIndices[input.path] = index
            let project = projects.projects[index]
            if !input.isNamed, project.isOwn(path) { continue }
            if !written.isEmpty, let identity = OutputIdentity(input.path), written.contains(identity) {
                if input.isNamed { throw UsageError.overwritten(input.path) }
                continue
            }
            if !input.isNamed {
                searched.insert(project.folder)
                guard project.includes(input, at: path) else { continue }
                including.insert(project.folder)
            }
            if input.path != "-", project.excludes(path) {
                excludedCount += 1
            } else {
                inputs.append(input)
            }
        }
        for input in finder.excluded {
            let path = Self.absolute(input.path)
            let project = others.settings(ofFolder: FileSystem.parent(of: path))
            guard input.isNamed || project.includes(input, at: path) else { continue }
            including.insert(project.folder)
            excludedCount += 1
        }
        self.projects = try options.checked(projects)
        for project in self.projects {
            for path in [project.path, project.configuration.baseline?.value].compactMap({ $0 }) {
                if !written.isEmpty, let identity = OutputIdentity(path), written.contains(identity) {
                    throw UsageError.overwritten(FileSystem.displayed(path))
                }
            }
        }
        let baselines = self.projects.map {
            invocation.last(.baseline) ?? $0.configuration.baseline?.value ?? $0.defaultBaseline
        }
        settingsFiles = projects.files + baselines
        if options.requiresExpiry { try Self.requireExpiry(self.projects) }
        inputs = Self.sorted(inputs, invocation)
        inputCount = inputs.count
        self.inputs = shard?.part(of: inputs) ?? inputs
        self.excludedCount = excludedCount
        self.projectIndices = projectIndices
        errors = finder.errors + Self.emptyIncludes(searched.subtracting(including), self.projects)
        notes = finder.notes
    }

    /// A session without input files, under the configuration of the working directory: its only project.
    init(withoutInputs invocation: Invocation, _ options: AuditOptions) throws(UsageError) {
        self.invocation = invocation
        self.options = options
        var projects = options.projectFinder
        _ = projects.project(ofFolder: options.workingDirectory)
        self.projects = try options.checked(projects)
        if options.requiresExpiry { try Self.requireExpiry(self.projects) }
        reader = try invocation.reader()
        settingsFiles = []
        inputs = []
        inputCount = 0
        excludedCount = 0
        projectIndices = [:]
        errors = []
        notes = []
    }
}

// MARK: Finding inputs

extension AuditSession {
    /// Returns the paths to read: the operands, else the folder of a configuration that has `include`, else the working
    /// directory.
    private static func paths(_ invocation: Invocation, _ projects: inout ProjectFinder) -> [String] {
        guard invocation.operands.isEmpty else { return invocation.operands }
        let folder = invocation.environment.workingDirectory
        let project = projects.settings(ofFolder: absolute(folder))
        // The patterns of `include` count from the configuration's folder, also in a run from a folder below it.
        let startsAtProject = project.configuration.include != nil && absolute(folder) != project.folder
        return [startsAtProject ? project.folder : folder]
    }

    /// Returns an error for each of these projects whose configuration includes none of the files in its folder.
    private static func emptyIncludes(_ folders: Set<String>, _ projects: [Project]) -> [InputError] {
        projects.compactMap { project in
            guard folders.contains(project.folder), project.configuration.include != nil, let file = project.file else {
                return nil
            }
            return InputError(file: PathText.shown(file), message: "\"include\" matches none of the files")
        }
    }

    /// Throws if a command would overwrite an input or a configuration.
    func requireNoInput(at path: String) throws(UsageError) {
        guard let target = OutputIdentity(path) else { return }
        let files = inputs.map(\.path) + projects.compactMap(\.path)
        if let file = files.first(where: { OutputIdentity($0) == target }) {
            throw UsageError(
                "\(FileSystem.displayed(file).printable): would be overwritten by the baseline; choose another file for it"
            )
        }
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

    private static func requireExpiry(_ projects: [Project]) throws(UsageError) {
        let permanent = projects.flatMap(\.configuration.ignores).filter { $0.expires == nil }
        let locations = Set(permanent.compactMap(\.location)).sorted { $0.description < $1.description }
        guard locations.isEmpty else {
            throw UsageError(
                locations.map { SettingsError($0, "this ignore has no \"expires\", which --require-expiry requires") })
        }
    }

    /// Returns the inputs in the order of the names that reports give them, in bytes.
    private static func sorted(_ inputs: [InputFinder.Input], _ invocation: Invocation) -> [InputFinder.Input] {
        func key(_ input: InputFinder.Input) -> String {
            input.path == "-" ? invocation.standardInputName : input.path
        }
        return inputs.sorted { key($0).utf8.lexicographicallyPrecedes(key($1).utf8) }
    }

    private static func absolute(_ path: String) -> String { Paths.absolute(path, in: FileSystem.currentFolder) }

    /// Returns the path that decides the configuration of standard input: a file in the working directory, unless
    /// `--stdin-filename` names another.
    private static func standardInputPath(_ invocation: Invocation) -> String {
        invocation.last(.stdinFilename)
            ?? FileSystem.joined(invocation.environment.workingDirectory, invocation.standardInputName)
    }
}

// MARK: Reading and auditing

extension AuditSession {
    /// The rules that any of the configurations knows: the built-in ones, then custom rules. Two of those can have the same id.
    var rules: [Rule] {
        var custom: [Rule] = []
        /// The indices in `custom` of the rules with an id.
        var known: [String: [Int]] = [:]
        for rule in projects.flatMap(\.configuration.customRules) {
            if known[rule.id, default: []].contains(where: { custom[$0].isSame(as: rule) }) { continue }
            known[rule.id, default: []].append(custom.count)
            custom.append(rule)
        }
        return RuleIndex.all.rules + custom
    }

    /// A linter under these configurations.
    private var linter: Linter {
        var linter = reader
        let standardInput = Self.standardInputPath(invocation)
        linter.prepare = { [self] screen, input in
            preparation(
                of: screen, at: input.path == "-" ? standardInput : input.path,
                project: projectIndices[input.path] ?? 0)
        }
        return linter
    }

    /// Returns a screen that was read from a path as the configuration of a project changes it, with its audit.
    func preparation(of screen: Screen, at path: String, project index: Int) -> Linter.Preparation {
        let project = projects[index]
        let id = project.screenID(of: screen, at: Self.absolute(path))
        var screen = screen
        // The linter has done so already for the screens that it read.
        if let density = options.density { screen.setDensity(density) }
        screen = project.configuration.prepared(screen, as: id)
        if let locale = options.locale { screen.locale = locale }
        return Linter.Preparation(screen, id, project.selection.audit(on: id))
    }

    /// Reads the inputs without auditing them.
    func screens() -> (screens: [InputScreen], errors: [InputError]) {
        let linter = linter
        var screens: [InputScreen] = []
        var errors = errors
        for input in inputs {
            switch linter.screens(of: input) {
            case .success(let read):
                for screen in read {
                    let preparation = linter.prepare(screen, input)
                    screens.append(
                        InputScreen(
                            screen: preparation.screen, id: preparation.screenID,
                            project: projectIndices[input.path] ?? 0))
                }
            case .failure(let failure) where failure.isUnrecognised && !input.isNamed: break
            case .failure(let failure): errors += failure.errors
            }
        }
        return (screens, errors)
    }

    /// Audits the inputs, and keeps this detail of their screens.
    func outcome(_ detail: ScreenDetail = .findings) -> Outcome { outcome(outcomes(of: inputs, detail)) }

    /// Audits some of the inputs and returns the outcome of each.
    func outcomes(of inputs: [InputFinder.Input], _ detail: ScreenDetail) -> [Linter.Outcome] {
        let progress = Progress(invocation.environment)
        var linter = linter
        linter.detail = detail
        if invocation.has(.verbose) { linter.now = invocation.environment.now }
        let outcomes = linter.outcomes(of: inputs, progress: progress?.report)
        progress?.clear()
        return outcomes
    }

    /// Combines the outcomes of the inputs, in their order.
    func outcome(_ outcomes: [Linter.Outcome]) -> Outcome {
        var result = Outcome(errors: errors)
        for (input, outcome) in zip(inputs, outcomes) {
            switch outcome {
            case .screens(let audits):
                let project = projectIndices[input.path] ?? 0
                for var audit in audits {
                    audit.customRules = projects[project].configuration.customRules
                    audit.setOwners(projects[project].configuration.owners)
                    result.audits.append(Audited(audit: audit, project: project, path: input.path))
                }
            case .errors(let errors): result.errors += errors
            case .skipped: result.skipped.append(input.path)
            }
        }
        return result
    }
}
