import AXAudit

/// The other geometry rules written naively, comparing all pairs of elements.
extension NaiveGeometry {
    // MARK: target-size-minimum

    /// By undersized control: the distance from its centre to the nearest frame or circle that its circle must not
    /// intersect.
    func crowdedTargets() -> [Int: Double] {
        let targets = measurable()
        var result: [Int: Double] = [:]
        for target in targets where isUndersized(target) && !isExempt(target) {
            let distances = targets.filter { $0 != target && compete(target, $0) }.map { room(target, $0) }
            if let nearest = distances.min(), nearest < 11.9 { result[target] = nearest }
        }
        return result
    }

    func isUndersized(_ index: Int) -> Bool {
        elements[index].frame!.width < 23.9 || elements[index].frame!.height < 23.9
    }

    /// The radius a circle around the first may have: to the frame of the second, or to the circle of 12 points around
    /// it.
    func room(_ one: Int, _ other: Int) -> Double {
        let (first, second) = (elements[one].frame!, elements[other].frame!)
        let centre = (x: first.x + first.width / 2, y: first.y + first.height / 2)
        let nearest = (
            x: min(max(centre.x, second.x), second.x + second.width),
            y: min(max(centre.y, second.y), second.y + second.height)
        )
        func distance(_ x: Double, _ y: Double) -> Double {
            ((x - centre.x) * (x - centre.x) + (y - centre.y) * (y - centre.y)).squareRoot()
        }
        let toFrame = distance(nearest.x, nearest.y)
        guard isUndersized(other) else { return toFrame }
        return min(toFrame, distance(second.x + second.width / 2, second.y + second.height / 2) - 12)
    }

    private func compete(_ one: Int, _ other: Int) -> Bool {
        !areOneInOther(one, other) && scroller(one) == scroller(other) && window(one) == window(other)
            && !isRowAround(one, other) && !isRowAround(other, one)
    }

    private func isExempt(_ index: Int) -> Bool {
        let around = ancestors(index)
        if isSegment(index) { return true }
        if around.contains(where: { [.navigationBar, .toolbar, .tabBar].contains(elements[$0].type) }) { return true }
        if around.contains(where: { isControl($0) && (elements[$0].frame?.shortestSide ?? 0) >= 24 }) { return true }
        guard scroller(index) != nil else { return false }
        let frame = elements[index].frame!
        let clips =
            around.filter { Self.scrolling.contains(elements[$0].type) }.compactMap { elements[$0].frame }
            .filter { $0.width > 0 && $0.height > 0 } + [Rect(x: 0, y: 0, screen.size!)]
        let top = clips.map(\.y).max()!
        let left = clips.map(\.x).max()!
        let bottom = clips.map { $0.y + $0.height }.min()!
        let right = clips.map { $0.x + $0.width }.min()!
        let isCutVertically = frame.y - top <= 0.1 || bottom - frame.y - frame.height <= 0.1
        let isCutHorizontally = frame.x - left <= 0.1 || right - frame.x - frame.width <= 0.1
        return frame.height < 24 && isCutVertically || frame.width < 24 && isCutHorizontally
    }

    // MARK: duplicate-bounds

    /// The groups of controls that share a frame but have different labels.
    func sharedFrames() -> [[Int]] {
        var clusters: [Set<Int>] = []
        for (one, other) in pairs() where haveOneFrame(one, other) && compete(one, other) {
            guard elements[one].label != elements[other].label else { continue }
            let touched = clusters.filter { $0.contains(one) || $0.contains(other) }
            clusters.removeAll { $0.contains(one) || $0.contains(other) }
            clusters.append(touched.reduce([one, other]) { $0.union($1) })
        }
        return clusters.map { $0.sorted() }.sorted { $0[0] < $1[0] }
    }

    // MARK: element-zero-size, element-off-screen

    func withoutSize() -> [[Int]] {
        exposed().filter { index in
            guard let frame = elements[index].frame, elements[index].isVisible != false else { return false }
            return frame.width <= 0 || frame.height <= 0
        }.map { [$0] }
    }

    /// The elements more than a page away from the screen that cannot be scrolled to, grouped by the outermost
    /// container that is as far away.
    func parked() -> [[Int]] {
        func isAway(_ index: Int) -> Bool {
            guard let frame = elements[index].frame, frame.width > 0, frame.height > 0 else { return false }
            return frame.x + frame.width <= -390 || frame.x >= 780 || frame.y + frame.height <= -844 || frame.y >= 1688
        }
        var groups: [Int: [Int]] = [:]
        for index in exposed() where isAway(index) && scroller(index) == nil {
            let line = ancestors(index).prefix { isAway($0) }
            groups[line.last ?? index, default: []].append(index)
        }
        return groups.values.sorted { $0[0] < $1[0] }
    }

    private func exposed() -> [Int] { elements.indices.filter { isExposed($0) } }

    // MARK: element-obscured

    /// The covered elements, by the element that covers them.
    func obscured() -> [(cover: Int, members: [Int])] {
        let bars: Set<ElementType> = [.navigationBar, .tabBar, .toolbar, .keyboard, .map, .webView]
        let covers = elements.indices.filter { index in
            guard elements[index].isVisible != false, !elements[index].isHidden, let frame = elements[index].frame,
                frame.width > 0, frame.height > 0
            else { return false }
            if bars.contains(elements[index].type) { return true }
            guard elements[index].type == .image || elements[index].type == .other else { return false }
            return isExposed(index) && !isControl(index) && frame.width * frame.height < 0.9 * 390 * 844
        }
        var groups: [Int: [Int]] = [:]
        for index in exposed() where elements[index].isVisible != true {
            guard let frame = elements[index].frame, frame.width > 0, frame.height > 0, !isCut(index) else { continue }
            let cover = covers.first { cover in
                guard cover > index, !ancestors(cover).contains(index) else { return false }
                if elements[cover].type == .keyboard,
                    ancestors(index).contains(where: { elements[$0].type == .webView })
                {
                    return false
                }
                let barTypes: [ElementType] = [.navigationBar, .toolbar, .tabBar]
                if elements[cover].type == .webView,
                    ancestors(index).contains(where: { barTypes.contains(elements[$0].type) })
                {
                    return false
                }
                let above = elements[cover].frame!
                let width = min(frame.x + frame.width, above.x + above.width) - max(frame.x, above.x)
                let height = min(frame.y + frame.height, above.y + above.height) - max(frame.y, above.y)
                guard width > 0, height > 0, width * height >= 0.95 * frame.width * frame.height else { return false }
                return scroller(index) == nil || scroller(index) == scroller(cover)
            }
            if let cover { groups[cover, default: []].append(index) }
        }
        return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private func isCut(_ index: Int) -> Bool {
        let frame = elements[index].frame!
        let clips =
            ancestors(index).filter { Self.scrolling.contains(elements[$0].type) }.compactMap { elements[$0].frame }
            + [Rect(x: 0, y: 0, screen.size!)]
        return clips.contains { clip in
            frame.x < clip.x - 0.1 || frame.y < clip.y - 0.1 || frame.x + frame.width > clip.x + clip.width + 0.1
                || frame.y + frame.height > clip.y + clip.height + 0.1
        }
    }

    // MARK: focus-order

    /// The first step of each run of steps against the layout order.
    func backwardSteps() -> [[Int]] {
        let containers: Set<ElementType> = [
            .window, .alert, .sheet, .popover, .navigationBar, .toolbar, .tabBar, .table, .collectionView, .scrollView,
            .cell, .webView, .menu, .group, .segmentedControl, .map,
        ]
        func container(_ index: Int) -> Int? { ancestors(index).first { containers.contains(elements[$0].type) } }
        let order = exposed().filter { index in
            guard let frame = elements[index].frame else { return false }
            return frame.width > 0 && frame.height > 0 && elements[index].isVisible != false
        }
        var result: [[Int]] = []
        var wasBackward = false
        for (one, next) in zip(order, order.dropFirst()) {
            let (first, second) = (elements[one].frame!, elements[next].frame!)
            let isAbove = second.y + second.height <= first.y
            let common = min(first.y + first.height, second.y + second.height) - max(first.y, second.y)
            let isBeside = !isAbove && common > min(first.height, second.height) / 2
            let isBackward =
                container(one) == container(next)
                && (isAbove && second.x < first.x + first.width || isBeside && second.x + second.width <= first.x)
            if isBackward, !wasBackward { result.append([one, next]) }
            wasBackward = isBackward
        }
        return result
    }
}
