import AXEngine
import AXDumps
import AXFormats
import AXRuns
import AXSyntax
import AXTree

/// A run with fixed contents: a fixture with hostile labels, audited by rules that only tests use.
package enum FixedRun {
    /// Returns the screens of the fixture, read from a text that begins with `space`.
    package static func screens(shiftedBy space: String = "") throws -> [Screen] {
        try TreeReader.read(Array(space.utf8) + fixture("hostile.json"), file: "Dumps/hos\u{1B}tile.json")
    }

    /// Returns the run, with findings of every state and two errors.
    package static func make(shiftedBy space: String = "") throws -> AuditRun {
        let screens = try screens(shiftedBy: space)
        let rules = [tooSmall, named, needy, whole]
        var audits = screens.map { Audit(rules: rules)($0) }
        for index in audits.indices { audits[index].number = index }
        for index in audits[0].findings.indices {
            switch audits[0].findings[index].elements.first?.index {
            case 3: audits[0].findings[index].state = .suppressed(reason: "SDK banner, vendor ticket 4711")
            case 4: audits[0].findings[index].state = .baselined
            default: break
            }
        }
        let errors = [
            InputError(
                file: "broken.json", location: TextLocation(line: 3, column: 7),
                message: "found the end of the file, expected \"}\""),
            InputError(file: "gone.json", message: "no such file or folder"),
        ]
        return AuditRun(screens: audits, errors: errors, rules: rules)
    }

    private static func rule(
        _ id: String, _ severity: Severity, group: String, needs: AttributeSet = [.type],
        _ check: @escaping @Sendable (ScreenView, RuleCheck) -> Void
    ) -> Rule {
        Rule(
            id, "A rule of the tests.", severity: severity, groups: [group], needs: needs, standards: [],
            why: "People with tremor miss small controls.", fix: "Enlarge the control.", examples: [],
            check: .screen(check))
    }

    private static let tooSmall = rule("test-small", .failure, group: "touch") { screen, check in
        for element in screen.subjects {
            if let frame = element.frame, frame.width < 44 { check.report(element, "\(frame.size) pt, needs 44×44 pt") }
        }
    }

    /// Reports every button with an identifier, together with the next one.
    private static let named = rule("test-named", .warning, group: "labels") { screen, check in
        let buttons = screen.subjects.filter { $0.identifier != nil }
        for (one, other) in zip(buttons, buttons.dropFirst()) {
            check.report([one, other], "precedes \(other.description)", detail: "Measured 1.5, wanted 2")
        }
        if buttons.count > 5 { check.report(Array(buttons), "7 of a kind") }
    }

    private static let needy = rule("test-needy", .warning, group: "labels", needs: [.headingLevel]) { _, check in
        check.reportScreen("x")
    }

    private static let whole = rule("test-whole", .warning, group: "structure") { screen, check in
        // Not with `reportScreen`, which gives no verdict on the screen that is truncated.
        if screen.subjectIndices.count == 2 { check.report([], "no heading among 2") }
    }
}
