import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports control labels without a letter or digit.
    public static let labelSymbolOnly = Rule(
        "label-symbol-only",
        "Control label contains no letter or digit.",
        severity: .warning,
        presets: [.recommended, .wcag22AA],
        groups: ["labels"],
        unlikeA11yUITests:
            "A11yUITests reports every label of one or two characters as too short, regardless of the characters.",
        needs: [.type, .label],
        standards: [.wcag("1.1.1"), .wcag("4.1.2")],
        limits: [
            """
            Eight or more single-character elements in one container are treated as a keypad, four or more with \
            emoji as a set of reactions; they are not reported.
            """
        ],
        variants: [
            .iOS(
                why:
                    "VoiceOver reads only the symbol, e.g. \"multiplication sign\" on a close button, or nothing at all.",
                fix: "Set `accessibilityLabel` to what the symbol means, e.g. \"Close\".",
                inUIKit: """
                    closeButton.setTitle("×", for: .normal)
                    closeButton.accessibilityLabel = "Close"
                    """,
                inSwiftUI: """
                    Button("×", action: close).accessibilityLabel("Close")
                    """,
                examples: [
                    .fails(.button("×")),
                    .fails(.button("›")),
                    .fails(.button("…")),
                    .fails(.button("+")),
                    .fails(.button("🎉")),
                    .fails(
                        .container(.link, at: Rect(x: 16, y: 100, width: 60, height: 44), .text("→")),
                        on: ExampleScreen(lacks: [.traits]), because: "text of a link, without traits"),
                    .fails(.init(.cell, "⚙️", exposed: true), .init(.cell, "Profil", exposed: true), because: "a row"),
                    .passes(.init(.cell, "🎉", exposed: true), because: "a row with what a person wrote"),
                    .passes(.button("Close")),
                    .passes(.button("닫기")),
                    .passes(.button("7")),
                    .passes(.button("C++")),
                    .passes(.button("٣"), because: "an Arabic digit"),
                    .passes(.text("—"), because: "static text"),
                    .passes(
                        .container(
                            .other, at: nil, .button("7"), .button("8"), .button("9"), .button("÷"), .button("4"),
                            .button("5"),
                            .button("6"), .button("×")),
                        because: "a keypad"),
                    .passes(
                        .container(.other, at: nil, .button("👍"), .button("❤️"), .button("😂"), .button("😮")),
                        because: "a set of reactions"),
                ],
                check: check
            ),
            .android(
                standards: [
                    .android("Describe each UI element"),
                    .android("contentDescription"),
                ],
                why:
                    "TalkBack reads only the symbol, e.g. \"multiplication sign\" on a close button, or nothing at all.",
                fix: "Set `contentDescription` to what the symbol means, e.g. \"Next\".",
                inCompose: "Text(\"›\", Modifier.semantics { contentDescription = \"Next\" })",
                inViews: "nextButton.contentDescription = \"Next\"",
                check: check
            ),
        ]
    )

    private static let check = RuleScope.eachElement { element, check in
        guard element.isControl || element.isTextOfLink,
            !element.labelCharacters.containsAny(of: .lettersAndDigits), let name = element.name, !name.isBlank,
            name.isSymbolic, element.labelText.scripts.isEmpty,
            // The text of a row may be what a person wrote.
            element.type != .cell || name.isInterfaceSymbol
        else { return }
        let isEmoji = name.unicodeScalars.first.map { $0.properties.isEmoji && $0.value > 0xFF } == true
        guard element.singleCharacterSiblings < (isEmoji ? 4 : 8) else { return }
        guard !element.hasMachineLabel else { return }
        check.report(
            element, "label \"\(name.printable(limit: 20))\" contains only \(isEmoji ? "emoji" : "symbols")")
    }
}

extension String {
    /// Whether it is one of the symbols that interfaces use for a command, with or without the selector of a variant.
    fileprivate var isInterfaceSymbol: Bool {
        let scalars = unicodeScalars.filter { $0.value != 0xFE0F && $0.value != 0xFE0E }
        return scalars.count == 1 && scalars.allSatisfy(Self.interfaceSymbols.contains)
    }

    private static let interfaceSymbols = Set(
        "⚙🔍🔎➡⬅⬆⬇▶◀⏸⏹⏭⏮⏯🗑✏✎✓✔✕✖✗✘×✚➕➖+−⋮⋯…•☰≡⌄⌃›‹»«><→←↑↓🔔🔕🏠👤🛒☆★⭐♡♥❤📷🎤📎🔒🔓💬✉📧📞📅🌐ℹ❓❔⚠🔗📤📥👍👎🔊🔇".unicodeScalars)

    /// Whether it has no letter and no digit. Private characters are reported by `label-control-characters`, replacement
    /// characters by `label-encoding-broken`.
    fileprivate var isSymbolic: Bool {
        unicodeScalars.allSatisfy { scalar in
            !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
                && scalar.properties.generalCategory != .privateUse && scalar != "\u{FFFD}"
        }
    }
}
