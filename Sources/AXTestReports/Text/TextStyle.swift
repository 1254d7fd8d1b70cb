import AXSyntax
import AXTree

/// The style of reports that people read.
public struct TextStyle: Sendable {
    /// Whether to use colour. Colour never carries information that the words do not.
    package var isColored: Bool
    /// Whether to omit findings below the gate and screens without findings.
    package var isQuiet: Bool
    /// Whether to list more: every finding with its surroundings, the rules that passed or were not checked, every
    /// change.
    package var isVerbose: Bool
    /// The width in columns at which long lines break, or `nil` if they do not: a finding is then one line.
    package var columns: Int?
    /// The names of settings in what is printed.
    package var settingNames = SettingNames.api

    /// Creates a style; the default is plain text.
    public init(isColored: Bool = false, isQuiet: Bool = false, isVerbose: Bool = false, columns: Int? = nil) {
        self.isColored = isColored
        self.isQuiet = isQuiet
        self.isVerbose = isVerbose
        self.columns = columns
    }

    /// The role of a piece of text. The raw value is its ANSI code; no role uses black or white, which are unreadable
    /// on a dark or a light background.
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

    /// Returns a text in lines that are safe in a terminal. The first is indented by one number of spaces, the others
    /// by another; without a width there is one line.
    package func lines(_ text: String, indentedBy first: Int, hanging: Int) -> [String] {
        let text = Escape.withoutLogCommands(text.printable(limit: 2000))
        // A line needs room for a few words, even on a narrow terminal.
        let lines = columns.map { text.wrapped(to: max(20, $0 - hanging), first: max(20, $0 - first)) } ?? [text]
        // Each line is escaped by itself, so that no line begins with a command or ends within right-to-left text.
        return lines.enumerated().map { number, line in
            String(repeating: " ", count: number == 0 ? first : hanging) + Escape.terminal(line)
        }
    }
}
