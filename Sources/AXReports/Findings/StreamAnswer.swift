import AXTestReports
import AXConfiguration
import AXEngine
import AXRuns
import AXSyntax

/// The answer of `axaudit stream` to one line: a line of JSON, version 1. Findings are written as in the JSON report.
package enum StreamAnswer {
    /// Returns the answer to a line that was read. The verdict is that of the screen, and of its group if the line is
    /// its last.
    ///
    /// - Parameter group: If the line is the last of a group, the screens with the findings of the group and no others.
    package static func text(
        _ audit: ScreenAudit, name: String, gate: Gate, group: [ScreenAudit] = []
    ) -> String {
        answer.document(
            (
                name, AuditRun(screens: [audit] + group, gate: gate, rules: []), audit.notChecked
            ), breaking: 0)
    }

    /// Returns the answer to a line that could not be read. It has the first error only.
    package static func text(_ errors: InputErrors, name: String) -> String {
        failure.document((name, errors.errors.first), breaking: 0)
    }

    /// The answer to a line that was read.
    static let answer = JSONObject<(name: String, run: AuditRun, notChecked: [NotChecked])>(
        .constant("version", 1), .written("name", .text, \.name), .written("verdict", .word, \.run.verdict),
        .written(
            "reason", .optional(.text), summary: "Why there is no verdict."
        ) { $0.run.screensWithoutVerdict.first?.reason },
        .objects("findings", finding) { answer, add in
            for (number, audit) in answer.run.screens.enumerated() {
                for finding in audit.findings { add((number == 0 ? nil : audit.screen.title, (finding, audit))) }
            }
        },
        .written("notChecked", .list(.object(JSONReport.notChecked)), \.notChecked))

    private static let finding = JSONObject<(name: String?, found: (finding: Finding, audit: ScreenAudit))>(
        .written("name", .optional(.text), \.name), .writtenMembers(of: JSONReport.findingOfScreen, \.found))

    /// The answer to a line that could not be read.
    static let failure = JSONObject<(name: String, error: InputError?)>(
        .constant("version", 1), .written("name", .text, \.name), .written("error", .object(error), \.error))

    private static let error = JSONObject<InputError?>(
        .written("message", .optional(.text)) { $0?.message },
        .written("line", .optional(.position)) { $0?.location?.line },
        .written("column", .optional(.position)) { $0?.location?.column })
}
