import AXEngine

/// How reports that other systems read name files: relative to the repository, whatever the tool was told and wherever it
/// was started.
public struct ReportPaths: Sendable {
    private let folder: String
    private let root: String
    /// What was worked out beforehand, by file.
    private var known: [String: String] = [:]

    /// Paths seen from `folder`, to be written as seen from `root`; both absolute. Without them, paths stay as they are.
    public init(folder: String = "/", root: String = "/") {
        self.folder = folder
        self.root = root
    }

    /// These paths, with those of some files worked out: of several reports each asks for every file.
    package func knowing(_ files: [String]) -> ReportPaths {
        var paths = self
        for file in files where paths.known[file] == nil { paths.known[file] = self(file) }
        return paths
    }

    /// The path of a file. What has none (a screen made in code) is laid to the configuration, because a place is demanded.
    func callAsFunction(_ file: String) -> String {
        known[file]
            ?? Paths.relative(Paths.absolute(file.isEmpty ? ".axaudit.json" : file, in: folder), to: root)
    }
}
