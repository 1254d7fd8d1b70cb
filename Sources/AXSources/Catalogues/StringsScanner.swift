/// Reads a `.strings` file: `"key" = "text";`
enum StringsScanner {
    /// Returns the entries of a file.
    static func entries(in bytes: [UInt8], language: String) -> [CatalogueEntry] {
        let lines = LineStarts(bytes)
        var entries: [CatalogueEntry] = []
        var key: (text: String, offset: Int)?
        var at = 0
        while at < bytes.count {
            if bytes[at...].starts(with: "/*".utf8) {
                at += 2
                while at < bytes.count, !bytes[at...].starts(with: "*/".utf8) { at += 1 }
                at += 2
            } else if bytes[at...].starts(with: "//".utf8) {
                while at < bytes.count, bytes[at] != 0x0A { at += 1 }
            } else if bytes[at] == UInt8(ascii: "\"") {
                let start = at
                var reader = LiteralReader(
                    bytes, at: at, quote: UInt8(ascii: "\""), isTriple: false, hashes: 0, isRaw: false, .objectiveC,
                    spansLines: true)
                let text = reader.read()[0]
                at = reader.end
                if let found = key {
                    entries.append(
                        CatalogueEntry(
                            key: found.text, pattern: FormatPattern.pattern(text), language: language,
                            line: lines.line(of: found.offset)))
                    key = nil
                } else {
                    key = (String(decoding: text, as: UTF8.self), start)
                }
            } else {
                if bytes[at] == UInt8(ascii: ";") { key = nil }
                at += 1
            }
        }
        return entries
    }
}
