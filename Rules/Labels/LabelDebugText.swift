import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports labels that contain debug text or placeholder text.
    public static let labelDebugText: Rule = Rule(
        "label-debug-text",
        "Label contains debug text or placeholder text.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "machine-text"],
        parameters: [drafts],
        needs: [.type, .label],
        standards: [.wcag("4.1.2")],
        limits: [
            """
            UUIDs, numbers of 16 or more hexadecimal digits and draft words such as "test" are reported on controls, \
            images and headers only, because a text or a row may show them on purpose.
            """,
            "Draft words in other languages than English are not reported, because they are usual names of buttons.",
            "Words that an app may mean, such as \"Title\", are reported on buttons and headers only with `drafts`.",
        ],
        variants: [
            .iOS(
                why:
                    "VoiceOver reads text that is meant for developers, e.g. \"Optional Anna\", instead of the intended text.",
                fix: "Unwrap the value before you set the text, and use a readable text for `nil`, e.g. \"No name\".",
                inUIKit: #"nameLabel.text = user.name ?? "No name""#,
                inSwiftUI: #"Text(user.name ?? "No name")"#,
                limits: [
                    """
                    "Label" and "Title", Xcode's default texts for new elements, are reported as a warning, because they \
                    may be intended.
                    """
                ],
                examples: [
                    .fails(.text("Optional(\"Anna\")")),
                    .fails(.text("안녕하세요, Optional(\"지민\")")),
                    .fails(.text("(null)")),
                    .fails(.text("nil")),
                    .fails(.button("<UIImage: 0x600003a1>")),
                    .fails(.button("<UIImage:0x600003a1> {24, 24}"), because: "no space after the colon"),
                    .fails(.button("UIImage named(main: icon)")),
                    .fails(.button("3F2504E0-4F89-11D3-9A0C-0305E82C3301")),
                    .fails(.button("사진 9f86d081884c7d65"), because: "sixteen hexadecimal digits"),
                    .fails(.text("2024-03-15T10:30:00Z")),
                    .fails(.text("{\"id\": 3}")),
                    .fails(.text("CartItem(id: 3, name: \"Tea\")")),
                    .fails(.button("TODO")),
                    .fails(.button("test")),
                    .fails(.text("NaN kg")),
                    .fails(.text("Lorem ipsum dolor sit amet")),
                    .fails(.button("1789200000"), as: .warning, because: "seconds since 1970"),
                    .passes(.button("0301234567"), because: "may be a number of a phone"),
                    .fails(.text("Label"), as: .warning, because: "Xcode's default text for a label"),
                    .fails(.button("Add undefined to cart")),
                    .fails(.text("Page 1 of undefined")),
                    .fails(.text("Total 12.989999771")),
                    .fails(.text("Updated 20240915"), because: "a date as databases store it"),
                    .fails(.text("0.30000000000000004"), because: "more digits than a calculator shows"),
                    .passes(.text("Anna")),
                    .passes(.text("지민")),
                    .passes(.text("Optional (recommended)")),
                    .passes(.text("Colour(s)")),
                    .passes(.text("Nan"), because: "given name"),
                    .passes(.text("Two nil")),
                    .passes(.text("Todo")),
                    .passes(.button("Test"), because: "verb, as in \"Test the connection\""),
                    .passes(.text("test"), because: "text that may have been entered"),
                    .passes(.button("1234 5678 1234 5678")),
                    .passes(
                        .text("3F2504E0-4F89-11D3-9A0C-0305E82C3301"),
                        because: "a text that may show an identifier on purpose"),
                    .passes(.text("Total (net: 3)")),
                    .passes(.text("2024-03-15 10:30")),
                    .passes(.text("I <3 you")),
                ],
                check: check
            ),
            .android(
                why: "TalkBack reads text that is meant for developers, e.g. \"null\", instead of the intended text.",
                fix: "Replace the placeholder in the text or in `contentDescription`.",
                inCompose: "Text(stringResource(R.string.order_title))",
                inViews: "title.setText(R.string.order_title)",
                check: check
            ),
        ]
    )

    private static let check = RuleScope.eachElement(of: .labelled) { element, check in
        guard let label = element.label else { return }
        if let found = element.debugText {
            check.report(
                element,
                """
                label "\(label.printable(limit: 60))" contains debug or placeholder text: \
                "\(found.printable(limit: 40))"
                """,
                as: found.isMomentInWords ? .warning : nil)
        } else if element.mayBeUndescribed, DraftText.describesNothing(element.labelText.folded) {
            check.report(
                element, "label \"\(label)\" may be placeholder text: it does not say what the element shows or does",
                as: .warning)
        } else if let text = element.explanationOfView {
            check.report(
                element, "content description \"\(text.printable(limit: 60))\" explains the view to developers",
                as: .warning)
        } else if label.utf8.count == 10 || label.utf8.count == 13, element.isNamedByMoment {
            check.report(element, "label \"\(label)\" may be a point in time as programs store it", as: .warning)
        } else if label.utf8.count == 5, label == "Title", element.isHeader == true, element.isInBar {
            check.report(element, "label \"\(label)\" may be placeholder text", as: .warning)
        } else if label.utf8.count == 5,
            label == "Label" && element.type == .staticText || label == "Title" && element.wordRole == .button
        {
            check.report(element, "label \"\(label)\" matches Xcode's default text", as: .warning)
        } else if label.utf8.count == 8, label == "TextView", element.type == .staticText,
            element.screen.scroller(of: element.index) == nil
        {
            check.report(element, "label \"TextView\" is the default text of a layout editor", as: .warning)
        } else if check[drafts], element.wordRole == .button || element.isHeader == true,
            DraftText.mayBeDraft(element.labelText.folded), label != "Text" || element.isHeader != true
        {
            check.report(element, "label \"\(label)\" may be placeholder text", as: .warning)
        }
    }

    private static let drafts = Parameter(
        "drafts", default: false, presets: [.strict: true],
        """
        Whether to also report words that an app may mean, such as "Title", where they are the whole name of a button or \
        a header.
        """)
}

extension String {
    /// Whether it is a moment as programs print it, with the parts in order, such as `2026-03-22T08:22`: long to hear,
    /// but it tells when.
    fileprivate var isMomentInWords: Bool {
        guard utf8.count > 10 else { return false }
        return zip(self, "0000-00-00T").allSatisfy { $0 == $1 || $1 == "0" && $0.isNumber }
    }
}

extension ElementView {
    /// The content description of a view of Android, or of one in its name, that says what a layout is for.
    fileprivate var explanationOfView: String? {
        guard conventions.namesControlsByTexts, !isTextInput else { return nil }
        let parts = isDescribed && type != .staticText ? [self] : describedPartsOfName
        return parts.first { GenericNames.explainsView($0.labelText.folded) }?.label
    }

    /// Whether it is a control whose name is a number of seconds or milliseconds since 1970, of a moment from 2020 to
    /// 2033.
    fileprivate var isNamedByMoment: Bool {
        guard isControl, type != .cell, !isTextInput, let name, name.utf8.allSatisfy(\.isDigit) else { return false }
        return ["16", "17", "18", "19"].contains(name.prefix(2))
    }

    /// Whether it is an image, or a view of Android with a content description and no text inside it.
    fileprivate var mayBeUndescribed: Bool {
        guard isControl else { return wordRole == .image }
        return isDescribed && !isTextInput && !contents.contains { $0.type == .staticText && !$0.isBlank }
    }
}
