import AXEngine
import AXTree

extension Rule {
    /// A11yUITests' `controlSpacing` test.
    public static let a11yuitestsControlSpacing: Rule = Rule(
        "a11yuitests-control-spacing",
        "Two controls are too close to each other (A11yUITests: controlSpacing).",
        severity: .warning,
        presets: [.a11yuitests],
        groups: ["a11yuitests-all", "a11yuitests-interactive"],
        platforms: [.iOS],
        standards: [.hig("Spacing between controls"), .wcag("2.5.8")],
        why: "A tap that slightly misses one control activates the other.",
        fix: "Increase the spacing between the controls.",
        parameters: [iPhonePadding],
        examples: [
            .fails(
                .button("Save", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                .button("Cancel", at: Rect(x: 116, y: 100, width: 100, height: 44)), as: .warning,
                because: "touching edges"),
            .fails(
                .button("저장", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                .button("취소", at: Rect(x: 126, y: 100, width: 100, height: 44)), as: .warning,
                on: ExampleScreen(idiom: .pad), because: "minimum of 12 points on iPad"),
            .passes(
                .button("Save", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                .button("Cancel", at: Rect(x: 124, y: 100, width: 100, height: 44)), because: "8 points apart"),
            .passes(
                .button("Save", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                .button("Cancel", at: Rect(x: 100, y: 100, width: 100, height: 44)), because: "overlapping"),
        ],
        check: .screen { screen, check in
            // The library has a setting only for the iPhone, and takes every other device for one.
            let padding = screen.screen.idiom == .pad ? 12 : check[iPhonePadding]
            for (one, other) in screen.libraryPairs(within: padding) {
                guard let first = one.frame, let second = other.frame, !first.strictlyMeets(second),
                    first.grown(by: padding).strictlyMeets(second)
                else { continue }
                check.report([one.view, other.view], "Controls are closely spaced.", as: .warning)
            }
        }
    )

    private static let iPhonePadding = Parameter(
        "iPhonePadding", default: 8.0, "Minimum gap around a control, in points; on iPad it is always 12.")
}
