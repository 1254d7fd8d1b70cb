/// A role that a whole label is a word for.
struct NamedRole: Sendable {
    /// The role.
    let role: WordRole
    /// Whether the word often means the thing itself, see `RoleWord.isWeak`.
    let isWeak: Bool
}
