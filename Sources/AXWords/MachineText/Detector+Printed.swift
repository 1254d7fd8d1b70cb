import AXSyntax

extension Detector {
    /// A number as programs print it, with a unit or a word. One alone may be the result of a calculator, which shows
    /// fewer than 16 digits.
    static let printedNumber = Detector(
        "printed number", in: ".",
        finds: [
            "3.9999999999999996 stars": "3.9999999999999996", "12.000000 km": "12.000000", "1.0E7 followers": "1.0E7",
            "0.30000000000000004": "0.30000000000000004",
        ],
        ignores: ["3.5 stars", "0.0000012 BTC", "1.2345678", "3.141592653589 ETH", "v1.2.3", "1.000.000 views", "1.5"]
    ) { text in
        guard text.has(\.isDigit) else { return nil }
        // The letter E may be that of the number.
        let isAlone = text.isAll { $0.isASCII && (!$0.isLetter || $0 == "e" || $0 == "E") && $0 != "%" && $0 != "$" }
        var scanner = TextScanner(text)
        return scanner.first { text in
            let start = text.position
            return skipNumber(&text) && (!isAlone || isOfProgram(String(text.scalars[start..<text.position])))
        }
    }

    /// Whether no calculator shows a number like that: with 17 digits, with 16 and an error of rounding, or with an
    /// exponent after `.0`.
    private static func isOfProgram(_ number: String) -> Bool {
        if number.has("E") { return number.holds(".0E") }
        let digits = number.filter { $0 != "." }.drop { $0 == "0" }.count
        return digits > 16 || digits == 16 && (number.holds("00000") || number.holds("99999"))
    }

    /// Passes a number that was not rounded or has an exponent. A part of a version, of an address or of a name is
    /// none.
    private static func skipNumber(_ text: inout TextScanner) -> Bool {
        if let previous = text.previous, previous.isLetterOrDigit || ".,_".unicodeScalars.contains(previous) {
            return false
        }
        let whole = text.read(while: \.isDigit)
        guard !whole.isEmpty, text.skip(".") else { return false }
        let fraction = text.read(while: \.isDigit)
        var rest = text
        if fraction.isEmpty || rest.skip(oneOf: "._") && rest.next?.isLetterOrDigit == true { return false }
        if fraction.count <= 2 { return skipExponent(&text) }
        return fraction.count >= 6 && text.next?.isLetter != true && isUnrounded(String(whole), String(fraction))
            && !isBeforeTicker(text)
    }

    private static func skipExponent(_ text: inout TextScanner) -> Bool {
        var rest = text
        guard rest.skip("E") else { return false }
        _ = rest.skip(oneOf: "+-")
        guard 1...3 ~= rest.read(while: \.isDigit).count, rest.next?.isLetter != true else { return false }
        text = rest
        return true
    }

    /// Whether a fraction has more digits than anybody rounds to: nine, or six that end with five zeros. An amount of a
    /// currency such as 0.0000012 has as many.
    private static func isUnrounded(_ whole: String, _ fraction: String) -> Bool {
        if whole == "0", fraction.hasPrefix("00") { return false }
        if fraction.count >= 9 || fraction.count >= 6 && fraction.hasSuffix("00000") { return true }
        // The digits after several zeros or nines are an error of rounding.
        guard fraction.count >= 7 else { return false }
        let (digits, count) = (String(fraction.dropLast()), fraction.count == 7 ? 5 : 4)
        return digits.holds(String(repeating: "0", count: count)) || digits.holds(String(repeating: "9", count: count))
    }

    /// Whether the letters after a number are those of a currency such as ETH.
    private static func isBeforeTicker(_ text: TextScanner) -> Bool {
        var text = text
        text.read { $0 == " " }
        let word = text.read(while: \.isLetter)
        return 3...5 ~= word.count && word.allSatisfy(\.isUppercaseLetter)
    }

    /// An error as programs print it.
    static let printedError = Detector(
        "printed error", in: "E('\"",
        finds: [
            "java.lang.NullPointerException": "java.lang.NullPointerException", "Oops TypeError: x": "TypeError:",
            "Cannot read properties of undefined (reading 'a')": "Cannot read propert",
        ],
        ignores: ["Exception", "Error: try again", "No exception", "Exceptional"]
    ) { text in
        if text.has({ $0 == "(" || $0 == "'" || $0 == "\"" }), let phrase = errorPhrases.first(where: text.holds) {
            return phrase
        }
        guard text.holds("Exception") || text.holds("Error:") else { return nil }
        return text.split { $0.isWhitespace || $0 == "(" }.map(String.init).first(where: isErrorName)
    }

    private static let errorPhrases = ["Cannot read propert", "Unable to resolve host \"", "Uncaught (in promise)"]

    /// Whether a word is the name of an error: two capital letters at least and an ending of one, after which an error
    /// of a script has a colon.
    private static func isErrorName(_ word: String) -> Bool {
        let name = word.split(separator: ".").last ?? word[...]
        guard name.begins(with: \.isUppercaseLetter) else { return false }
        if name.hasSuffix("Error:") { return name.utf8.count > "Error:".utf8.count }
        let text = name.hasSuffix(":") ? name.dropLast() : name
        return text.hasSuffix("Exception") && text.utf8.count > "Exception".utf8.count && text.isAll(\.isLetterOrDigit)
    }

    /// An object as programs print it, or the first piece of one.
    static let printedObject = Detector(
        "printed object", in: "@={([']",
        finds: [
            "User{name='Ann', age=3}": "User{name='Ann', age=3}", "Item(id=3)": "Item(id=3)",
            "MenuItem@4f2a1c": "MenuItem@4f2a1c", "{id: 3, label: Menu}": "{id: 3, label: Menu}",
            "Is Instance of 'User'": "Instance of '", "getString(R.string.ok)": "getString(R.",
        ],
        ignores: ["ann@example.com", "Total (net=3)", "{id: 3}", "User@home", "f(x)=3"]
    ) { text in
        if text.has("@"), isReference(text) { return text }
        if text.has("="), isRecord(text, "=") { return text }
        if text.has("{"), isRecord(text, ":") { return text }
        guard text.has({ $0 == "'" || $0 == "(" || $0 == "[" || $0 == "{" }) else { return nil }
        return objectPieces.first(where: text.holds)
    }

    private static let objectPieces = [
        "Instance of '", "Closure: (", "function() {", "function(", "[native code]", "NSLocalizedString(",
        "LocalizedStringKey(", "stringResource(", "getString(R.", "Color(0x", "MaterialColor(", "[missing \"", "/Date(",
        "<Swift.", "AnyView(",
    ]

    /// Whether the text is an object in the words of Java, Kotlin, Dart or JavaScript, with two fields, or a name
    /// before the first.
    private static func isRecord(_ text: String, _ sign: Character) -> Bool {
        guard let open = text.firstIndex(where: { $0 == "{" || $0 == "(" }),
            text.hasSuffix(text[open] == "{" ? "}" : ")")
        else { return false }
        let name = text[..<open]
        guard name.isEmpty ? text[open] == "{" : isTypeName(name) else { return false }
        let fields = text[open...].dropFirst().dropLast().split(separator: ",")
        guard let first = fields.first, isField(first, sign) else { return false }
        return !name.isEmpty && sign == "=" || fields.dropFirst().contains { isField($0.trimmed[...], sign) }
    }

    /// Whether a text is a name of a type: letters, digits and full stops, beginning with a capital letter and having a
    /// small one.
    private static func isTypeName(_ text: Substring) -> Bool {
        text.begins(with: \.isUppercaseLetter) && text.has(\.isLowercaseLetter)
            && text.isAll(\.isLetterOrDigit, or: ".$_")
    }

    /// Whether a text is a name in small letters or camel case, the sign, and a value: `id=3`, `label: Menu`.
    private static func isField(_ text: Substring, _ sign: Character) -> Bool {
        guard text.begins(with: \.isLowercaseLetter), let end = text.firstIndex(of: sign) else { return false }
        return text[..<end].isAll(\.isLetterOrDigit, or: "_") && (sign == "=" || text[end...].dropFirst().first == " ")
    }

    /// Whether the text is what Java prints for an object: the name of a class, an @ and hexadecimal digits.
    private static func isReference(_ text: String) -> Bool {
        guard let at = text.lastIndex(of: "@") else { return false }
        let name = text[..<at]
        let hash = text[at...].dropFirst()
        guard (name.has(".") ? 4 : 5)...8 ~= hash.utf8.count, hash.has(\.isDigit), hash.isAll(\.isDigit, or: "abcdef")
        else {
            return false
        }
        if name.hasPrefix("[L"), name.hasSuffix(";") { return true }
        let parts = name.split(separator: ".")
        return parts.last.map(isTypeName) == true && name.isAll(\.isLetterOrDigit, or: ".$_")
            && (parts.count > 1 || hash.has(\.isLetter))
    }

    /// A value as programs print it: JSON, a list of Python, a query, a duration, a Swift value or a point in time.
    static let printedValue = Detector(
        "printed value", in: "{[(=:P",
        finds: [
            "{\"id\": 3}": "{\"id\": 3}", "['a', 'b']": "['a', 'b']", "id=42&sort=date": "id=42&sort=date",
            "PT1H30M": "PT1H30M", "Got CartItem(id: 3)": "CartItem(id: 3)", "At 2024-03-15T10:30Z": "2024-03-15T10:30",
            "2024-03-15 10:30:00 +0000": "2024-03-15 10:30:00 +0000",
            "Mar 15 2024 10:30:00 GMT+01": "2024 10:30:00 GMT",
        ],
        ignores: ["Total (net: 3)", "Rock 'n' roll", "a = b", "('90s)", "PT", "2024-03-15 10:30", "Plan (a: b)"]
    ) { text in
        if isJSON(text) || isPythonValue(text) || isQuery(text) || isDuration(text) { return text }
        guard text.has("(") || text.has(":") else { return nil }
        var scanner = TextScanner(text)
        return scanner.first { text in instants.contains { text.skip(form: $0) } || skipSwiftValue(&text) }
    }

    /// The forms of points in time, see `TextScanner.skip(form:)`.
    private static let instants = [
        "0000-00-00T00:00", "0000-00-00 00:00:00 +0000", "0000-00-00 00:00:00.000", "0000 00:00:00 GMT",
        "Aaa Aaa 00 00:00:00 ", "00 Aaa 0000 00:00:00 ", "0000/00/00 00:00:00.000",
    ]

    private static func isJSON(_ text: String) -> Bool {
        text.hasPrefix("{\"") && text.hasSuffix("}")
            || (text.hasPrefix("[\"") || text.hasPrefix("[{\"")) && text.hasSuffix("]")
    }

    /// Returns whether the whole text is a list, a tuple or a dictionary as Python prints them: `['a', 'b']`, `{'id':
    /// 3}`.
    private static func isPythonValue(_ text: String) -> Bool {
        text.hasPrefix("{'") && text.hasSuffix("}") && text.contains("':")
            || text.hasPrefix("['") && text.hasSuffix("']") || text.hasPrefix("('") && text.hasSuffix("')")
    }

    /// Returns whether the whole text is the query of a URL with two parameters and more: `id=42&sort=date`.
    private static func isQuery(_ text: String) -> Bool {
        guard text.has("="), text.has("&"), !text.has(" ") else { return false }
        return text.parts("&").allSatisfy { part in
            let name = part.prefix { $0 != "=" }
            return !name.isEmpty && name.isAll(\.isLetterOrDigit, or: "_") && part.has("=")
        }
    }

    /// Returns whether the text is a duration of ISO 8601 with a time: `PT1H30M`.
    private static func isDuration(_ text: String) -> Bool {
        guard text.hasPrefix("P"), text.utf8.count >= 4, let time = text.firstIndex(of: "T") else { return false }
        func isParts(_ part: Substring, _ units: String) -> Bool {
            part.isAll(\.isDigit, or: "." + units)
                && (part.isEmpty || part.begins(with: \.isDigit) && part.last?.isLetter == true)
        }
        let clock = text[time...].dropFirst()
        return !clock.isEmpty && isParts(text[..<time].dropFirst(), "YMWD") && isParts(clock, "HMS")
    }

    /// Passes a Swift value with its first field: `CartItem(id: 3)`, but not `Total (net: 3)`.
    private static func skipSwiftValue(_ text: inout TextScanner) -> Bool {
        if let previous = text.previous, previous.isLetterOrDigit || previous == "." { return false }
        let name = text.read { $0.isLetterOrDigit || $0 == "." }
        guard name.first?.isUppercaseLetter == true, name.contains(where: \.isLowercaseLetter), text.skip("("),
            text.read(while: \.isLetterOrDigit).first?.isLowercaseLetter == true
        else { return false }
        let end = text.position
        guard text.skip(": ") else { return false }
        // A value that does not end soon is cut off before the colon.
        let value = text.scalars[end...].prefix(60).prefix { $0 != ")" }
        text.position = value.endIndex
        if String(value).utf8.count >= 60 || !text.skip(")") { text.position = end }
        return true
    }
}
