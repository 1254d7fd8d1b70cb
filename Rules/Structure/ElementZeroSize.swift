import AXEngine
import AXTree

extension Rule {
    /// What VoiceOver stops on must be somewhere.
    public static let elementZeroSize = Rule(
        "element-zero-size",
        "An element that VoiceOver stops on has no width or no height.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["structure"],
        needs: [.frame],
        standards: [.wcag("4.1.2"), .wcag("2.4.7"), .apple("accessibilityFrame")],
        why:
            "There is no focus ring to see and nothing to find by touch, and some gestures go to the corner of the screen.",
        fix: "Give the element the frame of what it stands for, or do not let VoiceOver stop there.",
        inUIKit: """
            collapsedView.accessibilityElementsHidden = true
            chartElement.accessibilityFrameInContainerSpace = bar.frame
            """,
        inSwiftUI: """
            details.frame(height: isOpen ? nil : 0)
                .accessibilityHidden(!isOpen)
            """,
        limits: [
            "What the dump says cannot be seen is not reported, nor what is only inferred to be exposed."
        ],
        unlikeA11yUITests: "It reported such an element as too small, whether VoiceOver stops on it or not.",
        examples: [
            .fails(.button("Close", size: 0 × 0)),
            .fails(.text("합계", size: 100 × 0)),
            .passes(.button("Close", size: 44 × 44)),
            .passes(
                .button("닫기"), .text("합계", size: 100 × 0).with { $0.isAccessibilityElement = false },
                because: "VoiceOver does not stop there"),
            .passes(
                .button("Close", size: 0 × 0).with { $0.isVisible = false },
                because: "it is known not to be seen, as an icon of another page"),
            .notChecked(
                .text("Total", size: 0 × 0).with { $0.isAccessibilityElement = nil },
                because: "that it is exposed is only inferred"),
        ],
        check: .screen { screen, check in
            var guesses = 0
            for index in screen.subjectIndices {
                guard let frame = screen.elements[index].frame, frame.isEmpty, screen.elements[index].isVisible != false
                else {
                    continue
                }
                let element = screen[index]
                if element.isExposureKnown {
                    check.report(element, "\(frame.size) pt")
                } else {
                    guesses += 1
                }
            }
            if guesses > 0 {
                let elements = guesses == 1 ? "1 element" : "\(guesses) elements"
                check.couldNotCheck("whether VoiceOver stops on \(elements) without a size is not in this dump")
            }
        }
    )
}
