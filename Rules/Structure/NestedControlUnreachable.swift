import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports accessibility elements that contain controls.
    public static let nestedControlUnreachable: Rule = Rule(
        "nested-control-unreachable",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["structure"],
        variants: [
            .iOS(
                "Accessibility element contains a control that VoiceOver cannot reach.",
                needs: [.type, .children],
                standards: [.wcag("2.1.1"), .wcag("4.1.2"), .apple("isAccessibilityElement")],
                why:
                    "VoiceOver and Switch Control stop only on the outer element, so the control inside cannot be operated.",
                fix: """
                    Set `isAccessibilityElement` to `false` on the outer element, or add what the control does to its \
                    `accessibilityCustomActions`.
                    """,
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
                    A control is treated as a part of the outer element if it is flagged as not being an accessibility \
                    element, is disabled, has no label of its own, or contains the centre of the outer element. So is a text or an \
                    image with the trait of the button around it, and a single check mark that is named by its image.
                    """,
                    "The finding is a warning if the dump does not carry custom actions or exposure is only inferred.",
                    """
                    In a dump without exposure a table cell is not checked, because the controls in a cell usually are elements of \
                    their own.
                    """,
                    "Texts are checked only in a control without a label that is as large as the screen.",
                    "Web pages, Mac apps and dumps that list only exposed elements are not checked.",
                ],
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
                            .button, "Order 12",
                            containing: [.button("Delete", at: Rect(x: 300, y: 60, width: 60, height: 44))]
                        ).with { $0.isAccessibilityElement = nil }, as: .warning,
                        because: "exposure only inferred"),
                    .passes(
                        .container(.cell, "Order 12", at: nil, .text("Order 12"), .button("Delete")),
                        because: "cell that is not an accessibility element"),
                    .passes(
                        .init(
                            .cell, "주문 12", exposed: true,
                            containing: [.button("삭제", at: Rect(x: 300, y: 60, width: 60, height: 44))]
                        ).with { $0.actions = ["삭제"] }, because: "custom action with the control's label"),
                    .fails(
                        .init(
                            .button, nil, at: Rect(x: 0, y: 0, width: 390, height: 844), exposed: true,
                            containing: [
                                .text("Not secure", at: Rect(x: 40, y: 300, width: 310, height: 22)),
                                .text("Continue", at: Rect(x: 40, y: 400, width: 310, height: 22)),
                            ]), as: .warning, because: "a dialog in a button as large as the screen"),
                    .passes(
                        .init(
                            .switch, "Wi-Fi", value: "1",
                            containing: [
                                .init(.switch, nil, value: "1", at: Rect(x: 300, y: 60, width: 60, height: 30))
                            ]), because: "SwiftUI toggle, a switch inside a switch"),
                    .passes(
                        .button("Play", containing: [.button("Play", at: Rect(x: 20, y: 64, width: 30, height: 30))]),
                        because: "same label as the outer element"),
                    .passes(
                        .button(
                            "Astronomy, 1.8 GB",
                            containing: [
                                .text(
                                    "Astronomy", traits: [.staticText, .button],
                                    at: Rect(x: 20, y: 54, width: 90, height: 20)
                                ).with { $0.isAccessibilityElement = nil }
                            ]), because: "text that inherits the trait of its button"),
                    .passes(
                        .button(
                            "Astronomy, 1.8 GB",
                            containing: [
                                .button("Astronomy", at: Rect(x: 20, y: 54, width: 90, height: 20)).with {
                                    $0.isAccessibilityElement = nil
                                }
                            ]), on: ExampleScreen(lacks: [.traits]),
                        because: "part of the name, in a dump without traits"),
                    .passes(
                        .button(
                            "Newsletter, Once a week",
                            containing: [
                                .button("discover_tick", at: Rect(x: 16, y: 60, width: 24, height: 24)),
                                .text("Newsletter", at: Rect(x: 60, y: 54, width: 200, height: 20)),
                            ]), because: "tick of a row"),
                    .passes(
                        .button(
                            "Output", size: 44 × 44,
                            containing: [
                                .button("AirPlay", at: Rect(x: 16, y: 60, width: 44, height: 44))
                            ]), because: "at the centre of the outer element"),
                ],
                check: .eachElement { element, check in
                    guard element.hasChildren, element.canHideControls else { return }
                    let controls = element.unreachableControls
                    let nested = controls.isEmpty ? element.textsInBackdrop : controls
                    guard let first = nested.first else { return }
                    let isKnown = element.isExposureKnown && element.screen.carries(.actions) && !controls.isEmpty
                    let verb = isKnown ? "makes" : "may make"
                    let kind = controls.isEmpty ? "texts" : "controls"
                    let message =
                        nested.count == 1
                        ? "\(verb) \(first.description) inside it unreachable"
                        : "\(verb) \(nested.count) \(kind) inside it unreachable, the first is \(first.description)"
                    check.report([element] + nested, message, as: isKnown ? nil : .warning)
                }
            )
        ]
    )
}

extension ElementView {
    /// The texts in a control without a label that is as large as the screen: a dialog that was put into a button.
    fileprivate var textsInBackdrop: [ElementView] {
        guard isControl, isBlank, coversScreen else { return [] }
        let texts = descendants.filter { $0.type == .staticText && !$0.isBlank && !$0.isOutOfSight }
        return texts.count > 1 ? texts : []
    }

    /// Whether VoiceOver skips controls inside: on iOS, and neither where the system builds a control of others nor in
    /// a table cell, whose controls are elements beside it unless the dump says otherwise.
    fileprivate var canHideControls: Bool {
        if screen.screen.exposure == .listed || screen.screen.idiom == .mac || isTextInput { return false }
        if type == .cell, !isExposureKnown { return false }
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
        return result.count == 1 && isTickOfRow(result[0]) ? [] : result
    }

    /// Returns whether the only control inside is the tick or the icon of a row that combines its texts: smaller than a
    /// control of its own, and named by its image. A tap on it is a tap on the row.
    private func isTickOfRow(_ control: ElementView) -> Bool {
        guard isControl, type != .cell, let frame = control.frame, max(frame.width, frame.height) < 44 else {
            return false
        }
        return control.hasMachineLabel
            && contents.contains { text in
                text.type == .staticText && !text.isBlank && (label ?? "").contains(text.label ?? "")
            }
    }

    /// Returns whether it is a text or an image of the label of this button, which inherits the trait from it, as
    /// SwiftUI's do. In a dump without traits, the name of the text is one of those that SwiftUI joined with commas.
    private func isPartOfLabel(_ control: ElementView) -> Bool {
        guard isControl, screen.elements[control.index].isAccessibilityElement != true else { return false }
        if screen.carries(.traits), let traits = control.traits {
            return traits.contains(.button) && (traits.contains(.staticText) || traits.contains(.image))
        }
        guard control.type == .button, let part = control.label, let label, part.utf8.count < label.utf8.count else {
            return false
        }
        return label.hasPrefix(part + ", ") || label.hasSuffix(", " + part) || label.contains(", " + part + ", ")
    }

    private func isDistinctControl(_ control: ElementView) -> Bool {
        guard screen.elements[control.index].isAccessibilityElement != false, control.isEnabled, !control.isOutOfSight,
            !isPartOfLabel(control), let name = control.name?.lowercased(), name != self.name?.lowercased()
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
