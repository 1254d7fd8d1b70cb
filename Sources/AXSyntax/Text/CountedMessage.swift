/// A message about a word that may be found several times: `unknown key "colour" (3 times); did you mean "color"?`.
package struct CountedMessage: Sendable {
    /// The index of the error among those of its reader.
    package let error: Int
    private let start: String
    private let rest: String
    private var count = 1

    /// Creates the message for the first time that the word is found.
    package init(error: Int, _ start: String, _ rest: String) {
        self.error = error
        self.start = start
        self.rest = rest
    }

    /// The message.
    package var text: String { count == 1 ? start + rest : "\(start) (\(count) times)\(rest)" }

    /// Counts the word once more.
    package mutating func repeated() { count += 1 }
}
