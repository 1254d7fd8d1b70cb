import AXEngine

/// How reports that other systems read name files: relative to the repository, whatever the tool was told and wherever it
/// was started.
public struct ReportPaths: Sendable {
    private let folder: String
    private let root: String

    /// Paths seen from `folder`, to be written as seen from `root`; both absolute. Without them, paths stay as they are.
    public init(folder: String = "/", root: String = "/") {
        self.folder = folder
        self.root = root
    }

    /// The path of a file. What has none (a screen made in code) is laid to the configuration, because a place is demanded.
    func callAsFunction(_ file: String) -> String {
        Paths.relative(Paths.absolute(file.isEmpty ? ".axaudit.json" : file, in: folder), to: root)
    }
}
