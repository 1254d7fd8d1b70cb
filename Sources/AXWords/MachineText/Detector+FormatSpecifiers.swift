extension Detector {
    /// Places for values that were not filled in.
    package static let formatSpecifiers = [formatSpecifier, templateName]

    /// A specifier with a per cent sign, braces, a backslash or a tag.
    static let formatSpecifier = Detector(
        "format specifier", in: #"%{\<"#,
        finds: [
            "%d items": "%d", "%1$@ left": "%1$@", "Hi %(name)s": "%(name)s", "100 %% done": "%%", "{name}님": "{name}",
            "Hello ${user}": "{user}", #"Hi \(name)"#: #"\(name)"#, "{} items": "{}", "{{#if": "{{#", "<%= x %>": "<%",
            "{count, plural, one {# item} other {# items}}": "{",
        ],
        ignores: ["50%", "50 % off", "100% done", "배터리 80%", "50%discount", "%20foo", "{ }", "a < b"]
    ) { text in
        var scanner = TextScanner(text)
        var parentheses = ForwardSearch(")", in: scanner.scalars)
        return scanner.first { text in
            switch text.next {
            case "%": return skipPercent(&text)
            case "{": return skipBraces(&text)
            case "\\":
                guard text.skip(#"\("#), let close = parentheses.next(from: text.position) else { return false }
                text.position = close + 1
                return true
            case "<": return text.skip("<xliff") || text.skip("<%")
            default: return false
            }
        }
    }

    /// Passes a specifier of `printf`. A percentage is none: a digit before the sign, or a space after it.
    private static func skipPercent(_ text: inout TextScanner) -> Bool {
        let start = text.position
        let isAfterDigit = text.previous.map { $0.isDigit || !$0.isASCII } ?? false
        guard text.skip("%") else { return false }
        if text.skip("%") { return text.next != "%" }
        if text.skip("(") {
            return 1...39 ~= text.read { $0.isLetterOrDigit || $0 == "_" }.count && text.skip(")")
                && text.skip(oneOf: "sdif")
        }
        let isPositional = !text.read { $0.isDigit || $0 == "." }.isEmpty && text.skip("$")
        if isPositional { text.read { $0.isDigit || $0 == "." } }
        guard text.position - start <= 8 else { return false }
        if text.skip("@") || text.skip("#@") { return true }
        if text.skip(oneOf: "lhqz") { _ = text.skip(oneOf: "lhqz") }
        // Neither `50%discount` nor `%20foo`: no letter or digit follows a specifier.
        return text.skip(oneOf: "diufFsxXgGeE") && (!isAfterDigit || isPositional)
            && text.next?.isLetterOrDigit != true
    }

    /// Passes a name in braces, `{name}` or `{{ name }}`, the braces before a message of ICU, empty ones or the
    /// beginning of a command of a template: `{} items`, `{{#if`, `{% if`.
    private static func skipBraces(_ text: inout TextScanner) -> Bool {
        if text.skip("{{#") || text.skip("{{/") || text.skip("{%") { return true }
        let previous = text.previous
        if text.skip("{}") {
            return text.scalars.count > 3 && previous ?? " " == " " && (text.next ?? " " == " " || text.next == "%")
        }
        // The first brace of a row decides for all of them.
        guard previous != "{" else { return false }
        text.read { $0 == "{" }
        if isMessage(text) { return true }
        let inner = text.position
        text.read { $0 == " " }
        let name = text.read { $0.isLetterOrDigit || $0 == "_" || $0 == "." }
        text.read { $0 == " " }
        return !name.isEmpty && text.position - inner <= 40 && !text.read { $0 == "}" }.isEmpty
    }

    /// Whether the text in braces is a message of ICU: `{count, plural, one {# item} other {# items}}`.
    private static func isMessage(_ text: TextScanner) -> Bool {
        var text = text
        let name = text.read { $0.isLetterOrDigit || $0 == "_" }
        let rest = String(text.scalars[text.position...].prefix(20).filter { $0 != " " }[...])
        return !name.isEmpty
            && [",plural,", ",select,", ",selectordinal,", ",number", ",date", ",time"].contains { rest.hasPrefix($0) }
    }

    /// The usual name of a value with the marks of another language of templates.
    static let templateName = Detector(
        "name in a template", in: marks,
        finds: [
            "Hello $name": "$name", ":count items": ":count", "Dear [Name]": "[Name]", "[[user_id]]": "[[user_id]]",
            "Hi <username>!": "<username>", "__NAME__": "__NAME__", "*|FNAME|*": "*|FNAME|*", "$(TITLE)": "$(TITLE)",
        ],
        ignores: ["$100", "12:30", "[New]", "[[Berlin]]", "a_name", "$name_of"]
    ) { text in
        var scanner = TextScanner(text)
        return scanner.first { text in
            guard let mark = text.next, text.previous != mark, marks.unicodeScalars.contains(mark) else { return false }
            let isFirst = text.previous.map { !$0.isLetterOrDigit && $0.isASCII } ?? true
            let opening = String(text.read { $0 == mark })
            if opening == "*" {
                return text.skip("|") && !text.read { $0.isLetterOrDigit || $0 == "_" }.isEmpty && text.skip("|*")
            }
            if opening == "$", text.skip("(") {
                let name = String(text.read { $0.isLetter || $0 == "_" })
                return name.utf8.count > 2 && (!name.has(\.isLowercaseLetter) || isName(name, ")")) && text.skip(")")
            }
            guard isFirst, let closing = closings[opening] else { return false }
            let name = text.read { $0.isLetterOrDigit || $0 == "_" && closing != "__" }
            guard !name.isEmpty, text.skip(closing), isName(String(name), closing) else { return false }
            return text.next.map { $0.isASCII && !$0.isLetterOrDigit && !":_$".unicodeScalars.contains($0) } ?? true
        }
    }

    private static func isName(_ name: String, _ closing: String) -> Bool {
        if closing == "__" { return name == name.uppercased() && templateNames.contains(name.lowercased()) }
        // Two brackets around a name with an underscore are no link of a wiki.
        if closing == "]]", name.has("_") { return true }
        return templateNames.contains(closing.isEmpty ? name : name.lowercased())
            || templateNamesInCamelCase.contains(name)
    }

    private static let marks = "$:[<_%*"
    /// The marks after a name by those before it.
    private static let closings = ["$": "", ":": "", "[": "]", "[[": "]]", "<": ">", "<<": ">>", "__": "__", "%": "%"]
    private static let templateNames = Set(
        wordsOf: """
            name username user user_name first_name last_name firstname lastname full_name count number amount date title item items total \
            price city email address company quantity percent minutes hours days seconds attribute
            """)
    private static let templateNamesInCamelCase = Set(
        wordsOf:
            "userName firstName lastName fullName displayName itemCount productName companyName appName orderNumber totalPrice"
    )
}
