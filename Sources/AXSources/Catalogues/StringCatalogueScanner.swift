import AXSyntax

/// Reads an `.xcstrings` file: the texts of each key in all languages.
enum StringCatalogueScanner {
    /// The most forms of one key: more are not read.
    private static let maximumForms = 100

    /// Returns an entry for each form of each key in each language; none for a file that is not one.
    static func entries(in bytes: [UInt8]) -> [CatalogueEntry] {
        guard let document = try? JSONDocument(parsing: bytes), let strings = document.root["strings"] else {
            return []
        }
        let source = (document.root["sourceLanguage"]?.text ?? "").lowercased()
        let lines = LineStarts(bytes)
        var entries: [CatalogueEntry] = []
        for member in strings.members {
            let key = member.name
            let line = lines.line(of: member.key.offset)
            var hasSource = false
            func add(_ text: String, _ language: String) {
                entries.append(
                    CatalogueEntry(
                        key: key, pattern: FormatPattern.pattern(Array(text.utf8)), language: language, line: line))
            }
            for localization in member.value["localizations"].map({ Array($0.members) }) ?? [] {
                let language = localization.name.lowercased()
                let isSource = language == source
                if isSource { hasSource = true }
                for text in texts(localization.value) { add(text, isSource ? "" : language) }
            }
            // Without a text in the source language, the key is the text.
            if !hasSource { add(key, "") }
        }
        return entries
    }

    /// The texts of a localization, with all variations by number and device.
    private static func texts(_ value: JSONValue) -> [String] {
        var texts: [String] = []
        var open = [value]
        while let value = open.popLast(), texts.count < maximumForms {
            if let text = value["stringUnit"]?["value"]?.text { texts.append(text) }
            guard let variations = value["variations"] else { continue }
            for kind in variations.members { open += kind.value.members.map(\.value) }
        }
        return texts
    }
}
