/// The settings of rules on some screens.
struct RuleOverride: Sendable {
    var scope: ScreenScope
    var entries: [RuleEntry]
}
