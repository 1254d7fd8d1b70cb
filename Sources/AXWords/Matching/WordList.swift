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
    /// The words for each role, in the order of `WordRole`.
    private let roles: [[RoleWord]]
    /// The roles whose word may come first in a label.
    package let leading: [WordRole]
    /// Whether the word for a role comes first by grammar, so that there it certainly means the role.
    package let putsRoleFirst: Bool
    /// The words that follow the word for an image at the start of a label.
    package let prepositions: FoldedSet
    /// The words before a word for a role that make it a thing that the label is about.
    package let determiners: FoldedSet
    /// The words that may follow a word for a role that is not at the end; empty if any may.
    package let roleFollowers: FoldedSet
    /// The verbs whose object can be a word for a role.
    package let verbs: FoldedSet
    /// The phrases in which a word for a role means something else, the longest first.
    package let exceptions: [FoldedText]
    /// The particles that are attached to words, the longest first.
    package let particles: [FoldedText]
    /// The roles that a whole label can name.
    package let namedRoles: NamedRoles
    /// The labels that name only a gesture or a place, and so describe nothing on a link or a button (`Click here`).
    package let vague: FoldedSet
    /// The other labels that describe nothing on a link. On a button some of them are usual (`More`).
    package let vagueOnLinks: FoldedSet
    /// The words for being selected or checked.
    package let chosen: FoldedSet
    /// The words for being on or off.
    package let switched: FoldedSet
    /// The words for states that may follow a name without a separator (`Wi-Fi on`), the longest first.
    package let statesAtEnd: [FoldedText]
    /// The words of a label in which a state at the end is part of the name (`Turn Wi-Fi on`).
    package let stateNames: FoldedSet
    /// The labels of images that could be the label of any image (`Logo`).
    package let genericImages: FoldedSet
    /// Whether the word for a gesture comes at the end of an instruction.
    package let gesturesComeLast: Bool
    /// The words for gestures, the longest first.
    package let gestures: [FoldedText]
    /// The words that follow a word for a gesture in an instruction; empty if none needs to.
    package let gestureFollowers: FoldedSet
    /// Whether repeating a word is correct grammar.
    package let reduplicates: Bool
    /// The texts in which a word is repeated correctly.
    package let doubled: FoldedSet

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
        writing: Writing = .spaced, roles: KeyValuePairs<WordRole, String>, leading: [WordRole] = [],
        putsRoleFirst: Bool = false, prefixes: String = "",
        prepositions: String = "", determiners: String = "", roleFollowers: String = "", verbs: String = "",
        exceptions: String = "",
        particles: String = "", vague: String, vagueOnLinks: String = "", chosen: String,
        switched: String = "", statesAtEnd: String, stateNames: String, genericImages: String,
        gesturesComeLast: Bool = false, gestures: String, gestureFollowers: String = "", reduplicates: Bool = false,
        doubled: String = ""
    ) {
        self.writing = writing
        let prefixes = FoldedText.list(prefixes)
        self.roles = WordRole.allCases.map { role in
            RoleWord.list(roles.first { $0.key == role }?.value ?? "", prefixes: prefixes)
        }
        self.leading = leading
        self.putsRoleFirst = putsRoleFirst
        self.prepositions = Self.folded(prepositions)
        self.determiners = Self.folded(determiners)
        self.roleFollowers = Self.folded(roleFollowers)
        self.verbs = Self.folded(verbs)
        self.exceptions = Self.ordered(exceptions)
        self.particles = Self.ordered(particles)
        namedRoles = NamedRoles(self.roles)
        self.vague = Self.folded(vague)
        self.vagueOnLinks = Self.folded(vagueOnLinks)
        self.chosen = Self.folded(chosen)
        self.switched = Self.folded(switched)
        self.statesAtEnd = Self.ordered(statesAtEnd)
        self.stateNames = Self.folded(stateNames)
        self.genericImages = Self.folded(genericImages)
        self.gesturesComeLast = gesturesComeLast
        self.gestures = Self.ordered(gestures)
        self.gestureFollowers = Self.folded(gestureFollowers)
        self.reduplicates = reduplicates
        self.doubled = Self.folded(doubled)
    }

    /// Creates the union of several lists, for a script that does not tell the language.
    package init(merging lists: [WordList], writing: Writing) {
        self.writing = writing
        roles = WordRole.allCases.map { role in lists.flatMap { $0.words(for: role) } }
        leading = []
        putsRoleFirst = false
        prepositions = []
        determiners = []
        roleFollowers = []
        verbs = FoldedSet(lists.flatMap(\.verbs))
        exceptions = lists.flatMap(\.exceptions)
        particles = []
        namedRoles = NamedRoles(roles)
        vague = FoldedSet(lists.flatMap(\.vague))
        vagueOnLinks = FoldedSet(lists.flatMap(\.vagueOnLinks))
        chosen = FoldedSet(lists.flatMap(\.chosen))
        switched = FoldedSet(lists.flatMap(\.switched))
        statesAtEnd = lists.flatMap(\.statesAtEnd)
        stateNames = FoldedSet(lists.flatMap(\.stateNames))
        genericImages = FoldedSet(lists.flatMap(\.genericImages))
        gesturesComeLast = false
        gestures = lists.flatMap(\.gestures)
        gestureFollowers = []
        reduplicates = lists.contains(where: \.reduplicates)
        doubled = FoldedSet(lists.flatMap(\.doubled))
    }

    /// Returns the words for a role.
    package func words(for role: WordRole) -> [RoleWord] { roles[role.rawValue] }

    /// Returns the longest first, so that a phrase is found before a word in it.
    private static func ordered(_ text: String) -> [FoldedText] {
        FoldedText.list(text).sorted { $0.scalars.count > $1.scalars.count }
    }

    private static func folded(_ text: String) -> FoldedSet { FoldedText.set(text) }
}
