import AXEngine
import AXTree

extension Rule {
    /// One thing is one stop.
    public static let nestedDuplicate = Rule(
        "nested-duplicate",
        "VoiceOver stops twice on the same thing.",
        severity: .warning,
        presets: [.recommended],
        groups: ["structure"],
        needs: [.type, .label, .frame],
        standards: [.wcag("1.3.1")],
        why: "The same words are read twice in one place, and swiping takes twice as long.",
        fix: "Expose only one of the two.",
        inUIKit: """
            wrapper.isAccessibilityElement = false
            """,
        inSwiftUI: """
            PlayButton().accessibilityElement(children: .combine)
            """,
        limits: [
            "Only what follows in reading order, and has the same type, name, value and frame, is taken for the same."
        ],
        unlikeA11yUITests: """
            It reported two controls of one name as duplicated, and two that share a frame as overlapping.
            """,
        examples: [
            .fails(
                .button("Play", at: Rect(x: 16, y: 100, width: 44, height: 44)),
                .button("Play", at: Rect(x: 16, y: 100, width: 44, height: 44))),
            .fails(
                .text("합계", at: Rect(x: 16, y: 100, width: 100, height: 20)),
                .text("합계", at: Rect(x: 16, y: 100, width: 100, height: 20.5))),
            .passes(.button("Play"), .button("Play"), because: "in two places"),
            .passes(
                .button("재생", at: Rect(x: 16, y: 100, width: 44, height: 44)),
                .button("정지", at: Rect(x: 16, y: 100, width: 44, height: 44)),
                because: "two names are duplicate-bounds'"),
            .passes(
                .button("Play", at: Rect(x: 16, y: 100, width: 44, height: 44)),
                .text("Play", at: Rect(x: 16, y: 100, width: 44, height: 44)), because: "a button and a text"),
        ],
        check: .screen { screen, check in
            var run: [Int] = []
            func finish() {
                guard let last = run.popLast(), !run.isEmpty else { return }
                let times = run.count == 1 ? "twice" : "\(run.count + 1) times"
                check.report((run + [last]).map { screen[$0] }, "the same name, type and frame \(times) in a row")
                run.removeAll(keepingCapacity: true)
            }
            for index in screen.subjectIndices {
                guard screen.elements[index].frame.map({ !$0.isEmpty }) ?? false, !screen[index].hasNoLabel
                else {
                    finish()
                    continue
                }
                let element = screen[index]
                if let last = run.last, !screen[last].isSame(as: element) { finish() }
                if !element.isOutOfSight { run.append(index) }
            }
            finish()
        }
    )
}

extension ElementView {
    /// Returns whether both have the same type, frame, label and value.
    fileprivate func isSame(as other: ElementView) -> Bool {
        type == other.type && hasBounds(of: other) && label == other.label && value == other.value
    }
}
