import AXSyntax

/// What a program prints for developers: `Optional(…)`, `(null)`, `<UIView: 0x…>`, and placeholder text.
package enum DebugText {
    /// Returns the first piece of debug text or placeholder text in a text of these characters.
    package static func first(in text: String, _ characters: TextCharacters) -> String? {
        if text.utf8.count <= longestWholeText, text.begins(with: wholeTextInitials), wholeTexts.contains(text) {
            return text
        }
        if characters.containsAny(of: brackets), let found = bracketed(in: text) { return found }
        if let marker = marker(in: text, characters) { return marker }
        if text.startsWithLoremIpsum { return "lorem ipsum" }
        if characters.hasOthers || characters.containsAny(of: frames),
            PseudoLocale.matches(text, isASCII: !characters.hasOthers)
        {
            return text
        }
        return missingTranslation(in: text, characters) ?? UnfilledValue.first(in: text, characters)
            ?? PrintedNumber.first(in: text, characters) ?? MachineDate.first(in: text, characters)
            ?? PrintedError.first(in: text, characters) ?? PrintedObject.first(in: text, characters)
            ?? PrintedValue.first(in: text, characters)
    }

    /// Returns the debug text in the label of a control, an image or a header: a draft word, or an identifier that a program
    /// generated.
    package static func firstOfName(_ text: String, _ characters: TextCharacters) -> String? {
        if text.utf8.count <= longestDraft, text.begins(with: draftInitials), drafts.contains(text) { return text }
        if KeyMash.matches(text, characters) { return text }
        if let found = UnfilledValue.firstOfName(text, characters) { return found }
        // An identifier has digits, or signs between its parts.
        guard characters.containsAny(of: identifierSigns) else { return nil }
        if let found = MachineIdentifier.whole(text, characters) { return found }
        return PrintedValue.generatedIdentifier(in: text)
            ?? (characters.contains("T") ? PrintedValue.compactInstant(in: text) : nil)
            ?? (characters.containsAny(of: keySigns) ? PrintedValue.databaseKey(in: text) : nil)
    }

    /// Returns what a library of translations shows for a key that it does not have: `[missing "en.close" translation]`.
    private static func missingTranslation(in text: String, _ characters: TextCharacters) -> String? {
        if characters.containsAny(of: wrappingSigns), let key = WrappedKey.first(in: text) { return key }
        guard characters.containsAny(of: missingSigns) else { return nil }
        if text.hasPrefix("???"), text.hasSuffix("???"), text.utf8.contains(UInt8(ascii: ".")) { return text }
        let lowered = text.lowercased()
        return missing.first { lowered.index(of: $0) != nil }
    }

    private static let missingSigns = ASCIISet(":[_?")
    private static let wrappingSigns = ASCIISet(":[_?(!%#{")
    private static let missing = [
        "translation missing:", "missing translation:", "[missing \"", "missing_translation", "key_not_found",
        "translation_missing",
        "[missing translation", "[missing:", "no translation:", "untranslated:",
    ]
    private static let frames = ASCIISet("#[_?")
    private static let wholeTexts: Set = [
        "nil", "null", "undefined", "<null>", "<nil>", "None()", "TODO", "asdf", "asdfasdf", "asdfgh", "asdfghjkl",
        "foobar",
        "foo bar",
    ]
    /// Draft words for a label that is not written yet. In a text they may be what a user entered.
    private static let drafts: Set = [
        "test", "test test", "test1", "test2", "test3", "test123", "test 1", "test 2", "test 12", "test 123",
        "test 1234",
        "test test 123", "test test test", "testing testing", "testing", "testing 123", "testtest", "xxx", "XXX",
        "xxxx", "XXXX", "dummy", "dummy text", "blah", "blah blah",
        "bla", "blabla", "bla bla", "bla bla bla", "foo", "baz", "foo bar baz", "abc123", "abc 123", "hello world",
        "qwerty", "placeholder text", "my label", "My Label", "my title", "My Title", "do not use", "DO NOT USE",
        "DELETE ME", "delete me", "to be defined", "To be defined", "your title", "your text",
    ]
    private static let wholeTextInitials = ASCIISet(String(wholeTexts.compactMap { $0.first }))
    private static let draftInitials = ASCIISet(String(drafts.compactMap { $0.first }))
    private static let identifierSigns = ASCIISet("0123456789-.:")
    private static let keySigns = ASCIISet(":=")
    private static let longestDraft = drafts.map(\.utf8.count).max() ?? 0
    private static let longestWholeText = wholeTexts.map(\.utf8.count).max() ?? 0
    private static let brackets = ASCIISet("(<[")
    /// Characters of which each marker has one.
    private static let markerSigns = ASCIISet("NX:")
    private static let markers = ["NaN", "FIXME", "FIXME:", "TODO:"]

    /// Returns the first word that is a marker.
    private static func marker(in text: String, _ characters: TextCharacters) -> String? {
        // Nearly every label contains none of the markers.
        guard characters.containsAny(of: markerSigns),
            ["NaN", "FIXME", "TODO:"].contains(where: { text.index(of: $0) != nil })
        else { return nil }
        for word in text.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
            if let marker = markers.first(where: { $0.utf8.elementsEqual(word) }) { return marker }
        }
        // "NaN:NaN"
        let words = text.utf8.split { !$0.isLetterOrDigit && $0 < 0x80 }
        return words.contains { $0.elementsEqual("NaN".utf8) } ? "NaN" : nil
    }

    /// Returns what a program prints for an object.
    private static func bracketed(in text: String) -> String? {
        pieces.first { text.index(of: $0) != nil } ?? optional(in: text) ?? pointer(in: text)
    }

    private static let pieces = [
        "(null)", "[object Object]", "ModifiedContent<", "Optional(\"", "Optional(<", "UIImage named(", "named(main:",
    ]

    /// Returns `Optional(5)`, but neither `Optional (recommended)` nor `Optional(s)`.
    private static func optional(in text: String) -> String? {
        guard let start = text.index(of: "Optional("), let close = text[start...].firstIndex(of: ")") else {
            return nil
        }
        let inner = text[start..<close].dropFirst("Optional(".count)
        guard let first = inner.first,
            first.isNumber || first == "-" || inner.contains(".") || inner == "nil" || inner == "true"
                || inner == "false"
        else { return nil }
        return String(text[start...close])
    }

    /// Returns `<UIView: 0x600000`, with any number of spaces around the colon.
    private static func pointer(in text: String) -> String? {
        let bytes = Array(text.utf8)
        var index = 0
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            var at = start + 1
            func skip(_ matches: (UInt8) -> Bool) { while at < bytes.count, matches(bytes[at]) { at += 1 } }
            skip { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") || $0 >= 0x80 }
            let hasName = at > start + 1
            index = at
            skip { $0 == 0x20 }
            guard hasName, at < bytes.count, bytes[at] == UInt8(ascii: ":") else { continue }
            at += 1
            skip { $0 == 0x20 }
            guard bytes[at...].starts(with: "0x".utf8) else { continue }
            let end = bytes[at...].firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: ";") } ?? bytes.count
            return String(decoding: bytes[start..<end], as: UTF8.self)
        }
        return nil
    }
}

extension String {
    /// Returns the index of the first occurrence of `piece`.
    package func index(of piece: String) -> String.Index? {
        guard let first = piece.utf8.first else { return nil }
        var rest = utf8[...]
        while let start = rest.firstIndex(of: first) {
            rest = rest[start...]
            if rest.starts(with: piece.utf8) { return start }
            rest.removeFirst()
        }
        return nil
    }

    /// Returns whether the first character is one of a set.
    fileprivate func begins(with initials: ASCIISet) -> Bool { utf8.first.map(initials.contains) ?? false }

    /// Whether it begins with the usual placeholder text of designers.
    fileprivate var startsWithLoremIpsum: Bool {
        utf8.count >= 11 && (utf8.first ?? 0) | 0x20 == UInt8(ascii: "l")
            && zip(utf8, "lorem ipsum".utf8).allSatisfy { $0 | 0x20 == $1 }
    }
}
