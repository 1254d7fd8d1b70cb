import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports control and image labels that are longer than the maximum.
    public static let labelTooLong: Rule = Rule(
        "label-too-long",
        "Label of a control or an image is too long.",
        severity: .warning,
        presets: [.recommended],
        groups: ["labels"],
        unlikeA11yUITests: """
            A11yUITests checks every element except texts and text views, and has one limit for all of them.
            """,
        parameters: [maximum, imageMaximum, combinedMaximum],
        needs: [.type, .label],
        limits: [
            "Only the length is checked; a long label can be correct, e.g. the title of a book.",
            "Web content is not checked.",
            """
            A label that is composed of the texts inside the control is not reported, because these texts are visible.
            """,
        ],
        variants: [
            .iOS(
                standards: [.hig("Short labels"), .wcag("2.4.6")],
                why: "VoiceOver takes long to read the label, and Voice Control users have to say it.",
                fix: """
                    Shorten `accessibilityLabel` to a few words, and move the rest to `accessibilityHint`, \
                    `accessibilityValue` or static text.
                    """,
                inUIKit: """
                    button.accessibilityLabel = "Add to cart"
                    button.accessibilityHint = "Continues to the checkout."
                    """,
                inSwiftUI: """
                    Button(longTitle, action: add)
                        .accessibilityLabel("Add to cart")
                        .accessibilityHint("Continues to the checkout.")
                    """,
                limits: [
                    """
                    Rows, controls in rows and links are not checked, because their labels are content such as a headline, nor is \
                    what is off the screen.
                    """
                ],
                examples: [
                    .fails(.button("Add this product to the shopping cart and continue to the checkout")),
                    .fails(
                        .image(
                            """
                            A red kite over a green hill with three children who hold its string, and behind them the sea with \
                            two boats, a lighthouse and a small harbour
                            """)),
                    .fails(.button("이 상품을 장바구니에 담고 결제 화면으로 바로 이동하여 배송지와 결제 수단을 모두 입력합니다")),
                    .passes(.button("Add to cart")),
                    .passes(
                        .image("A red kite over a green hill with three children who hold its string"),
                        because: "an image"),
                    .passes(.button("이 상품을 장바구니에 담고 결제 화면으로 바로 이동합니다"), because: "each syllable counts once"),
                    .passes(
                        .button(
                            "Add this product to the shopping cart and continue",
                            containing: [.text("Add this product to the shopping cart and continue")]),
                        because: "same as the visible text"),
                    .passes(
                        .button(
                            "Tracking permission (App Tracking Transparency)",
                            at: Rect(x: 16, y: 199, width: 370, height: 68)),
                        .button("Clipboard", at: Rect(x: 16, y: 275, width: 370, height: 48)),
                        because: "grows with its title, which is on two lines"),
                    .passes(
                        .container(
                            .webView, at: Rect(x: 0, y: 0, width: 390, height: 844),
                            .link("How a small town by the sea became the capital of kite flying")),
                        because: "web content"),
                    .passes(
                        .text(
                            "A text to read may be as long as it needs to be, for reading it is what it is there for.")),
                    .passes(
                        .button("TRAILER, September 16. Welcome to the show, 1 minute left, not played yet"),
                        because: "parts combined with commas"),
                ],
                check: .eachElement(of: .named) { element, check in
                    reportLength(of: element, check, isCombined: \.isComposed) {
                        !$0.isContent && !$0.isOutOfSight && !$0.isOffScreen
                    }
                }
            ),
            .android(
                standards: [.wcag("2.4.6"), .android("Describe each UI element")],
                why: "TalkBack takes long to read the name, and its users cannot skip parts of it.",
                fix: "Shorten the text, or split the view into several that TalkBack stops on.",
                inCompose: "Column { Text(title); Text(body) }",
                inViews: "card.contentDescription = \"Order 4711\"",
                limits: ["A row that is named by the texts in it is not reported."],
                check: .eachElement(of: .named) { element, check in
                    reportLength(of: element, check, isCombined: { _ in true }) {
                        // Names are texts more often than labels; a long description is one that an app wrote.
                        $0.element.view?.contentDescription != nil
                    }
                }
            ),
        ]
    )

    private static func reportLength(
        of element: ElementView, _ check: RuleCheck, isCombined: (ElementView) -> Bool, isChecked: (ElementView) -> Bool
    ) {
        guard !element.isNamedByContents, element.isHeader != true, element.type != .textView,
            let label = element.label
        else { return }
        var limit = element.isControl ? check[maximum] : check[imageMaximum]
        // Each character has a byte or more.
        guard label.utf8.count > limit, isChecked(element) else { return }
        let length = element.wholeLength(of: .label, from: label.count)
        guard length > limit else { return }
        if element.isControl, isCombined(element), !label.isProse {
            limit = check[combinedMaximum]
            // Han and Kana take as long to say as two letters.
            if !element.labelText.scripts.isDisjoint(with: [.han, .kana]), label.weightedLength * 2 > label.count * 3 {
                limit = limit * 9 / 20
            }
        }
        guard length > limit, !label.isBlank, !element.isWebContent, !element.showsPartsOfLabel,
            !element.hasMachineLabel, !element.isContentOfFlatList, !element.endsWithNameOfOther,
            !element.mayShowItsLabel
        else { return }
        check.report(element, "label is \(length) characters long; the maximum is \(limit)")
    }

    private static let maximum = Parameter("maximum", default: 40, "Maximum label length of a control in characters.")
    private static let imageMaximum = Parameter(
        "imageMaximum", default: 125, "Maximum label length of an image in characters.")
    private static let combinedMaximum = Parameter(
        "combinedMaximum", default: 160,
        """
        Maximum label length in characters of a control with several texts inside, or of a label with at least two \
        commas or line breaks.
        """)
}

extension ElementView {
    /// Whether it is a row, a control in a row, or a link: their labels are what people read, such as a headline or a
    /// message, and no names that a developer gives.
    fileprivate var isContent: Bool {
        isControl && (type == .cell || wordRole == .link || ancestor(of: [.cell]) != nil)
    }

    /// Whether it is a row or a card, whose label is a headline or a message, in a dump that lists only exposed
    /// elements.
    fileprivate var isContentOfFlatList: Bool {
        if isRowOfFlatList { return true }
        guard screen.screen.exposure == .listed, let frame, let size = screen.screen.size else { return false }
        return frame.width >= 0.85 * size.width && frame.height >= 70
    }

    /// Whether its label is the name of an action and the label of another element: `Share, Markets rally`.
    fileprivate var endsWithNameOfOther: Bool {
        guard let label, let comma = label.firstIndex(of: ",") else { return false }
        let object = label[label.index(after: comma)...].drop { $0 == " " }
        return !object.isEmpty && screen.cached { LabelsOfScreen(screen) }.all.contains(object)
    }

    /// Whether the label is put together from several texts.
    fileprivate var isComposed: Bool {
        if (label ?? "").parts.count > 2 { return true }
        return contents.lazy.filter { $0.type == .staticText }.prefix(2).reduce(0) { count, _ in count + 1 } > 1
    }

    /// Whether it may show its label on several lines: a button of React Native has no text inside in a dump, and grows
    /// with its title beyond the buttons beside it.
    fileprivate var mayShowItsLabel: Bool {
        guard type == .button, !hasChildren, let frame, let label, let parent else { return false }
        // At 16 points a letter is about 8 points wide, and a line 20 points high.
        let lines = (Double(label.weightedLength) * 8 / max(frame.width - 32, 1)).rounded(.up)
        guard lines >= 2, frame.height >= 20 * lines else { return false }
        let others = parent.contents.prefix(50).filter { $0.type == .button && $0.index != index }.compactMap(\.frame)
        return others.contains { $0.width == frame.width && $0.height + 12 <= frame.height }
    }

    /// Whether each part of the label is a text, or a part of a text, inside the element.
    fileprivate var showsPartsOfLabel: Bool {
        guard hasChildren, let label else { return false }
        let texts = screen.cached { PartsOfTexts() }
        let shown = Set(contents.filter { $0.type == .staticText }.flatMap(texts.parts))
        return label.parts.allSatisfy { shown.contains($0) }
    }
}

/// The labels of the exposed elements of a screen.
private final class LabelsOfScreen {
    let all: Set<Substring>

    init(_ screen: ScreenView) { all = Set(screen.subjects.compactMap { $0.label.map { $0[...] } }) }
}

/// The parts of the labels of texts, each computed once, because an element may be inside several others.
private final class PartsOfTexts {
    private var known: [Int: [String]] = [:]

    func parts(of text: ElementView) -> [String] {
        if let parts = known[text.index] { return parts }
        let parts = (text.label ?? "").parts
        known[text.index] = parts
        return parts
    }
}

extension String {
    /// Whether it is a sentence: words of Latin without a digit, with a small letter after each comma, longer than a
    /// list of names.
    fileprivate var isProse: Bool {
        guard utf8.count > 100, !unicodeScalars.contains(where: { $0.properties.numericType != nil }) else {
            return false
        }
        let rest = split(separator: ",").dropFirst()
        return !rest.isEmpty && rest.allSatisfy { $0.trimmed.first?.isLowercase == true } && !contains("\n")
    }

    /// The parts between commas and line breaks, also those of scripts with a comma of their own, without white space
    /// around them.
    fileprivate var parts: [String] { split { ",\n、，،;".contains($0) }.map(\.trimmed).filter { !$0.isEmpty } }
}
