import AXConfiguration
import AXEngine
import AXRuns
import AXSyntax
import AXTree

/// The answer of `axaudit stream` to one line: a line of JSON, version 1. Findings are written as in the JSON report.
package enum StreamAnswer {
    /// Returns the answer to a line that was read. The verdict is that of the screen, and of its group if the line is
    /// its last.
    ///
    /// - Parameter group: If the line is the last of a group, the screens with the findings of the group and no others.
    package static func text(
        _ audit: ScreenAudit, name: String, gate: Gate, group: [ScreenAudit] = []
    ) -> String {
        line(name) { answer in
            answer.member("verdict", AuditRun(screens: [audit] + group, gate: gate, rules: []).verdict.rawValue)
            answer.member(
                "findings",
                list: { list in
                    for finding in audit.findings {
                        list.item(object: { JSONReport.finding(finding, on: audit, nil, &$0) })
                    }
                    for base in group {
                        for finding in base.findings {
                            list.item(object: {
                                $0.member("name", base.screen.title)
                                JSONReport.finding(finding, on: base, nil, &$0)
                            })
                        }
                    }
                })
            JSONReport.notChecked(audit, &answer)
        }
    }

    /// Returns the answer to a line that could not be read. It has the first error only.
    package static func text(_ errors: InputErrors, name: String) -> String {
        line(name) { answer in
            answer.member(
                "error",
                object: { object in
                    guard let error = errors.errors.first else { return }
                    object.member("message", error.message)
                    if let location = error.location {
                        object.member("line", location.line)
                        object.member("column", location.column)
                    }
                })
        }
    }

    private static func line(_ name: String, _ write: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter(breaking: 0)
        writer.document { answer in
            answer.member("version", 1)
            answer.member("name", name)
            write(&answer)
        }
        return writer.text
    }
}
