/// The search for a text or another sequence in a longer one, element by element, as the standard library does it.
///
/// The standard library's own search needs iOS 16. Apple platforms use this one instead, by the same names.
package enum TextSearch {
    /// Returns the first occurrence of a text that begins at an index or after it.
    package static func firstRange<Text: Collection, Other: Collection<Text.Element>>(
        of other: Other, in text: Text, from start: Text.Index
    ) -> Range<Text.Index>? where Text.Element: Equatable {
        guard let first = other.first else { return start..<start }
        var begin = start
        while let found = text[begin...].firstIndex(of: first) {
            var (end, next) = (found, other.startIndex)
            while next < other.endIndex, end < text.endIndex, text[end] == other[next] {
                text.formIndex(after: &end)
                other.formIndex(after: &next)
            }
            if next == other.endIndex { return found..<end }
            begin = text.index(after: found)
        }
        return nil
    }

    /// Returns the occurrences of a text that is not empty, none of which overlaps the one before.
    package static func ranges<Text: StringProtocol>(
        of other: some StringProtocol, in text: Text
    ) -> [Range<Text.Index>] {
        var ranges: [Range<Text.Index>] = []
        var start = text.startIndex
        while let range = firstRange(of: other, in: text, from: start), !range.isEmpty {
            ranges.append(range)
            start = range.upperBound
        }
        return ranges
    }

    /// Returns the parts of a text between the occurrences of a separator.
    package static func parts<Text: StringProtocol>(
        of text: Text, separator: some StringProtocol, omittingEmpty: Bool
    ) -> [Text.SubSequence] {
        var parts: [Text.SubSequence] = []
        var start = text.startIndex
        for range in ranges(of: separator, in: text) {
            parts.append(text[start..<range.lowerBound])
            start = range.upperBound
        }
        parts.append(text[start...])
        return omittingEmpty ? parts.filter { !$0.isEmpty } : parts
    }

    /// Returns a text in which the occurrences of another are replaced.
    package static func replacing(
        _ other: some StringProtocol, with replacement: String, in text: some StringProtocol
    ) -> String {
        parts(of: text, separator: other, omittingEmpty: false).joined(separator: replacement)
    }
}

#if canImport(Darwin)
    extension Array where Element: Equatable {
        /// The first occurrence of a sequence.
        package func firstRange(of other: [Element]) -> Range<Int>? {
            TextSearch.firstRange(of: other, in: self, from: startIndex)
        }
    }

    extension StringProtocol {
        /// Whether the text has another one in it.
        package func contains(_ other: String) -> Bool { firstRange(of: other) != nil }

        /// Whether the text has another one in it.
        package func contains(_ other: Substring) -> Bool { firstRange(of: String(other)) != nil }

        /// The first occurrence of a text.
        package func firstRange(of other: String) -> Range<Index>? {
            TextSearch.firstRange(of: other, in: self, from: startIndex)
        }

        /// The occurrences of a text.
        package func ranges(of other: String) -> [Range<Index>] { TextSearch.ranges(of: other, in: self) }

        /// The text with occurrences of another replaced.
        package func replacing(_ other: String, with replacement: String) -> String {
            TextSearch.replacing(other, with: replacement, in: self)
        }

        /// The parts of the text between the occurrences of a separator.
        package func split(separator: String, omittingEmptySubsequences: Bool = true) -> [SubSequence] {
            TextSearch.parts(of: self, separator: separator, omittingEmpty: omittingEmptySubsequences)
        }
    }
#endif
