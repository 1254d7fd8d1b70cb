import AXTestReports

extension ReportFormat: NamedReportFormat {
    /// Every report format, in the order in which help lists them.
    public static let all: [ReportFormat] = [
        .text, .compact, .json, .sarif, .junit, .junitRules, .github, .gitlab, .checkstyle, .markdown, .html, .agent,
        .criteria, .openacr,
    ]

    /// The formats of `lint` and `merge`: every report, and the archive.
    package static let withArchive = all + [.archive]
}
