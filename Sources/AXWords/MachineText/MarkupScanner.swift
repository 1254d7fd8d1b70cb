/// Reads the markup of a text.
struct MarkupScanner {
    private let scalars: [Unicode.Scalar]
    /// The last index of each closing tag, by the name of the tag.
    private let lastClosingTags: [String: Int]
    private var closingAngles: ForwardSearch
    private var equalsSigns: ForwardSearch
    private var closingBrackets: ForwardSearch
    private var closingParentheses: ForwardSearch
    /// Whether the text holds the drive of a path, as in `C:\new`.
    private let isPath: Bool
    /// Whether the text holds a URL, in which escapes are usual.
    private let isURL: Bool
    /// Whether the text may be a path or the name of a user with a domain: one backslash and no space.
    private let mayBePath: Bool

    /// Creates a scanner of the text that another reads.
    init(_ text: TextScanner) {
        scalars = text.scalars
        lastClosingTags = Self.lastClosingTags(in: text)
        closingAngles = ForwardSearch(">", in: scalars)
        equalsSigns = ForwardSearch("=", in: scalars)
        closingBrackets = ForwardSearch("]", in: scalars)
        closingParentheses = ForwardSearch(")", in: scalars)
        isPath = zip(scalars, scalars.dropFirst()).contains { $0 == ":" && $1 == "\\" }
        isURL = zip(scalars, scalars.dropFirst(2)).contains { $0 == ":" && $1 == "/" }
        mayBePath = scalars.count { $0 == "\\" } == 1 && !scalars.contains(" ")
    }

    /// Passes the markup that begins at the position.
    mutating func skipMarkup(_ text: inout TextScanner) -> Bool {
        switch text.next {
        case "<": skipTag(&text)
        case "&": skipEntity(&text)
        case "[": skipLink(&text)
        case "*": skipBold(&text)
        case "\\": skipEscape(&text)
        case "%": skipURLEscape(&text)
        case "#": skipHeading(&text)
        case "_": skipPair(&text, "__")
        case "~": skipPair(&text, "~~")
        default: false
        }
    }

    // MARK: HTML

    /// Passes an opening tag: `<b>`, `<br/>`, `<a href="x">`. A tag that is not closed later on, or that closes
    /// nothing, is a text about markup.
    private mutating func skipTag(_ text: inout TextScanner) -> Bool {
        let start = text.position
        guard text.skip("<") else { return false }
        let name = String(text.read(while: \.isLetterOrDigit)).lowercased()
        guard Self.tags.contains(name), let close = closingAngles.next(from: text.position) else { return false }
        let isClosed = scalars[close - 1] == "/" || lastClosingTags[name].map { $0 > start } ?? false
        guard isClosed || Self.emptyTags.contains(name) else { return false }
        // Only attributes or a slash follow the name.
        let hasAttribute = equalsSigns.next(from: text.position).map { $0 < close } ?? false
        text.read { $0 == " " || $0 == "/" }
        guard hasAttribute || text.next == ">" else { return false }
        text.position = close + 1
        return true
    }

    /// The names of tags.
    static let tags = Set(
        wordsOf: """
            a b i u s p br hr em strong span div ul ol li h1 h2 h3 h4 h5 h6 img font table tr td th html body head script style sup sub \
            small big code pre center blockquote tt
            """)
    /// The tags that enclose nothing and are never closed.
    private static let emptyTags = Set(wordsOf: "br hr img")

    private static func lastClosingTags(in text: TextScanner) -> [String: Int] {
        var text = text
        var tags: [String: Int] = [:]
        for start in text.scalars.indices where text.scalars[start] == "<" {
            text.position = start
            if text.skip("</") { tags[String(text.read(while: \.isLetterOrDigit)).lowercased()] = start }
        }
        return tags
    }

    /// Passes an entity: `&amp;`, `&#39;`, `&#x27;`.
    private func skipEntity(_ text: inout TextScanner) -> Bool {
        guard text.skip("&") else { return false }
        let isNumber = text.skip("#")
        let name = text.read(while: \.isLetterOrDigit)
        guard text.skip(";"), name.count <= (isNumber ? 9 : 10) else { return false }
        return isNumber ? name.contains { $0 != "x" && $0 != "X" } : Self.entities.contains(String(name))
    }

    private static let entities = Set(
        wordsOf: """
            amp lt gt quot apos nbsp copy reg trade hellip mdash ndash lsquo rsquo ldquo rdquo laquo raquo bull middot euro pound yen cent deg \
            times eacute egrave agrave aacute iacute oacute uacute ntilde ccedil auml ouml uuml Auml Ouml Uuml szlig rarr larr zwnj shy iexcl \
            iquest oslash aring aelig oelig ograve ugrave igrave acirc ecirc icirc ocirc ucirc atilde otilde euml iuml Eacute Egrave Agrave \
            Ccedil sect para hearts check zwj
            """)

    // MARK: Markdown

    /// Passes a link: `[Terms](https://example.com)`.
    private mutating func skipLink(_ text: inout TextScanner) -> Bool {
        let (start, isImage) = (text.position, text.previous == "!")
        guard let middle = closingBrackets.next(from: start), middle > start + 1 else { return false }
        text.position = middle
        guard text.skip("]("), let close = closingParentheses.next(from: middle) else { return false }
        let target = String(scalars[text.position..<close])
        let scheme = target.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
        let isAddress = scheme.utf8.count > 1 && target.dropFirst(scheme.count).hasPrefix("://")
        text.position = close + 1
        return isImage || isAddress || ["mailto:", "tel:", "/", "#"].contains { target.hasPrefix($0) }
    }

    /// Passes the marks before the heading that the text is: `## Settings`.
    private func skipHeading(_ text: inout TextScanner) -> Bool {
        guard text.position == 0, 2...6 ~= text.read(while: { $0 == "#" }).count else { return false }
        var rest = text
        return rest.skip(" ") && rest.next.map { $0.isLetterOrDigit || !$0.isASCII } ?? false
    }

    /// Passes the words between two pairs of underscores or tildes: `__Note__`, `~~$19.99~~`. Within a word, or around
    /// the name of a user in small letters, they are no markup.
    private func skipPair(_ text: inout TextScanner, _ marks: String) -> Bool {
        guard text.previous ?? " " == " ", text.skip(marks), let first = text.next,
            first.isUppercaseLetter || !first.isASCII
                || marks == "~~" && (first.isLetterOrDigit || first == "$")
        else { return false }
        let start = text.position
        guard skip(to: marks, &text) else { return false }
        let inner = scalars[start..<(text.position - 2)]
        let isWordEnd =
            text.next.map { $0.isASCII && !$0.isLetterOrDigit && !marks.unicodeScalars.contains($0) } ?? true
        let isConstant = inner.allSatisfy { $0.isASCII && !$0.isLowercaseLetter && !$0.isDigit && $0 != " " }
        return isWordEnd && inner.last != " " && !(isConstant && marks == "__")
    }

    /// Passes bold text: `**word**`, `***word***`. A row of stars is a hidden number.
    private func skipBold(_ text: inout TextScanner) -> Bool {
        guard text.previous != "*", 2...3 ~= text.read(while: { $0 == "*" }).count,
            text.next.map({ $0.isLetter || !$0.isASCII }) == true, skip(to: "**", &text)
        else { return false }
        return scalars[text.position - 3] != " "
    }

    /// Passes one scalar, all before the next of these marks, and the marks.
    private func skip(to marks: String, _ text: inout TextScanner) -> Bool {
        text.position += 1
        while text.next != nil {
            if text.skip(marks) { return true }
            text.position += 1
        }
        return false
    }

    // MARK: Escapes

    /// Passes an escape of source code, such as `\n` and `\u00e9`.
    private func skipEscape(_ text: inout TextScanner) -> Bool {
        let start = text.position
        guard !isPath, text.previous != "\\", text.skip("\\") else { return false }
        if text.skip("u") {
            text.read { $0 == "{" }
            return text.read(while: \.isHexadecimal).count >= 4
        }
        if text.skip("x") {
            text.position += 2
            return text.position <= scalars.count && scalars[(start + 2)..<text.position].allSatisfy(\.isHexadecimal)
        }
        if text.skip(oneOf: "\"'") { return true }
        guard text.skip(oneOf: "nt") else { return false }
        // In a path, or after the domain of a user, the name continues with small letters.
        let isAfterName = scalars[..<start].allSatisfy { !$0.isLowercaseLetter } || scalars.contains(".")
        return !(mayBePath && isAfterName && text.next?.isLowercaseLetter == true)
    }

    /// Passes an escape of a URL within a word: `Terms%20of%20use`. A percentage has no letter before it.
    private func skipURLEscape(_ text: inout TextScanner) -> Bool {
        guard !isURL, text.previous?.isLetter == true, text.position + 3 < scalars.count else { return false }
        let code = String(scalars[(text.position + 1)..<(text.position + 3)]).uppercased()
        text.position += 3
        return Self.urlEscapes.contains(code) && (scalars[text.position].isLetter || scalars[text.position] == "%")
    }

    private static let urlEscapes = Set(
        wordsOf: "20 21 22 23 24 25 26 27 28 29 2B 2C 2F 3A 3B 3D 3F 40 C2 C3 E2")
}
