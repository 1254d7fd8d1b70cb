import AXSyntax

/// Finds the formats that an unrecognised file resembles most, by the words that are typical of each.
enum LikelyFormats {
    /// Returns the three formats of which a file has the most words, the most likely first; none if it has none.
    static func names(for bytes: ArraySlice<UInt8>, among formats: [InputFormat]) -> [String] {
        let text = String(decoding: bytes.prefix(65_536), as: UTF8.self)
        let counts = formats.map { format in format.words.count { text.firstRange(of: $0) != nil } }
        let found = formats.indices.filter { counts[$0] > 0 }
        return found.sorted { (counts[$1], $0) < (counts[$0], $1) }.prefix(3).map { formats[$0].id }
    }
}
