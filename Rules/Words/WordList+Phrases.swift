extension WordList {
    /// Returns whether the whole text describes nothing as the label of a button, or of a link.
    func isVague(_ text: FoldedText, onLink isLink: Bool) -> Bool {
        vague.contains(text) || isLink && vagueOnLinks.contains(text)
    }

    /// Returns the word for a gesture by which the text instructs to perform it.
    func gesture(in text: FoldedText) -> FoldedText? {
        gestures.first { word in
            if writing != .spaced { return text.contains(word) }
            guard let start = text.firstIndex(of: word) else { return false }
            if gestureFollowers.isEmpty { return true }
            let end = start + word.scalars.count
            return start > 0 && end == text.scalars.count || gestureFollowers.contains(text.word(at: end + 1))
        }
    }

    /// Returns the word for a gesture at the start of an instruction, or anywhere in a language whose verb comes last.
    func leadingGesture(in text: FoldedText) -> FoldedText? {
        guard writing == .spaced else { return gesture(in: text) }
        return gestures.first(where: text.starts).flatMap { gesture(in: text) == nil ? nil : $0 }
    }
}
