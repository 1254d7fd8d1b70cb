/// A language whose words are known here.
enum Language: Sendable {
    case english, korean, simplifiedChinese, traditionalChinese, japanese, german, french, spanish, portuguese, italian
    case dutch, russian, arabic, turkish, hindi, swedish, polish

    /// The language of a BCP 47 tag; nil for any other. Rules ask this for every element, so no string is made.
    init?(tag: String) {
        // The letters of the language one after the other, as a number.
        var code = 0
        for byte in tag.utf8.prefix(while: { $0 | 0x20 >= 0x61 && $0 != 0x5F }).prefix(4) {
            code = code << 8 | Int(byte | 0x20)
        }
        switch code {
        case 0x656E: self = .english  // en
        case 0x6B6F: self = .korean  // ko
        case 0x6A61: self = .japanese  // ja
        case 0x6465: self = .german  // de
        case 0x6672: self = .french  // fr
        case 0x6573: self = .spanish  // es
        case 0x7074: self = .portuguese  // pt
        case 0x6974: self = .italian  // it
        case 0x6E6C: self = .dutch  // nl
        case 0x7275: self = .russian  // ru
        case 0x6172: self = .arabic  // ar
        case 0x7472: self = .turkish  // tr
        case 0x6869: self = .hindi  // hi
        case 0x7376: self = .swedish  // sv
        case 0x706C: self = .polish  // pl
        case 0x79_7565: self = .traditionalChinese  // yue
        case 0x7A68:  // zh
            let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
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
