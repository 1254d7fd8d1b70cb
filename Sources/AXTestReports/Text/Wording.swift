import AXConfiguration
import AXEngine
import AXRuns
import AXSyntax
import AXTree

/// Text that several reports share.
package enum Wording {
    /// Returns a number with its noun: `1 failure`, `2 failures`.
    package static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }

    /// Returns the numbers of failures and warnings that are not zero: `2 failures, 1 warning`.
    package static func counts(failures: Int, warnings: Int) -> String {
        [(failures, "failure"), (warnings, "warning")].filter { $0.0 > 0 }.map { count($0.0, $0.1) }
            .joined(separator: ", ")
    }

    /// Returns type, label and identifier of an element: `button "Close" #close`.
    package static func name(_ element: Element, on platform: Platform) -> String {
        guard let identifier = element.identifier, !identifier.isEmpty else { return element.summary(on: platform) }
        return element.summary(on: platform) + " #" + identifier.printable(limit: 60)
    }

    /// Returns type, label, identifier and frame of an element: `button "Close" #close (8,52 20×20)`.
    package static func identity(_ element: Element, on platform: Platform) -> String {
        var text = name(element, on: platform)
        if let frame = element.frame {
            text += " ("
            text += frame.description
            text += ")"
        }
        return text
    }

    /// Returns the subject of a finding: its first element with its path, or the screen.
    package static func subject(of finding: Finding, on audit: ScreenAudit) -> String {
        guard let element = finding.elements.first else { return "screen \"\(audit.screen.title)\"" }
        let identity = identity(audit.screen.elements[element.index], on: audit.screen.platform)
        return element.path.isEmpty ? identity : identity + " at " + element.path
    }

    /// Returns the message of a finding, followed by its detail.
    package static func message(of finding: Finding) -> String {
        guard let detail = finding.detail else { return finding.message }
        return finding.message + (finding.message.hasSuffix(".") ? " " : ". ") + detail
    }

    /// Returns a finding in one line, without its location: `button "Close" #close (8,52 20×20) at Button[0]: 20×20 pt,
    /// …`.
    package static func line(_ finding: Finding, on audit: ScreenAudit) -> String {
        subject(of: finding, on: audit) + ": " + message(of: finding)
    }

    /// Returns the verdict of a run in a word or two.
    package static func verdict(_ run: AuditRun) -> String {
        switch run.verdict {
        case .pass: "passed"
        case .fail: "failed"
        case .none: noVerdict
        }
    }

    /// What is said of a run or a screen of which nothing can be said.
    package static let noVerdict = "no verdict"

    /// Returns the last line of a run: the counts, and why the run failed or has no verdict.
    package static func summary(_ run: AuditRun) -> String {
        var parts = [
            count(run.count(.failure), "failure") + " (gate: \(run.gate.level.rawValue))",
            count(run.count(.warning), "warning")
                + (run.gate.maximumWarnings.map { " (at most \($0))" } ?? ""),
        ]
        if run.suppressed > 0 { parts.append("\(run.suppressed) suppressed") }
        if run.baselined > 0 { parts.append("\(run.baselined) in baseline") }
        if let maximum = run.gate.maximumCauses {
            parts.append(count(run.causeCount, "cause") + " (at most \(maximum))")
        }
        parts += run.failureReasons
        if let notChecked = UncheckedRules(run)?.summary { parts.append(notChecked) }
        if run.notChecked > 0, run.checkedNothing { parts.append("nothing was checked") }
        if run.screens.isEmpty, run.errors.isEmpty {
            parts.append(run.allowsNoScreens ? "0 files to check: exit 0" : "no verdict: 0 files found: exit 2")
        }
        let withoutVerdict = run.counts.withoutVerdict
        if withoutVerdict > 0 { parts.append("no verdict on \(count(withoutVerdict, "screen"))") }
        if !run.errors.isEmpty {
            let files = Set(run.errors.map(\.file)).count
            parts.append("no verdict: \(count(files, "file")) could not be read")
        }
        if let note = run.mixtureNote { parts.append(note.message) }
        if !run.coverageErrors.isEmpty { parts.append("no verdict: expected screens are missing") }
        if !run.journeyErrors.isEmpty { parts.append("no verdict: screens or elements of journeys are missing") }
        return parts.joined(separator: ", ")
    }

    /// The number of characters of a name that are shown.
    private static let maximumName = 60

    /// Returns a name of a screen without its middle, if it is long: the ends of paths and variants tell screens apart.
    package static func shortened(_ name: String, to limit: Int) -> String {
        guard name.count > limit else { return name }
        return name.prefix(20) + "…" + name.suffix(limit - 21)
    }

    /// Returns how many causes there are of each severity: `12 of 45 are failures`.
    package static func failures(among causes: [CauseGroup]) -> String {
        if causes.isEmpty { return "none" }
        let failures = causes.count { $0.severity == .failure }
        if failures == causes.count { return "\(failures), all of them failures" }
        return "\(failures) of \(causes.count) \(failures == 1 ? "is a failure" : "are failures")"
    }

    /// Returns what the screens of a cause do not tell: `, 5 findings, 1 of them a failure`; empty if each screen has
    /// one, and all have one severity.
    package static func others(of group: CauseGroup, _ noun: String) -> String {
        let isMixed = 1..<group.count ~= group.failures
        if group.count == group.screens.count, !isMixed { return "" }
        let failures = group.failures == 1 ? "1 of them a failure" : "\(group.failures) of them failures"
        return ", " + count(group.count, noun) + (isMixed ? ", " + failures : "")
    }

    /// Returns a number of screens with the names of the first two: `200 screens: Checkout, Cart and 198 more`; the
    /// name alone if there is one.
    package static func screens(_ names: [String]) -> String {
        let shown = names.prefix(2).map { shortened($0, to: maximumName).printable(limit: maximumName) }
        switch names.count {
        case 0, 1: return "screen \(shown.first ?? "")"
        case 2: return "2 screens: \(shown[0]) and \(shown[1])"
        default: return "\(names.count) screens: \(shown[0]), \(shown[1]) and \(names.count - 2) more"
        }
    }

    /// Groups the rules that were not checked by reason, in the order of the first rule.
    package static func byReason(_ notChecked: [NotChecked]) -> [(reason: String, rules: [String])] {
        var result: [(reason: String, rules: [String])] = []
        for item in notChecked {
            if let index = result.firstIndex(where: { $0.reason == item.reason }) {
                result[index].rules.append(item.ruleID)
            } else {
                result.append((item.reason, [item.ruleID]))
            }
        }
        return result
    }

    // MARK: Ignores

    /// Returns the warning about an expired ignore.
    package static func expired(_ summary: String, _ day: CalendarDay?) -> String {
        "this ignore expired on \(day?.description ?? ""), so its findings are reported again: \(summary)"
    }

    /// Returns the warning about an ignore that matched nothing.
    package static func unused(_ summary: String) -> String { "this ignore matched nothing: \(summary)" }
}
