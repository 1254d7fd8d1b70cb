import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// An identifier is for tests.
    public static let labelIdentifierShaped = Rule(
        "label-identifier-shaped",
        "A label is the element's identifier, written as in code.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "machine-text"],
        needs: [.label, .identifier],
        standards: [.wcag("4.1.2")],
        why: "Identifiers are for tests; read out they are hard to understand, and they are never translated.",
        fix: "Set the identifier as accessibilityIdentifier, and a word for people as the label.",
        inUIKit: """
            saveButton.accessibilityIdentifier = "save_btn"
            saveButton.accessibilityLabel = "Save"
            """,
        inSwiftUI: """
            Button("Save", action: save).accessibilityIdentifier("save_btn")
            """,
        limits: [
            "WebDriverAgent does not tell an identifier that equals the label, so that nothing is found in its dumps."
        ],
        unlikeA11yUITests: "It had no such test.",
        parameters: [strict],
        examples: [
            .fails(.button("save_btn", identifier: "save_btn")),
            .fails(.button("loginTrigger", identifier: "loginTrigger")),
            .fails(.button("nav-back-arrow", identifier: "nav-back-arrow")),
            .passes(.button("Save", identifier: "save_btn")),
            .passes(.button("저장", identifier: "저장"), because: "a word for people"),
            .passes(.button("Wi-Fi", identifier: "Wi-Fi")),
            .passes(.button("T-shirt", identifier: "T-shirt")),
            .passes(.button("check-in", identifier: "check-in")),
            .passes(.button("iPhone", identifier: "iPhone"), because: "a brand"),
            .passes(.button("save_btn", identifier: "save"), because: "not its identifier"),
        ],
        check: .eachElement { element, check in
            guard let label = element.label, label.utf8.count > 2, element.identifier == label else { return }
            guard check[strict] || label.isCode else { return }
            // Reported by label-symbol-name and image-label-filename.
            if case .symbol = MachineName(label) { return }
            guard !element.isNamed || !AssetName.matches(label) else { return }
            check.report(element, "the label \"\(label.printable(limit: 60))\" is the identifier")
        }
    )

    private static let strict = Parameter(
        "strict", default: false, "Whether a label for people that equals the identifier is reported too.")
}

extension String {
    /// Whether it is written like a name in code: `user_name_row`, `nav-back-arrow`, `saveButton`.
    var isCode: Bool {
        guard utf8.allSatisfy({ $0.isLetterOrDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }),
            utf8.contains(where: \.isLowercaseLetter)
        else { return false }
        // A leading or trailing underscore may belong to a user name.
        if contains("_") { return first != "_" && last != "_" }
        if contains("-") {
            let parts = split(separator: "-")
            return parts.count >= 3
                && parts.allSatisfy { $0.utf8.count >= 2 && $0.utf8.allSatisfy(\.isLowercaseLetter) }
                && !parts.contains(where: Self.smallWords.contains)
        }
        // saveButton, but not iPhone, macOS or McDonald.
        guard first?.isLowercase == true, let hump = firstIndex(where: \.isUppercase) else { return false }
        let rest = self[hump...]
        return self[..<hump].count >= 2 && rest.count >= 2 && rest.contains(where: \.isLowercase)
    }

    /// The words of compounds such as `check-in` and `state-of-the-art`.
    private static let smallWords: Set<Substring> = [
        "to", "in", "the", "of", "and", "by", "on", "up", "or", "a", "de", "do", "out",
    ]
}
