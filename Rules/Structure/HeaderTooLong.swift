import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports headings that are as long as a paragraph.
    public static let headerTooLong: Rule = Rule(
        "header-too-long",
        "Heading is too long.",
        severity: .warning,
        presets: [.strict, .wcag22AA],
        groups: ["structure", "labels"],
        unlikeA11yUITests: "A11yUITests limits the length of the labels of all elements except texts and text views.",
        parameters: [maximum, sentenceMaximum],
        needs: [.label],
        standards: [.wcag("2.4.6")],
        limits: [
            "Only the length and a full stop at the end are checked; the title of an article may be as long.",
            "A question is accepted up to `maximum`, because lists of questions use them as headings.",
        ],
        variants: [
            .iOS(
                needsOneOf: [.traits, .headingLevel],
                why: """
                    VoiceOver users jump from heading to heading to get an overview of the screen, and have to listen to a whole \
                    paragraph.
                    """,
                fix: "Shorten the heading to a few words, or remove the trait `header` from a text that is no heading.",
                inUIKit: "explanationLabel.accessibilityTraits.remove(.header)",
                inSwiftUI: """
                    Text("Delivery").accessibilityAddTraits(.isHeader)
                    Text("We deliver from Monday to Saturday.")
                    """,
                examples: [
                    .fails(.header("We deliver from Monday to Saturday.")),
                    .fails(
                        .header(
                            "Orders placed before noon are packed on the same day and leave our warehouse in the evening by train"
                        )),
                    .fails(.header("Hier wählen Sie eine Ihrer Karten aus.")),
                    .fails(.header("오늘 정오 이전에 주문하신 상품은 당일 포장하여 저녁에 바로 출고해 드립니다.")),
                    .fails(.header("我们每周一至周六送货，中午之前下单的商品将会在当天打包，并且于当天晚上从仓库发出。")),
                    .passes(.header("Delivery")),
                    .passes(.header("We deliver today."), because: "a short sentence"),
                    .passes(.header("How do I change the address of an order?"), because: "a question"),
                    .passes(.header("배송 안내")),
                    .passes(.header("Terms of use of the Red Kite Trading Co."), because: "an abbreviation"),
                    .passes(.text("We deliver from Monday to Saturday."), because: "not a heading"),
                    .notChecked(.header("Delivery"), on: ExampleScreen(lacks: [.traits, .headingLevel])),
                ],
                check: check
            ),
            .android(
                needsOneOf: [.headingLevel],
                standards: [.android("accessibilityHeading")],
                why: """
                    TalkBack users jump from heading to heading to get an overview of the screen, and have to listen to a whole \
                    paragraph.
                    """,
                fix: "Shorten the heading, or mark only its first line as a heading.",
                inCompose: "Text(\"Delivery\", Modifier.semantics { heading() })",
                inViews: "ViewCompat.setAccessibilityHeading(title, true)",
                check: check
            ),
        ]
    )

    private static let check = RuleScope.eachElement(of: .labelled) { element, check in
        guard element.isHeader == true, let name = element.name else { return }
        let length = element.wholeLength(of: .label, from: name.count)
        let isSentence = name.endsAsSentence
        let limit =
            isSentence ? min(check[sentenceMaximum], check[maximum]) : check[maximum]
        guard length > limit, !element.isBlank, !element.hasMachineLabel else { return }
        let ending = isSentence ? " that ends as a sentence" : ""
        check.report(element, "is a heading of \(length) characters\(ending); the maximum is \(limit)")
    }

    private static let maximum = Parameter("maximum", default: 80, "Maximum length of a heading in characters.")
    private static let sentenceMaximum = Parameter(
        "sentenceMaximum", default: 30, "Maximum length in characters of a heading that ends with a full stop.")
}

extension String {
    /// Whether it ends with a full stop that is neither an ellipsis nor part of an abbreviation such as "p.m.".
    fileprivate var endsAsSentence: Bool {
        guard let last, ".。．｡।۔".contains(last) else { return false }
        guard last == "." else { return true }
        let word = dropLast().split(whereSeparator: \.isWhitespace).last ?? ""
        return word.count > 1 && !word.contains(".") && !Self.abbreviations.contains(word.lowercased())
    }

    private static let abbreviations = Lexicon.texts(.abbreviations)
}
