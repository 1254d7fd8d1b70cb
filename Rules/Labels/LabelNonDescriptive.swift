import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports link and button labels that do not describe the purpose.
    public static let labelNonDescriptive: Rule = Rule(
        "label-non-descriptive",
        "Link or button label does not describe its purpose.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "wording", "links"],
        unlikeA11yUITests: """
            A11yUITests looks for "more", "click here" and "tap here" anywhere in the label of every control, \
            including in "Baltimore".
            """,
        parameters: [allowed],
        needs: [.type, .label],
        standards: [.wcag("2.4.4"), .wcag("2.4.9")],
        limits: [
            """
            A button is reported only for a label that names a gesture or a place, such as "Click here", and as a \
            warning, because the content around it may make its purpose clear.
            """,
            """
            A number and a position such as "1/4" are reported as a warning if they are the whole label of a button, and no other \
            control is named by a number.
            """,
            "Buttons that share such a label are left to label-duplicate. Segments and tabs are not checked.",
            "The rule knows the words of these languages, and does not check labels in others: \(Lexicon.names).",
        ],
        variants: [
            .iOS(
                why:
                    "The rotor lists links without the text around them, so \"Learn more\" does not say where a link leads.",
                fix:
                    "Set `accessibilityLabel` to where the link leads or what the button does, e.g. \"Learn about billing\".",
                inUIKit: #"moreButton.accessibilityLabel = "Learn about billing""#,
                inSwiftUI: """
                    Link("Learn more", destination: billing)
                        .accessibilityLabel("Learn about billing")
                    """,
                examples: [
                    .fails(.link("Click here"), as: .failure),
                    .fails(.link("Learn more…")),
                    .fails(
                        .link("Click here", at: Rect(x: 1000, y: 100, width: 100, height: 44)), as: .warning,
                        because: "beside the screen"),
                    .fails(.button("Read more"), as: .warning),
                    .fails(.link("여기를 클릭하세요")),
                    .fails(.button("Klik hier"), as: .warning, because: "its language need not be declared"),
                    .fails(.init(.cell, "Tap here", exposed: true), as: .warning),
                    .passes(.init(.cell, "Read more", exposed: true), because: "the row goes on"),
                    .fails(.link("詳しくはこちら")),
                    .fails(.link("Weiter"), on: ExampleScreen(locale: "de")),
                    .fails(.button("128391"), as: .warning, because: "only a number"),
                    .fails(.button("1/4"), as: .warning, because: "only a position"),
                    .passes(.button("1"), .button("2"), because: "pages"),
                    .passes(.link("Learn about billing")),
                    .passes(.link("더 알아보기: 요금")),
                    .passes(.button("Baltimore"), because: "part of another word"),
                    .passes(.button("Sophomore year")),
                    .passes(.button("Details"), because: "accepted for a button"),
                    .passes(.button("Weiter"), on: ExampleScreen(locale: "de"), because: "\"next\" on a button"),
                    .passes(.button("More"), because: "usual name of a button that shows more commands"),
                    .passes(.button("더 보기")),
                    .passes(.button("Read more"), .button("Read more"), because: "covered by label-duplicate"),
                    .passes(
                        .container(.segmentedControl, at: nil, .button("Here"), .button("Everywhere")),
                        because: "a segment"),
                    .passes(.text("More"), because: "static text"),
                    .passes(.button("और चुनें"), because: "part of a longer phrase"),
                    .passes(
                        .link("Plus"), on: ExampleScreen(locale: "en"), because: "French word on an English screen"),
                ],
                check: check
            ),
            .android(
                standards: [.android("Describe each UI element")],
                why: "Without the text around it, \"Learn more\" does not say where a control leads.",
                fix: "Name what the control opens or does, e.g. \"Read the terms\".",
                inCompose: "Text(\"Read the terms\", Modifier.clickable(onClick = open))",
                inViews: "termsButton.contentDescription = \"Read the terms\"",
                limits: [
                    """
                    A number is reported too if it is the only text of a control that has a picture without a content description; \
                    the keys and days of a grid are not.
                    """
                ],
                check: check
            ),
        ]
    )

    private static let check = RuleScope.eachElement { element, check in
        if element.isCountBesidePicture {
            return check.report(
                element,
                """
                label "\((element.label ?? "").printable(limit: 60))" is only a number, because the picture beside it has \
                no description
                """, as: element.isOffScreen ? .warning : .failure)
        }
        if element.isLoneNumber {
            return check.report(
                element, "label \"\((element.label ?? "").printable(limit: 60))\" is only a number", as: .warning)
        }
        if element.isNamedByPosition {
            return check.report(
                element, "label \"\((element.label ?? "").printable(limit: 60))\" is only two numbers", as: .warning)
        }
        guard element.hasVagueLabel, element.ancestor(of: Rule.segmented) == nil else { return }
        let label = element.labelText.folded
        guard !check[allowed].contains(where: { FoldedText($0) == label }) else { return }
        let isLink = element.wordRole == .link
        guard isLink || !element.hasDuplicateLabel else { return }
        check.report(
            element,
            """
            label "\((element.label ?? "").printable(limit: 60))" does not describe the purpose of the \
            \(isLink ? "link" : element.wordRole == .button ? "button" : "element")
            """,
            as: isLink && !element.isOffScreen ? .failure : .warning)
    }

    private static let segmented: ElementTypeSet = [.segmentedControl, .tabBar, .tabGroup]

    private static let allowed = Parameter("allowed", default: [String](), "Labels that are accepted as descriptive.")
}

extension ElementView {
    /// Whether it is a control of Android whose name is the only text inside it, a number as in `60` or `2.6K`, beside
    /// a picture without a description. A key of a keypad is in a grid.
    fileprivate var isCountBesidePicture: Bool {
        guard isControl, isNamedByContents, hasChildren, let name, name.utf8.count <= 12,
            name.first?.isNumber == true, name.count(where: \.isLetter) <= 2,
            name.allSatisfy({ $0.isNumber || $0.isLetter || $0 == "." || $0 == "," || $0.isWhitespace })
        else { return false }
        return contents.contains { $0.type == .image && $0.isBlank && !$0.isOutOfSight } && !isInGrid
    }

    /// Whether it is a button whose name is a position, such as `1/4`, beside no text for it.
    fileprivate var isNamedByPosition: Bool {
        guard type == .button, isControl, value?.isEmpty != false, let name, name.utf8.count <= 12 else { return false }
        let numbers = name.split(separator: "/", omittingEmptySubsequences: false).map { Int(String($0).trimmed) }
        guard numbers.count == 2, let first = numbers[0], let last = numbers[1], last < 100 else { return false }
        return 1...last ~= first && last > 1 && !isInGrid
    }

    /// Whether it is a button named by a number, and no other control is: not a key, a page or a day.
    fileprivate var isLoneNumber: Bool {
        guard type == .button, isControl, isEnabled, !isSelected, value?.isEmpty != false, let name,
            name.utf8.count <= 9, name.utf8.allSatisfy(\.isDigit), !isInGrid
        else { return false }
        return !screen.controlIndices.contains { other in
            other != index && screen.elements[other].label?.first?.isNumber == true
        }
    }
}
