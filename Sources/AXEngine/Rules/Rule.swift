import AXTree

/// A check, with all there is to say about it. Everything else (documentation, schema, catalogue, tests) is derived from
/// this value.
public struct Rule: Sendable {
    /// The name, in kebab case; it names the defect.
    public let id: String
    /// The defect in a sentence.
    public let summary: String
    /// How loudly it speaks, at most.
    public let severity: Severity
    /// The presets it belongs to, beside `all`.
    public let presets: [Preset]
    /// Names under which it can be chosen together with others.
    public let groups: [String]
    /// Names it had before; they still work in configurations and baselines.
    public let formerNames: [String]
    /// The ids of rules that are switched on with it when it is chosen by itself.
    public let companions: [String]
    /// What it reads. On a screen that does not carry all of it, the rule is not checked.
    public let needs: AttributeSet
    /// Of these, one is enough. Empty: none is asked for.
    public let needsOneOf: AttributeSet
    /// What it is founded on.
    public let standards: [Standard]
    /// Whom the defect hurts, and how. A sentence.
    public let why: String
    /// What to do. A sentence.
    public let fix: String
    /// How to mend it in UIKit, as code; empty where there is nothing to add to `fix`.
    public let inUIKit: String
    /// How to mend it in SwiftUI, as code.
    public let inSwiftUI: String
    /// What it does not see, or sees where nothing is; sentences.
    public let limits: [String]
    /// What A11yUITests did differently, in sentences; nil where there is nothing to compare.
    public let unlikeA11yUITests: String?
    /// Whether it can neither be switched off nor ignored nor baselined, because without it nothing was looked at.
    public let isMandatory: Bool
    /// What can be set.
    public var parameters: [any RuleParameter] { makeParameters() }
    /// Made when asked for: a run that sets none never does.
    private let makeParameters: @Sendable () -> [any RuleParameter]
    /// Screens it speaks of and screens it is silent about; every one is executed by the tests.
    public var examples: [Example] { makeExamples() }
    /// Made when asked for: a run of the linter never does.
    private let makeExamples: @Sendable () -> [Example]
    let scope: Scope

    /// What a rule looks at, and how.
    enum Scope: Sendable {
        case eachElement(@Sendable (ElementView, Check) -> Void)
        case screen(@Sendable (ScreenView, Check) -> Void)
    }

    /// A rule that looks at each exposed element by itself.
    public init(
        _ id: String, _ summary: String, severity: Severity, presets: [Preset] = [], groups: [String] = [],
        formerNames: [String] = [], companions: [String] = [], needs: AttributeSet, needsOneOf: AttributeSet = [],
        standards: [Standard], why: String, fix: String, inUIKit: String = "", inSwiftUI: String = "",
        limits: [String] = [], unlikeA11yUITests: String? = nil, isMandatory: Bool = false,
        parameters: @autoclosure @escaping @Sendable () -> [any RuleParameter] = [],
        examples: @autoclosure @escaping @Sendable () -> [Example],
        check: @escaping @Sendable (ElementView, Check) -> Void
    ) {
        self.init(
            id, summary, severity, presets, groups, formerNames, companions, needs, needsOneOf, standards, why, fix,
            inUIKit, inSwiftUI, limits, unlikeA11yUITests, isMandatory, parameters, examples, .eachElement(check))
    }

    /// A rule that looks at a screen as a whole.
    public static func overScreen(
        _ id: String, _ summary: String, severity: Severity, presets: [Preset] = [], groups: [String] = [],
        formerNames: [String] = [], companions: [String] = [], needs: AttributeSet, needsOneOf: AttributeSet = [],
        standards: [Standard], why: String, fix: String, inUIKit: String = "", inSwiftUI: String = "",
        limits: [String] = [], unlikeA11yUITests: String? = nil, isMandatory: Bool = false,
        parameters: @autoclosure @escaping @Sendable () -> [any RuleParameter] = [],
        examples: @autoclosure @escaping @Sendable () -> [Example],
        check: @escaping @Sendable (ScreenView, Check) -> Void
    ) -> Rule {
        Rule(
            id, summary, severity, presets, groups, formerNames, companions, needs, needsOneOf, standards, why, fix,
            inUIKit, inSwiftUI, limits, unlikeA11yUITests, isMandatory, parameters, examples, .screen(check))
    }

    private init(
        _ id: String, _ summary: String, _ severity: Severity, _ presets: [Preset], _ groups: [String],
        _ formerNames: [String], _ companions: [String], _ needs: AttributeSet, _ needsOneOf: AttributeSet,
        _ standards: [Standard], _ why: String, _ fix: String, _ inUIKit: String, _ inSwiftUI: String,
        _ limits: [String], _ unlikeA11yUITests: String?, _ isMandatory: Bool,
        _ parameters: @escaping @Sendable () -> [any RuleParameter],
        _ examples: @escaping @Sendable () -> [Example], _ scope: Scope
    ) {
        self.id = id
        self.summary = summary
        self.severity = severity
        self.presets = presets
        self.groups = groups
        self.formerNames = formerNames
        self.companions = companions
        self.needs = needs
        self.needsOneOf = needsOneOf
        self.standards = standards
        self.why = why
        self.fix = fix
        self.inUIKit = inUIKit
        self.inSwiftUI = inSwiftUI
        self.limits = limits
        self.unlikeA11yUITests = unlikeA11yUITests
        self.isMandatory = isMandatory
        makeParameters = parameters
        makeExamples = examples
        self.scope = scope
    }
}

extension Rule {
    /// Why the rule cannot be checked on a dump that carries only `carried`; nil if it can.
    func reasonNotToCheck(carried: AttributeSet) -> String? {
        let missing = needs.subtracting(carried)
        if !missing.isEmpty { return "this dump carries no \(Self.list(missing, "or"))" }
        if !needsOneOf.isEmpty, needsOneOf.isDisjoint(with: carried) {
            let negation = needsOneOf.count == 1 ? "no" : "neither"
            return "this dump carries \(negation) \(Self.list(needsOneOf, "nor"))"
        }
        return nil
    }

    private static func list(_ attributes: AttributeSet, _ conjunction: String) -> String {
        let words = attributes.inOrder.map(\.plural)
        guard words.count > 1, let last = words.last else { return words.joined() }
        return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
