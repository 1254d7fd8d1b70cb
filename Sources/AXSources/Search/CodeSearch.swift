import AXSyntax
import AXTree

/// Finds for the elements of a screen the places in the sources that make them.
///
/// The elements of a screen are looked for together, because what a screen shows is made in few files: a text that many
/// files have is most likely from the file that has the texts beside it.
package struct CodeSearch {
    let index: SourceIndex
    let screen: Screen
    private let isQuery: Bool
    /// The language of the texts of the screen, as entries have it.
    private let language: String
    var subjects: [Subject] = []
    /// The position in `subjects` of each element; -1 for an element without evidence.
    var positions: [Int]

    /// A candidate of another element in the same file.
    struct Neighbour {
        /// The position of the element in `subjects`.
        let subject: Int
        let line: Int
        /// The scope of the candidate in the file.
        let scope: Int
        /// The function or type, and the list, that have it; -1 if there is none.
        let body: Int
        let list: Int
        /// How few files have its text, up to 1.
        let rarity: Double
    }

    /// What was found for identifiers and texts, because many elements can have the same.
    private var known: [Query: [Candidate]] = [:]

    private enum Query: Hashable {
        case identifier(String, isResource: Bool)
        case text(String, Mention.Property)
    }

    /// The positions of the subjects with a text, a few of each.
    private var positionsOfText: [String: [Int]] = [:]

    /// For each element of Android, whether TalkBack stops on it: what is said there is not said of a container.
    private let isExposed: [Bool]
    /// The answers for elements without a text or an identifier of their own.
    var unnamedAnswers: [Int: CodeAnswer] = [:]

    /// The candidates in each file, by position.
    private var candidatesOfFile: [Int: [Neighbour]] = [:]

    /// The most candidates of a text that says something.
    private static let maximumCandidates = 60
    /// How many subjects before and after an element support it.
    private static let reach = 60

    /// Searches for all elements of a screen. A query is about one element without the rest of its screen.
    package init(_ index: SourceIndex, _ screen: Screen, isQuery: Bool = false) {
        self.index = index
        self.isQuery = isQuery
        self.screen = screen
        isExposed = screen.platform.id == "android" ? Exposure(screen).isExposed : []
        language = Self.language(of: screen, index)
        positions = [Int](repeating: -1, count: screen.elements.count)
        for element in screen.elements.indices {
            let subject = subject(of: element)
            guard !subject.candidates.isEmpty || subject.isForeign else { continue }
            positions[element] = subjects.count
            if positionsOfText[subject.text, default: []].count < 8 {
                positionsOfText[subject.text, default: []].append(subjects.count)
            }
            subjects.append(subject)
        }
        setCatalogues()
        setSupport()
        setBars()
        setTemplates()
        if !isQuery, !subjects.isEmpty { setUnnamedAnswers() }
    }

    // MARK: Candidates

    /// Returns the language of the catalogues that fits most texts of a screen.
    private static func language(of screen: Screen, _ index: SourceIndex) -> String {
        let languages = Set(index.entries.lazy.map(\.language))
        if let locale = screen.locale?.lowercased() {
            let base = String(locale.split(separator: "-").first ?? "")
            if languages.contains(locale) { return locale }
            return languages.contains(base) ? base : ""
        }
        var counts: [String: Int] = [:]
        for text in Set(screen.elements.compactMap(\.label)) {
            for language in Set(index.entries(of: TextPattern(text).text ?? "").map { index.entries[$0].language }) {
                counts[language, default: 0] += 1
            }
        }
        let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        return best.map { $0.value > counts["", default: 0] ? $0.key : "" } ?? ""
    }

    /// The types whose label or identifier the system makes of the name of the app or the title of a screen.
    static let named: Set<ElementType> = [.application, .window, .navigationBar]

    private mutating func subject(of position: Int) -> Subject {
        let element = screen.elements[position]
        var subject = Subject(element: position)
        if Self.named.contains(element.type) { return subject }
        subject.isBorrowed = element.identifier == "BackButton"
        /// What an identifier leads to that no call sets: the name of an image, or an equal text.
        var weak: [Candidate] = []
        if let identifier = element.identifier, !identifier.isEmpty, !subject.isBorrowed {
            let (name, package) = Self.resourceName(identifier)
            if package != "android" {
                let found = identified(by: name, isResource: package != nil)
                if found.contains(where: { isStrong($0) }) { subject.candidates = found } else { weak = found }
                subject.isForeign = !isQuery && package != nil && found.isEmpty && !Self.isOfLibrary(name)
                subject.text = identifier
            }
        }
        if subject.candidates.isEmpty {
            for (text, property) in texts(of: element) where subject.candidates.isEmpty {
                subject.text = text
                subject.candidates = shown(text, as: property)
            }
            if subject.candidates.isEmpty {
                subject.isWhole = false
                addParts(of: position, to: &subject)
            }
            if subject.candidates.isEmpty {
                subject.candidates = weak
                if let identifier = element.identifier, !weak.isEmpty { subject.text = identifier }
            } else if element.type == .image {
                // The system has labels of its own for its symbols.
                subject.candidates += weak
            } else {
                subject.hints = weak
            }
        }
        if subject.candidates.count > Self.maximumCandidates { subject.candidates = [] }
        // Of a call that makes an element and an item of a list, the call is likelier.
        if subject.candidates.contains(where: { !index.mentions[$0.mention].isListed }) {
            for number in subject.candidates.indices
            where index.mentions[subject.candidates[number].mention].isListed {
                subject.candidates[number].weight *= 0.5
            }
        }
        if subject.hints.count > Self.maximumCandidates { subject.hints = [] }
        return subject
    }

    /// Whether a candidate is a call that sets the identifier of an element.
    func isStrong(_ candidate: Candidate) -> Bool {
        let kind = index.mentions[candidate.mention].kind
        return kind == .identifier || kind == .constant
    }

    /// Returns the texts of an element with what they are for, the strongest first.
    private func texts(of element: Element) -> [(String, Mention.Property)] {
        var texts: [(String?, Mention.Property)]
        if let view = element.view, element.type == .textField || element.type == .secureTextField {
            // Its text is what was entered.
            texts = [
                (view.contentDescription, .label), (element.placeholder, .placeholder), (element.label, .unknown),
                (view.text, .text),
            ]
        } else if let view = element.view {
            texts = [(view.contentDescription, .label), (view.text, .text), (element.placeholder, .placeholder)]
            if view.contentDescription == nil, view.text == nil { texts.append((element.label, .unknown)) }
        } else {
            texts = [(element.label, .unknown), (element.placeholder, .placeholder)]
            if element.label == nil, element.type == .staticText { texts.append((element.value, .text)) }
        }
        return texts.compactMap { text, property in
            guard let text = text.flatMap({ TextPattern($0).text }), !text.isEmpty else { return nil }
            return (text, property)
        }
    }

    /// Splits `com.example:id/pay` into its name and package.
    private static func resourceName(_ identifier: String) -> (name: String, package: String?) {
        guard let range = identifier.utf8.firstIndex(of: UInt8(ascii: ":")), identifier[range...].hasPrefix(":id/")
        else {
            return (identifier, nil)
        }
        return (String(identifier[range...].dropFirst(4)), String(identifier[..<range]))
    }

    /// Whether a resource id is one of AndroidX or Material, whose views show texts of the app.
    private static func isOfLibrary(_ name: String) -> Bool {
        [
            "navigation_bar_item_", "snackbar_", "design_", "textinput_", "mtrl_", "action_bar", "alertTitle",
            "title_template", "material_",
        ]
        .contains { name.hasPrefix($0) } || ["title", "text1", "text2", "summary", "label", "message"].contains(name)
    }

    private mutating func identified(by identifier: String, isResource: Bool) -> [Candidate] {
        let query = Query.identifier(identifier, isResource: isResource)
        if let known = known[query] { return known }
        let calls = index.identifiers(identifier)
        let found =
            calls.isEmpty && !isResource
            ? candidates(index.assets(identifier), .asset) { _ in 1 } : candidates(calls, .identifier) { _ in 1 }
        known[query] = found
        return found
    }

    /// Returns the candidates for a text that an element shows.
    private mutating func shown(_ text: String, as property: Mention.Property) -> [Candidate] {
        guard text.contains(where: \.isLetter) else { return [] }
        let query = Query.text(text, property)
        if let known = known[query] { return known }
        var literals = index.literals(of: text)
        var entries = index.entries(of: text).filter { isOfLanguage($0) }
        if literals.isEmpty, entries.isEmpty {
            literals = index.literalPatterns(fitting: text)
            entries = index.entryPatterns(fitting: text).filter { isOfLanguage($0) }
        }
        var found = candidates(literals, .literal) { Self.weight(of: $0, for: property) }
        let ofLiterals = Dictionary(grouping: found.indices) { index.mentions[found[$0].mention].pattern.text }
        var seen = Set(found.map(\.mention))
        var keys: Set<String> = []
        for entry in entries where found.count <= Self.maximumCandidates {
            let key = index.entries[entry].key
            guard keys.insert(key).inserted else { continue }
            let uses = index.uses(ofKey: key).filter { seen.insert($0).inserted }
            found += candidates(uses, .key, entry: entry) { Self.weight(of: $0, for: property) }
            // The text is its own key: the literal is found already, and the entry belongs to it.
            for position in ofLiterals[key] ?? [] { found[position].entry = entry }
        }
        known[query] = found
        return found
    }

    private func isOfLanguage(_ entry: Int) -> Bool {
        index.entries[entry].language == language || index.entries[entry].language.isEmpty
    }

    private static func weight(of mention: Mention, for property: Mention.Property) -> Double {
        switch (property, mention.property) {
        case (_, .unknown): 0.6
        case (.unknown, .placeholder): 0.7
        case (.unknown, _): 1.0
        default: property == mention.property ? 1.0 : 0.7
        }
    }

    /// Returns the mentions that can be of the screen as candidates. If there are more than say anything, the rest is
    /// left out.
    private func candidates(
        _ mentions: [Int], _ evidence: CodeEvidence, entry: Int? = nil, weight: (Mention) -> Double
    ) -> [Candidate] {
        var found: [Candidate] = []
        for number in mentions where found.count <= Self.maximumCandidates {
            let mention = index.mentions[number]
            let candidate = Candidate(
                mention: number, file: mention.file, line: mention.line, scope: mention.scope, entry: entry,
                evidence: evidence, weight: weight(mention),
                isInTable: mention.isInTable)
            if isOfPlatform(candidate), isOfVariant(candidate) { found.append(candidate) }
        }
        return found
    }

    /// Whether a candidate is in a file of an app for the operating system of the screen.
    func isOfPlatform(_ candidate: Candidate) -> Bool {
        let path = index.files[candidate.file].path
        guard let kind = SourceKind(path: path) else { return false }
        switch kind {
        case .code(let language):
            return language.platforms.contains(screen.platform.id) || path.contains("commonMain/")
                || path.contains("iosMain/") && screen.platform == .default
        case .resources: return screen.platform.id == "android"
        case .interfaceBuilder: return screen.platform.id != "android"
        default: return true
        }
    }

    /// Whether a candidate is in a layout that can be in use on a screen of this size.
    private func isOfVariant(_ candidate: Candidate) -> Bool {
        let path = index.files[candidate.file].path
        guard let folder = path.split(separator: "/").dropLast().last, folder.hasPrefix("layout-") else { return true }
        guard let size = screen.size else { return true }
        for qualifier in folder.split(separator: "-").dropFirst() {
            if qualifier == "land", size.width < size.height { return false }
            if qualifier == "port", size.width > size.height { return false }
            for start in ["sw", "w"] where qualifier.hasPrefix(start) && qualifier.hasSuffix("dp") {
                guard let least = Double(qualifier.dropFirst(start.count).dropLast(2)), !screen.hasFramesInPixels else {
                    continue
                }
                if (start == "sw" ? min(size.width, size.height) : size.width) < least { return false }
            }
        }
        return true
    }

    /// Looks for the parts of a merged label: of what is inside the element, or between commas and line breaks.
    private mutating func addParts(of position: Int, to subject: inout Subject) {
        let element = screen.elements[position]
        var parts: [(String, Mention.Property)] = []
        if let description = element.view?.contentDescription {
            parts = Self.parts(of: description).map { ($0, .label) }
        } else if element.view != nil, element.subtreeEnd > position + 1 {
            var inner = position
            let end = min(element.subtreeEnd, position + 60)
            while inner + 1 < end {
                inner += 1
                if isExposed.indices.contains(inner), isExposed[inner] {
                    inner = screen.elements[inner].subtreeEnd - 1
                    continue
                }
                let view = screen.elements[inner].view
                if let text = view?.contentDescription {
                    parts.append((text, .label))
                } else if let text = view?.text {
                    parts.append((text, .text))
                }
            }
        } else if let label = element.label {
            parts = Self.parts(of: label).map { ($0, .unknown) }
        }
        parts = parts.filter { $0.0.contains(where: \.isLetter) }
        guard !parts.isEmpty, element.label != nil else { return }
        var found = 0
        for (offset, (text, property)) in parts.prefix(12).enumerated() {
            let candidates = shown(TextPattern(text).text ?? "", as: property)
            guard !candidates.isEmpty else { continue }
            found += 1
            if subject.candidates.isEmpty, offset == 0 {
                subject.candidates = candidates
                subject.text = text
            }
        }
        subject.share = Double(found) / Double(parts.count)
    }

    private static func parts(of label: String) -> [String] {
        var parts: [String] = []
        for line in label.split(whereSeparator: \.isNewline) {
            var rest = line
            while let comma = rest.firstRange(of: ", ") {
                parts.append(String(rest[..<comma.lowerBound]))
                rest = rest[comma.upperBound...]
            }
            parts.append(String(rest))
        }
        return parts.count > 1 ? parts : []
    }

    // MARK: Support

    /// Sets how much of the rest of the screen is made near each candidate.
    private mutating func setSupport() {
        var byFile: [Int: [Neighbour]] = [:]
        for (position, subject) in subjects.enumerated() {
            let files = Set(subject.candidates.map(\.file))
            guard !files.isEmpty, files.count <= 12 else { continue }
            for candidate in subject.candidates {
                byFile[candidate.file, default: []].append(
                    Neighbour(
                        subject: position, line: candidate.line, scope: candidate.scope,
                        body: index.body(around: candidate.scope, in: candidate.file),
                        list: index.list(around: candidate.scope, in: candidate.file),
                        rarity: candidate.weight / Double(files.count)))
            }
        }
        candidatesOfFile = byFile
        for position in subjects.indices {
            for number in subjects[position].candidates.indices {
                let candidate = subjects[position].candidates[number]
                subjects[position].candidates[number].support = support(of: candidate, at: position).values.sorted()
                    .reduce(0, +)
            }
        }
    }

    /// The candidates of a file that are of elements near another one.
    func neighbours(of position: Int, in file: Int) -> ArraySlice<Neighbour> {
        let all = candidatesOfFile[file, default: []]
        let start = all.partitioningIndex { $0.subject >= position - Self.reach }
        return all[start...].prefix { $0.subject <= position + Self.reach }
    }

    /// Returns how much each text of the rest of the screen supports a candidate.
    private func support(of candidate: Candidate, at position: Int) -> [String: Double] {
        // The nearest candidate of each text counts, once.
        var best: [String: Double] = [:]
        let body = index.body(around: candidate.scope, in: candidate.file)
        let list = index.list(around: candidate.scope, in: candidate.file)
        let parent = screen.elements[subjects[position].element].parent
        for hint in subjects[position].hints where hint.file == candidate.file {
            best[""] = max(best[""] ?? 0, 1 / (1 + Double(abs(hint.line - candidate.line)) / 100))
        }
        for other in neighbours(of: position, in: candidate.file) {
            let text = subjects[other.subject].text
            guard other.subject != position, text != subjects[position].text else { continue }
            if index.areAlternatives(candidate.scope, other.scope, in: candidate.file) { continue }
            let order = 1 / (1 + Double(abs(other.subject - position)) / 6)
            let distance = 1 / (1 + Double(abs(other.line - candidate.line)) / 100)
            var value = other.rarity * order * distance
            if list >= 0, other.list == list, screen.elements[subjects[other.subject].element].parent == parent {
                // Items of one list are side by side on the screen, so the list that has most of them is theirs.
                value = max(value, order * distance)
            } else if other.body != body {
                // The other function of the file may be of another screen.
                value *= 0.6
            }
            best[text] = max(best[text] ?? 0, value)
        }
        return best
    }

    /// Returns how much speaks for one candidate and not for another: texts that the files of both have decide nothing,
    /// and of two branches, those that both have or that are around them.
    private func advantage(of one: Candidate, over other: Candidate, at position: Int) -> (one: Double, other: Double) {
        let (mine, theirs) = (support(of: one, at: position), support(of: other, at: position))
        let isShared = one.file == other.file && !index.areAlternatives(one.scope, other.scope, in: one.file)
        let own = mine.filter { isShared || theirs[$0.key] == nil }
        let others = theirs.filter { isShared || mine[$0.key] == nil }
        return (own.values.sorted().reduce(0, +) * one.weight, others.values.sorted().reduce(0, +) * other.weight)
    }

    // MARK: Answers

    /// Returns the place that makes an element, or `nil` if nothing speaks for any.
    package func answer(for element: Int) -> CodeAnswer? {
        if positions[element] >= 0, let answer = answer(to: subjects[positions[element]]) { return answer }
        return unnamedAnswers[element]
    }

    /// Returns the place that makes an element, with what an edit changes there, if that is certain.
    package func answer(for element: Int, edit: CodeEdit?) -> CodeAnswer? {
        guard var answer = answer(for: element) else { return nil }
        guard let edit, answer.certainty == .one, positions[element] >= 0 else { return answer }
        let subject = subjects[positions[element]]
        if subject.isWhole, let best = ranked(subject).first {
            CodeEditor(index.mentions[best.mention], in: index)?.set(edit, in: &answer)
        }
        return answer
    }

    func ranked(_ subject: Subject) -> [Candidate] {
        var ranked: [Candidate] = []
        // A literal in a call comes before one in a table, also if the table has more texts of the screen.
        let sorted = (subject.candidates + subject.templates).sorted { one, other in
            if one.isOfOtherBar != other.isOfOtherBar { return other.isOfOtherBar }
            if one.isOfBar != other.isOfBar { return one.isOfBar }
            if one.isInTable != other.isInTable { return other.isInTable }
            return (other.score, one.file, one.line) < (one.score, other.file, other.line)
        }
        for candidate in sorted {
            // Two mentions side by side, or of one object, are of one element; two calls of one name are not.
            if ranked.contains(where: { isSameElement($0, candidate) }) { continue }
            ranked.append(candidate)
        }
        return ranked
    }

    private func isSameElement(_ one: Candidate, _ other: Candidate) -> Bool {
        guard one.file == other.file else { return false }
        let (first, second) = (index.mentions[one.mention], index.mentions[other.mention])
        if let owner = first.owner { return owner == second.owner }
        if index.areAlternatives(one.scope, other.scope, in: one.file) { return false }
        if first.scope != second.scope, first.call == second.call, first.property == second.property,
            first.property != .unknown
        {
            return false
        }
        return abs(one.line - other.line) <= 2
    }

    private func answer(to subject: Subject) -> CodeAnswer? {
        let ranked = ranked(subject)
        guard let best = ranked.first else { return nil }
        if isCertain(ranked, subject) { return answer(best, .one, others: []) }
        // Without anything on the screen that speaks for one of many places, each would be a guess.
        let isGuess =
            !isQuery && best.support < 0.1
            && (ranked.count { !$0.isTemplate } > 3 || subject.share < 1)
        if isGuess || subject.isForeign { return nil }
        return answer(best, .several, others: Array(ranked.dropFirst().prefix(2)))
    }

    /// Whether the best candidate is the only one that can make the element.
    func isCertain(_ ranked: [Candidate], _ subject: Subject) -> Bool {
        guard let best = ranked.first, !subject.isBorrowed, !subject.isForeign, !best.isInTable, !best.isTemplate,
            !best.isOfOtherBar
        else {
            return false
        }
        let mention = index.mentions[best.mention]
        if mention.isReplaceable, ranked.count > 1 || subject.share < 1 { return false }
        // Of a text that a bar has, too, the places of the bar are another element's, and the rest can be of any screen.
        if ranked.contains(where: \.isOfOtherBar), best.support < 1 { return false }
        let hasTables = ranked.contains(where: \.isInTable)
        let ranked = ranked.filter { !$0.isInTable && !$0.isTemplate }
        if best.isOfBar, subject.share == 1 { return !ranked.dropFirst().contains(where: \.isOfBar) }
        // The text may be a row's, and the call another's.
        if hasTables, best.support < 0.3 { return false }
        if ranked.count == 1 {
            if isStrong(best) || isQuery && subject.share == 1 { return true }
            if subject.share < 1 { return subject.share >= 0.5 && best.support >= 0.3 }
            if mention.property != .unknown, subject.text.split(separator: " ").count >= 4 { return true }
            return best.support >= (mention.property == .unknown ? 0.3 : 0.1) && hasCompany(best, subject)
        }
        if subject.share < 0.5 { return false }
        let position = positions[subject.element]
        let namesakes = namesakes(of: subject)
        let isOfNamesake = namesakes.contains { other in
            other.candidates.contains { $0.mention == best.mention && best.support < 0.8 * $0.support }
        }
        if isOfNamesake { return false }
        let least = namesakes.isEmpty ? 2.5 : 6
        return ranked.dropFirst().prefix(8).allSatisfy { other in
            if isReplacement(other, of: mention) { return false }
            let advantage = advantage(of: best, over: other, at: position)
            return advantage.one >= 0.3 && advantage.one >= least * advantage.other
        }
    }

    /// Whether another text of the screen is likelier from the file of a candidate than from any other: the only one
    /// of a file may be of a screen that looks alike.
    private func hasCompany(_ candidate: Candidate, _ subject: Subject) -> Bool {
        if isQuery { return true }
        let position = positions[subject.element]
        if subject.hints.contains(where: { $0.file == candidate.file }) { return true }
        return neighbours(of: position, in: candidate.file).contains { other in
            let neighbour = subjects[other.subject]
            if neighbour.text == subject.text { return false }
            // The text itself speaks for its file: what it adds to the other one is left out.
            var best = (here: 0.0, elsewhere: 0.0)
            for place in neighbour.candidates {
                let support = support(of: place, at: other.subject).filter { $0.key != subject.text }
                let score = place.weight * (0.02 + support.values.sorted().reduce(0, +))
                if place.file == candidate.file {
                    best.here = max(best.here, score)
                } else {
                    best.elsewhere = max(best.elsewhere, score)
                }
            }
            return best.here > best.elsewhere
        }
    }

    /// The other elements with the same text, such as the title of a screen and its tab: each of the places can be of
    /// the other.
    private func namesakes(of subject: Subject) -> [Subject] {
        positionsOfText[subject.text, default: []].map { subjects[$0] }.filter { other in
            let (one, other) = (subject.element, other.element)
            return one != other && !(one..<screen.elements[one].subtreeEnd).contains(other)
                && !(other..<screen.elements[other].subtreeEnd).contains(one)
        }
    }

    /// Whether a candidate is in the code of the scene in which a storyboard has the text.
    private func isReplacement(_ candidate: Candidate, of mention: Mention) -> Bool {
        guard !mention.classes.isEmpty, candidate.file != mention.file else { return false }
        let stem = index.files[candidate.file].name.split(separator: ".").first.map(String.init) ?? ""
        return mention.classes.contains(stem)
    }

    func answer(_ best: Candidate, _ certainty: CodeCertainty, others: [Candidate]) -> CodeAnswer {
        let mention = index.mentions[best.mention]
        let file = index.files[mention.file]
        var answer = CodeAnswer(
            place: place(mention), certainty: certainty, evidence: best.evidence, code: file.code(at: mention.offset))
        answer.others = others.map { place(index.mentions[$0.mention]) }
        if let entry = best.entry.map({ index.entries[$0] }) {
            answer.catalogue = .init(file: index.files[entry.file].path, line: entry.line, key: entry.key)
        }
        (answer.firstLine, answer.excerpt) = file.excerpt(around: mention.offset, line: mention.line)
        return answer
    }

    func place(_ mention: Mention) -> CodePlace {
        let file = index.files[mention.file]
        return CodePlace(
            file: file.path, path: file.fullPath, line: mention.line, column: file.column(of: mention.offset))
    }
}
