import AXEngine
import AXRuns
import AXSyntax
import AXTree

extension ReportFormat {
    /// The report for programs, version 1.
    public static let json = ReportFormat(
        "json", "JSON for other programs, version 1.", fileEndings: ["json"], incompleteNotes: .always,
        isMadeOfFindings: true
    ) {
        run, _ in
        JSONReport.text(run)
    }
}

/// The report for programs, version 1. It includes suppressed and baselined findings, with their state.
enum JSONReport {
    static func text(_ run: AuditRun) -> String {
        var writer = JSONWriter()
        writer.document { report in
            report.member("version", 1)
            report.member(
                "tool",
                object: {
                    $0.member("name", "axaudit")
                    $0.member("version", Version.current)
                })
            report.member("verdict", run.verdict.rawValue)
            report.member("gate", run.gate.level.rawValue)
            report.member("summary", object: { summary(run, &$0) })
            report.member("screens", objects: run.screens) { screen($0, run.settingNames, &$1) }
            report.member("errors", objects: run.allErrors) { error($0, &$1) }
            report.member(
                "findings",
                list: { list in
                    for (index, audit) in run.screens.enumerated() {
                        for finding in audit.findings {
                            list.item(object: { self.finding(finding, on: audit, index, &$0) })
                        }
                    }
                })
            guard run.groupsFindings else { return }
            report.member("causes", objects: run.causes) { cause($0, run, &$1) }
        }
        return writer.text
    }

    private static func cause(_ group: CauseGroup, _ run: AuditRun, _ object: inout JSONWriter) {
        object.member("id", group.cause.id)
        object.member("rule", group.ruleID)
        object.member("severity", group.severity.rawValue)
        object.member("element", group.cause.element)
        object.member("screens", group.screens.map { run.screens[$0].screen.title })
        object.member("findings", group.count)
    }

    private static func summary(_ run: AuditRun, _ summary: inout JSONWriter) {
        summary.member("failures", run.count(.failure))
        summary.member("warnings", run.count(.warning))
        summary.member("suppressed", run.suppressed)
        summary.member("baselined", run.baselined)
        summary.member("notChecked", run.notChecked)
        summary.member("screens", run.screens.count)
        summary.member("elements", run.screens.reduce(0) { $0 + $1.elementCount })
    }

    private static func screen(_ audit: ScreenAudit, _ names: SettingNames, _ object: inout JSONWriter) {
        let screen = audit.screen
        object.member("name", screen.title)
        object.member("file", screen.file)
        object.member("format", screen.format)
        if screen.platform != .default { object.member("platform", screen.platform.id) }
        object.member("elements", audit.elementCount)
        object.member("exposed", audit.exposedCount)
        object.member("exposure", screen.exposure == .inferred ? "inferred" : "given")
        notChecked(audit, &object)
        if let test = screen.test { object.member("test", object: { test.write(to: &$0) }) }
        if let group = screen.group {
            object.member("group", group)
            object.member("variant", screen.variant)
            object.member("groupRules", audit.groupRules.settings.map(\.ruleID))
        }
        object.member("notes", screen.notes + screen.remarks(naming: names))
        object.member("incomplete", screen.incomplete)
        if let picture = audit.picture { object.member("picture", object: { self.picture(picture, &$0) }) }
    }

    private static func picture(_ picture: PictureAudit, _ object: inout JSONWriter) {
        object.member("file", picture.file)
        number("scale", picture.scale, &object)
        number("agreement", picture.agreement, &object)
        object.member("used", flag: picture.isUsed)
        object.member("reason", picture.reason)
    }

    private static func number(_ key: String, _ number: Double?, _ object: inout JSONWriter) {
        if let number { object.member(key, number: (number * 1000).rounded() / 1000) } else { object.member(key, nil) }
    }

    /// Writes the rules that were not checked on a screen, each with the reason.
    static func notChecked(_ audit: ScreenAudit, _ object: inout JSONWriter) {
        object.member("notChecked", objects: audit.notChecked) { item, object in
            object.member("rule", item.ruleID)
            object.member("reason", item.reason)
        }
    }

    private static func error(_ error: InputError, _ object: inout JSONWriter) {
        object.member("file", error.file)
        if let location = error.location {
            object.member("line", location.line)
            object.member("column", location.column)
        }
        object.member("message", error.message)
    }

    /// Writes a finding. `index` is the number of its screen in the report, or `nil` if the report is of one screen.
    static func finding(_ finding: Finding, on audit: ScreenAudit, _ index: Int?, _ object: inout JSONWriter) {
        object.member("rule", finding.ruleID)
        object.member("severity", finding.severity.rawValue)
        object.member("state", finding.state.name)
        if case .suppressed(let reason) = finding.state { object.member("reason", reason) }
        object.member("message", finding.message)
        if !finding.variants.isEmpty { object.member("variants", finding.variants) }
        if let detail = finding.detail { object.member("detail", detail) }
        if let index { object.member("screen", index) }
        object.member("key", finding.key)
        object.member("cause", finding.cause.id)
        if let owner = finding.owner { object.member("owner", owner) }
        if let code = finding.code { object.member("code", object: code.write) }
        if finding.sources.count > 1 {
            object.member("sources", finding.sources.map(\.rawValue))
        } else if let source = finding.sources.first, source != .axaudit {
            object.member("source", source.rawValue)
        }
        finding.opinion?.write(to: &object)
        object.member("elements", objects: finding.elements) { element($0, on: audit, &$1) }
    }

    private static func element(_ found: FoundElement, on audit: ScreenAudit, _ object: inout JSONWriter) {
        let element = audit.screen.elements[found.index]
        object.member("index", audit.indexInTree(found.index))
        object.member("type", element.type.name)
        if let view = element.view { object.member("platformType", view.className) }
        object.member("label", element.label?.shortenedForReports)
        object.member("identifier", element.identifier?.shortenedForReports)
        if let frame = element.frame {
            object.member("frame", numbers: frame.x, frame.y, frame.width, frame.height)
        } else {
            object.member("frame", nil)
        }
        object.member("path", found.path)
        object.member("line", found.location.line)
        object.member("column", found.location.column)
    }
}
