import AXSyntax

extension Detector {
    /// What a program prints for developers, and what tools put in the place of a text, in the order in which they are
    /// looked for.
    package static let debugTexts = [
        emptyText, printedPointer, marker, loremIpsum, pseudoLocale, wrappedKey, missingTranslation, unfilledValue,
        printedNumber, printedDate, printedError, printedObject, printedValue,
    ]

    /// The debug texts that only the label of a control, an image or a header can be. In a text or a row they may be
    /// what a user entered.
    package static let debugTextsOfNames = [draft, keyMash, unfilledName, identifier]

    private static let emptyText = Detector(
        "text for no value", matches: ["nil", "null", "<null>", "TODO", "asdf", "foo bar"],
        ignores: ["Null", "nils", ""]
    ) { $0.utf8.count <= 12 && emptyTexts.contains($0) }

    private static let emptyTexts: Set = [
        "nil", "null", "undefined", "<null>", "<nil>", "None()", "TODO", "asdf", "asdfasdf", "asdfgh", "asdfghjkl",
        "foobar",
        "foo bar",
    ]

    private static let printedPointer = Detector(
        "optional or pointer", in: "(<[",
        finds: [
            "Total: (null)": "(null)", "Optional(5)": "Optional(5)", "Optional(\"a\")": "Optional(\"",
            "<UIView: 0x600000>; x": "<UIView: 0x600000", "[object Object]": "[object Object]",
        ], ignores: ["Optional (recommended)", "Optional(s)", "<UIView>", "a < b: 0x1"]
    ) { text in
        pointerPieces.first(where: text.holds) ?? optional(in: text) ?? pointer(in: text)
    }

    private static let pointerPieces = [
        "(null)", "[object Object]", "ModifiedContent<", "Optional(\"", "Optional(<", "UIImage named(", "named(main:",
    ]

    /// Returns `Optional(5)`, but neither `Optional (recommended)` nor `Optional(s)`.
    private static func optional(in text: String) -> String? {
        guard let range = text.firstRange(of: "Optional("), let close = text[range.upperBound...].firstIndex(of: ")"),
            let first = text[range.upperBound..<close].first
        else { return nil }
        let inner = text[range.upperBound..<close]
        let isValue = first.isNumber || first == "-" || inner.has(".") || ["nil", "true", "false"].contains(inner)
        return isValue ? String(text[range.lowerBound...close]) : nil
    }

    /// Returns `<UIView: 0x600000`, with any number of spaces around the colon.
    private static func pointer(in text: String) -> String? {
        guard text.has("<"), text.holds("0x") else { return nil }
        var scanner = TextScanner(text)
        return scanner.first { text in
            guard text.skip("<"),
                !text.read(while: { $0.isLetterOrDigit || $0 == "_" || $0 == "." || !$0.isASCII }).isEmpty
            else { return false }
            text.read { $0 == " " }
            guard text.skip(":") else { return false }
            text.read { $0 == " " }
            guard text.skip("0x") else { return false }
            text.read { $0 != ">" && $0 != ";" }
            return true
        }
    }

    private static let marker = Detector(
        "marker of unfinished work", in: "NFT",
        finds: ["FIXME later": "FIXME", "TODO: title": "TODO:", "NaN:NaN": "NaN"],
        ignores: ["TODO list", "Nan", "NaNo"]
    ) { text in
        guard text.holds("NaN") || text.holds("FIXME") || text.holds("TODO:") else { return nil }
        let words = text.unicodeScalars.split { $0 == " " || $0 == "\n" }.map(String.init)
        if let marker = words.first(where: ["NaN", "FIXME", "FIXME:", "TODO:"].contains) { return marker }
        let parts = text.unicodeScalars.split { $0.isASCII && !$0.isLetterOrDigit }
        return parts.contains { String($0) == "NaN" } ? "NaN" : nil
    }

    private static let loremIpsum = Detector(
        "lorem ipsum", finds: ["Lorem ipsum dolor": "lorem ipsum"], ignores: ["Lorem", "The lorem ipsum"]
    ) { text in
        text.begins { $0 == "L" || $0 == "l" } && text.prefix(11).lowercased() == "lorem ipsum" ? "lorem ipsum" : nil
    }

    /// What a library of translations shows for a key that it does not have.
    private static let missingTranslation = Detector(
        "missing translation", in: ":[_?",
        finds: ["[missing \"en.close\" translation]": "[missing \"", "???cart.title???": "???cart.title???"],
        ignores: ["What???", "[missing]"]
    ) { text in
        if text.hasPrefix("???"), text.hasSuffix("???"), text.has(".") { return text }
        let lowered = text.lowercased()
        return missing.first(where: lowered.holds)
    }

    private static let missing = [
        "translation missing:", "missing translation:", "[missing \"", "missing_translation", "key_not_found",
        "translation_missing", "[missing translation", "[missing:", "no translation:", "untranslated:",
    ]

    /// The key of a localisation table in what a library of translations puts around one without a text.
    private static let wrappedKey = Detector(
        "wrapped key", in: "?!#%_{(:[",
        matches: ["??cart.title??", "t(\"cart.title\")", "MISSING: de.cart.title", "{t:home.title}"],
        ignores: ["What??", "!Sale!", "50%", "t(\"Hello\")"]
    ) { text in
        guard 6...100 ~= text.utf8.count, text.begins(with: { "?!#%_{tT$[mMuU".unicodeScalars.contains($0) }) else {
            return false
        }
        let lowered = text.lowercased()
        return wrappers.contains { before, after in
            guard lowered.hasPrefix(before), lowered.hasSuffix(after), lowered.utf8.count > (before + after).utf8.count
            else { return false }
            let key = String(text.dropFirst(before.count).dropLast(after.count))
            let parts = key.parts(".")
            return localisationKey.matches(key)
                || parts.count > 1 && key.isAll(\.isLetterOrDigit, or: "_.")
                    && parts.allSatisfy { $0.begins(with: \.isLowercaseLetter) }
        }
    }

    private static let wrappers = [
        ("??", "??"), ("!", "!"), ("##", "##"), ("%", "%"), ("__", "__"), ("{t:", "}"), ("t(\"", "\")"), ("t('", "')"),
        ("tr(\"", "\")"), ("$t('", "')"), ("[missing ", "]"), ("missing: ", ""), ("missing key: ", ""),
        ("untranslated: ", ""),
    ]

    /// A draft word for a label that is not written yet.
    private static let draft = Detector(
        "draft", matches: ["test", "XXX", "hello world", "your title"], ignores: ["Test", "tests", "Hello world", ""]
    ) { $0.utf8.count <= 16 && drafts.contains($0) }

    private static let drafts: Set = [
        "test", "test test", "test1", "test2", "test3", "test123", "test 1", "test 2", "test 12", "test 123",
        "test 1234",
        "test test 123", "test test test", "testing testing", "testing", "testing 123", "testtest", "xxx", "XXX",
        "xxxx",
        "XXXX", "dummy", "dummy text", "blah", "blah blah", "bla", "blabla", "bla bla", "bla bla bla", "foo", "baz",
        "foo bar baz", "abc123", "abc 123", "hello world", "qwerty", "placeholder text", "my label", "My Label",
        "my title",
        "My Title", "do not use", "DO NOT USE", "DELETE ME", "delete me", "to be defined", "To be defined",
        "your title",
        "your text",
    ]

    /// Text that somebody typed to fill a place: neighbouring keys, or one letter again and again.
    private static let keyMash = Detector(
        "key mash", matches: ["sdfsdf", "aaaa", "qweqwe", "asdfasd"],
        ignores: ["www", "zzz", "asdf1", "fgh", "Aaaa", "glass"]
    ) { text in
        guard 3...20 ~= text.utf8.count, text.isAll(\.isLowercaseLetter), let first = text.first else { return false }
        // "www", "zzz", "mmm", "hhh", "ooo" and "iii" mean something.
        if text.allSatisfy({ $0 == first }) { return !"wzmhoi".contains(first) }
        guard text.utf8.count >= 6 else { return false }
        var rest = text[...]
        while let key = keys.first(where: rest.hasPrefix) { rest = rest.dropFirst(key.count) }
        return rest.count < 3 && keys.contains { $0.hasPrefix(rest) }
    }

    private static let keys = ["asdf", "asd", "sdf", "dfg", "fgh", "ghj", "hjk", "jkl", "qwer", "qwe", "zxc", "xcv"]
}
