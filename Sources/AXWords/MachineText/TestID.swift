/// Names for tests, which React Native, Flutter and others put into the content description: `button-login`, `loginBtn`.
package enum TestID {
    /// Returns whether a text is two words or more in the spelling of code, one of which names a kind of view.
    package static func matches(_ text: String) -> Bool {
        guard text.utf8.count <= longest, text.utf8.allSatisfy(isInIDs), let words = words(of: text), words.count >= 2
        else { return false }
        if words.contains(where: kinds.contains) {
            return words.count > 2 || !compounds.contains(where: words.contains)
        }
        // Words that are also parts of compounds, such as screen in full-screen.
        guard let first = words.first, let last = words.last,
            ambiguousKinds.contains(first) || ambiguousKinds.contains(last)
        else { return false }
        return !words.contains(where: compounds.contains)
    }

    /// Returns whether a text says that it is a name for tests, `test-id-login`, or has the form of a name in style sheets,
    /// `checkout__submit--primary`.
    package static func isMarked(_ text: String) -> Bool {
        let lowered = text.lowercased()
        if marks.contains(where: { lowered.hasPrefix($0) && lowered.utf8.count > $0.utf8.count }) { return true }
        guard let block = lowered.firstRange(of: "__"), block.lowerBound > lowered.startIndex,
            lowered[block.upperBound...].utf8.first?.isLetter == true
        else { return false }
        return lowered.contains("-")
    }

    private static let marks = [
        "test-id", "test_id", "data-testid", "testid=", "testid", "test_", "data-test", "data-cy", "data-qa", "qa-",
        "qa_", "e2e-", "e2e_",
        "e2e.",
        "uitest", "ui-test-", "ui_test_", "automation_", "automation-", "accessibility-id", "a11y-id", "a11y_id",
        "a11yid",
    ]

    /// The words of `login-button`, `login_button` and `loginButton` in small letters; `nil` if the text is not spelled so.
    private static func words(of text: String) -> [String]? {
        let isSeparated = text.utf8.contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        guard parts.allSatisfy({ !$0.isEmpty }) else { return nil }
        if isSeparated { return parts.map { $0.lowercased() } }
        // A name that begins with a capital letter may be that of a product.
        guard text.utf8.first?.isLowercaseLetter == true else { return nil }
        let words = text.humps.map { $0.lowercased() }
        return words.allSatisfy { $0.utf8.count >= 2 } ? words : nil
    }

    private static func isInIDs(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }

    private static let longest = 80
    private static let kinds = Set(
        wordsOf: "button btn input container textfield textview edittext imageview checkbox dropdown wrapper lbl txt")
    private static let ambiguousKinds = Set(wordsOf: "screen view label switch text field icon")
    /// The other words of compounds such as `full-screen`, `push-button`, `text-to-speech` and `white-label`.
    private static let compounds = Set(
        wordsOf: """
            to in on off of and or by the a up out only based free full half split touch home lock wide big small large multi \
            single dual second green blue silver sun wind smoke street tree bird eye pre re inter over world point plain rich \
            alt sub hyper long short body white black private own open red kill nintendo dip light power auto push one two three \
            self data mid air corn mine back force play bold speech call all more less shot share time saver trip pack maker
            """)
}
