import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports visible controls that are not accessibility elements and that nothing replaces.
    public static let controlUnreachable: Rule = Rule(
        "control-unreachable",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["structure"],
        parameters: [minimum],
        variants: [
            .iOS(
                "Visible control is not an accessibility element.",
                needs: [.type, .label, .frame, .isAccessibilityElement],
                standards: [.wcag("2.1.1"), .wcag("4.1.2"), .apple("isAccessibilityElement")],
                why:
                    "VoiceOver, Switch Control and Voice Control skip the control, so it cannot be operated with them.",
                fix: "Set `isAccessibilityElement` to `true`, and do not hide the control from assistive technologies.",
                inUIKit: "deleteButton.isAccessibilityElement = true",
                inSwiftUI: """
                    Button("Delete", action: delete)
                        .accessibilityHidden(false)
                    """,
                limits: [
                    "Buttons, links, text fields and switches are checked, if they have a label and are visible and enabled.",
                    """
                    A control is treated as replaced if an exposed element lies over its centre or has its label, its frame or a \
                    custom action with its name.
                    """,
                    "A control in an exposed element is left to nested-control-unreachable.",
                    "Controls under an element that hides its contents from VoiceOver are not checked.",
                    """
                    The finding is a warning if the dump does not tell which elements are hidden or modal, as those of WebDriverAgent \
                    do not.
                    """,
                    "Web pages and the parts of the system's controls are not checked.",
                ],
                examples: [
                    .fails(.text("Coffee"), off(.button("Delete")), as: .failure),
                    .fails(.text("커피"), off(.button("삭제")), as: .failure),
                    .fails(.text("Account"), off(.textField(nil, placeholder: "Email")), as: .failure),
                    .fails(.text("الحساب"), off(.init(.switch, "الإشعارات", value: "1")), as: .failure),
                    .fails(
                        .text("Coffee"), off(.button("Delete")), as: .warning,
                        on: ExampleScreen(lacks: [.hidden, .elementsHidden, .modal])),
                    .passes(.text("Coffee"), .button("Delete")),
                    .passes(.text("커피"), .button("삭제")),
                    .passes(
                        .button("Delete"), off(.button("delete")), because: "an exposed element with the same label"),
                    .passes(
                        .text("Coffee").with { $0.actions = ["Delete"] }, off(.button("Delete")),
                        because: "custom action with the control's label"),
                    .passes(
                        .init(.cell, "Coffee", exposed: true, containing: [off(.button("Delete"))]),
                        because: "covered by nested-control-unreachable"),
                    .passes(
                        .container(.other, at: nil, .text("Coffee")).with { $0.elementsHidden = false },
                        off(.button("Delete")).with { $0.isEnabled = false }, because: "disabled"),
                    .passes(
                        .text("Coffee"), off(.button("Delete")).with { $0.isVisible = false }, because: "not visible"),
                    .passes(.text("Coffee"), off(.button("Delete", size: 6 × 6)), because: "smaller than `minimum`"),
                    .passes(.text("Coffee"), off(.button(nil)), because: "no label"),
                    .passes(
                        .text("Coffee"), off(.button("Delete", at: Rect(x: 20, y: 300, width: 100, height: 44))),
                        .init(
                            .other, "Delete coffee", traits: .button, at: Rect(x: 16, y: 296, width: 108, height: 52),
                            exposed: true), because: "another element lies over it"),
                    .passes(
                        .container(.other, at: nil, .text("Coffee"), off(.button("Delete"))).with {
                            $0.elementsHidden = true
                        },
                        .text("Tea"), because: "in an element that hides its contents"),
                    .notChecked(
                        .text("Coffee"), off(.button("Delete")), on: ExampleScreen(lacks: [.isAccessibilityElement])),
                ],
                check: .screen { screen, check in
                    let candidates = screen.exposure.controlsOffByFlag.filter {
                        screen[$0].isLost(minimum: check[minimum])
                    }
                    guard !candidates.isEmpty else { return }
                    let isCertain = screen.carries(.hidden) || screen.carries(.elementsHidden) || screen.carries(.modal)
                    for index in screen.unreplaced(candidates) {
                        check.report(
                            screen[index],
                            isCertain
                                ? "is visible and enabled but not an accessibility element"
                                : "may not be reachable; it is visible and enabled but not an accessibility element",
                            as: isCertain ? nil : .warning)
                    }
                }
            )
        ]
    )

    private static func off(_ control: ExampleElement) -> ExampleElement {
        control.with { $0.isAccessibilityElement = false }
    }

    private static let minimum = Parameter(
        "minimum", default: 8.0, "Minimum side of a control in points; smaller ones are not checked.")
}

extension ElementView {
    /// Whether it is a named, enabled and visible control of the app that contains no exposed element.
    fileprivate func isLost(minimum: Double) -> Bool {
        guard Self.operated.contains(type), isEnabled, traits?.contains(.notEnabled) != true, controlName != nil,
            let frame = measurableFrame, frame.shortestSide >= minimum, isOnScreen(frame)
        else { return false }
        let inside = index + 1..<screen.elements[index].subtreeEnd
        return screen.firstExposed(in: inside) == nil && !isWebContent && !isLaidOutBySystem
    }

    /// The label, or the placeholder of a text field.
    fileprivate var controlName: String? {
        if let name, !name.isBlank { return name }
        return isTextInput ? placeholder.flatMap { $0.isBlank ? nil : $0 } : nil
    }

    private func isOnScreen(_ frame: Rect) -> Bool {
        guard let size = screen.screen.size else { return true }
        return Rect(x: 0, y: 0, width: size.width, height: size.height).contains(frame, tolerance: 1)
    }

    private static let operated: ElementTypeSet = [
        .button, .link, .textField, .secureTextField, .searchField, .switch, .toggle,
    ]
}

extension ScreenView {
    /// Returns the controls that no exposed element replaces.
    fileprivate func unreplaced(_ controls: [Int]) -> [Int] {
        var names: Set<String> = []
        for index in exposure.indices {
            for name in [elements[index].label].compactMap({ $0 }) + (elements[index].actions ?? []) {
                names.insert(name.trimmed.lowercased())
            }
        }
        let rest = controls.filter { !names.contains((self[$0].controlName ?? "").lowercased()) }
        let covers = exposure.indices.filter { elements[$0].frame.map { !$0.isEmpty } ?? false }
        let centres = rest.compactMap { elements[$0].frame }.map {
            Point(x: $0.x + $0.width / 2, y: $0.y + $0.height / 2)
        }
        let frames = covers.compactMap { elements[$0].frame }
        var covered: Set<Int> = []
        for (point, rect) in RectSweep.stacks(of: frames, at: centres, partners: 24)
        where !self[covers[rect]].coversScreen {
            covered.insert(rest[point])
        }
        return rest.filter { !covered.contains($0) }
    }
}
