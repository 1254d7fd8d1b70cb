import AXAuditCore
import AXSyntax

/// A walk through a folder and the folders below it, without recursion.
///
/// Hidden folders and node_modules are left out. A link to a folder is followed only if it leads inside the folder of
/// the walk, and after the folders themselves, so that a file has its own path.
struct FolderWalk {
    /// A folder that is still to be walked through.
    struct Folder {
        /// The path as reports show it.
        fileprivate let path: String
        /// The absolute path, in which links are not resolved.
        fileprivate let absolutePath: String
        /// The folders around it.
        fileprivate let around: Set<FileSystem.Identity>
        /// Whether a link leads to it or to a folder around it.
        fileprivate let isLinked: Bool
        /// The ignore files of the folders around it, the outermost first.
        fileprivate var ignoreFiles: [IgnoreFile]
        /// Whether an ignore file leaves it out.
        fileprivate let isIgnored: Bool
    }

    /// A file, or a name at which nothing can be found.
    struct File {
        let name: String
        /// The path as reports show it.
        let path: String
        /// The file, or `nil` for a broken link.
        let entry: FileSystem.Entry?
        /// Whether an ignore file leaves it out.
        let isIgnored: Bool
    }

    /// A folder that was walked through. A pattern can match a file by the path through a link, so that counts
    /// separately.
    private struct Visit: Hashable {
        let identity: FileSystem.Identity
        let isLinked: Bool
    }

    /// Which of the folders in a folder, given by their names, are left out with everything in them.
    typealias Selection = @Sendable (_ name: String, _ parent: String, _ siblings: [String]) -> Bool

    /// Folders and ignore files that cannot be read.
    private(set) var errors: [InputError] = []
    /// Notes on what was skipped.
    private(set) var notes: [String] = []
    /// The paths of the ignore files that were read.
    private(set) var ignoreFiles: [String] = []
    /// The absolute path of the folder of the walk, without links.
    private let realRoot: String
    private let ignoreFileNames: [String]
    private let leavesOut: Selection?
    private var folders: [Folder] = []
    private var links: ArraySlice<Folder> = []
    private var visits: Set<Visit> = []

    /// Begins a walk. With `leavingOut`, ignored folders are not entered either.
    init(_ root: String, ignoreFiles names: [String] = [IgnoreFile.fileName], leavingOut: Selection? = nil) {
        ignoreFileNames = names
        leavesOut = leavingOut
        realRoot = FileSystem.realPath(root) ?? root
        let path = Paths.absolute(root, in: FileSystem.currentFolder)
        var above: [IgnoreFile] = []
        do throws(InputError) { above = try Self.ignoreFiles(names, above: path) } catch { errors.append(error) }
        ignoreFiles = above.map(\.path)
        folders = [
            Folder(
                path: root, absolutePath: path, around: [], isLinked: false, ignoreFiles: above, isIgnored: false)
        ]
    }

    /// The ignore files of the folders above a folder, up to the root of the repository.
    private static func ignoreFiles(_ names: [String], above path: String) throws(InputError) -> [IgnoreFile] {
        var files: [IgnoreFile] = []
        var folder = path
        while folder != "/", FileSystem.entry(at: FileSystem.joined(folder, ".git")) == nil {
            folder = FileSystem.parent(of: folder)
            for name in names {
                if let file = try IgnoreFile.read(in: folder, named: name) { files.insert(file, at: 0) }
            }
        }
        return files
    }

    /// Returns the next folder, or `nil` at the end of the walk.
    mutating func next() -> Folder? {
        while let folder = folders.popLast() ?? links.popFirst() {
            guard let entry = FileSystem.entry(at: folder.path), entry.isFolder else { continue }
            if folder.around.contains(entry.identity) {
                note(folder.path, "links back to a parent folder; skipped")
            } else if visits.insert(Visit(identity: entry.identity, isLinked: folder.isLinked)).inserted {
                return folder
            }
        }
        return nil
    }

    /// Returns the files in a folder sorted by name, and adds its folders to the walk.
    mutating func files(of folder: Folder) -> [File] {
        var folder = folder
        let names: [String]
        do throws(FileSystem.Failure) { names = try FileSystem.names(in: folder.path) } catch {
            if !folder.isIgnored {
                errors.append(
                    InputError(file: PathText.shown(folder.path), message: "cannot be opened: \(error.message)"))
            }
            return []
        }
        do throws(InputError) {
            for name in ignoreFileNames {
                guard let file = try IgnoreFile.read(in: folder.absolutePath, named: name) else { continue }
                folder.ignoreFiles.append(file)
                ignoreFiles.append(file.path)
            }
        } catch {
            errors.append(error)
        }
        let around = FileSystem.entry(at: folder.path).map { folder.around.union([$0.identity]) } ?? folder.around
        var files: [File] = []
        var below: [Folder] = []
        for name in names where name.utf8.first != UInt8(ascii: ".") && name != "node_modules" {
            let path = FileSystem.joined(folder.path, name)
            let absolutePath = FileSystem.joined(folder.absolutePath, name)
            let entry = FileSystem.entry(at: path)
            let isFolder = entry?.isFolder == true
            if isFolder, ExportedBundle.isBundle(path) {
                note(path, "result bundle; skipped: name it to lint its attachments")
                continue
            }
            let isIgnored = folder.isIgnored || Self.ignores(absolutePath, isFolder, folder.ignoreFiles)
            if isFolder, let leavesOut {
                if isIgnored || leavesOut(name, FileSystem.name(of: folder.absolutePath), names) { continue }
            }
            guard isFolder else {
                files.append(File(name: name, path: path, entry: entry, isIgnored: isIgnored))
                continue
            }
            let isLink = FileSystem.isLink(path)
            let next = Folder(
                path: path, absolutePath: absolutePath, around: around, isLinked: folder.isLinked || isLink,
                ignoreFiles: folder.ignoreFiles, isIgnored: isIgnored)
            if !isLink {
                below.append(next)
            } else if FileSystem.realPath(path).map({ FileSystem.isPath($0, inside: realRoot) || $0 == realRoot })
                == true
            {
                links.append(next)
            } else if !isIgnored {
                note(path, "links to a folder outside of \(PathText.shown(realRoot).printable); skipped")
            }
        }
        folders += below.reversed()
        return files
    }

    private static func ignores(_ path: String, _ isFolder: Bool, _ files: [IgnoreFile]) -> Bool {
        files.reversed().lazy.compactMap { $0.ignores(path, isFolder: isFolder) }.first ?? false
    }

    private mutating func note(_ path: String, _ message: String) {
        notes.append("\(PathText.shown(path).printable): \(message)")
    }
}
