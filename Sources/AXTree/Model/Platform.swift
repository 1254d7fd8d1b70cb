/// The operating system that a screen was dumped from, and everything that differs by it.
///
/// Each platform is one constant in its folder in `Platforms`, and is listed in `Platform.all`. No other code asks
/// which platform a screen is from: it asks the platform of the screen.
public struct Platform: Sendable {
    /// The identifier in axaudit's own tree, in reports and in options: `ios`.
    public let id: String
    /// The name in messages: `iOS`.
    public let name: String
    /// The name of the screen reader: `VoiceOver`.
    package let screenReader: String
    /// The name of what a person controls the device with by voice: `Voice Control`.
    package let voiceControl: String
    /// The abbreviation of the unit of frames: `pt`.
    package let unit: String
    /// Whether dumps have frames in pixels, which become frames in `unit` only with the density of the screen.
    package let hasFramesInPixels: Bool
    /// Whether its store shows Apple's Accessibility Nutrition Labels.
    package let hasNutritionLabels: Bool
    /// The attributes that a dump can have.
    package let attributes: AttributeSet
    /// What the screen reader can land on.
    package let exposure: PlatformExposure
    /// What the screen reader says.
    package let speech: PlatformSpeech
    /// The words of its developers, for messages.
    package let terms: PlatformTerms
    /// What snapshots contain.
    package let snapshots: PlatformSnapshots
    /// What rules have to know about its apps.
    package let conventions: PlatformConventions
    /// Returns what holds for every dump of a screen's format, one sentence each.
    package let remarks: @Sendable (Screen) -> [String]
    /// Completes a screen that was read with what follows from its elements.
    package let complete: @Sendable (inout Screen) -> Void

    /// Creates a platform.
    package init(
        _ id: String, name: String, screenReader: String, voiceControl: String, unit: String,
        hasFramesInPixels: Bool = false, hasNutritionLabels: Bool = false, attributes: AttributeSet,
        exposure: PlatformExposure, speech: PlatformSpeech,
        terms: PlatformTerms,
        snapshots: PlatformSnapshots = PlatformSnapshots(),
        conventions: PlatformConventions = PlatformConventions(),
        remarks: @escaping @Sendable (Screen) -> [String] = { _ in [] },
        complete: @escaping @Sendable (inout Screen) -> Void = { _ in }
    ) {
        self.id = id
        self.name = name
        self.screenReader = screenReader
        self.voiceControl = voiceControl
        self.unit = unit
        self.hasFramesInPixels = hasFramesInPixels
        self.hasNutritionLabels = hasNutritionLabels
        self.attributes = attributes
        self.exposure = exposure
        self.speech = speech
        self.terms = terms
        self.snapshots = snapshots
        self.conventions = conventions
        self.remarks = remarks
        self.complete = complete
    }

    /// The platform with this identifier, or `nil` if there is none.
    package init?(id: String) { self.init(id: id, in: Self.all) }

    /// The platform of `platforms` with this identifier, or `nil` if there is none.
    package init?(id: String, in platforms: [Platform]) {
        guard let platform = platforms.first(where: { $0.id == id }) else { return nil }
        self = platform
    }
}

extension Platform: Hashable {
    /// Whether the identifiers are equal.
    public static func == (one: Platform, other: Platform) -> Bool { one.id == other.id }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Platform: CustomStringConvertible {
    /// The identifier.
    public var description: String { id }
}
