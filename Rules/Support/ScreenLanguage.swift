import AXEngine
import AXSyntax
import AXTree
import AXWords

/// The language that a screen is written in: the one that it declares, else the script of most of its labels.
struct ScreenLanguage {
    /// The language, if it is declared and has a list of words.
    let language: Lexicon?
    /// The name of the language or the script, for messages.
    let name: String
    /// Whether it is written in Latin letters.
    let isLatin: Bool
    /// The windows with labels in the script of the screen, if that was inferred from the labels; -1 is no window.
    private let windows: [Int]?

    /// The number of labels from which the script can be inferred.
    private static let minimumLabels = 5

    /// Finds the language of a screen; `nil` if it is English, or cannot be told.
    init?(_ screen: ScreenView) {
        if let tag = screen.screen.locale {
            let declared = Lexicon.of(tag: tag)
            guard declared != .base, declared != nil || Self.isOtherScript(tag) else { return nil }
            language = declared
            name = tag
            isLatin = declared?.isLatin ?? false
            windows = nil
            return
        }
        var labels = 0
        var windows: [Int] = []
        var counts: [String: Int] = [:]
        for element in screen.subjects {
            let scripts = element.labelText.scripts
            // A label in ASCII has the script of no other language.
            if element.labelText.isASCII {
                if !scripts.isEmpty { labels += 1 }
                continue
            }
            guard !scripts.isEmpty, !element.isBlank else { continue }
            labels += 1
            guard let name = Self.name(of: scripts) else { continue }
            counts[name, default: 0] += 1
            let window = Self.window(of: element)
            if !windows.contains(window) { windows.append(window) }
        }
        let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        guard labels >= Self.minimumLabels, let most, most.value * 5 >= labels * 3 else { return nil }
        language = nil
        name = most.key
        isLatin = false
        self.windows = windows
    }

    /// Returns whether the window of an element has labels in the language of the screen. Tools of developers have
    /// windows of their own, in English.
    func covers(_ element: ElementView) -> Bool { windows?.contains(Self.window(of: element)) ?? true }

    /// Returns the index of the window around an element, or -1.
    private static func window(of element: ElementView) -> Int { element.ancestor(of: [.window])?.index ?? -1 }

    /// Whether a language without a list is written in another script than Latin.
    private static func isOtherScript(_ tag: String) -> Bool {
        let subtag = tag.lowercased().prefix { $0 != "-" && $0 != "_" }
        return otherScripts.contains(String(subtag))
    }

    private static let otherScripts = Set(
        wordsOf:
            "am be bg bn el fa gu he hy iw ka kk km kn ky lo mk ml mn mr my ne or pa ps sd si sr ta te th tg ti ug uk ur yi"
    )

    /// Returns the name of the script of a label that is not only Latin.
    private static func name(of scripts: Scripts) -> String? {
        if scripts.contains(.hangul) { return "Hangul" }
        if !scripts.isDisjoint(with: [.kana, .han]) { return "Kana or Han" }
        if scripts.contains(.cyrillic) { return "Cyrillic" }
        if scripts.contains(.greek) { return "Greek" }
        if scripts.contains(.arabic) { return "Arabic" }
        if scripts.contains(.devanagari) { return "Devanagari" }
        return scripts.contains(.other) ? "another script" : nil
    }
}

extension ScreenView {
    /// The language that the screen is written in; `nil` if it is English, or cannot be told.
    var foreignLanguage: ScreenLanguage? { cached { ScreenLanguage(self) } }
}
