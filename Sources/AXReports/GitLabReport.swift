import AXEngine
import AXTree

/// GitLab's Code Quality report: what counts, and nothing else, because GitLab shows all that is in it.
enum GitLabReport {
    static func utf8(_ run: AuditRun, _ paths: ReportPaths) -> [UInt8] {
        let fingerprints = Fingerprints(run, paths)
        var writer = JSONWriter(breaking: 1)
        writer.listDocument { list in
            for (number, error) in run.errors.enumerated() {
                let file = paths(error.file)
                list.item(object: {
                    issue(
                        "unreadable", error.message, "unreadable-\(number)-\(Escape.uri(file))", "blocker", file,
                        error.location?.line ?? 1, &$0)
                })
            }
            for (screen, audit) in run.screens.enumerated() {
                let file = paths(audit.screen.file)
                for (number, finding) in audit.findings.enumerated() where finding.state == .new {
                    list.item(object: {
                        issue(
                            finding.ruleID, Wording.line(finding, on: audit), fingerprints[screen, number],
                            finding.severity == .failure ? "major" : "minor", file, audit.place(of: finding).line, &$0)
                    })
                }
            }
        }
        return writer.utf8
    }

    private static func issue(
        _ check: String, _ description: String, _ fingerprint: String, _ severity: String, _ file: String, _ line: Int,
        _ object: inout JSONWriter
    ) {
        // GitLab does not show the name of the check.
        object.member("description", check + ": " + Escape.terminal(description))
        object.member("check_name", check)
        object.member("fingerprint", fingerprint)
        object.member("severity", severity)
        object.member(
            "location",
            object: { location in
                location.member("path", Escape.terminal(file))
                location.member("lines", object: { $0.member("begin", max(1, line)) })
            })
    }
}
