import AXSyntax

extension String {
    /// Whether it is written like a name in code: `user_name_row`, `nav-back-arrow`, `saveButton`.
    package var isCode: Bool {
        guard utf8.allSatisfy({ $0.isLetterOrDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }),
            utf8.contains(where: \.isLowercaseLetter)
        else { return false }
        // A leading or trailing underscore may belong to a user name.
        if contains("_") { return first != "_" && last != "_" }
        if contains("-") {
            let parts = split(separator: "-").map(String.init)
            return parts.count >= 3
                && parts.allSatisfy { $0.utf8.count >= 2 && $0.utf8.allSatisfy(\.isLowercaseLetter) }
                && !parts.contains(where: Self.smallWords.contains)
        }
        // saveButton, but not iPhone, macOS or McDonald.
        guard first?.isLowercase == true, let hump = firstIndex(where: \.isUppercase) else { return false }
        let rest = self[hump...]
        return self[..<hump].count >= 2 && rest.count >= 2 && rest.contains(where: \.isLowercase)
    }

    /// Whether it is two words in small letters with a hyphen, and no usual compound: `search-icon`, but not
    /// `real-time`.
    package var isHyphenatedCode: Bool {
        guard utf8.contains(UInt8(ascii: "-")) else { return false }
        let parts = split(separator: "-", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        return parts.count == 2 && parts.allSatisfy { $0.utf8.count >= 3 && $0.utf8.allSatisfy(\.isLowercaseLetter) }
            && !parts.contains(where: Self.smallWords.contains) && !Self.firstWords.contains(parts[0])
            && !Self.lastWords.contains(parts[1])
    }

    /// The first words of compounds such as `self-service`.
    private static let firstWords = Lexicon.texts(.compoundBeginnings)

    /// The last words of compounds such as `gluten-free`.
    private static let lastWords = Lexicon.texts(.compoundEndings)

    /// The words of compounds such as `check-in` and `state-of-the-art`.
    private static let smallWords = Lexicon.texts(.compoundWords)
}
