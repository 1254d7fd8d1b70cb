import AXAudit

/// control-overlap and control-spacing written naively, comparing every control with every other.
struct NaiveGeometry {
    let screen: Screen
    var elements: [Element] { screen.elements }

    init(_ screen: Screen) { self.screen = screen }

    func ancestors(_ index: Int) -> [Int] {
        var result: [Int] = []
        var at = elements[index].parent
        while let ancestor = at {
            result.append(ancestor)
            at = elements[ancestor].parent
        }
        return result
    }

    /// The frame; unknown in a cell that is off screen or lies elsewhere.
    func frame(_ index: Int) -> Rect? {
        guard let frame = elements[index].frame, frame.width > 0, frame.height > 0,
            let cell = ancestors(index).first(where: { elements[$0].type == .cell }).flatMap({ elements[$0].frame }),
            cell.width > 0, cell.height > 0
        else { return elements[index].frame }
        func meets(_ other: Rect) -> Bool {
            cell.x < other.x + other.width && other.x < cell.x + cell.width && cell.y < other.y + other.height
                && other.y < cell.y + cell.height
        }
        let isOnScreen = screen.size.map { meets(Rect(x: 0, y: 0, $0)) } ?? true
        return isOnScreen && meets(frame) ? frame : nil
    }

    /// The flag says so, nothing hides it, and no ancestor is itself exposed.
    func isExposed(_ index: Int) -> Bool {
        guard elements[index].isAccessibilityElement == true, !elements[index].isHidden else { return false }
        return ancestors(index).allSatisfy { !elements[$0].isHidden && !isExposed($0) }
    }

    func isControl(_ index: Int) -> Bool {
        let types: Set<ElementType> = [.button, .link, .switch, .slider, .textField, .segmentedControl]
        if types.contains(elements[index].type) || elements[index].traits?.contains(.button) == true { return true }
        guard elements[index].type == .cell else { return false }
        return !elements.indices.contains { ancestors($0).contains(index) && isExposed($0) }
    }

    static let scrolling: Set<ElementType> = [.scrollView, .table, .collectionView, .webView]

    /// The exposed controls whose frame is in sight as a whole.
    func measurable() -> [Int] {
        elements.indices.filter { index in
            guard isExposed(index), isControl(index), elements[index].isVisible != false else { return false }
            guard let frame = self.frame(index), frame.width > 0, frame.height > 0 else { return false }
            var clips = ancestors(index).filter { Self.scrolling.contains(elements[$0].type) }.compactMap {
                self.frame($0)
            }
            clips.append(Rect(x: 0, y: 0, screen.size!))
            return clips.allSatisfy { clip in
                frame.x >= clip.x && frame.y >= clip.y && frame.x + frame.width <= clip.x + clip.width
                    && frame.y + frame.height <= clip.y + clip.height
            }
        }
    }

    func scroller(_ index: Int) -> Int? {
        ancestors(index).first { Self.scrolling.contains(elements[$0].type) }
    }

    func areOneInOther(_ one: Int, _ other: Int) -> Bool {
        ancestors(one).contains(other) || ancestors(other).contains(one)
    }

    /// What the frames share, width and height; negative where there is a gap.
    private func shared(_ one: Int, _ other: Int) -> (width: Double, height: Double) {
        let (first, second) = (self.frame(one)!, self.frame(other)!)
        return (
            min(first.x + first.width, second.x + second.width) - max(first.x, second.x),
            min(first.y + first.height, second.y + second.height) - max(first.y, second.y)
        )
    }

    private func area(_ index: Int) -> Double { self.frame(index)!.width * self.frame(index)!.height }

    func pairs() -> [(Int, Int)] {
        let controls = measurable()
        return controls.flatMap { one in controls.filter { $0 > one }.map { (one, $0) } }
    }

    /// The clusters of indices that overlap.
    func overlaps() -> [[Int]] {
        var clusters: [Set<Int>] = []
        for (one, other) in overlappingPairs() {
            let touched = clusters.filter { $0.contains(one) || $0.contains(other) }
            clusters.removeAll { $0.contains(one) || $0.contains(other) }
            clusters.append(touched.reduce(into: [one, other]) { $0.formUnion($1) })
        }
        return clusters.map { $0.sorted() }.sorted { $0[0] < $1[0] }
    }

    private func overlappingPairs() -> [(Int, Int)] {
        pairs().filter { one, other in
            let shared = shared(one, other)
            guard shared.width > 0, shared.height > 0 else { return false }
            let common = shared.width * shared.height
            guard common > 4, common > 0.05 * min(area(one), area(other)) else { return false }
            // Not reported: controls that float above scrolling content, are in another window, or are in a tappable
            // row.
            guard !areOneInOther(one, other), scroller(one) == scroller(other), window(one) == window(other) else {
                return false
            }
            guard !isSegment(one), !isSegment(other), bar(one) == nil || bar(one) != bar(other) else { return false }
            // A row scrolls under a bar.
            if (bar(one) == nil) != (bar(other) == nil) {
                let content = bar(one) == nil ? one : other
                if elements[content].type == .cell || scroller(content) != nil || isInRow(content) { return false }
            }
            if liesOnPart(one, other) { return false }
            return !isRowAround(one, other) && !isRowAround(other, one) && !haveOneFrame(one, other)
        }
    }

    /// The second, which is drawn later, lies in the first, covers at most a third of it, and leaves its centre free.
    private func liesOnPart(_ one: Int, _ other: Int) -> Bool {
        let shared = shared(one, other)
        let common = shared.width * shared.height
        guard common >= 0.9 * area(other), common <= area(one) / 3 else { return false }
        let (large, small) = (self.frame(one)!, self.frame(other)!)
        // A button over one end of another one, from its upper to its lower edge, unless it is an icon at the right
        // end.
        if elements[one].type == .button, elements[other].type == .button, abs(small.y - large.y) <= 1,
            abs(small.y + small.height - large.y - large.height) <= 1,
            small.width > 1.5 * small.height || small.x + small.width < large.x + large.width - 1
        {
            return false
        }
        let (x, y) = (large.x + large.width / 2, large.y + large.height / 2)
        return x < small.x || x > small.x + small.width || y < small.y || y > small.y + small.height
    }

    /// In a control that the system lays out.
    func isSegment(_ index: Int) -> Bool { ancestors(index).contains { elements[$0].type == .segmentedControl } }

    private func isInRow(_ index: Int) -> Bool { ancestors(index).contains { elements[$0].type == .cell } }

    private func bar(_ index: Int) -> Int? { ancestors(index).first { elements[$0].type == .navigationBar } }

    /// No edge of the two differs by more than a point.
    func haveOneFrame(_ one: Int, _ other: Int) -> Bool {
        let (first, second) = (self.frame(one)!, self.frame(other)!)
        return abs(first.x - second.x) <= 1 && abs(first.y - second.y) <= 1
            && abs(first.x + first.width - second.x - second.width) <= 1
            && abs(first.y + first.height - second.y - second.height) <= 1
    }

    func window(_ index: Int) -> Int? { ancestors(index).first { elements[$0].type == .window } }

    /// Either of the two is a row, and `outer` holds the other.
    func isRowAround(_ outer: Int, _ inner: Int) -> Bool {
        guard elements[outer].type == .cell || elements[inner].type == .cell else { return false }
        let (around, inside) = (self.frame(outer)!, self.frame(inner)!)
        return inside.x >= around.x && inside.y >= around.y && inside.x + inside.width <= around.x + around.width
            && inside.y + inside.height <= around.y + around.height
    }

    /// The clusters of controls that stand too close, each with its narrowest gap.
    func closeClusters() -> [(members: [Int], gap: Double)] {
        let minimum: Double = screen.idiom == .pad ? 12 : 8
        var clusters: [(members: Set<Int>, gap: Double)] = []
        for (one, other) in pairs() {
            let shared = shared(one, other)
            // What overlaps by too little for control-overlap has no gap at all.
            let common = max(shared.width, 0) * max(shared.height, 0)
            guard common <= 4 || common <= 0.05 * min(area(one), area(other)) else { continue }
            let gap = max(-shared.width, -shared.height, 0)
            guard gap < minimum, isSmall(one) || isSmall(other), standFreely(one, other) else { continue }
            let touched = clusters.filter { $0.members.contains(one) || $0.members.contains(other) }
            clusters.removeAll { $0.members.contains(one) || $0.members.contains(other) }
            let members = touched.reduce(into: [one, other] as Set) { $0.formUnion($1.members) }
            clusters.append((members, touched.reduce(gap) { min($0, $1.gap) }))
        }
        return clusters.filter { !isGrid($0.members) }.map { ($0.members.sorted(), $0.gap) }
            .sorted { $0.members[0] < $1.members[0] }
    }

    private func isSmall(_ index: Int) -> Bool {
        min(self.frame(index)!.width, self.frame(index)!.height) < 31.9
    }

    /// Siblings in a wide sense: of one row, bar, sheet or window, and not of something that lays out its parts by
    /// itself.
    private func standFreely(_ one: Int, _ other: Int) -> Bool {
        if elements[one].type == .cell, elements[other].type == .cell { return false }
        let fields: Set<ElementType> = [.textField, .secureTextField, .searchField, .textView]
        if fields.contains(elements[one].type) || fields.contains(elements[other].type) { return false }
        if isSegment(one) || isSegment(other) { return false }
        let regions: Set<ElementType> = [.cell, .window, .alert, .sheet, .segmentedControl, .navigationBar]
        func region(_ index: Int) -> Int? { ancestors(index).first { regions.contains(elements[$0].type) } }
        guard !areOneInOther(one, other), scroller(one) == scroller(other), region(one) == region(other) else {
            return false
        }
        let type = region(one).map { elements[$0].type }
        return type != .segmentedControl && type != .navigationBar
    }

    /// A keypad or a calendar: six and more, all of one size.
    private func isGrid(_ members: Set<Int>) -> Bool {
        guard members.count >= 6 else { return false }
        let first = self.frame(members.min()!)!
        return members.allSatisfy {
            abs(self.frame($0)!.width - first.width) <= 2 && abs(self.frame($0)!.height - first.height) <= 2
        }
    }
}
