/// How reports for people look.
public struct TextStyle: Sendable {
    /// Whether to colour. Colour never says anything that words do not.
    public var isColored: Bool
    /// Whether to leave out what is below the gate, and screens without findings.
    public var isQuiet: Bool
    /// Whether to say more: the rules that passed.
    public var isVerbose: Bool

    /// Plain, unless said otherwise.
    public init(isColored: Bool = false, isQuiet: Bool = false, isVerbose: Bool = false) {
        self.isColored = isColored
        self.isQuiet = isQuiet
        self.isVerbose = isVerbose
    }

    /// A role that text plays. No role fixes black or white, which are unreadable on one kind of terminal or the other.
    package enum Role: String {
        case failure = "1;31"
        case warning = "1;33"
        case title = "1"
        case aside = "2"
    }

    /// The text in the colour of its role.
    package func callAsFunction(_ text: String, _ role: Role) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
    }
}
