/// The words of one language that rules look for in texts. What is not divided by language is in the lists of words such as
/// `SystemTexts`.
package struct RuleWords: Sendable {
    /// The language.
    package let language: Language
    /// The labels of images that are decoration, separated by commas.
    package let decorative: String
    /// The English words of interfaces that are also words of the language, or usual in it, separated by spaces.
    package let sharedWithEnglish: String
    /// Returns the words for roles, states and gestures, which are folded at the first request.
    package let list: @Sendable () -> WordList

    package init(
        _ language: Language, list: @autoclosure @escaping @Sendable () -> WordList, decorative: String,
        sharedWithEnglish: String = ""
    ) {
        self.language = language
        self.list = list
        self.decorative = decorative
        self.sharedWithEnglish = sharedWithEnglish
    }

    /// The words of every language.
    package static let all: [RuleWords] = [
        english, korean, simplifiedChinese, traditionalChinese, japanese, german, french, spanish, portuguese, italian,
        dutch, russian, arabic, turkish, hindi, swedish, polish,
    ]

    private static let byLanguage = Dictionary(uniqueKeysWithValues: all.map { ($0.language, $0) })

    /// Returns the words for roles, states and gestures of a language; `nil` for a language without them.
    package static func list(of language: Language) -> WordList? { byLanguage[language]?.list() }
}
