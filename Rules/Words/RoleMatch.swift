import AXTree

/// Where the word for a role stands in a label.
struct RoleMatch {
    /// Where in the label.
    enum Place { case start, middle, end }

    /// Where the word stands.
    let place: Place
    /// The word.
    let word: RoleWord
}
