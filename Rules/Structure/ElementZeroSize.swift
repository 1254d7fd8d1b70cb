import AXEngine
import AXTree

extension Rule {
    /// Reports exposed elements with a width or height of zero.
    public static let elementZeroSize: Rule = Rule(
        "element-zero-size",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["structure"],
        unlikeA11yUITests: "A11yUITests reports such an element as too small, whether VoiceOver stops on it or not.",
        variants: [
            .iOS(
                "Exposed element has a width or height of zero.",
                needs: [.frame],
                standards: [.wcag("4.1.2"), .wcag("2.4.7"), .apple("accessibilityFrame")],
                why: """
                    The VoiceOver cursor is invisible, the element cannot be found by touch, and some gestures go to the \
                    corner of the screen.
                    """,
                fix:
                    "Set `accessibilityFrame` to the frame of the visible content, or hide the element from VoiceOver.",
                inUIKit: """
                    collapsedView.accessibilityElementsHidden = true
                    chartElement.accessibilityFrameInContainerSpace = bar.frame
                    """,
                inSwiftUI: """
                    details.frame(height: isOpen ? nil : 0)
                        .accessibilityHidden(!isOpen)
                    """,
                limits: [
                    "Elements that the dump calls invisible, or whose exposure is only inferred, are not reported."
                ],
                examples: [
                    .fails(.button("Close", size: 0 × 0)),
                    .fails(.text("합계", size: 100 × 0)),
                    .passes(.button("Close", size: 44 × 44)),
                    .passes(
                        .button("닫기"), .text("합계", size: 100 × 0).with { $0.isAccessibilityElement = false },
                        because: "not exposed"),
                    .passes(
                        .button("Close", size: 0 × 0).with { $0.isVisible = false },
                        because: "not visible, e.g. an icon on another page"),
                    .notChecked(
                        .text("Total", size: 0 × 0).with { $0.isAccessibilityElement = nil },
                        because: "exposure only inferred"),
                ],
                check: .screen { screen, check in
                    var guesses = 0
                    for index in screen.subjectIndices {
                        guard let frame = screen.elements[index].frame, frame.isEmpty,
                            screen.elements[index].isVisible != false
                        else { continue }
                        let element = screen[index]
                        if element.isExposureKnown {
                            check.report(element, "is \(frame.size) pt; width and height must be greater than 0 pt")
                        } else {
                            guesses += 1
                        }
                    }
                    if guesses > 0 {
                        let elements = guesses == 1 ? "1 element" : "\(guesses) elements"
                        check.couldNotCheck(
                            "this dump does not say whether VoiceOver stops on \(elements) of zero size")
                    }
                }
            )
        ]
    )
}
