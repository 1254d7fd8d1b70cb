import AXSyntax

/// Markup that was not rendered: a tag or an entity of HTML, a link or bold text in Markdown, an escape of code or of a URL.
package struct RawMarkup {
    /// The characters of which all markup contains one.
    package static let characters = "<&[*\\%#_~"
    private static let signs = ASCIISet(characters)

    private let bytes: [UInt8]
    /// The last index of each closing tag, by the name of the tag.
    private let lastClosingTags: [String: Int]
    private var closingAngles: ForwardSearch
    private var equalsSigns: ForwardSearch
    private var closingBrackets: ForwardSearch
    private var closingParentheses: ForwardSearch
    /// Whether the text holds the drive of a path, as in `C:\new`.
    private let isPath: Bool
    private let hasOneBackslash: Bool
    private let hasSpace: Bool
    /// Whether the text holds a URL, in which escapes are usual.
    private let isURL: Bool

    private init(_ text: String) {
        bytes = Array(text.utf8)
        lastClosingTags = Self.lastClosingTags(in: bytes)
        closingAngles = ForwardSearch(">", in: bytes)
        equalsSigns = ForwardSearch("=", in: bytes)
        closingBrackets = ForwardSearch("]", in: bytes)
        closingParentheses = ForwardSearch(")", in: bytes)
        isPath = zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: ":") && $1 == UInt8(ascii: "\\") }
        hasOneBackslash = bytes.count { $0 == UInt8(ascii: "\\") } == 1
        hasSpace = bytes.contains(0x20)
        isURL = zip(bytes, bytes.dropFirst(2)).contains { $0 == UInt8(ascii: ":") && $1 == UInt8(ascii: "/") }
    }

    /// Returns the first piece of markup in a text.
    package static func first(in text: String) -> String? { first(in: text, TextCharacters(text)) }

    /// Returns the first piece of markup in a text of these characters.
    package static func first(in text: String, _ characters: TextCharacters) -> String? {
        guard characters.containsAny(of: signs) else { return nil }
        var markup = RawMarkup(text)
        for start in markup.bytes.indices {
            if let end = markup.end(at: start) { return String(decoding: markup.bytes[start..<end], as: UTF8.self) }
        }
        return nil
    }

    /// Returns the end of the markup that begins at `start`.
    private mutating func end(at start: Int) -> Int? {
        switch bytes[start] {
        case UInt8(ascii: "<"): endOfTag(start)
        case UInt8(ascii: "&"): endOfEntity(start)
        case UInt8(ascii: "["): endOfLink(start)
        case UInt8(ascii: "*"): endOfBold(start)
        case UInt8(ascii: "\\"): endOfEscape(start)
        case UInt8(ascii: "%"): endOfURLEscape(start)
        case UInt8(ascii: "#"): start == 0 ? endOfHeading() : nil
        case UInt8(ascii: "_"), UInt8(ascii: "~"): endOfPair(start)
        default: nil
        }
    }

    private func next(_ index: Int) -> UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

    // MARK: HTML

    /// Returns the end of the opening tag at `start`: `<b>`, `<br/>`, `<a href="x">`. A tag that is not closed later on, or
    /// that closes nothing, is a text about markup.
    private mutating func endOfTag(_ start: Int) -> Int? {
        let nameStart = start + 1
        guard let nameEnd = bytes[nameStart...].firstIndex(where: { !$0.isLetter && !$0.isDigit }),
            nameEnd > nameStart, let close = closingAngles.next(from: nameEnd)
        else { return nil }
        let name = String(decoding: bytes[nameStart..<nameEnd], as: UTF8.self).lowercased()
        let isClosed = bytes[close - 1] == UInt8(ascii: "/") || lastClosingTags[name].map { $0 > start } ?? false
        guard Self.tags.contains(name), isClosed || Self.emptyTags.contains(name) else { return nil }
        // Only attributes or a slash follow the name.
        let isBare = bytes[nameEnd...].first { $0 != 0x20 && $0 != UInt8(ascii: "/") } == UInt8(ascii: ">")
        let hasAttribute = equalsSigns.next(from: nameEnd).map { $0 < close } ?? false
        return isBare || hasAttribute ? close + 1 : nil
    }

    private static let tags: Set<String> = [
        "a", "b", "i", "u", "s", "p", "br", "hr", "em", "strong", "span", "div", "ul", "ol", "li", "h1", "h2", "h3",
        "h4", "h5", "h6", "img", "font", "table", "tr", "td", "th", "html", "body", "head", "script", "style", "sup",
        "sub", "small", "big", "code", "pre", "center", "blockquote", "tt",
    ]

    /// The tags that enclose nothing and are never closed.
    private static let emptyTags: Set<String> = ["br", "hr", "img"]

    private static func lastClosingTags(in bytes: [UInt8]) -> [String: Int] {
        var result: [String: Int] = [:]
        for start in bytes.indices.dropLast(2)
        where bytes[start] == UInt8(ascii: "<") && bytes[start + 1] == UInt8(ascii: "/") {
            let name = bytes[(start + 2)...].prefix { $0.isLetter || $0.isDigit }
            result[String(decoding: name, as: UTF8.self).lowercased()] = start
        }
        return result
    }

    /// Returns the end of the entity at `start`: `&amp;`, `&#39;`, `&#x27;`.
    private func endOfEntity(_ start: Int) -> Int? {
        guard let close = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";")), close > start + 2 else {
            return nil
        }
        let name = bytes[(start + 1)..<close]
        if name.first == UInt8(ascii: "#") {
            let digits = name.dropFirst().drop { $0 | 0x20 == UInt8(ascii: "x") }
            return !digits.isEmpty && digits.allSatisfy { $0.isDigit || $0.isLetter } ? close + 1 : nil
        }
        return Self.entities.contains(String(decoding: name, as: UTF8.self)) ? close + 1 : nil
    }

    private static let entities: Set<String> = [
        "amp", "lt", "gt", "quot", "apos", "nbsp", "copy", "reg", "trade", "hellip", "mdash", "ndash", "lsquo", "rsquo",
        "ldquo", "rdquo", "laquo", "raquo", "bull", "middot", "euro", "pound", "yen", "cent", "deg", "times", "eacute",
        "egrave", "agrave", "aacute", "iacute", "oacute", "uacute", "ntilde", "ccedil", "auml", "ouml", "uuml", "Auml",
        "Ouml", "Uuml", "szlig", "rarr", "larr", "zwnj", "shy", "iexcl", "iquest", "oslash", "aring", "aelig", "oelig",
        "ograve", "ugrave", "igrave", "acirc", "ecirc", "icirc", "ocirc", "ucirc", "atilde", "otilde", "euml", "iuml",
        "Eacute", "Egrave", "Agrave", "Ccedil", "sect", "para", "hearts", "check", "zwj",
    ]

    // MARK: Markdown

    /// Returns the end of the link at `start`: `[Terms](https://example.com)`.
    private mutating func endOfLink(_ start: Int) -> Int? {
        guard let middle = closingBrackets.next(from: start), middle > start + 1, next(middle) == UInt8(ascii: "("),
            let close = closingParentheses.next(from: middle)
        else { return nil }
        let target = bytes[(middle + 2)..<close]
        let isImage = start > 0 && bytes[start - 1] == UInt8(ascii: "!")
        let isAddress =
            target.prefix { $0.isLetterOrDigit }.count > 1
            && target.drop { $0.isLetterOrDigit }.starts(with: "://".utf8)
        return isImage || isAddress || Self.linkPrefixes.contains { target.starts(with: $0.utf8) } ? close + 1 : nil
    }

    private static let linkPrefixes = ["http://", "https://", "mailto:", "tel:", "/", "#"]

    /// Returns the end of the marks before the heading that the text is: `## Settings`.
    private func endOfHeading() -> Int? {
        let marks = bytes.prefix { $0 == UInt8(ascii: "#") }.count
        guard 2...6 ~= marks, next(marks - 1) == 0x20, let first = next(marks) else { return nil }
        return first.isLetterOrDigit || first >= 0x80 ? marks : nil
    }

    /// Returns the end of the words between two pairs of underscores or tildes at `start`: `__Note__`, `~~$19.99~~`. Within a word, or
    /// around the name of a user in small letters, they are no markup.
    private func endOfPair(_ start: Int) -> Int? {
        let mark = bytes[start]
        guard start == 0 || bytes[start - 1] == 0x20, next(start) == mark, let first = next(start + 1),
            first.isUppercaseLetter || first >= 0x80
                || mark == UInt8(ascii: "~") && (first.isDigit || first.isLetter || first == UInt8(ascii: "$"))
        else { return nil }
        for end in bytes.indices.dropFirst(start + 3) where bytes[end] == mark && next(end) == mark {
            let isWordEnd = next(end + 1).map { !$0.isLetterOrDigit && $0 < 0x80 && $0 != mark } ?? true
            let inner = bytes[(start + 2)..<end]
            let isConstant = inner.allSatisfy { !$0.isLowercaseLetter && $0 < 0x80 && $0 != 0x20 && !$0.isDigit }
            return isWordEnd && inner.last != 0x20 && !(isConstant && mark == UInt8(ascii: "_")) ? end + 2 : nil
        }
        return nil
    }

    /// Returns the end of the bold text at `start`: `**word**`, `***word***`. A row of stars is a hidden number.
    private func endOfBold(_ start: Int) -> Int? {
        let star = UInt8(ascii: "*")
        let marks = bytes[start...].prefix { $0 == star }.count
        guard start == 0 || bytes[start - 1] != star, 2...3 ~= marks, let letter = next(start + marks - 1),
            letter.isLetter || letter >= 0x80
        else { return nil }
        for end in bytes.indices.dropFirst(start + marks + 1) where bytes[end] == star && next(end) == star {
            return bytes[end - 1] != 0x20 ? end + 2 : nil
        }
        return nil
    }

    /// Returns two asterisks before the first word that no others close: `**Sale`.
    private static func unclosedBold(in text: String) -> String? {
        let bytes = text.utf8
        guard bytes.starts(with: "**".utf8), let letter = bytes.dropFirst(2).first, letter.isLetter || letter >= 0x80,
            !bytes.dropFirst(2).contains(UInt8(ascii: "*"))
        else { return nil }
        return String(text.prefix { $0 != " " })
    }

    /// Returns the markup that only the label of a control, an image or a header can be: two asterisks that no others close, a
    /// word in back-ticks or between two tildes, a link by reference.
    package static func firstOfName(_ text: String) -> String? {
        unclosedBold(in: text) ?? enclosed(in: text, "`") ?? enclosed(in: text, "~~") ?? reference(in: text)
            ?? listMark(in: text) ?? tagOfName(in: text) ?? emphasis(in: text)
    }

    /// Returns the start of markup around a whole text in square brackets, of XML or of React Native: `[b]Pay[/b]`, `<![CDATA[Pay]]>`,
    /// `<Text>Pay</Text>`.
    private static func tagOfName(in text: String) -> String? {
        if text.hasPrefix("<![CDATA[") { return "<![CDATA[" }
        guard let first = text.first, first == "[" || first == "<",
            let end = text.firstIndex(of: first == "[" ? "]" : ">")
        else { return nil }
        let name = text[..<end].dropFirst()
        let isTag = first == "[" ? tags.contains(name.lowercased()) : name == "Text"
        return isTag && text.hasSuffix("\(first)/\(name)\(first == "[" ? "]" : ">")") ? String(text[...end]) : nil
    }

    /// Returns the first word between two asterisks or underscores, with the marks: `_Only_ today`.
    private static func emphasis(in text: String) -> String? {
        guard let mark = text.first, mark == "*" || mark == "_" else { return nil }
        let rest = text.dropFirst()
        guard let first = rest.first, first.isLetter, let end = rest.firstIndex(of: mark), end < rest.endIndex,
            rest[..<end].last != " ", rest[end...].dropFirst().first.map({ !$0.isLetter && $0 != mark }) ?? true,
            first.isUppercase || rest[end...].count > 1
        else { return nil }
        return String(text[...end])
    }

    /// Returns the first words between two of these marks, with the marks: `` `Save` ``.
    private static func enclosed(in text: String, _ mark: String) -> String? {
        let parts = text.components(between: mark)
        guard parts.count >= 3, let word = parts.dropFirst().first(where: { !$0.isEmpty }), word.first != " ",
            word.last != " "
        else { return nil }
        return mark + word + mark
    }

    /// Returns the text if all of it is a link by reference: `[Terms][1]`.
    private static func reference(in text: String) -> String? {
        guard text.first == "[", text.last == "]" else { return nil }
        let parts = text.dropFirst().dropLast().components(between: "][")
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && !$0.contains("[") && !$0.contains("]") }
            ? text : nil
    }

    /// Returns the mark of a heading or of an item of a list of tasks at the start of a text: `# Settings`, `- [x] Newsletter`.
    private static func listMark(in text: String) -> String? {
        ["# ", "- [ ] ", "- [x] "].first {
            text.hasPrefix($0) && text.utf8.count > $0.utf8.count
        }?.trimmed
    }

    // MARK: Escapes

    /// Returns the end of the escape of source code at `start`, such as `\n` and `\u00e9`.
    private func endOfEscape(_ start: Int) -> Int? {
        guard !isPath, let letter = next(start), start == 0 || bytes[start - 1] != UInt8(ascii: "\\") else {
            return nil
        }
        switch letter {
        case UInt8(ascii: "u"):
            let digits = bytes[(start + 2)...].drop { $0 == UInt8(ascii: "{") }.prefix {
                $0.isDigit || 0x61...0x66 ~= $0 | 0x20
            }
            return digits.count >= 4 ? digits.endIndex : nil
        case UInt8(ascii: "n"), UInt8(ascii: "t"):
            // In a path, or after the domain of a user, the name continues with small letters.
            let isName = bytes[..<start].allSatisfy { !$0.isLowercaseLetter } || bytes.contains(UInt8(ascii: "."))
            let isInPath = hasOneBackslash && !hasSpace && isName && next(start + 1)?.isLowercaseLetter == true
            return isInPath ? nil : start + 2
        case UInt8(ascii: "x"):
            let digits = bytes[(start + 2)...].prefix(2)
            return digits.count == 2 && digits.allSatisfy { $0.isDigit || 0x61...0x66 ~= $0 | 0x20 } ? start + 4 : nil
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return start + 2
        default: return nil
        }
    }

    /// Returns the end of the escape of a URL at `start`, within a word: `Terms%20of%20use`. A percentage has no letter before
    /// it.
    private func endOfURLEscape(_ start: Int) -> Int? {
        guard !isURL, start > 0, start + 3 < bytes.count, bytes[start - 1].isLetter else { return nil }
        let code = String(decoding: bytes[(start + 1)..<(start + 3)], as: UTF8.self).uppercased()
        let follower = bytes[start + 3]
        return Self.urlEscapes.contains(code) && (follower.isLetter || follower == UInt8(ascii: "%")) ? start + 3 : nil
    }

    private static let urlEscapes: Set<String> = [
        "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "2B", "2C", "2F", "3A", "3B", "3D", "3F", "40",
        "C2", "C3",
        "E2",
    ]
}

extension StringProtocol {
    /// The parts between the occurrences of a separator.
    fileprivate func components(between separator: String) -> [SubSequence] {
        var parts: [SubSequence] = []
        var rest = self[startIndex...]
        while let range = rest.firstRange(of: separator) {
            parts.append(rest[..<range.lowerBound])
            rest = rest[range.upperBound...]
        }
        return parts + [rest]
    }
}
