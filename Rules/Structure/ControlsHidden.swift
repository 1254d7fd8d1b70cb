import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports views that hide usable controls from VoiceOver.
    public static let controlsHidden: Rule = Rule(
        "controls-hidden",
        severity: .warning,
        presets: [.recommended, .wcag22AA],
        groups: ["structure"],
        variants: [
            .iOS(
                "Usable controls are hidden from VoiceOver.",
                needs: [.type, .label, .frame, .elementsHidden, .enabled],
                standards: [.wcag("4.1.2"), .wcag("2.1.1"), .apple("accessibilityElementsHidden")],
                why: "VoiceOver users cannot reach controls that everybody else sees and can use.",
                fix: """
                    Set `accessibilityElementsHidden` to `false` on the view, e.g. when the sheet that covered it is dismissed.
                    """,
                inUIKit: "contentView.accessibilityElementsHidden = isMenuShown",
                inSwiftUI: "content.accessibilityHidden(isMenuShown)",
                limits: [
                    """
                    Nothing is reported while an alert, a sheet, a modal view or a later view of at least a quarter of the screen \
                    lies in front of the controls.
                    """,
                    """
                    A control is not reported if an exposed element has its label or a custom action with its name, or if an \
                    exposed element is around it.
                    """,
                    "Only `accessibilityElementsHidden` is checked, which most dumps do not carry.",
                ],
                examples: [
                    .fails(
                        .text("Basket"),
                        .container(.other, at: nil, .button("Pay"), .button("Empty")).with { $0.elementsHidden = true },
                        as: .warning),
                    .fails(
                        .text("장바구니"),
                        .container(.toolbar, at: nil, .button("결제")).with { $0.elementsHidden = true }),
                    .fails(
                        .text("Basket"), .button("Pay").with { $0.elementsHidden = true }, because: "the control itself"
                    ),
                    .passes(.text("Basket"), .container(.other, at: nil, .button("Pay"))),
                    .passes(
                        .container(.other, at: nil, .button("수정")).with { $0.elementsHidden = true },
                        .container(.alert, at: nil, .button("삭제")), because: "an alert is shown"),
                    .passes(
                        .container(.other, at: nil, .button("Edit")).with { $0.elementsHidden = true },
                        .container(.other, at: Rect(x: 0, y: 0, width: 390, height: 844), .button("Close menu")),
                        because: "a menu lies in front of the control"),
                    .passes(
                        .text("Basket"),
                        .container(.other, at: nil, .button("Pay").with { $0.isEnabled = false })
                            .with { $0.elementsHidden = true }, because: "disabled"),
                    .passes(
                        .button("Pay"), .container(.other, at: nil, .button("Pay")).with { $0.elementsHidden = true },
                        because: "an exposed button does the same"),
                    .passes(
                        .init(
                            .cell, "Tent", exposed: true,
                            containing: [.button("Remove").with { $0.elementsHidden = true }]
                        )
                        .with { $0.actions = ["Remove"] }, because: "offered as a custom action"),
                    .passes(
                        .text("Basket"), .container(.other, at: nil, .image("Tent")).with { $0.elementsHidden = true },
                        because: "no control"),
                    .notChecked(
                        .text("Basket"), .container(.other, at: nil, .button("Pay")),
                        on: ExampleScreen(lacks: [.elementsHidden])),
                ],
                check: .screen { screen, check in
                    let hidden = screen.hiddenContainers
                    guard !hidden.isEmpty, !screen.hasModal else { return }
                    let front = screen.lastLargeElement
                    let names = screen.spokenNames
                    for index in hidden {
                        let container = screen[index]
                        if let front, front.index >= screen.elements[index].subtreeEnd { continue }
                        let controls = container.usableControls.filter { !names.contains($0.name ?? "") }
                        guard let first = controls.first else { continue }
                        if first.index == index {
                            check.report(container, "is hidden from VoiceOver by `accessibilityElementsHidden`")
                        } else {
                            let others = controls.count == 1 ? "" : " and \(controls.count - 1) more"
                            check.report(
                                [container, first],
                                "hides \(first.description)\(others) from VoiceOver by `accessibilityElementsHidden`")
                        }
                    }
                }
            )
        ]
    )
}

extension ScreenView {
    /// The indices of the elements that hide their contents from VoiceOver, outermost only, and not inside an exposed
    /// or a hidden element.
    fileprivate var hiddenContainers: [Int] {
        var result: [Int] = []
        var index = 0
        while index < elements.count {
            let (isHidden, hidesContents) = (elements[index].isHidden, elements[index].elementsHidden)
            if hidesContents, !isHidden { result.append(index) }
            let isClosed = isHidden || hidesContents || exposure.isExposed[index]
            index = isClosed ? elements[index].subtreeEnd : index + 1
        }
        return result
    }

    /// Whether an alert, a sheet or a modal view is on the screen.
    fileprivate var hasModal: Bool {
        let modals: ElementTypeSet = [.alert, .sheet, .dialog, .popover, .menu]
        return elements.contains {
            ($0.isModal || modals.contains($0.type)) && !$0.isHidden && $0.isVisible != false
        }
    }

    /// The last visible element outside a hidden view that covers at least a quarter of the screen.
    fileprivate var lastLargeElement: ElementView? {
        guard let size = screen.size else { return nil }
        var last: Int?
        var index = 0
        while index < elements.count {
            let element = elements[index]
            if element.isHidden || element.elementsHidden {
                index = element.subtreeEnd
                continue
            }
            if element.isVisible != false, let frame = element.frame,
                frame.area >= size.width * size.height / 4
            {
                last = index
            }
            index += 1
        }
        return last.map { self[$0] }
    }

    /// The labels, custom actions and names for Voice Control of the exposed elements.
    fileprivate var spokenNames: Set<String> {
        var names: Set<String> = []
        for element in subjects {
            if let name = element.name { names.insert(name) }
            names.formUnion(element.element.actions ?? [])
            names.formUnion(element.element.userInputLabels ?? [])
        }
        return names
    }
}

extension ElementView {
    /// The controls with a name, in the element and itself, that can be seen and used.
    fileprivate var usableControls: [ElementView] {
        var result: [ElementView] = []
        var at = index
        while at < screen.elements[index].subtreeEnd {
            let element = screen[at]
            if element.element.isHidden || element.isOutOfSight {
                at = element.element.subtreeEnd
                continue
            }
            let isNamed = !element.isBlank || element.isTextInput
            if element.element.isControlByItself, element.isEnabled, isNamed, let frame = element.measurableFrame,
                frame.shortestSide >= 8
            {
                result.append(element)
            }
            at += 1
        }
        return result
    }
}
