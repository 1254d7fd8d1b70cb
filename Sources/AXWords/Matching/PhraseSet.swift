/// Words and phrases that are looked for in folded texts: the one matcher of all lists of words.
///
/// They are grouped by their first and by their last scalar, so that a search compares only those that begin or end as
/// the text does.
package struct PhraseSet: Sendable {
    /// The phrases, the longest first, so that a phrase is found before a word in it.
    package let phrases: [FoldedText]
    private let byFirst: [Unicode.Scalar: [FoldedText]]
    private let byLast: [Unicode.Scalar: [FoldedText]]

    /// Creates a set of phrases, of which none is empty.
    package init(_ phrases: some Sequence<FoldedText>) {
        self.phrases = phrases.sorted { $0.scalars.count > $1.scalars.count }
        byFirst = Dictionary(grouping: self.phrases) { $0.scalars[0] }
        byLast = Dictionary(grouping: self.phrases) { $0.scalars[$0.scalars.count - 1] }
    }

    /// Creates a set of the phrases between the commas of a list, which are folded.
    package init(_ list: String) { self.init(FoldedText.list(list)) }

    /// Whether there is no phrase.
    package var isEmpty: Bool { phrases.isEmpty }

    /// Returns whether a whole text is one of the phrases.
    package func contains(_ text: FoldedText) -> Bool { contains(text.scalars[...]) }

    /// Returns whether a part of a text is one of the phrases.
    package func contains(_ part: ArraySlice<Unicode.Scalar>) -> Bool {
        part.first.flatMap { byFirst[$0] }?.contains { $0.scalars[...] == part } == true
    }

    /// Returns the phrases with which a text begins, the longest first.
    package func matches(atStartOf text: FoldedText, _ bounds: PhraseBounds = .words) -> [FoldedText] {
        text.scalars.first.flatMap { byFirst[$0] }?.filter { text.starts(with: $0, bounds) } ?? []
    }

    /// Returns the phrases with which a text ends, the longest first.
    package func matches(atEndOf text: FoldedText, _ bounds: PhraseBounds = .words) -> [FoldedText] {
        text.scalars.last.flatMap { byLast[$0] }?.filter { text.ends(with: $0, bounds) } ?? []
    }

    /// Returns the phrases that occur in a text, the longest first.
    package func matches(in text: FoldedText, _ bounds: PhraseBounds = .words) -> [FoldedText] {
        var found: [FoldedText] = []
        for start in text.scalars.indices where bounds == .anywhere || text.isWordStart(start) {
            for phrase in byFirst[text.scalars[start]] ?? []
            where text.has(phrase, at: start, bounds) && !found.contains(phrase) {
                found.append(phrase)
            }
        }
        return found.count > 1 ? phrases.filter(found.contains) : found
    }

    /// Returns the phrases of both sets.
    package func union(_ other: PhraseSet) -> PhraseSet { PhraseSet(phrases + other.phrases) }
}
