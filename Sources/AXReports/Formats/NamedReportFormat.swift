import AXTestReports

/// A report format that `--format` takes by its id: what reports of findings and reports of changes have in common.
///
/// Help, completions and the parsing of `--format` are derived from a list of these values.
package protocol NamedReportFormat: Sendable {
    /// The name of the format in `--format`.
    var id: String { get }
    /// The purpose of the format, in one line.
    var summary: String { get }
    /// Whether the report can be the summary of a GitHub Actions step: `--format markdown=github-summary`.
    var isStepSummary: Bool { get }
    /// The endings of file names that choose the format for `--output` without `--format`: `html`, `junit.xml`.
    var fileEndings: [String] { get }

    /// The endings of file names between which the report's form differs. Empty: the form is always the same.
    var destinationEndings: [String] { get }

    /// Every format of this kind, in the order in which help lists them.
    static var all: [Self] { get }
}

extension NamedReportFormat {
    /// None: the form is always the same.
    package var destinationEndings: [String] { [] }
}

extension Sequence where Element: NamedReportFormat {
    /// Returns the format with an id.
    package func named(_ id: String) -> Element? { first { $0.id == id } }

    /// Returns the formats that a file name chooses: those with the longest ending that it has. `report.gitlab.json`
    /// chooses `gitlab` rather than `json`; `report.xml` chooses both `junit` and `checkstyle`.
    package func chosen(by file: String) -> [Element] {
        let name = file.lowercased()
        func length(_ format: Element) -> Int {
            format.fileEndings.filter { name.hasSuffix("." + $0) }.map(\.count).max() ?? 0
        }
        let longest = map(length).max() ?? 0
        return longest == 0 ? [] : filter { length($0) == longest }
    }
}
