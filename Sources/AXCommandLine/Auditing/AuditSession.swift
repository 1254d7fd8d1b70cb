import AXAudit
import AXSyntax

/// One run over trees: what to read, under which configurations, and what comes of it. `lint` and `baseline` share it.
struct AuditSession {
    let options: AuditOptions
    /// The files to read, in order.
    let inputs: [InputFinder.Input]
    /// How many were left out on purpose.
    let excludedCount: Int
    /// Paths at which nothing can be read.
    let errors: [InputError]
    /// What was odd and passed over.
    let notes: [String]
    /// The configurations in force.
    let projects: [Project]

    private let invocation: Invocation
    /// By input: the number of its project.
    private let projectOfInput: [String: Int]

    /// What came of the inputs.
    struct Outcome {
        /// The screens, each with the number of its project.
        var audits: [(audit: ScreenAudit, project: Int)] = []
        var errors: [InputError]
        /// The files that are no trees.
        var skipped: [String] = []
    }

    /// Finds the inputs of a command and their configurations. What the command is about to write is none of its inputs.
    init(_ invocation: Invocation, _ options: AuditOptions, writing outputs: [String] = []) throws(UsageError) {
        self.invocation = invocation
        self.options = options
        var projects = options.projectFinder
        let here = invocation.surroundings.folder
        var paths = invocation.operands
        if paths.isEmpty {
            // A configuration that says what to read means it wherever one stands below it.
            let project = projects.settings(ofFolder: Self.absolute(here))
            let isListed = project.configuration.include != nil
            paths = [isListed && Self.absolute(here) != project.folder ? project.folder : here]
        }
        let finder = InputFinder(paths, excluding: options.exclusions)
        // A word that is neither a command nor a path may have been meant as either.
        if invocation.isCommandImplied, finder.inputs.isEmpty, !finder.errors.isEmpty, paths == invocation.operands,
            paths.count == 1, let word = paths.first, !word.contains("/"), !word.contains(".")
        {
            let command = word.nearest(in: CommandTable.commands.map(\.name)).map { "; did you mean axaudit \($0)?" }
            throw UsageError("\"\(word.printable)\" is neither a command nor a file\(command ?? "; see axaudit help")")
        }
        var inputs: [InputFinder.Input] = []
        var excludedCount = finder.excludedCount
        var projectOfInput: [String: Int] = [:]
        let written = Set(outputs.map(Self.absolute))
        for input in finder.inputs {
            let path = Self.absolute(input.path == "-" ? Self.standardInputPath(invocation) : input.path)
            let number = projects.project(ofFolder: FileSystem.parent(of: path))
            projectOfInput[input.path] = number
            let project = projects.projects[number]
            if !input.isNamed, project.isOwn(path) { continue }
            if written.contains(path) {
                if input.isNamed { throw UsageError.overwritten(input.path) }
                continue
            }
            if input.path != "-", !project.wants(path, isNamed: input.isNamed) {
                excludedCount += 1
            } else {
                inputs.append(input)
            }
        }
        self.projects = try options.checked(projects)
        if options.requiresExpiry { try Self.requireExpiry(self.projects) }
        self.inputs = inputs
        self.excludedCount = excludedCount
        self.projectOfInput = projectOfInput
        errors = finder.errors
        notes = finder.notes
    }

    private static func absolute(_ path: String) -> String { Paths.absolute(path, in: FileSystem.currentFolder) }

    /// Standard input stands in the current folder, unless it is said to be somewhere else.
    private static func standardInputPath(_ invocation: Invocation) -> String {
        invocation.last("stdin-filename") ?? FileSystem.joined(invocation.surroundings.folder, "<stdin>")
    }

    private static func requireExpiry(_ projects: [Project]) throws(UsageError) {
        let lasting = projects.flatMap(\.configuration.ignores).filter { $0.expires == nil }
        let places = Set(lasting.compactMap(\.place)).sorted { $0.description < $1.description }
        guard places.isEmpty else {
            throw UsageError(
                places.map { SettingsError($0, "this ignore has no \"expires\", which --require-expiry asks for") })
        }
    }

    /// Every rule that any of the configurations knows, each once, by id.
    var rules: [Rule] {
        let custom = projects.flatMap(\.configuration.customRules)
        if custom.isEmpty { return RuleIndex.all.rules }
        let all = custom + RuleIndex.all.rules
        return Dictionary(all.map { ($0.id, $0) }) { first, _ in first }.values.sorted { $0.id < $1.id }
    }

    /// A linter under these configurations.
    private var linter: Linter {
        var linter = Linter(audit: Audit(rules: []), standardInput: invocation.surroundings.standardInput)
        linter.format = invocation.last("input-format").flatMap { InputFormat(id: $0) }
        if let name = invocation.last("stdin-filename") { linter.standardInputName = name }
        let standardInput = Self.standardInputPath(invocation)
        linter.prepare = { [projects, projectOfInput, locale = options.locale] screen, input in
            let project = projects[projectOfInput[input.path] ?? 0]
            let place = project.place(of: screen, at: Self.absolute(input.path == "-" ? standardInput : input.path))
            var screen = project.configuration.prepared(screen)
            if let locale { screen.locale = locale }
            return Linter.Preparation(screen, place, project.selection.audit(on: place))
        }
        return linter
    }

    /// Reads the inputs without auditing them: each screen with what it is called and the number of its project.
    func screens() -> (screens: [(screen: Screen, place: ScreenPlace, project: Int)], errors: [InputError]) {
        let linter = linter
        var (result, errors): ([(screen: Screen, place: ScreenPlace, project: Int)], [InputError]) = ([], errors)
        for input in inputs {
            switch linter.screens(of: input) {
            case .success(let screens):
                for screen in screens {
                    let preparation = linter.prepare(screen, input)
                    result.append((preparation.screen, preparation.place, projectOfInput[input.path] ?? 0))
                }
            case .failure(let failure) where failure.isUnrecognised && !input.isNamed: break
            case .failure(let failure): errors += failure.errors
            }
        }
        return (result, errors)
    }

    /// Audits the inputs.
    func outcome() -> Outcome {
        let progress = Progress(invocation.surroundings)
        let outcomes = linter.outcomes(of: inputs, progress: progress?.report)
        progress?.clear()

        var result = Outcome(errors: errors)
        for (input, outcome) in zip(inputs, outcomes) {
            switch outcome {
            case .screens(let screens):
                result.audits += screens.map { ($0, projectOfInput[input.path] ?? 0) }
            case .errors(let errors): result.errors += errors
            case .skipped: result.skipped.append(input.path)
            }
        }
        return result
    }
}
