import AXSyntax
import AXTree

extension ScreenAudit {
    /// Removes what a report of this detail does not need, so that a run over many screens does not keep all their
    /// trees.
    package mutating func reduce(to detail: ScreenDetail) {
        if detail == .source { return }
        screen.origin.source = SourceText([])
        screen.origin.elementLocations = nil
        if detail == .findings, removed == nil { removeOtherElements() }
    }

    /// Removes all elements but those of findings, what reports say about their surroundings, and their ancestors, to
    /// which ignores and owners can refer.
    private mutating func removeOtherElements() {
        let (elements, exposed) = (elementCount, exposedCount)
        let newIndices = screen.keepElements(neededElements)
        let kept = self.exposed.indices.filter { newIndices[self.exposed[$0]] != nil }
        let numbers = kept.map(readingNumber)
        self.exposed = kept.compactMap { newIndices[self.exposed[$0]] }
        for finding in findings.indices {
            for number in findings[finding].elements.indices {
                let index = findings[finding].elements[number].index
                findings[finding].elements[number].index = newIndices[index] ?? index
            }
        }
        removed = RemovedElements(
            elements: elements - screen.elements.count, exposed: exposed - kept.count, readingNumbers: numbers,
            indices: newIndices.indices.filter { newIndices[$0] != nil }.map(indexInTree))
    }

    /// The elements of findings, their neighbours in reading order, and the first two exposed elements with the name of
    /// one of them: reports say which elements have no name of their own.
    private var neededElements: Set<Int> {
        let subjects = Set(findings.lazy.flatMap { $0.elements.map(\.index) })
        if subjects.isEmpty { return [] }
        var needed = subjects
        var isSubject = [Bool](repeating: false, count: screen.elements.count)
        for index in subjects { isSubject[index] = true }
        var isExposed = isSubject.map { _ in false }
        for (position, index) in exposed.enumerated() {
            isExposed[index] = true
            if isSubject[index] {
                needed.formUnion(exposed[max(position - 1, 0)...min(position + 1, exposed.count - 1)])
            }
        }
        for group in screen.namesakes(of: Array(subjects)) where group.contains(where: { isSubject[$0] }) {
            needed.formUnion(group.lazy.filter { isExposed[$0] }.prefix(2))
        }
        return needed
    }
}
