import AXSyntax

/// The result of all inputs of a run, before ignores, baselines and the decision.
package struct LintOutcome: Sendable {
    /// An audited screen of an input.
    package struct LintedScreen: Sendable {
        /// The findings of the screen.
        package var audit: ScreenAudit
        /// The index of its project.
        package let project: Int
        /// The path of its input.
        package let path: String
    }

    /// The audited screens, in the order of the inputs.
    package var screens: [LintedScreen] = []
    /// The paths and inputs that cannot be read.
    package var errors: [InputError]
    /// The files that are not trees.
    package var skipped: [String] = []
}
