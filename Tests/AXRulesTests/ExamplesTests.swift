import AXAudit
import Testing

/// Every example of every rule, through the audit of all recommended rules together.
@Suite("Examples")
struct ExamplesTests {
    @Test("The rule says of its example what the example says", arguments: Case.all)
    func example(_ example: Case) {
        let audit = example.value.audited(
            by: Audit(rules: Rule.all.filter { $0.isIn(.recommended) || $0.id == example.rule }))
        let findings = audit.findings.filter { $0.ruleID == example.rule }
        let notChecked = audit.notChecked.filter { $0.ruleID == example.rule }
        let drawing = Comment(rawValue: example.value.drawing)
        switch example.value.expectation {
        case .fails(let severity):
            #expect(!findings.isEmpty, drawing)
            #expect(notChecked.isEmpty, drawing)
            if let severity { #expect(findings.allSatisfy { $0.severity == severity }, drawing) }
        case .passes:
            #expect(findings.map(\.message).isEmpty, drawing)
            // Of an empty screen only tree-empty has anything to say, and an example must not hide behind that.
            #expect(notChecked.isEmpty, drawing)
        case .notChecked:
            #expect(findings.map(\.message).isEmpty, drawing)
            #expect(notChecked.count == 1, drawing)
        }
    }

    @Test(
        "A finding of an example is never more severe than its rule, and its message is no sentence",
        arguments: Case.all
    )
    func wording(_ example: Case) {
        // The sentences of A11yUITests are its own.
        let audit = example.value.audited(by: Audit(rules: Rule.all.filter { !$0.isIn(.a11yuitests) }))
        let severities = Dictionary(uniqueKeysWithValues: Rule.all.map { ($0.id, $0.severity) })
        for finding in audit.findings {
            #expect(finding.severity <= severities[finding.ruleID] ?? .warning)
            #expect(
                !finding.message.isEmpty && !finding.message.hasSuffix("."), "\(finding.ruleID): \(finding.message)")
            #expect(
                finding.message.unicodeScalars.allSatisfy { $0 == $0.shown }, "\(finding.ruleID): \(finding.message)")
            #expect(!finding.message.contains(".0 ") && !finding.message.contains(".0×"), "\(finding.message)")
        }
    }

    /// One example, with a name that a failure can print.
    struct Case: CustomTestStringConvertible, Sendable {
        var rule: String
        var number: Int
        var value: RuleExample

        var testDescription: String { "\(rule) example \(number): \(value.note ?? value.drawing)" }

        static let all = Rule.all.flatMap { rule in
            rule.examples.enumerated().map { Case(rule: rule.id, number: $0 + 1, value: $1) }
        }
    }
}

extension Unicode.Scalar {
    /// The scalar itself if it shows, a question mark for control and format characters.
    fileprivate var shown: Unicode.Scalar {
        switch properties.generalCategory {
        case .control, .format: "?"
        default: self
        }
    }
}
