extension Lexicon {
    /// The words of a language for roles, states and gestures, and its phrases that describe nothing. `RoleWord`
    /// explains the signs before words for roles.
    package struct Words: Sendable {
        /// How words are separated.
        var writing = WordList.Writing.spaced
        /// The words for each role.
        var roles: [WordRole: String] = [:]
        /// The roles whose word means the role also at the start of a label (`bouton Lecture`).
        var leading: [WordRole] = []
        /// Whether the word for a role comes first by grammar.
        var putsRoleFirst = false
        /// Prefixes that are written together with the next word (`ال`).
        var prefixes = ""
        /// Words that follow the word for an image at the start; empty if none needs to.
        var prepositions = ""
        /// Words before a word for a role that make it a thing that the label is about (`Add a button`).
        var determiners = ""
        /// Words that may follow a word for a role that is not at the end; empty if any may.
        var roleFollowers = ""
        /// Words at the start whose object is a link, a tab, an image or a field at the end (`Copy link`).
        var verbs = ""
        /// Phrases in which a word for a role means something else.
        var exceptions = ""
        /// Particles that are attached to words.
        var particles = ""
        /// Labels that name only a gesture or a place, and so describe nothing on a link or a button (`Click here`).
        var vague = ""
        /// Other labels that describe nothing on a link. On a button some of them are usual (`More`).
        var vagueOnLinks = ""
        /// Words for being selected or checked.
        var chosen = ""
        /// Words for being on or off.
        var switched = ""
        /// Words for states that may follow a name without a separator (`Wi-Fi on`).
        var statesAtEnd = ""
        /// Words of a label in which a state at the end is part of the name (`Turn Wi-Fi on`).
        var stateNames = ""
        /// Labels of images that could be the label of any image (`Logo`).
        var genericImages = ""
        /// Whether the word for a gesture comes at the end of an instruction.
        var gesturesComeLast = false
        /// Words for gestures.
        var gestures = ""
        /// Words that follow a word for a gesture in an instruction; empty if none needs to.
        var gestureFollowers = ""
        /// Whether repeating a word is correct grammar.
        var reduplicates = false
        /// Texts in which a word is repeated correctly.
        var doubled = ""
    }
}

extension Lexicon.Words {
    /// Returns the words with the determiners, verbs and exceptions of all `words` of the language, where they have
    /// none.
    func sharing(_ words: Self) -> Self {
        guard !roles.isEmpty else { return self }
        var shared = self
        for list in [\Self.determiners, \.verbs, \.exceptions] where self[keyPath: list].isEmpty {
            shared[keyPath: list] = words[keyPath: list]
        }
        return shared
    }

    /// Joins the words of several languages that a label may be in; what is asked of a known language only is left out.
    init(
        writing: WordList.Writing = .spaced, leading: [WordRole] = [], putsRoleFirst: Bool = false,
        joining languages: [Self]
    ) {
        func joined(_ list: (Self) -> String?) -> String { languages.compactMap(list).joined(separator: ",") }
        self.init(
            writing: writing,
            roles: Dictionary(
                uniqueKeysWithValues: WordRole.allCases.map { role in (role, joined { $0.roles[role] }) }),
            leading: leading, putsRoleFirst: putsRoleFirst,
            prepositions: joined(\.prepositions), determiners: joined(\.determiners), verbs: joined(\.verbs),
            exceptions: joined(\.exceptions), vague: joined(\.vague), vagueOnLinks: joined(\.vagueOnLinks),
            chosen: joined(\.chosen), switched: joined(\.switched), statesAtEnd: joined(\.statesAtEnd),
            stateNames: joined(\.stateNames), genericImages: joined(\.genericImages), gestures: joined(\.gestures),
            reduplicates: languages.contains(where: \.reduplicates), doubled: joined(\.doubled))
    }
}
