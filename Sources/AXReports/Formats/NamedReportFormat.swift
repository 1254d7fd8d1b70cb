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

    /// Every format of this kind, in the order in which help lists them.
    static var all: [Self] { get }
}

extension Sequence where Element: NamedReportFormat {
    /// The ids of the formats, in their order.
    package var ids: [String] { map(\.id) }

    /// Returns the format with an id.
    package func named(_ id: String) -> Element? { first { $0.id == id } }
}
