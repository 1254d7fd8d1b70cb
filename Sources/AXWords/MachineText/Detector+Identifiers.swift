import AXSyntax

extension Detector {
    /// An identifier of a record, of memory, of a package or of a colour. In a text or a row it may be shown on
    /// purpose.
    static let identifier = Detector(
        "identifier", in: "0123456789-.:",
        finds: [
            "0x600003a2c0d0": "0x600003a2c0d0", "#FF5733": "#FF5733", "rgb(255, 87, 51)": "rgb(255, 87, 51)",
            "1717430400000": "1717430400000", "product_8843920": "product_8843920",
            "com.example.app.settings":
                "com.example.app.settings",
            "usr_9fK2mX81LqPz": "usr_9fK2mX81LqPz", "user_id:42": "user_id:42", "20240315T103000Z": "20240315T103000Z",
            "Order 5f2b7c1e9d8a4b3c": "5f2b7c1e9d8a4b3c",
            "a 123e4567-e89b-12d3-a456-426614174000": "123e4567-e89b-12d3-a456-426614174000",
        ],
        ignores: [
            "#123456", "com.example.app", "product_42", "20240315", "GB29123456789012345678", "user@example.com",
            "1234",
        ]
    ) { text in
        if text.utf8.count >= 5, text.isASCII, !text.has("@"),
            isColour(text) || !text.has(" ") && isWholeIdentifier(text)
        {
            return text
        }
        if let found = generatedIdentifier(in: text) { return found }
        return text.hasForm("00000000T000000") || text.hasForm("00000000T000000Z") || isDatabaseKey(text) ? text : nil
    }

    private static func isWholeIdentifier(_ text: String) -> Bool {
        isAddress(text) || isInstant(text) || isRecord(text) || isToken(text) || isPackage(text)
            || text.hasPrefix("urn:")
    }

    /// Whether it is an address in memory or the number of a resource: `0x600003a2c0d0`.
    private static func isAddress(_ text: String) -> Bool {
        text.hasPrefix("0x") && 8...18 ~= text.utf8.count && text.dropFirst(2).isAll(\.isHexadecimal)
    }

    /// Whether it is a colour: `#FF5733`, `rgb(255, 87, 51)`. Six digits may be the number of a ticket.
    private static func isColour(_ text: String) -> Bool {
        if text.hasPrefix("rgb(") || text.hasPrefix("rgba(") { return text.hasSuffix(")") }
        if text.hasPrefix("UI"), text.holds("ColorSpace ") { return true }
        guard text.hasPrefix("#") else { return false }
        let digits = text.dropFirst()
        return [6, 8].contains(digits.utf8.count) && digits.has(\.isDigit)
            && digits.has(\.isUppercaseLetter) && digits.isAll { $0.isHexadecimal && !$0.isLowercaseLetter }
    }

    /// Whether it is a number of milliseconds since 1970, of the years from 2014 to 2033.
    private static func isInstant(_ text: String) -> Bool {
        text.utf8.count == 13 && text.isAll(\.isDigit) && "14"..."19" ~= String(text.prefix(2))
    }

    /// Whether it is the key of a record: a word in small letters, and five digits or more, or ten letters and digits
    /// as a generator makes them: `product_8843920`, `user-93847`, `usr_9fK2mX81LqPz`.
    private static func isRecord(_ text: String) -> Bool {
        var scanner = TextScanner(text)
        guard 2...12 ~= scanner.read(while: \.isLowercaseLetter).count, let sign = scanner.next,
            scanner.skip(oneOf: "_-:")
        else { return false }
        let key = String(scanner.scalars[scanner.position...])
        if key.count >= 5, key.isAll(\.isDigit) { return true }
        return key.count >= 10 && sign == "_" && key.isAll(\.isLetterOrDigit) && key.filter(\.isNumber).count >= 2
            && key.has(\.isUppercaseLetter) && key.has(\.isLowercaseLetter)
    }

    /// Whether it is a JSON Web Token.
    private static func isToken(_ text: String) -> Bool {
        text.hasPrefix("eyJ") && text.utf8.count >= 20 && text.isAll(\.isLetterOrDigit, or: "-_.=")
    }

    /// Whether it is the name of a package: `com.example.app.settings`. Three parts are the name of an app, which
    /// settings for developers show.
    private static func isPackage(_ text: String) -> Bool {
        let parts = text.parts(".")
        return parts.count >= 4 && packageRoots.contains(parts[0])
            && parts.allSatisfy { $0.begins(with: \.isLowercaseLetter) && $0.isAll(\.isLetterOrDigit, or: "_") }
    }

    private static let packageRoots = Set(wordsOf: "com org net io de fr co app dev android androidx")

    /// Returns the first UUID, or number of 16 or more hexadecimal digits with a letter.
    private static func generatedIdentifier(in text: String) -> String? {
        guard text.utf8.count >= 16 else { return nil }
        let words = text.utf8.split { !$0.isLetterOrDigit && $0 != UInt8(ascii: "-") }.filter { $0.count >= 16 }
        return words.map { String(decoding: $0, as: UTF8.self) }.first { word in
            guard word.isAll(\.isHexadecimal, or: "-") else { return false }
            let parts = word.parts("-")
            if parts.count == 5 { return parts.map(\.count) == [8, 4, 4, 4, 12] }
            // The number of a bank account is the letters of a country, then digits.
            let isIBAN = word.prefix(2).isAll(\.isUppercaseLetter) && word.dropFirst(2).isAll(\.isDigit)
            return parts.count == 1 && word.has(\.isDigit) && word.has(\.isLetter) && !isIBAN
        }
    }

    /// Returns whether all of a text is the key of a record: `user_id:42`, `order_id=7`.
    private static func isDatabaseKey(_ text: String) -> Bool {
        guard let sign = text.utf8.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") }) else {
            return false
        }
        let (name, number) = (text[..<sign], text[sign...].dropFirst())
        return name.hasSuffix("_id") && name.isAll(\.isLowercaseLetter, or: "_") && !number.isEmpty
            && number.isAll(\.isDigit)
    }

    /// A point in time as databases store it, after a word that says what happened. A number alone, or after another
    /// word, may be that of an order.
    static let printedDate = Detector(
        "printed date", in: "0123456789", finds: ["Updated 20240915": "20240915", "Created: 1717430400": "1717430400"],
        ignores: ["Order 20240915", "20240915", "Updated 12345678", "Updated 2024"]
    ) { text in
        guard 12...60 ~= text.utf8.count, Substring(text.utf8.suffix(8)).isAll(\.isDigit),
            let space = text.lastIndex(of: " ")
        else { return nil }
        let digits = String(text[space...].dropFirst())
        guard digits.isAll(\.isDigit),
            digits.count == 8
                ? isDate(digits) : [10, 13].contains(digits.count) && "14"..."19" ~= String(digits.prefix(2))
        else { return nil }
        return dateWords.matches(atEndOf: FoldedText(String(text[..<space]))).isEmpty ? nil : digits
    }

    /// Whether eight digits are a date: a year, a month and a day.
    private static func isDate(_ digits: String) -> Bool {
        guard let number = Int(digits) else { return false }
        return 1970...2099 ~= number / 10_000 && 1...12 ~= number / 100 % 100 && 1...31 ~= number % 100
    }

    private static let dateWords = Lexicon.union(.dateWords)

    /// An address of a web page, a file or a screen. That of an image file is its name, see `imageFile`.
    package static let address = Detector(
        "address", in: ".:/\\?",
        matches: [
            "https://example.com/a", "settings?s=sbp-c2b", "www.example.com", "/account/settings", "mailto:a@b.de",
            #"C:\Users\me"#,
        ],
        ignores: ["example.com", "km/h", "and/or", "https://a.de/b.png", "See https://a.de", "1/2"]
    ) { text in
        guard text.utf8.count >= 5, isURL(text) || path.matches(text) || isQuery(text),
            !text.contains(where: \.isWhitespace)
        else {
            return false
        }
        return text.hasSuffix(".pdf") || !imageFile.matches(text)
    }

    /// Returns whether a text is the end of an address with what it asks for: `settings?s=sbp-c2b`.
    private static func isQuery(_ text: String) -> Bool {
        let parts = text.parts("?")
        guard parts.count == 2, parts[0].begins(with: \.isLetter), parts[0].isAll(\.isLetterOrDigit, or: "-_/."),
            parts[1].isAll(\.isLetterOrDigit, or: "-_=&%.+")
        else { return false }
        let name = parts[1].parts("=")
        return name.count > 1 && name[0].begins(with: \.isLetter) && !name[1].isEmpty
    }

    /// A path of a file or a screen.
    package static let path = Detector(
        "path", in: "/:\\", matches: ["/account/settings", #"C:\Users\report"#, "res/a.xml"],
        ignores: ["//a", "/a", "a/b", "C:"]
    ) { text in
        if text.has("\\") {
            var scanner = TextScanner(text)
            if scanner.skip(form: #"A:\"#) || scanner.skip(form: #"a:\"#) { return true }
        }
        if ["res/", "assets/", "file:"].contains(where: text.hasPrefix), text.has(".") { return true }
        guard text.hasPrefix("/"), !text.hasPrefix("//") else { return false }
        let parts = text.dropFirst().parts("/")
        return parts.count >= 2 && parts.prefix(2).allSatisfy { $0.begins(with: \.isLetterOrDigit) }
    }

    /// The schemes of addresses without slashes.
    private static let schemes = ["mailto:", "tel:", "sms:", "data:", "javascript:", "geo:", "urn:", "about:"]

    /// Returns whether a text has a scheme, or begins with the name of a host of the web.
    private static func isURL(_ text: String) -> Bool {
        if text.hasPrefix("www.") || schemes.contains(where: text.hasPrefix) { return true }
        guard text.holds("://") else { return false }
        let scheme = text.prefix { $0 != ":" }
        return scheme.utf8.count <= 20 && text.dropFirst(scheme.count).hasPrefix("://")
            && scheme.begins(with: \.isLetter)
            && scheme.isAll(\.isLetterOrDigit, or: "+-.")
    }
}
