extension Screen {
    /// Removes all elements but these and their ancestors. Locations in the file are lost, other than in the elements
    /// themselves.
    ///
    /// - Returns: The new index of each element, by its old one, or `nil` if it was removed.
    package mutating func keepElements(_ kept: Set<Int>) -> [Int?] {
        var isKept = [Bool](repeating: false, count: elements.count)
        for index in kept { isKept[index] = true }
        // Each ancestor is before its descendants.
        for index in elements.indices.reversed() where isKept[index] {
            if let parent = elements[index].parent { isKept[parent] = true }
        }
        /// By index: the number of kept elements before it.
        var keptBefore: [Int] = []
        var remaining: [Element] = []
        for index in elements.indices {
            keptBefore.append(remaining.count)
            if isKept[index] { remaining.append(elements[index]) }
        }
        keptBefore.append(remaining.count)
        for index in remaining.indices {
            remaining[index].parent = remaining[index].parent.map { keptBefore[$0] }
            remaining[index].subtreeEnd = keptBefore[remaining[index].subtreeEnd]
        }
        let newIndices = isKept.indices.map { isKept[$0] ? keptBefore[$0] : nil }
        if !touches.isEmpty { moveTouches(to: newIndices) }
        elements = remaining
        origin.elementLocations = nil
        return newIndices
    }
}
