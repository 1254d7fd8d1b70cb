import AXEngine
import AXReports
import Foundation
import TestSupport
import Testing

/// The reports of one fixed run, compared with an expected file per report format.
@Suite("Golden reports")
struct GoldenTests {
    @Test(
        "A report equals its expected file",
        arguments: [
            ("report.txt", .text, TextStyle()), ("report-coloured.txt", .text, TextStyle(isColored: true)),
            ("report-quiet.txt", .text, TextStyle(isQuiet: true)),
            ("report-verbose.txt", .text, TextStyle(isVerbose: true)),
            ("report-narrow.txt", .text, TextStyle(columns: 60)), ("report.agent.txt", .agent, TextStyle()),
            ("report.compact", .compact, TextStyle()),
            ("report.json", .json, TextStyle()), ("report.sarif", .sarif, TextStyle()),
            ("report.junit.xml", .junit, TextStyle()), ("report.github.txt", .github, TextStyle()),
            ("report.gitlab.json", .gitlab, TextStyle()), ("report.checkstyle.xml", .checkstyle, TextStyle()),
            ("report.md", .markdown, TextStyle()), ("report.html", .html, TextStyle()),
        ] as [(String, ReportFormat, TextStyle)])
    func golden(name: String, format: ReportFormat, style: TextStyle) throws {
        var report = format.report(try FixedRun.make(), style: style)
            .replacing("ersion\": \"\(Version.current)\"", with: "ersion\": \"0.0.0\"")
        if format.id == "html" {
            // The style and the script are source files of their own, so only the page is compared.
            report = report.replacing(#/<(style|script)>[\s\S]*?</(style|script)>/#) { "<\($0.1)>…</\($0.1)>" }
                .replacing(#/sha256-[A-Za-z0-9+\/=]*/#, with: "sha256-…")
        }
        let file = Repository.root.appendingPathComponent("Tests/Golden/" + name)
        if ProcessInfo.processInfo.environment["AXAUDIT_RECORD"] == "1" {
            try report.write(to: file, atomically: true, encoding: .utf8)
        }
        let isAsExpected = try String(contentsOf: file, encoding: .utf8) == report
        #expect(
            isAsExpected,
            """
            Tests/Golden/\(name) differs; if that is meant, run AXAUDIT_RECORD=1 swift test --filter GoldenTests, \
            then look at git diff Tests/Golden
            """)
    }
}
