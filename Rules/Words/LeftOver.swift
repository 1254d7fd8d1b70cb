import AXTree

/// What programs leave in a text that was meant for people. Each question answers with the piece that it found.
enum LeftOver {
    /// What is left in a text of any kind.
    static func any(in text: String) -> String? {
        let facts = TextFacts(text)
        return formatSpecifier(in: text, facts) ?? debugText(in: text, facts) ?? markup(in: text, facts)
    }

    // MARK: Format specifiers

    /// A place for a value that was never filled in: `%@`, `%1$d`, `{name}`, `${name}`, `\(name)`.
    static func formatSpecifier(in text: String, _ facts: TextFacts) -> String? {
        guard facts.containsAny(of: .percent | .brace | .backslash | .less) else { return nil }
        let bytes = Array(text.utf8)
        for place in bytes.indices {
            let length: Int?
            switch bytes[place] {
            case UInt8(ascii: "%"): length = specifier(bytes, place)
            case UInt8(ascii: "{"): length = braces(bytes, place)
            case UInt8(ascii: "\\") where next(bytes, place) == UInt8(ascii: "("):
                length = bytes[place...].firstIndex(of: UInt8(ascii: ")")).map { $0 - place + 1 }
            case UInt8(ascii: "<") where bytes[place...].starts(with: "<xliff".utf8): length = 6
            default: length = nil
            }
            if let length { return String(decoding: bytes[place..<place + length], as: UTF8.self) }
        }
        return nil
    }

    /// How long the specifier is that begins at `place`. A percentage is none: a digit before the sign, or a space after it.
    private static func specifier(_ bytes: [UInt8], _ place: Int) -> Int? {
        var end = place + 1
        let isAfterDigit = place > 0 && (isDigit(bytes[place - 1]) || bytes[place - 1] >= 0x80)
        if end < bytes.count, bytes[end] == UInt8(ascii: "%") {
            return end + 1 < bytes.count && bytes[end + 1] == bytes[end] ? nil : 2
        }
        while end < bytes.count, isDigit(bytes[end]) || bytes[end] == UInt8(ascii: ".") { end += 1 }
        let isPositional = end < bytes.count && bytes[end] == UInt8(ascii: "$") && end > place + 1
        if isPositional {
            end += 1
            while end < bytes.count, isDigit(bytes[end]) || bytes[end] == UInt8(ascii: ".") { end += 1 }
        }
        guard end - place <= 8, end < bytes.count else { return nil }
        if bytes[end] == UInt8(ascii: "@") { return end - place + 1 }
        if bytes[end] == UInt8(ascii: "#"), next(bytes, end) == UInt8(ascii: "@") { return end - place + 2 }
        var letters = end
        while letters < bytes.count, "lhqz".utf8.contains(bytes[letters]), letters - end < 2 { letters += 1 }
        guard letters < bytes.count, "diufFsxXgGeE".utf8.contains(bytes[letters]) else { return nil }
        // `50%discount` and `%20foo` are none: what follows a specifier is no letter or digit.
        let follower = letters + 1 < bytes.count ? bytes[letters + 1] : 0x20
        guard !isAfterDigit || isPositional, !isLetter(follower), !isDigit(follower) else { return nil }
        return letters - place + 1
    }

    private static func braces(_ bytes: [UInt8], _ place: Int) -> Int? {
        var start = place + 1
        while start < bytes.count, bytes[start] == UInt8(ascii: "{") { start += 1 }
        guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "}")), 1...40 ~= end - start else { return nil }
        let name = bytes[start..<end].drop { $0 == 0x20 }.reversed().drop { $0 == 0x20 }
        guard !name.isEmpty,
            name.allSatisfy({ isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") })
        else { return nil }
        var close = end + 1
        while close < bytes.count, bytes[close] == UInt8(ascii: "}") { close += 1 }
        return close - place
    }

    // MARK: Debugging

    /// What a program prints for itself: `Optional(…)`, `(null)`, `<UIView: 0x…>`.
    static func debugText(in text: String, _ facts: TextFacts) -> String? {
        // Texts of several words, which most are, are none of these.
        if facts.isSubset(of: .lower), text == "nil" || text == "null" || text == "undefined" { return text }
        if facts.containsAny(of: .parenthesis | .less | .bracket) {
            switch text {
            case "(null)", "<null>", "<nil>", "[object Object]", "None()": return text
            default: break
            }
            for piece in ["(null)", "[object Object]", "ModifiedContent<", "Optional(\"", "Optional(<"]
            where text.holds(piece) {
                return piece
            }
            if let found = optional(in: text) ?? pointer(in: text) { return found }
        }
        if facts.contains(.upper), text.mayHoldShout {
            for token in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
                switch token {
                case "NaN", "NaN%", "$NaN", "€NaN", "FIXME", "FIXME:", "TODO:": return String(token)
                default: break
                }
            }
        }
        if text.startsWithLoremIpsum { return "lorem ipsum" }
        return nil
    }

    /// `Optional(5)`, not `Optional (recommended)` and not `Optional(s)`.
    private static func optional(in text: String) -> String? {
        guard let start = text.firstRange("Optional("), let close = text[start...].firstIndex(of: ")") else {
            return nil
        }
        let inner = text[start..<close].dropFirst("Optional(".count)
        guard let first = inner.first,
            first.isNumber || first == "-" || inner.contains(".") || inner == "nil" || inner == "true"
                || inner == "false"
        else { return nil }
        return String(text[start...close])
    }

    /// `<UIView: 0x600000>`.
    private static func pointer(in text: String) -> String? {
        guard let start = text.firstIndex(of: "<") else { return nil }
        let name = text[start...].dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        guard !name.isEmpty, text[name.endIndex...].hasPrefix(": 0x") else { return nil }
        let end = text[name.endIndex...].firstIndex { $0 == ">" || $0 == ";" } ?? text.endIndex
        return String(text[start..<end])
    }

    // MARK: Markup

    /// A tag or an entity of HTML, a link or bold type of Markdown, an escape.
    static func markup(in text: String, _ facts: TextFacts) -> String? {
        guard facts.containsAny(of: .less | .ampersand | .bracket | .star | .backslash) else { return nil }
        let bytes = Array(text.utf8)
        for place in bytes.indices {
            let length: Int?
            switch bytes[place] {
            case UInt8(ascii: "<"): length = tag(bytes, place)
            case UInt8(ascii: "&"): length = entity(bytes, place)
            case UInt8(ascii: "["): length = markdownLink(bytes, place)
            case UInt8(ascii: "*"): length = bold(bytes, place)
            case UInt8(ascii: "\\"): length = escape(bytes, place)
            default: length = nil
            }
            if let length { return String(decoding: bytes[place..<place + length], as: UTF8.self) }
        }
        return nil
    }

    private static func tag(_ bytes: [UInt8], _ place: Int) -> Int? {
        var start = place + 1
        if start < bytes.count, bytes[start] == UInt8(ascii: "/") { start += 1 }
        var end = start
        while end < bytes.count, isLetter(bytes[end]) || isDigit(bytes[end]) { end += 1 }
        guard end > start, end < bytes.count, let close = bytes[end...].firstIndex(of: UInt8(ascii: ">")) else {
            return nil
        }
        guard tags.contains(String(decoding: bytes[start..<end], as: UTF8.self).lowercased()) else { return nil }
        // Between the name and the end stand attributes, or a slash.
        let inner = bytes[end..<close]
        guard
            inner.isEmpty || inner.allSatisfy({ $0 == 0x20 || $0 == UInt8(ascii: "/") })
                || inner.contains(UInt8(ascii: "="))
        else {
            return nil
        }
        return close - place + 1
    }

    private static let tags: Set<String> = [
        "a", "b", "i", "u", "s", "p", "br", "hr", "em", "strong", "span", "div", "ul", "ol", "li", "h1", "h2", "h3",
        "h4", "h5",
        "h6", "img", "font", "table", "tr", "td", "th", "html", "body", "head", "script", "style", "sup", "sub",
        "small", "big",
        "code", "pre", "center", "blockquote", "tt",
    ]

    private static func entity(_ bytes: [UInt8], _ place: Int) -> Int? {
        guard let close = bytes[place...].prefix(12).firstIndex(of: UInt8(ascii: ";")), close > place + 2 else {
            return nil
        }
        let name = bytes[(place + 1)..<close]
        if name.first == UInt8(ascii: "#") {
            let digits = name.dropFirst().drop { $0 | 0x20 == UInt8(ascii: "x") }
            return !digits.isEmpty && digits.allSatisfy { isDigit($0) || isLetter($0) } ? close - place + 1 : nil
        }
        return entities.contains(String(decoding: name, as: UTF8.self)) ? close - place + 1 : nil
    }

    private static let entities: Set<String> = [
        "amp", "lt", "gt", "quot", "apos", "nbsp", "copy", "reg", "trade", "hellip", "mdash", "ndash", "lsquo", "rsquo",
        "ldquo",
        "rdquo", "laquo", "raquo", "bull", "middot", "euro", "pound", "yen", "cent", "deg", "times", "eacute", "egrave",
        "agrave",
        "aacute", "iacute", "oacute", "uacute", "ntilde", "ccedil", "auml", "ouml", "uuml", "Auml", "Ouml", "Uuml",
        "szlig", "rarr",
        "larr", "zwnj", "shy",
    ]

    private static func markdownLink(_ bytes: [UInt8], _ place: Int) -> Int? {
        guard let middle = bytes[place...].firstIndex(of: UInt8(ascii: "]")), middle > place + 1,
            next(bytes, middle) == UInt8(ascii: "("), let close = bytes[middle...].firstIndex(of: UInt8(ascii: ")"))
        else { return nil }
        let target = String(decoding: bytes[(middle + 2)..<close], as: UTF8.self)
        let isLink = ["http://", "https://", "mailto:", "tel:", "/", "#"].contains { target.hasPrefix($0) }
        return isLink ? close - place + 1 : nil
    }

    /// `**word**`; a row of stars stands for hidden digits.
    private static func bold(_ bytes: [UInt8], _ place: Int) -> Int? {
        guard place == 0 || bytes[place - 1] != bytes[place], next(bytes, place) == bytes[place],
            place + 2 < bytes.count
        else {
            return nil
        }
        guard isLetter(bytes[place + 2]) || bytes[place + 2] >= 0x80 else { return nil }
        var end = place + 3
        while end + 1 < bytes.count {
            if bytes[end] == bytes[place], bytes[end + 1] == bytes[place] {
                return bytes[end - 1] != 0x20 ? end + 2 - place : nil
            }
            end += 1
        }
        return nil
    }

    /// `\n` and `\u00e9` as they stand in source code; not the path `C:\new`.
    private static func escape(_ bytes: [UInt8], _ place: Int) -> Int? {
        guard let letter = next(bytes, place) else { return nil }
        if place > 0, bytes[place - 1] == UInt8(ascii: "\\") { return nil }
        // The drive of a path.
        if zip(bytes, bytes.dropFirst()).contains(where: { $0 == UInt8(ascii: ":") && $1 == UInt8(ascii: "\\") }) {
            return nil
        }
        switch letter {
        case UInt8(ascii: "u"):
            let digits = bytes[(place + 2)...].drop { $0 == UInt8(ascii: "{") }.prefix {
                isDigit($0) || 0x61...0x66 ~= $0 | 0x20
            }
            return digits.count >= 4 ? digits.endIndex - place : nil
        case UInt8(ascii: "n"), UInt8(ascii: "t"):
            // In a path a name goes on with small letters.
            let follower = place + 2 < bytes.count ? bytes[place + 2] : 0x20
            return bytes.count { $0 == UInt8(ascii: "\\") } == 1 && 0x61...0x7A ~= follower ? nil : 2
        case UInt8(ascii: "\""): return 2
        default: return nil
        }
    }

    // MARK: Bytes

    private static func next(_ bytes: [UInt8], _ place: Int) -> UInt8? {
        place + 1 < bytes.count ? bytes[place + 1] : nil
    }
    private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
    private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }
}

extension String {
    /// Where `piece` begins for the first time.
    fileprivate func firstRange(_ piece: String) -> String.Index? {
        guard let first = piece.utf8.first else { return nil }
        var rest = utf8[...]
        while let start = rest.firstIndex(of: first) {
            if rest[start...].starts(with: piece.utf8) { return start }
            rest = rest[utf8.index(after: start)...]
        }
        return nil
    }

    fileprivate func holds(_ piece: String) -> Bool { firstRange(piece) != nil }

    /// Whether the letters of NaN, FIXME or TODO: stand in it, as nearly no label has them.
    fileprivate var mayHoldShout: Bool {
        utf8.withContiguousStorageIfAvailable { bytes in
            // By the last letter of two of them, and by a sign, which few labels have.
            var place = 2
            while place < bytes.count {
                let before: (UInt8, UInt8)
                switch bytes[place] {
                case UInt8(ascii: "N"): before = (UInt8(ascii: "N"), UInt8(ascii: "a"))
                case UInt8(ascii: "M"): before = (UInt8(ascii: "I"), UInt8(ascii: "X"))
                case UInt8(ascii: ":"): before = (UInt8(ascii: "D"), UInt8(ascii: "O"))
                default:
                    place &+= 1
                    continue
                }
                if (bytes[place - 2], bytes[place - 1]) == before { return true }
                place &+= 1
            }
            return false
        } ?? true
    }

    fileprivate var startsWithLoremIpsum: Bool {
        utf8.first.map { $0 | 0x20 } == UInt8(ascii: "l") && utf8.count >= 11
            && zip(utf8, "lorem ipsum".utf8).allSatisfy { $0 | 0x20 == $1 }
    }
}
