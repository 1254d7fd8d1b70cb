import AXAuditCore
import AXSyntax

/// Finds the inputs that paths name, with the configuration of each.
struct InputSearch {
    private(set) var projects: ProjectFinder
    private(set) var inputs: [InputFinder.Input] = []
    private(set) var excludedCount = 0
    /// The paths of the inputs, and of those that a configuration excludes.
    private(set) var accepted: Set<String> = []
    /// The index of the project of each input, by the input's path.
    private(set) var projectIndices: [String: Int] = [:]
    private(set) var errors: [InputError] = []
    private(set) var notes: [String] = []
    /// The attachments without a tree, of the exported result bundles.
    private(set) var otherAttachments = AttachmentCounts()
    /// The files that the search read or would read: inputs, also those that are left out, and ignore files.
    private(set) var files = RunFiles()

    /// The search by paths alone.
    let finder: InputFinder
    /// The files that are left out, also companions.
    var exclusions: Exclusions { finder.exclusions }

    /// The projects of files that can turn out not to be inputs.
    private var others: ProjectFinder
    private let linter: Linter
    /// The folders of the projects for which files were found.
    private var searched: Set<String> = []
    /// The folders of the projects that include any of the files.
    private var including: Set<String> = []

    /// Finds the inputs.
    init(_ linter: Linter, paths: [String]) {
        self.linter = linter
        projects = linter.projectFinder
        let paths = Self.paths(paths, linter, &projects)
        // Only a configuration that includes a file of another extension belongs to the run.
        others = projects
        finder = InputFinder(
            paths, excluding: linter.exclusions, others: true, companions: linter.companions,
            formats: linter.reader.formats, bundles: linter.bundles)
        for input in finder.inputs { add(input) }
        for input in finder.excluded { addExcluded(input) }
        for path in finder.ignoreFiles { files.read(path, as: .ignoreFile) }
        for path in finder.attachments { files.read(path, as: .attachment) }
        otherAttachments = finder.otherAttachments
        errors = finder.errors + emptyIncludes
        notes = finder.notes
        inputs = sorted(inputs)
    }

    /// Returns the paths to read: those that are given, else the folder of a configuration that has `include`, else the
    /// working directory.
    private static func paths(_ paths: [String], _ linter: Linter, _ projects: inout ProjectFinder) -> [String] {
        guard paths.isEmpty else { return paths }
        let folder = LintSession.absolute(linter.workingDirectory)
        let project = projects.settings(ofFolder: folder)
        // The patterns of `include` count from the configuration's folder, also in a run from a folder below it.
        let startsAtProject = project.configuration.include != nil && folder != project.folder
        return [startsAtProject ? project.folder : linter.workingDirectory]
    }

    private mutating func add(_ input: InputFinder.Input) {
        let path = LintSession.absolute(linter.path(of: input))
        let folder = FileSystem.parent(of: path)
        if !input.hasTreeExtension, !others.settings(ofFolder: folder).includes(input, at: path) { return }
        let index = projects.project(ofFolder: folder)
        projectIndices[input.path] = index
        let project = projects.projects[index]
        if !input.isNamed, project.isOwn(path) { return }
        if !input.isNamed {
            searched.insert(project.folder)
            guard project.includes(input, at: path) else { return files.read(input.path, as: .excluded) }
            including.insert(project.folder)
        }
        if input.path != "-", project.excludes(path) {
            excludedCount += 1
            accepted.insert(input.path)
            files.read(input.path, as: .excluded)
        } else {
            accepted.insert(input.path)
            inputs.append(input)
            files.read(input)
        }
    }

    private mutating func addExcluded(_ input: InputFinder.Input) {
        let path = LintSession.absolute(input.path)
        let project = others.settings(ofFolder: FileSystem.parent(of: path))
        guard input.isNamed || project.includes(input, at: path) else { return }
        including.insert(project.folder)
        excludedCount += 1
        files.read(input.path, as: .excluded)
    }

    /// An error for each project whose configuration includes none of the files in its folder.
    private var emptyIncludes: [InputError] {
        let folders = searched.subtracting(including)
        return projects.projects.compactMap { project in
            guard folders.contains(project.folder), project.configuration.include != nil, let file = project.file else {
                return nil
            }
            return InputError(file: PathText.shown(file), message: "\"include\" matches none of the files")
        }
    }

    /// Returns the inputs in the order of the names that reports give them, in bytes, as `merge` sorts screens.
    private func sorted(_ inputs: [InputFinder.Input]) -> [InputFinder.Input] {
        func key(_ input: InputFinder.Input) -> String {
            input.path == "-" ? linter.reader.standardInputName : input.path
        }
        return inputs.sorted { key($0).utf8.lexicographicallyPrecedes(key($1).utf8) }
    }
}
