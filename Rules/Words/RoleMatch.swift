/// A word for a role that was found in a label.
struct RoleMatch {
    /// Where in the label.
    enum Position { case start, middle, end }

    /// Where in the label the word was found.
    let position: Position
    /// The word.
    let word: RoleWord
}
