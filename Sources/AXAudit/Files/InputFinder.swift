import AXAuditCore
import AXFormats
import AXSyntax

/// Finds the input files that paths name: files, folders, glob patterns, and `-` for standard input.
package struct InputFinder: Sendable {
    /// A file to read.
    package struct Input: Hashable, Sendable {
        /// The path; `-` for standard input.
        package var path: String
        /// Whether the user named this file itself, so that it must be an accessibility tree.
        package var isNamed: Bool
        /// Whether the name or a pattern of the command line says that the file can be a tree. Other files in folders
        /// are inputs only if the configuration includes them.
        package var hasTreeExtension = true
        /// What is known about an attachment of a test; `nil` for other files.
        package var attachment: TestAttachment?

        package init(path: String, isNamed: Bool, hasTreeExtension: Bool = true) {
            self.path = path
            self.isNamed = isNamed
            self.hasTreeExtension = hasTreeExtension
        }
    }

    /// The input files.
    package private(set) var inputs: [Input] = []
    /// Paths that do not exist or cannot be read.
    package private(set) var errors: [InputError] = []
    /// Notes on what was skipped.
    package private(set) var notes: [String] = []
    /// The paths of the ignore files that were read.
    package private(set) var ignoreFiles: [String] = []
    /// The attachments without a tree, of the exported result bundles.
    package private(set) var otherAttachments = AttachmentCounts()
    /// The paths of the manifests of exported result bundles.
    package private(set) var manifests: [String] = []
    /// The paths of the files in exported result bundles that are no inputs.
    package private(set) var attachments: [String] = []
    /// The files that `--exclude` or a `.axauditignore` leaves out.
    package var excluded: [Input] { leftOut.compactMap { $0 } }

    /// The files that are left out, also companions.
    package private(set) var exclusions: Exclusions
    private let companions: CompanionFinder
    /// The formats by which attachments with a tree are recognised.
    private let formats: [InputFormat]
    /// The result bundles that were exported to temporary folders, by path.
    private let bundles: [String: Result<ExportedBundle, InputError>]
    /// Whether to find files of any extension.
    private let findsOthers: Bool
    /// The folders that were named, each with the files found in it.
    private var folders: [(path: String, files: Set<Found>)] = []
    /// The files that were found for the path that is searched.
    private var foundFiles: Set<Found> = []
    /// The excluded files; `nil` for one that was named later.
    private var leftOut: [Input?] = []
    private var seen: [FileSystem.Identity: Found] = [:]
    /// The companions that the user named, as `Dumps/*` does.
    private var namedCompanions: [(path: String, entry: FileSystem.Entry)] = []

    /// A file that was found before.
    private enum Found: Hashable, Sendable {
        /// Its index in `inputs`.
        case input(Int)
        /// Its index in `leftOut`.
        case excluded(Int)
    }

    /// Names of files that are no trees: axaudit's own, and the list of a device's events in a crawl of droidbot, which
    /// is empty.
    private static let otherFiles: Set<String> = [
        ProjectFinder.fileName, Baseline.defaultFileName, "droidbot_env.json",
    ]
    static let extensions = [".json", ".xml", ".uix", ".txt"]

    /// Returns whether a file has an extension of trees, in any letter case.
    static func hasTreeExtension(_ name: String) -> Bool {
        let name = name.lowercased()
        return extensions.contains(where: name.hasSuffix)
    }

    /// Returns whether a file can be a tree, by its name.
    static func canBeTree(_ name: String) -> Bool { hasTreeExtension(name) && !otherFiles.contains(name) }

    /// Finds the inputs of these paths, in their order; the files of a folder sorted by name.
    ///
    /// With `others`, the files in folders that have no extension of a tree are found too.
    package init(
        _ paths: [String], excluding patterns: [String] = [], others: Bool = false,
        companions: CompanionFinder = CompanionFinder(), formats: [InputFormat] = InputFormat.all,
        bundles: [String: Result<ExportedBundle, InputError>] = [:]
    ) {
        self.formats = formats
        self.bundles = bundles
        self.companions = companions
        exclusions = Exclusions(patterns)
        findsOthers = others
        for path in paths { find(path) }
        addNamedCompanions()
    }

    private mutating func find(_ path: String) {
        if path == "-" {
            if !inputs.contains(where: { $0.path == path }) { inputs.append(Input(path: path, isNamed: true)) }
        } else if ExportedBundle.isBundle(path) {
            findAttachments(inBundle: path)
        } else if let entry = FileSystem.entry(at: path) {
            if FileSystem.name(of: path) == ExportManifest.fileName, findAttachments(ofManifest: path) { return }
            if entry.isFolder {
                walk(folder: path)
            } else if companions.kind(of: path) != nil {
                namedCompanions.append((path, entry))
            } else {
                add(Input(path: path, isNamed: true), entry)
            }
        } else if Glob.isGlob(path) {
            let before = inputs.count + leftOut.count
            walk(Self.fixedFolder(of: path), matching: Glob(Self.normalized(path), isPath: true))
            if inputs.count + leftOut.count == before { report(path, "no file matches this pattern") }
        } else if let obstacle = FileSystem.obstacle(toFinding: path) {
            report(path, "cannot be read: \(obstacle.message)")
        } else {
            report(path, "no such file or folder" + (Self.nearest(to: path).map { "; did you mean \($0)?" } ?? ""))
        }
    }

    private mutating func walk(folder path: String) {
        let errorCount = errors.count
        foundFiles = []
        walk(path, matching: nil)
        // What cannot be read is an error already.
        if errors.count == errorCount { folders.append((path, foundFiles)) }
    }

    /// Returns an error for each named folder in which there is no dump, unless files in it are excluded.
    ///
    /// - Parameter isDump: Returns whether a file that was found is a dump.
    package func emptyFolders(isDump: (Input) -> Bool) -> [InputError] {
        let empty = folders.filter { folder in
            folder.files.allSatisfy { file in
                if case .input(let index) = file { !isDump(inputs[index]) } else { false }
            }
        }
        return empty.map { InputError(file: PathText.shown($0.path), message: "there is no dump in this folder") }
    }

    /// Adds the companions that were named and belong to no dump that was found: an audit is an input by itself, and
    /// the others are errors.
    private mutating func addNamedCompanions() {
        if namedCompanions.isEmpty { return }
        let only = CompanionFinder.onlyInputs(inputs)
        let belonging = Set(
            inputs.flatMap { input in
                companions.kinds.compactMap { kind in
                    CompanionFinder.file(of: kind, beside: input.path, isOnly: only.contains(input.path))
                        .flatMap { FileSystem.entry(at: $0)?.identity }
                }
            })
        for (path, entry) in namedCompanions where !belonging.contains(entry.identity) {
            guard let kind = companions.kind(of: path), kind != .audit else {
                add(Input(path: path, isNamed: true), entry)
                continue
            }
            let stem = kind.endings.first(where: path.hasSuffix).map { path.dropLast($0.utf8.count) } ?? path[...]
            report(
                path,
                "a \(kind.words) is no dump: it belongs to the dump beside it of the same name, "
                    + "e.g. \(FileSystem.name(of: String(stem)).printable).xml; name that one")
        }
    }

    private mutating func report(_ path: String, _ message: String) {
        errors.append(InputError(file: PathText.shown(path), message: message))
    }

    /// Returns the path in the same folder whose name is the most similar to that of a path, safe to print.
    private static func nearest(to path: String) -> String? {
        let folder = FileSystem.parent(of: path)
        guard let names = try? FileSystem.names(in: folder.isEmpty ? "." : folder) else { return nil }
        return FileSystem.name(of: path).nearest(in: names).map { PathText.shown(FileSystem.joined(folder, $0)) }
    }

    /// The folders of a pattern before the first wildcard.
    private static func fixedFolder(of pattern: String) -> String {
        var folder = pattern
        while Glob.isGlob(folder) { folder = FileSystem.parent(of: folder) }
        return folder.isEmpty ? "." : folder
    }

    static func normalized(_ path: String) -> String {
        path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }

    /// Adds the files of a folder and the folders below it.
    private mutating func walk(_ root: String, matching pattern: Glob?) {
        var walk = FolderWalk(root)
        while let folder = walk.next() {
            let files = walk.files(of: folder)
            let listed = addAttachments(among: files, matching: pattern)
            for file in files where !listed.contains(file.name) { addFound(file, matching: pattern) }
        }
        errors += walk.errors
        notes += walk.notes
        ignoreFiles += walk.ignoreFiles
    }

    private mutating func addFound(_ file: FolderWalk.File, matching pattern: Glob?) {
        if companions.isCompanion(file.path) || CompanionFinder.isEventOfCrawl(file.path) {
            if file.isIgnored { exclusions.ignore(companion: file.path) }
            return
        }
        if file.entry == nil, !file.isIgnored, !exclusions.matches(file.path),
            pattern?.matches(Self.normalized(file.path)) ?? true
        {
            // Also one that led to a folder of dumps.
            let obstacle = FileSystem.obstacle(toFinding: file.path)?.message
            return report(file.path, "cannot be read: \(obstacle ?? "broken symbolic link")")
        }
        let hasTreeExtension = Self.hasTreeExtension(file.name) || pattern?.namesExtension == true
        guard hasTreeExtension || findsOthers && pattern == nil, !Self.otherFiles.contains(file.name),
            pattern?.matches(Self.normalized(file.path)) ?? true
        else { return }
        guard let entry = file.entry else { return }
        if OwnOutput.has(file.path, entry) { return }
        let input = Input(path: file.path, isNamed: false, hasTreeExtension: hasTreeExtension)
        if entry.kind == .regular {
            add(input, entry, isIgnored: file.isIgnored)
        } else if hasTreeExtension, !file.isIgnored {
            notes.append("\(PathText.shown(file.path).printable): \(entry.kind.rawValue), not a regular file; skipped")
        }
    }

    // MARK: Result bundles

    /// Adds the attachments with a tree if the files of a folder were exported from a result bundle, and returns the
    /// names of the files that are no inputs of their own.
    private mutating func addAttachments(among files: [FolderWalk.File], matching pattern: Glob?) -> Set<String> {
        guard let manifest = files.first(where: { $0.name == ExportManifest.fileName && !$0.isIgnored }),
            !exclusions.matches(manifest.path),
            let folder = ExportFolder(FileSystem.parent(of: manifest.path), formats: formats)
        else { return [] }
        let ignored = Set(files.filter(\.isIgnored).map(\.name))
        add(folder, at: FileSystem.parent(of: manifest.path), ignoring: ignored) { path in
            pattern?.matches(Self.normalized(path)) ?? true
        }
        return folder.names
    }

    /// Adds the attachments of a manifest that the user named. Returns whether the file is the manifest of an export.
    private mutating func findAttachments(ofManifest path: String) -> Bool {
        let parent = FileSystem.parent(of: path)
        guard let folder = ExportFolder(parent, formats: formats) else { return false }
        add(folder, at: parent)
        return true
    }

    /// Adds the attachments of a result bundle that was exported.
    private mutating func findAttachments(inBundle path: String) {
        switch bundles[path] {
        case .success(let bundle):
            guard let folder = ExportFolder(path, storedAt: bundle.folder, formats: formats) else {
                return report(path, "the export of this result bundle has no \(ExportManifest.fileName)")
            }
            add(folder, at: path)
        case .failure(let error): errors.append(error)
        case nil: report(path, "this is a result bundle; export it first: \(ExportedBundle.command(for: path))")
        }
    }

    private mutating func add(
        _ folder: ExportFolder, at path: String, ignoring ignored: Set<String> = [],
        where matches: (_ path: String) -> Bool = { _ in true }
    ) {
        for dump in folder.dumps {
            var input = Input(path: FileSystem.joined(path, dump.name), isNamed: false)
            guard matches(input.path) else { continue }
            input.attachment = dump.attachment
            add(input, dump.entry, isIgnored: ignored.contains(dump.name))
        }
        errors += folder.errors
        notes += folder.notes
        otherAttachments += folder.others
        manifests.append(FileSystem.joined(path, ExportManifest.fileName))
        let dumps = Set(folder.dumps.map(\.name))
        attachments += folder.names.subtracting(dumps).sorted().map { FileSystem.joined(path, $0) }
    }

    // MARK: Adding

    private mutating func add(_ input: Input, _ entry: FileSystem.Entry, isIgnored: Bool = false) {
        if let found = seen[entry.identity] { foundFiles.insert(found) }
        switch seen[entry.identity] {
        case .input(let known):
            // The same file under another path. If either path names the file itself, it must be a tree.
            if input.isNamed { inputs[known].isNamed = true }
            if !inputs[known].hasTreeExtension { inputs[known] = input }
            return
        case .excluded(let index):
            guard input.isNamed, !exclusions.matches(input.path) else { return }
            leftOut[index] = nil
        case nil:
            guard isIgnored || exclusions.matches(input.path) else { break }
            foundFiles.insert(.excluded(leftOut.count))
            seen[entry.identity] = .excluded(leftOut.count)
            leftOut.append(input)
            return
        }
        // Every pipe and device is an input of its own.
        foundFiles.insert(.input(inputs.count))
        if entry.kind == .regular { seen[entry.identity] = .input(inputs.count) }
        inputs.append(input)
    }
}
