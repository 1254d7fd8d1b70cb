import AXTree

/// A check, with everything there is to know about it. Documentation, schema, catalogue and tests are derived from this
/// value.
///
/// A new field is a property here, a parameter of the initializer and an assignment; rules that do not set it stay as they
/// are.
public struct Rule: Sendable {
    /// The name in kebab case; it names the defect.
    public let id: String
    /// The defect, in a sentence.
    public let summary: String
    /// The most severe that the rule can report.
    public let severity: Severity
    /// The presets that the rule belongs to, besides `all`.
    public let presets: [Preset]
    /// The names under which it can be selected together with other rules.
    public let groups: [String]
    /// Earlier ids; they still work in configurations and baselines.
    public let formerNames: [String]
    /// The ids of rules that are switched on with it when it is selected by itself.
    public let companions: [String]
    /// The platforms on whose screens it runs.
    public let platforms: [Platform]
    /// What is different on Android; `nil` for a rule that does not run there.
    public let onAndroid: AndroidGuide?
    /// Whether it compares lengths with a number of points, so that it needs to know the density of an Android screen.
    public let needsDensity: Bool
    /// The attributes that it reads. On a screen that does not carry all of them, the rule is not checked.
    public let needs: AttributeSet
    /// The attributes of which a screen has to carry at least one. Empty: none is required.
    public let needsOneOf: AttributeSet
    /// The standards and guidelines that it checks.
    public let standards: [Standard]
    /// The effect of the defect on a person, in a sentence.
    public let why: String
    /// How to fix the defect, in a sentence.
    public let fix: String
    /// The fix in UIKit, as code; empty where there is nothing to add to `fix`.
    public let inUIKit: String
    /// The fix in SwiftUI, as code.
    public let inSwiftUI: String
    /// The defects that it misses and the false positives that it has, in sentences.
    public let limits: [String]
    /// The limits that it has on iOS only.
    public let limitsOnIOS: [String]
    /// How A11yUITests differs, in sentences; `nil` where there is nothing to compare.
    public let unlikeA11yUITests: String?
    /// Whether it can be neither switched off nor ignored nor baselined, because without it nothing was checked.
    public let isMandatory: Bool
    /// The parameters that a configuration can set.
    public var parameters: [any RuleParameter] { makeParameters() }
    /// Called on demand, because most runs set no parameter.
    private let makeParameters: @Sendable () -> [any RuleParameter]
    /// The values that presets give parameters. A configuration or an option outweighs them.
    public let presetValues: [PresetValue]
    /// Screens on which the rule reports something and screens on which it does not; the tests execute all of them.
    public var examples: [Example] { makeExamples() }
    /// Called on demand, because a run of the linter needs no examples.
    private let makeExamples: @Sendable () -> [Example]
    /// What the rule runs over, and its code.
    private(set) var scope: RuleScope

    /// Creates a rule.
    public init(
        _ id: String, _ summary: String, severity: Severity, presets: [Preset] = [], groups: [String] = [],
        formerNames: [String] = [], companions: [String] = [], platforms: [Platform] = Platform.allCases,
        onAndroid: AndroidGuide? = nil, needsDensity: Bool = false, needs: AttributeSet, needsOneOf: AttributeSet = [],
        standards: [Standard], why: String, fix: String, inUIKit: String = "", inSwiftUI: String = "",
        limits: [String] = [], limitsOnIOS: [String] = [], unlikeA11yUITests: String? = nil, isMandatory: Bool = false,
        parameters: @autoclosure @escaping @Sendable () -> [any RuleParameter] = [], presetValues: [PresetValue] = [],
        examples: @autoclosure @escaping @Sendable () -> [Example],
        check scope: RuleScope
    ) {
        self.id = id
        self.summary = summary
        self.severity = severity
        self.presets = presets
        self.groups = groups
        self.formerNames = formerNames
        self.companions = companions
        self.platforms = platforms
        self.onAndroid = onAndroid
        self.needsDensity = needsDensity
        self.needs = needs
        self.needsOneOf = needsOneOf
        self.standards = standards
        self.why = why
        self.fix = fix
        self.inUIKit = inUIKit
        self.inSwiftUI = inSwiftUI
        self.limits = limits
        self.limitsOnIOS = limitsOnIOS
        self.unlikeA11yUITests = unlikeA11yUITests
        self.isMandatory = isMandatory
        makeParameters = parameters
        self.presetValues = presetValues
        makeExamples = examples
        self.scope = scope
    }
}

extension Rule {
    /// The rule without the condition that saves time; `nil` if it has none.
    package var unconditional: Rule? {
        guard scope.condition != nil else { return nil }
        var copy = self
        copy.scope.condition = nil
        return copy
    }

    /// Returns whether this is the same rule and not another rule with the same id.
    package func isSame(as other: Rule) -> Bool {
        id == other.id && summary == other.summary && why == other.why && fix == other.fix
    }

    /// Returns why the rule cannot be checked on a dump that carries only `carried`; `nil` if it can.
    func reasonNotToCheck(carried: AttributeSet, on platform: Platform) -> String? {
        let (needs, needsOneOf) = attributes(on: platform)
        if !needs.isSubset(of: carried) {
            return "this dump carries no \(Self.list(needs.subtracting(carried), "or", platform))"
        }
        if !needsOneOf.isEmpty, needsOneOf.isDisjoint(with: carried) {
            let negation = needsOneOf.count == 1 ? "no" : "neither"
            return "this dump carries \(negation) \(Self.list(needsOneOf, "nor", platform))"
        }
        return nil
    }

    /// Returns the attributes that the rule needs on a platform: all of the first, and one of the second.
    package func attributes(on platform: Platform) -> (all: AttributeSet, oneOf: AttributeSet) {
        guard platform == .android else { return (needs, needsOneOf) }
        if let needs = onAndroid?.needs { return (needs, []) }
        let found = needsOneOf.subtracting(.inNoAndroidDump)
        return (needs, found.isEmpty ? needsOneOf : found)
    }

    /// The reason why a rule has no verdict on a screen of unknown density.
    package static let unknownDensity =
        "the density of this screen is unknown"

    private static func list(_ attributes: AttributeSet, _ conjunction: String, _ platform: Platform) -> String {
        let words = attributes.inOrder.map { $0.plural(on: platform) }
        guard words.count > 1, let last = words.last else { return words.joined() }
        return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
