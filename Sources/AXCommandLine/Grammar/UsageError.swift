import AXAudit
import AXSyntax

/// A command line that cannot be run: wrong usage, or a file that it names and that cannot be used.
struct UsageError: Error, Hashable {
    /// One line per problem: what was found, what was expected, the nearest valid word.
    var messages: [String]
    /// Whether each message begins with the location in a file, so that editors find it.
    var hasLocations = false
    /// The streams to which the message must not be written.
    var closedStreams: Set<StandardStream> = []

    init(_ message: String) { messages = [message] }

    init(_ messages: [String]) { self.messages = messages }

    /// Creates an error from the problems of configurations and baselines.
    init(_ errors: [SettingsError]) {
        messages = errors.map { Escape.terminal($0.description(naming: .options)) }
        hasLocations = true
    }

    /// Creates an error for a word that is not in a list of valid ones. The message names the nearest valid word; if
    /// there is none, it lists all of them unless `listing` is false.
    init(unknown concept: String, _ word: String, among valid: [String], listing: Bool = true) {
        var message = "unknown \(concept) \"\(word.printable)\""
        if let nearest = word.nearest(in: valid) {
            message += "; did you mean \"\(nearest)\"?"
        } else if listing {
            message += "; expected one of " + valid.joined(separator: ", ")
        }
        self.init(message)
    }

    /// Creates an error for a file that the run would write although it reads it, or twice.
    init(_ conflict: FileConflict) {
        messages = [conflict.message]
        closedStreams = conflict.streams
    }

    /// The error as standard error shows it.
    var text: String { messages.map { (hasLocations ? "" : "axaudit: ") + $0 + "\n" }.joined() }
}
