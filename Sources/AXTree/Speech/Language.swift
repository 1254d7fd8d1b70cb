/// A language whose words axaudit knows. The raw value is its BCP 47 language subtag, with the script where that matters.
package enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case korean = "ko"
    case simplifiedChinese = "zh-Hans"
    case traditionalChinese = "zh-Hant"
    case japanese = "ja"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case portuguese = "pt"
    case italian = "it"
    case dutch = "nl"
    case russian = "ru"
    case arabic = "ar"
    case turkish = "tr"
    case hindi = "hi"
    case swedish = "sv"
    case polish = "pl"

    /// Creates the language of a BCP 47 tag such as `en-GB` or `zh_TW`; `nil` for a language whose words are not known.
    package init?(tag: String) {
        let subtags = tag.lowercased().split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        switch subtags[0] {
        case "zh":
            let isTraditional = subtags.contains { ["hant", "tw", "hk", "mo"].contains($0) }
            self = isTraditional && !subtags.contains("hans") ? .traditionalChinese : .simplifiedChinese
        // Cantonese.
        case "yue": self = .traditionalChinese
        default: self.init(rawValue: String(subtags[0]))
        }
    }

    /// Whether it is written in Latin letters.
    package var isLatin: Bool {
        switch self {
        case .english, .german, .french, .spanish, .portuguese, .italian, .dutch, .turkish, .swedish, .polish: true
        case .korean, .simplifiedChinese, .traditionalChinese, .japanese, .russian, .arabic, .hindi: false
        }
    }
}
