import AXEngine
import AXTree

extension Rule {
    /// What VoiceOver stops on must have something to say.
    public static let elementUndescribed = Rule(
        "element-undescribed",
        "VoiceOver stops on an element that says nothing.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["structure", "labels"],
        needs: [.type, .label],
        standards: [.wcag("1.1.1"), .wcag("4.1.2"), .apple("isAccessibilityElement")],
        why: "The focus stops in silence, and nobody knows whether something is missing or the app hangs.",
        fix: "Set a label, or do not let VoiceOver stop there.",
        inUIKit: """
            spacer.isAccessibilityElement = false
            """,
        inSwiftUI: """
            Divider().accessibilityHidden(true)
            """,
        limits: [
            "Controls, images and headings without a label are reported by rules of their own.",
            "An empty text counts only where a dump tells that VoiceOver stops on it.",
            "An element in which a text stands is taken for described by it.",
        ],
        unlikeA11yUITests: """
            It reported every label of fewer than three characters, also a missing one, as a warning.
            """,
        examples: [
            .fails(.init(.other, exposed: true), as: .failure),
            .fails(.text(""), as: .failure),
            .fails(
                .init(.other, traits: .updatesFrequently).with { $0.isAccessibilityElement = nil }, as: .warning,
                because: "that it is exposed is only inferred"),
            .passes(.text("Total")),
            .passes(.init(.other, nil, value: "₩3,500", exposed: true), because: "its value is read"),
            .passes(.text("Total"), .init(.other, exposed: false), because: "VoiceOver does not stop there"),
            .passes(
                .button("Pay"), .text().with { $0.isAccessibilityElement = nil },
                because: "VoiceOver passes over an empty text, unless a flag says otherwise"),
            .passes(
                .init(.other, exposed: true, containing: [.text("합계")]), because: "it is read by the text inside"),
            .passes(.text(" "), because: "white space is label-blank's"),
            .passes(.image(), because: "an image, and image-label-missing's"),
        ],
        check: .eachElement { element, check in
            guard element.hasNoLabel, element.type != .image, element.value?.isEmpty ?? true, !element.isControl,
                element.isHeader != true, !element.isTextInput
            else { return }
            // A container of the system's that XCUITest flags, or one whose contents are not in the dump.
            if element.type == .webView || element.type == .map || element.type == .cell { return }
            if element.type == .staticText, !element.isExposureKnown { return }
            if element.hasTextInside || element.frame.map(\.isEmpty) ?? false || element.isOutOfSight { return }
            check.report(element, "neither label nor value", as: element.isExposureKnown ? nil : .warning)
        }
    )
}
