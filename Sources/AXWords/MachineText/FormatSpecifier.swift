import AXSyntax

/// Placeholders for values that were not filled in: `%@`, `%1$d`, `{name}`, `${name}`, `\(name)`.
package enum FormatSpecifier {
    /// The characters of which every specifier contains one.
    package static let characters = "%{\\<"

    private static let signs = ASCIISet(characters)
    private static let marks = ASCIISet("$:[<_%*")

    /// Returns the first specifier in a text.
    package static func first(in text: String) -> String? { first(in: text, TextCharacters(text)) }

    /// Returns the first specifier in a text of these characters.
    package static func first(in text: String, _ characters: TextCharacters) -> String? {
        if characters.containsAny(of: signs), let found = specifier(in: text) { return found }
        return characters.containsAny(of: marks) ? placeholder(in: Array(text.utf8)) : nil
    }

    /// Returns the first specifier with a per cent sign, braces, a backslash or a tag.
    private static func specifier(in text: String) -> String? {
        let bytes = Array(text.utf8)
        var parentheses = ForwardSearch(")", in: bytes)
        for start in bytes.indices {
            let end: Int?
            switch bytes[start] {
            case UInt8(ascii: "%"): end = endOfPercent(bytes, start)
            case UInt8(ascii: "{"): end = endOfTemplate(bytes, start) ?? endOfBraces(bytes, start)
            case UInt8(ascii: "\\") where bytes[start...].starts(with: #"\("#.utf8):
                end = parentheses.next(from: start).map { $0 + 1 }
            case UInt8(ascii: "<") where bytes[start...].starts(with: "<xliff".utf8): end = start + 6
            case UInt8(ascii: "<") where bytes[start...].starts(with: "<%".utf8): end = start + 2
            default: end = nil
            }
            if let end { return String(decoding: bytes[start..<end], as: UTF8.self) }
        }
        return nil
    }

    /// Returns the end of the printf specifier that begins at `start`. A percentage is none: a digit before the sign, or a
    /// space after it.
    private static func endOfPercent(_ bytes: [UInt8], _ start: Int) -> Int? {
        var end = start + 1
        let isAfterDigit = start > 0 && (bytes[start - 1].isDigit || bytes[start - 1] >= 0x80)
        if end < bytes.count, bytes[end] == UInt8(ascii: "%") {
            return end + 1 < bytes.count && bytes[end + 1] == bytes[end] ? nil : end + 1
        }
        if end < bytes.count, bytes[end] == UInt8(ascii: "(") { return endOfNamed(bytes, end) }
        func skipDigits() {
            while end < bytes.count, bytes[end].isDigit || bytes[end] == UInt8(ascii: ".") { end += 1 }
        }
        skipDigits()
        let isPositional = end < bytes.count && bytes[end] == UInt8(ascii: "$") && end > start + 1
        if isPositional {
            end += 1
            skipDigits()
        }
        guard end - start <= 8 else { return nil }
        let rest = bytes[end...]
        if rest.starts(with: "@".utf8) { return end + 1 }
        if rest.starts(with: "#@".utf8) { return end + 2 }
        let length = rest.prefix(2).prefix { "lhqz".utf8.contains($0) }.count
        let letter = end + length
        guard letter < bytes.count, "diufFsxXgGeE".utf8.contains(bytes[letter]) else { return nil }
        // Neither `50%discount` nor `%20foo`: no letter or digit follows a specifier.
        let follower = letter + 1 < bytes.count ? bytes[letter + 1] : 0x20
        guard !isAfterDigit || isPositional, !follower.isLetter, !follower.isDigit else { return nil }
        return letter + 1
    }

    /// Returns the end of the empty braces, or of the command of a template, that begin at `start`: `{} items`, `{{#if`, `{% if`.
    private static func endOfTemplate(_ bytes: [UInt8], _ start: Int) -> Int? {
        for mark in ["{{#", "{{/", "{%"] where bytes[start...].starts(with: mark.utf8) {
            return start + mark.utf8.count
        }
        guard bytes[start...].starts(with: "{}".utf8), bytes.count > 3 else { return nil }
        let before = start == 0 ? 0x20 : bytes[start - 1]
        let after = start + 2 < bytes.count ? bytes[start + 2] : 0x20
        return before == 0x20 && (after == 0x20 || after == UInt8(ascii: "%")) ? start + 2 : nil
    }

    /// Returns the end of the name in braces that begins at `start`: `{name}` or `{{ name }}`.
    private static func endOfBraces(_ bytes: [UInt8], _ start: Int) -> Int? {
        // The first brace of a row decides for all of them.
        guard start == 0 || bytes[start - 1] != UInt8(ascii: "{") else { return nil }
        var inner = start + 1
        while inner < bytes.count, bytes[inner] == UInt8(ascii: "{") { inner += 1 }
        if isMessage(bytes[inner...]) { return inner }
        guard let end = bytes[inner...].prefix(41).firstIndex(of: UInt8(ascii: "}")), end > inner else { return nil }
        let name = bytes[inner..<end].drop { $0 == 0x20 }.reversed().drop { $0 == 0x20 }
        guard !name.isEmpty,
            name.allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") })
        else { return nil }
        return bytes[end...].firstIndex { $0 != UInt8(ascii: "}") } ?? bytes.count
    }
    /// Returns the end of a specifier with a name whose parenthesis is at `open`: `%(name)s`.
    private static func endOfNamed(_ bytes: [UInt8], _ open: Int) -> Int? {
        guard let close = bytes[open...].prefix(41).firstIndex(of: UInt8(ascii: ")")), close > open + 1,
            bytes[(open + 1)..<close].allSatisfy({ $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }),
            close + 1 < bytes.count,
            "sdif".utf8.contains(bytes[close + 1])
        else { return nil }
        return close + 2
    }

    /// Whether the text in braces is a message of ICU: `{count, plural, one {# item} other {# items}}`.
    private static func isMessage(_ inner: ArraySlice<UInt8>) -> Bool {
        let name = inner.prefix { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
        let rest = String(decoding: inner[name.endIndex...].prefix(20), as: UTF8.self).filter { $0 != " " }
        return !name.isEmpty
            && [",plural,", ",select,", ",selectordinal,", ",number", ",date", ",time"].contains { rest.hasPrefix($0) }
    }

    /// Returns the first name of a value with the marks of another language of templates: `$name`, `:count`, `[Name]`, `[[name]]`,
    /// `<username>`, `__NAME__`. The name has to be a usual one.
    private static func placeholder(in bytes: [UInt8]) -> String? {
        var start = 0
        while let mark = bytes[start...].firstIndex(where: marks.contains) {
            let isFirst = mark == 0 || !bytes[mark - 1].isLetterOrDigit && bytes[mark - 1] < 0x80
            let opening = bytes[mark...].prefix { $0 == bytes[mark] }
            start = opening.endIndex
            if bytes[mark...].starts(with: "*|".utf8) {
                let name = bytes[(mark + 2)...].prefix { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
                if !name.isEmpty, bytes[name.endIndex...].starts(with: "|*".utf8) {
                    return String(decoding: bytes[mark..<(name.endIndex + 2)], as: UTF8.self)
                }
            }
            if bytes[mark...].starts(with: "$(".utf8) {
                let name = bytes[(mark + 2)...].prefix { $0.isLetter || $0 == UInt8(ascii: "_") }
                let isPlaceholder = name.allSatisfy { !$0.isLowercaseLetter } || isName(name, ")")
                if name.count > 2, isPlaceholder, name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ")")
                {
                    return String(decoding: bytes[mark...name.endIndex], as: UTF8.self)
                }
            }
            guard isFirst, opening.count <= 2, let closing = closings[String(decoding: opening, as: UTF8.self)] else {
                continue
            }
            let name = bytes[start...].prefix { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") && closing != "__" }
            let end = name.endIndex + closing.utf8.count
            guard !name.isEmpty, bytes[name.endIndex...].starts(with: closing.utf8), isName(name, closing) else {
                continue
            }
            let follower = end < bytes.count ? bytes[end] : 0x20
            if !follower.isLetterOrDigit, follower < 0x80, !":_$".utf8.contains(follower) {
                return String(decoding: bytes[mark..<end], as: UTF8.self)
            }
        }
        return nil
    }

    private static func isName(_ name: ArraySlice<UInt8>, _ closing: String) -> Bool {
        let text = String(decoding: name, as: UTF8.self)
        if closing == "__" { return text == text.uppercased() && names.contains(text.lowercased()) }
        // Two brackets around a name with an underscore are no link of a wiki.
        if closing == "]]", text.contains("_") { return true }
        if closing.isEmpty { return names.contains(text) || namesInCamelCase.contains(text) }
        return names.contains(text.lowercased()) || namesInCamelCase.contains(text)
    }

    /// The marks after a name by those before it.
    private static let closings = ["$": "", ":": "", "[": "]", "[[": "]]", "<": ">", "<<": ">>", "__": "__", "%": "%"]
    private static let names = Set(
        wordsOf: """
            name username user user_name first_name last_name firstname lastname full_name count number amount date title item items total \
            price city email address company quantity percent minutes hours days seconds attribute
            """)
    private static let namesInCamelCase = Set(
        wordsOf:
            "userName firstName lastName fullName displayName itemCount productName companyName appName orderNumber totalPrice"
    )
}
