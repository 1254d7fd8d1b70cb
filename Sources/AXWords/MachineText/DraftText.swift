import AXSyntax

/// Names that nobody has written yet: what designers, developers and tools put in their place.
package enum DraftText {
    /// Returns whether the name of a control, an image or a header is such a text.
    package static func matches(_ label: String, _ folded: FoldedText) -> Bool {
        guard label.utf8.count <= longest else { return false }
        return names.contains(folded) || codeNames.contains(label) || startsWithMarker(label, folded)
    }

    /// Returns whether a text says where a text should be, or that it is not finished: `Headline here`.
    package static func isPhrase(_ label: String, _ folded: FoldedText) -> Bool {
        guard label.utf8.count <= longest else { return false }
        // "DRAFT – do not translate"; a whole "Do not translate" may be a command.
        return notes.matches(atEndOf: folded).contains { $0 != folded }
            || places.matches(atEndOf: folded).contains { isMadeOfPlaceholders(folded, before: $0) }
    }

    /// Returns whether the label of an image describes the description and not the image.
    package static func describesNothing(_ folded: FoldedText) -> Bool { imageNames.contains(folded) }

    /// Returns whether a word could be a draft on a button or a header, or be meant.
    package static func mayBeDraft(_ folded: FoldedText) -> Bool { possible.contains(folded) }

    private static let longest = 80

    /// Returns whether a short name begins with a mark of unfinished work in brackets.
    private static func startsWithMarker(_ label: String, _ folded: FoldedText) -> Bool {
        label.utf8.first == UInt8(ascii: "[") && label.utf8.contains(UInt8(ascii: "]"))
            && folded.wordCount <= 4 && markers.contains(folded.word(at: 0))
    }

    /// Returns whether the words before the place are those for a kind of text and for putting it there: `Add title
    /// here`.
    private static func isMadeOfPlaceholders(_ text: FoldedText, before place: FoldedText) -> Bool {
        let words = text.scalars.dropLast(place.scalars.count).split(separator: " ")
        return (1...4).contains(words.count) && words.contains(where: texts.contains)
            && words.allSatisfy { texts.contains($0) || fillers.contains($0) }
    }

    private static let names = Lexicon.union(.draftNames)
    /// Words in small letters, as they are written in code.
    private static let codeNames: Set = [
        "tbd", "contentDescription", "accessibilityLabel", "accessibility label", "content description", "some label",
        "some text",
    ]
    private static let imageNames = Lexicon.union(.draftImageNames)
    private static let markers = Lexicon.union(.draftMarkers)
    /// Notes at the end of a text.
    private static let notes = Lexicon.union(.draftNotes)
    /// Where a text should be.
    private static let places = Lexicon.union(.draftPlaces)
    private static let texts = Lexicon.union(.draftTexts)
    private static let fillers = Lexicon.union(.draftFillers)
    /// Words that an app may mean.
    private static let possible = Lexicon.union(.possibleDrafts)
}
