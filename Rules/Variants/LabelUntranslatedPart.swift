import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports labels of which only a part is translated, or that have leftovers of formats and keys in one language.
    public static let labelUntranslatedPart: Rule = Rule(
        "label-untranslated-part",
        "Label is translated only in part, or has leftovers of a format or key in one language.",
        severity: .failure,
        presets: [.recommended, .variants],
        groups: ["variants", "labels"],
        needs: [.type, .label],
        standards: [.wcag("3.1.2"), .wcag("4.1.2")],
        limits: [
            "Words of interfaces are recognised in English only; names in a translated label are not reported."
        ],
        variants: [
            .iOS(
                why: "VoiceOver reads half of the label in the wrong language, or reads the name of a format.",
                fix: "Translate the whole sentence with its placeholders instead of joining parts.",
                inUIKit: """
                    label.text = String(localized: "\\(count) items in the cart")
                    """,
                inSwiftUI: """
                    Text("\\(count) items in the cart")
                    """,
                limits: [
                    "Xcode's double-length pseudo-language has leftovers of its own (`1$@`), which are not reported."
                ],
                examples: [
                    .fails(.header("Payment"), .text("3 items"))
                        .compared(to: "de", .header("Zahlung"), .text("%d Artikel")),
                    .fails(.header("Payment"), .button("Delete account"))
                        .compared(to: "de", .header("Zahlung"), .button("button.delete.title")),
                    .fails(.header("Payment"), .button("Delete account and all data"))
                        .compared(to: "de", .header("Zahlung"), .button("Konto löschen and delete account")),
                    .passes(.header("Payment"), .text("3 items")).compared(
                        to: "de", .header("Zahlung"), .text("3 Artikel")),
                    .passes(.header("Payment"), .text("%d items"))
                        .compared(
                            to: "de", .header("Zahlung"), .text("%d Artikel"),
                            because: "in both, covered by label-format-specifier"),
                    .passes(.header("Payment"), .text("Pay with Apple Pay"))
                        .compared(to: "de", .header("Zahlung"), .text("Mit Apple Pay bezahlen")),
                ],
                check: check
            ),
            .android(
                standards: [.android("LocaleSpan")],
                why: "TalkBack reads half of the label in the wrong language, or reads the name of a format.",
                fix: "Translate the whole sentence with its placeholders in `strings.xml` instead of joining parts.",
                inCompose: "Text(stringResource(R.string.items, count))",
                inViews: "title.text = getString(R.string.items, count)",
                check: check
            ),
        ]
    )

    private static let check = GroupView.check(
        where: { $0.hasOtherLanguage($1) }, orElse: GroupView.noOtherLanguage
    ) { group, member, _, findings in
        let isDoubled = member.traits.locale == "x-double"
        let language = member.traits.locale.flatMap { Lexicon.of(tag: $0) }
        let isFromEnglish = group.baseTraits.language == nil || group.baseTraits.language == Lexicon.base.tag
        for pair in group.pairs(with: member) where pair.base.plainLabel != pair.variant.plainLabel {
            let (base, variant) = (pair.base, pair.variant)
            if !isDoubled, let found = variant.leftover, base.leftover == nil {
                findings.add(
                    [base], in: member,
                    "label has \"\(found.printable(limit: 40))\" in \(member.name), and not in \(group.baseName)")
            } else if !isDoubled, let found = base.leftover, variant.leftover == nil {
                findings.add(
                    [base], in: member,
                    "label has \"\(found.printable(limit: 40))\" in \(group.baseName), and not in \(member.name)")
            } else if isFromEnglish, let part = variant.untranslatedPart(of: base, language) {
                findings.add(
                    [base], in: member,
                    "label has \"\(part.printable(limit: 60))\" in \(member.name) as in \(group.baseName), and other words too"
                )
            }
        }
    }
}

extension ElementView {
    /// What is left of a format or a key in the label, or `nil` if nothing is.
    fileprivate var leftover: String? {
        if let specifier = labelText.formatSpecifier { return specifier }
        let label = plainLabel
        if let word = ["(null)", "Optional("].first(where: { label.contains($0) }) { return word }
        return Detector.localisationKey.matches(label) ? label : nil
    }

    /// Returns the English words of interfaces that the label shares with that of the base, if they are between a third
    /// and two thirds of it, and the rest is not of the base.
    fileprivate func untranslatedPart(of base: ElementView, _ language: Lexicon?) -> String? {
        let own = FoldedText(plainLabel).text.split(separator: " ").map(String.init)
        let words = Set(base.labelText.folded.text.split(separator: " ").map(String.init))
        guard own.count >= 3, own.count <= 40 else { return nil }
        let shared = own.filter { words.contains($0) }
        let sharedInterface = shared.filter { InterfaceWords.count(in: FoldedText($0), language: language) > 0 }
        let share = Double(shared.count) / Double(own.count)
        guard Set(sharedInterface).count >= 2, 0.3...0.7 ~= share else { return nil }
        return shared.joined(separator: " ")
    }
}
