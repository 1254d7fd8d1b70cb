import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports control and image labels that are longer than the maximum.
    public static let labelTooLong = Rule(
        "label-too-long",
        "Label of a control or an image is too long.",
        severity: .warning,
        presets: [.recommended],
        groups: ["labels"],
        needs: [.type, .label],
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
            "Only the length is checked; a long label can be correct, e.g. the title of a book."
        ],
        unlikeA11yUITests: """
            A11yUITests checks every element except texts and text views, counts each character once and has no \
            separate limit for combined labels.
            """,
        parameters: [maximum, combinedMaximum],
        examples: [
            .fails(.button("Add this product to the shopping cart and continue to the checkout")),
            .fails(.image("A red kite over a green hill with three children who hold its string")),
            .fails(.button("이 상품을 장바구니에 담고 결제 화면으로 바로 이동합니다"), because: "Hangul syllables count twice"),
            .passes(.button("Add to cart")),
            .passes(.text("A text to read may be as long as it needs to be, for reading it is what it is there for.")),
            .passes(
                .button("TRAILER, September 16. Welcome to the show, 1 minute left, not played yet"),
                because: "parts combined with commas"),
        ],
        check: .eachElement { element, check in
            guard element.isNamed, element.isHeader != true, element.type != .textView, let label = element.label
            else { return }
            let length = label.weightedLength
            let isCombined = element.type == .cell || label.holdsTwoSeparators
            let limit = isCombined ? check[combinedMaximum] : check[maximum]
            guard length > limit, !label.isBlank else { return }
            check.report(element, "label is \(length) characters long; the maximum is \(limit)")
        }
    )

    private static let maximum = Parameter(
        "maximum", default: 40, "Maximum label length in characters; wide characters count twice.")
    private static let combinedMaximum = Parameter(
        "combinedMaximum", default: 160,
        "Maximum label length in characters of a cell, or of a label with at least two commas or line breaks.")
}

extension String {
    /// Whether it has two of the separators of a combined label, also of scripts with a comma of their own.
    fileprivate var holdsTwoSeparators: Bool {
        var count = 0
        for scalar in unicodeScalars {
            switch scalar {
            case ",", "\n", "、", "，", "،", ";": count += 1
            default: continue
            }
            if count == 2 { return true }
        }
        return false
    }
}
