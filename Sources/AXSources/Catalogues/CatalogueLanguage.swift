/// Tells the language of a catalogue from its path.
enum CatalogueLanguage {
    private static let folders: Set = [
        "locales", "locale", "i18n", "l10n", "lang", "langs", "languages", "translations", "localization",
        "localizations", "messages", "intl",
    ]

    /// Returns the language of a path as a tag in lower case: of `values-pt-rBR`, `de.lproj`, `app_de.arb`,
    /// `locales/de.json`, `locales/de/common.json`. Empty for the default language.
    static func language(ofPath path: String) -> String {
        let steps = path.split(separator: "/").map(String.init)
        for step in steps.dropLast().reversed() {
            if step.hasPrefix("values-") {
                let qualifiers = step.dropFirst("values-".count).split(separator: "-").map(String.init)
                guard let language = qualifiers.first else { return "" }
                if language.hasPrefix("b+") {
                    return language.dropFirst(2).replacing("+", with: "-").lowercased()
                }
                guard isLanguage(language) else { return "" }
                let region = qualifiers.dropFirst().first { $0.hasPrefix("r") && $0.utf8.count == 3 }
                return tag((language + (region.map { "-" + $0.dropFirst() } ?? "")).lowercased())
            }
            if step.hasSuffix(".lproj") {
                let name = step.dropLast(".lproj".count)
                return name == "Base" ? "" : tag(name.lowercased())
            }
        }
        guard let file = steps.last, let dot = file.lastIndex(of: ".") else { return "" }
        let stem = String(file[..<dot])
        for name in [stem, String(stem.split(separator: "_", maxSplits: 1).last ?? "")] + steps.dropLast().reversed() {
            let tag = name.replacing("_", with: "-")
            if isLanguage(String(tag.split(separator: "-").first ?? "")), tag.utf8.count <= 7 {
                return self.tag(tag.lowercased())
            }
        }
        return ""
    }

    /// Returns a language as entries have it. English counts as the default language, because most catalogues begin
    /// with it and only some name it.
    static func tag(_ language: String) -> String {
        language == "en" || language.hasPrefix("en-") ? "" : language
    }

    /// Whether a JSON file can be a catalogue: it is in a folder of translations, or it has the name of a language
    /// there.
    static func isCatalogue(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { folders.contains($0.lowercased()) }
    }

    /// Whether a text has the form of a language tag without region.
    private static func isLanguage(_ text: String) -> Bool {
        (2...3).contains(text.utf8.count) && text.utf8.allSatisfy { (0x61...0x7A).contains($0) }
            && !["app", "lib", "src", "res", "web", "ios", "dpi", "mcc", "mnc", "car"].contains(text)
    }
}
