import AXEngine
import AXSyntax

extension VoiceName {
    /// What a user says, and what is in the way: `say "Tap Pay"`, `"Tap Edit" is ambiguous: 2 other controls have the
    /// name`, `"Tap ✕" is hard to say: only symbols; the text "Close" on it would do`.
    var words: String {
        let commands = names.map { "\"Tap \($0.printable(limit: 100))\"" }
        guard let problem, let first = commands.first else {
            return commands.isEmpty ? "no name to say" + advice : "say " + commands.joined(separator: " or ")
        }
        let verb = problem == .ambiguous ? "ambiguous" : "hard to say"
        return "\(first) is \(verb): \(reason(problem))\(advice)"
    }

    private func reason(_ problem: Problem) -> String {
        switch problem {
        case .unnamed: "no name"
        case .symbols: "only symbols"
        case .emoji: "only emoji"
        case .identifier: "it looks like an identifier"
        case .long: "\(wordCount) words"
        case .ambiguous: others == 1 ? "another control has the name" : "\(others) other controls have the name"
        }
    }

    private var advice: String { instead.map { "; the text \"\($0.printable(limit: 100))\" on it would do" } ?? "" }

    /// The object in JSON.
    static let json = JSONObject<VoiceName>(
        .written("names", .list(.text), \.names), .written("problem", .orNull(.text), \.problem?.rawValue),
        .written("instead", .orNull(.text), \.instead))
}
