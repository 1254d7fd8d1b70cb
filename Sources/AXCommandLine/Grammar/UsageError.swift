import AXAudit
import AXSyntax

/// A command line that says nothing we can do, or a file that it names and that cannot be used.
struct UsageError: Error, Hashable {
    /// One line each: what was found, what was expected, the nearest valid word.
    var messages: [String]
    /// Whether the messages begin with a place in a file, so that editors find it.
    var isLocated = false

    init(_ message: String) { messages = [message] }

    init(_ messages: [String]) { self.messages = messages }

    /// What is wrong with configurations and baselines.
    init(_ errors: [SettingsError]) {
        messages = errors.map { Escape.terminal($0.description) }
        isLocated = true
    }

    /// A word that is not in a list of valid ones.
    init(unknown what: String, _ word: String, among valid: [String], listing: Bool = true) {
        var message = "unknown \(what) \"\(word.printable)\""
        if let nearest = word.nearest(in: valid) {
            message += "; did you mean \"\(nearest)\"?"
        } else if listing {
            message += "; expected one of " + valid.joined(separator: ", ")
        }
        self.init(message)
    }

    /// An input that a report would overwrite.
    static func overwritten(_ input: String) -> UsageError {
        UsageError("\(input.printable): a report would overwrite this dump; give the report a name of its own")
    }

    /// What standard error says of it.
    var text: String { messages.map { (isLocated ? "" : "axaudit: ") + $0 + "\n" }.joined() }
}
