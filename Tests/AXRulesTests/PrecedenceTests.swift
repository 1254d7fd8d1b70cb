import AXAudit
import Foundation
import TestSupport
import Testing

/// The table in .github/PRECEDENCE.md: which of two rules reports a defect that both see.
@Suite("Precedence of rules")
struct PrecedenceTests {
    /// A defect, the rule that reports it and those that leave it to that rule.
    struct Row: CustomTestStringConvertible, Sendable {
        var defect: String
        var reporting: String
        var leaving: [String]
        var nodes: [Node]

        init(_ defect: String, _ reporting: String, leaves leaving: String, _ nodes: Node...) {
            self.defect = defect
            self.reporting = reporting
            self.leaving = leaving.split(separator: " ").map(String.init)
            self.nodes = nodes
        }

        var testDescription: String { "\(defect): \(reporting)" }
    }

    private static let frame = Rect(x: 20, y: 100, 100 × 44)
    private static let other = Rect(x: 100, y: 100, 100 × 44)

    static let rows: [Row] = [
        Row(
            "label that is empty or missing, on a control", "control-label-missing",
            leaves: "label-blank header-empty element-undescribed image-label-missing",
            .button(nil), Node(.image, traits: [.image, .button]), .button("").with { $0.headingLevel = 1 }),
        Row(
            "label that is empty or missing, on a text field without placeholder", "text-field-label-missing",
            leaves: "control-label-missing element-undescribed", Node(.textField)),
        Row(
            "label that is empty or missing, on a text field with placeholder", "text-field-placeholder-only",
            leaves: "text-field-label-missing control-label-missing", Node(.textField).with { $0.placeholder = "Email" }
        ),
        Row(
            "label that is empty or missing, on an image", "image-label-missing",
            leaves: "header-empty element-undescribed", Node(.image, traits: [.image, .header])),
        Row(
            "label that is empty or missing, on a header that is neither control nor image", "header-empty",
            leaves: "element-undescribed", Node(.other, traits: .header)),
        Row(
            "label of white space or invisible characters only", "label-blank",
            leaves: "label-control-characters label-leading-trailing-space label-symbol-only label-too-long",
            .button(String(repeating: " ", count: 50)), .button("\u{200B}")),
        Row(
            "label that only names a role (\"Button\")", "label-role-only",
            leaves: "label-role-redundant image-label-redundant-word", .button("Button"),
            Node(.image, "Image", traits: .image)),
        Row(
            "vague label that begins with a gesture (\"Click here\")", "label-non-descriptive",
            leaves: "label-gesture-instruction", .button("Click here")),
        Row(
            "vague label of several buttons", "label-duplicate", leaves: "label-non-descriptive", .button("Here"),
            .button("Here")),
        Row(
            "vague label of several links", "label-non-descriptive", leaves: "label-duplicate",
            Node(.link, "Here", traits: .link), Node(.link, "Here", traits: .link)),
        Row(
            "label that is the name of a symbol", "label-symbol-name",
            leaves: "label-identifier-shaped image-label-filename",
            Node(.image, "crown.fill", traits: .image).with { $0.identifier = "crown.fill" }),
        Row(
            "label that is the name of an image file and equals the identifier", "image-label-filename",
            leaves: "label-identifier-shaped",
            Node(.image, "hero_bg", traits: .image).with { $0.identifier = "hero_bg" }),
        Row(
            "label that is a name in code and equals the identifier", "label-identifier-shaped",
            leaves: "label-localisation-key", .button("save_button").with { $0.identifier = "save_button" }),
        Row(
            "label that is the name of an image asset, with spaces", "image-label-filename", leaves: otherLabelRules,
            .button("play icon play button u"), .button("btn play button")),
        Row(
            "label that is a localisation key", "label-localisation-key", leaves: otherLabelRules,
            .button("save_button"),
            .button("save_button"), .button("LOGIN_BUTTON_TITLE")),
        Row(
            "label with a format specifier", "label-format-specifier", leaves: otherLabelRules,
            .button("%@ %@ button."), .button("%d")),
        Row(
            "label with debug text", "label-debug-text", leaves: otherLabelRules, .button("(null) button."),
            .button(String(repeating: "Optional(5) ", count: 8))),
        Row(
            "label with markup", "label-raw-markup", leaves: otherLabelRules, .button("<b>play play</b> button."),
            .button(" &amp;")),
        Row(
            "label that is an address", "label-url", leaves: otherLabelRules,
            .button("https://EXAMPLE.com/play/play/play/play/play/button."), .button("/AB/CD")),
        Row(
            "label of private-use characters", "label-control-characters", leaves: "label-symbol-only",
            .button("\u{E900}")),
        Row(
            "label with a replacement character, or decoded with the wrong encoding", "label-encoding-broken",
            leaves: "label-control-characters label-symbol-only", .button("\u{FFFD}"), .button("Caf\u{C3}\u{89}")),
        Row(
            "button without a trait of a control", "button-trait-missing", leaves: "role-missing",
            Node(.button, "Save").with { $0.identifier = "saveButton" }),
        Row(
            "control in an exposed element", "nested-control-unreachable", leaves: "control-unreachable",
            Node(
                .cell, "Coffee", at: Rect(x: 0, y: 100, 390 × 60),
                [
                    .button("Delete", at: Rect(x: 320, y: 108, 60 × 44)).with { $0.isAccessibilityElement = nil }
                ])),
        Row(
            "picture and another control of one kind with one label", "label-duplicate", leaves: "adjacent-duplicate",
            Node(.image, "Edit", traits: [.image, .button]), .button("Edit")),
        Row(
            "picture and another element with one label that is text for machines", "label-debug-text",
            leaves: "adjacent-duplicate", Node(.image, "(null)", traits: .image), Node(.staticText, "(null)")),
        Row(
            "single character that is neither letter nor digit", "label-symbol-only", leaves: "label-too-short",
            .button("×")),
        Row(
            "value that equals the label, in a text field", "text-field-label-masks-value",
            leaves: "value-repeats-label", Node(.textField, "Kim").with { $0.value = "Kim" }),
        Row(
            "state at the end of the label that is also the value", "label-state-redundant",
            leaves: "value-repeats-label", Node(.switch, "Wi-Fi, on", traits: .toggleButton).with { $0.value = "on" }),
        Row(
            "text for machines that is both label and value", "label-format-specifier",
            leaves: "value-machine-text value-repeats-label", Node(.other, "%d items").with { $0.value = "%d items" }),
        Row(
            "size of a control", "target-size", leaves: "element-too-small",
            .button("Close", at: Rect(x: 20, y: 100, 8 × 8))),
        Row(
            "two controls with the same frame", "duplicate-bounds", leaves: "control-overlap control-spacing",
            .button("Open", at: frame), .button("Close", at: frame)),
        Row(
            "two elements with the same frame, type, label and value", "nested-duplicate",
            leaves: "duplicate-bounds control-overlap label-duplicate", .button("Play", at: frame),
            .button("Play", at: frame)),
        Row(
            "two controls that overlap", "control-overlap", leaves: "control-spacing", .button("Open", at: frame),
            .button("Close", at: other)),
        Row(
            "label that is empty or missing, on a progress indicator", "progress-undescribed",
            leaves: "element-undescribed", Node(.activityIndicator)),
        Row(
            "screen of five and more elements without a heading", "header-missing", leaves: "title-trait-missing",
            Node(.navigationBar, "Payment", exposed: false, [Node(.staticText, "Payment", traits: .staticText)]),
            .button("Card"), .button("Cash"), .button("Voucher"), .button("Pay")),
        Row(
            "label of an image that is the name of a file and a word for decoration", "image-label-filename",
            leaves: "image-decorative-exposed", Node(.image, "bg_divider", traits: .image)),
        Row(
            "label of an image that is a word for decoration with one for an image", "image-label-redundant-word",
            leaves: "image-decorative-exposed", Node(.image, "Background image", traits: .image)),
        Row(
            "text for machines in a hint", "hint-machine-text",
            leaves: "hint-role-word hint-too-long hint-untranslated", .button("Save").with { $0.hint = "%@ button" },
            .button("Edit").with { $0.hint = String(repeating: "%@ opens this ", count: 20) }),
        Row(
            "size of a control that WCAG 2.5.8 does not allow", "target-size-minimum", leaves: "target-size",
            .button("Open", at: Rect(x: 20, y: 100, 20 × 20)), .button("Close", at: Rect(x: 42, y: 100, 20 × 20))),
    ]

    /// The rules about wording, length and duplicates, which leave text for machines to the rule that names it.
    private static let otherLabelRules = """
        label-capitalisation label-duplicate label-gesture-instruction label-leading-trailing-space label-repeats-words \
        label-role-redundant label-spaced-letters label-state-redundant label-symbol-only label-too-long \
        label-too-short label-trailing-period label-uppercase image-label-redundant-word
        """

    @Test("One rule reports the defect and the others leave it to that rule", arguments: rows)
    func precedence(_ row: Row) {
        let audit = Audit(rules: Rule.all.filter { !$0.isIn(.a11yuitests) })(Screen(row.nodes))
        let reported = Set(audit.findings.map(\.ruleID))
        #expect(reported.contains(row.reporting))
        #expect(reported.isDisjoint(with: row.leaving), "\(reported.intersection(row.leaving))")
        let known = Set(Rule.all.map(\.id))
        #expect(known.isSuperset(of: row.leaving))
    }

    @Test("The table in PRECEDENCE.md has these rows")
    func table() throws {
        let rows = try Repository.text(".github/PRECEDENCE.md").split(separator: "\n").filter { $0.hasPrefix("| ") }
            .dropFirst(2)
        let expected = Self.rows.map { row in
            let leaving =
                row.leaving == Self.otherLabelRules.split(separator: " ").map(String.init)
                ? "the other rules for labels" : row.leaving.joined(separator: ", ")
            return "| \(row.defect) | \(row.reporting) | \(leaving) |"
        }
        #expect(rows.map(String.init) == expected)
    }
}
