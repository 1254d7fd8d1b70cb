/// Limits the time that rules with slow expressions take on all screens of a run. Screens are audited in parallel.
package protocol RuleTimeLimit: Sendable {
    /// Returns how long a rule may take on the next screen; `nil` if it has used up its time in the run.
    func allowance(for ruleID: String) -> Duration?

    /// Records how long a rule took on a screen.
    func record(_ time: Duration, of ruleID: String)
}
