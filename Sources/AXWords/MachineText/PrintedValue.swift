import AXSyntax

/// Values as programs print them: JSON, Swift values, points in time, generated identifiers.
package enum PrintedValue {
    /// Returns the first printed value in a text of these characters.
    package static func first(in text: String, _ characters: TextCharacters) -> String? {
        if characters.contains("\""), isJSON(text) { return text }
        if characters.contains("'"), isPythonValue(text) { return text }
        if characters.contains("="), isQuery(text) { return text }
        // Instants have a hyphen, and Swift values a parenthesis.
        if mayBeDuration(characters), isDuration(text) { return text }
        guard
            characters.contains("-") || characters.contains("(") || characters.contains(":") && characters.contains(" ")
        else {
            return nil
        }
        let bytes = Array(text.utf8)
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: "("):
                if let range = swiftValue(bytes, index) { return String(decoding: bytes[range], as: UTF8.self) }
            case UInt8(ascii: "T"), UInt8(ascii: " "):
                if let range = instant(bytes, index) { return String(decoding: bytes[range], as: UTF8.self) }
            default: break
            }
        }
        return nil
    }

    /// Whether the letters of a duration are among the characters.
    private static func mayBeDuration(_ characters: TextCharacters) -> Bool {
        characters.contains("P") && characters.contains("T") && characters.containsAny(of: .digits)
    }

    /// Returns the first UUID, or number of 16 or more hexadecimal digits with a letter.
    package static func generatedIdentifier(in text: String) -> String? {
        guard text.utf8.count >= 16, text.longestWord >= 16 else { return nil }
        let words = text.utf8.split { !$0.isLetterOrDigit && $0 != UInt8(ascii: "-") }
        let found = words.first { word in
            guard word.count >= 16 else { return false }
            let parts = word.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
            guard parts.allSatisfy({ $0.allSatisfy(isHexadecimal) }) else { return false }
            if parts.count == 5 { return parts.map(\.count) == [8, 4, 4, 4, 12] }
            return parts.count == 1 && word.contains(where: \.isDigit) && word.contains(where: \.isLetter)
                && !isIBAN(word)
        }
        return found.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns whether a word is the number of a bank account: the letters of a country, then only digits.
    private static func isIBAN(_ word: Substring.UTF8View) -> Bool {
        word.prefix(2).allSatisfy { 0x41...0x5A ~= $0 } && word.dropFirst(2).allSatisfy(\.isDigit)
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool { byte.isDigit || 0x61...0x66 ~= byte | 0x20 }

    /// Returns whether the whole text is an object or an array in JSON.
    private static func isJSON(_ text: String) -> Bool {
        if text.hasPrefix("{\""), text.hasSuffix("}") { return true }
        return (text.hasPrefix("[\"") || text.hasPrefix("[{\"")) && text.hasSuffix("]")
    }

    /// Returns whether the whole text is a list, a tuple or a dictionary as Python prints them: `['a', 'b']`, `{'id': 3}`.
    private static func isPythonValue(_ text: String) -> Bool {
        if text.hasPrefix("{'"), text.hasSuffix("}") { return text.contains("':") }
        return text.hasPrefix("['") && text.hasSuffix("']") || text.hasPrefix("('") && text.hasSuffix("')")
    }

    /// Returns whether the whole text is the query of a URL with two parameters and more: `id=42&sort=date`.
    private static func isQuery(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
        return parts.count > 1
            && parts.allSatisfy { part in
                guard let sign = part.firstIndex(of: UInt8(ascii: "=")), sign > part.startIndex else { return false }
                return !part.contains(0x20)
                    && part[..<sign].allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
            }
    }

    /// Returns the text if all of it is a point in time without separators: `20240315T103000Z`.
    package static func compactInstant(in text: String) -> String? {
        guard 15...16 ~= text.utf8.count else { return nil }
        let bytes = Array(text.utf8)
        guard bytes.count == 15 || bytes.count == 16 && bytes.last == UInt8(ascii: "Z"), bytes[8] == UInt8(ascii: "T"),
            bytes[..<8].allSatisfy(\.isDigit), bytes[9..<15].allSatisfy(\.isDigit)
        else { return nil }
        return text
    }

    /// Returns the text if all of it is the key of a record: `user_id:42`, `order_id=7`.
    package static func databaseKey(in text: String) -> String? {
        let bytes = text.utf8
        guard let sign = bytes.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") }),
            bytes[..<sign].allSatisfy({ $0.isLowercaseLetter || $0 == UInt8(ascii: "_") }),
            text[..<sign].hasSuffix("_id"),
            !bytes[sign...].dropFirst().isEmpty, bytes[sign...].dropFirst().allSatisfy(\.isDigit)
        else { return nil }
        return text
    }

    /// Returns the range of a Swift value whose parenthesis is at `index`: `CartItem(id: 3`, but not `Total (net: 3)`.
    private static func swiftValue(_ bytes: [UInt8], _ index: Int) -> Range<Int>? {
        var start = index
        while start > 0, bytes[start - 1].isLetterOrDigit || bytes[start - 1] == UInt8(ascii: ".") { start -= 1 }
        guard start < index, bytes[start].isUppercaseLetter, bytes[start..<index].contains(where: \.isLowercaseLetter),
            let end = bytes[(index + 1)...].firstIndex(where: { !$0.isLetterOrDigit }), end > index + 1,
            bytes[index + 1].isLowercaseLetter, bytes[end...].starts(with: ": ".utf8)
        else { return nil }
        let close = bytes[end...].prefix(60).firstIndex(of: UInt8(ascii: ")")) ?? end
        return start..<(close == end ? end : close + 1)
    }

    /// Returns the range of a point in time at whose separator of date and time `index` is: `2024-03-15T10:30`,
    /// `2024-03-15 10:30:00 +0000`, `2024-03-15 10:30:00.000`, `Fri Mar 15 2024 10:30:00 GMT+0100`,
    /// `Fri Mar 15 10:30:00 CET 2024`, `Fri, 15 Mar 2024 10:30:00 +0100`.
    private static func instant(_ bytes: [UInt8], _ index: Int) -> Range<Int>? {
        for pattern in bytes[index] == UInt8(ascii: "T") ? isoPatterns : printedPatterns {
            let start = index - pattern.date
            let end = start + pattern.bytes.count
            guard start >= 0, end <= bytes.count else { continue }
            let matches = zip(bytes[start..<end], pattern.bytes).allSatisfy { byte, expected in
                switch expected {
                case UInt8(ascii: "0"): byte.isDigit
                case UInt8(ascii: "A"): byte.isUppercaseLetter
                case UInt8(ascii: "a"): byte.isLowercaseLetter
                default: byte == expected
                }
            }
            if matches { return start..<end }
        }
        return nil
    }

    /// Returns whether the text is a duration of ISO 8601 with a time: `PT1H30M`.
    private static func isDuration(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count >= 4, bytes[0] == UInt8(ascii: "P"), let time = bytes.firstIndex(of: UInt8(ascii: "T")),
            time + 1 < bytes.count
        else { return false }
        func isParts(_ part: ArraySlice<UInt8>, _ units: String) -> Bool {
            part.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") || units.utf8.contains($0) }
                && (part.isEmpty || part.first?.isDigit == true && part.last?.isLetter == true)
        }
        return isParts(bytes[1..<time], "YMWD") && isParts(bytes[(time + 1)...], "HMS")
    }

    /// The form of a point in time, with zeros for digits and `A` and `a` for letters, and the length of its date.
    private struct InstantPattern {
        let bytes: [UInt8]
        let date: Int

        init(_ text: String, date: Int) {
            bytes = Array(text.utf8)
            self.date = date
        }
    }

    private static let isoPatterns = [InstantPattern("0000-00-00T00:00", date: 10)]
    private static let printedPatterns = [
        InstantPattern("0000-00-00 00:00:00 +0000", date: 10), InstantPattern("0000-00-00 00:00:00.000", date: 10),
        InstantPattern("0000 00:00:00 GMT", date: 4), InstantPattern("Aaa Aaa 00 00:00:00 ", date: 3),
        InstantPattern("00 Aaa 0000 00:00:00 ", date: 2), InstantPattern("0000/00/00 00:00:00.000", date: 10),
    ]
}

extension String {
    /// The greatest number of letters, digits and hyphens in a row.
    fileprivate var longestWord: Int {
        var longest = 0
        var length = 0
        forEachByte { byte in
            length = byte.isLetterOrDigit || byte == UInt8(ascii: "-") ? length + 1 : 0
            longest = max(longest, length)
        }
        return longest
    }
}
