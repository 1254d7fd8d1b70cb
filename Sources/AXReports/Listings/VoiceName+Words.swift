import AXEngine
import AXSyntax

extension VoiceName {
    /// What a user says, and what is in the way: `say "Tap Pay"`, `"Tap Edit" is ambiguous: 2 other controls have the
    /// name`, `"Tap ✕" is not sayable: only symbols; better: "Tap Close"`.
    var words: String {
        let commands = names.map { "\"Tap \($0.printable(limit: 100))\"" }
        guard let problem, let first = commands.first else {
            return commands.isEmpty ? "nothing to say: no name" + advice : "say " + commands.joined(separator: " or ")
        }
        let verb = problem == .ambiguous ? "ambiguous" : "not sayable"
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

    private var advice: String { instead.map { "; better: \"Tap \($0.printable(limit: 100))\"" } ?? "" }

    /// The object in JSON.
    static let json = JSONObject<VoiceName>(
        .written("names", .list(.text), \.names), .written("problem", .orNull(.text), \.problem?.rawValue),
        .written("instead", .orNull(.text), \.instead))
}
