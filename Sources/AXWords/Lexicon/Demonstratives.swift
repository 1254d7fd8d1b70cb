/// Words by which a hint speaks of its own element: "this button".
package enum Demonstratives {
    /// Those of languages with spaces between words, without division by language.
    package static let spaced = FoldedText.set(
        """
        this, diese, dieser, diesen, dieses, diesem, ce, cet, cette, este, esta, questo, questa, deze, dit, эта, эту, этой, \
        этот, это, هذا, هذه, bu, यह, इस, denna, detta, här, ten, ta, tę, to, tego, tej, tym
        """)

    /// Beginnings of a sentence that says what the element is.
    package static let introductions = FoldedText.set(
        """
        this is a, this is an, this is the, it is a, dies ist ein, dies ist eine, das ist ein, das ist eine, c est un, \
        c est une, ceci est un, ceci est une, es un, es una, esto es un, esto es una, este es un, é um, é uma, isto é um, isto é uma, \
        este é um, esta é uma, è un, è una, questo è un, questa è una, dit is een, bu bir, detta är en, det är en, to jest
        """)

    /// Those of Korean, Japanese and Chinese, which begin a hint, with or without a space after them.
    package static let attached = FoldedText.set("이, 본, 해당, この, 本, 此, 该, 這個, 这个, 該")
}
