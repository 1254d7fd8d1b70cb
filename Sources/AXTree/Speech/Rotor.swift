/// A list of VoiceOver's rotor: the exposed elements of one kind. The raw value is its name in `--rotor`.
package enum Rotor: String, CaseIterable, Sendable {
    case headings, links, images

    /// Returns whether the list has an element of a screen that carries these attributes.
    package func contains(_ element: Element, carries: AttributeSet) -> Bool {
        element.spokenTraits(carries).contains(trait)
    }

    private var trait: Traits {
        switch self {
        case .headings: .header
        case .links: .link
        case .images: .image
        }
    }
}
