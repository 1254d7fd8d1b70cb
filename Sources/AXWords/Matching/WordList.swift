/// The words of one language for roles, states and gestures, and its phrases that describe nothing.
///
/// A class, because all labels in the language share one immutable list.
package final class WordList: Sendable {
    /// How a script separates words.
    package enum Writing: Sendable {
        /// By spaces.
        case spaced
        /// By spaces, and particles are attached to words.
        case particles
        /// Not at all: a word is found at the end of the label.
        case unspaced
    }

    /// How words are separated.
    package let writing: Writing
    /// The words for each role.
    private let roles: [WordRole: [RoleWord]]
    /// The roles that a whole label names.
    private let namedRoles: [FoldedText: [RoleWord]]
    /// The roles whose word may come first in a label.
    package let leading: [WordRole]
    /// Whether the word for a role comes first by grammar, so that there it certainly means the role.
    package let putsRoleFirst: Bool
    /// The words that follow the word for an image at the start of a label.
    package let prepositions: PhraseSet
    /// The words before a word for a role that make it a thing that the label is about.
    package let determiners: PhraseSet
    /// The words that may follow a word for a role that is not at the end; empty if any may.
    package let roleFollowers: PhraseSet
    /// The verbs whose object can be a word for a role.
    package let verbs: PhraseSet
    /// The phrases in which a word for a role means something else.
    package let exceptions: PhraseSet
    /// The particles that are attached to words.
    package let particles: PhraseSet
    /// The labels that name only a gesture or a place, and so describe nothing on a link or a button (`Click here`).
    package let vague: PhraseSet
    /// The other labels that describe nothing on a link. On a button some of them are usual (`More`).
    package let vagueOnLinks: PhraseSet
    /// The words for being selected or checked.
    package let chosen: PhraseSet
    /// The words for being on or off.
    package let switched: PhraseSet
    /// The words for states that may follow a name without a separator (`Wi-Fi on`).
    package let statesAtEnd: PhraseSet
    /// The words of a label in which a state at the end is part of the name (`Turn Wi-Fi on`).
    package let stateNames: PhraseSet
    /// The labels of images that could be the label of any image (`Logo`).
    package let genericImages: PhraseSet
    /// Whether the word for a gesture comes at the end of an instruction.
    package let gesturesComeLast: Bool
    /// The words for gestures.
    package let gestures: PhraseSet
    /// The words that follow a word for a gesture in an instruction; empty if none needs to.
    package let gestureFollowers: PhraseSet
    /// Whether repeating a word is correct grammar.
    package let reduplicates: Bool
    /// The texts in which a word is repeated correctly.
    package let doubled: PhraseSet

    /// Creates the list of a language. Words are separated by commas; `RoleWord` explains the signs before words for roles.
    ///
    /// - Parameters:
    ///   - leading: The roles whose word means the role also at the start of a label (`bouton Lecture`).
    ///   - putsRoleFirst: Whether the word for a role comes first by grammar.
    ///   - prefixes: Prefixes that are written together with the next word (`ال`).
    ///   - prepositions: Words that follow the word for an image at the start; empty if none needs to.
    ///   - determiners: Words before a word for a role that make it a thing that the label is about (`Add a button`).
    ///   - roleFollowers: Words that may follow a word for a role that is not at the end; empty if any may.
    ///   - verbs: Words at the start whose object is a link, a tab, an image or a field at the end (`Copy link`).
    ///   - exceptions: Phrases in which a word for a role means something else.
    ///   - gestureFollowers: Words that follow a word for a gesture in an instruction; empty if none needs to.
    package init(
        writing: Writing = .spaced, roles: [WordRole: String], leading: [WordRole] = [],
        putsRoleFirst: Bool = false, prefixes: String = "",
        prepositions: String = "", determiners: String = "", roleFollowers: String = "", verbs: String = "",
        exceptions: String = "",
        particles: String = "", vague: String, vagueOnLinks: String = "", chosen: String,
        switched: String = "", statesAtEnd: String, stateNames: String, genericImages: String,
        gesturesComeLast: Bool = false, gestures: String, gestureFollowers: String = "", reduplicates: Bool = false,
        doubled: String = ""
    ) {
        self.writing = writing
        let prefixes = PhraseSet(prefixes).phrases
        let words = WordRole.allCases.flatMap { RoleWord.list(roles[$0] ?? "", for: $0, prefixes: prefixes) }
        self.roles = Dictionary(grouping: words, by: \.role)
        namedRoles = Dictionary(grouping: words, by: \.text)
        self.leading = leading
        self.putsRoleFirst = putsRoleFirst
        self.prepositions = PhraseSet(prepositions)
        self.determiners = PhraseSet(determiners)
        self.roleFollowers = PhraseSet(roleFollowers)
        self.verbs = PhraseSet(verbs)
        self.exceptions = PhraseSet(exceptions)
        self.particles = PhraseSet(particles)
        self.vague = PhraseSet(vague)
        self.vagueOnLinks = PhraseSet(vagueOnLinks)
        self.chosen = PhraseSet(chosen)
        self.switched = PhraseSet(switched)
        self.statesAtEnd = PhraseSet(statesAtEnd)
        self.stateNames = PhraseSet(stateNames)
        self.genericImages = PhraseSet(genericImages)
        self.gesturesComeLast = gesturesComeLast
        self.gestures = PhraseSet(gestures)
        self.gestureFollowers = PhraseSet(gestureFollowers)
        self.reduplicates = reduplicates
        self.doubled = PhraseSet(doubled)
    }

    /// Creates the union of several lists, for a script that does not tell the language.
    init(merging lists: [WordList], writing: Writing) {
        func union(_ list: KeyPath<WordList, PhraseSet>) -> PhraseSet {
            PhraseSet(lists.flatMap { $0[keyPath: list].phrases })
        }
        self.writing = writing
        let words = WordRole.allCases.flatMap { role in lists.flatMap { $0.words(for: role) } }
        roles = Dictionary(grouping: words, by: \.role)
        namedRoles = Dictionary(grouping: words, by: \.text)
        leading = []
        putsRoleFirst = false
        prepositions = PhraseSet([])
        determiners = PhraseSet([])
        roleFollowers = PhraseSet([])
        verbs = union(\.verbs)
        exceptions = union(\.exceptions)
        particles = PhraseSet([])
        vague = union(\.vague)
        vagueOnLinks = union(\.vagueOnLinks)
        chosen = union(\.chosen)
        switched = union(\.switched)
        statesAtEnd = union(\.statesAtEnd)
        stateNames = union(\.stateNames)
        genericImages = union(\.genericImages)
        gesturesComeLast = false
        gestures = union(\.gestures)
        gestureFollowers = PhraseSet([])
        reduplicates = lists.contains(where: \.reduplicates)
        doubled = union(\.doubled)
    }

    /// Returns the words for a role.
    package func words(for role: WordRole) -> [RoleWord] { roles[role] ?? [] }

    /// Returns the words for roles that are a whole text, in the order of `WordRole`.
    package func roles(named text: FoldedText) -> [RoleWord] { namedRoles[text] ?? [] }
}
