import AXTree

/// A check, with everything there is to know about it. Documentation, schema, catalogue and tests are derived from this
/// value.
///
/// What is the same on all platforms is a property of the rule; what differs is in its variants, one for each platform
/// on which the rule runs. A summary, needed attributes, standards and limits that all platforms share are given to the
/// rule, which gives them to each variant.
public struct Rule: Sendable {
    /// The name in kebab case; it names the defect, which is the same on all platforms.
    public let id: String
    /// The most severe that the rule can report.
    public let severity: Severity
    /// The presets that the rule belongs to, besides `all`.
    package let presets: [Preset]
    /// The names under which it can be selected together with other rules.
    package let groups: [String]
    /// Earlier ids; they still work in configurations and baselines.
    package internal(set) var formerNames: [FormerName]
    /// The ids of rules that are switched on with it when it is selected by itself.
    package let alsoSelects: [String]
    /// The id of the rule that alone reports an element on which both find the same defect; `nil` if there is none.
    package let yieldsTo: String?
    /// How A11yUITests differs, in sentences; `nil` where there is nothing to compare.
    package internal(set) var unlikeA11yUITests: String?
    /// Whether it can be neither switched off nor ignored nor baselined, because without it nothing was checked.
    package let isMandatory: Bool
    /// The parameters that a configuration can set.
    package let parameters: [any RuleParameter]
    /// The rule on each platform on whose screens it runs, at least one.
    package let variants: [RuleVariant]

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - summary: The defect, in a sentence, for variants that have no summary of their own.
    ///   - formerNames: Earlier ids of the rule. A variant has those that were only its own.
    ///   - yieldsTo: The id of the rule that alone reports an element on which both find the same defect.
    ///   - unlikeA11yUITests: How A11yUITests differs, in sentences, where it has a test about the same.
    ///   - parameters: What a configuration can set.
    ///   - needs: The attributes that the check reads on every platform. A variant adds its own.
    ///   - standards: The standards that it checks on every platform, such as WCAG. A variant adds its own.
    ///   - limits: The defects that it misses and the false positives that it has on every platform, in sentences. A
    ///     variant adds its own.
    ///   - variants: What differs by platform.
    public init(
        _ id: String, _ summary: String = "", severity: Severity, presets: [Preset] = [], groups: [String] = [],
        formerNames: [String] = [], alsoSelects: [String] = [], yieldsTo: String? = nil,
        unlikeA11yUITests: String? = nil, isMandatory: Bool = false,
        parameters: [any RuleParameter] = [], needs: AttributeSet = [], standards: [Standard] = [],
        limits: [String] = [], variants: [RuleVariant]
    ) {
        self.id = id
        self.severity = severity
        self.presets = presets
        self.groups = groups
        self.formerNames = formerNames.map { FormerName($0) }
        for variant in variants {
            self.formerNames += variant.formerNames.map { FormerName($0, on: variant.platform) }
        }
        self.alsoSelects = alsoSelects
        self.yieldsTo = yieldsTo
        if !presets.contains(.a11yuitests) {
            let isOverGroups = variants.contains(where: \.isOverGroups)
            self.unlikeA11yUITests =
                unlikeA11yUITests
                ?? (isOverGroups
                    ? "A11yUITests looks at one screen at a time." : "A11yUITests has no such test.")
        }
        self.isMandatory = isMandatory
        self.parameters = parameters
        var variants = variants
        for index in variants.indices {
            variants[index].add(summary: summary, needs: needs, standards: standards, limits: limits)
        }
        self.variants = variants
    }
}

// MARK: - Platforms

extension Rule {
    /// The platforms on whose screens it runs.
    public var platforms: [Platform] { variants.map(\.platform) }

    /// Returns the rule on a platform; `nil` if it does not run there.
    package func variant(on platform: Platform) -> RuleVariant? {
        variants.first { $0.platform.id == platform.id }
    }

    /// Returns what the rule says on a platform; on one where it does not run, what it says on its first.
    package func guide(on platform: Platform) -> RuleGuide { (variant(on: platform) ?? variants[0]).guide }

    /// Returns the platforms on whose screens a parameter has an effect.
    package func platforms(ofParameter name: String) -> [Platform] {
        variants.filter { $0.parameterNames?.contains(name) ?? true }.map(\.platform)
    }

    /// The defect, in a sentence, on its first platform.
    public var summary: String { variants[0].guide.summary }
    /// The standards and guidelines that it checks on its first platform.
    public var standards: [Standard] { variants[0].guide.standards }
    /// The effect of the defect on a person, in a sentence, on its first platform.
    public var why: String { variants[0].guide.why }
    /// How to fix the defect on its first platform, in a sentence.
    public var fix: String { variants[0].guide.fix }
    /// What it needs besides the dump of one screen, in words: `a picture beside the dump`; empty if nothing.
    package var neededInputs: [String] {
        var words: [String] = []
        for variant in variants {
            let companions = variant.companions.map { "a \($0.words) beside the dump" }
            let others =
                (variant.isOverGroups ? ["other variants of the screen"] : [])
                + (variant.needsTouches ? ["touches that a test or a crawl recorded"] : [])
                + (variant.needsJourneys ? ["journeys in the configuration"] : [])
            for word in companions + others where !words.contains(word) { words.append(word) }
        }
        return words
    }

    /// Whether it is about the journeys of the configuration, which switch it on.
    package var needsJourneys: Bool { variants.contains(where: \.needsJourneys) }

    /// The examples of all platforms.
    public var examples: [RuleExample] { variants.flatMap(\.examples) }

    /// Returns whether this is the same rule and not another rule with the same id.
    package func isSame(as other: Rule) -> Bool {
        id == other.id && summary == other.summary && why == other.why && fix == other.fix
    }
}

extension Rule: CustomStringConvertible {
    /// The id.
    public var description: String { id }
}
