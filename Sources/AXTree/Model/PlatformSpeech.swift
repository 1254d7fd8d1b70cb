import AXWords

/// What the screen reader of a platform says.
package struct PlatformSpeech: Sendable {
    /// Composes what is said for an element.
    package typealias Composer =
        @Sendable (
            _ element: Element, _ context: SpeechContext?, _ carries: AttributeSet, _ language: Lexicon?
        ) -> Speech

    /// Returns what is said for an element.
    package let speech: Composer
    /// Returns the accessible name of an element, or `nil` if it has none.
    package let name: @Sendable (Element) -> String?
    /// Returns a sentence about what the screen reader may say and a dump does not carry, or `nil` if there is nothing.
    package let unknown: @Sendable (_ carries: AttributeSet) -> String?
    /// Whether it is known which elements are headings where a dump does not carry heading levels.
    package let infersHeadings: Bool

    /// Creates the speech of a platform.
    package init(
        infersHeadings: Bool = true, name: @escaping @Sendable (Element) -> String? = { $0.label },
        unknown: @escaping @Sendable (_ carries: AttributeSet) -> String? = { _ in nil }, speech: @escaping Composer
    ) {
        self.speech = speech
        self.name = name
        self.unknown = unknown
        self.infersHeadings = infersHeadings
    }
}
