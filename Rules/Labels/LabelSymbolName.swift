import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// The name of a symbol is no label.
    public static let labelSymbolName = Rule(
        "label-symbol-name",
        "A label is the name of an SF Symbol or of a Material icon.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "machine-text"],
        needs: [.label],
        standards: [.wcag("1.1.1"), .wcag("4.1.2")],
        why: "VoiceOver reads \"crown dot fill\", which is how the picture was drawn and not what it means.",
        fix: "Set a label that says what the symbol stands for here.",
        inUIKit: """
            premiumButton.setImage(UIImage(systemName: "crown.fill"), for: .normal)
            premiumButton.accessibilityLabel = "Premium"
            """,
        inSwiftUI: """
            Label("Premium", systemImage: "crown.fill").labelStyle(.iconOnly)
            """,
        limits: [
            "Names of one word are reported only where nobody else writes them, such as xmark."
        ],
        unlikeA11yUITests: "It had no such test; a symbol's name on a control was reported as punctuated.",
        examples: [
            .fails(.button("crown.fill")),
            .fails(.image("chart.xyaxis.line")),
            .fails(.image("rectangle.stack")),
            .fails(.button("xmark")),
            .fails(.button("more_vert")),
            .passes(.button("Premium")),
            .passes(.button("왕관")),
            .passes(.link("apple.com"), because: "an address"),
            .passes(.text("play.app"), because: "may be an address"),
            .passes(.text("v2.0")),
            .passes(.text("Mohame4d.sayed"), because: "the name of a user"),
            .passes(.button("Lock.Shield"), because: "symbols are written small"),
        ],
        check: .eachElement { element, check in
            guard let label = element.label, case .symbol = MachineName(label) else { return }
            check.report(element, "the label \"\(label.printable(limit: 60))\" is the name of a symbol")
        }
    )
}
