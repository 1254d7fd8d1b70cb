extension WordList {
    /// Returns whether the whole text describes nothing as the label of a button, or of a link.
    package func isVague(_ text: FoldedText, onLink isLink: Bool) -> Bool {
        vague.contains(text) || isLink && vagueOnLinks.contains(text)
    }

    /// Returns whether the whole text is an invitation to learn more of several words, and so also describes nothing where a button may be
    /// called `More` or `Details`.
    package func isVagueInvitation(_ text: FoldedText) -> Bool {
        vagueOnLinks.contains(text) && (writing == .spaced ? text.scalars.contains(0x20) : text.scalars.count > 3)
    }

    /// Vague phrases that say that the text around them goes on.
    package static let continuations = FoldedText.set(
        """
        read more, continue reading, mehr lesen, weiterlesen, lire plus, lire la suite, leer más, leia mais, ler mais, leggi di più, \
        leggi tutto, continua a leggere, lees meer, lees verder, meer lezen, devamını oku, läs mer, czytaj więcej, czytaj dalej, \
        читать далее, читать дальше, اقرا المزيد, और पढ़ें, 阅读更多, 閱讀更多, 続きを読む
        """)

    /// Returns the word for a gesture by which the text instructs to perform it.
    package func gesture(in text: FoldedText) -> FoldedText? {
        gestures.first { word in
            if writing != .spaced { return text.contains(word) }
            guard let start = text.firstIndex(of: word) else { return false }
            if gestureFollowers.isEmpty { return true }
            let end = start + word.scalars.count
            return start > 0 && end == text.scalars.count || gestureFollowers.contains(text.word(at: end + 1))
        }
    }

    /// Returns the word for a gesture at the start of an instruction, or anywhere in a language whose verb comes last.
    package func leadingGesture(in text: FoldedText) -> FoldedText? {
        guard writing == .spaced else { return gesture(in: text) }
        return gestures.first(where: text.starts).flatMap { gesture(in: text) == nil ? nil : $0 }
    }

    /// Returns the word for a gesture by which a label instructs to perform it, at the start of the label or of a clause.
    package func instruction(in text: FoldedText, clauses: () -> [FoldedText]) -> FoldedText? {
        let instruction =
            ownInstruction(in: text, clauses: clauses) ?? instructionOfAnyLanguage(in: text, clauses: clauses)
        guard let instruction, !Self.gestureNames.contains(where: text.contains) else { return nil }
        return instruction
    }

    /// Returns the word for a gesture by which a label instructs to perform it in the language of the list.
    private func ownInstruction(in text: FoldedText, clauses: () -> [FoldedText]) -> FoldedText? {
        // The words of each clause are among those of the text, and few labels have a word for a gesture.
        guard gestures.contains(where: { writing == .spaced ? text.firstIndex(of: $0) != nil : text.contains($0) })
        else {
            return nil
        }
        return leadingGesture(in: text) ?? clauses().lazy.compactMap(leadingGesture).first
            ?? (gesturesComeLast ? gestures.first { isNearEnd($0, of: text) } : nil)
    }

    /// Returns the phrase or the word by which a label instructs to perform a gesture in any language.
    private func instructionOfAnyLanguage(in text: FoldedText, clauses: () -> [FoldedText]) -> FoldedText? {
        guard writing == .spaced else { return nil }
        return GesturePhrases.first(in: text) ?? clauses().lazy.compactMap(GesturePhrases.first).first
    }

    /// Returns whether a word is the last of a text of several words, or the last but one: `Açmak için dokunun`.
    private func isNearEnd(_ word: FoldedText, of text: FoldedText) -> Bool {
        if text.ends(with: word) { return text.scalars.count > word.scalars.count }
        guard let space = text.scalars.lastIndex(of: 0x20) else { return false }
        let start = space - word.scalars.count
        return start > 0 && text.scalars[start - 1] == 0x20 && text.start(of: word, endingAt: space) != nil
    }

    /// Returns the state at the end of a label, without a separator before it, that is not part of the name.
    ///
    /// - Parameter maximum: The greatest number of words of the label.
    package func stateAtEnd(of text: FoldedText, maximum: Int = 4) -> FoldedText? {
        guard text.scalars.count <= 80 else { return nil }
        let state = statesAtEnd.first { state in
            guard text.scalars.count > state.scalars.count + 1 else { return false }
            return writing == .unspaced ? text.endsAnywhere(with: state) : text.ends(with: state)
        }
        guard let state else { return nil }
        let words = text.scalars.dropLast(state.scalars.count).split(separator: 0x20).map { FoldedText(scalars: $0) }
        let count = words.count + state.scalars.split(separator: 0x20).count
        guard count <= maximum, !words.contains(where: stateNames.contains) else { return nil }
        return writing != .spaced && stateNames.contains(where: text.contains) ? nil : state
    }

    /// Returns whether the label could be that of any image: `Logo`, `Image 3`.
    package func isGenericImage(_ text: FoldedText) -> Bool {
        if genericImages.contains(text) { return true }
        guard let word = text.withoutNumberAtEnd else { return false }
        return roles(named: word).contains { $0.role == .image }
    }

    /// The names of products, settings and figures that have a word for a gesture.
    private static let gestureNames = [
        "slide to type", "slide to text", "tap to pay", "touch to pay", "click to pay", "click and collect",
        "tap and go", "press on nails",
        "premi per te", "toca para pagar", "toque para pagar", "cliquer pour payer", "appuyer pour payer",
        "tocca per pagare", "przesuń do",
        "przesuń na", "basın bülten", "basın odası", "basın toplantı", "点击量", "点击率", "点击数", "點擊量", "點擊率", "點擊數",
        "滑动速度", "滑動速度", "スワイプ操作", "スワイプアクション", "スワイプ設定", "スワイプの", "長押しの", "長押しメニュー", "스와이프 동작",
        "스와이프 옵션", "스와이프 설정", "스와이프 제스처",
    ].map { FoldedText($0) }
}
