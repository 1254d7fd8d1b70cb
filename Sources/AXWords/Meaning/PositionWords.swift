import AXSyntax

/// The place of a tab in its bar, in words that the screen reader adds itself: `2 of 5`, `第2个，共5个`.
package enum PositionWords {
    /// Returns the place in the name of a tab after the first or the last sign that separates it from the name.
    ///
    /// Flutter writes the place on a line of its own.
    package static func position(in label: String) -> String? {
        guard label.utf8.count <= 80, !label.contains(where: \.isNewline) else { return nil }
        let scalars = label.unicodeScalars
        for sign in [scalars.firstIndex(where: separates), scalars.lastIndex(where: separates)] {
            guard let sign, sign > scalars.startIndex else { continue }
            let part = String(scalars[scalars.index(after: sign)...]).trimmed
            if isPosition(FoldedText(part)) { return part }
        }
        return nil
    }

    private static func separates(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ",", "、", "，", "،", "(", "（", "-", "–", "—", "|", "·", ":", "：", ";", ".": true
        default: false
        }
    }

    /// Returns whether a text is two small numbers, and otherwise only words for their relation, of which there is one
    /// at least.
    private static func isPosition(_ text: FoldedText) -> Bool {
        let numbers = text.scalars.split { !isDigit($0) }
        guard numbers.count == 2, numbers.allSatisfy({ $0.count <= 2 && $0.first != "0" }) else { return false }
        let others = text.scalars.split { isDigit($0) || $0 == " " }
        return !others.isEmpty && others.allSatisfy(words.contains)
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }

    private static let words = Lexicon.union(.positions)
}
