import AXSyntax

/// Reads an `.arb` file or a JSON file of an i18n library: nested objects of texts, whose keys are joined by dots.
enum JSONCatalogueScanner {
    /// The deepest object that is read.
    private static let maximumDepth = 12

    /// Returns the entries of a file; none for a file that is no object.
    static func entries(in file: SourceFile) -> [CatalogueEntry] {
        guard let document = try? JSONDocument(parsing: file.bytes), document.root.kind == .object else { return [] }
        let language =
            document.root["@@locale"]?.text.map { CatalogueLanguage.tag($0.lowercased().replacing("_", with: "-")) }
            ?? CatalogueLanguage.language(ofPath: file.path)
        let lines = LineStarts(file.bytes)
        var entries: [CatalogueEntry] = []
        var open: [(prefix: String, value: JSONValue, depth: Int)] = [("", document.root, 0)]
        while let (prefix, value, depth) = open.popLast() {
            for member in value.members where !member.name.hasPrefix("@") {
                let key = prefix + member.name
                if let text = member.value.text {
                    entries.append(
                        CatalogueEntry(
                            key: key, pattern: FormatPattern.pattern(Array(text.utf8), hasBraces: true),
                            language: language, line: lines.line(of: member.key.offset)))
                } else if member.value.kind == .object, depth < maximumDepth {
                    open.append((key + ".", member.value, depth + 1))
                }
            }
        }
        return entries
    }
}
