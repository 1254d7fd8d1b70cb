import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// A link must say where it leads.
    public static let labelNonDescriptive = Rule(
        "label-non-descriptive",
        "A label says nothing about what is behind the link or button.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "wording", "links"],
        needs: [.type, .label],
        standards: [.wcag("2.4.4"), .wcag("2.4.9")],
        why: "In the rotor's list the text around it is gone, and five times \"Learn more\" says nothing.",
        fix: "Say what it leads to: \"Learn about billing\".",
        inUIKit: """
            moreButton.accessibilityLabel = "Learn about billing"
            """,
        inSwiftUI: """
            Link("Learn more", destination: billing)
                .accessibilityLabel("Learn about billing")
            """,
        limits: [
            "A button is a warning: it may be clear from where it stands.",
            "Known are the words of seventeen languages; a label in any other is not judged.",
        ],
        unlikeA11yUITests:
            "It looked for \"more\", \"click here\" and \"tap here\" anywhere, also in Baltimore, on every control.",
        parameters: [allowed],
        examples: [
            .fails(.link("Click here"), as: .failure),
            .fails(.link("Learn more…")),
            .fails(.button("Read more"), as: .warning),
            .fails(.link("여기를 클릭하세요")),
            .fails(.link("詳しくはこちら")),
            .fails(.link("Weiter"), on: ExampleScreen(locale: "de")),
            .passes(.link("Learn about billing")),
            .passes(.link("더 알아보기: 요금")),
            .passes(.button("Baltimore"), because: "part of another word"),
            .passes(.button("Sophomore year")),
            .passes(.button("Details"), because: "clear from where it stands"),
            .passes(.button("Weiter"), on: ExampleScreen(locale: "de"), because: "the next step"),
            .passes(.container(.navigationBar, at: nil, .button("More")), because: "the usual button of a bar"),
            .passes(.text("More"), because: "a text to read"),
            .passes(.button("और चुनें"), because: "\"and\", as part of a phrase"),
            .passes(.link("Plus"), on: ExampleScreen(locale: "en"), because: "French for more, on an English screen"),
        ],
        check: .eachElement { element, check in
            let role = element.wordRole
            guard role == .link || role == .button, element.type != .cell, let words = element.labelText.words
            else { return }
            let label = element.labelText.folded
            guard words.isVague(label, onLink: role == .link) else { return }
            if role == .button, words.more.contains(label), element.ancestor(of: Self.bars) != nil { return }
            guard !check[allowed].contains(where: { FoldedText($0) == label }) else { return }
            check.report(
                element, "the label \"\((element.label ?? "").printable(limit: 60))\" does not say what it leads to",
                as: role == .link ? .failure : .warning)
        }
    )

    private static let bars: ElementTypeSet = [.navigationBar, .toolbar, .tabBar]
    private static let allowed = Parameter("allowed", default: [String](), "Labels that are clear in this app.")
}
