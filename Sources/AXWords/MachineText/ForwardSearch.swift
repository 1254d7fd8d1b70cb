/// Finds the next occurrence of a character from positions that never decrease, so that all searches together read a
/// text once.
///
/// In `<a <a <a` a search for `>` at each `<` would otherwise read the rest of the text each time.
struct ForwardSearch {
    private let character: Unicode.Scalar
    private let text: [Unicode.Scalar]
    private var found = 0

    /// Creates a search for a character in a text.
    init(_ character: Unicode.Scalar, in text: [Unicode.Scalar]) {
        self.character = character
        self.text = text
    }

    /// Returns the index of the first occurrence at `start` or later.
    mutating func next(from start: Int) -> Int? {
        if found < start { found = start }
        while found < text.count, text[found] != character { found += 1 }
        return found < text.count ? found : nil
    }
}
