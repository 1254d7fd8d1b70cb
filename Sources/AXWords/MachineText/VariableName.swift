/// The names of variables and properties in code.
package enum VariableName {
    /// Returns whether a text is the name of a variable, made of words of interfaces and of programs: `isLoggedIn`, `user_name`,
    /// `viewModel.total`. Names of products, such as `eBay`, have other words.
    package static func matches(_ text: String) -> Bool {
        guard text.utf8.count <= longest, text.utf8.first?.isLowercaseLetter == true,
            text.utf8.allSatisfy({ $0.isLetterOrDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") })
        else { return false }
        if text.utf8.contains(UInt8(ascii: ".")) { return isProperty(text) }
        if text.utf8.contains(UInt8(ascii: "_")) {
            return areKnown(text.split(separator: "_", omittingEmptySubsequences: false).map(String.init))
        }
        let parts = text.humps
        guard parts.count >= 2, parts.allSatisfy({ $0.utf8.count >= 2 }) else { return false }
        return questions.contains(parts[0]) || areKnown(parts.map { $0.lowercased() })
    }

    /// Returns whether a text is a property of an object whose name is usual in code: `viewModel.total`.
    private static func isProperty(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return objects.contains(String(parts[0])) && !LocalisationKey.domains.contains(String(parts[parts.count - 1]))
            && parts.allSatisfy { $0.utf8.first?.isLowercaseLetter == true }
    }

    /// Returns whether these are two and more words of interfaces and of programs, not beginning with a pronoun as a product may. The name
    /// of a user can be words of interfaces: `dark_mode`.
    private static func areKnown(_ parts: [String]) -> Bool {
        parts.count >= 2 && !pronouns.contains(parts[0]) && parts.contains(where: words.contains)
            && parts.allSatisfy { words.contains($0) || InterfaceWords.contains($0) }
    }

    private static let longest = 60
    private static let questions = Set(wordsOf: "is has should did")
    private static let objects = Set(wordsOf: "props viewModel viewmodel vm")
    private static let pronouns = Set(wordsOf: "my your our i e the we you a to all")
    private static let words = Set(
        wordsOf: """
            is has should did active array bool btn callback cell client config controller count current data delegate dict dto \
            entity enum event field first flag fragment handler id idx img index int json key label last layout lbl list loaded \
            loading logged login logout manager max menu min model note num obj object option options param params presenter query request \
            response result row selected service session state str string tab table tag temp tmp token txt uid uri url user \
            uuid val value vc view widget email password phone cart
            """)
}
