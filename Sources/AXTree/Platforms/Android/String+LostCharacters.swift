extension String {
    /// Whether a line of the text is three question marks or replacement characters and more, and nothing else: the
    /// tool that wrote the dump could not write its characters. Nobody writes such a text.
    package var hasLostCharacters: Bool {
        // Most texts have neither character.
        guard unicodeScalars.contains(where: { $0 == "?" || $0 == "\u{FFFD}" }) else { return false }
        return split(whereSeparator: \.isNewline).contains { line in
            let scalars = line.unicodeScalars.filter { $0 != " " }
            return scalars.count >= 3 && scalars.allSatisfy { $0 == "?" || $0 == "\u{FFFD}" }
        }
    }
}
