import AXSyntax
import AXTree

/// Everything one run of the linter found out: what reports are made of.
public struct AuditRun: Sendable {
    /// The screens, in the order of the inputs.
    public var screens: [ScreenAudit]
    /// What could not be read.
    public var errors: [InputError]
    /// From where on findings fail the run.
    public var gate: Gate
    /// The rules that were switched on, by id.
    public var rules: [Rule]
    /// Whether it is fine that there was nothing to look at: everything was left out on purpose.
    public var acceptsNothing = false
    /// What fails the run beside findings, in words: `1 unused ignore`.
    public var reproaches: [String] = []

    /// A run over these screens.
    public init(screens: [ScreenAudit], errors: [InputError] = [], gate: Gate = Gate(), rules: [Rule]) {
        self.screens = screens
        self.errors = errors
        self.gate = gate
        self.rules = rules.sorted { $0.id < $1.id }
    }

    /// How many findings of this severity count.
    public func count(_ severity: Severity) -> Int {
        count { $0.state == .new && $0.severity == severity }
    }

    /// How many findings the baseline knows.
    public var baselined: Int { count { $0.state == .baselined } }

    /// How many findings someone decided to ignore.
    public var suppressed: Int {
        count { if case .suppressed = $0.state { true } else { false } }
    }

    /// How many times a rule could not be checked on a screen.
    public var notChecked: Int { screens.reduce(0) { $0 + $1.notChecked.count } }

    /// How many screens have no exposed element, where that matters.
    public var emptyScreens: Int { gate.allowsEmpty ? 0 : screens.count(where: \.exposed.isEmpty) }

    /// What the run comes to. Not being able to tell outweighs failing.
    public var verdict: Verdict {
        if !errors.isEmpty || screens.isEmpty && !acceptsNothing || emptyScreens > 0 { return .none }
        let failures = count(.failure)
        let warnings = count(.warning)
        let fails =
            switch gate.level {
            case .failure: failures > 0
            case .warning: failures + warnings > 0
            case .never: false
            }
        return fails || !reproaches.isEmpty || warnings > gate.maximumWarnings ?? .max ? .fail : .pass
    }

    private func count(where matches: (Finding) -> Bool) -> Int {
        var count = 0
        for screen in screens.indices {
            for finding in screens[screen].findings.indices where matches(screens[screen].findings[finding]) {
                count += 1
            }
        }
        return count
    }
}
