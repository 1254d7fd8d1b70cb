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
        ]
    ) { element, check in
        guard element.labelByteCount > 2, let label = element.label, element.identifier == label else { return }
        guard check[strict] || label.isCode(element.labelFacts) else { return }
        // What is the name of a symbol or a file is theirs to report.
        if case .symbol = MachineName.of(element) { return }
        guard !element.isNamed || !MachineName.isFile(label) else { return }
        check.report(element, "the label \"\(label.printable(limit: 60))\" is the identifier")
    }

    private static let strict = Parameter(
        "strict", default: false, "Whether a label for people that equals the identifier is reported too.")
}

extension String {
    /// Whether it is written as names in code are.
    func isCode(_ facts: TextFacts) -> Bool {
        guard facts.isSubset(of: .upper | .lower | .digit | .dot | .underscore | .hyphen), facts.contains(.lower) else {
            return false
        }
        if facts.contains(.underscore) {
            // A leading or trailing one may belong to the name of a user.
            return utf8.first != 0x5F && utf8.last != 0x5F && !facts.contains(.dot)
        }
        if facts.contains(.dot) { return false }
        if facts.contains(.hyphen) {
            guard !facts.contains(.upper) else { return false }
            let parts = split(separator: "-")
            return parts.count >= 3 && parts.allSatisfy { $0.utf8.count >= 2 && $0.utf8.allSatisfy { $0 >= 0x61 } }
                && !parts.contains {
                    ["to", "in", "the", "of", "and", "by", "on", "up", "or", "a", "de", "do", "out"].contains($0)
                }
        }
        // saveButton, but not iPhone, macOS or McDonald.
        guard let first = utf8.first, first >= 0x61, let hump = firstIndex(where: { $0.isUppercase }) else {
            return false
        }
        let rest = self[hump...]
        return self[..<hump].count >= 2 && rest.count >= 2 && rest.contains(where: \.isLowercase)
    }
}
