/// The number of controls and of texts inside each element. It tells groups from elements where a dump does not say
/// what is exposed: a group holds a control, or several texts.
struct ContentCounts: Sendable {
    /// By element: the number of controls among its descendants.
    private var controls: [Int32]
    /// By element: the number of other descendants that have something to say.
    private var texts: [Int32]

    /// Counts the contents of each element. `isLeftOut` says of which elements the descendants do not count either.
    init(_ elements: [Element], isLeftOut: (Int) -> Bool) {
        controls = Array(repeating: 0, count: elements.count)
        texts = Array(repeating: 0, count: elements.count)
        for index in elements.indices.reversed() {
            guard let parent = elements[index].parent, !isLeftOut(index) else { continue }
            controls[parent] += controls[index]
            texts[parent] += texts[index]
            guard elements[index].isAccessibilityElement != false else { continue }
            if elements[index].isControlByItself {
                controls[parent] += 1
            } else if elements[index].label?.isEmpty == false, elements[index].type == .staticText || texts[index] == 0
            {
                texts[parent] += 1
            }
        }
    }

    /// Whether the element holds a control.
    func holdsControls(_ index: Int) -> Bool { controls[index] > 0 }

    /// Whether the element holds a control or several texts.
    func isGroup(_ index: Int) -> Bool { controls[index] > 0 || texts[index] > 1 }
}
