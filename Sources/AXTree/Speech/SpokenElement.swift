/// An exposed element of a screen, and what the screen reader says for it.
package struct SpokenElement: Sendable {
    /// The index of the element in its screen.
    package let index: Int
    /// What is said.
    package let speech: Speech
    /// The language of the element's texts as a BCP 47 tag, or `nil` if it is unknown.
    package let languageTag: String?
}
