/// The names of the chevron or arrow at the end of a row that leads on, in all languages.
///
/// Dumps do not always name the language, so they are not divided by language.
package enum DisclosureWords {
    /// Returns whether a whole label is such a name: `Forward`, `Disclosure indicator`.
    package static func contains(_ label: FoldedText) -> Bool { label.scalars.count <= 24 && names.contains(label) }

    private static let names = FoldedText.set(
        """
        forward, arrow, right arrow, arrow right, disclosure, disclosure indicator, disclosure arrow, chevron, right chevron, \
        chevron right, caret, vorwärts, pfeil, pfeil rechts, winkel, flèche, flèche droite, chevron droit, avancer, adelante, flecha, \
        flecha derecha, avançar, seta, seta direita, seta para a direita, avanti, freccia, freccia destra, vooruit, pijl, \
        pijl rechts, вперед, стрелка, стрелка вправо, ileri, ok işareti, sağ ok, framåt, pil, högerpil, do przodu, strzałka, \
        前进, 箭头, 右箭头, 向右箭头, 前進, 箭頭, 右箭頭, 進む, 矢印, 右矢印, 앞으로, 화살표, 오른쪽 화살표, سهم, आगे, तीर
        """)
}
