import AXTree

/// What a rule needs besides the dump of the screen and does not have: a companion of the dump, other variants of the
/// screen, touches of it, or journeys in the configuration.
package struct MissingInput: Hashable, Sendable {
    /// The identifier of the kind of companion, or that of `variants`, `touches` or `journeys`.
    package var id: String
    /// The reason why the rule is not part of a run in which no screen has it: `no input has a picture`.
    package var absence: String

    /// Creates a missing input that was read from an archive.
    package init(id: String, absence: String) {
        self.id = id
        self.absence = absence
    }

    /// Creates a missing companion.
    init(_ kind: CompanionKind) { self.init(id: kind.id, absence: "no input has a \(kind.words)") }

    /// Journeys in the configuration.
    package static let journeys = MissingInput(id: "journeys", absence: Journey.absence)

    /// Touches that a test or a crawl recorded.
    package static let touches = MissingInput(id: "touches", absence: "no input says what was touched")

    /// Other variants of a screen.
    package static let variants = MissingInput(id: "variants", absence: "no screen has other variants")
}
