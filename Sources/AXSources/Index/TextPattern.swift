/// A text with gaps, such as `Page \(n) of \(count)`: the constant parts around the gaps. A text without gaps has one
/// part.
///
/// White space is normalised: a run of white space and line breaks counts as one space, and none at the ends.
struct TextPattern: Hashable, Sendable {
    /// The constant parts in UTF-8. There is a gap between two of them; the first and the last can be empty.
    private(set) var parts: [[UInt8]]

    /// The least number of letters that the constant parts of a pattern need to say something.
    static let minimumLetters = 5

    /// Creates a pattern from the constant parts around its gaps.
    init(_ parts: [[UInt8]]) {
        if parts.count == 1 {
            self.parts = [Self.normalized(parts[0])]
        } else {
            self.parts = parts.map { Self.collapsed($0) }
        }
    }

    /// Creates a pattern without gaps.
    init(_ text: String) { self.init([Array(text.utf8)]) }

    /// The text, or `nil` for a pattern with gaps.
    var text: String? { parts.count == 1 ? String(decoding: parts[0], as: UTF8.self) : nil }

    /// The constant parts as one text: a key with gaps is looked up by it.
    var joined: String { String(decoding: parts.joined(), as: UTF8.self) }

    /// Whether the constant parts are long enough to recognise a text by them.
    var isTelling: Bool { parts.joined().count { Self.isLetter($0) } >= Self.minimumLetters }

    /// Whether the constant parts have a word, so that the text can be the name of something.
    var isNaming: Bool { parts.joined().count { Self.isLetter($0) } > 2 }

    /// Whether a normalised text fits the pattern, and the constant parts are at least half of it.
    func matches(_ text: [UInt8]) -> Bool {
        if parts.count == 1 { return parts[0] == text }
        guard let first = parts.first, let last = parts.last, text.count >= first.count + last.count,
            text.starts(with: first), text.suffix(last.count).elementsEqual(last),
            parts.lazy.map(\.count).reduce(0, +) * 2 >= text.count
        else { return false }
        var at = first.count
        let end = text.count - last.count
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let found = Self.find(part, in: text, from: at, to: end) else { return false }
            at = found + part.count
        }
        return at <= end
    }

    private static func find(_ part: [UInt8], in text: [UInt8], from start: Int, to end: Int) -> Int? {
        var at = start
        while at + part.count <= end {
            if text[at..<at + part.count].elementsEqual(part) { return at }
            at += 1
        }
        return nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
    }

    // MARK: White space

    /// Returns a text with each run of white space as one space, and none at the ends.
    static func normalized(_ text: [UInt8]) -> [UInt8] {
        var result = collapsed(text)
        if result.last == 0x20 { result.removeLast() }
        if result.first == 0x20 { result.removeFirst() }
        return result
    }

    /// Returns a text with each run of white space as one space. The no-break space counts as white space.
    private static func collapsed(_ text: [UInt8]) -> [UInt8] {
        guard text.contains(where: { $0 < 0x21 || $0 == 0xC2 }) else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var at = 0
        while at < text.count {
            var byte = text[at]
            if byte == 0xC2, at + 1 < text.count, text[at + 1] == 0xA0 {
                byte = 0x20
                at += 1
            }
            at += 1
            if byte > 0x20 { result.append(byte) } else if result.last != 0x20 { result.append(0x20) }
        }
        return result
    }
}
