import AXAuditCore
import AXSources
import AXSyntax

/// Finds the files of an app's sources in folders, and reads them.
///
/// It honours `.gitignore` and `.axauditignore`, and leaves out what `SourceSelection` leaves out: tests, previews,
/// generated and built code. A file that cannot be read, or is too large, is noted and skipped: without it, some
/// answers are missing, and none is wrong.
package struct SourceFinder: Sendable {
    /// A file to read.
    private struct File {
        let path: String
        /// The path relative to the folder that the user gave.
        let relativePath: String
        let folder: String
        let limit: Int
    }

    /// The folders that do not exist.
    package private(set) var errors: [InputError] = []
    /// Notes on what was skipped.
    package private(set) var notes: [String] = []
    private var files: [File] = []
    private var ignoreFiles: [String] = []

    /// The most bytes of all files together.
    private static let maximumTotal = 256 << 20
    /// The most files.
    private static let maximumFiles = 100_000
    /// The number of skipped files that a note names.
    private static let maximumNamed = 3

    /// Finds the files in folders, in the order of the folders.
    package init(_ folders: [String]) {
        var seen: Set<FileSystem.Identity> = []
        var total = 0
        var skipped: [String] = []
        for folder in folders {
            let first = files.count
            guard let entry = FileSystem.entry(at: folder) else {
                let obstacle = FileSystem.obstacle(toFinding: folder)?.message
                errors.append(
                    InputError(
                        file: PathText.shown(folder),
                        message: obstacle.map { "cannot be read: \($0)" } ?? "no such file or folder"))
                continue
            }
            guard entry.isFolder else {
                add(
                    File(
                        path: folder, relativePath: FileSystem.name(of: folder), folder: FileSystem.parent(of: folder),
                        limit: SourceKind(path: folder)?.maximumSize ?? 0), entry, &seen, &total, &skipped)
                continue
            }
            var walk = FolderWalk(folder, ignoreFiles: [".gitignore", IgnoreFile.fileName]) { name, parent, siblings in
                SourceSelection.leavesOut(folder: name, in: parent, siblings: siblings)
            }
            let root = Paths.absolute(folder, in: FileSystem.currentFolder)
            while let found = walk.next(), files.count < Self.maximumFiles {
                for file in walk.files(of: found) where !file.isIgnored && !SourceSelection.leavesOut(file: file.name) {
                    guard let entry = file.entry, let kind = SourceKind(path: file.path) else { continue }
                    if CompanionFinder.leadsOut(file.path, of: folder) {
                        notes.append(
                            "\(PathText.shown(file.path).printable) is not used: the link leads out of the sources")
                        continue
                    }
                    let path = Paths.absolute(file.path, in: FileSystem.currentFolder)
                    add(
                        File(
                            path: file.path, relativePath: Paths.relative(path, to: root), folder: folder,
                            limit: kind.maximumSize), entry, &seen, &total, &skipped)
                }
            }
            notes += (walk.errors.map(\.description) + walk.notes)
            ignoreFiles += walk.ignoreFiles
            if files.count == first { notes.append("\(PathText.shown(folder).printable): no sources found") }
        }
        if !skipped.isEmpty {
            let names = skipped.prefix(Self.maximumNamed).map { PathText.shown($0).printable }.joined(separator: ", ")
            let more = skipped.count > Self.maximumNamed ? " and \(skipped.count - Self.maximumNamed) more" : ""
            notes.append("sources skipped, too large or unreadable: \(names)\(more)")
        }
    }

    private mutating func add(
        _ file: File, _ entry: FileSystem.Entry, _ seen: inout Set<FileSystem.Identity>, _ total: inout Int,
        _ skipped: inout [String]
    ) {
        guard entry.kind == .regular, seen.insert(entry.identity).inserted else { return }
        guard entry.size <= file.limit, total + entry.size <= Self.maximumTotal, FileSystem.isReadable(file.path) else {
            if file.limit > 0 { skipped.append(file.path) }
            return
        }
        total += entry.size
        files.append(file)
    }

    /// The paths of the files that are read, and of the ignore files.
    package var paths: [String] { files.map(\.path) + ignoreFiles }

    /// Reads the files and makes their index.
    package func index() -> SourceIndex {
        SourceIndex(
            concurrentMap(files) { file -> ScannedFile? in
                guard let contents = try? FileSystem.read(file.path, as: .source, limit: file.limit) else { return nil }
                return ScannedFile(
                    SourceFile(
                        path: PathText.shown(file.relativePath), in: PathText.shown(FileSystem.displayed(file.folder)),
                        contents: contents))
            }.compactMap(\.self))
    }
}
