/// The style of reports that people read.
public struct TextStyle: Sendable {
    /// Whether to use colour. Colour never carries information that the words do not.
    public var isColored: Bool
    /// Whether to omit findings below the gate and screens without findings.
    public var isQuiet: Bool
    /// Whether to list more: the rules that passed, every change.
    public var isVerbose: Bool

    /// Creates a style; the default is plain text.
    public init(isColored: Bool = false, isQuiet: Bool = false, isVerbose: Bool = false) {
        self.isColored = isColored
        self.isQuiet = isQuiet
        self.isVerbose = isVerbose
    }

    /// The role of a piece of text. The raw value is its ANSI code; no role uses black or white, which are unreadable on a dark
    /// or a light background.
    package enum Role: String {
        case failure = "1;31"
        case warning = "1;33"
        case title = "1"
        case aside = "2"
    }

    /// Returns the text in the colour of its role.
    package func callAsFunction(_ text: String, _ role: Role) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
    }
}
