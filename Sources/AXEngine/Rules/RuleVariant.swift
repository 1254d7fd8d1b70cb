import AXTree

/// A rule on one platform: its texts, the attributes that it reads, its examples and its check.
public struct RuleVariant: Sendable {
    /// The platform on whose screens it runs.
    package let platform: Platform
    /// What it says to people.
    package private(set) var guide: RuleGuide
    /// The attributes that it reads. On a screen that does not carry all of them, the rule is not checked.
    package private(set) var needs: AttributeSet
    /// The attributes of which a screen has to carry at least one. Empty: none is required.
    package let needsOneOf: AttributeSet
    /// Whether it compares lengths with a number of points or dp, so that it is not checked on a screen whose frames
    /// are in pixels of an unknown density.
    package let needsRealLengths: Bool
    /// Whether it is about touching the screen, so that it is not checked on a television.
    package let needsTouch: Bool
    /// The kinds of files that have to be beside the dump. Without one of them, the rule is not checked.
    package private(set) var companions: [CompanionKind] = []
    /// Whether it is about the journeys of the configuration. Without any, the rule is not checked.
    package private(set) var needsJourneys = false
    /// Whether it is about what a test or a crawl touched. On a screen without touches, the rule is not checked.
    package private(set) var needsTouches = false
    /// Earlier ids that were the rule's on this platform only; the rest of those rules may still have them.
    package let formerNames: [String]
    /// The edit of the app's code that corrects the defect; `nil` if it depends on what the element is called or does.
    package let edit: CodeEdit?
    /// What it runs over, and its code.
    let check: RuleScope
    /// The names of the rule's parameters that have an effect; `nil` if all have.
    package let parameterNames: [String]?
    /// Screens on which the rule reports something and screens on which it does not; the tests execute all of them.
    package var examples: [RuleExample] { givenExamples.map { $0.on(platform) } }
    private let givenExamples: [RuleExample]

    /// Creates the variant for any platform. `parameters` are those of the rule's parameters that have an effect, by
    /// default all of them.
    package init(
        platform: Platform, guide: RuleGuide, needs: AttributeSet,
        needsOneOf: AttributeSet = [],
        needsRealLengths: Bool = false, needsTouch: Bool = false, formerNames: [String] = [],
        parameters: [any RuleParameter]? = nil, edit: CodeEdit? = nil,
        examples: [RuleExample] = [], check: RuleScope
    ) {
        self.platform = platform
        self.guide = guide
        self.needs = needs
        self.needsOneOf = needsOneOf
        self.needsRealLengths = needsRealLengths
        self.needsTouch = needsTouch
        self.formerNames = formerNames
        self.edit = edit
        self.check = check
        parameterNames = parameters?.map(\.name)
        givenExamples = examples
    }

    /// Returns the variant with kinds of files that have to be beside the dump.
    package func needing(_ companions: [CompanionKind]) -> RuleVariant {
        var variant = self
        variant.companions = companions
        return variant
    }

    /// Returns the variant as one about the journeys of the configuration.
    package func needingJourneys() -> RuleVariant {
        var variant = self
        variant.needsJourneys = true
        return variant
    }

    /// Returns the variant as one about what a test or a crawl touched.
    package func needingTouches() -> RuleVariant {
        var variant = self
        variant.needsTouches = true
        return variant
    }

    /// Adds what its rule has for all platforms, which comes before its own. The summary is added if it has none.
    mutating func add(summary: String, needs: AttributeSet, standards: [Rule.Standard], limits: [String]) {
        self.needs.formUnion(needs)
        guide.add(summary: summary, standards: standards, limits: limits)
    }

    /// Whether it runs over groups of screens.
    package var isOverGroups: Bool {
        if case .group = check { true } else { false }
    }
}
