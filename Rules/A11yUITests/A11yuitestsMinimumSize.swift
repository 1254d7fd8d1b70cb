import AXEngine
import AXTree

extension Rule {
    /// A11yUITests' `minimumSize` test.
    public static let a11yuitestsMinimumSize: Rule = Rule(
        "a11yuitests-minimum-size",
        "Element is smaller than the minimum size (A11yUITests: minimumSize).",
        severity: .warning,
        presets: [.a11yuitests],
        groups: ["a11yuitests-all", "a11yuitests-images", "a11yuitests-labels"],
        platforms: [.iOS],
        standards: [.apple("accessibilityFrame")],
        why: "Users who explore the screen by touch miss the element.",
        fix: "Enlarge the element, or its `accessibilityFrame`.",
        parameters: [minSize, libraryTolerance],
        examples: [
            .fails(.text("Total", size: 13 × 13), as: .warning),
            .fails(.image("새로운 소식", size: 40 × 13), as: .warning),
            .fails(.text("Total", size: 13 × 20).with { $0.isHidden = true }, as: .warning, because: "hidden element"),
            .passes(.text("Total", size: 60 × 14)),
            .passes(.text("Total", size: 60 × 13.95), because: "within the tolerance"),
            .passes(.container(.other, "Line", at: Rect(x: 16, y: 60, width: 1, height: 1)), because: "ignored type"),
        ],
        check: .screen { screen, check in
            for element in screen.libraryElements {
                check.reportSides(
                    of: element, below: check[minSize], tall: "Element may not be tall enough.",
                    wide: "Element may not be wide enough.", as: .warning)
            }
        }
    )

    private static let minSize = Parameter("minSize", default: 14.0, "Minimum width and height, in points.")
}
