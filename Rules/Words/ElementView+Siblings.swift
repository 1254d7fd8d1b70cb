import AXEngine

/// By parent (-1 at the root): the number of its children whose label is a single character. Many of them are a keypad or
/// an alphabetical index.
private enum LetterCounts: ScreenCacheKey { typealias Value = [Int: Int] }

extension ElementView {
    /// The number of elements under the same parent whose label is a single character.
    var singleCharacterSiblings: Int {
        let counts = screen.cached(LetterCounts.self) {
            screen.elements.reduce(into: [:]) { counts, element in
                if let label = element.label, !label.isEmpty, label.dropFirst().isEmpty {
                    counts[element.parent ?? -1, default: 0] += 1
                }
            }
        }
        return counts[screen.elements[index].parent ?? -1] ?? 0
    }
}
