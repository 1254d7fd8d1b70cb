import AXEngine
import AXRuns

/// A format of the report of a run, as a value.
///
/// To add a format, declare it in the file of its report and add it to `all`; nothing else has to change:
///
/// ```swift
/// extension ReportFormat {
///     /// One CSV row per finding.
///     public static let csv = ReportFormat("csv", "One row per finding, for spreadsheets.") { run, context in
///         CSVReport.text(run, context.paths)
///     }
/// }
/// ```
public struct ReportFormat: Sendable {
    /// Whether a report says that a dump is incomplete (`Screen.incomplete`). If it does not, `lint` says so on
    /// standard error.
    package enum IncompleteNotes: Sendable {
        /// The report never says it.
        case never
        /// The report says it unless its style is quiet.
        case unlessQuiet
        /// The report always says it.
        case always
    }

    /// The name of the format in `--format`.
    public let id: String
    /// The purpose of the format, in one line.
    package let summary: String
    /// Whether the report can be the summary of a GitHub Actions step.
    package let isStepSummary: Bool
    /// The endings of file names that choose the format for `--output` without `--format`: `html`, `junit.xml`.
    package let fileEndings: [String]
    /// The endings of file names between which the report's form differs; a file has to have one of them. Empty: any
    /// name is allowed.
    package let destinationEndings: [String]
    /// Returns why the report cannot be written for a run, or `nil`.
    package let obstacle: @Sendable (AuditRun) -> String?
    /// What of the screens the report needs besides their findings.
    package let detail: ScreenDetail
    /// Whether JSON reports have all that the report says, so that `merge` can write it from them.
    package let isMadeOfFindings: Bool
    /// Whether the report shows the pictures of the screens.
    package let showsPictures: Bool
    private let incompleteNotes: IncompleteNotes
    private let make: @Sendable (AuditRun, ReportContext) -> String

    /// Creates a format. `make` returns the whole report of a run.
    package init(
        _ id: String, _ summary: String, fileEndings: [String] = [], incompleteNotes: IncompleteNotes = .never,
        isStepSummary: Bool = false, detail: ScreenDetail = .findings, showsPictures: Bool = false,
        isMadeOfFindings: Bool = false,
        destinationEndings: [String] = [], obstacle: @escaping @Sendable (AuditRun) -> String? = { _ in nil },
        make: @escaping @Sendable (AuditRun, ReportContext) -> String
    ) {
        self.id = id
        self.summary = summary
        self.incompleteNotes = incompleteNotes
        self.isStepSummary = isStepSummary
        self.detail = detail
        self.showsPictures = showsPictures
        self.isMadeOfFindings = isMadeOfFindings
        self.destinationEndings = destinationEndings
        self.obstacle = obstacle
        self.fileEndings = fileEndings
        self.make = make
    }
}

extension ReportFormat {
    /// Returns the report of a run in this format. The style applies to text; the paths apply to reports that other
    /// systems read.
    public func report(
        _ run: AuditRun, style: TextStyle = TextStyle(), paths: ReportPaths = ReportPaths()
    ) -> String {
        report(run, ReportContext(style: style, paths: paths))
    }

    /// Returns the report of a run in this format with these settings.
    package func report(_ run: AuditRun, _ context: ReportContext) -> String { make(run, context) }

    /// Whether a report in this style says which dumps are incomplete.
    package func saysWhatIsIncomplete(_ style: TextStyle) -> Bool {
        switch incompleteNotes {
        case .never: false
        case .unlessQuiet: !style.isQuiet
        case .always: true
        }
    }
}

extension ReportFormat: CustomStringConvertible {
    /// The id of the format.
    public var description: String { id }
}
