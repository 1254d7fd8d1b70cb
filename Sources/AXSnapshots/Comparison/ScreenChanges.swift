import AXEngine
import AXTree

/// Lists the changes of a screen that follow from matched elements.
struct ScreenChanges {
    private let before: ComparedScreen
    private let after: ComparedScreen
    private let comparer: ElementComparer
    private let compared: AttributeSet

    init(
        _ before: ComparedScreen, _ after: ComparedScreen, _ comparer: ElementComparer, _ compared: AttributeSet
    ) {
        self.before = before
        self.after = after
        self.comparer = comparer
        self.compared = compared
    }

    /// A change by the numbers of its element in both reading orders, from 0.
    private struct Entry {
        var kind: Change.Kind
        var before: Int?
        var after: Int?
    }

    /// Returns the changes in reading order. A removed element is listed where it was in the reference.
    func changes(_ matches: [Match]) -> [Change] {
        let entries = entries(matches)
        guard !entries.isEmpty else { return [] }
        let paths = ElementPath(after.screen)
        let old = Description(
            before.screen, ElementPath(before.screen), entries.compactMap { $0.before.map(before.sourceIndex) })
        let new = Description(
            after.screen, paths, entries.compactMap { $0.before == nil ? $0.after.map(after.sourceIndex) : nil })
        // What VoiceOver says follows from the compared attributes, so that it differs only where they do.
        let oldSpeech = speech(before)
        let newSpeech = speech(after)
        return entries.map { entry in
            var change =
                entry.before.map { old.change(entry.kind, before.sourceIndex($0)) }
                ?? new.change(entry.kind, entry.after.map(after.sourceIndex) ?? 0)
            change.from = entry.before.map { $0 + 1 }
            change.to = entry.after.map { $0 + 1 }
            if let one = entry.before, let other = entry.after {
                change.path = paths[after.sourceIndex(other)]
                change.attributes = comparer.changes(before.order[one], after.order[other])
                let (from, to) = (oldSpeech[one].speech.text, newSpeech[other].speech.text)
                if from != to {
                    change.speech = AttributeChange(name: "speech", from: .text(from), to: .text(to))
                }
            }
            return change
        }
    }

    /// Returns what VoiceOver says, for each compared element.
    private func speech(_ side: ComparedScreen) -> [SpokenElement] {
        ScreenSpeech(side.list.speaking(only: compared), order: side.order).elements
    }

    private func entries(_ matches: [Match]) -> [Entry] {
        var isMatched = [Bool](repeating: false, count: before.order.count)
        var matchOfCurrent = [Match?](repeating: nil, count: after.order.count)
        // The matches that have not moved divide both reading orders into sections that correspond to each other.
        var sectionEnds: [IndexPair] = []
        for match in matches {
            isMatched[match.indices.reference] = true
            matchOfCurrent[match.indices.current] = match
            if !match.isMoved { sectionEnds.append(match.indices) }
        }
        var entries: [Entry] = []
        var (start, currentStart) = (0, 0)
        for end in sectionEnds + [IndexPair(reference: before.order.count, current: after.order.count)] {
            for index in start..<end.reference where !isMatched[index] {
                entries.append(Entry(kind: .removed, before: index))
            }
            for index in currentStart..<min(end.current + 1, after.order.count) {
                guard let match = matchOfCurrent[index] else {
                    entries.append(Entry(kind: .added, after: index))
                    continue
                }
                guard match.differs || match.isMoved else { continue }
                entries.append(
                    Entry(kind: match.isMoved ? .moved : .changed, before: match.indices.reference, after: index))
            }
            (start, currentStart) = (end.reference + 1, end.current + 1)
        }
        return entries
    }

    /// Describes some elements of a screen, whose keys are found in one pass.
    private struct Description {
        private let screen: Screen
        private let paths: ElementPath
        private let keys: [Int: ElementKey]

        init(_ screen: Screen, _ paths: ElementPath, _ indices: [Int]) {
            self.screen = screen
            self.paths = paths
            keys = Dictionary(zip(indices, screen.keys(of: indices))) { first, _ in first }
        }

        func change(_ kind: Change.Kind, _ index: Int) -> Change {
            let element = screen.elements[index]
            return Change(
                kind: kind, key: keys[index]?.description ?? "", identifier: element.text(of: .identifier),
                path: paths[index], summary: element.summary(on: screen.platform), attributes: [])
        }
    }
}
