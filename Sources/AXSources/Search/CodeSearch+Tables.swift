import AXTree

/// Texts of tables and data: another call shows them, which is found by the name of the variable or the member that has
/// the text, and by the other texts of the screen.
extension CodeSearch {
    /// A list or an object in the code, and the name of a property of its items.
    private struct Column: Hashable {
        let file: Int
        let collection: Int
        let field: String
    }

    /// The fewest texts of a catalogue.
    private static let fewestTexts = 3
    /// The least that speaks for a call which shows a text of a table.
    private static let leastSupport = 0.12
    /// How many subjects before and after an element are of its row.
    private static let farthestInRow = 8

    /// Marks the candidates in collections of which the screen shows few texts: they are catalogues or data, and no
    /// items that are side by side.
    mutating func setCatalogues() {
        var columns: [Column: Set<Int>] = [:]
        for subject in subjects {
            for candidate in subject.candidates where !candidate.isInTable {
                guard let column = column(candidate.mention) else { continue }
                columns[column, default: []].insert(candidate.mention)
            }
        }
        if columns.isEmpty { return }
        var all: [Column: Int] = [:]
        for file in Set(columns.keys.map(\.file)) {
            for number in index.range(of: file) {
                guard let column = column(number), columns[column] != nil else { continue }
                all[column, default: 0] += 1
            }
        }
        let catalogues = Set(
            columns.filter { column, shown in
                let count = all[column] ?? 0
                return count > Self.fewestTexts && shown.count * 2 < count
            }.keys)
        for position in subjects.indices {
            for number in subjects[position].candidates.indices {
                let mention = subjects[position].candidates[number].mention
                if let column = column(mention), catalogues.contains(column) || isSample(column) {
                    subjects[position].candidates[number].isInTable = true
                }
            }
        }
    }

    private func column(_ number: Int) -> Column? {
        let mention = index.mentions[number]
        guard mention.kind == .literal || mention.kind == .key, mention.scope >= 0 else { return nil }
        let isInObject = index.scopes[mention.file][mention.scope].isObject
        guard mention.isListed || isInObject else { return nil }
        let collection = index.collection(around: mention.scope, in: mention.file)
        return collection < 0 ? nil : Column(file: mention.file, collection: collection, field: mention.field)
    }

    private func isSample(_ column: Column) -> Bool {
        ScannedFile.isSample(index.scopes[column.file][column.collection].variable)
    }

    // MARK: Templates

    /// Sets the calls that show the texts of which only tables or data have the words.
    mutating func setTemplates() {
        var possible: [Int: [Candidate]] = [:]
        var known: [[Int]: [Candidate]] = [:]
        for position in subjects.indices where needsTemplate(subjects[position]) {
            let tables = subjects[position].candidates.filter(\.isInTable)
            let key = tables.map(\.mention)
            let found = known[key] ?? templates(of: tables)
            known[key] = found
            if !found.isEmpty { possible[position] = found }
        }
        if possible.isEmpty { return }
        /// The texts of the same rows that calls in the same function can show, by file and function.
        var data: [Int: [[Int]: Int]] = [:]
        for (position, templates) in possible {
            for template in templates {
                data[position, default: [:]][[template.file, body(template)]] = template.line
            }
        }
        for (position, templates) in possible {
            let rated = templates.map { template in
                var template = template
                template.support = support(of: template, at: position, data)
                return template
            }
            // The items of a bar are rarely made where the other texts of the screen are.
            let isNamed = rated.contains { $0.isOfBar && $0.isNamedAfterType }
            let best = rated.filter { $0.isOfBar && isNamed ? $0.isNamedAfterType : $0.support >= Self.leastSupport }
                .sorted { ($1.score, $0.file, $0.line) < ($0.score, $1.file, $1.line) }
            subjects[position].templates = Array(best.prefix(2))
        }
    }

    private func body(_ candidate: Candidate) -> Int { index.body(around: candidate.scope, in: candidate.file) }

    /// Whether nothing certain is known of a text that a table or data has.
    private func needsTemplate(_ subject: Subject) -> Bool {
        guard !subject.isForeign, subject.candidates.contains(where: \.isInTable) else { return false }
        if subject.candidates.contains(where: \.isOfOtherBar) { return true }
        return !subject.candidates.contains { !$0.isInTable && !$0.isOfOtherBar && ($0.support >= 0.3 || $0.isOfBar) }
    }

    private func templates(of tables: [Candidate]) -> [Candidate] {
        var seen: Set<Int> = []
        return tables.flatMap { table in
            index.shown(index.mentions[table.mention]).compactMap { number in
                let shown = index.mentions[number]
                guard seen.insert(number).inserted else { return nil }
                // A variable of that name can be another's.
                let isNamed = !shown.field.isEmpty || shown.isIndexed
                var candidate = Candidate(
                    mention: number, file: shown.file, line: shown.line, scope: shown.scope, entry: table.entry,
                    evidence: table.evidence, weight: isNamed ? 1 : 0.6)
                candidate.isTemplate = true
                // `event.title` is likelier of `TimelineEvent(title:)` than `user.title`.
                let words = Set(SourceFile.words(shown.field))
                candidate.isNamedAfterType =
                    !words.isDisjoint(with: SourceFile.words(index.mentions[table.mention].call))
                if candidate.isNamedAfterType { candidate.weight = 4 }
                candidate.isOfBar = table.isOfBar
                return isOfPlatform(candidate) ? candidate : nil
            }
        }
    }

    /// Returns how much of the rest of the screen is made near a call that can show a text of data.
    private func support(of template: Candidate, at position: Int, _ data: [Int: [[Int]: Int]]) -> Double {
        var best: [String: Double] = [:]
        let body = body(template)
        let text = subjects[position].text
        func add(_ other: Int, line: Int, isSameBody: Bool, rarity: Double) {
            let order = 1 / (1 + Double(abs(other - position)) / 4)
            let distance = 1 / (1 + Double(abs(line - template.line)) / 30)
            // What comes first on the screen is mostly made first.
            let isInOrder = (other < position) == (line < template.line)
            let value = rarity * order * distance * (isSameBody ? 1 : 0.5) * (isInOrder ? 1 : 0.7)
            let name = subjects[other].text
            best[name] = max(best[name] ?? 0, value)
        }
        for other in neighbours(of: position, in: template.file)
        where other.subject != position && subjects[other.subject].text != text {
            add(other.subject, line: other.line, isSameBody: other.body == body, rarity: other.rarity)
        }
        let row = max(0, position - Self.farthestInRow)...min(subjects.count - 1, position + Self.farthestInRow)
        for other in row where other != position && subjects[other].text != text {
            guard let line = data[other]?[[template.file, body]], line != template.line else { continue }
            add(other, line: line, isSameBody: true, rarity: 0.5)
        }
        return best.values.sorted().reduce(0, +)
    }
}
