import AXEngine
import AXTree

extension Rule {
    /// A11yUITests' `controlOverlap` test.
    public static let a11yuitestsControlOverlap: Rule = Rule(
        "a11yuitests-control-overlap",
        "Two controls overlap (A11yUITests: controlOverlap).",
        severity: .failure,
        presets: [.a11yuitests],
        groups: ["a11yuitests-all", "a11yuitests-interactive"],
        platforms: [.iOS],
        standards: [.hig("Hit targets"), .wcag("2.5.8")],
        why: "A tap on the shared area may activate the wrong control.",
        fix: "Move the controls apart, or combine them into one accessibility element.",
        examples: [
            .fails(
                .button("Save", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                .button("Cancel", at: Rect(x: 115, y: 100, width: 100, height: 44)), as: .failure),
            .fails(
                .init(
                    .cell, "설정", at: Rect(x: 0, y: 100, width: 390, height: 60),
                    containing: [.button("편집", at: Rect(x: 330, y: 108, width: 44, height: 44))]), as: .failure,
                because: "button inside a cell"),
            .passes(
                .button("Save", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                .button("Cancel", at: Rect(x: 116, y: 100, width: 100, height: 44)), because: "touching edges"),
            .passes(
                .button("Save", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                .text("Saved", at: Rect(x: 16, y: 100, width: 100, height: 44)), because: "not a control"),
        ],
        check: .screen { screen, check in
            for (one, other) in screen.libraryPairs(within: 0) {
                guard let first = one.frame, let second = other.frame, first.strictlyMeets(second) else { continue }
                check.report([one.view, other.view], "Controls are overlapping.", as: .failure)
            }
        }
    )
}
