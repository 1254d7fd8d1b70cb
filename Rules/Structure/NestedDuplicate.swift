import AXEngine
import AXTree

extension Rule {
    /// Reports consecutive elements with the same type, label, value and frame.
    public static let nestedDuplicate: Rule = Rule(
        "nested-duplicate",
        severity: .warning,
        presets: [.recommended],
        groups: ["structure"],
        unlikeA11yUITests: """
            A11yUITests reports two controls with the same label as duplicated, and two with the same frame as \
            overlapping.
            """,
        needs: [.type, .label, .frame],
        standards: [.wcag("1.3.1")],
        limits: [
            "Only elements that directly follow each other in the reading order are compared."
        ],
        variants: [
            .iOS(
                "Consecutive elements have the same type, label, value and frame.",
                why: "VoiceOver reads the same text twice in the same place, and swiping takes longer.",
                fix: "Expose only one of the elements, e.g. set `isAccessibilityElement` to `false` on the other.",
                inUIKit: "wrapper.isAccessibilityElement = false",
                inSwiftUI: "PlayButton().accessibilityElement(children: .combine)",
                examples: [
                    .fails(
                        .button("Play", at: Rect(x: 16, y: 100, width: 44, height: 44)),
                        .button("Play", at: Rect(x: 16, y: 100, width: 44, height: 44))),
                    .fails(
                        .text("합계", at: Rect(x: 16, y: 100, width: 100, height: 20)),
                        .text("합계", at: Rect(x: 16, y: 100, width: 100, height: 20.5))),
                    .passes(.button("Play"), .button("Play"), because: "different frames"),
                    .passes(
                        .button("재생", at: Rect(x: 16, y: 100, width: 44, height: 44)),
                        .button("정지", at: Rect(x: 16, y: 100, width: 44, height: 44)),
                        because: "different labels, covered by duplicate-bounds"),
                    .passes(
                        .button("Play", at: Rect(x: 16, y: 100, width: 44, height: 44)),
                        .text("Play", at: Rect(x: 16, y: 100, width: 44, height: 44)), because: "different types"),
                ],
                check: check(same: "type, label, value and frame")
            ),
            .android(
                "Consecutive elements have the same type, text and bounds.",
                standards: [.android("importantForAccessibility")],
                why: "TalkBack stops twice and says the same.",
                fix: "Let only one of the two views be focused.",
                inCompose: "Modifier.clearAndSetSemantics { }",
                inViews: "inner.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO",
                examples: [
                    .fails(
                        .button("Play", at: Rect(x: 16, y: 100, width: 48, height: 48)),
                        .button("Play", at: Rect(x: 16, y: 100, width: 48, height: 48)))
                ],
                check: .screen { screen, check in
                    reportRuns(on: screen, check, same: "type, text and bounds")
                    for (outer, inner) in screen.viewsReadTwice {
                        check.report(
                            [outer, inner],
                            "and \(inner.description) inside it have the same name; TalkBack stops on both")
                    }
                }
            ),
        ]
    )

    private static func check(same: String) -> RuleScope {
        .screen { screen, check in reportRuns(on: screen, check, same: same) }
    }

    private static func reportRuns(on screen: ScreenView, _ check: RuleCheck, same: String) {
        var run: [Int] = []
        func finish() {
            guard let last = run.popLast(), !run.isEmpty else { return }
            let times = run.count == 1 ? "twice" : "\(run.count + 1) times"
            check.report((run + [last]).map { screen[$0] }, "occurs \(times) in a row with the same \(same)")
            run.removeAll(keepingCapacity: true)
        }
        for index in screen.exposure.order {
            guard screen.elements[index].frame.map({ !$0.isEmpty }) ?? false, !screen[index].hasNoLabel
            else {
                finish()
                continue
            }
            let element = screen[index]
            if element.isInSearchField {
                finish()
                continue
            }
            if let last = run.last, !screen[last].isSame(as: element) { finish() }
            if !element.isOutOfSight { run.append(index) }
        }
        finish()
    }
}

extension ElementView {
    /// Whether it is a part of a search field, such as the microphone, which UIKit lists twice.
    fileprivate var isInSearchField: Bool { ancestor(of: [.searchField]) != nil }

    /// Returns whether both have the same type, frame, label and value.
    fileprivate func isSame(as other: ElementView) -> Bool {
        type == other.type && (hasBounds(of: other) || holdsPicture(other)) && label == other.label
            && value == other.value
    }

    /// Returns whether an image of Android contains another one, which fills at least half of it.
    private func holdsPicture(_ other: ElementView) -> Bool {
        guard conventions.namesControlsByTexts, type == .image, contains(other), let outer = frame,
            let inner = other.frame
        else { return false }
        return inner.area * 2 >= outer.area
    }
}
