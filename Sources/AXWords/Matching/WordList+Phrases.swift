extension WordList {
    /// Returns whether the whole text describes nothing as the label of a button, or of a link.
    package func isVague(_ text: FoldedText, onLink isLink: Bool) -> Bool {
        vague.contains(text) || isLink && vagueOnLinks.contains(text)
    }

    /// Returns whether the whole text is an invitation to learn more of several words, and so also describes nothing
    /// where a button may be called `More` or `Details`.
    package func isVagueInvitation(_ text: FoldedText) -> Bool {
        vagueOnLinks.contains(text) && (writing == .spaced ? text.wordCount > 1 : text.scalars.count > 3)
    }

    /// Vague phrases that say that the text around them goes on.
    package static let continuations = Lexicon.union(.continuations)

    /// Returns the word for a gesture by which the text instructs to perform it.
    package func gesture(in text: FoldedText) -> FoldedText? {
        if writing != .spaced { return gestures.matches(in: text, .anywhere).first }
        return gestures.matches(in: text).first { word in
            guard !gestureFollowers.isEmpty, let start = text.firstIndex(of: word) else { return true }
            let end = start + word.scalars.count
            return start > 0 && end == text.scalars.count || gestureFollowers.contains(text.word(at: end + 1))
        }
    }

    /// Returns the word for a gesture at the start of an instruction, or anywhere in a language whose verb comes last.
    private func leadingGesture(in text: FoldedText) -> FoldedText? {
        let gesture = gesture(in: text)
        return writing == .spaced && gesture != nil ? gestures.matches(atStartOf: text).first : gesture
    }

    /// Returns the word for a gesture by which a label instructs to perform it, at the start of the label or of a
    /// clause.
    package func instruction(in text: FoldedText, clauses: [FoldedText]) -> FoldedText? {
        let parts = [text] + clauses
        let instruction =
            parts.lazy.compactMap(leadingGesture).first
            ?? (gesturesComeLast ? gestures.phrases.first { isNearEnd($0, of: text) } : nil)
            ?? (writing == .spaced ? parts.lazy.compactMap(GesturePhrases.first).first : nil)
        guard let instruction, Self.gestureNames.matches(in: text, .anywhere).isEmpty else { return nil }
        return instruction
    }

    /// Returns whether a word is the last of a text of several words, or the last but one: `Açmak için dokunun`.
    private func isNearEnd(_ word: FoldedText, of text: FoldedText) -> Bool {
        if text.ends(with: word) { return text != word }
        guard let last = text.words.last, text.wordCount > 1 else { return false }
        let before = FoldedText(scalars: text.scalars.dropLast(last.count + 1))
        return before != word && before.ends(with: word)
    }

    /// Returns the state at the end of a label, without a separator before it, that is not part of the name.
    ///
    /// - Parameter maximum: The greatest number of words of the label.
    package func stateAtEnd(of text: FoldedText, maximum: Int = 4) -> FoldedText? {
        let isSpaced = writing != .unspaced
        guard text.scalars.count <= 80,
            let state = statesAtEnd.matches(atEndOf: text, isSpaced ? .words : .anywhere)
                .first(where: { text.scalars.count > $0.scalars.count + 1 })
        else { return nil }
        let name = FoldedText(scalars: text.scalars.dropLast(state.scalars.count))
        guard name.words.count + state.wordCount <= maximum, !name.words.contains(where: stateNames.contains),
            writing == .spaced || stateNames.matches(in: text, .anywhere).isEmpty
        else { return nil }
        return state
    }

    /// Returns whether the label could be that of any image: `Logo`, `Image 3`.
    package func isGenericImage(_ text: FoldedText) -> Bool {
        genericImages.contains(text)
            || text.withoutNumberAtEnd.map { roles(named: $0).contains { $0.role == .image } } == true
    }

    /// The names of products, settings and figures that have a word for a gesture.
    private static let gestureNames = Lexicon.union(.gestureNames)
}
