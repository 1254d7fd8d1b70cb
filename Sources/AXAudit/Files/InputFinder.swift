import AXSyntax

/// Finds the input files that paths name: files, folders, glob patterns, and `-` for standard input.
package struct InputFinder {
    /// A file to read.
    package struct Input: Hashable, Sendable {
        /// The path as reports show it; `-` for standard input.
        package var path: String
        /// Whether the user named this file itself, so that it must be an accessibility tree.
        package var isNamed: Bool

        package init(path: String, isNamed: Bool) {
            self.path = path
            self.isNamed = isNamed
        }
    }

    /// The input files.
    package private(set) var inputs: [Input] = []
    /// Paths that do not exist or cannot be read.
    package private(set) var errors: [InputError] = []
    /// Notes on what was skipped.
    package private(set) var notes: [String] = []
    /// The number of files that `--exclude` or the configuration leaves out.
    package private(set) var excludedCount = 0

    private let excluded: [Glob]
    /// For each file found: its index in `inputs`, or `nil` if it is excluded.
    private var seen: [FileSystem.Identity: Int?] = [:]

    /// Names of axaudit's own files, which are no trees.
    private static let ownFiles: Set<String> = [
        ProjectFinder.fileName, Baseline.defaultFileName,
    ]
    private static let extensions = [".json", ".xml", ".txt"]

    /// Finds the inputs of these paths, in their order; the files of a folder sorted by name.
    package init(_ paths: [String], excluding patterns: [String] = []) {
        excluded = patterns.map { Glob($0, isPath: true) }
        for path in paths { find(path) }
    }

    private mutating func find(_ path: String) {
        if path == "-" {
            if !inputs.contains(where: { $0.path == path }) { inputs.append(Input(path: path, isNamed: true)) }
        } else if let entry = FileSystem.entry(at: path) {
            if entry.isFolder { walk(path, matching: nil) } else { add(path, entry, isNamed: true) }
        } else if Glob.isGlob(path) {
            let before = inputs.count + excludedCount
            walk(Self.fixedFolder(of: path), matching: Glob(Self.normalized(path), isPath: true))
            if inputs.count + excludedCount == before {
                errors.append(InputError(file: path, message: "no file matches this pattern"))
            }
        } else {
            errors.append(InputError(file: path, message: "no such file or folder"))
        }
    }

    /// The folders of a pattern before the first wildcard.
    private static func fixedFolder(of pattern: String) -> String {
        var folder = pattern
        while Glob.isGlob(folder) { folder = FileSystem.parent(of: folder) }
        return folder.isEmpty ? "." : folder
    }

    private static func normalized(_ path: String) -> String {
        path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }

    /// Walks a folder without recursion. A folder that contains itself through a link is entered once.
    private mutating func walk(_ root: String, matching pattern: Glob?) {
        var waiting: [(path: String, around: Set<FileSystem.Identity>)] = [(root, [])]
        while let (folder, around) = waiting.popLast() {
            guard let folderEntry = FileSystem.entry(at: folder), folderEntry.isFolder else { continue }
            guard !around.contains(folderEntry.identity) else {
                notes.append("\(folder.printable): links back to a parent folder; skipped")
                continue
            }
            let names: [String]
            do { names = try FileSystem.names(in: folder) } catch {
                errors.append(InputError(file: folder, message: "cannot be opened: \(error.message)"))
                continue
            }
            var folders: [(path: String, around: Set<FileSystem.Identity>)] = []
            for name in names where !name.hasPrefix(".") && name != "node_modules" {
                let path = FileSystem.joined(folder, name)
                let entry = FileSystem.entry(at: path)
                if entry?.isFolder == true {
                    folders.append((path, around.union([folderEntry.identity])))
                } else if Self.extensions.contains(where: name.hasSuffix), !Self.ownFiles.contains(name),
                    pattern?.matches(Self.normalized(path)) ?? true
                {
                    if let entry {
                        add(path, entry, isNamed: false)
                    } else {
                        errors.append(InputError(file: path, message: "cannot be read: broken symbolic link"))
                    }
                }
            }
            waiting += folders.reversed()
        }
    }

    private mutating func add(_ path: String, _ entry: FileSystem.Entry, isNamed: Bool) {
        if let known = seen[entry.identity] {
            // The same file under another path. If either path names the file itself, it must be a tree.
            if let known, isNamed { inputs[known].isNamed = true }
        } else if isExcluded(path) {
            seen[entry.identity] = .some(nil)
            excludedCount += 1
        } else {
            seen[entry.identity] = inputs.count
            inputs.append(Input(path: path, isNamed: isNamed))
        }
    }

    /// Whether an exclusion matches the path or one of its folders, as a path or by name.
    private func isExcluded(_ path: String) -> Bool {
        var part = Self.normalized(path)
        while !part.isEmpty, part != "/" {
            if excluded.contains(where: { $0.matches(part) || $0.matches(FileSystem.name(of: part)) }) { return true }
            part = FileSystem.parent(of: part)
        }
        return false
    }
}
