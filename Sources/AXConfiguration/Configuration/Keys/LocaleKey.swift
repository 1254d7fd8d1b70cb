import AXEngine
import AXSyntax
import AXTree

extension ConfigurationKey {
    /// `locale`: the language of screens whose dump does not carry one.
    package static let locale = ConfigurationKey(
        "locale",
        example: #""pt-BR""#,
        schema: { _ in
            .type("string", summary: "The language of screens whose dump does not give one, e.g. en or pt-BR.")
        },
        read: { reader, value in reader.languageTag(value) },
        show: { locale in locale.map { EffectiveSetting("locale", .word($0)) } },
        option: ScreenOption("tag", "Language of the screens, e.g. en or pt-BR") {
            text, overrides throws(ScreenOptionError) in
            let tag = text.replacing("_", with: "-")
            guard SettingsReader.isLanguageTag(tag) else {
                throw ScreenOptionError(expected: "a language tag such as en or pt-BR")
            }
            overrides.locale = tag
            return EffectiveSetting("locale", .word(tag))
        } prepare: { screen, _, configuration, overrides in
            let given = overrides.locale ?? screen.locale
            screen.locale = given ?? configuration.locale(of: screen.test) ?? configuration.locale
        })
}

extension Configuration {
    /// The language of screens whose dump does not carry one, as a BCP 47 tag.
    package var locale: String? { value(of: .locale) }
}

extension SettingsReader {
    mutating func languageTag(_ value: JSONValue) -> String? {
        let expected = "a language tag, e.g. en or pt-BR"
        guard let tag = text(value, expected) else { return nil }
        if !Self.isLanguageTag(tag) { report(value, expected: expected) }
        return tag
    }

    /// Whether a text has the form of a BCP 47 tag: a language of letters, and parts of letters and digits.
    fileprivate static func isLanguageTag(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard let language = parts.first, 2...8 ~= language.count, language.allSatisfy(isLetter) else { return false }
        return parts.allSatisfy { 1...8 ~= $0.count && $0.allSatisfy { isLetter($0) || isDigit($0) } }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
    }

    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
