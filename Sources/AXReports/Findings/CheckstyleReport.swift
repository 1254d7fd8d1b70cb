import AXTestReports
import AXEngine
import AXRuns
import AXSyntax
import AXTree

extension ReportFormat {
    /// Checkstyle's XML.
    public static let checkstyle = ReportFormat(
        "checkstyle", "Checkstyle's XML.", fileEndings: ["checkstyle.xml", "xml"], isMadeOfFindings: true
    ) { CheckstyleReport.text($0, $1.paths) }
}

/// Checkstyle's XML: the new findings and the unreadable inputs, by file.
enum CheckstyleReport {
    static func text(_ run: AuditRun, _ paths: ReportPaths) -> String {
        var files: [String] = []
        var lines: [String: XMLText] = [:]
        func add(_ line: XMLText, to file: String) {
            if lines[file] == nil { files.append(file) }
            lines[file, default: ""] += line
        }
        for (name, error) in run.namedErrors {
            add(entry(error.location, "error", error.message, "axaudit." + name, ""), to: paths(error.file))
        }
        if let note = run.mixtureNote {
            add(entry(nil, "info", note.message, "axaudit.mixed", ""), to: paths(note.file))
        }
        for audit in run.screens {
            let file = paths(audit.screen.origin.file)
            // A file without findings is listed too: it was checked.
            add("", to: file)
            for finding in audit.findings where finding.state == .new {
                let code = finding.certainCode?.place
                add(
                    entry(
                        code.map { TextLocation(line: $0.line, column: $0.column) } ?? audit.location(of: finding),
                        finding.severity == .failure ? "error" : "warning",
                        Wording.line(finding, on: audit), "axaudit." + finding.ruleID,
                        " cause=\"\(finding.cause.id)\""), to: code.map { paths($0.path) } ?? file)
            }
        }
        var text: XMLText = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"10.0\">\n"
        for file in files {
            text += "  <file name=\"\(file)\">\n\(lines[file] ?? "")  </file>\n"
        }
        text += "</checkstyle>\n"
        return text.text
    }

    private static func entry(
        _ location: TextLocation?, _ severity: String, _ message: String, _ source: String, _ cause: XMLText
    ) -> XMLText {
        "    <error line=\"\(location?.line ?? 1)\" column=\"\(location?.column ?? 1)\" severity=\"\(severity)\" message=\"\(message)\" source=\"\(source)\"\(cause)/>\n"
    }
}
