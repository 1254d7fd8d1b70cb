/// A list of VoiceOver's rotor: the exposed elements of one kind. The raw value is its name in `--rotor`.
package enum Rotor: String, CaseIterable, Sendable {
    case headings, links, images

    /// Returns whether the list has an element of a screen that carries these attributes.
    package func contains(_ element: Element, carries: AttributeSet) -> Bool {
        element.spokenTraits(carries).contains(trait)
    }

    /// Returns whether the dump of a screen does not say which elements the list has. Without traits, VoiceOver's lists
    /// are inferred from types.
    package func isUnknown(on screen: Screen) -> Bool {
        self == .headings && !screen.platform.speech.infersHeadings && !screen.carries.contains(.headingLevel)
    }

    private var trait: Traits {
        switch self {
        case .headings: .header
        case .links: .link
        case .images: .image
        }
    }
}
