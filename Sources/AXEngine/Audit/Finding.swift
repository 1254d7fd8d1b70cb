import AXTree

/// One defect on one screen.
public struct Finding: Sendable {
    /// Whether a finding counts for the verdict.
    public enum State: Hashable, Sendable {
        /// The finding counts.
        case new
        /// The finding is in the baseline.
        case baselined
        /// The configuration ignores the finding, with a reason.
        case suppressed(reason: String)

        /// The name in reports.
        package var name: String {
            switch self {
            case .new: "new"
            case .baselined: "baselined"
            case .suppressed: "suppressed"
            }
        }
    }

    /// The id of the rule.
    public var ruleID: String
    /// The severity.
    public var severity: Severity
    /// What was found, with the measured and the wanted value; without a full stop.
    public var message: String
    /// A second sentence, where the wording of the message is fixed.
    public var detail: String?
    /// The elements, the subject first; empty for the screen as a whole.
    public var elements: [FoundElement]
    /// The names of the variants of the screen that the finding compares, the base first; empty for a finding on one
    /// screen.
    package var variants: [String] = []
    /// Whether the finding counts for the verdict.
    public var state = State.new
    /// The key that identifies the finding among those of its rule on its screen in other runs; `screen` for the whole
    /// screen.
    public var key = Self.screenKey
    /// The place in the app's sources that makes the first element, or `nil` if it is unknown or was not looked for.
    package var code: CodeAnswer?
    /// The cause, by which findings on several screens are grouped.
    package var cause = Cause(id: "", element: "")
    /// The tools that found the defect; of one that axaudit alone found, axaudit.
    package var sources: [FindingSource] = [.axaudit]
    /// What axaudit says about a finding of another tool, or `nil` if it says nothing.
    package var opinion: Opinion?
    /// Where a finding of axaudit about the same defect would be, until the findings of a screen are merged.
    var counterpart: Counterpart?
    /// What the subject has in common with other elements of the same cause besides its type, such as its colors; `nil`
    /// if the cause is that of the element alone.
    package var style: String?
    /// The cause of the same finding on the base of a group of variants; `nil` if the finding has a cause of its own.
    package var sharedCause: Cause?
    /// The owner of the screen or element in the configuration, or `nil` if it has none.
    package var owner: String?

    /// Creates a new finding.
    package init(
        ruleID: String, severity: Severity, message: String, detail: String? = nil, elements: [FoundElement]
    ) {
        self.ruleID = ruleID
        self.severity = severity
        self.message = message
        self.detail = detail
        self.elements = elements
    }

    /// The key of a finding about the whole screen.
    package static let screenKey = "screen"
}

extension Finding {
    /// Whether axaudit contradicts the tool that found it.
    package var isContradicted: Bool { opinion?.answer == .contradicted }

    /// The rule as part of the cause: what is contradicted is listed apart, so it has a cause of its own.
    var causeRule: String { isContradicted ? ruleID + " contradicted" : ruleID }

    /// The key without ordinals: equal for findings that differ only in the order of their elements.
    package var baseKey: String {
        elements.isEmpty ? Self.screenKey : elements.map(\.key.base).sorted().joined(separator: " & ")
    }
}
