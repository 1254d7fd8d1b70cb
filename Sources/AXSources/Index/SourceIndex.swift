import AXSyntax

/// The index of an app's sources: which file and line mentions a text, a key, an identifier or an image.
package struct SourceIndex: Sendable {
    /// The files that were scanned.
    package let files: [SourceFile]
    let mentions: [Mention]
    let entries: [CatalogueEntry]
    /// The index of the first mention of each file, and the number of all.
    private let firstMentions: [Int]
    /// The brackets of each file, and the controls that have no text of their own.
    let scopes: [[CodeScope]]
    let controls: [[CodeControl]]
    /// The functions and types by name: the scopes of their bodies.
    private(set) var bodies: [String: [(file: Int, scope: Int)]] = [:]

    /// The mentions of each kind by what they mention; keys in lower case.
    private var literals: [String: [Int]] = [:]
    private var literalsInLowerCase: [String: [Int]] = [:]
    private var keys: [String: [Int]] = [:]
    private var identifiers: [String: [Int]] = [:]
    private var constants: [String: [Int]] = [:]
    private var assets: [String: [Int]] = [:]
    private var shown: [String: [Int]] = [:]
    /// The names of the parameters of functions and types.
    private var parameters: [String: [String]] = [:]
    private var entriesByText: [String: [Int]] = [:]
    private var entriesByTextInLowerCase: [String: [Int]] = [:]
    /// The indices of literals, identifiers and entries with gaps.
    private let literalPatterns: PatternIndex
    private let identifierPatterns: PatternIndex
    private let entryPatterns: PatternIndex

    /// Merges what was found in the files of a run.
    package init(_ scanned: [ScannedFile]) {
        files = scanned.map(\.file)
        scopes = scanned.map(\.scopes)
        controls = scanned.map(\.controls)
        for (file, scopes) in scopes.enumerated() {
            for (number, scope) in scopes.enumerated() where scope.isBody && !scope.name.isEmpty {
                bodies[scope.name, default: []].append((file, number))
            }
        }
        var mentions: [Mention] = []
        let firstMentions: [Int]
        var entries: [CatalogueEntry] = []
        for (file, scan) in scanned.enumerated() {
            for var mention in scan.mentions {
                mention.file = file
                mentions.append(mention)
            }
            for var entry in scan.entries {
                entry.file = file
                entries.append(entry)
            }
        }
        let components = ComponentIndex(scanned)
        for number in mentions.indices {
            guard let property = components.property(of: mentions[number]) else { continue }
            mentions[number].property = property
            mentions[number].isListed = false
        }
        Self.resolvePassed(&mentions)
        Self.setIndexed(&mentions)
        firstMentions = files.indices.map { file in mentions.partitioningIndex { $0.file >= file } }
        for scan in scanned { parameters.merge(scan.parameters) { first, _ in first } }
        for scope in scopes.joined() where scope.isBody && !scope.parameters.isEmpty {
            if parameters[scope.name] == nil { parameters[scope.name] = scope.parameters }
        }
        self.mentions = mentions
        self.firstMentions = firstMentions + [mentions.count]
        self.entries = entries
        var literalPatterns: [(number: Int, pattern: TextPattern)] = []
        var identifierPatterns: [(number: Int, pattern: TextPattern)] = []
        var entryPatterns: [(number: Int, pattern: TextPattern)] = []
        for (index, mention) in mentions.enumerated() {
            let text = mention.pattern.text
            switch mention.kind {
            case .literal:
                if let text {
                    literals[text, default: []].append(index)
                    literalsInLowerCase[text.lowercased(), default: []].append(index)
                } else {
                    literalPatterns.append((index, mention.pattern))
                    // The key of a catalogue can have gaps: `"size-\(n)"` is `size-%@`.
                    keys[Self.plainKey(mention.pattern.joined), default: []].append(index)
                }
            case .key: keys[Self.plainKey(mention.pattern.joined), default: []].append(index)
            case .identifier:
                if let text {
                    identifiers[text, default: []].append(index)
                } else {
                    identifierPatterns.append((index, mention.pattern))
                }
            case .constant: if let text { constants[text, default: []].append(index) }
            case .asset: if let text { assets[text, default: []].append(index) }
            case .shown: if let text { shown[text, default: []].append(index) }
            }
        }
        for (index, entry) in entries.enumerated() {
            if let text = entry.pattern.text {
                entriesByText[text, default: []].append(index)
                entriesByTextInLowerCase[text.lowercased(), default: []].append(index)
            } else if entry.pattern.isTelling {
                entryPatterns.append((index, entry.pattern))
            }
        }
        self.literalPatterns = PatternIndex(literalPatterns.filter { $0.pattern.isTelling })
        self.identifierPatterns = PatternIndex(identifierPatterns)
        self.entryPatterns = PatternIndex(entryPatterns)
    }

    /// Returns a key in lower case with letters and digits only: `login.title` in a catalogue is `login_title` or
    /// `loginTitle` in an accessor.
    static func plainKey(_ key: String) -> String {
        String(decoding: key.lowercased().utf8.filter { $0 >= 0x80 || isalnum(Int32($0)) != 0 }, as: UTF8.self)
    }

    /// The mentions of a file, in its order.
    func mentions(of file: Int) -> ArraySlice<Mention> { mentions[firstMentions[file]..<firstMentions[file + 1]] }

    /// The numbers of the mentions of a file.
    func range(of file: Int) -> Range<Int> { firstMentions[file]..<firstMentions[file + 1] }

    // MARK: Look-ups

    /// The mentions of a text in the code. A text in capitals is also found in other letters.
    func literals(of text: String) -> [Int] { Self.find(text, literals, inLowerCase: literalsInLowerCase) }

    /// The entries of catalogues with a text.
    func entries(of text: String) -> [Int] { Self.find(text, entriesByText, inLowerCase: entriesByTextInLowerCase) }

    /// Those with the same text; if there are none, those with other letters for a text without small letters.
    private static func find(
        _ text: String, _ found: [String: [Int]], inLowerCase others: [String: [Int]]
    ) -> [Int] {
        if let same = found[text] { return same }
        return text == text.uppercased() ? others[text.lowercased()] ?? [] : []
    }

    /// The literals with gaps that a text fits.
    func literalPatterns(fitting text: String) -> [Int] {
        let bytes = Array(text.utf8)
        return literalPatterns.candidates(for: bytes).filter { mentions[$0].pattern.matches(bytes) }
    }

    /// The entries with gaps that a text fits.
    func entryPatterns(fitting text: String) -> [Int] {
        let bytes = Array(text.utf8)
        return entryPatterns.candidates(for: bytes).filter { entries[$0].pattern.matches(bytes) }
    }

    /// The mentions of the key of an entry: in accessors, and as texts.
    func uses(ofKey key: String) -> [Int] {
        let plain = FormatPattern.pattern(Array(key.utf8)).joined
        return (literals[key] ?? []) + (keys[Self.plainKey(plain)] ?? [])
    }

    /// The calls that set an identifier.
    func identifiers(_ identifier: String) -> [Int] {
        if let found = identifiers[identifier] { return found }
        let bytes = Array(identifier.utf8)
        let patterns = identifierPatterns.candidates(for: bytes).filter { mentions[$0].pattern.matches(bytes) }
        if !patterns.isEmpty { return patterns }
        // A constant that has the identifier as its value, and is used as one.
        let literals = literals(of: identifier)
        let uses = literals.flatMap { constants[mentions[$0].constant] ?? [] }
        return uses.isEmpty ? literals : uses
    }

    // MARK: Scopes

    /// Returns a scope of a file and those around it, from the inside; at most `CodeScope.deepest`.
    func scopes(around scope: Int, in file: Int) -> some Sequence<Int> {
        let all = scopes[file]
        return sequence(first: scope) { $0 < 0 ? nil : all[$0].parent }.prefix { $0 >= 0 }.prefix(CodeScope.deepest)
    }

    /// The innermost function or type around a scope; -1 at the top of the file.
    func body(around scope: Int, in file: Int) -> Int {
        scopes(around: scope, in: file).first { scopes[file][$0].isBody } ?? -1
    }

    /// The innermost list around a scope in the same block; -1 if there is none.
    ///
    /// - Parameter isOfObjects: Whether the block can be an object in the list.
    func list(around scope: Int, in file: Int, isOfObjects: Bool = false) -> Int {
        for scope in scopes(around: scope, in: file) {
            let around = scopes[file][scope]
            if around.isList { return scope }
            let isObject = isOfObjects && around.parent >= 0 && scopes[file][around.parent].isList
            if around.isBlock, !isObject { return -1 }
        }
        return -1
    }

    /// Whether two scopes of a file are in different branches of one choice, of which a screen shows one.
    func areAlternatives(_ one: Int, _ other: Int, in file: Int) -> Bool {
        var branches: [Int: Int] = [:]
        for scope in scopes(around: one, in: file) where scopes[file][scope].choice >= 0 {
            branches[scopes[file][scope].choice] = scopes[file][scope].branch
        }
        if branches.isEmpty { return false }
        return scopes(around: other, in: file).contains { scope in
            let scope = scopes[file][scope]
            return branches[scope.choice].map { $0 != scope.branch } ?? false
        }
    }

    /// The mentions of an image.
    func assets(_ name: String) -> [Int] { assets[name] ?? [] }

    // MARK: Tables

    /// Drops the variables that are given to calls which do not show them, and their texts; of the others, the texts
    /// where the variables are declared.
    private static func resolvePassed(_ mentions: inout [Mention]) {
        var old: Set<[Int]> = []
        for mention in mentions where mention.property != .unknown {
            if let passed = mention.passed { old.insert([mention.file, passed]) }
        }
        mentions.removeAll { mention in
            if mention.passed != nil || mention.kind == .shown { return mention.property == .unknown }
            if old.isEmpty { return false }
            return (mention.kind == .literal || mention.kind == .key) && old.contains([mention.file, mention.offset])
        }
    }

    /// Marks the texts of lists of which a call shows one by its index.
    private static func setIndexed(_ mentions: inout [Mention]) {
        var lists: Set<String> = []
        for mention in mentions where mention.isIndexed {
            lists.insert("\(mention.file) \(mention.pattern.joined)")
        }
        if lists.isEmpty { return }
        for number in mentions.indices where mentions[number].isListed && !mentions[number].field.isEmpty {
            let mention = mentions[number]
            if lists.contains("\(mention.file) \(mention.field)") { mentions[number].isInTable = true }
        }
    }

    /// The calls that can show a text of a table or of data: those that show the variable or the member with its name.
    func shown(_ mention: Mention) -> [Int] {
        let body = body(around: mention.scope, in: mention.file)
        var names = [mention.field]
        if let argument = mention.argument, argument.name.isEmpty {
            let own = parameters[mention.call] ?? (body < 0 ? [] : scopes[mention.file][body].parameters)
            if argument.position < own.count { names.append(own[argument.position]) }
        }
        if body >= 0 { names.append(scopes[mention.file][body].name) }
        for name in names where !name.isEmpty {
            if let found = shown[name], found.count <= Self.maximumShown { return found }
        }
        return []
    }

    /// The most places that show a member of one name.
    private static let maximumShown = 400

    /// The outermost list or object of texts around a scope, of which calls elsewhere show the items; -1 if there is
    /// none.
    func collection(around scope: Int, in file: Int) -> Int {
        var found = -1
        for scope in scopes(around: scope, in: file) {
            let around = scopes[file][scope]
            if around.isList || around.isObject {
                found = scope
            } else if around.isBlock || CallWords.views.contains(around.name) {
                break
            }
        }
        // The children of an element are no table.
        let parent = found < 0 ? -1 : scopes[file][found].parent
        if parent >= 0, !scopes[file][parent].isBlock, CallWords.views.contains(scopes[file][parent].name) { return -1 }
        return found
    }
}
