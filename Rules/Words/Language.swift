/// A language whose words are known here.
enum Language: Sendable {
    case english, korean, simplifiedChinese, traditionalChinese, japanese, german, french, spanish, portuguese, italian
    case dutch, russian, arabic, turkish, hindi, swedish, polish

    /// The language of a BCP 47 tag; nil for any other.
    init?(tag: String) {
        let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
        switch parts.first {
        case "en": self = .english
        case "ko": self = .korean
        case "ja": self = .japanese
        case "de": self = .german
        case "fr": self = .french
        case "es": self = .spanish
        case "pt": self = .portuguese
        case "it": self = .italian
        case "nl": self = .dutch
        case "ru": self = .russian
        case "ar": self = .arabic
        case "tr": self = .turkish
        case "hi": self = .hindi
        case "sv": self = .swedish
        case "pl": self = .polish
        case "yue": self = .traditionalChinese
        case "zh":
            let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) } && !parts.contains("hans")
            self = isTraditional ? .traditionalChinese : .simplifiedChinese
        default: return nil
        }
    }

    /// Whether it is written in Latin letters.
    var isLatin: Bool {
        switch self {
        case .english, .german, .french, .spanish, .portuguese, .italian, .dutch, .turkish, .swedish, .polish: true
        case .korean, .simplifiedChinese, .traditionalChinese, .japanese, .russian, .arabic, .hindi: false
        }
    }

    /// The words of the language.
    var words: WordList {
        switch self {
        case .english: .english
        case .korean: .korean
        case .simplifiedChinese: .simplifiedChinese
        case .traditionalChinese: .traditionalChinese
        case .japanese: .japanese
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .portuguese: .portuguese
        case .italian: .italian
        case .dutch: .dutch
        case .russian: .russian
        case .arabic: .arabic
        case .turkish: .turkish
        case .hindi: .hindi
        case .swedish: .swedish
        case .polish: .polish
        }
    }
}
