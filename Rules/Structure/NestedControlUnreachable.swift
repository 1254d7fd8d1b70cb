import AXEngine
import AXTree

extension Rule {
    /// VoiceOver does not look inside what it stops on.
    public static let nestedControlUnreachable = Rule(
        "nested-control-unreachable",
        "A control stands inside an element that VoiceOver takes as one.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["structure"],
        needs: [.type, .children],
        standards: [.wcag("2.1.1"), .wcag("4.1.2"), .apple("isAccessibilityElement")],
        why: "VoiceOver and Switch Control stop on the outer element only, so the control inside cannot be operated.",
        fix: "Let the outer element be a container, or offer what the control does as a custom action.",
        inUIKit: """
            cell.isAccessibilityElement = false
            // or
            cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete") { _ in delete() }]
            """,
        inSwiftUI: """
            row.accessibilityElement(children: .contain)
            // or
            row.accessibilityAction(named: "Delete") { delete() }
            """,
        limits: [
            """
            A control that says by its flag that it is no element, that is disabled, has no name of its own, or stands \
            where a tap on the outer element lands, is taken for a part of it.
            """,
            "Where a dump does not carry custom actions, or exposure is inferred, it is a warning.",
            "Web pages and Mac groups are left alone.",
        ],
        unlikeA11yUITests: "It had no such test.",
        examples: [
            .fails(
                .init(
                    .cell, "Order 12", exposed: true,
                    containing: [
                        .text("Order 12"), .button("Delete", at: Rect(x: 300, y: 60, width: 60, height: 44)),
                    ]), as: .failure),
            .fails(
                .init(
                    .other, "주문 12", exposed: true,
                    containing: [
                        .button("삭제", at: Rect(x: 300, y: 60, width: 60, height: 44))
                    ]), as: .warning, on: ExampleScreen(lacks: [.actions])),
            .fails(
                .init(
                    .cell, "Order 12",
                    containing: [
                        .button("Delete", at: Rect(x: 300, y: 60, width: 60, height: 44))
                    ]
                ).with { $0.isAccessibilityElement = nil }, as: .warning,
                because: "that the row is exposed is only inferred"),
            .passes(
                .container(.cell, "Order 12", at: nil, .text("Order 12"), .button("Delete")),
                because: "the row is a container"),
            .passes(
                .init(
                    .cell, "주문 12", exposed: true,
                    containing: [
                        .button("삭제", at: Rect(x: 300, y: 60, width: 60, height: 44))
                    ]
                ).with { $0.actions = ["삭제"] }, because: "a custom action does the same"),
            .passes(
                .init(
                    .switch, "Wi-Fi", value: "1",
                    containing: [
                        .init(.switch, nil, value: "1", at: Rect(x: 300, y: 60, width: 60, height: 30))
                    ]), because: "a SwiftUI toggle is a switch within a switch"),
            .passes(
                .button("Play", containing: [.button("Play", at: Rect(x: 20, y: 64, width: 30, height: 30))]),
                because: "it has no name of its own"),
            .passes(
                .button(
                    "Output", size: 44 × 44,
                    containing: [
                        .button("AirPlay", at: Rect(x: 16, y: 60, width: 44, height: 44))
                    ]), because: "a tap on the outer one lands on it"),
        ],
        check: .eachElement { element, check in
            guard element.hasChildren, element.canHideControls else { return }
            let nested = element.unreachableControls
            guard let first = nested.first else { return }
            let message =
                nested.count == 1
                ? "\(first.description) inside it cannot be reached"
                : "\(nested.count) controls inside it cannot be reached, the first \(first.description)"
            let isKnown = element.isExposureKnown && element.screen.carries(.actions)
            check.report([element] + nested, message, as: isKnown ? nil : .warning)
        }
    )
}

extension ElementView {
    /// Whether VoiceOver skips controls inside: on iOS, and not where the system builds a control of others.
    fileprivate var canHideControls: Bool {
        if screen.screen.exposure == .listed || screen.screen.idiom == .mac || isTextInput { return false }
        return !Self.composites.contains(type) && !isWebContent
    }

    private static let composites: ElementTypeSet = [
        .segmentedControl, .picker, .datePicker, .stepper, .pageIndicator, .comboBox, .webView, .alert, .keyboard,
    ]

    /// The controls inside that are operated separately and that no custom action replaces.
    fileprivate var unreachableControls: [ElementView] {
        var result: [ElementView] = []
        let end = screen.elements[index].subtreeEnd
        var at = index + 1
        while at < end {
            if screen.elements[at].isHidden || screen.elements[at].elementsHidden {
                at = screen.elements[at].subtreeEnd
                continue
            }
            if screen.elements[at].isControlByItself, isDistinctControl(screen[at]) {
                result.append(screen[at])
                at = screen.elements[at].subtreeEnd
            } else {
                at += 1
            }
        }
        return result
    }

    private func isDistinctControl(_ control: ElementView) -> Bool {
        guard screen.elements[control.index].isAccessibilityElement != false, control.isEnabled, !control.isOutOfSight,
            let name = control.name?.lowercased(), name != self.name?.lowercased()
        else { return false }
        if let frame, let inner = control.frame {
            // A control with another location is only listed as a child.
            guard frame.intersects(inner) else { return false }
            let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
            if inner.x <= x, x <= inner.maxX, inner.y <= y, y <= inner.maxY { return false }
        }
        let actions = screen.elements[index].actions ?? []
        return !actions.contains { action in
            let action = action.lowercased()
            return action.contains(name) || name.contains(action)
        }
    }
}
