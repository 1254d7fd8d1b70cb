import AXConfiguration
import AXEngine
import AXTree

/// Compares text snapshots block by block, and speech snapshots line by line.
///
/// A text snapshot cannot be read back as elements, because a label may contain any line.
enum TextComparison {
    /// Returns the differences between two texts with LF between lines.
    static func difference(
        from reference: [UInt8], to current: [UInt8], screen: String, style: SnapshotStyle
    ) -> ScreenDifference {
        var difference = ScreenDifference(screen: screen)
        let isSpeech = style == .speech
        let before = isSpeech ? TextBlocks(lines: reference) : TextBlocks(reference)
        let after = isSpeech ? TextBlocks(lines: current) : TextBlocks(current)
        difference.count = after.count
        difference.reference = .texts((0..<before.count).map(before.text))
        difference.current = .texts((0..<after.count).map(after.text))
        difference.patch = TextPatch(reference: reference, current: current)
        difference.changes = changes(from: before, to: after, attribute: style.rawValue)
        return difference
    }

    private static func changes(
        from before: TextBlocks, to after: TextBlocks, attribute: String
    ) -> [Change] {
        var isMatched = [Bool](repeating: false, count: before.count)
        var matchOfCurrent = [Match?](repeating: nil, count: after.count)
        for match in ListMatcher.matches(
            of: before, and: after, distance: { before.isEqual($0, to: after, $1) ? 0 : 2 })
        {
            isMatched[match.indices.reference] = true
            matchOfCurrent[match.indices.current] = match
        }
        var changes: [Change] = []
        var next = 0
        func addRemoved(before end: Int) {
            while next < end {
                if !isMatched[next] { changes.append(change(.removed, before.text(of: next), from: next)) }
                next += 1
            }
        }
        for (index, match) in matchOfCurrent.enumerated() {
            guard let match else {
                changes.append(change(.added, after.text(of: index), to: index))
                continue
            }
            let referenceIndex = match.indices.reference
            if !match.isMoved { addRemoved(before: referenceIndex) }
            guard match.differs || match.isMoved else { continue }
            let text = before.text(of: referenceIndex)
            var change = change(match.isMoved ? .moved : .changed, text, from: referenceIndex, to: index)
            if match.differs {
                change.attributes = [
                    AttributeChange(name: attribute, from: .text(text), to: .text(after.text(of: index)))
                ]
            }
            changes.append(change)
        }
        addRemoved(before: before.count)
        return changes
    }

    private static func change(_ kind: Change.Kind, _ text: String, from: Int? = nil, to: Int? = nil) -> Change {
        let line = String(text.prefix { $0 != "\n" })
        return Change(
            kind: kind, key: line, path: "", summary: "\"\(line.printable(limit: 60))\"", attributes: [],
            from: from.map { $0 + 1 }, to: to.map { $0 + 1 })
    }
}
