import AXEngine
import AXFormats
import AXSyntax
import AXTree

/// Compares two dumps of a screen, element by element.
public enum ScreenComparison {
    /// What differs between the screens of two dumps. Screens go together by name, those without one in their order; where
    /// each side has but one, the two go together whatever their names.
    public static func differences(
        from references: [Screen], to currents: [Screen], attributes: AttributeSet? = nil
    ) -> [ScreenDifference] {
        if references.count == 1, currents.count == 1 {
            return [difference(from: references[0], to: currents[0], attributes: attributes)]
        }
        var waiting = Dictionary(grouping: references.indices) { references[$0].name }
        var isTaken = [Bool](repeating: false, count: references.count)
        var differences = currents.map { current -> ScreenDifference in
            if let index = waiting[current.name]?.first {
                waiting[current.name]?.removeFirst()
                isTaken[index] = true
                return difference(from: references[index], to: current, attributes: attributes)
            }
            var result = difference(from: emptied(current), to: current, attributes: attributes)
            result.remarks = ["this screen is not in the reference"]
            return result
        }
        for (index, reference) in references.enumerated() where !isTaken[index] {
            var result = difference(from: reference, to: emptied(reference), attributes: attributes)
            result.remarks = ["this screen is only in the reference"]
            differences.append(result)
        }
        return differences
    }

    private static func emptied(_ screen: Screen) -> Screen {
        var empty = screen
        empty.elements = []
        return empty
    }

    /// What differs between the elements that VoiceOver stops on; the order of the arguments is that of time.
    ///
    /// Only attributes that both sides carry are compared. If one side is a snapshot of A11yUITests, both are taken as that
    /// library's list.
    public static func difference(
        from reference: Screen, to current: Screen, attributes: AttributeSet? = nil
    ) -> ScreenDifference {
        let isListed = reference.format == InputFormat.a11yuitests.id || current.format == InputFormat.a11yuitests.id
        let (before, after) = (side(reference, isListed: isListed), side(current, isListed: isListed))
        let wanted = (attributes ?? SnapshotSettings.comparableAttributes).intersection(SnapshotSettings.comparableAttributes)
        let either = wanted.intersection(before.list.carries.union(after.list.carries))
        let known = before.list.carries.intersection(after.list.carries)
        var difference = ScreenDifference(screen: current.title)
        difference.remarks = remarks(from: reference, to: current)
        difference.notCompared = either.subtracting(known)
        difference.count = after.order.count
        difference.reference = .screen(reference, order: before.order.indices.map(before.source))
        difference.current = .screen(current, order: after.order.indices.map(after.source))
        let comparer = ElementComparer(
            before.list, after.list, wanted.intersection(known),
            tolerance: max(reference.frameTolerance, current.frameTolerance))
        let one = ElementList(before.list, before.order, comparing: comparer.attributes, knowing: known)
        let other = ElementList(after.list, after.order, comparing: comparer.attributes, knowing: known)
        let matches = ListMatcher.matches(of: one, and: other) { comparer.distance(before.order[$0], after.order[$1]) }
        difference.changes = changes(matches, before, after, comparer)
        return difference
    }

    /// One of the two sides of a comparison.
    private struct Side {
        /// The screen as it was read.
        var screen: Screen
        /// The screen as it is compared.
        var list: Screen
        /// The elements that are compared, in reading order, by their indices in `list`.
        var order: [Int]
        /// By element of `list`: its index in `screen`; empty if it is the same.
        var sources: [Int] = []

        func source(_ number: Int) -> Int { sources.isEmpty ? order[number] : sources[order[number]] }
    }

    private static func side(_ screen: Screen, isListed: Bool) -> Side {
        guard isListed else { return Side(screen: screen, list: screen, order: Exposure(screen).order) }
        let snapshot = JSONSnapshot(screen)
        return Side(
            screen: screen, list: snapshot.screen, order: Array(snapshot.screen.elements.indices),
            sources: snapshot.sources)
    }

    /// Another language or size explains much of what differs.
    private static func remarks(from reference: Screen, to current: Screen) -> [String] {
        var remarks: [String] = []
        if let before = reference.locale, let now = current.locale, before != now {
            remarks.append("the reference is in \(before.printable), this screen in \(now.printable)")
        }
        if let before = reference.size, let now = current.size, before != now {
            remarks.append("the reference is \(before) pt, this screen \(now) pt")
        }
        return remarks
    }

    // MARK: Changes

    /// The changes in reading order; what was removed stands where it stood.
    private static func changes(
        _ matches: [Match], _ before: Side, _ after: Side, _ comparer: ElementComparer
    ) -> [Change] {
        var isMatched = (
            before: [Bool](repeating: false, count: before.order.count),
            after: [Bool](repeating: false, count: after.order.count)
        )
        var stays: [(before: Int, after: Int)] = []
        var entries: [(kind: Change.Kind, before: Int?, after: Int?)] = []
        var changed: [Int: Match] = [:]
        for match in matches {
            isMatched.before[match.reference] = true
            isMatched.after[match.current] = true
            if match.differs || match.isMoved { changed[match.current] = match }
            if !match.isMoved { stays.append((match.reference, match.current)) }
        }
        guard matches.count < max(before.order.count, after.order.count) || !changed.isEmpty else { return [] }
        var (one, other) = (0, 0)
        for pair in stays + [(before.order.count, after.order.count)] {
            for index in one..<pair.before where !isMatched.before[index] { entries.append((.removed, index, nil)) }
            for index in other..<min(pair.after + 1, after.order.count) {
                if let match = changed[index] {
                    entries.append((match.isMoved ? .moved : .changed, match.reference, index))
                } else if !isMatched.after[index] {
                    entries.append((.added, nil, index))
                }
            }
            (one, other) = (pair.before + 1, pair.after + 1)
        }
        return described(entries, before, after, comparer)
    }

    private static func described(
        _ entries: [(kind: Change.Kind, before: Int?, after: Int?)], _ before: Side, _ after: Side,
        _ comparer: ElementComparer
    ) -> [Change] {
        // An element that is still there is called what it was called, so that a new label can be told from it.
        let paths = ElementPath(after.screen)
        var old = Names(
            before.screen, ElementPath(before.screen), entries.compactMap { $0.before.map(before.source) })
        var new = Names(
            after.screen, paths, entries.compactMap { $0.before == nil ? $0.after.map(after.source) : nil })
        return entries.map { entry in
            var change = entry.before == nil ? new.next(entry.kind) : old.next(entry.kind)
            change.from = entry.before.map { $0 + 1 }
            change.to = entry.after.map { $0 + 1 }
            if let one = entry.before, let other = entry.after {
                change.path = paths[after.source(other)]
                change.attributes = comparer.changes(before.order[one], after.order[other])
            }
            return change
        }
    }

    /// Keys, paths and summaries of some elements of a screen, given in the order in which they were named.
    private struct Names {
        private let screen: Screen
        private let paths: ElementPath
        private var elements: Zip2Sequence<[Int], [ElementKey]>.Iterator

        init(_ screen: Screen, _ paths: ElementPath, _ indices: [Int]) {
            self.screen = screen
            self.paths = paths
            elements = zip(indices, screen.keys(of: indices)).makeIterator()
        }

        mutating func next(_ kind: Change.Kind) -> Change {
            guard let (index, key) = elements.next() else {
                return Change(kind: kind, key: "", identifier: nil, path: "", summary: "", attributes: [])
            }
            return Change(
                kind: kind, key: key.description, identifier: screen.elements[index].text(of: .identifier),
                path: paths[index], summary: screen.elements[index].summary, attributes: [])
        }
    }
}
