import AXTree

extension ElementTree {
    /// Opens and closes elements of a list in the order of the links between them. Does not recurse.
    ///
    /// - Parameters:
    ///   - roots: The indices of the top-level elements.
    ///   - children: Returns the indices of the elements directly inside another one.
    /// - Returns: The index of the element at which the tree became too deep or too large, or `nil`.
    mutating func add(_ elements: [Element], roots: [Int], children: (Int) -> [Int]) -> Int? {
        // The elements that remain to be opened, the next one last; `nil` closes one.
        var pending: [Int?] = roots.reversed()
        while let next = pending.popLast() {
            guard let index = next else {
                close()
                continue
            }
            if obstacle != nil { return index }
            open(elements[index])
            pending.append(nil)
            pending += children(index).reversed()
        }
        return nil
    }
}
