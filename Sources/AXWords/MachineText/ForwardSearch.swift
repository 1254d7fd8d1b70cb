/// Finds the next occurrence of a byte from positions that never decrease, so that all searches together read a text once.
///
/// In `<a <a <a` a search for `>` at each `<` would otherwise read the rest of the text each time.
package struct ForwardSearch {
    private let byte: UInt8
    private let text: [UInt8]
    private var found = 0

    /// Creates a search for an ASCII character in a text.
    package init(_ character: Unicode.Scalar, in text: [UInt8]) {
        byte = UInt8(ascii: character)
        self.text = text
    }

    /// Returns the index of the first occurrence at `start` or later.
    package mutating func next(from start: Int) -> Int? {
        if found < start { found = start }
        while found < text.count, text[found] != byte { found += 1 }
        return found < text.count ? found : nil
    }
}
