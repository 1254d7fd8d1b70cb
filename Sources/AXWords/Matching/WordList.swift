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
    /// The same words, to find whether a text has one.
    private let phrases: [WordRole: PhraseSet]
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

    /// Folds the words of a language.
    init(_ words: Lexicon.Words) {
        writing = words.writing
        let roleWords = WordRole.allCases.flatMap { RoleWord.words(for: $0, in: words) }
        roles = Dictionary(grouping: roleWords, by: \.role)
        phrases = roles.mapValues { PhraseSet($0.map(\.text)) }
        namedRoles = Dictionary(grouping: roleWords, by: \.text)
        leading = words.leading
        putsRoleFirst = words.putsRoleFirst
        prepositions = PhraseSet(words.prepositions)
        determiners = PhraseSet(words.determiners)
        roleFollowers = PhraseSet(words.roleFollowers)
        verbs = PhraseSet(words.verbs)
        exceptions = PhraseSet(words.exceptions)
        particles = PhraseSet(words.particles)
        vague = PhraseSet(words.vague)
        vagueOnLinks = PhraseSet(words.vagueOnLinks)
        chosen = PhraseSet(words.chosen)
        switched = PhraseSet(words.switched)
        statesAtEnd = PhraseSet(words.statesAtEnd)
        stateNames = PhraseSet(words.stateNames)
        genericImages = PhraseSet(words.genericImages)
        gesturesComeLast = words.gesturesComeLast
        gestures = PhraseSet(words.gestures)
        gestureFollowers = PhraseSet(words.gestureFollowers)
        reduplicates = words.reduplicates
        doubled = PhraseSet(words.doubled)
    }

    /// Returns the words for a role.
    package func words(for role: WordRole) -> [RoleWord] { roles[role] ?? [] }

    /// Returns whether a text may have a word for a role, at its end or as whole words.
    func mayHaveWord(for role: WordRole, in text: FoldedText) -> Bool {
        guard writing != .particles, let phrases = phrases[role] else { return true }
        return !phrases.matches(atEndOf: text, .anywhere).isEmpty || !phrases.matches(in: text).isEmpty
    }

    /// Returns the words for roles that are a whole text, in the order of `WordRole`.
    package func roles(named text: FoldedText) -> [RoleWord] { namedRoles[text] ?? [] }
}
