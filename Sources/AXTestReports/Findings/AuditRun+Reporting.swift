import AXEngine
import AXRuns
import AXSyntax
import AXTree

extension AuditRun {
    /// The severities whose findings fail the run.
    package var severitiesAtGate: [Severity] {
        // If the number of warnings fails the run, each of them counts.
        if count(.warning) > gate.maximumWarnings ?? .max { return [.warning, .failure] }
        return switch gate.level {
        case .failure: [.failure]
        case .warning: [.warning, .failure]
        case .never: []
        }
    }

    /// The errors, each with its name in reports for programs.
    package var namedErrors: [(name: String, error: InputError)] {
        inputErrors.map { ("unreadable", $0) } + verdictErrors.map { ("no-verdict", $0) }
    }

    /// What is said of a run whose parts do not belong together, at its first file; `nil` if they do.
    package var mixtureNote: InputError? {
        record.mixture.map { InputError(file: screens.first?.screen.origin.file ?? "", message: "mixed: \($0)") }
    }

    /// Returns the verdict on a screen by itself.
    package func verdict(of audit: ScreenAudit) -> Verdict {
        let atGate = severitiesAtGate
        return audit.findings.contains { $0.state == .new && atGate.contains($0.severity) } ? .fail : .pass
    }

    /// The screens without a verdict, by index.
    package var withoutVerdict: [Int: ScreenWithoutVerdict] {
        Dictionary(uniqueKeysWithValues: screensWithoutVerdict.map { ($0.index, $0) })
    }

    /// The rules that were not checked with their reasons, each with the number of screens that have a verdict; sorted
    /// by rule.
    package var notCheckedCounts: [(item: NotChecked, screens: Int)] {
        var counts: [NotChecked: Int] = [:]
        let withoutVerdict = withoutVerdict
        for (index, audit) in screens.enumerated() where withoutVerdict[index] == nil {
            for item in audit.notChecked { counts[item, default: 0] += 1 }
        }
        return counts.map { ($0.key, $0.value) }.sorted {
            ($0.item.ruleID, $0.item.reason) < ($1.item.ruleID, $1.item.reason)
        }
    }

    /// Returns whether axaudit contradicts the findings of a cause, which another tool found.
    package func isContradicted(_ group: CauseGroup) -> Bool { worstFinding(of: group).isContradicted }

    /// The causes that reports for people write as one entry: those of findings on several screens, unless grouping is
    /// off.
    package var sharedCauses: [CauseGroup] {
        grouping == .screen ? [] : joinedCauses.filter { $0.screens.count > 1 }
    }

    /// The causes whose findings are one entry. The configurations of two screens can declare different rules with the
    /// same id, which have no cause in common.
    package var joinedCauses: [CauseGroup] {
        guard groupsFindings else { return [] }
        let numbers = Dictionary(rules.map { ($0.id, 1) }, uniquingKeysWith: +)
        return causes.filter { numbers[$0.ruleID, default: 1] == 1 }
    }

    /// The first of the most severe findings of a cause.
    package func worstFinding(of group: CauseGroup) -> Finding {
        screens[group.worst.screen].findings[group.worst.finding]
    }

    /// Returns a cause in one line: `button #pay in #card: 20×20 pt; …; on 200 screens: Checkout, Cart and 198 more`.
    package func line(_ group: CauseGroup) -> String {
        let message = Wording.message(of: worstFinding(of: group))
        return "\(group.cause.element): \(message); \(screens(of: group))"
    }

    /// Returns the screens of a cause, and the number of findings if there are more or not all are failures: `on 2
    /// screens: Cart and Home, 5 findings, 1 of them a failure`.
    package func screens(of group: CauseGroup) -> String {
        "on " + Wording.screens(group.screens.map { screens[$0].screen.title }) + Wording.others(of: group, "finding")
    }

    /// What is said of screens without new findings.
    package var noFindings: String {
        if checkedNothing { return "nothing was checked" }
        return suppressed + baselined > 0 ? "no new findings" : "no findings"
    }

    /// The indices of the screens: those with the most failures first, then those with the most warnings.
    package var screensWorstFirst: [Int] {
        let counts = screens.map { ($0.count(.failure), $0.count(.warning)) }
        return screens.indices.sorted { one, other in
            if counts[one] == counts[other] { return one < other }
            return counts[one] > counts[other]
        }
    }

    /// The new findings, failures before warnings, each with the index of its screen.
    package var worstFirst: [(screen: Int, finding: Finding)] {
        var result: [(screen: Int, finding: Finding)] = []
        for areFailures in [true, false] {
            for screen in screens.indices {
                let findings = screens[screen].findings
                for index in findings.indices
                where findings[index].state == .new && (findings[index].severity == .failure) == areFailures {
                    result.append((screen, findings[index]))
                }
            }
        }
        return result
    }
}
