/// A role that a whole label is a word for.
package struct NamedRole: Sendable {
    /// The role.
    package let role: WordRole
    /// Whether the word often means the thing itself, see `RoleWord.isWeak`.
    package let isWeak: Bool
}
