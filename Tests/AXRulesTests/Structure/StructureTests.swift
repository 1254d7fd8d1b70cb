import AXAudit
import Testing

/// header-missing and tree-empty.
@Suite("Structure")
struct StructureTests {
    private func buttons(_ count: Int) -> [Node] { (0..<count).map { .button("Button \($0)") } }

    private let header = Node(.staticText, "Payment", traits: [.staticText, .header])

    @Test("Four elements need no heading, five do")
    func minimum() {
        #expect(Rule.headerMissing.audit(Screen(buttons(4))).findings.isEmpty)
        let findings = Rule.headerMissing.audit(Screen(buttons(5))).findings
        #expect(findings.map(\.message) == ["has no heading (exposed elements: 5)"])
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings.map(\.elements.isEmpty) == [true])
        #expect(findings.map(\.key) == ["screen"])
    }

    @Test("What VoiceOver does not stop on does not count, neither as element nor as heading")
    func exposedOnly() {
        #expect(
            Rule.headerMissing.audit(Screen(buttons(4) + [Node(.button, "Hidden", exposed: false)])).findings.isEmpty)
        let hidden = header.with { $0.isAccessibilityElement = false }
        #expect(Rule.headerMissing.audit(Screen(buttons(5) + [hidden])).findings.count == 1)
    }

    @Test("The limit can be set")
    func parameter() {
        #expect(Rule.headerMissing.audit(Screen(buttons(5)), ["minimumElements": .number(6)]).findings.isEmpty)
        #expect(Rule.headerMissing.audit(Screen(buttons(2)), ["minimumElements": .number(2)]).findings.count == 1)
    }

    @Test("A heading of any type, a heading level, or the title of a navigation bar will do")
    func headings() {
        for node in [
            header, Node(.other, "Payment", traits: .header), .button("Payment").with { $0.headingLevel = 2 },
            Node(
                .navigationBar, exposed: false,
                [Node(.other, exposed: false, [Node(.staticText, "Payment", traits: nil)])]),
        ] {
            #expect(Rule.headerMissing.audit(Screen(buttons(5) + [node])).findings.isEmpty)
        }
        for bar in [
            Node(.navigationBar, exposed: false, [.button("Back")]),
            Node(.navigationBar, "Payment", exposed: false),
            Node(.navigationBar, exposed: false, [Node(.staticText, "Payment", traits: .staticText)]),
            Node(.navigationBar, exposed: false, [Node(.staticText, "Payment", traits: nil, exposed: false)]),
        ] {
            #expect(Rule.headerMissing.audit(Screen(buttons(5) + [bar])).findings.count == 1)
        }
    }

    @Test("Nothing is reported while an alert is up; an action sheet has a title of its own")
    func alerts() {
        func count(_ type: ElementType, _ others: Node...) -> Int {
            Rule.headerMissing.audit(Screen([Node(type, exposed: false, buttons(5))] + others)).findings.count
        }
        #expect(count(.alert) == 0)
        #expect(count(.alert, .button("Beside")) == 0)
        #expect(count(.sheet) == 0)
        #expect(count(.sheet, .button("Beside")) == 1)
    }

    @Test("Where exposure is inferred, messages say may and findings are warnings")
    func inferred() {
        let unknown = Node(.other, traits: .updatesFrequently).with { $0.isAccessibilityElement = nil }
        let undescribed = Rule.elementUndescribed.audit(Screen([unknown, .button("Pay")])).findings
        #expect(undescribed.map(\.message) == ["may be exposed and has neither a label nor a value"])
        #expect(undescribed.map(\.severity) == [.warning])
        let known = Rule.elementUndescribed.audit(Screen([Node(.other), .button("Pay")])).findings
        #expect(known.map(\.message) == ["has neither a label nor a value"])
        func silent(_ flag: Bool?) -> [String] {
            let text = Node(.staticText, "3 €", at: Rect(x: 30, y: 110, 50 × 20)).with {
                $0.isAccessibilityElement = flag
            }
            let row = Node(.cell, "Coffee", at: Rect(x: 0, y: 100, 390 × 44), [text])
            return Rule.textUnreachable.audit(Screen([row])).findings.map(\.message)
        }
        #expect(silent(false) == ["is missing from what VoiceOver reads"])
        #expect(silent(nil) == ["may be missing from what VoiceOver reads"])
    }

    @Test("Texts of the system, and texts behind something else, are not missing from what VoiceOver reads")
    func silentTexts() {
        func text(_ words: String, at frame: Rect, exposed: Bool) -> Node {
            Node(.staticText, words, at: frame, exposed: exposed)
        }
        let bar = [
            text("8:15", at: Rect(x: 40, y: 20, 40 × 20), exposed: true),
            Node(.other, "Wi-Fi, 2 of 3 bars", at: Rect(x: 300, y: 20, 20 × 20)),
        ]
        let keyboard = Node(
            .keyboard, at: Rect(x: 0, y: 600, 390 × 244), exposed: false,
            [text("Recent emoji", at: Rect(x: 10, y: 610, 100 × 20), exposed: true)])
        let note = text("Sold out", at: Rect(x: 20, y: 300, 100 × 20), exposed: false)
        var screen = Screen(bar + [keyboard, note, .button("Pay", at: Rect(x: 20, y: 400, 100 × 44))])
        screen.scope = .device
        let found = Rule.textUnreachable.audit(screen).findings
        #expect(found.map { $0.elements.map { screen.elements[$0.index].label } } == [["Sold out"]])
        let sheet = Node(.other, exposed: false, [.button("Buy", at: Rect(x: 20, y: 500, 350 × 44))]).with {
            $0.isModal = true
        }
        let price = text("3 €", at: Rect(x: 20, y: 100, 100 × 20), exposed: true)
        #expect(Rule.textUnreachable.audit(Screen([price, sheet])).findings.isEmpty)
    }

    @Test("Captions below a button with a label, and times beside a slider that says them, are not missing")
    func captions() {
        func silent(_ words: String, at frame: Rect) -> Node { Node(.staticText, words, at: frame, exposed: false) }
        func findings(_ nodes: Node...) -> Int { Rule.textUnreachable.audit(Screen(nodes)).findings.count }
        let button = Node.button("Answer call", at: Rect(x: 100, y: 500, 80 × 80))
        #expect(findings(button, silent("Accept", at: Rect(x: 110, y: 588, 60 × 20))) == 0)
        #expect(findings(button, silent("Sold out", at: Rect(x: 110, y: 640, 60 × 20))) == 1, "too far below")
        #expect(findings(button, silent("431", at: Rect(x: 110, y: 588, 60 × 20))) == 1, "a number is no caption")
        let unnamed = Node.button(nil, at: Rect(x: 100, y: 500, 80 × 80))
        #expect(findings(unnamed, silent("Accept", at: Rect(x: 110, y: 588, 60 × 20))) == 1, "a button without a label")
        func slider(_ value: String) -> Node {
            Node(.slider, "Playback", at: Rect(x: 20, y: 500, 350 × 40), traits: .adjustable).with { $0.value = value }
        }
        let time = silent("-01:13", at: Rect(x: 330, y: 545, 40 × 15))
        #expect(findings(slider("six seconds of one minute"), time) == 0)
        #expect(findings(slider("0:06"), time) == 0)
        #expect(findings(slider("8 %"), time) == 1)
        #expect(findings(slider("0:06"), silent("3 €", at: Rect(x: 330, y: 545, 40 × 15))) == 1)
    }

    @Test("Rows that scroll sideways, and what a list names below the screen, are not off the screen")
    func offScreen() {
        func row(_ positions: [Double]) -> Int {
            let buttons = positions.map { Node.button("At \($0)", at: Rect(x: $0, y: 100, 100 × 44)) }
            return Rule.elementOffScreen.audit(Screen(buttons)).findings.count
        }
        #expect(row([20, 320, 620, 920, 1220]) == 0)
        #expect(row([20, 320, 620, 1000, 1220]) == 2, "irregular: two elements more than a screen away")
        #expect(row([620, 920, 1220]) == 2, "none is on the screen")
        #expect(row([20, 1220]) == 1, "two are no row")
        var list = Screen([.button("Pay", at: Rect(x: 20, y: 3000, 100 × 44))])
        #expect(Rule.elementOffScreen.audit(list).findings.count == 1)
        list.exposure = .listed
        #expect(Rule.elementOffScreen.audit(list).findings.isEmpty)
    }

    @Test("A keyboard alone is no screen")
    func keyboard() {
        let keys = (0..<26).map { Node(.key, "k\($0)", traits: .keyboardKey) }
        var screen = Screen([Node(.keyboard, exposed: false, keys)])
        screen.scope = .device
        #expect(Rule.headerMissing.audit(screen).findings.isEmpty)
    }

    @Test("Unreadable traits are neither a heading nor a lack of one")
    func unreadable() {
        let unreadable = Node(.staticText, "Title", traits: nil)
        let some = Screen(buttons(5) + [unreadable], lacks: [.headingLevel])
        #expect(Rule.headerMissing.audit(some).findings.isEmpty)
        #expect(
            Rule.headerMissing.audit(some).notChecked.map(\.reason) == ["the traits of 1 element could not be read"])
        let known = Screen(buttons(5) + [unreadable, header], lacks: [.headingLevel])
        #expect(Rule.headerMissing.audit(known).notChecked.isEmpty)
        let none = Screen(buttons(5), lacks: [.traits, .headingLevel])
        #expect(Rule.headerMissing.audit(none).findings.isEmpty)
        #expect(
            Rule.headerMissing.audit(none).notChecked.map(\.reason) == [
                "this dump carries neither traits nor heading levels"
            ])
    }

    @Test("A screen on which nothing is exposed is a failure, and for other rules not checked")
    func empty() {
        let screen = Screen([Node(.button, "Hidden", exposed: false)])
        // Those of A11yUITests do not ask what is exposed.
        let rules = Rule.all.filter { $0.isIn(.all) && $0.platforms.contains(.iOS) }
        let audit = Audit(rules: rules)(screen)
        #expect(audit.findings.map(\.ruleID) == ["tree-empty"])
        #expect(audit.findings.map(\.severity) == [.failure])
        #expect(audit.findings.map(\.message) == ["has 2 elements, but none is exposed to VoiceOver"])
        #expect(Set(audit.notChecked.map(\.ruleID)) == Set(rules.map(\.id)).subtracting(["tree-empty"]))
        #expect(Rule.treeEmpty.audit(Screen(elements: [])).findings.map(\.message) == ["has no elements"])
        #expect(Rule.treeEmpty.audit(Screen([.button("Close")])).findings.isEmpty)
    }

    @Test("A screen on which only the system's keyboard is exposed is empty")
    func onlyKeyboard() {
        var screen = Screen([Node(.keyboard, exposed: false, [Node(.key, "q")])])
        screen.scope = .device
        #expect(Rule.treeEmpty.audit(screen).findings.count == 1)
    }
}
