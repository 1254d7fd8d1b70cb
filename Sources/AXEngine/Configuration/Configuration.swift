import AXTree

/// What a project says about how its screens are audited.
///
/// Every part that is nil or empty leaves things as they are without a configuration.
public struct Configuration: Sendable {
    /// The choice of rules to start from.
    public internal(set) var preset: (value: Preset, place: SettingPlace)?
    /// The language of screens that do not say theirs, as a BCP 47 tag.
    public internal(set) var locale: String?
    /// From where on findings fail a run.
    public internal(set) var failOn: (value: Gate.Level, place: SettingPlace)?
    /// The baseline: the absolute path of its file.
    public internal(set) var baseline: (path: String, place: SettingPlace)?
    /// The files to read; nil for every tree.
    public internal(set) var include: PathPatterns?
    /// The files to leave out, even if they are named.
    public internal(set) var exclude: PathPatterns?
    /// What is not to count.
    public internal(set) var ignores: [Ignore] = []
    /// What references of screens look like; nil for text.
    public internal(set) var snapshotStyle: SnapshotStyle?
    /// The attributes that count when screens are compared; nil for all.
    public internal(set) var snapshotAttributes: AttributeSet?
    /// What is replaced before screens are compared.
    public internal(set) var redactions: [Redaction] = []
    /// Rules of the team's own.
    public internal(set) var customRules: [Rule] = []
    var entries: [RuleEntry] = []
    var overrides: [RuleOverride] = []
    var retypings: [Retyping] = []

    /// A configuration that says nothing.
    public init() {}

    /// These rules and those of the team's own.
    public func rules(beside rules: RuleIndex) -> RuleIndex { rules.adding(customRules) }

    /// How screens are compared.
    public var snapshot: SnapshotSettings {
        SnapshotSettings(style: snapshotStyle ?? .text, attributes: snapshotAttributes, redactions: redactions)
    }

    /// This configuration on top of another one. What both say, this one decides; rules are taken one by one, and lists of
    /// ignores, overrides and elements follow each other.
    public func extending(_ base: Configuration) -> Configuration {
        var result = self
        result.preset = preset ?? base.preset
        result.locale = locale ?? base.locale
        result.failOn = failOn ?? base.failOn
        result.baseline = baseline ?? base.baseline
        result.include = include ?? base.include
        result.exclude = exclude ?? base.exclude
        result.ignores = base.ignores + ignores
        result.snapshotStyle = snapshotStyle ?? base.snapshotStyle
        result.snapshotAttributes = snapshotAttributes ?? base.snapshotAttributes
        result.redactions = base.redactions + redactions
        result.customRules = base.customRules + customRules
        result.entries = base.entries + entries
        result.overrides = base.overrides + overrides
        result.retypings = base.retypings + retypings
        return result
    }

    /// The screen with the types that its custom components are said to have, and a language if it has none. Of several
    /// entries for one element the last one counts.
    public func prepared(_ screen: Screen) -> Screen {
        guard !retypings.isEmpty || locale != nil else { return screen }
        var screen = screen
        screen.locale = screen.locale ?? locale
        for index in screen.elements.indices where !retypings.isEmpty {
            let type = retypings.last { $0.element.matches(screen.elements[index]) }?.type
            guard let type else { continue }
            screen.elements[index].type = type
            screen.hasConfiguredTypes = true
        }
        return screen
    }
}
