import AXEngine
import AXTree

extension Rule {
    /// A11yUITests' test minimumInteractiveSize.
    public static let a11yuitestsMinimumInteractiveSize = Rule(
        "a11yuitests-minimum-interactive-size",
        "A control is smaller than a fingertip (A11yUITests: minimumInteractiveSize).",
        severity: .failure,
        presets: [.a11yuitests],
        groups: ["a11yuitests-all", "a11yuitests-interactive"],
        needs: [],
        standards: [.hig("Hit targets"), .wcag("2.5.5")],
        why: "People with tremor, or using the phone with one hand, miss small controls.",
        fix: "Enlarge the control, or its accessibility frame.",
        parameters: [minInteractiveSize, allInteractiveElements, libraryTolerance],
        examples: [
            .fails(.button("Too Small", size: 43 × 43), as: .failure),
            .fails(.init(.slider, "음량", size: 200 × 30), as: .failure),
            .fails(
                .container(.navigationBar, at: nil, .button("Edit", size: 40 × 36)), because: "bars are no exception"),
            .passes(.button("Close", size: 44 × 44)),
            .passes(.button("Close", size: 43.95 × 44), because: "within the tolerance"),
            .passes(.text("Terms", traits: [.staticText, .link], size: 60 × 18), because: "a control by type only"),
        ],
        check: .screen { screen, check in
            let measuresAll = check[allInteractiveElements]
            for element in screen.libraryElements where element.isControl && (measuresAll || element.isInteractive) {
                check.reportSides(
                    of: element, below: check[minInteractiveSize], tall: "Interactive element not tall enough.",
                    wide: "Interactive element not wide enough.", as: .failure)
            }
        }
    )

    private static let minInteractiveSize = Parameter(
        "minInteractiveSize", default: 44.0, "Shortest side of a control, in points.")
    private static let allInteractiveElements = Parameter(
        "allInteractiveElements", default: true, "Whether every control is measured, or only buttons and cells.")
}
