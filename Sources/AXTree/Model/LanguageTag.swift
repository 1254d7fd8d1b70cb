import AXSyntax

/// The reader of BCP 47 language tags that people write in options, configurations and assertions.
package enum LanguageTag {
    /// Returns a tag with hyphens, `pt-BR` for `pt_BR`; `nil` if the text has not the form of one: a language of two or
    /// three letters, and parts of letters and digits.
    package static func parse(_ text: String) -> String? {
        let tag = text.replacing("_", with: "-")
        let parts = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard 2...3 ~= parts[0].count, parts[0].allSatisfy(isLetter) else { return nil }
        let isTag = parts.allSatisfy { 1...8 ~= $0.count && $0.allSatisfy { isLetter($0) || isDigit($0) } }
        return isTag ? tag : nil
    }

    /// Returns what was expected instead of a text that is no tag:
    /// `a language tag, e.g. en or pt-BR; did you mean "en"?` for `english`.
    package static func expectation(insteadOf text: String) -> String {
        let expected = "a language tag, e.g. en or pt-BR"
        let word = text.lowercased().prefix { $0.isLetter }
        guard word.count > 3, let name = String(word).nearest(in: names.keys.sorted()), let tag = names[name] else {
            return expected
        }
        return expected + "; did you mean \"\(tag)\"?"
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
    }

    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    /// The tags of languages by their English names.
    private static let names: [String: String] = [
        "arabic": "ar", "bengali": "bn", "bulgarian": "bg", "catalan": "ca", "chinese": "zh", "croatian": "hr",
        "czech": "cs", "danish": "da", "dutch": "nl", "english": "en", "estonian": "et", "finnish": "fi",
        "french": "fr", "german": "de", "greek": "el", "hebrew": "he", "hindi": "hi", "hungarian": "hu",
        "icelandic": "is", "indonesian": "id", "irish": "ga", "italian": "it", "japanese": "ja", "korean": "ko",
        "latvian": "lv", "lithuanian": "lt", "malay": "ms", "norwegian": "nb", "persian": "fa", "polish": "pl",
        "portuguese": "pt", "romanian": "ro", "russian": "ru", "serbian": "sr", "slovak": "sk", "slovenian": "sl",
        "spanish": "es", "swahili": "sw", "swedish": "sv", "tamil": "ta", "thai": "th", "turkish": "tr",
        "ukrainian": "uk", "urdu": "ur", "vietnamese": "vi", "welsh": "cy",
    ]
}
