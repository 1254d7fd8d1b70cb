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
            guard let tag = LanguageTag.parse(text) else {
                throw ScreenOptionError(expected: LanguageTag.expectation(insteadOf: text))
            }
            overrides.locale = tag
            return EffectiveSetting("locale", .word(tag))
        } prepare: { screen, _, configuration, overrides in
            let given = overrides.locale ?? screen.locale
            screen.locale = given ?? configuration.locale(of: screen.origin.test) ?? configuration.locale
        })
}

extension Configuration {
    /// The language of screens whose dump does not carry one, as a BCP 47 tag.
    package var locale: String? { value(of: .locale) }
}

extension SettingsReader {
    /// The language tag, with hyphens.
    mutating func languageTag(_ value: JSONValue) -> String? {
        guard let text = text(value, LanguageTag.expectation(insteadOf: "")) else { return nil }
        if let tag = LanguageTag.parse(text) { return tag }
        report(value, expected: LanguageTag.expectation(insteadOf: text))
        return nil
    }
}
