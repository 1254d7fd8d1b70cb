/// A word for a role that was found in a label.
package struct RoleMatch {
    /// Where in the label.
    package enum Position { case start, middle, end }

    /// Where in the label the word was found.
    package let position: Position
    /// The word.
    package let word: RoleWord

    /// Creates a match.
    package init(position: Position, word: RoleWord) {
        self.position = position
        self.word = word
    }
}
