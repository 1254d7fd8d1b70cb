/// Tells for any element in constant time whether it is on the screen and has contents.
struct ShownElements {
    private let elements: [Element]
    /// For each element, whether it or an element around it is hidden.
    private var isHidden: [Bool] = []
    /// The number of elements before each index that have a label or are a control: those in a subtree are a
    /// difference.
    private var contentsBefore = [0]

    init(_ elements: [Element]) {
        self.elements = elements
        isHidden.reserveCapacity(elements.count)
        contentsBefore.reserveCapacity(elements.count + 1)
        var contents = 0
        for index in elements.indices {
            let isInHidden = elements[index].parent.map { isHidden[$0] } ?? false
            isHidden.append(isInHidden || elements[index].isHidden || elements[index].elementsHidden)
            if elements[index].label?.isEmpty == false || elements[index].isControlByItself { contents += 1 }
            contentsBefore.append(contents)
        }
    }

    /// Whether the dump does not say that the element is invisible, neither it nor an ancestor is hidden, and a
    /// descendant has a label or is a control.
    func contains(_ index: Int) -> Bool {
        guard elements[index].isVisible != false, !isHidden[index] else { return false }
        return contentsBefore[elements[index].subtreeEnd] > contentsBefore[index + 1]
    }
}
