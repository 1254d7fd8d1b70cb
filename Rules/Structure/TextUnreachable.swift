import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports visible texts that VoiceOver does not read.
    public static let textUnreachable = Rule(
        "text-unreachable",
        severity: .warning,
        presets: [.strict],
        groups: ["structure"],
        unlikeA11yUITests: "A11yUITests has no such test.",
        variants: [
            .iOS(
                "Visible text is not read by VoiceOver.",
                needs: [.type, .label, .children],
                standards: [.wcag("1.3.1"), .wcag("4.1.2")],
                why: "VoiceOver users miss the text, e.g. a price, a note or an error message.",
                fix: """
                    Set `isAccessibilityElement` to `true` on the text, or add the text to the `accessibilityLabel` of the \
                    element around it.
                    """,
                inUIKit: """
                    priceLabel.isAccessibilityElement = true
                    // or
                    row.accessibilityLabel = "\\(product.name), \\(product.price)"
                    """,
                inSwiftUI: """
                    HStack { Text(product.name); Text(product.price) }
                        .accessibilityElement(children: .combine)
                    """,
                limits: [
                    """
                    A text that VoiceOver reads in other words, e.g. the time next to a slider, is reported too; the rule is \
                    therefore not part of the preset `recommended`.
                    """,
                    "Elements that are explicitly hidden from VoiceOver are not checked.",
                ],
                examples: [
                    .fails(.text("Coffee"), .text("3.50 €").with { $0.isAccessibilityElement = false }),
                    .fails(
                        .init(
                            .cell, "커피", exposed: true,
                            containing: [
                                .text("커피", at: Rect(x: 20, y: 60, width: 100, height: 44)),
                                .text("3,500원", at: Rect(x: 300, y: 60, width: 60, height: 44)).with {
                                    $0.isAccessibilityElement = false
                                },
                            ])),
                    .passes(.text("Coffee"), .text("3.50 €")),
                    .passes(
                        .init(.cell, "커피, 3,500원", exposed: true, containing: [.text("커피"), .text("3,500원")]),
                        because: "contained in the cell's label"),
                    .passes(
                        .init(.cell, nil, exposed: true, containing: [.text("Coffee")]),
                        because: "cell without a label, read by its contents"),
                    .passes(
                        .button("Coffee"), .text("coffee").with { $0.isAccessibilityElement = false },
                        because: "same text as another element's label"),
                    .passes(
                        .text("Coffee"),
                        .text("Badge").with { ($0.isAccessibilityElement, $0.isVisible) = (false, false) },
                        because: "not visible"),
                ],
                check: .screen { screen, check in
                    var spoken: SpokenTexts?
                    for (text, around) in screen.silentTexts {
                        guard let name = text.name else { continue }
                        let texts = spoken ?? SpokenTexts(screen)
                        spoken = texts
                        if !texts.contains(name, around: around) {
                            let verb = text.isExposureKnown ? "is" : "may be"
                            check.report(text, "\(verb) missing from what VoiceOver reads")
                        }
                    }
                }
            )
        ]
    )
}

/// The texts that VoiceOver says on a screen.
private struct SpokenTexts {
    private var whole: Set<String> = []

    init(_ screen: ScreenView) {
        for index in screen.exposure.order {
            for text in [screen.elements[index].label, screen.elements[index].value] {
                if let text, !text.isEmpty { whole.insert(text.lowercased()) }
            }
        }
    }

    /// Returns whether a text is the whole label or value of an element, or part of what the element around it says.
    func contains(_ name: String, around element: ElementView?) -> Bool {
        let folded = name.lowercased()
        if whole.contains(folded) { return true }
        return [element?.label, element?.value, element?.hint].contains {
            $0?.lowercased().firstRange(of: folded) != nil
        }
    }
}

extension ScreenView {
    /// The visible texts that are not exposed, each with the exposed element around it. Without texts that are hidden from
    /// VoiceOver or behind a modal element, and without texts in an element without a label, which is read by its texts.
    fileprivate var silentTexts: [(text: ElementView, around: ElementView?)] {
        let hasModal = elements.contains { $0.isModal }
        var result: [(text: ElementView, around: ElementView?)] = []
        // The end of the last modal element, and the exposed element around the current one.
        var modalEnd = 0
        var exposed: (index: Int, end: Int)?
        var index = 0
        while index < elements.count {
            if elements[index].isHidden || elements[index].elementsHidden {
                index = elements[index].subtreeEnd
                continue
            }
            if elements[index].isModal { modalEnd = max(modalEnd, elements[index].subtreeEnd) }
            if let around = exposed, around.end <= index { exposed = nil }
            if exposure.isExposed[index] {
                exposed = (index, elements[index].subtreeEnd)
            } else if elements[index].type == .staticText, !hasModal || index < modalEnd {
                let text = self[index]
                let around = exposed.map { self[$0.index] }
                if !text.isBlank, text.measurableFrame != nil, around.map({ !$0.isBlank }) ?? true {
                    result.append((text, around))
                }
            }
            index += 1
        }
        return result
    }
}
