import AXEngine

/// The numbers of labels of a single character. Many under one parent are a keypad or an alphabetical index.
private final class LetterCounts {
    /// By parent (-1 at the root): the number of its children whose label is a single character.
    private(set) var byParent: [Int: Int] = [:]

    init(_ screen: ScreenView) {
        for index in screen.elements.indices {
            guard let label = screen.elements[index].label, !label.isEmpty, label.dropFirst().isEmpty else { continue }
            byParent[screen.elements[index].parent ?? -1, default: 0] += 1
        }
    }
}

extension ElementView {
    /// The number of elements under the same parent whose label is a single character.
    var singleCharacterSiblings: Int {
        let counts = screen.cached { LetterCounts(screen) }
        return counts.byParent[screen.elements[index].parent ?? -1] ?? 0
    }
}
