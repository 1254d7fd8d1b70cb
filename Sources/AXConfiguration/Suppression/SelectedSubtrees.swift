import AXTree

/// The selectors of an index that match an element of a screen or an element around it.
struct SelectedSubtrees {
    private let selectors: SelectorIndex
    /// The numbers of the selectors, by element, for those that were looked at.
    private var known: [Int: [Int]] = [:]

    init(of selectors: SelectorIndex) { self.selectors = selectors }

    /// Returns the numbers of the selectors in ascending order. Each element is matched once.
    mutating func matches(_ index: Int, of screen: Screen) -> [Int] {
        if selectors.isEmpty { return [] }
        var passed: [Int] = []
        var around: [Int] = []
        var next: Int? = index
        while let at = next {
            if let answer = known[at] {
                around = answer
                break
            }
            passed.append(at)
            next = screen.elements[at].parent
        }
        for element in passed.reversed() {
            let own = selectors.matches(screen.elements[element])
            if !own.isEmpty { around = around.isEmpty ? own : Set(around).union(own).sorted() }
            known[element] = around
        }
        return around
    }
}
