import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports labels in another language than their screen.
    public static let labelUntranslated: Rule = Rule(
        "label-untranslated",
        "Label is in another language than the screen.",
        severity: .warning,
        presets: [.recommended, .wcag22AA],
        groups: ["labels"],
        parameters: [latin],
        needs: [.type, .label],
        standards: [.wcag("3.1.2")],
        limits: [
            """
            The language of the screen is the declared one, otherwise the script of at least 60 % of at least five labels; \
            Latin is checked only if the language is declared, and by default only in the preset `strict`.
            """,
            """
            Controls, rows and headers are reported that have two English words of user interfaces, or one if there are \
            two such elements. Words that the other language uses too are not counted.
            """,
            "A label of which more than a third are other words is treated as a name.",
            "A window without any label in the script of the screen, such as a tool of developers, is not checked.",
            """
            A command in another language, such as "Abbrechen" on an English screen, is reported if at least six labels and four in five are \
            in one script, if their usual words tell the language, and if there are few of them. Names, titles and languages are no commands.
            """,
        ],
        variants: [
            .iOS(
                standards: [.apple("accessibilityLanguage")],
                why: """
                    VoiceOver reads the words with the voice of another language, and a person who does not know their \
                    language does not understand them.
                    """,
                fix: "Translate the label, or set `accessibilityLanguage` to \"en\" if it is meant to be English.",
                inUIKit: #"closeButton.accessibilityLabel = String(localized: "Close")"#,
                inSwiftUI: """
                    Button(action: close) { Image(systemName: "xmark") }
                        .accessibilityLabel(Text("Close", comment: "Closes the sheet"))
                    """,
                examples: [
                    .fails(
                        .header("결제"), .text("카드"), .text("현금"), .text("쿠폰"), .text("합계"), .button("Apply coupons"),
                        because: "two words on a button"),
                    .fails(
                        .header("Оплата"), .text("Карта"), .text("Наличные"), .text("Купон"), .text("Итого"),
                        .button("Save"),
                        .button("Cancel"), because: "two buttons with a word each"),
                    .fails(.text("設定"), .button("Delete account"), on: ExampleScreen(locale: "ja")),
                    .fails(
                        .header("الدفع"), .text("بطاقة"), .text("نقدا"), .text("قسيمة"), .text("المجموع"),
                        .init(.cell, "Payment history", exposed: true)),
                    .fails(
                        .header("Order history"), .text("All of your orders"), .button("View details"),
                        .button("Add to cart"), .text("Search for an item"), .button("Change address"),
                        .button("Konto löschen und abmelden"), because: "a German command on an English screen"),
                    .fails(
                        .header("Order history"), .text("All of your orders"), .button("View details"),
                        .button("Add to cart"), .text("Search for an item"), .button("Сохранить"),
                        because: "a command in another script"),
                    .passes(
                        .header("Order history"), .text("All of your orders"), .button("View details"),
                        .button("Add to cart"), .text("Search for an item"), .button("Deutsch"), .button("Русский"),
                        because: "names of languages"),
                    .passes(
                        .header("Order history"), .text("All of your orders"), .button("View details"),
                        .button("Add to cart"), .text("Search for an item"), .button("Volver"), .button("Die Zeit"),
                        because: "may be titles"),
                    .passes(.text("設定"), .button("アカウントを削除"), on: ExampleScreen(locale: "ja")),
                    .passes(.header("Payment"), .button("Apply coupons"), on: ExampleScreen(locale: "en-GB")),
                    .passes(
                        .text("Zahlung"), .button("Delete account"), on: ExampleScreen(locale: "de"), because: "Latin"),
                    .passes(
                        .header("결제"), .text("카드"), .text("현금"), .text("쿠폰"), .text("합계"), .button("Save"),
                        because: "one word on one button"),
                    .passes(
                        .header("결제"), .text("카드"), .text("현금"), .text("쿠폰"), .text("합계"), .button("Bluetooth"),
                        .button("Wi-Fi"), .button("OK"), .button("Apple Pay"), because: "names that every language uses"
                    ),
                    .passes(
                        .header("음악"), .text("최신"), .text("인기"), .text("장르"), .text("보관함"),
                        .init(.cell, "Never Let You Down, The Midnight Sisters", exposed: true),
                        because: "title of a song"),
                    .passes(
                        .header("설정"), .button("Delete account").with { $0.language = "en" },
                        on: ExampleScreen(locale: "ko"), because: "declared to be English"),
                    .passes(
                        .container(.window, at: nil, .header("设置"), .text("语言"), .text("隐私"), .text("帮助"), .text("账号")),
                        .container(.window, at: nil, .button("Views"), .button("Select")),
                        because: "a tool of developers in its own window"),
                    .passes(.header("결제"), .button("Apply coupons"), because: "too few labels to tell the language"),
                ],
                check: check(minimumWordsOfMany: 1)
            ),
            .android(
                standards: [.android("LocaleSpan")],
                why: """
                    TalkBack reads the words with the voice of another language, and a person who does not know their \
                    language does not understand them.
                    """,
                fix: "Translate the text in `strings.xml` of the screen's language.",
                inCompose: "Text(stringResource(R.string.close))",
                inViews: "closeButton.setText(R.string.close)",
                // A word such as "OFF" on a switch is not the app's.
                check: check(minimumWordsOfMany: 2)
            ),
        ]
    )

    /// Returns the check. `minimumWordsOfMany` is the least number of English words in a label that is reported if
    /// another label has some, too.
    private static func check(minimumWordsOfMany: Int) -> RuleScope {
        .screen { screen, check in
            guard let language = screen.foreignLanguage, !language.isLatin || check[latin] else {
                return reportCommands(of: screen, check)
            }
            if !language.isLatin { reportCommands(of: screen, check) }
            let application = screen.elements.indices.first { screen.elements[$0].type == .application }
                .flatMap { screen.elements[$0].label }
            for element in screen.subjects
            where !language.isLatin && element.isNamedByEnglishWord && language.covers(element) {
                let label = (element.label ?? "").printable(limit: 60)
                check.report(
                    element, "content description \"\(label)\" is in English; the screen is in \(language.name)",
                    as: .warning)
            }
            var found: [(element: ElementView, words: Int)] = []
            for element in screen.subjects
            where element.mayBeTranslated && (language.isLatin || !element.isNamedByEnglishWord) {
                guard language.covers(element), element.label != application else { continue }

                let words = InterfaceWords.count(in: element.labelText.folded, language: language.language)
                if words > 0, !element.hasMachineLabel, !element.isRowAccessory { found.append((element, words)) }
            }
            // In Latin a single word may be one of the other language.
            let minimum = found.count >= 2 && !language.isLatin ? minimumWordsOfMany : 2
            for (element, words) in found where words >= minimum {
                let label = (element.label ?? "").printable(limit: 60)
                let verb = element.isExposureKnown ? "is" : "may be read"
                check.report(element, "label \"\(label)\" \(verb) in English; the screen is in \(language.name)")
            }
        }
    }

    /// Reports commands in another language than the screen.
    private static func reportCommands(of screen: ScreenView, _ check: RuleCheck) {
        for command in screen.foreignCommands {
            let label = (command.element.label ?? "").printable(limit: 60)
            let verb = command.element.isExposureKnown ? "is" : "may be read"
            check.report(
                command.element,
                "label \"\(label)\" \(verb) in \(command.language); the screen is in \(command.screenLanguage)")
        }
    }

    private static let latin = Parameter(
        "latin", default: false, presets: [.strict: true],
        "Whether to check screens in languages that are written in Latin letters.")
}

extension ElementView {
    /// Whether it is a control, a row or a header in Latin letters, and not declared to be in another language than the
    /// screen.
    fileprivate var mayBeTranslated: Bool {
        guard isControl || type == .cell || isHeader == true, !isBlank, !isTextInput,
            screen.elements[index].language == nil
        else { return false }
        return labelText.scripts == .latin
    }

    /// Whether it is a picture of Android whose content description is one word in small Latin letters, as developers
    /// name icons: `place`. The name of a brand begins with a capital letter.
    fileprivate var isNamedByEnglishWord: Bool {
        guard let view = element.view, let description = label, (4...20).contains(description.utf8.count) else {
            return false
        }
        guard view.isPicture && isDescribed || isControl && pictureOfName != nil else { return false }
        return description.utf8.allSatisfy { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") } && !hasMachineLabel
    }
}
