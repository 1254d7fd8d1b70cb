import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports control labels without a letter or digit.
    public static let labelSymbolOnly: Rule = Rule(
        "label-symbol-only",
        "Label of a control contains no letter or digit, or a text is only a rating or a separator.",
        severity: .warning,
        presets: [.recommended, .wcag22AA],
        groups: ["labels"],
        unlikeA11yUITests:
            "A11yUITests reports every label of one or two characters as too short, regardless of the characters.",
        parameters: [separators],
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
                inSwiftUI: #"Button("×", action: close).accessibilityLabel("Close")"#,
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
                    .fails(.text("★★★★☆"), because: "a rating"),
                    .fails(.text("─────")),
                    .fails(.init(.cell, "⚙️", traits: .button)),
                    .passes(.init(.cell, "👍", traits: .button), because: "may be a message"),
                    .passes(.text("●●●●"), because: "may hide a password"),
                    .passes(.text("|"), because: "a single sign is reported in `strict` only"),
                    .passes(.text("—"), because: "may stand for a missing value"),
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
        guard let name = element.name, !name.has(\.isLetterOrDigit), !name.isBlank,
            name.isSymbolic, element.labelText.scripts.isEmpty
        else { return }
        guard element.isControl || element.isTextOfLink else { return reportText(name, of: element, check) }
        // A user may have typed a full stop as a status.
        if name == ".", element.conventions.namesControlsByTexts, !element.isNamedByDescription { return }
        // A message may be an emoji alone.
        if element.type == .cell, !name.isInterfaceSymbol { return }
        let isEmoji = name.unicodeScalars.first.map { $0.properties.isEmoji && $0.value > 0xFF } == true
        guard element.singleCharacterSiblings < (isEmoji ? 4 : 8) else { return }
        guard !element.hasMachineLabel, !element.isKeyOfDialPad else { return }
        check.report(element, "label \"\(name.printable(limit: 20))\" contains only \(isEmoji ? "emoji" : "symbols")")
    }

    private static func reportText(_ name: String, of element: ElementView, _ check: RuleCheck) {
        guard element.type == .staticText || element.type == .other, !element.isWebContent, !element.hasMachineLabel
        else { return }
        if name.isRating {
            check.report(element, "text \"\(name.printable(limit: 20))\" is a rating drawn with symbols")
        } else if name.isLine || check[separators] && name.isSeparator {
            check.report(element, "text \"\(name.printable(limit: 20))\" is only a separator")
        }
    }

    private static let separators = Parameter(
        "separators", default: false, presets: [.strict: true],
        "Whether to report a text that is a single sign between two others, too, e.g. \"|\".")
}

extension String {
    /// Whether it is one of the symbols that interfaces use for a command, with or without the selector of a variant.
    fileprivate var isInterfaceSymbol: Bool {
        let scalars = unicodeScalars.filter { $0.value != 0xFE0F && $0.value != 0xFE0E }
        return scalars.count == 1 && scalars.allSatisfy(Self.interfaceSymbols.contains)
    }

    private static let interfaceSymbols = Set("⚙🔍🔎▶⏸⏹⏭⏮⏯✏🗑➕➖🔔🏠🏡✓✔✕✖×☰≡⋮⋯›‹»«→←↑↓⬅➡⬆⬇🔒🔓📷🛒✉📤📥🖊".unicodeScalars)

    /// Whether it has no letter and no digit. Private characters are reported by `label-control-characters`,
    /// replacement characters by `label-encoding-broken`.
    fileprivate var isSymbolic: Bool {
        unicodeScalars.allSatisfy { scalar in
            !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
                && scalar.properties.generalCategory != .privateUse && scalar != "\u{FFFD}"
        }
    }

    /// Whether it is a row of stars, or of other shapes of which some are filled: `★★★★☆`, `●●●○○`. Equal dots may hide
    /// a password.
    fileprivate var isRating: Bool {
        let symbols = unicodeScalars.filter { $0 != " " && $0 != "\u{FE0F}" && $0 != "\u{A0}" }
        guard 3...10 ~= symbols.count else { return false }
        if symbols.allSatisfy({ "★☆⭐🌟✩✪✭✮½⯪".unicodeScalars.contains($0) }) { return true }
        return ["●○", "♥♡", "❤♡", "█░", "■□", "▮▯", "⬤○", "◆◇"].contains { pair in
            pair.unicodeScalars.allSatisfy(symbols.contains) && symbols.allSatisfy(pair.unicodeScalars.contains)
        }
    }

    /// Whether it is a line drawn with four signs and more, or three with spaces: `-----`, `* * *`. One or two dashes
    /// may say that a value is missing, and dots hide a password.
    fileprivate var isLine: Bool {
        let signs = unicodeScalars.filter { $0 != " " }
        guard let first = signs.first, signs.count >= 3, signs.allSatisfy({ $0 == first }) else { return false }
        if signs.count == 3 { return unicodeScalars.count == 5 && "*-–—".unicodeScalars.contains(first) }
        return "-–—_=~─━".unicodeScalars.contains(first)
    }

    /// Whether it is a sign that separates two texts.
    fileprivate var isSeparator: Bool {
        ["|", "·", "/", "¦", "｜", "∙", "‧", "⋅", "→", "›", "• • •", "· · ·", "***"].contains(self)
    }
}

extension ElementView {
    /// Whether it is the star or the hash key beside the ten digits, whose names may go on with letters: `2, ABC`.
    fileprivate var isKeyOfDialPad: Bool {
        guard label == "*" || label == "#" else { return false }
        let digits = screen.controlIndices.compactMap { screen.elements[$0].label?.first }.filter(\.isWholeNumber)
        return Set(digits).count == 10
    }
}
