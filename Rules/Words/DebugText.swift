import AXTree

/// What a program prints for developers: `Optional(…)`, `(null)`, `<UIView: 0x…>`, and placeholder text.
enum DebugText {
    /// Returns the first piece of debug text or placeholder text.
    static func first(in text: String) -> String? {
        if wholeTexts.contains(text) { return text }
        if let piece = pieces.first(where: { text.firstIndex(of: $0) != nil }) { return piece }
        if let found = optional(in: text) ?? pointer(in: text) { return found }
        if let token = text.split(whereSeparator: { $0 == " " || $0 == "\n" }).first(where: tokens.contains) {
            return String(token)
        }
        return text.startsWithLoremIpsum ? "lorem ipsum" : nil
    }

    private static let wholeTexts: Set = [
        "nil", "null", "undefined", "(null)", "<null>", "<nil>", "[object Object]", "None()",
    ]
    private static let pieces = ["(null)", "[object Object]", "ModifiedContent<", "Optional(\"", "Optional(<"]
    private static let tokens: Set<Substring> = ["NaN", "NaN%", "$NaN", "€NaN", "FIXME", "FIXME:", "TODO:"]

    /// Returns `Optional(5)`, but neither `Optional (recommended)` nor `Optional(s)`.
    private static func optional(in text: String) -> String? {
        guard let start = text.firstIndex(of: "Optional("), let close = text[start...].firstIndex(of: ")") else {
            return nil
        }
        let inner = text[start..<close].dropFirst("Optional(".count)
        guard let first = inner.first,
            first.isNumber || first == "-" || inner.contains(".") || inner == "nil" || inner == "true"
                || inner == "false"
        else { return nil }
        return String(text[start...close])
    }

    /// Returns `<UIView: 0x600000`.
    private static func pointer(in text: String) -> String? {
        guard let start = text.firstIndex(of: "<" as Character) else { return nil }
        let name = text[start...].dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        guard !name.isEmpty, text[name.endIndex...].hasPrefix(": 0x") else { return nil }
        let end = text[name.endIndex...].firstIndex { $0 == ">" || $0 == ";" } ?? text.endIndex
        return String(text[start..<end])
    }
}

extension String {
    /// Returns the index of the first occurrence of `piece`.
    fileprivate func firstIndex(of piece: String) -> String.Index? {
        guard let first = piece.utf8.first else { return nil }
        return utf8.indices.first { utf8[$0] == first && utf8[$0...].starts(with: piece.utf8) }
    }

    /// Whether it begins with the usual placeholder text of designers.
    fileprivate var startsWithLoremIpsum: Bool {
        utf8.count >= 11 && zip(utf8, "lorem ipsum".utf8).allSatisfy { $0 | 0x20 == $1 }
    }
}
