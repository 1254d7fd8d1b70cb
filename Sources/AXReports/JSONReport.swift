import AXEngine
import AXTree

/// The report for programs, version 1. Suppressed and baselined findings are in it, with their state.
enum JSONReport {
    static func text(_ run: AuditRun) -> String {
        let value: JSONValue = [
            "version": 1,
            "tool": ["name": "axaudit", "version": .string(Version.current)],
            "verdict": .string(run.verdict.rawValue),
            "gate": .string(run.gate.level.rawValue),
            "summary": [
                "failures": .integer(run.count(.failure)),
                "warnings": .integer(run.count(.warning)),
                "suppressed": .integer(run.suppressed),
                "baselined": .integer(run.baselined),
                "notChecked": .integer(run.notChecked),
                "screens": .integer(run.screens.count),
                "elements": .integer(run.screens.reduce(0) { $0 + $1.screen.elements.count }),
            ],
            "screens": .array(run.screens.map(screen)),
            "errors": .array(run.errors.map(error)),
            "findings": .array(
                run.screens.enumerated().flatMap { index, audit in
                    audit.findings.map { finding($0, on: audit.screen, index) }
                }),
        ]
        return value.text()
    }

    private static func screen(_ audit: ScreenAudit) -> JSONValue {
        let screen = audit.screen
        return [
            "name": .string(screen.title),
            "file": .string(screen.file),
            "format": .string(screen.format.rawValue),
            "elements": .integer(screen.elements.count),
            "exposed": .integer(audit.exposed.count),
            "exposure": .string(screen.exposure == .inferred ? "inferred" : "given"),
            "notChecked": .array(
                audit.notChecked.map { ["rule": .string($0.ruleID), "reason": .string($0.reason)] }),
            "notes": .array(screen.notes.map { .string($0) }),
            "incomplete": .array(screen.incomplete.map { .string($0) }),
        ]
    }

    private static func error(_ error: TreeError) -> JSONValue {
        var members: [(key: String, value: JSONValue)] = [("file", .string(error.file))]
        if let position = error.position {
            members.append(("line", .integer(position.line)))
            members.append(("column", .integer(position.column)))
        }
        members.append(("message", .string(error.message)))
        return .object(members)
    }

    private static func finding(_ finding: Finding, on screen: Screen, _ index: Int) -> JSONValue {
        var members: [(key: String, value: JSONValue)] = [
            ("rule", .string(finding.ruleID)),
            ("severity", .string(finding.severity.rawValue)),
            ("state", .string(finding.state.name)),
        ]
        if case .suppressed(let reason) = finding.state { members.append(("reason", .string(reason))) }
        members.append(("message", .string(finding.message)))
        if let detail = finding.detail { members.append(("detail", .string(detail))) }
        members.append(("screen", .integer(index)))
        members.append(("key", .string(finding.key)))
        members.append(("elements", .array(finding.elements.map { element($0, screen.elements[$0.index]) })))
        return .object(members)
    }

    private static func element(_ found: FoundElement, _ element: Element) -> JSONValue {
        var members: [(key: String, value: JSONValue)] = [
            ("index", .integer(found.index)),
            ("type", .string(element.type.name)),
            ("label", .optional(element.label)),
            ("identifier", .optional(element.identifier)),
        ]
        if let frame = element.frame {
            members.append(
                ("frame", [.number(frame.x), .number(frame.y), .number(frame.width), .number(frame.height)]))
        } else {
            members.append(("frame", .null))
        }
        members.append(("path", .string(found.path)))
        members.append(("line", .integer(found.position.line)))
        members.append(("column", .integer(found.position.column)))
        return .object(members)
    }
}
