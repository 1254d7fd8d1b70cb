import AXSyntax

/// The key of a localisation table in what a library of translations puts around one without a text: `??cart.title??`,
/// `t("cart.title")`, `MISSING: de.cart.title`.
package enum WrappedKey {
    /// Returns the text if it is such a key.
    package static func first(in text: String) -> String? {
        guard 6...100 ~= text.utf8.count, text.utf8.first.map(initials.contains) == true else { return nil }
        let lowered = text.lowercased()
        let isKey = wrappers.contains { before, after in
            guard lowered.hasPrefix(before), lowered.hasSuffix(after),
                lowered.utf8.count > before.utf8.count + after.utf8.count
            else { return false }
            return Self.isKey(String(text.dropFirst(before.count).dropLast(after.count)))
        }
        return isKey ? text : nil
    }

    /// Whether a text is a key, or words in small letters with full stops between them.
    private static func isKey(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let isDotted = parts.count > 1 && parts.allSatisfy { $0.utf8.first?.isLowercaseLetter == true }
        return isDotted && parts.joined().utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
            || LocalisationKey.matches(text)
    }

    /// The first bytes of the wrappers, also in capitals.
    private static let initials = ASCIISet("?!#%_{tT$[mMuU")
    private static let wrappers = [
        ("??", "??"), ("!", "!"), ("##", "##"), ("%", "%"), ("__", "__"), ("{t:", "}"), ("t(\"", "\")"), ("t('", "')"),
        ("tr(\"", "\")"), ("$t('", "')"), ("[missing ", "]"), ("missing: ", ""), ("missing key: ", ""),
        ("untranslated: ", ""),
    ]
}
