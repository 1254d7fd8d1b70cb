import AXEngine
import AXTestReports
import AXReports
import Foundation
import TestSupport
import Testing

/// The reports of one fixed run, compared with an expected file per report format.
@Suite("Golden reports")
struct GoldenTests {
    /// A report and the file in Tests/Golden that it must equal.
    struct Golden: CustomTestStringConvertible, Sendable {
        var format: ReportFormat
        var name: String
        var style = TextStyle()

        var testDescription: String { name }
    }

    /// One file per format, named by the ending that chooses the format, and the styles of the report for people.
    static let all: [Golden] =
        ReportFormat.all.map { Golden(format: $0, name: "report." + ($0.fileEndings.first ?? $0.id)) } + [
            Golden(format: .text, name: "report-coloured.txt", style: TextStyle(isColored: true)),
            Golden(format: .text, name: "report-quiet.txt", style: TextStyle(isQuiet: true)),
            Golden(format: .text, name: "report-verbose.txt", style: TextStyle(isVerbose: true)),
            Golden(format: .text, name: "report-narrow.txt", style: TextStyle(columns: 60)),
        ]

    @Test("A report equals its expected file", arguments: all)
    func golden(golden: Golden) throws {
        var report = golden.format.report(try FixedRun.make(), style: golden.style)
            .replacing("ersion\": \"\(Version.current)\"", with: "ersion\": \"0.0.0\"")
        if golden.format.id == "html" {
            // The style and the script are source files of their own, so only the page is compared.
            report = report.replacing(#/<(style|script)>[\s\S]*?</(style|script)>/#) { "<\($0.1)>…</\($0.1)>" }
                .replacing("axaudit \(Version.current)", with: "axaudit 0.0.0")
                .replacing(#/sha256-[A-Za-z0-9+\/=]*/#, with: "sha256-…")
        }
        let path = "Tests/Golden/" + golden.name
        if ProcessInfo.processInfo.environment["AXAUDIT_RECORD"] == "1" {
            try report.write(to: Repository.root.appendingPathComponent(path), atomically: true, encoding: .utf8)
        }
        let isAsExpected = try? Repository.text(path) == report
        #expect(
            isAsExpected == true,
            """
            \(path) differs or is missing; if that is meant, run AXAUDIT_RECORD=1 swift test --filter GoldenTests, \
            then look at git diff Tests/Golden
            """)
    }

    @Test("Every expected file is of a format, and no two formats have one")
    func files() {
        let names = Self.all.map { "Tests/Golden/" + $0.name }
        // Those in the folder are of the tests of many screens.
        let files = Repository.files(below: "Tests/Golden").filter { !$0.hasPrefix("Tests/Golden/ManyScreens/") }
        #expect(files == names.sorted())
    }
}
