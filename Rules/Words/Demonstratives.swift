/// Words by which a hint speaks of its own element: "this button".
enum Demonstratives {
    /// Those of languages with spaces between words, without division by language.
    static let spaced = folded(
        """
        this, diese, dieser, diesen, dieses, diesem, ce, cet, cette, este, esta, questo, questa, deze, dit, эта, эту, этой, \
        этот, это, هذا, هذه, bu, यह, इस, denna, detta, här, ten, ta, tę, to, tego, tej, tym
        """)

    /// Those of Korean, Japanese and Chinese, which begin a hint, with or without a space after them.
    static let attached = folded("이, 본, 해당, この, 本, 此, 该, 這個, 这个, 該")

    private static func folded(_ words: String) -> Set<FoldedText> {
        Set(words.split(separator: ",").map { FoldedText(String($0)) })
    }
}
