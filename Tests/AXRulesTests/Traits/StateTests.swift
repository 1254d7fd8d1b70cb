import AXAudit
import Testing

/// Cases of the rules on traits, values and nesting that their examples do not cover.
@Suite("Traits, values and nesting")
struct StateTests {
    @Test("An allowed pair of traits is not a conflict, in either order")
    func allowedTraits() {
        let node = Node(.button, "Volume", traits: [.button, .adjustable])
        #expect(Rule.traitConflict.count(node) == 1)
        for pair in ["button+adjustable", "adjustable+button"] {
            #expect(Rule.traitConflict.count(node, set: ["allowed": .words([pair])]) == 0)
        }
        #expect(Rule.traitConflict.count(node, set: ["allowed": .words(["button+link"])]) == 1)
    }

    @Test("The message names both traits, for every conflicting pair")
    func pairs() {
        let pairs: [(Traits, String, Severity)] = [
            ([.button, .link], "button and link", .warning),
            ([.button, .searchField], "button and searchField", .failure),
            ([.link, .searchField], "link and searchField", .failure),
            ([.button, .adjustable], "button and adjustable", .failure),
            ([.link, .keyboardKey], "link and keyboardKey", .failure),
            ([.header, .keyboardKey], "keyboardKey and header", .failure),
            ([.staticText, .adjustable], "staticText and adjustable", .warning),
            ([.image, .staticText], "image and staticText", .warning),
        ]
        var audit = Audit(rules: [.traitConflict])
        audit.includesSystem = true
        for (traits, names, severity) in pairs {
            let findings = audit(Screen([Node(.other, "x", traits: traits)])).findings
            #expect(findings.map(\.message) == ["has the traits \(names), which exclude each other"])
            #expect(findings.map(\.severity) == [severity])
        }
        let tabBar = Node(.other, "Tabs", traits: [.tabBar, .button])
        #expect(Rule.traitConflict.count(tabBar) == 0, "a single tab")
        var container = tabBar
        container.children = [.button("Home")]
        #expect(Rule.traitConflict.count(container) == 1)
        #expect(audit(Screen([Node(.key, "q", traits: [.keyboardKey, .link])])).findings.isEmpty, "a key")
    }

    @Test("Disabled controls are one finding, or one each")
    func disabled() {
        let screen = Screen((0..<3).map { Node.button("B\($0)").with { $0.isEnabled = false } })
        #expect(Rule.controlDisabled.audit(screen).found == [[1, 2, 3]])
        #expect(Rule.controlDisabled.audit(screen).findings.map(\.message) == ["is one of 3 disabled controls"])
        #expect(Rule.controlDisabled.audit(screen, ["group": .flag(false)]).found == [[1], [2], [3]])
    }

    private func disabled(_ label: String, at frame: Rect) -> Node {
        Node.button(label, at: frame).with { $0.isEnabled = false }
    }

    @Test(
        "Controls whose label says why they are disabled are not reported",
        arguments: [
            ("Undo", 0), ("Rückgängig", 0), ("撤销", 0), ("Bold", 0), ("Next page", 0), ("Reset", 0),
            ("Select at least 3", 0),
            ("Pay", 1), ("Next", 1), ("Continue", 1), ("Send", 1), ("Sign in", 1), ("Only this device", 1),
        ])
    func expectedByLabel(label: String, count: Int) {
        #expect(Rule.controlDisabled.count(disabled(label, at: Rect(x: 16, y: 100, 100 × 44))) == count)
    }

    @Test("Controls on one line with a disabled format action are not reported, others are")
    func formats() {
        let bar = ["Bold", "Code", "More"].enumerated().map {
            disabled($1, at: Rect(x: 60 * Double($0), y: 700, 56 × 44))
        }
        let pay = disabled("Pay", at: Rect(x: 16, y: 200, 100 × 44))
        let audit = Rule.controlDisabled.audit(Screen(bar + [pay]))
        let letters = ["B", "I", "H"].enumerated().map { disabled($1, at: Rect(x: 60 * Double($0), y: 600, 56 × 44)) }
        #expect(Rule.controlDisabled.audit(Screen(letters)).findings.isEmpty)
        #expect(Rule.controlDisabled.audit(Screen([letters[0], letters[2]])).found == [[1, 2]], "answers, perhaps")
        #expect(audit.found == [[4]] && audit.findings.map(\.message) == ["is disabled"])
    }

    @Test("What sends an entry is reported only if there is one", arguments: [("", 0), ("Hello", 1)])
    func send(entry: String, count: Int) {
        let field = Node(.textField, "Message", at: Rect(x: 16, y: 700, 280 × 44)).with { $0.value = entry }
        let frame = Rect(x: 300, y: 700, 60 × 44)
        #expect(Rule.controlDisabled.audit(Screen([field, disabled("Send", at: frame)])).findings.count == count)
        #expect(Rule.controlDisabled.audit(Screen([field, disabled("Sign in", at: frame)])).findings.count == count)
    }

    @Test("A reason counts for the disabled controls from it on, one below the other")
    func reason() {
        let rows = (0..<4).map { disabled("Color \($0)", at: Rect(x: 16, y: 200 + 50 * Double($0), 358 × 44)) }
        func findings(_ words: String, at y: Double) -> Int {
            let text = Node(.staticText, words, at: Rect(x: 16, y: y, 358 × 40), traits: .staticText)
            return Rule.controlDisabled.audit(Screen(rows + [text])).findings.count
        }
        #expect(findings("Colors can only be set in the light theme", at: 400) == 0)
        #expect(findings("Colors can only be set in the light theme", at: 600) == 1)
        #expect(findings("Colors of the light theme", at: 400) == 1)
    }

    @Test("A form whose fields are all disabled is busy", arguments: [(false, 0), (true, 1)])
    func busy(isEnabled: Bool, count: Int) {
        let fields = ["Name", "Password"].map { name in
            Node(.textField, name, at: Rect(x: 16, y: name == "Name" ? 100 : 160, 358 × 44)).with {
                ($0.isEnabled, $0.value) = (isEnabled, "entry")
            }
        }
        let form = Node(.other, exposed: false, fields + [disabled("Sign in", at: Rect(x: 16, y: 300, 358 × 44))])
        #expect(Rule.controlDisabled.audit(Screen([form])).findings.count == count)
    }

    @Test("Modal flags or a list of exposed elements tell which elements an alert hides")
    func modal() {
        let nodes = [
            Node(.other, exposed: false, [.button("Edit"), .button("Add")]),
            Node(.alert, "Delete?", exposed: false, [.button("Delete")]),
        ]
        let findings = Rule.modalBackgroundExposed.audit(Screen(nodes)).findings
        #expect(findings.map(\.message) == ["leaves button \"Edit\" and 1 more exposed behind it"])
        #expect(findings.map { $0.elements.map(\.index) } == [[4, 2]])
        #expect(findings.map(\.severity) == [.failure])
        var unknown = Screen(nodes, lacks: [.modal])
        #expect(Rule.modalBackgroundExposed.audit(unknown).findings.isEmpty)
        #expect(
            Rule.modalBackgroundExposed.audit(unknown).notChecked.map(\.reason) == [
                "this dump does not say which elements alert \"Delete?\" hides from VoiceOver"
            ])
        unknown.exposure = .listed
        #expect(Rule.modalBackgroundExposed.audit(unknown).findings.count == 1)
        #expect(
            Rule.modalBackgroundExposed.audit(Screen(nodes), ["types": .words(["sheet"])]).findings.isEmpty)
    }

    @Test("Several controls inside one element are one finding, which names the first and counts the others")
    func nested() {
        let row = Node(
            .cell, "Order", at: Rect(x: 0, y: 100, 390 × 60), exposed: true,
            [
                .button("Delete", at: Rect(x: 300, y: 100, 40 × 60)),
                .button("Share", at: Rect(x: 350, y: 100, 40 × 60)),
                .button("Hidden", at: Rect(x: 250, y: 100, 40 × 60)).with { $0.isHidden = true },
                .button("Off", at: Rect(x: 10, y: 100, 40 × 60)).with { $0.isEnabled = false },
                .button("No element", at: Rect(x: 60, y: 100, 40 × 60)).with { $0.isAccessibilityElement = false },
            ])
        let audit = Rule.nestedControlUnreachable.audit(Screen([row]))
        #expect(audit.found == [[1, 2, 3]])
        #expect(
            audit.findings.map(\.message) == ["makes 2 controls inside it unreachable, the first is button \"Delete\""])
        #expect(audit.findings.map(\.severity) == [.failure])
        for idiom in [Screen.Idiom.mac, .web] { #expect(Rule.nestedControlUnreachable.count(row, on: idiom) == 0) }
        var listed = Screen([row])
        listed.exposure = .listed
        #expect(Rule.nestedControlUnreachable.audit(listed).findings.isEmpty, "a list holds what is reached")
        #expect(
            Rule.nestedControlUnreachable.count(row.with { $0.actions = ["Delete", "Share"] }) == 0,
            "custom actions do the same")
    }

    @Test("Three headings of one name are one finding, three stops on one thing too")
    func groups() {
        let headings = (0..<3).map { _ in Node(.staticText, "Address", traits: [.staticText, .header]) }
        let audit = Rule.headerDuplicate.audit(Screen(headings))
        #expect(audit.found == [[1, 2, 3]])
        #expect(audit.findings.map(\.message) == ["has the same label as 2 other headings"])
        let stops = (0..<3).map { _ in Node.button("Play", at: Rect(x: 16, y: 100, 44 × 44)) }
        #expect(Rule.nestedDuplicate.audit(Screen(stops)).found == [[1, 2, 3]])
        let between = [stops[0], Node(.staticText, "Song", at: Rect(x: 80, y: 100, 100 × 20)), stops[1]]
        #expect(Rule.nestedDuplicate.audit(Screen(between)).findings.isEmpty)
    }
}
