import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports labels that look like the name of an SF Symbol or a Material icon.
    public static let labelSymbolName: Rule = Rule(
        "label-symbol-name",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "machine-text"],
        unlikeA11yUITests:
            "A11yUITests has no such test; it reports a symbol name with full stops on a control for its punctuation.",
        variants: [
            .iOS(
                "Label is the name of an SF Symbol or a Material icon.",
                needs: [.label],
                standards: [.wcag("1.1.1"), .wcag("4.1.2")],
                why: "VoiceOver reads \"crown dot fill\" instead of what the symbol means.",
                fix: "Set `accessibilityLabel` to what the symbol means in this context, e.g. \"Premium\".",
                inUIKit: """
                    premiumButton.setImage(UIImage(systemName: "crown.fill"), for: .normal)
                    premiumButton.accessibilityLabel = "Premium"
                    """,
                inSwiftUI: #"Label("Premium", systemImage: "crown.fill").labelStyle(.iconOnly)"#,
                limits: [
                    "A one-word symbol name is reported only if it is not an ordinary word, e.g. \"xmark\"."
                ],
                examples: [
                    .fails(.button("crown.fill")),
                    .fails(.image("chart.xyaxis.line")),
                    .fails(.image("rectangle.stack")),
                    .fails(.button("square.and.arrow.up")),
                    .fails(.button("arrow.uturn.backward")),
                    .fails(.image("hand.thumbsup")),
                    .fails(.button("text.alignleft"), because: "a symbol, not a key"),
                    .fails(.button("xmark")),
                    .fails(.button("more_vert")),
                    .passes(.button("Premium")),
                    .passes(.button("왕관")),
                    .passes(.link("apple.com"), because: "web address"),
                    .passes(.text("play.app"), because: "possibly a web address"),
                    .passes(.text("v2.0")),
                    .passes(.text("i.e"), because: "abbreviation"),
                    .passes(.button("home.title"), because: "covered by label-localisation-key"),
                    .passes(.text("Mohame4d.sayed"), because: "user name"),
                    .passes(.button("Lock.Shield"), because: "symbol names are lowercase"),
                    .passes(
                        .container(
                            .cell, nil, at: Rect(x: 0, y: 100, width: 390, height: 44), .text("일반"),
                            .button("chevron.forward", at: Rect(x: 360, y: 115, width: 12, height: 14)).with {
                                $0.isEnabled = false
                            }
                        ), because: "disclosure indicator, labelled by the system"),
                ],
                check: .eachElement(of: .labelled) { element, check in
                    guard element.machineName == .symbol, !element.isRowAccessory else { return }
                    reportName(of: element, check)
                }
            ),
            .android(
                "Label is the name of a Material icon or an SF Symbol.",
                needs: [.label],
                standards: [
                    .wcag("1.1.1"), .wcag("4.1.2"), .android("Describe each UI element"),
                    .android("contentDescription"),
                ],
                why:
                    "TalkBack reads the name of the icon, e.g. \"chevron underscore right\", instead of what it means.",
                fix:
                    "Set `contentDescription` to what the icon means here, e.g. \"Next\", and hide the text of an icon font.",
                inCompose: "Icon(Icons.Default.ChevronRight, contentDescription = \"Next\")",
                inViews: "nextButton.contentDescription = \"Next\"",
                examples: [
                    .fails(.button("arrow_back_ios")),
                    .fails(.text("chevron_right"), because: "the text of an icon font"),
                    .passes(.button("Next")),
                    .passes(.button("다음")),
                ],
                check: .eachElement(of: .labelled) { element, check in
                    // A text may be what a user entered, such as dark_mode.
                    guard element.isDescribed || Detector.drawnSymbol.matches(element.label ?? "") else { return }
                    reportName(of: element, check)
                }
            ),
        ]
    )

    private static func reportName(of element: ElementView, _ check: RuleCheck) {
        guard let label = element.label, element.machineName == .symbol else { return }
        check.report(element, "label \"\(label.printable(limit: 60))\" looks like the name of a symbol")
    }
}
