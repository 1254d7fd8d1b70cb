import AXTestReports
import AXEngine
import AXRuns
import AXSyntax
import AXTree

extension ReportFormat {
    /// GitLab's Code Quality.
    public static let gitlab = ReportFormat(
        "gitlab", "GitLab's Code Quality.", fileEndings: ["gitlab.json"], isMadeOfFindings: true
    ) { GitLabReport.text($0, $1.paths) }
}

/// GitLab's Code Quality report. It holds only new findings and unreadable inputs, because GitLab shows every entry.
enum GitLabReport {
    static func text(_ run: AuditRun, _ paths: ReportPaths) -> String {
        let fingerprints = Fingerprints(run, paths)
        var writer = JSONWriter(breaking: 1)
        writer.listDocument { list in
            for (number, (name, error)) in run.namedErrors.enumerated() {
                let file = paths(error.file)
                list.item(object: {
                    issue(
                        name, nil, error.message, "\(name)-\(number)-\(Escape.uri(file))", "blocker", file,
                        error.location?.line ?? 1, &$0)
                })
            }
            if let note = run.mixtureNote {
                list.item(object: { issue("mixed", nil, note.message, "mixed", "info", paths(note.file), 1, &$0) })
            }
            for (screen, audit) in run.screens.enumerated() {
                let file = paths(audit.screen.origin.file)
                for (number, finding) in audit.findings.enumerated() where finding.state == .new {
                    let code = finding.certainCode?.place
                    list.item(object: {
                        issue(
                            finding.ruleID, finding.cause.id, Wording.line(finding, on: audit),
                            fingerprints[screen, number],
                            finding.severity == .failure ? "major" : "minor", code.map { paths($0.path) } ?? file,
                            code?.line ?? audit.location(of: finding).line, &$0)
                    })
                }
            }
        }
        return writer.text == "[]\n" ? empty : writer.text
    }

    /// The report without entries. It differs from `[]`, which idb writes if it has found no element.
    static let empty = "[\n]\n"

    private static func issue(
        _ check: String, _ cause: String?, _ description: String, _ fingerprint: String, _ severity: String,
        _ file: String, _ line: Int, _ object: inout JSONWriter
    ) {
        // GitLab does not show the name of the check.
        object.member("description", check + ": " + Escape.terminal(description))
        object.member("check_name", check)
        object.member("fingerprint", fingerprint)
        if let cause { object.member("cause", cause) }
        object.member("severity", severity)
        object.member(
            "location",
            object: { location in
                location.member("path", Escape.terminal(file))
                location.member("lines", object: { $0.member("begin", max(1, line)) })
            })
    }
}
