import AXTree

/// What one language calls roles, states and gestures, and what it says when it says nothing.
///
/// A class only so that handing it to a rule copies nothing; it never changes.
final class WordList: Sendable {
    /// How words are told apart.
    enum Writing: Sendable {
        /// Spaces stand between words.
        case spaced
        /// Spaces stand between words, and particles hang on to them.
        case particles
        /// No spaces: a word is found at the end of the label.
        case unspaced
    }

    private let writing: Writing
    /// By the number of the role.
    private let roles: [[RoleWord]]
    /// By the number of the role.
    private let leading: [Bool]
    /// Whether the word for a role comes first by grammar, so that there it means the role beyond doubt.
    let putsRoleFirst: Bool
    private let prepositions: Set<FoldedText>
    private let determiners: Set<FoldedText>
    private let verbs: Set<FoldedText>
    private let exceptions: [FoldedText]
    private let particles: [FoldedText]
    private let alone: [FoldedText: [(role: WordRole, isWeak: Bool)]]
    private let longestAlone: Int
    /// What a button that shows the rest is called: fine in a bar.
    let more: Set<FoldedText>
    private let vague: Set<FoldedText>
    private let vagueOnLinks: Set<FoldedText>
    private let longestVague: Int
    /// Words for being chosen or ticked.
    let chosen: Set<FoldedText>
    /// Words for being on or off.
    let switched: Set<FoldedText>
    private let gestures: [FoldedText]
    private let gestureFollowers: Set<FoldedText>
    /// Whether saying a word twice is good grammar.
    let reduplicates: Bool
    /// Texts in which a word stands twice as it should.
    let doubled: Set<FoldedText>

    /// The words of a language, every list separated by commas. See `RoleWord` for the signs before words for roles.
    ///
    /// - Parameters:
    ///   - leading: the roles whose word may come first and mean the role all the same (`bouton Lecture`).
    ///   - putsRoleFirst: whether the word for a role comes first by grammar, and not only in a list of words.
    ///   - prefixes: what is written together with the word after it (`ال`).
    ///   - prepositions: what follows the word for an image that comes first; empty if nothing need.
    ///   - determiners: what makes the word for a role a thing that is spoken of (`Add a button`).
    ///   - verbs: what at the start makes a link, a tab, an image or a field at the end its object (`Copy link`).
    ///   - exceptions: where a word for a role means something else.
    ///   - gestureFollowers: what follows a word for a gesture that is an instruction; empty if nothing need.
    init(
        writing: Writing = .spaced, roles: KeyValuePairs<WordRole, String>, leading: [WordRole] = [],
        putsRoleFirst: Bool = false, prefixes: String = "",
        prepositions: String = "", determiners: String = "", verbs: String = "", exceptions: String = "",
        particles: String = "", more: String, vague: String, vagueOnLinks: String = "", chosen: String,
        switched: String = "", gestures: String, gestureFollowers: String = "", reduplicates: Bool = false,
        doubled: String = ""
    ) {
        self.writing = writing
        let prefixes = [""] + Self.list(prefixes)
        var words = [[RoleWord]](repeating: [], count: WordRole.allCases.count)
        for (role, notation) in roles {
            words[role.rawValue] = Self.list(notation).flatMap { word in
                prefixes.map { RoleWord(word, prefix: $0) }
            }
        }
        self.roles = words
        self.leading = WordRole.allCases.map(leading.contains)
        self.putsRoleFirst = putsRoleFirst
        self.prepositions = Self.folded(prepositions)
        self.determiners = Self.folded(determiners)
        self.verbs = Self.folded(verbs)
        self.exceptions = Self.ordered(exceptions)
        self.particles = Self.ordered(particles)
        var alone: [FoldedText: [(role: WordRole, isWeak: Bool)]] = [:]
        for role in WordRole.allCases {
            for word in words[role.rawValue] { alone[word.text, default: []].append((role, word.isWeak)) }
        }
        self.alone = alone
        longestAlone = alone.keys.map { $0.scalars.count }.max() ?? 0
        self.more = Self.folded(more)
        self.vague = Self.folded(vague).union(self.more)
        self.vagueOnLinks = Self.folded(vagueOnLinks)
        longestVague = self.vague.union(self.vagueOnLinks).map { $0.scalars.count }.max() ?? 0
        self.chosen = Self.folded(chosen)
        self.switched = Self.folded(switched)
        self.gestures = Self.ordered(gestures)
        self.gestureFollowers = Self.folded(gestureFollowers)
        self.reduplicates = reduplicates
        self.doubled = Self.folded(doubled)
    }

    /// The lists of several languages as one, for a script that does not tell which of them it writes.
    init(merging lists: [WordList], writing: Writing) {
        self.writing = writing
        roles = WordRole.allCases.map { role in lists.flatMap { $0.roles[role.rawValue] } }
        leading = WordRole.allCases.map { _ in false }
        putsRoleFirst = false
        prepositions = []
        determiners = []
        verbs = lists.reduce(into: []) { $0.formUnion($1.verbs) }
        exceptions = lists.flatMap(\.exceptions)
        particles = []
        alone = lists.reduce(into: [:]) { $0.merge($1.alone) { $0 + $1 } }
        longestAlone = lists.map(\.longestAlone).max() ?? 0
        more = lists.reduce(into: []) { $0.formUnion($1.more) }
        vague = lists.reduce(into: []) { $0.formUnion($1.vague) }
        vagueOnLinks = lists.reduce(into: []) { $0.formUnion($1.vagueOnLinks) }
        longestVague = lists.map(\.longestVague).max() ?? 0
        chosen = lists.reduce(into: []) { $0.formUnion($1.chosen) }
        switched = lists.reduce(into: []) { $0.formUnion($1.switched) }
        gestures = lists.flatMap(\.gestures)
        gestureFollowers = []
        reduplicates = lists.contains(where: \.reduplicates)
        doubled = lists.reduce(into: []) { $0.formUnion($1.doubled) }
    }

    /// Han without anything that tells whose: Chinese of both kinds and Japanese.
    static let han = WordList(merging: [simplifiedChinese, traditionalChinese, japanese], writing: .unspaced)

    private static func list(_ text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: ",")).map { String(Substring($0.drop { $0 == 0x20 })) }
    }

    /// The longest first, so that a phrase is found before a word in it.
    private static func ordered(_ text: String) -> [FoldedText] {
        list(text).map { FoldedText($0) }.sorted { $0.scalars.count > $1.scalars.count }
    }

    private static func folded(_ text: String) -> Set<FoldedText> { Set(list(text).map { FoldedText($0) }) }
}

// MARK: Questions

extension WordList {
    /// Where the word for `role` stands beside other words, if it does and means the role.
    func match(_ role: WordRole, in text: FoldedText) -> RoleMatch? {
        let isLeading = writing == .spaced && leading[role.rawValue]
        let isClear = writing == .spaced && Self.isClear(role)
        let count = text.scalars.count
        // Most words are told by a letter from what stands at either end, and by their first from what stands between.
        let words = roles[role.rawValue]
        let initials = isClear ? text.initials : LetterSketch()
        for index in words.indices where count > words[index].count {
            guard
                writing == .particles || words[index].last == text.scalars[count - 1]
                    || isLeading && words[index].first == text.scalars[0]
                    || isClear && initials.mayContain(words[index].first)
            else { continue }
            let word = words[index]
            if let rest = restBefore(word, in: text) {
                guard rest > 0, !isObject(role, in: text, from: rest) else { continue }
                guard !exceptions.contains(where: text.ends) else { continue }
                return RoleMatch(place: .end, word: word)
            }
            guard count > word.text.scalars.count + 1 else { continue }
            if isLeading, text.starts(with: word.text) {
                guard !exceptions.contains(where: text.starts) else { continue }
                return RoleMatch(place: .start, word: word)
            }
            if isClear, !word.isWeak, let place = text.firstPlace(of: word.text),
                !determiners.contains(text.token(before: place)),
                !exceptions.contains(where: { text.firstPlace(of: $0) != nil })
            {
                return RoleMatch(place: .middle, word: word)
            }
        }
        return nil
    }

    /// Where the word for an image stands at an end of the label of one.
    func imageMatch(in text: FoldedText) -> RoleMatch? {
        if let match = match(.image, in: text), match.place == .end { return match }
        guard writing == .spaced else { return nil }
        for word in roles[WordRole.image.rawValue]
        where word.first == text.scalars.first && text.starts(with: word.text) {
            let rest = word.text.scalars.count + 1
            guard text.scalars.count > rest, !exceptions.contains(where: text.starts) else { continue }
            if prepositions.isEmpty ? leading[WordRole.image.rawValue] : prepositions.contains(text.token(at: rest)) {
                return RoleMatch(place: .start, word: word)
            }
        }
        return nil
    }

    /// The roles that the whole text is a word for.
    func roles(named text: FoldedText) -> [(role: WordRole, isWeak: Bool)] {
        guard 1...longestAlone ~= text.scalars.count else { return [] }
        return alone[text] ?? []
    }

    /// Whether the whole text says nothing about what is behind a button, or behind a link.
    func isVague(_ text: FoldedText, onLink isLink: Bool) -> Bool {
        guard 1...longestVague ~= text.scalars.count else { return false }
        return vague.contains(text) || isLink && vagueOnLinks.contains(text)
    }

    /// The word for a gesture by which the text tells what to do with one's fingers.
    func gesture(in text: FoldedText) -> FoldedText? {
        gestures.first { word in
            if writing != .spaced { return text.contains(word) }
            guard let place = text.firstPlace(of: word) else { return false }
            if gestureFollowers.isEmpty { return true }
            let end = place + word.scalars.count
            return place > 0 && end == text.scalars.count || gestureFollowers.contains(text.token(at: end + 1))
        }
    }

    /// Whether the text begins with a gesture, or in a writing whose verb stands last holds one.
    func gestureLeads(in text: FoldedText) -> FoldedText? {
        guard writing == .spaced else { return gesture(in: text) }
        return gestures.first(where: text.starts).flatMap { gesture(in: text) == nil ? nil : $0 }
    }

    /// Whether the role's word in the middle of a label still means it.
    private static func isClear(_ role: WordRole) -> Bool { role == .button || role == .slider || role == .checkBox }

    /// How much of the text stands before the word at its end; nil if it does not end with it.
    private func restBefore(_ word: RoleWord, in text: FoldedText) -> Int? {
        let count = word.text.scalars.count
        if let rest = text.rest(before: word.text, upTo: text.scalars.count), fits(word, rest, text) { return rest }
        guard writing == .particles else { return nil }
        for particle in particles {
            let end = text.scalars.count - particle.scalars.count
            if end >= count, text.endsAnywhere(with: particle), let rest = text.rest(before: word.text, upTo: end),
                fits(word, rest, text)
            {
                return rest
            }
        }
        return nil
    }

    private func fits(_ word: RoleWord, _ rest: Int, _ text: FoldedText) -> Bool {
        if rest == 0 || text.scalars[rest - 1] == 0x20 { return true }
        switch writing {
        case .unspaced: return true
        case .particles: return word.attaches
        // Before a compound's last part stand three letters at least.
        case .spaced: return word.attaches && rest >= 3 && !text.scalars[rest - 3..<rest].contains(0x20)
        }
    }

    /// Whether the word for the role that begins at `place` is a thing that the label speaks of.
    private func isObject(_ role: WordRole, in text: FoldedText, from place: Int) -> Bool {
        switch role {
        case .button, .slider, .checkBox, .adjustable: break
        case .image, .link, .textField, .tab, .switch:
            if writing == .unspaced ? verbs.contains(where: text.startsAnywhere) : verbs.contains(text.token(at: 0)) {
                return true
            }
        }
        return text.scalars[place - 1] == 0x20 && determiners.contains(text.token(before: place))
    }
}

extension FoldedText {
    /// Whether the text begins with `word`, wherever that ends.
    fileprivate func startsAnywhere(with word: FoldedText) -> Bool { scalars.starts(with: word.scalars) }

    /// The token that begins at `place`.
    fileprivate func token(at place: Int) -> FoldedText {
        guard place < scalars.count else { return FoldedText() }
        return FoldedText(scalars: Array(scalars[place...].prefix { $0 != 0x20 }))
    }

    /// The token that ends right before `place`.
    fileprivate func token(before place: Int) -> FoldedText {
        guard place > 1 else { return FoldedText() }
        return FoldedText(scalars: scalars[..<(place - 1)].reversed().prefix { $0 != 0x20 }.reversed())
    }
}
