import AXEngine
import AXTree
import AXWords

/// The commands of a screen that are in another language than its other texts.
private struct ForeignCommands {
    let commands: [ForeignCommand]

    init(_ screen: ScreenView) { commands = Self.find(in: screen) }

    /// The number of labels in the language of the screen that a screen has at least.
    private static let minimumLabels = 4
    /// The number of labels that are read.
    private static let maximumLabels = 100

    private static func find(in screen: ScreenView) -> [ForeignCommand] {
        guard let main = MainLanguage(screen) else { return [] }
        var found: [ForeignCommand] = []
        var controls = 0
        for index in screen.controlIndices {
            let element = screen[index]
            guard !element.isBlank, element.mayBeForeign else { continue }
            controls += 1
            guard let language = main.otherLanguage(of: element.labelText), !element.hasMachineLabel else { continue }
            found.append(ForeignCommand(element: element, language: language, screenLanguage: main.name))
        }
        // A screen with several of them, or in several languages, is about languages, or is mixed on purpose.
        let languages = Set(found.map(\.language))
        return found.count <= max(1, controls / 5) && languages.count <= 1 ? found : []
    }

    /// The language that most labels of a screen are in.
    private struct MainLanguage {
        /// The name, for messages.
        let name: String
        /// The scripts.
        private let scripts: Scripts
        /// The language in the vocabulary, if it is written in Latin letters.
        private let vocabulary: Vocabulary.Languages

        init?(_ screen: ScreenView) {
            var counts: [(scripts: Scripts, labels: Int)] = []
            var labels = 0
            var latin: [FoldedText] = []
            for element in screen.subjects.prefix(maximumLabels) where !element.isBlank {
                let scripts = element.labelText.scripts
                guard !scripts.isEmpty else { continue }
                labels += 1
                let group = Self.group(of: scripts)
                if let index = counts.firstIndex(where: { $0.scripts == group }) {
                    counts[index].labels += 1
                } else {
                    counts.append((group, 1))
                }
                if scripts == .latin, element.labelText.folded.scalars.count <= 200 {
                    latin.append(element.labelText.folded)
                }
            }
            guard let most = counts.max(by: { $0.labels < $1.labels }), most.labels >= minimumLabels,
                most.labels * 5 >= labels * (most.scripts == .latin ? 4 : 3)
            else { return nil }
            scripts = most.scripts
            if scripts == .latin {
                if let declared = screen.screen.locale.flatMap({ Lexicon.of(tag: $0) }) {
                    vocabulary = Vocabulary.latin.set(of: declared)
                } else if screen.screen.locale == nil {
                    vocabulary = Vocabulary.latin.mainLanguage(of: latin, minimum: 3)
                } else {
                    vocabulary = []
                }
                name = vocabulary.isEmpty ? "Latin letters" : Vocabulary.latin.name(of: vocabulary)
            } else {
                guard !scripts.contains(.other) else { return nil }
                vocabulary = []
                name = Self.name(of: scripts)
            }
        }

        /// Returns the scripts that the text of a label has with those that one language writes together.
        private static func group(of scripts: Scripts) -> Scripts {
            let letters = scripts.subtracting(.latin)
            return letters.isEmpty ? .latin : letters.isDisjoint(with: eastAsian) ? letters : eastAsian
        }

        private static let eastAsian: Scripts = [.han, .kana]

        private static func name(of scripts: Scripts) -> String {
            switch scripts {
            case .cyrillic: "Cyrillic"
            case .greek: "Greek"
            case .arabic: "Arabic"
            case .devanagari: "Devanagari"
            case .hangul: "Korean"
            default: "Han or Kana"
            }
        }

        /// Returns the name of the language or the script of a label that is a command in it, if the screen is in
        /// another one.
        func otherLanguage(of label: TextFacts) -> String? {
            let group = Self.group(of: label.scripts)
            if group == .latin {
                // label-untranslated has a search of its own for English on a screen in another script.
                if scripts != .latin {
                    let others = Vocabulary.latin.commandLabelLanguages(of: label.folded, native: Vocabulary.base)
                    return others.isEmpty ? nil : Vocabulary.latin.name(of: others)
                }
                guard !vocabulary.isEmpty else { return nil }
                var others = Vocabulary.latin.commandLanguages(of: label.folded, native: vocabulary)
                if others.isEmpty {
                    others = Vocabulary.latin.commandLabelLanguages(of: label.folded, native: vocabulary)
                }
                return others.isEmpty ? nil : Vocabulary.latin.name(of: others)
            }
            guard group != scripts, !label.scripts.contains(.other), !label.scripts.contains(.latin),
                NonLatinCommands.contains(label.folded)
            else { return nil }
            return Self.name(of: group)
        }
    }
}

/// A command in another language than the screen.
struct ForeignCommand {
    /// The control.
    let element: ElementView
    /// The name of its language or script.
    let language: String
    /// The name of the language or script of the screen.
    let screenLanguage: String
}

extension ScreenView {
    /// The few commands of the screen that are in another language than most of its labels.
    var foreignCommands: [ForeignCommand] { cached { ForeignCommands(self) }.commands }
}

extension ElementView {
    /// Whether it is a control with a label of its own and without a declared language.
    fileprivate var mayBeForeign: Bool {
        !isTextInput && screen.elements[index].language == nil && label.map { $0.utf8.count <= 120 } != false
    }
}
