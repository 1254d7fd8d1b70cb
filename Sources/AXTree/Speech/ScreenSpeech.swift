import AXSyntax
import AXWords

/// What the screen reader says on a screen, element by element in reading order.
package struct ScreenSpeech: Sendable {
    /// The exposed elements in reading order.
    package let elements: [SpokenElement]
    /// The attributes and terms that are missing, so that the screen reader may say something else, one sentence each.
    package let notes: [String]

    /// Composes what is said for the exposed elements of a screen.
    ///
    /// The language is that of the element, else that of the screen, else English.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - order: The indices of the exposed elements in reading order, or `nil` to determine them.
    package init(_ screen: Screen, order: [Int]? = nil) {
        let order = order ?? Exposure(screen).order
        let contexts = SpeechContexts(screen, order)
        elements = order.map { index in
            var element = screen.elements[index]
            if screen.isTextOfLink(index) { element.traits = .link }
            let tag = element.text(of: .language) ?? screen.locale
            let language = tag.flatMap { Lexicon.of(tag: $0) }
            let speech = screen.platform.speech.speech(element, contexts[index], screen.carries, language)
            return SpokenElement(index: index, speech: speech, languageTag: tag)
        }
        notes =
            [screen.platform.speech.unknown(screen.carries)].compactMap(\.self)
            + Self.missingTerms(of: elements, screen.platform)
    }

    /// The attributes on which it depends what VoiceOver says, besides the type.
    package static let spoken: AttributeSet = [
        .label, .value, .hint, .placeholder, .traits, .enabled, .selected, .actions, .customContent, .headingLevel,
        .language,
    ]

    /// The number of unknown languages that a note names.
    private static let maximumNamed = 5

    private static func missingTerms(of elements: [SpokenElement], _ platform: Platform) -> [String] {
        var unknown: Set<String> = []
        var terms: [Lexicon: Set<SpeechTerm>] = [:]
        for element in elements {
            guard let tag = element.languageTag else { continue }
            let english = element.speech.englishTerms
            if let language = Lexicon.of(tag: tag), english.isEmpty || !language.speech.isEmpty {
                if !english.isEmpty { terms[language, default: []].formUnion(english) }
            } else {
                unknown.insert(tag)
            }
        }
        var subjects: [String] = []
        if !unknown.isEmpty {
            let more = unknown.count > maximumNamed ? " and \(unknown.count - maximumNamed) more" : ""
            subjects.append(
                "in the language \(unknown.sorted().prefix(maximumNamed).map(\.printable).joined(separator: ", "))\(more)"
            )
        }
        for language in Lexicon.complete {
            guard let missing = terms[language] else { continue }
            let names = SpeechTerm.allCases.filter(missing.contains).map { "\"\(Lexicon.base.speech[$0])\"" }
            subjects.append("in the language \(language.tag) for \(names.joined(separator: ", "))")
        }
        return subjects.map { "\(platform.screenReader)'s terms \($0) are not known: English is used" }
    }
}
