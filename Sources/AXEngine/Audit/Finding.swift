import AXTree

/// One defect on one screen.
public struct Finding: Sendable {
    /// Whether a finding counts.
    public enum State: Hashable, Sendable {
        /// It counts.
        case new
        /// The baseline knows it.
        case baselined
        /// Someone decided to ignore it, with a reason.
        case suppressed(reason: String)

        /// The word for reports.
        public var name: String {
            switch self {
            case .new: "new"
            case .baselined: "baselined"
            case .suppressed: "suppressed"
            }
        }
    }

    /// The rule that found it.
    public var ruleID: String
    /// How loudly it speaks.
    public var severity: Severity
    /// What is wrong, with the measured and the wanted value; no full stop.
    public var message: String
    /// A second sentence, where the message is fixed by contract.
    public var detail: String?
    /// The elements, the subject first; none for the screen as a whole.
    public var elements: [FoundElement]
    /// Whether it counts.
    public var state = State.new
    /// What tells the finding from others of its rule on its screen, whatever else changes; `screen` for the whole screen.
    public var key = Self.screenKey

    /// The key of a finding that is about the whole screen.
    package static let screenKey = "screen"
}

extension Finding {
    /// The key without ordinals: equal for findings that nothing but position tells apart.
    var baseKey: String {
        elements.isEmpty ? Self.screenKey : elements.map(\.key.base).sorted().joined(separator: " & ")
    }
}
