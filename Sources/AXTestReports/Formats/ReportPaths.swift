import AXEngine

/// The paths of files in reports that other systems read: relative to the repository, wherever the tool was started.
public struct ReportPaths: Sendable {
    private let folder: String
    private let root: String

    /// Creates paths that are given relative to `folder` and written relative to `root`; both are absolute. By default
    /// paths stay as they are.
    public init(folder: String = "/", root: String = "/") {
        self.folder = folder
        self.root = root
    }

    /// Returns the path from the folder of a report to a file, as the text of a URL: `../Trees/a%20b.png`.
    package func link(to file: String, from report: String?) -> String {
        let start = Paths.absolute(report.map { "\($0)/.." } ?? "", in: folder)
        return Escape.uri(Paths.relative(Paths.absolute(file, in: folder), to: start))
    }

    /// Returns the path of a file. A screen made in code has none; the report then names the configuration, because
    /// other systems require a file.
    package func callAsFunction(_ file: String) -> String {
        Paths.relative(Paths.absolute(file.isEmpty ? ".axaudit.json" : file, in: folder), to: root)
    }
}
