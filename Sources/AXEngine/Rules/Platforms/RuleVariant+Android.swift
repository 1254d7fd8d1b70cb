import AXTree

extension RuleVariant {
    /// Creates the variant for Android.
    ///
    /// - Parameters:
    ///   - summary: The defect, in a sentence; empty if it is that of the rule.
    ///   - needs: The attributes that the check reads besides those of the rule. A screen has to carry all of them.
    ///   - needsOneOf: Attributes of which a screen has to carry at least one.
    ///   - needsRealLengths: Whether the check compares lengths with a number of dp. It then does not run on a screen
    ///     of unknown density.
    ///   - needsTouch: Whether the check is about touching the screen. It then does not run on the screen of a
    ///     television.
    ///   - formerNames: Earlier ids that were the rule's on Android only.
    ///   - standards: The standards and guidelines that it checks besides those of the rule.
    ///   - why: The effect of the defect on a person, in a sentence.
    ///   - fix: How to fix the defect, in a sentence.
    ///   - inCompose: The fix in Jetpack Compose, as code; empty where there is nothing to add to `fix`.
    ///   - inViews: The fix with views, as code.
    ///   - edit: The edit of an app's code that is right for every element; `nil` if there is none.
    ///   - limits: The defects that it misses and the false positives that it has besides those of the rule, in
    ///     sentences.
    ///   - parameters: Those of the rule's parameters that have an effect; `nil` if all have.
    ///   - examples: Screens with the result that the rule must have on them.
    ///   - check: What the rule runs over, and its code.
    public static func android(
        _ summary: String = "", needs: AttributeSet = [], needsOneOf: AttributeSet = [], needsRealLengths: Bool = false,
        needsTouch: Bool = false, formerNames: [String] = [], standards: [Rule.Standard] = [], why: String,
        fix: String, inCompose: String = "",
        inViews: String = "", edit: CodeEdit? = nil,
        limits: [String] = [], parameters: [any RuleParameter]? = nil,
        examples: [RuleExample] = [], check: RuleScope
    ) -> RuleVariant {
        RuleVariant(
            platform: .android,
            guide: RuleGuide(
                summary: summary, standards: standards, why: why, fix: fix,
                snippets: [
                    CodeSnippet(framework: "Compose", language: "kotlin", code: inCompose),
                    CodeSnippet(framework: "Views", language: "kotlin", code: inViews),
                ], limits: limits),
            needs: needs, needsOneOf: needsOneOf, needsRealLengths: needsRealLengths, needsTouch: needsTouch,
            formerNames: formerNames, parameters: parameters, edit: edit,
            examples: examples, check: check)
    }
}
