/// The order in which TalkBack reads the views of Compose.
///
/// Compose tells TalkBack to read its views row by row: what overlaps vertically is a row, rows are read from the top,
/// and a row is read from the left, or from the right in a mirrored layout. The views of a traversal group stay
/// together. A dump lists the views in the order in which they are drawn, so that the bar at the top of a `Scaffold`
/// comes last.
///
/// No dump says which views are traversal groups: what scrolls is one, and so is a `Surface`, a bar or a card, which is
/// in the dump as a view that has contents and nothing to say. `traversalIndex` is in no dump, either.
///
/// Source: androidx.compose.ui (`SemanticsNode.subtreeSortedByGeometryGrouping`).
struct ComposeOrder {
    private let elements: [Element]
    private let isStop: [Bool]
    private let isMirrored: Bool

    /// Returns the stops of a screen in reading order; `nil` if it is that of the dump.
    static func stops(of screen: Screen, _ isStop: [Bool]) -> [Int]? {
        let elements = screen.elements
        guard elements.contains(where: { $0.view?.className == container }) else { return nil }
        let isMirrored = screen.isRightToLeft(elements.indices.filter { isStop[$0] })
        let order = ComposeOrder(elements: elements, isStop: isStop, isMirrored: isMirrored)
            .inViews(elements.indices, depth: 0)
        return zip(order, order.dropFirst()).allSatisfy(<) ? nil : order
    }

    /// The class of the view around what Compose draws.
    private static let container = "androidx.compose.ui.platform.ComposeView"

    /// The package of the views around views of Android inside Compose.
    private static let holders = "androidx.compose.ui.viewinterop."

    /// The number of groups inside each other that are kept together, so that deep nesting costs no time.
    private static let maximumDepth = 60

    /// The number of views in a group that are sorted at most: each is compared with the rows before it.
    private static let maximumCount = 2_000

    /// Returns the stops in a range of views of Android, in the order of the dump. Those of Compose inside are sorted.
    private func inViews(_ range: Range<Int>, depth: Int) -> [Int] {
        var order: [Int] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if isStop[index] { order.append(index) }
            guard depth < Self.maximumDepth, elements[index].view?.className == Self.container else {
                index += 1
                continue
            }
            order += inGroup(index + 1..<elements[index].subtreeEnd, depth: depth + 1)
            index = elements[index].subtreeEnd
        }
        return order
    }

    /// Returns the stops in a range of views of Compose, row by row.
    private func inGroup(_ range: Range<Int>, depth: Int) -> [Int] {
        var entries: [ComposeRow.Entry] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let inside = index + 1..<elements[index].subtreeEnd
            var stops = isStop[index] ? [index] : []
            var isGroup = false
            if depth < Self.maximumDepth {
                if elements[index].view?.className.hasPrefix(Self.holders) == true {
                    isGroup = true
                    stops += inViews(inside, depth: depth + 1)
                } else if isTraversalGroup(index) {
                    isGroup = true
                    stops += inGroup(inside, depth: depth + 1)
                }
            }
            if !stops.isEmpty {
                // Without all frames, the group keeps the order of the dump.
                guard let frame = elements[index].frame else { return range.filter { isStop[$0] } }
                entries.append(.init(frame: frame, stops: stops))
            }
            index = isGroup ? inside.upperBound : index + 1
        }
        return entries.count > Self.maximumCount ? entries.flatMap(\.stops) : rows(of: entries)
    }

    private func rows(of entries: [ComposeRow.Entry]) -> [Int] {
        var rows: [ComposeRow] = []
        for entry in entries {
            if let row = rows.firstIndex(where: { $0.overlaps(entry.frame) }) {
                rows[row].add(entry)
            } else {
                rows.append(ComposeRow(entry))
            }
        }
        return rows.sorted { ($0.top, $0.bottom) < ($1.top, $1.bottom) }
            .flatMap { $0.stops(isMirrored: isMirrored) }
    }

    private func isTraversalGroup(_ index: Int) -> Bool {
        guard elements[index].subtreeEnd > index + 1, let view = elements[index].view else { return false }
        if view.flags.contains(.scrollable) { return true }
        return !isStop[index]
            && view.flags.isDisjoint(with: [.clickable, .longClickable, .focusable, .screenReaderFocusable])
            && view.text?.isEmpty != false && view.contentDescription?.isEmpty != false
    }
}

extension Screen {
    /// Returns a sentence about the order of Compose's views, if TalkBack reads them in another one than the dump.
    func composeOrderNote(_ talkBack: TalkBack) -> String? {
        guard ComposeOrder.stops(of: self, talkBack.isStop) != nil else { return nil }
        return
            "Compose's views are listed as TalkBack reads them, by their position: an order that the app sets "
            + "(`traversalIndex`, `isTraversalGroup`) is not in the dump"
    }
}
