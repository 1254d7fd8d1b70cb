import AXEngine
import AXTree

extension Rule {
    /// A11yUITests' `minimumInteractiveSize` test.
    public static let a11yuitestsMinimumInteractiveSize: Rule = Rule(
        "a11yuitests-minimum-interactive-size",
        "Control is smaller than the minimum target size (A11yUITests: minimumInteractiveSize).",
        severity: .failure,
        presets: [.a11yuitests],
        groups: ["a11yuitests-all", "a11yuitests-interactive"],
        platforms: [.iOS],
        standards: [.hig("Hit targets"), .wcag("2.5.5")],
        why: "Small controls are hard to hit for people with a tremor and when holding the phone in one hand.",
        fix: "Make the control, or its `accessibilityFrame`, at least 44×44 points.",
        parameters: [minInteractiveSize, allInteractiveElements, libraryTolerance],
        examples: [
            .fails(.button("Too Small", size: 43 × 43), as: .failure),
            .fails(.init(.slider, "음량", size: 200 × 30), as: .failure),
            .fails(.container(.navigationBar, at: nil, .button("Edit", size: 40 × 36)), because: "bars are not exempt"),
            .passes(.button("Close", size: 44 × 44)),
            .passes(.button("Close", size: 43.95 × 44), because: "within the tolerance"),
            .passes(.text("Terms", traits: [.staticText, .link], size: 60 × 18), because: "link by its traits only"),
        ],
        check: .screen { screen, check in
            let measuresAll = check[allInteractiveElements]
            for element in screen.libraryElements
            where element.isControl && (measuresAll || element.isInteractive) {
                check.reportSides(
                    of: element, below: check[minInteractiveSize],
                    tall: "Interactive element not tall enough.",
                    wide: "Interactive element not wide enough.", as: .failure)
            }
        }
    )

    private static let minInteractiveSize = Parameter(
        "minInteractiveSize", default: 44.0, "Minimum width and height of a control, in points.")
    private static let allInteractiveElements = Parameter(
        "allInteractiveElements", default: true, "Whether to measure every control instead of only buttons and cells.")
}
