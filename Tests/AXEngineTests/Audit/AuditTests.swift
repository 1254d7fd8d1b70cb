import AXEngine
import AXTree
import TestSupport
import Testing

@Suite("Audit")
struct AuditTests {
    // MARK: Order

    private static let rules: [Rule] = [
        .each("b-each") { element, check in check.report(element, "first") },
        .screen("z-screen") { _, check in check.reportScreen("the screen") },
        .screen("a-backwards") { screen, check in
            for element in screen.subjects.reversed() { check.report(element, "backwards") }
        },
        .each("c-twice") { element, check in
            check.report(element, "one")
            check.report(element, "two")
        },
        .screen("a-screen") { _, check in check.reportScreen("the screen") },
        .screen("d-pair") { screen, check in check.report([screen[3], screen[1]], "a pair") },
    ]

    @Test("Findings are sorted: the screen first, then by element, rule, and the order in which a rule spoke")
    func order() {
        let audit = Audit(rules: Self.rules)(.buttons("A", "B", "C"))
        let found = audit.findings.map { "\($0.elements.first?.index ?? 0) \($0.ruleID) \($0.message)" }
        #expect(
            found == [
                "0 a-screen the screen", "0 z-screen the screen",
                "1 a-backwards backwards", "1 b-each first", "1 c-twice one", "1 c-twice two",
                "2 a-backwards backwards", "2 b-each first", "2 c-twice one", "2 c-twice two",
                "3 a-backwards backwards", "3 b-each first", "3 c-twice one", "3 c-twice two", "3 d-pair a pair",
            ])
    }

    @Test("The order of the rules makes no difference", arguments: 0..<20)
    func ruleOrder(seed: Int) {
        func text(_ rules: [Rule]) -> [String] {
            Audit(rules: rules)(.buttons("A", "B", "C")).findings.map {
                "\($0.ruleID) \($0.key) \($0.message) \($0.elements)"
            }
        }
        var shuffled = Self.rules
        for _ in 0..<seed { shuffled.append(shuffled.remove(at: seed * 7 % (shuffled.count - 1))) }
        #expect(text(shuffled) == text(Self.rules))
        #expect(text(Self.rules.reversed()) == text(Self.rules))
        #expect(Audit(rules: shuffled)(.buttons("A", "B", "C")).rules == Self.rules.map(\.id).sorted())
    }

    @Test("Only exposed elements are looked at")
    func exposedOnly() {
        var screen = Screen.buttons("A", "B")
        screen.elements[1].isAccessibilityElement = false
        let audit = Audit(rules: [.each("each") { $1.report($0, "seen") }])(screen)
        #expect(audit.findings.map { $0.elements.map(\.index) } == [[2]])
        #expect(audit.exposed == [2])
    }

    @Test("An audit without rules still says what is exposed")
    func noRules() {
        let audit = Audit(rules: [])(.buttons("A", "B"))
        #expect(audit.exposed == [1, 2])
        #expect(audit.findings.isEmpty && audit.notChecked.isEmpty && audit.rules.isEmpty)
    }

    // MARK: Severity

    @Test(
        "A report can lower the severity and not raise it, and a severity that is set is the ceiling",
        arguments: [
            (.failure, nil, nil, .failure), (.failure, nil, .warning, .warning), (.failure, nil, .failure, .failure),
            (.warning, nil, nil, .warning), (.warning, nil, .failure, .warning),
            (.failure, .warning, nil, .warning), (.failure, .warning, .failure, .warning),
            (.warning, .failure, nil, .failure), (.warning, .failure, .warning, .warning),
        ] as [(Severity, Severity?, Severity?, Severity)])
    func ceiling(rule: Severity, set: Severity?, report: Severity?, expected: Severity) {
        let rules = [
            Rule.each("each", severity: rule) { $1.report($0, "x", as: report) },
            .screen("screen", severity: rule) { $1.reportScreen("x", as: report) },
            .screen("several", severity: rule) { $1.report([$0[1]], "x", as: report) },
        ]
        let audit = Audit(rules.map { RuleSetting($0, severity: set) })(.buttons("A"))
        #expect(audit.findings.map(\.severity) == [expected, expected, expected])
    }

    // MARK: Parameters

    private static let length = Rule.Parameter("length", default: 3, "A length.")
    private static let words = Rule.Parameter("words", default: ["OK"], "Words.")

    @Test("Parameters have their defaults unless set; a value of another type or name is ignored")
    func parameters() {
        let rule = Rule.each("each", parameters: [Self.length, Self.words]) { element, check in
            check.report(element, "\(check[Self.length]) \(check[Self.words].joined(separator: "/"))")
        }
        func message(_ values: [String: ParameterValue]) -> String? {
            Audit([RuleSetting(rule, values: values)])(.buttons("A")).findings.first?.message
        }
        #expect(message([:]) == "3 OK")
        #expect(message(["length": .number(5)]) == "5 OK")
        #expect(message(["words": .words(["Go", "X"]), "length": .number(0)]) == "0 Go/X")
        #expect(message(["other": .number(5)]) == "3 OK")
        #expect(message(["length": .flag(true)]) == "3 OK")
        #expect(message(["length": .number(2.5)]) == "3 OK", "no whole number")
    }

    @Test("The parameters of one rule are not those of the next")
    func ownParameters() {
        let rules = ["a", "b", "c"].map { id in
            Rule.each(id, parameters: [Self.length]) { $1.report($0, "\($1[Self.length])") }
        }
        let settings = [
            RuleSetting(rules[0], values: ["length": .number(1)]), RuleSetting(rules[1]),
            RuleSetting(rules[2], values: ["length": .number(9)]),
        ]
        #expect(Audit(settings)(.buttons("A")).findings.map(\.message) == ["1", "3", "9"])
    }

    @Test("A parameter accepts what is of its kind and in its range")
    func accepts() {
        #expect(Self.length.accepts(.number(7)))
        #expect(Self.length.accepts(.number(0)) && Self.length.accepts(.number(10_000)))
        #expect(!Self.length.accepts(.number(-1)) && !Self.length.accepts(.number(10_001)))
        #expect(!Self.length.accepts(.number(2.5)))
        #expect(!Self.length.accepts(.words(["3"])) && !Self.length.accepts(.flag(true)))
        #expect(Self.words.accepts(.words([])) && !Self.words.accepts(.number(1)))
        #expect(Self.words.range == nil && Self.length.range == 0...10_000)
        let share = Rule.Parameter("share", default: 0.05, "A share.", in: 0...1)
        #expect(share.accepts(.number(0.5)) && !share.accepts(.number(1.5)) && !share.accepts(.number(.nan)))
    }

    @Test("Values are written as on the command line")
    func values() {
        #expect(ParameterValue.number(44).description == "44")
        #expect(ParameterValue.number(0.05).description == "0.05")
        #expect(ParameterValue.flag(false).description == "false")
        #expect(ParameterValue.words(["X", "OK"]).description == "X,OK")
    }

    // MARK: Not checked

    private func reason(_ needs: AttributeSet, oneOf: AttributeSet = [], carried: AttributeSet) -> String? {
        let rule = Rule.each("each", needs: needs, needsOneOf: oneOf) { $1.report($0, "seen") }
        let audit = Audit(rules: [rule])(.buttons("A", carries: carried))
        #expect(audit.notChecked.isEmpty != audit.findings.isEmpty, "checked or not checked, never both")
        return audit.notChecked.first?.reason
    }

    @Test("What the dump does not carry is named, all of it")
    func needs() {
        #expect(reason([.type], carried: [.type]) == nil)
        #expect(reason([], carried: []) == nil)
        #expect(reason([.type, .hint], carried: [.type]) == "this dump carries no hints")
        #expect(reason([.label, .hint], carried: []) == "this dump carries no labels or hints")
        #expect(reason([.label, .hint, .frame], carried: [.value]) == "this dump carries no labels, hints or frames")
        #expect(reason([.traits, .children], carried: []) == "this dump carries no traits or children")
        #expect(reason([.enabled], carried: []) == "this dump carries no enabled flags")
        #expect(reason([.isAccessibilityElement], carried: []) == "this dump carries no accessibility element flags")
    }

    @Test("Of what is needed in the alternative, one is enough")
    func needsOneOf() {
        #expect(reason([.type], oneOf: [.traits, .headingLevel], carried: [.type, .headingLevel]) == nil)
        #expect(reason([.type], oneOf: [.traits, .headingLevel], carried: [.type, .traits]) == nil)
        #expect(
            reason([.type], oneOf: [.traits, .headingLevel], carried: [.type])
                == "this dump carries neither traits nor heading levels")
        #expect(
            reason([.type], oneOf: [.label, .value, .hint], carried: [.type])
                == "this dump carries neither labels, values nor hints")
        #expect(
            reason([.frame], oneOf: [.traits, .headingLevel], carried: [.type]) == "this dump carries no frames",
            "what is needed in any case comes first")
    }

    @Test("An alternative of one attribute reads like a plain need")
    func needsOneOfOne() {
        let reason = reason([.type], oneOf: [.traits], carried: [.type])
        #expect(reason == "this dump carries no traits")
    }

    @Test("On a screen without exposed elements, rules that check elements are not checked")
    func nothingExposed() {
        var screen = Screen.buttons("A")
        screen.elements[1].isHidden = true
        let rules = [
            Rule.each("each") { $1.report($0, "seen") }, .screen("needy") { $1.reportScreen("seen") },
            .screen("any", needs: []) { $1.reportScreen("seen") },
        ]
        let audit = Audit(rules: rules)(screen)
        #expect(audit.findings.map(\.ruleID) == ["any"])
        #expect(audit.notChecked.map(\.ruleID) == ["each", "needy"])
        #expect(Set(audit.notChecked.map(\.reason)) == ["the screen has no exposed elements"])
    }

    @Test("A rule can say that it could not tell; all such are sorted by rule")
    func couldNotCheck() {
        let rules = [
            Rule.screen("m") { $1.couldNotCheck("it is dark") }, .each("z", needs: [.hint]) { $1.report($0, "x") },
            .each("a", needs: [.hint]) { $1.report($0, "x") },
        ]
        let audit = Audit(rules: rules)(.buttons("A", carries: [.type]))
        #expect(audit.notChecked.map(\.ruleID) == ["a", "m", "z"])
        #expect(audit.rules == ["a", "m", "z"])
        #expect(audit.notChecked[1].reason == "it is dark")
    }

    @Test(
        "What a screen as a whole lacks is not checked if contents of the screen are missing from the dump",
        arguments: [(.window, true), (.webView, true), (.tabBar, false)] as [(ElementType, Bool)])
    func missingContents(type: ElementType, isUnknown: Bool) {
        var screen = Screen.buttons("A", "B")
        screen.elements[2].type = type
        screen.elements[2].contentsCaptured = false
        let rules = [Rule.each("each") { $1.report($0, "seen") }, .screen("whole") { $1.reportScreen("seen") }]
        let audit = Audit(rules: rules)(screen)
        #expect(audit.findings.contains { $0.ruleID == "whole" } == !isUnknown)
        #expect(audit.findings.contains { $0.ruleID == "each" })
        #expect(
            audit.notChecked.map(\.reason)
                == (isUnknown ? ["contents of the screen are missing from this dump"] : []))
    }

    // MARK: Keys

    @Test("The key of a pair is that of both, sorted, whoever is the subject; that of a screen is screen")
    func keys() {
        var screen = Screen.buttons("Save", "Cancel", "Save")
        screen.elements[2].identifier = "cancel"
        let rules = [
            Rule.screen("a") { $1.report([$0[1], $0[2]], "x") }, .screen("b") { $1.report([$0[2], $0[1]], "x") },
            .screen("c") { $1.report([$0[3]], "x") }, .screen("d") { $1.reportScreen("x") },
            .screen("e") { $1.report([$0[3], $0[1], $0[2]], "x") },
        ]
        let audit = Audit(rules: rules)(screen)
        let keys = Dictionary(uniqueKeysWithValues: audit.findings.map { ($0.ruleID, $0.key) })
        #expect(keys["a"] == "#cancel & button \"Save\"")
        #expect(keys["b"] == keys["a"])
        #expect(keys["c"] == "button \"Save\"[1]")
        #expect(keys["d"] == "screen")
        #expect(keys["e"] == "#cancel & button \"Save\" & button \"Save\"[1]")
    }

    @Test("A finding knows path and key of its elements, the subject first")
    func elements() {
        let audit = Audit(rules: [.screen("a") { $1.report([$0[2], $0[1]], "x") }])(.buttons("A", "B"))
        #expect(audit.findings.first?.elements.map(\.index) == [2, 1])
        #expect(audit.findings.first?.elements.map(\.path) == ["Button[1]", "Button[0]"])
        #expect(audit.findings.first?.elements.map(\.key.description) == ["button \"B\"", "button \"A\""])
    }

    @Test("Elements of the system are left out with a note, unless the audit includes them")
    func systemElements() {
        var screen = Screen.buttons("A", "B")
        screen.elements[1].traits = .keyboardKey
        screen.scope = .device
        var audit = Audit(rules: [.screen("a") { $1.reportScreen("\($0.subjectIndices.count) exposed") }])
        #expect(audit(screen).findings.map(\.message) == ["1 exposed"])
        #expect(
            audit(screen).screen.origin.notes == [
                "1 element that iOS draws, such as a key of the keyboard, is left out"
            ])
        audit.includesSystem = true
        #expect(audit(screen).findings.map(\.message) == ["2 exposed"])
        #expect(audit(screen).screen.origin.notes.isEmpty)
    }

    @Test("A value in the cache of a screen is computed once, for each screen and key")
    func cache() {
        final class Text {
            let text: String?
            init(_ text: String?) { self.text = text }
        }
        final class Other {
            let text: String?
            init(_ text: String?) { self.text = text }
        }
        let rules = ["a", "b"].map { id in
            Rule.screen(id) { screen, check in
                let first = screen.cached { Text("\(id) of \(screen.elements.count)") }
                let nothing = screen.cached { Other(id == "a" ? nil : id) }
                check.reportScreen("\(first.text ?? "nothing"), \(nothing.text ?? "nothing")")
            }
        }
        let audit = Audit(rules: rules)
        #expect(audit(.buttons("A")).findings.map(\.message) == ["a of 2, nothing", "a of 2, nothing"])
        #expect(audit(.buttons("A", "B")).findings.map(\.message) == ["a of 3, nothing", "a of 3, nothing"])
    }
}
