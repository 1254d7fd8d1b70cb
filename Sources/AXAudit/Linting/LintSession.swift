import AXAuditCore
import AXSyntax

/// The inputs of one run with their configurations, and the reading and auditing of them.
package struct LintSession: Sendable {
    /// The settings of the run.
    package let linter: Linter
    /// The files to read, in the order of the bytes of their paths, so that results do not depend on how they were
    /// named.
    package let inputs: [InputFinder.Input]
    /// The number of files to read in all parts of the run.
    package var inputCount: Int { inputPaths.count }
    /// The paths of the files to read in all parts of the run, relative to the working directory, sorted.
    private let inputPaths: [String]
    /// The part of the inputs that is read, or `nil` for all of them.
    package let shard: Shard?
    /// The number of files that the configuration or the caller excludes.
    package let excludedCount: Int
    /// The paths at which nothing can be read.
    package let errors: [InputError]
    /// Notes of the search for inputs.
    package let notes: [String]
    /// The attachments without a tree, of the exported result bundles.
    package let otherAttachments: AttachmentCounts
    /// The configurations in force.
    package let projects: [Project]
    /// The errors in the configurations.
    package let settingsErrors: [SettingsError]
    /// The paths of the configurations that were read, and of the baselines in force, which may be missing.
    package let settingsFiles: [String]
    /// The files that the session reads or would read.
    package let files: RunFiles
    /// The sources of the apps.
    package let sources: ProjectSources
    /// The picture that the caller names, of the only input.
    private let picture: PictureInput?
    /// The paths of the inputs that are the only one of their folder.
    private let onlyInputs: Set<String>
    /// The files that are left out, also companions.
    private let exclusions: Exclusions
    /// The search for the inputs; `nil` if folders without a dump are accepted.
    private let finder: InputFinder?
    /// The paths of the inputs, and of those that a configuration excludes.
    private let accepted: Set<String>
    /// The index of the project of each input, by the input's path.
    private let projectIndices: [String: Int]
    /// The parts of paths that the inputs of a group share, of those that more than one input has.
    private let sharedGroupPaths: Set<String>

    /// A screen of an input, not audited.
    package struct InputScreen: Sendable {
        /// The screen, with what overrides and configuration set.
        package let screen: Screen
        /// Its identity.
        package let id: ScreenID
        /// The index of its project.
        package let project: Int
        /// What its picture tells, if that was asked for and there is one.
        package var picture: PictureAudit?
    }

    /// Finds the inputs that paths name and their configurations.
    package init(_ linter: Linter, paths: [String], shard: Shard? = nil) {
        self.linter = linter
        let search = InputSearch(linter, paths: paths)
        projects = search.projects.projects
        settingsErrors = search.projects.errors
        sources = ProjectSources(linter.sources, projects)
        settingsFiles =
            search.projects.files + projects.compactMap { linter.baseline.path(of: $0)?.path } + sources.paths
        let folder = FileSystem.currentFolder
        inputPaths = search.inputs.map { Paths.relative(Paths.absolute($0.path, in: folder), to: folder) }.sorted()
        if let shard {
            inputs =
                search.projects.projects.contains(where: \.selection.hasGroupRules)
                ? shard.part(of: search.inputs, together: { Self.groupPath(of: $0, search) })
                : shard.part(of: search.inputs)
        } else {
            inputs = search.inputs
        }
        self.shard = shard
        excludedCount = search.excludedCount
        projectIndices = search.projectIndices
        let groupPaths = inputs.map { Self.groupPath(of: $0, search) }
        var seen: Set<String> = []
        sharedGroupPaths = Set(groupPaths.filter { !seen.insert($0).inserted })
        onlyInputs = CompanionFinder.onlyInputs(search.inputs)
        exclusions = search.exclusions
        picture = linter.picture.map { PictureFile.read($0, isNamed: true, withDigest: true) }
        finder = linter.allowsEmpty || paths.isEmpty ? nil : search.finder
        accepted = search.accepted
        errors =
            search.errors + sources.errors + Self.errors(of: picture, search.inputs.count)
            + (finder?.emptyFolders { search.accepted.contains($0.path) } ?? [])
        notes = search.notes + sources.notes + VariantNotes(search.inputs, projects, paths).notes
        otherAttachments = search.otherAttachments
        var files = search.files
        if let path = linter.picture { files.read(path, as: .companion(.picture)) }
        files.read(search.projects)
        for project in projects {
            let baselines = [linter.baseline.path(of: project)?.path, project.configuration.baseline?.value]
            for path in Set(baselines.compactMap(\.self)) { files.read(path, as: .baseline) }
        }
        for path in sources.paths { files.read(path, as: .source) }
        self.files = files
    }

    /// A session without input files, under the configuration of the working directory: its only project.
    package init(withoutInputs linter: Linter) {
        self.linter = linter
        var finder = linter.projectFinder
        _ = finder.project(ofFolder: Self.absolute(linter.workingDirectory))
        projects = finder.projects
        sources = ProjectSources([], [])
        settingsErrors = finder.errors
        (settingsFiles, inputs, inputPaths, shard, excludedCount) = ([], [], [], nil, 0)
        (projectIndices, sharedGroupPaths, errors, notes, files) = ([:], [], [], [], RunFiles())
        otherAttachments = AttachmentCounts()
        (picture, onlyInputs, exclusions, self.finder, accepted) = (nil, [], Exclusions(), nil, [])
    }

    /// Returns the errors of a picture that the caller names.
    private static func errors(of picture: PictureInput?, _ inputs: Int) -> [InputError] {
        guard let picture else { return [] }
        if case .failure(let error) = picture.contents {
            return [InputError(file: picture.file, message: error.description)]
        }
        if inputs == 1 { return [] }
        return [
            InputError(file: picture.file, message: "found \(inputs) dumps, expected one that the picture belongs to")
        ]
    }

    static func absolute(_ path: String) -> String { Paths.absolute(path, in: FileSystem.currentFolder) }
}

// MARK: - Reading and auditing

extension LintSession {
    /// Every rule that the configurations know: the linter's, then custom rules. Two of those can have the same id.
    package var rules: [Rule] {
        var custom: [Rule] = []
        /// The indices in `custom` of the rules with an id.
        var known: [String: [Int]] = [:]
        for rule in projects.flatMap(\.configuration.customRules) {
            if known[rule.id, default: []].contains(where: { custom[$0].isSame(as: rule) }) { continue }
            known[rule.id, default: []].append(custom.count)
            custom.append(rule)
        }
        return linter.rules.rules + custom
    }

    /// The index of `rules`.
    package var ruleIndex: RuleIndex {
        projects.allSatisfy { $0.configuration.customRules.isEmpty } ? linter.rules : RuleIndex(rules)
    }

    /// The gate: that of the caller, else the strictest of the configurations.
    package var gate: Gate {
        let strictestFirst: [Gate.Level] = [.warning, .failure, .never]
        let configured = Set(projects.map { $0.configuration.failOn?.value ?? .failure })
        let strictest = strictestFirst.first { configured.contains($0) } ?? .failure
        return Gate(
            linter.gate ?? strictest, maximumWarnings: linter.maximumWarnings, allowsEmpty: linter.allowsEmpty)
    }

    private func projectIndex(of input: InputFinder.Input) -> Int { projectIndices[input.path] ?? 0 }

    private func id(of screen: Screen, from input: InputFinder.Input) -> ScreenID {
        projects[projectIndex(of: input)].screenID(of: screen, at: Self.absolute(linter.path(of: input)))
    }

    /// Reads the inputs without auditing them.
    ///
    /// - Parameter measuring: Whether to measure the pictures of the screens.
    package func screens(measuring: Bool = false) -> (screens: [InputScreen], errors: [InputError]) {
        var screens: [InputScreen] = []
        var errors = errors
        var skipped: Set<String> = []
        for input in inputs {
            switch read(input, .tree) {
            case .success((let read, let pipeline, let companionErrors)):
                errors += companionErrors
                let index = projectIndex(of: input)
                for screen in read {
                    let id = id(of: screen, from: input)
                    var prepared = pipeline.prepared(screen, as: id)
                    prepared.isSystemScreenOfApp = projects[index].configuration.systemScreens == .mine
                    let picture = measuring ? pipeline.picture(screen) : nil
                    screens.append(
                        InputScreen(
                            screen: prepared, id: id, project: index,
                            picture: picture.map { [prepared] in
                                PlatformAudit([], on: prepared.platform).picture($0, of: prepared)
                            }
                                ?? nil))
                }
            case .failure(let failure) where failure.isUnrecognised && !input.isNamed: skipped.insert(input.path)
            case .failure(let failure): errors += failure.errors
            }
        }
        return (screens, errors + emptyFolders(skipped))
    }

    /// Audits some of the inputs in parallel, and returns the outcome of each in their order.
    ///
    /// - Parameter progress: Is told how many inputs are done.
    package func outcomes(
        of inputs: [InputFinder.Input], _ detail: ScreenDetail,
        progress: (@Sendable (_ done: Int, _ of: Int) -> Void)? = nil
    ) -> [InputOutcome] {
        let code = inputs.isEmpty ? nil : sources.indices()
        return concurrentMap(inputs, progress: { progress?($0, inputs.count) }) { input in
            outcome(of: input, detail, code, keepsTrees: sharedGroupPaths.contains(VariantName(path: input.path).stem))
        }
    }

    /// Returns the reader of the companions of an input.
    private func companions(of input: InputFinder.Input, _ detail: ScreenDetail) -> CompanionReader {
        let (exclusions, project) = (exclusions, projects[projectIndex(of: input)])
        var companions = CompanionReader(input) {
            exclusions.leavesOut(companion: $0) || project.excludes(Self.absolute($0))
        }
        companions.isOnlyInput = onlyInputs.contains(input.path)
        companions.picture = inputCount == 1 ? picture : nil
        companions.computesDigests = detail == .source
        return companions
    }

    /// Returns the paths of the files that are read together with an input, but for those that its dump names.
    package func companions(of input: InputFinder.Input) -> [String] {
        companions(of: input, .findings).files + [linter.picture].compactMap(\.self)
    }

    /// Reads an input, and returns its screens and their pipeline.
    private func read(
        _ input: InputFinder.Input, _ detail: ScreenDetail
    ) -> Result<(screens: [Screen], pipeline: ScreenPipeline, errors: [InputError]), InputErrors> {
        let companions = companions(of: input, detail)
        return linter.reader.contents(of: input, companions).map { contents in
            let project = projects[projectIndex(of: input)]
            var pipeline = ScreenPipeline(project, contents.overrides, keeping: detail)
            pipeline.now = linter.now
            pipeline.picture = { [count = contents.screens.count] in companions.picture(of: $0, among: count) }
            pipeline.hasCompanion = companions.has
            if linter.showsPictures {
                pipeline.pictures = linter.pictures ?? project.configuration.pictures?.value ?? .embed
            }
            return (contents.screens, pipeline, contents.errors)
        }
    }

    /// - Parameter keepsTrees: Whether another input seems to have another variant of the screens, which needs their
    ///   trees.
    private func outcome(
        of input: InputFinder.Input, _ detail: ScreenDetail, _ code: ProjectSources.Indices?, keepsTrees: Bool
    ) -> InputOutcome {
        switch read(input, detail) {
        case .success((let screens, var pipeline, let errors)):
            let project = projectIndex(of: input)
            pipeline.setCode = { audit, rules in
                if let search = code?.search(audit.screen, of: project) { audit.setCode(search, rules) }
            }
            pipeline.keepsTrees = keepsTrees
            pipeline.unfinished = errors
            return .screens(
                screens.enumerated().map { number, screen in
                    pipeline.audit(screen, as: id(of: screen, from: input), number: number)
                })
        case .failure(let failure) where failure.isUnrecognised && !input.isNamed: return .skipped
        case .failure(let failure): return .errors(failure.errors)
        }
    }

    /// Returns the part of a path that the inputs of a group share, so that `--shard` keeps them together: the name
    /// that the configuration gives them, or the path without extension and suffix. `Checkout.json` and
    /// `Checkout@ar.json` share one.
    private static func groupPath(of input: InputFinder.Input, _ search: InputSearch) -> String {
        let project = search.projectIndices[input.path].map { search.projects.projects[$0] }
        return project?.configuration.variants?.variant(of: absolute(input.path))?.group
            ?? VariantName(path: input.path).stem
    }
}

// MARK: - Deciding

extension LintSession {
    /// The settings of a run over the inputs, which has no baselines and demands nothing of all screens together.
    package var settings: RunSettings {
        var settings = RunSettings(rules: rules, index: ruleIndex, gate: gate)
        settings.projects = projects.map { RunSettings.Project($0.configuration, isPartial: $0.selection.isPartial) }
        settings.ignores = linter.ignores
        settings.today = linter.today
        settings.names = linter.reader.settingNames
        settings.setCode = { [sources] audit, project in
            if let search = sources.indices().search(audit.screen, of: project) { audit.setCode(search) }
        }
        return settings
    }

    /// Returns the settings of a run over the inputs that demands what the configurations and the caller do.
    ///
    /// - Throws: The errors in baselines.
    package func settings(demanding record: RunRecord) throws(SettingsErrors) -> RunSettings {
        var settings = settings
        try settings.setBaselines(linter.baseline, of: projects)
        settings.record = record
        // The maximum of the record counts, because in a part of a run it is not decided.
        settings.gate.maximumWarnings = nil
        settings.record.maximumWarnings = linter.maximumWarnings
        settings.record.shard = shard
        // Inputs that are all excluded on purpose pass; no inputs at all have no verdict.
        settings.record.allowsNoScreens = linter.allowsEmpty || excludedCount > 0 && inputCount == 0
        // A part of the inputs can be empty.
        settings.mayBeEmpty = settings.record.allowsNoScreens || inputs.isEmpty && inputCount > 0
        let presets = projects.map { linter.preset ?? $0.configuration.preset?.value ?? .recommended }
        settings.record.presets = Preset.allCases.filter(presets.contains)
        settings.record.criteria = record.criteria.extending(
            projects.reversed().reduce(CriteriaSettings()) { $1.configuration.criteria.extending($0) })
        settings.record.pathErrors = errors
        settings.record.expectedScreens = projects.flatMap(\.configuration.expectedScreens) + record.expectedScreens
        // Where only other rules run, nothing is said about journeys.
        settings.record.journeys = projects.filter(\.selection.checksJourneys).flatMap { project in
            project.configuration.journeys.map { Located($0.journey, at: $0.location) }
        }
        return settings
    }

    /// What the run is made with, by name, for its archive.
    package func made(_ settings: RunSettings) -> [String: String] {
        var made: [String: String] = [:]
        // The configurations belong to the inputs of all parts.
        for project in projects {
            let settings = project.selection.settings(ignores: linter.ignores)
            for (name, value) in settings.merging(project.configuration.screenSettings, uniquingKeysWith: { $1 }) {
                made[name] = made[name].map { $0 + ", " + value } ?? value
            }
        }
        made["locale"] = linter.overrides.locale ?? made["locale"]
        made["density"] = linter.overrides.density.map { "\($0)" } ?? made["density"]
        made["presets"] = settings.record.presets.map(\.rawValue).joined(separator: ", ")
        if !settings.baselines.isEmpty {
            made["baselines"] = RuleSelection.digest(
                settings.baselines.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.text)" })
        }
        let count = inputPaths.count
        made[Archive.inputsName] =
            "\(count) \(count == 1 ? "file" : "files"), \(RuleSelection.digest(inputPaths))"
        return made
    }

    /// Returns the run over the outcomes of all inputs, in their order.
    package func run(_ outcomes: [InputOutcome], _ settings: RunSettings) -> AuditRun {
        var builder = RunBuilder(settings)
        builder.add(errors)
        var skipped: Set<String> = []
        for (input, outcome) in zip(inputs, outcomes) {
            switch outcome {
            case .screens(let audits):
                for audit in audits { builder.add(audit, of: projectIndex(of: input)) }
            case .errors(let errors): builder.add(errors)
            case .skipped: skipped.insert(input.path)
            }
        }
        builder.add(emptyFolders(skipped))
        return builder.finish { wholeScreens($0, outcomes) }
    }

    /// Returns an error for each named folder in which every file was skipped, which only a whole run knows.
    private func emptyFolders(_ skipped: Set<String>) -> [InputError] {
        guard let finder, !skipped.isEmpty, shard == nil else { return [] }
        let empty = finder.emptyFolders { accepted.contains($0.path) && !skipped.contains($0.path) }
        return empty.filter { !errors.contains($0) }
    }

    /// Returns the paths of the inputs of the screens of a run, one for each screen, and the index of the screen in its
    /// input.
    package func screens(in outcomes: [InputOutcome]) -> [(path: String, number: Int)] {
        zip(inputs, outcomes).flatMap { input, outcome -> [(path: String, number: Int)] in
            if case .screens(let audits) = outcome { audits.map { (input.path, $0.number) } } else { [] }
        }
    }

    /// Reads the inputs of screens of a run again, and keeps the trees.
    private func wholeScreens(_ indices: [Int], _ outcomes: [InputOutcome]) -> [Int: ScreenAudit] {
        let screens = screens(in: outcomes)
        let paths = Set(indices.map { screens[$0].path })
        let code = sources.indices()
        let again = concurrentMap(inputs.filter { paths.contains($0.path) && $0.path != "-" }) { input in
            (input.path, outcome(of: input, .findings, code, keepsTrees: true))
        }
        let outcomes = Dictionary(uniqueKeysWithValues: again)
        var whole: [Int: ScreenAudit] = [:]
        for index in indices {
            let (path, number) = screens[index]
            if case .screens(let audits)? = outcomes[path], number < audits.count { whole[index] = audits[number] }
        }
        return whole
    }
}
