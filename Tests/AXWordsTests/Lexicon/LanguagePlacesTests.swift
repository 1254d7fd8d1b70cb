import TestSupport
import Testing

@testable import AXWords

/// A language is in its file and in `Lexicon.all`, and nowhere else: its constant, its tag and its words are in no
/// other file of Sources and Rules, examples aside. English words and names in code are the same words, so of English
/// only lists are looked for.
@Suite("Places of a language")
struct LanguagePlacesTests {
    @Test("No other file has a constant, a tag, a word or a list of words")
    func places() throws {
        var read = 0
        let paths = Repository.files(below: "Sources") + Repository.files(below: "Rules")
        for path in paths where path.hasSuffix(".swift") {
            if path.hasPrefix("Sources/AXWords/Lexicon/") || Self.exceptions.keys.contains(where: path.hasPrefix) {
                continue
            }
            read += 1
            for found in Self.words(in: try Repository.text(path)) { Issue.record("\(path): \(found)") }
        }
        #expect(read > 700, "the scan found too little")
        for path in Self.exceptions.keys { #expect(paths.contains { $0.hasPrefix(path) }, "\(path) does not exist") }
    }

    @Test(
        "What would be found",
        arguments: [
            "let words = Lexicon.german", "if language == .russian {", "case .known(.english): return",
            #"guard tag == "de" else"#, #"if name == "schaltfläche" {"#, #"let all = ["of", "von", "zoeken"]"#,
            #"label.hasSuffix("\(sign) über")"#, #"PhraseSet("save, send")"#,
            "Set(\n        wordsOf: \"\"\"\n            a b\n",
        ])
    func found(source: String) { #expect(!Self.words(in: source).isEmpty) }

    @Test(
        "What is no word of a language",
        arguments: [
            #"let id = json["id"]"#, #"// "schaltfläche""#, #"examples: [.fails(.button("Schaltfläche"))]"#,
            #".passes(.init(.cell, "설정", exposed: true))"#, #"case "button": .button"#, "static let arabic = Scripts()",
        ])
    func other(source: String) { #expect(Self.words(in: source).isEmpty) }

    /// Files and folders that may have words, and why.
    private static let exceptions = [
        "Sources/AXSources/Catalogues/": "languages of an app's catalogues of texts",
        "Sources/AXSources/Edits/CodeEditor.swift": "the argument of Compose that is a word in French",
        "Sources/AXCommandLine/Commands/Capture/DeviceFacts.swift": "the language that names of files do not say",
        "Sources/AXTestReports/Gallery/ElementListMarkup.swift": "our pages are in English",
        "Sources/AXReports/Listings/SpeechMarkup.swift": "tags of voices of espeak-ng",
        "Sources/AXTree/Model/LanguageTag.swift": "English names of languages, also of those without words",
        "Sources/AXTree/Variants/ScreenVariant.swift": "directions of writing, also of languages without words",
        "Sources/AXWords/Matching/Folded": "letters that are folded",
        "Sources/AXWords/MachineText/Detector": "names in code and texts in another encoding",
        "Sources/AXWords/MachineText/MarkupScanner.swift": "tags and entities of HTML",
        "Sources/AXWords/MachineText/CutOffNames.swift": "the shortest beginning of a provider's name",
        "Sources/AXWords/Meaning/GenericNames.swift": "names of text fields in code",
        "Rules/Labels/LabelControlCharacters.swift": "letters in styles",
        "Rules/Labels/LabelTrailingPeriod.swift":
            "abbreviations that a configuration replaces, in the order of its page",
        "Rules/Support/ScreenLanguage.swift": "tags of languages without words",
        "Rules/Support/TappedIdentifiers.swift": "parts of names in code",
        "Rules/Values/ControlDisabled.swift": "letters on buttons for the style of a text",
    ]

    /// Tags and words that are also names in code or words of messages.
    private static let codeWords: Set = [
        "es", "id", "it", "pt", "tr", "links", "note", "tag", "ticket", "tablet", "var", "final", "man", "design",
        "site", "web",
    ]

    private static let tags = Set(Lexicon.all.map(\.tag)).subtracting(codeWords)

    private static let constants = Set(
        Lexicon.all.map { $0.name.prefix(1).lowercased() + $0.name.filter { $0 != " " }.dropFirst() })

    /// The phrases of all languages but English, and the words and phrases that English has, too.
    private static let foreign: Set<FoldedText> = {
        var (foreign, english): (Set<FoldedText>, Set<FoldedText>) = ([], [])
        for language in Lexicon.all + [.anyLanguage] {
            let phrases = Set(WordKind.allCases.flatMap(language.texts).map { FoldedText($0) })
            if language == .base || language == .anyLanguage {
                english.formUnion(phrases)
                english.formUnion(phrases.flatMap(\.words).map { FoldedText(scalars: $0) })
            } else {
                foreign.formUnion(phrases)
            }
        }
        return foreign.subtracting(english).filter { $0.scalars.count >= 3 }
    }()

    /// Returns what a source has of a language.
    private static func words(in source: String) -> [String] {
        let source = SwiftLiterals(source)
        let found = source.code.utf8.split { !$0.isLetter && $0 != UInt8(ascii: ".") }.map { String(Substring($0)) }
            .filter { name in
                // Arabic and Greek are scripts, too.
                let isScript = [".arabic", ".greek"].contains(name)
                let isConstant = name.hasPrefix("Lexicon.") || name.hasPrefix(".") && !isScript
                return isConstant && name.split(separator: ".").contains { constants.contains(String($0)) }
            }
        return found + source.literals.filter(isOfLanguage).map(\.text)
    }

    private static func isOfLanguage(_ literal: SwiftLiterals.Literal) -> Bool {
        let hasOtherLetter = literal.text.unicodeScalars.contains { $0.value > 0x7F && $0.properties.isAlphabetic }
        if literal.isListOfWords || hasOtherLetter || tags.contains(literal.text) { return true }
        let items = literal.text.split(separator: ",").map { FoldedText(String($0)) }
        let isSentence = items.contains { $0.wordCount > 4 }
        return !isSentence && items.contains { foreign.contains($0) && !codeWords.contains($0.text) }
    }
}
