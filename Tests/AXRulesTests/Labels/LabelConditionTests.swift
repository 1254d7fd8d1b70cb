import AXAudit
import Testing

/// A condition of a rule saves time and changes no finding.
@Suite("Conditions on labels")
struct LabelConditionTests {
    private static let rules = Rule.all.filter { $0.unconditional != nil }

    @Test("The rules that have a condition")
    func conditional() {
        #expect(
            Self.rules.map(\.id) == [
                "label-control-characters", "label-encoding-broken", "label-format-specifier", "label-icon-glyph",
                "label-raw-markup",
            ])
    }

    @Test("Without its condition a rule finds the same in examples and in random texts", arguments: rules)
    func sameFindings(_ rule: Rule) throws {
        let unconditional = try #require(rule.unconditional)
        #expect(unconditional.unconditional == nil)
        for label in Self.labels {
            let screen = Screen([.button(label)])
            #expect(
                rule.audit(screen).findings.map(\.message) == unconditional.audit(screen).findings.map(\.message),
                "\(label)")
        }
    }

    /// The labels of all examples, and random combinations of what programs leave in texts.
    private static let labels: [String] = {
        let examples = Rule.all.flatMap(\.examples).flatMap(\.elements).compactMap(\.element.label)
        let pieces = [
            "%@", "%", "d", "{", "name", "}", "\\(", ")", "\\n", "<b>", "<xliff", ">", "<a ", "=", "&amp;", "&", ";",
            "[x]",
            "(http://a)", "**", "word", " ", "50", "확인", "é", ",", "\u{7}", "\u{E000}", "\u{202E}",
        ]
        var numbers = SeededNumbers(11)
        let random = (0..<2_000).map { _ in
            (0..<Int(numbers.points(1...6))).map { _ in numbers.pick(pieces) }.joined()
        }
        return Array(Set(examples)).sorted() + random
    }()
}
