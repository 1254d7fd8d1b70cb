import AXEngine
import AXTree

extension Rule {
    /// Reports sliders and other adjustable elements without a value.
    public static let adjustableValueMissing: Rule = Rule(
        "adjustable-value-missing",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["values"],
        variants: [
            .iOS(
                "Slider or other adjustable element has no accessibility value.",
                needs: [.type, .value],
                standards: [.wcag("4.1.2"), .apple("accessibilityValue")],
                why: "VoiceOver reads nothing when the value changes, so the user does not know the new value.",
                fix: "Set `accessibilityValue` to the current value with its unit, e.g. \"40 %\".",
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
                    """
                    A stepper without a value is reported as a warning, because VoiceOver may stop on its two buttons \
                    instead.
                    """,
                    "Whether the value is meaningful is not checked.",
                ],
                examples: [
                    .fails(.init(.slider, "Volume"), as: .failure),
                    .fails(.init(.other, "평점", value: "", traits: .adjustable, exposed: true), as: .failure),
                    .fails(.init(.stepper, "Guests"), as: .warning),
                    .passes(.init(.slider, "Volume", value: "40 %")),
                    .passes(.init(.pickerWheel, "시", value: "오전 9시")),
                    .passes(.init(.progressIndicator, "Upload"), because: "not adjustable"),
                    .notChecked(.init(.slider, "Volume"), on: ExampleScreen(lacks: [.value])),
                ],
                check: .eachElement { element, check in
                    guard element.isAdjustable, element.value?.isEmpty ?? true else { return }
                    check.report(
                        element, "is adjustable but has no accessibility value",
                        as: element.type == .stepper ? .warning : nil)
                }
            )
        ]
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
