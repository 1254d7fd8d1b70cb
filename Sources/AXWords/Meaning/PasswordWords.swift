/// The words for a password, and for showing and hiding it, in all languages.
///
/// Dumps do not always name the language, so those of any language count.
package enum PasswordWords {
    /// Returns whether a name is that of a field for a password: it ends with the word, or begins with it in languages
    /// that put the word first ("mot de passe actuel"). What is in parentheses, and words such as "again" at the end,
    /// do not count.
    package static func names(_ text: String) -> Bool {
        let main = FoldedText(String(text.prefix { $0 != "(" && $0 != "（" }))
        let folded = main.isEmpty ? FoldedText(text) : main
        guard !folded.isEmpty, folded.scalars.count <= longestName else { return false }
        if folded.scalars.contains(where: { $0 >= "\u{3000}" }) {
            return !unspaced.matches(in: folded, .anywhere).isEmpty
        }
        let name = withoutTail(folded)
        return pins.contains(folded) || !lastOrFirst.matches(atEndOf: name).isEmpty
            || !first.matches(atStartOf: name).isEmpty
    }

    /// Returns whether the resource name of a view of Android ends with a word for a password: `id/et_password`,
    /// `id/newPwd`.
    package static func areInIdentifier(_ identifier: String) -> Bool {
        guard identifier.utf8.count <= longestName, let entry = identifier.split(separator: "/").last else {
            return false
        }
        let lowered = entry.lowercased()
        return inIdentifiers.contains { lowered.hasSuffix($0) }
    }

    /// Returns whether an identifier in code is that of a field for a password: `login_password`, `newPasswordField`.
    package static func identifies(_ identifier: String) -> Bool {
        guard identifier.utf8.count <= longestName else { return false }
        let words = identifier.wordsOfCode
        return words.contains(where: inCode.contains) && inOtherCode.isDisjoint(with: words)
    }

    /// Returns whether a name that has a word for showing or hiding is about a password: it has a word for it, or no
    /// other word.
    package static func isAboutPassword(_ text: String) -> Bool {
        let folded = FoldedText(text)
        if folded.scalars.contains(where: { $0 >= "\u{3000}" }) {
            return folded.scalars.count <= 4 || !unspaced.matches(in: folded, .anywhere).isEmpty
        }
        return folded.wordCount < 2 || !lastOrFirst.matches(in: folded).isEmpty
    }

    /// Returns a name without a word at its end that says what to do in the field.
    private static func withoutTail(_ name: FoldedText) -> FoldedText {
        guard let tail = tails.matches(atEndOf: name).last else { return name }
        return FoldedText(scalars: name.scalars.dropLast(tail.scalars.count + 1))
    }

    /// Returns whether a name is that of a control that shows or hides what was entered.
    package static func namesVisibilityControl(_ text: String) -> Bool {
        let folded = FoldedText(text)
        guard folded.scalars.count <= longestName else { return false }
        if folded.scalars.contains(where: { $0 >= "\u{3000}" }) {
            return !unspacedVisibility.matches(in: folded, .anywhere).isEmpty
        }
        return folded.text.split(separator: " ").contains { visibility.contains(String($0)) }
    }

    /// The number of scalars of the longest name that is compared.
    private static let longestName = 80

    /// Those at the end of a name.
    private static let last = Lexicon.union(.passwords)
    /// Those at the start or the end.
    private static let first = Lexicon.union(.passwordsAtStart)
    private static let lastOrFirst = last.union(first)
    /// Names of fields for a PIN. In India a PIN code is that of a place.
    private static let pins = Lexicon.union(.pins)
    private static let inIdentifiers = Lexicon.texts(.passwordsInIdentifiers)
    /// Korean, Chinese, Japanese.
    private static let unspaced = Lexicon.union(.attachedPasswords)

    /// Words that may follow the word for a password: "again", "required", and verbs of languages that put them last.
    private static let tails = Lexicon.union(.passwordTails)

    /// Words for a password in identifiers, and words of identifiers of something else about one.
    private static let inCode = Lexicon.texts(.passwordsInCode)
    private static let inOtherCode: Set<String> = [
        "hint", "reminder", "length", "count", "name", "email", "username", "search", "label", "title",
    ]

    private static let visibility = Lexicon.texts(.visibility)
    private static let unspacedVisibility = Lexicon.union(.attachedVisibility)
}

extension String {
    /// The words of an identifier in code, in small letters: `login`, `password` of `loginPassword` or
    /// `login_password`.
    fileprivate var wordsOfCode: [String] {
        var words = [""]
        var isAfterSmallLetter = false
        for scalar in unicodeScalars {
            let isLarge = scalar.properties.isUppercase
            if !scalar.properties.isAlphabetic || isLarge && isAfterSmallLetter { words.append("") }
            isAfterSmallLetter = scalar.properties.isLowercase
            if scalar.properties.isAlphabetic { words[words.count - 1] += scalar.properties.lowercaseMapping }
        }
        return words.filter { !$0.isEmpty }
    }
}
