import AXEngine
import AXTree

extension Rule {
    /// What can be adjusted must say where it stands.
    public static let adjustableValueMissing = Rule(
        "adjustable-value-missing",
        "A slider or another adjustable element has no value.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["values"],
        needs: [.type, .value],
        standards: [.wcag("4.1.2"), .apple("accessibilityValue")],
        why: "VoiceOver says nothing when the value changes, so one adjusts without knowing to what.",
        fix: "Set the accessibility value to what is chosen, with its unit.",
        inUIKit: """
            ratingView.accessibilityTraits.insert(.adjustable)
            ratingView.accessibilityValue = "4 of 5 stars"
            """,
        inSwiftUI: """
            RatingView(stars: stars)
                .accessibilityValue("\\(stars) of 5 stars")
                .accessibilityAdjustableAction { change(by: $0) }
            """,
        limits: [
            "A stepper without a value is a warning: its two buttons may be what VoiceOver meets.",
            "Whether the value makes sense is not judged.",
        ],
        unlikeA11yUITests: "It had no such test.",
        examples: [
            .fails(.init(.slider, "Volume"), as: .failure),
            .fails(.init(.other, "평점", value: "", traits: .adjustable, exposed: true), as: .failure),
            .fails(.init(.stepper, "Guests"), as: .warning),
            .passes(.init(.slider, "Volume", value: "40 %")),
            .passes(.init(.pickerWheel, "시", value: "오전 9시")),
            .passes(.init(.progressIndicator, "Upload"), because: "nobody can adjust it"),
            .notChecked(.init(.slider, "Volume"), on: ExampleScreen(lacks: [.value])),
        ],
        check: .eachElement { element, check in
            guard element.isAdjustable, element.value?.isEmpty ?? true else { return }
            check.report(element, "adjustable, without a value", as: element.type == .stepper ? .warning : nil)
        }
    )
}

extension ElementView {
    /// Whether it is moved up and down.
    fileprivate var isAdjustable: Bool {
        switch type {
        case .slider, .stepper, .pickerWheel, .datePicker: true
        default: traits?.contains(.adjustable) == true
        }
    }
}
