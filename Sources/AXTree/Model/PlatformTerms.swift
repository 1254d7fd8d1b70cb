/// The words in which the developers of a platform speak, for messages.
package struct PlatformTerms: Sendable {
    /// The element types whose words differ from `ElementType.words`.
    private let types: KeyValuePairs<ElementType, String>
    /// The word for an element that is a heading.
    package let heading: String
    /// The attributes whose plural, as in "this dump carries no labels", differs from that of the other platforms.
    private let plurals: KeyValuePairs<Attribute, String>
    /// What an element without a name lacks: "no accessibility label".
    package let missingName: String
    /// Who draws the elements of the system.
    package let system: String
    /// A screen that only the system draws: "the home screen of iOS".
    package let systemScreen: String
    /// The note on a dump without flags for exposure, or `nil` if the platform has no such flags.
    package let inferredExposure: String?
    /// The steps of an `ElementPath`.
    package let pathSteps: PathSteps

    /// Creates the terms of a platform.
    package init(
        types: KeyValuePairs<ElementType, String> = [:], heading: String = "heading",
        plurals: KeyValuePairs<Attribute, String> = [:],
        missingName: String, system: String, systemScreen: String, inferredExposure: String? = nil,
        pathSteps: PathSteps = .types
    ) {
        self.types = types
        self.heading = heading
        self.plurals = plurals
        self.missingName = missingName
        self.system = system
        self.systemScreen = systemScreen
        self.inferredExposure = inferredExposure
        self.pathSteps = pathSteps
    }

    /// The words for an element type, if they differ from `ElementType.words`.
    package func words(for type: ElementType) -> String? { types.first { $0.key == type }?.value }

    /// The plural of an attribute, if it differs from that of the other platforms.
    package func plural(of attribute: Attribute) -> String? { plurals.first { $0.key == attribute }?.value }
}
