/// Words by which a hint speaks of its own element: "this button".
package enum Demonstratives {
    /// Those of languages with spaces between words, without division by language.
    package static let spaced = Lexicon.union(.demonstratives)

    /// Beginnings of a sentence that says what the element is.
    package static let introductions = Lexicon.union(.introductions)

    /// Those of Korean, Japanese and Chinese, which begin a hint, with or without a space after them.
    package static let attached = Lexicon.union(.attachedDemonstratives)
}
