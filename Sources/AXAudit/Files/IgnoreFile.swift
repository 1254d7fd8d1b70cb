import AXAuditCore
import AXSyntax

/// The patterns of a `.axauditignore` or a `.gitignore`, which have one syntax. They apply to the folder of the file
/// and to the folders below it.
struct IgnoreFile: Sendable {
    /// The name of such files.
    static let fileName = ".axauditignore"

    private struct Pattern {
        /// In the syntax of `Glob`.
        let glob: String
        /// Whether it begins with `!`: what an earlier pattern ignores is not ignored.
        let isNegated: Bool
        /// Whether it ends with a slash.
        let isForFolders: Bool
    }

    /// The absolute path of the folder.
    private let folder: String
    private let name: String
    private let patterns: [Pattern]
    private let globs: GlobSet

    /// The path of the file.
    var path: String { FileSystem.joined(folder, name) }

    /// Parses the file of a folder, given by its absolute path.
    init(parsing bytes: [UInt8], in folder: String, named name: String = fileName) {
        self.folder = folder
        self.name = name
        patterns = bytes.dropFirst(bytes.byteOrderMarkLength).split(separator: UInt8(ascii: "\n")).compactMap {
            Self.pattern(PathText.text(of: Array($0)))
        }
        globs = GlobSet(patterns.map(\.glob), isPath: true)
    }

    /// Reads the file of a folder, or returns `nil` if it has none.
    static func read(in folder: String, named name: String = fileName) throws(InputError) -> IgnoreFile? {
        let path = FileSystem.joined(folder, name)
        // A link that leads nowhere is an error: without the file, other inputs would be found.
        guard FileSystem.exists(path) else { return nil }
        do throws(FileSystem.Failure) {
            return IgnoreFile(parsing: try FileSystem.read(path, as: .ignoreFile), in: folder, named: name)
        } catch {
            throw InputError(
                file: PathText.shown(FileSystem.displayed(path)), message: "cannot be read: \(error.message)")
        }
    }

    /// Whether a file or folder below the folder is ignored, or `nil` if no pattern matches it. The last pattern that
    /// matches decides.
    func ignores(_ path: String, isFolder: Bool) -> Bool? {
        guard FileSystem.isPath(path, inside: folder) else { return nil }
        let relative = Paths.relative(path, to: folder)
        let last = globs.matches(relative).last { isFolder || !patterns[$0].isForFolders }
        return last.map { !patterns[$0].isNegated }
    }

    // MARK: Parsing

    private static func pattern(_ line: String) -> Pattern? {
        var scalars = Array(line.unicodeScalars)[...]
        if scalars.last == "\r" { scalars.removeLast() }
        // A space at the end counts only after a backslash.
        while scalars.last == " ", scalars.dropLast().last != "\\" { scalars.removeLast() }
        guard let first = scalars.first, first != "#" else { return nil }
        let isNegated = first == "!"
        if isNegated { scalars.removeFirst() }
        let isForFolders = scalars.last == "/"
        if isForFolders { scalars.removeLast() }
        // A pattern with a slash before its end is relative to the folder of the file; any other matches a name at any
        // depth.
        let isAnchored = scalars.contains("/")
        if scalars.first == "/" { scalars.removeFirst() }
        guard !scalars.isEmpty else { return nil }
        let glob = (isAnchored ? "" : "**/") + globPattern(scalars)
        return Pattern(glob: glob, isNegated: isNegated, isForFolders: isForFolders)
    }

    /// Returns a pattern in the syntax of `Glob`: braces have no meaning in `.gitignore`, and `**` only between
    /// slashes.
    private static func globPattern(_ pattern: ArraySlice<Unicode.Scalar>) -> String {
        pattern.split(separator: "/", omittingEmptySubsequences: false).map { step in
            if step.count > 1, step.allSatisfy({ $0 == "*" }) { return "**" }
            var text = String.UnicodeScalarView()
            var (isEscaped, isAfterStar) = (false, false)
            for scalar in step {
                let isStar = !isEscaped && scalar == "*"
                if isStar, isAfterStar { continue }
                if !isEscaped, scalar == "{" || scalar == "}" { text.append("\\") }
                text.append(scalar)
                (isEscaped, isAfterStar) = (!isEscaped && scalar == "\\", isStar)
            }
            return String(text)
        }.joined(separator: "/")
    }
}
