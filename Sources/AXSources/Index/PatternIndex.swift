/// Finds the patterns with gaps that a text may fit, without a look at all of them.
///
/// A pattern is found by the rarest of its words that no gap touches: a text that fits has the same word. Example:
/// `Page \(n) of \(total)` is found by `Page` or `of`, `\(n)%` by none, so that it is compared with every text.
struct PatternIndex: Sendable {
    /// The numbers of the patterns, by their rarest words.
    private var byWord: [ArraySlice<UInt8>: [Int]] = [:]
    /// The numbers of the patterns without such a word.
    private var others: [Int] = []

    /// Creates an index without patterns.
    init() {}

    /// Creates an index of patterns, each with a number.
    init(_ patterns: [(number: Int, pattern: TextPattern)]) {
        let words = patterns.map { Set(Self.words(of: $0.pattern)) }
        var counts: [ArraySlice<UInt8>: Int] = [:]
        for word in words.joined() { counts[word, default: 0] += 1 }
        for ((number, _), words) in zip(patterns, words) {
            if let rarest = words.min(by: { (counts[$0] ?? 0, $1.count) < (counts[$1] ?? 0, $0.count) }) {
                byWord[rarest, default: []].append(number)
            } else {
                others.append(number)
            }
        }
    }

    /// Returns the numbers of the patterns that a text may fit, in ascending order.
    func candidates(for text: [UInt8]) -> [Int] {
        (Set(Self.words(of: text[...])).flatMap { byWord[$0] ?? [] } + others).sorted()
    }

    /// Returns the words of a pattern that neither begin nor end at a gap.
    private static func words(of pattern: TextPattern) -> [ArraySlice<UInt8>] {
        pattern.parts.enumerated().flatMap { number, part in
            words(of: part[...]).filter { word in
                (number == 0 || word.startIndex > 0)
                    && (number == pattern.parts.count - 1 || word.endIndex < part.count)
            }
        }
    }

    /// Returns the longest runs of letters and digits.
    private static func words(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        text.split { byte in
            switch byte {
            case 0x80..., UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "A")...UInt8(ascii: "Z"):
                false
            default: true
            }
        }
    }
}
