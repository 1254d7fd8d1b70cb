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

    /// Returns whether a text is two small numbers, and otherwise only words for their relation, of which there is one at least.
    private static func isPosition(_ text: FoldedText) -> Bool {
        let numbers = text.scalars.split { !isDigit($0) }
        guard numbers.count == 2, numbers.allSatisfy({ $0.count <= 2 && $0.first != 0x30 }) else { return false }
        let others = text.scalars.split { isDigit($0) || $0 == 0x20 }.map { FoldedText(scalars: $0) }
        return !others.isEmpty && others.allSatisfy(words.contains)
    }

    private static func isDigit(_ scalar: UInt32) -> Bool { 0x30...0x39 ~= scalar }

    private static let words = FoldedText.set(
        """
        of, out, tab, item, page, von, registerkarte, reiter, sur, onglet, de, d, pestaña, di, su, scheda, aba, guia, van, tabblad, \
        z, ze, karta, av, af, flik, fane, din, dari, trên, trong, số, sekme, sekmeden, sekmenin, öğeden, öğe, из, вкладка, з, από, \
        מתוך, من, علامة, تبويب, में, से, จาก, 第, 个, 共, 项, 個, 項, 页, 頁, 标签, 標籤, 中第, 个中的第, 中的第, 之, 個中, 番目, 件中, \
        つ中, 中, の, タブ, 개, 중, 번째, 총, 탭
        """)
}
