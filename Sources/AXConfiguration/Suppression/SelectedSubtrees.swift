import AXTree

/// The elements of a screen that a selector matches, together with all elements inside them.
struct SelectedSubtrees {
    private let selector: ElementSelector
    /// Whether an element is one of them, for those that were looked at.
    private var known: [Int: Bool] = [:]

    init(of selector: ElementSelector) { self.selector = selector }

    /// Returns whether the selector matches an element or one around it. Each element is looked at once.
    mutating func contains(_ index: Int, of screen: Screen) -> Bool {
        var passed: [Int] = []
        var isSelected = false
        var next: Int? = index
        while let at = next {
            if let answer = known[at] {
                isSelected = answer
                break
            }
            passed.append(at)
            if selector.matches(screen.elements[at]) {
                isSelected = true
                break
            }
            next = screen.elements[at].parent
        }
        for element in passed { known[element] = isSelected }
        return isSelected
    }
}
