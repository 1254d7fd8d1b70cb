import AXTree

/// A rule that has no verdict on a screen, which is not the same as passed.
public struct NotChecked: Hashable, Sendable {
    /// The id of the rule.
    public var ruleID: String
    /// The reason, as the end of a sentence: `this dump carries no traits`.
    public var reason: String
    /// The inputs besides the dump that the rule needs and does not have. If no screen of the run has one of them, the
    /// rule is not part of the run.
    package var missing: [MissingInput]
    /// Whether the rule was stopped, so that the run has no verdict.
    package var isUnfinished: Bool

    package init(ruleID: String, reason: String, missing: [MissingInput] = [], isUnfinished: Bool = false) {
        self.ruleID = ruleID
        self.reason = reason
        self.missing = missing
        self.isUnfinished = isUnfinished
    }

    /// Creates a rule over groups of screens that has no verdict on a screen alone.
    static func alone(_ ruleID: String) -> NotChecked {
        NotChecked(ruleID: ruleID, reason: "this screen has no other variants", missing: [.variants])
    }

    /// Creates a rule about journeys that has no verdict, because the configuration has none.
    static func withoutJourneys(_ ruleID: String) -> NotChecked {
        NotChecked(ruleID: ruleID, reason: Journey.absence, missing: [.journeys])
    }

    /// The reason why a rule about touches has no verdict on a screen.
    private static let withoutTouches = "this dump does not say what was touched"

    /// Creates a rule about touches that has no verdict on a screen of which none is known.
    static func withoutTouches(_ ruleID: String) -> NotChecked {
        NotChecked(ruleID: ruleID, reason: withoutTouches, missing: [.touches])
    }

    /// Creates a rule that was read from a report, which has the reason in words only.
    package init(reading ruleID: String, reason: String) {
        let kind = CompanionKind.all.first { reason == Self.reason(without: $0) }
        let missing = reason == Self.withoutTouches ? MissingInput.touches : kind.map { MissingInput($0) }
        self.init(ruleID: ruleID, reason: reason, missing: [missing].compactMap(\.self))
    }

    private static func reason(without kind: CompanionKind) -> String { "there is no \(kind.words) beside this dump" }

    /// Creates a rule without the companions that it needs; `nil` if none is missing.
    package init?(ruleID: String, missing: [CompanionKind]) {
        guard let first = missing.first else { return nil }
        self.init(
            ruleID: ruleID, reason: Self.reason(without: first),
            missing: missing.map { MissingInput($0) })
    }
}
