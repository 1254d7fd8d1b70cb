import AXTree

extension Language {
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
