/// Reads a `.stringsdict` file: a property list with the plural forms of each key.
enum StringsDictionaryScanner {
    private static let forms: Set = ["zero", "one", "two", "few", "many", "other", "NSStringLocalizedFormatKey"]

    /// Returns an entry for each form of each key.
    static func entries(in bytes: [UInt8], language: String) -> [CatalogueEntry] {
        let lines = LineStarts(bytes)
        var entries: [CatalogueEntry] = []
        var reader = MarkupReader(bytes)
        var open: [MarkupTag] = []
        var text: [UInt8] = []
        /// The key of the top dictionary, with its line, and the last key below it.
        var (key, line, form) = ("", 1, "")
        var depth = 0
        while let part = reader.next() {
            switch part {
            case .start(let tag):
                open.append(tag)
                if tag.name == "dict" { depth += 1 }
                text = []
            case .text(let bytes): text += bytes
            case .end:
                guard let tag = open.popLast() else { continue }
                if tag.name == "dict" { depth -= 1 }
                let content = String(decoding: text, as: UTF8.self)
                if tag.name == "key", depth == 1 {
                    (key, line) = (content, lines.line(of: tag.offset))
                } else if tag.name == "key" {
                    form = content
                } else if tag.name == "string", depth > 1, forms.contains(form) {
                    let pattern = FormatPattern.pattern(Array(content.utf8))
                    entries.append(CatalogueEntry(key: key, pattern: pattern, language: language, line: line))
                }
                text = []
            }
        }
        return entries
    }
}
