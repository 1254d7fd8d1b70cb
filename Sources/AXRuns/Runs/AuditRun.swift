import AXConfiguration
import AXEngine
import AXSyntax
import AXTree

/// The result of a run of the linter, from which reports are written.
public struct AuditRun: Sendable {
    /// The screens, in the order of the inputs.
    public var screens: [ScreenAudit]
    /// The inputs that could not be read.
    public var errors: [InputError]
    /// The severity from which on findings fail the run.
    public var gate: Gate
    /// The rules that were switched on, by id.
    public var rules: [Rule]
    /// Whether a run without screens passes, because the configuration excludes all inputs.
    package var allowsNoScreens = false
    /// The reasons beside findings why the run fails: `1 unused ignore`.
    package var failureReasons: [String] = []
    /// What decides about the run besides its screens.
    package var record = RunRecord()
    /// What was decided about the run besides its verdict.
    package internal(set) var decision = RunDecision()
    /// The expected screens that are missing.
    package internal(set) var coverageErrors: [InputError] = []
    /// The journeys whose screens or elements are missing.
    package internal(set) var journeyErrors: [InputError] = []
    /// The rules that were switched on and are not part of the run, by id.
    package internal(set) var leftOutRules: [Rule] = []
    /// Whether reports write the findings of one cause on several screens as one entry.
    package var groupsFindings = true
    /// How reports for people group findings, or `nil` for the causes of several screens first, then the rest by
    /// screen.
    package var grouping: Grouping?
    /// The names of settings in reports and errors.
    package var settingNames = SettingNames.api

    /// Creates the result of a run over these screens.
    public init(screens: [ScreenAudit], errors: [InputError] = [], gate: Gate = Gate(), rules: [Rule]) {
        self.screens = screens
        self.errors = errors
        self.gate = gate
        self.rules = rules.sorted { $0.id < $1.id }
    }

    /// Returns the number of new findings of a severity.
    public func count(_ severity: Severity) -> Int {
        count { $0 == .new && $1 == severity }
    }

    /// The number of findings in the baseline.
    package var baselined: Int { count { state, _ in state == .baselined } }

    /// The number of findings that the configuration ignores.
    package var suppressed: Int {
        count { state, _ in if case .suppressed = state { true } else { false } }
    }

    /// The number of pairs of a rule and a screen that were not checked.
    package var notChecked: Int { screens.reduce(0) { $0 + $1.notChecked.count } }

    /// Whether not a single rule was checked, except for those that cannot be switched off.
    package var checkedNothing: Bool {
        let mandatory = Set(rules.filter(\.isMandatory).map(\.id))
        return notChecked > 0
            && screens.allSatisfy { audit in
                audit.findings.isEmpty && audit.checkedRules.isSubset(of: mandatory)
                    && !audit.screen.hasConfiguredTypes
            }
    }

    /// The inputs that could not be read, the expected screens and journeys that are missing, and the screens without a
    /// verdict.
    package var allErrors: [InputError] { inputErrors + verdictErrors }

    /// The inputs that could not be read, and the expected screens and journeys that are missing.
    package var inputErrors: [InputError] { errors + coverageErrors + journeyErrors }

    /// The verdict. Having none outweighs failing.
    public var verdict: Verdict {
        if screens.isEmpty && !allowsNoScreens { return .none }
        let exceedsCauses = gate.maximumCauses.map { causeCount > $0 } ?? false
        return counts.verdict(gate, failsOtherwise: exceedsCauses || !failureReasons.isEmpty)
    }

    /// The counts that decide about the run.
    package var counts: RunCounts {
        var counts = RunCounts()
        counts.failures = count(.failure)
        counts.warnings = count(.warning)
        counts.errors = inputErrors.count
        counts.withoutVerdict = screensWithoutVerdict.count { !$0.isAllowed }
        return counts
    }

    private func count(where matches: (Finding.State, Severity) -> Bool) -> Int {
        var count = 0
        for screen in screens.indices {
            let findings = screens[screen].findings
            for index in findings.indices where matches(findings[index].state, findings[index].severity) { count += 1 }
        }
        return count
    }
}
