/// The roles that whole labels name, by the words for them.
package struct NamedRoles: Sendable {
    private let words: FoldedSet
    /// For each of `words`, the roles that it names.
    private let roles: [[NamedRole]]

    /// Creates the roles of words, which are in the order of `WordRole`.
    package init(_ words: [[RoleWord]]) {
        let set = FoldedSet(words.joined().lazy.map(\.text))
        var roles = [[NamedRole]](repeating: [], count: set.texts.count)
        for role in WordRole.allCases {
            for word in words[role.rawValue] {
                guard let index = set.index(of: word.text) else { continue }
                roles[index].append(NamedRole(role: role, isWeak: word.isWeak))
            }
        }
        self.words = set
        self.roles = roles
    }

    /// Returns the roles that the whole text is a word for.
    package func of(_ text: FoldedText) -> [NamedRole] { words.index(of: text).map { roles[$0] } ?? [] }

    /// Returns the roles that a part of a folded text is a word for.
    package func of(_ part: ArraySlice<UInt32>) -> [NamedRole] { words.index(of: part).map { roles[$0] } ?? [] }
}
