import AXEngine
import AXSyntax
import AXTree

/// Checkstyle's XML: by file, what counts and what could not be read.
enum CheckstyleReport {
    static func utf8(_ run: AuditRun, _ paths: ReportPaths) -> [UInt8] {
        var files: [String] = []
        var lines: [String: XMLText] = [:]
        func add(_ line: XMLText, to file: String) {
            if lines[file] == nil { files.append(file) }
            lines[file, default: ""] += line
        }
        for error in run.errors {
            add(entry(error.location, "error", error.message, "axaudit.unreadable"), to: paths(error.file))
        }
        for audit in run.screens {
            let file = paths(audit.screen.file)
            // A file without findings is listed too: it was looked at.
            add("", to: file)
            for finding in audit.findings where finding.state == .new {
                add(
                    entry(
                        audit.place(of: finding), finding.severity == .failure ? "error" : "warning",
                        Wording.line(finding, on: audit), "axaudit." + finding.ruleID), to: file)
            }
        }
        var text: XMLText = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"10.0\">\n"
        for file in files {
            text += "  <file name=\"\(file)\">\n\(lines[file] ?? "")  </file>\n"
        }
        text += "</checkstyle>\n"
        return text.utf8
    }

    private static func entry(
        _ place: SourceLocation?, _ severity: String, _ message: String, _ source: String
    ) -> XMLText {
        "    <error line=\"\(place?.line ?? 1)\" column=\"\(place?.column ?? 1)\" severity=\"\(severity)\" message=\"\(message)\" source=\"\(source)\"/>\n"
    }
}
