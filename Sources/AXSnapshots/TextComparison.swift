import AXEngine
import AXSyntax
import AXTree

/// Compares text snapshots block by block: they cannot be read back as elements, for a label may hold any line.
enum TextComparison {
    /// What differs.
    static func difference(from reference: [UInt8], to current: [UInt8], screen: String) -> ScreenDifference {
        var difference = ScreenDifference(screen: screen)
        let (before, after) = (TextBlocks(reference), TextBlocks(current))
        difference.count = after.count
        difference.reference = .texts((0..<before.count).map(before.text))
        difference.current = .texts((0..<after.count).map(after.text))
        difference.patch = TextPatch(reference: reference, current: current)
        let matches = ListMatcher.matches(of: before, and: after) { before.isEqual($0, to: after, $1) ? 0 : 2 }
        var partners = [Match?](repeating: nil, count: after.count)
        var isKept = [Bool](repeating: false, count: before.count)
        for match in matches {
            partners[match.current] = match
            isKept[match.reference] = true
        }
        var next = 0
        func remove(upTo end: Int) {
            while next < end {
                if !isKept[next] { difference.changes.append(change(.removed, before.text(of: next), from: next)) }
                next += 1
            }
        }
        for index in 0..<after.count {
            guard let match = partners[index] else {
                difference.changes.append(change(.added, after.text(of: index), to: index))
                continue
            }
            if !match.isMoved { remove(upTo: match.reference) }
            guard match.differs || match.isMoved else { continue }
            var change = change(
                match.isMoved ? .moved : .changed, before.text(of: match.reference), from: match.reference, to: index)
            if match.differs {
                change.attributes = [
                    AttributeChange(
                        name: "text", from: .text(before.text(of: match.reference)), to: .text(after.text(of: index)))
                ]
            }
            difference.changes.append(change)
        }
        remove(upTo: before.count)
        return difference
    }

    private static func change(_ kind: Change.Kind, _ text: String, from: Int? = nil, to: Int? = nil) -> Change {
        let line = text.prefix { $0 != "\n" }
        return Change(
            kind: kind, key: String(line), path: "", summary: "\"\(String(line).printable(limit: 60))\"",
            attributes: [],
            from: from.map { $0 + 1 }, to: to.map { $0 + 1 })
    }
}
