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
            ([.button, .link], "button and link", .failure),
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
        for idiom in [Idiom.mac, .web] { #expect(Rule.nestedControlUnreachable.count(row, on: idiom) == 0) }
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
