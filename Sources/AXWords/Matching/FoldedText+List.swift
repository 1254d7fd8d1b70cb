extension FoldedText {
    /// Returns the texts between the commas of a list, folded.
    package static func list(_ words: String) -> [FoldedText] {
        var texts: [FoldedText] = []
        // Few texts are longer.
        var text = FoldedText(capacity: 16)
        var isAfterSign = false
        func end() {
            text.summarize()
            if !text.isEmpty { texts.append(text) }
            text = FoldedText(capacity: 16)
            isAfterSign = false
        }
        // One loop over the scalars, because a search for commas takes as long.
        for scalar in words.unicodeScalars {
            if scalar == "," { end() } else { text.fold(scalar.value, &isAfterSign) }
        }
        end()
        return texts
    }

    /// Returns the texts between the commas of a list, folded, without their order.
    package static func set(_ words: String) -> FoldedSet { FoldedSet(list(words)) }
}
