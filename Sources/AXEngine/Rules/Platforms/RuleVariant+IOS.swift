import AXTree

extension RuleVariant {
    /// Creates the variant for iOS and the other systems of Apple.
    ///
    /// - Parameters:
    ///   - summary: The defect, in a sentence; empty if it is that of the rule.
    ///   - needs: The attributes that the check reads besides those of the rule. A screen has to carry all of them.
    ///   - needsOneOf: Attributes of which a screen has to carry at least one.
    ///   - standards: The standards and guidelines that it checks besides those of the rule.
    ///   - why: The effect of the defect on a person, in a sentence.
    ///   - fix: How to fix the defect, in a sentence.
    ///   - inUIKit: The fix as code; empty where there is nothing to add to `fix`.
    ///   - inSwiftUI: The fix as code.
    ///   - edit: The edit of an app's code that is right for every element; `nil` if there is none.
    ///   - limits: The defects that it misses and the false positives that it has besides those of the rule, in
    ///     sentences.
    ///   - parameters: Those of the rule's parameters that have an effect; `nil` if all have.
    ///   - examples: Screens with the result that the rule must have on them.
    ///   - check: What the rule runs over, and its code.
    public static func iOS(
        _ summary: String = "", needs: AttributeSet = [], needsOneOf: AttributeSet = [],
        standards: [Rule.Standard] = [], why: String, fix: String, inUIKit: String = "",
        inSwiftUI: String = "", edit: CodeEdit? = nil, limits: [String] = [],
        parameters: [any RuleParameter]? = nil, examples: [RuleExample] = [],
        check: RuleScope
    ) -> RuleVariant {
        RuleVariant(
            platform: .iOS,
            guide: RuleGuide(
                summary: summary, standards: standards, why: why, fix: fix,
                snippets: [
                    CodeSnippet(framework: "SwiftUI", language: "swift", code: inSwiftUI),
                    CodeSnippet(framework: "UIKit", language: "swift", code: inUIKit),
                ], limits: limits),
            needs: needs, needsOneOf: needsOneOf, parameters: parameters, edit: edit,
            examples: examples,
            check: check)
    }
}
