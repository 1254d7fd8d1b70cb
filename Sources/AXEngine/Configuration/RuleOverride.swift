/// What a configuration says of rules on some screens only.
struct RuleOverride: Sendable {
    var scope: ScreenScope
    var entries: [RuleEntry]
}
