/// Reads the texts of an Android resource file: `string`, `string-array` and `plurals`.
enum AndroidStringsScanner {
    /// Whether the root element of a file is `resources`.
    static func isCatalogue(_ bytes: [UInt8]) -> Bool {
        var reader = MarkupReader(bytes)
        while let part = reader.next() {
            if case .start(let tag) = part { return tag.name == "resources" }
        }
        return false
    }

    /// Returns the entries of a file.
    static func entries(in bytes: [UInt8], language: String) -> [CatalogueEntry] {
        let lines = LineStarts(bytes)
        var entries: [CatalogueEntry] = []
        var reader = MarkupReader(bytes)
        /// The key of the open entry, the depth of its tag, and its text so far.
        var (key, depth, level): (String?, Int, Int) = (nil, 0, 0)
        var (text, offset): ([UInt8], Int) = ([], 0)
        while let part = reader.next() {
            switch part {
            case .start(let tag):
                level += 1
                if ["string", "string-array", "plurals"].contains(tag.name), let name = tag["name"] {
                    (key, depth, text, offset) = (name, level, [], tag.offset)
                } else if tag.name == "item", key != nil {
                    (text, offset) = ([], tag.offset)
                }
            case .text(let bytes): if key != nil { text += bytes }
            case .end:
                if let name = key, text.contains(where: { $0 > 0x20 }),
                    level == depth || bytes[offset...].starts(with: "<item".utf8)
                {
                    let value = unescaped(String(decoding: text, as: UTF8.self))
                    entries.append(
                        CatalogueEntry(
                            key: name, pattern: FormatPattern.pattern(Array(value.utf8)), language: language,
                            line: lines.line(of: offset)))
                    text = []
                }
                if level == depth { key = nil }
                level -= 1
            }
        }
        return entries
    }

    /// Resolves the escapes of Android's resources: `\'`, `\n`, `\u0020`, and quotes around the text.
    static func unescaped(_ text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let character = rest.popFirst() {
            guard character == "\\", let escaped = rest.popFirst() else {
                if character != "\"" { result.append(character) }
                continue
            }
            switch escaped {
            case "n", "t": result.append(" ")
            case "u":
                let digits = rest.prefix(4)
                rest = rest.dropFirst(4)
                if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
                    result.unicodeScalars.append(scalar)
                }
            default: result.append(escaped)
            }
        }
        return result
    }
}
