import AXConfiguration
import AXEngine
import AXRuns
import AXTree
import TestSupport
import Testing

/// The causes of findings, and the grouping by cause.
@Suite("Causes")
struct CauseTests {
    /// A rule that reports every button.
    private static let buttons = Rule.each("button-found") { element, check in
        if element.type == .button { check.report(element, "found") }
    }

    /// A node of a tree: a type, an identifier, a label and children.
    private indirect enum Node {
        case element(ElementType, id: String? = nil, label: String? = nil, [Node] = [])

        func add(to tree: inout ElementTree) {
            guard case .element(let type, let id, let label, let children) = self else { return }
            var element = Element(type)
            element.identifier = id
            element.label = label
            // Containers are not exposed, because what is in an exposed element is not.
            element.isAccessibilityElement = children.isEmpty
            tree.open(element)
            for child in children { child.add(to: &tree) }
            tree.close()
        }
    }

    private func audit(_ name: String, _ root: Node) -> ScreenAudit {
        var tree = ElementTree()
        root.add(to: &tree)
        return Audit(rules: [Self.buttons])(Screen(name: name, elements: tree.elements))
    }

    /// A screen whose root view has the name of the screen as its identifier, around a card with a button.
    private func screen(_ name: String, card: String? = "card", _ button: Node) -> ScreenAudit {
        audit(
            name,
            .element(
                .application,
                [
                    .element(
                        .window,
                        [
                            .element(
                                .other, id: "\(name)-screen",
                                [
                                    .element(.staticText, label: "Title"), .element(.other, id: card, [button]),
                                ])
                        ])
                ]))
    }

    private func ids(_ audits: ScreenAudit...) -> Int { Set(audits.flatMap(\.findings).map(\.cause.id)).count }

    @Test("A component has one cause on all screens, although their root views differ")
    func component() {
        let button = Node.element(.button, id: "pay", label: "Pay")
        let (checkout, cart) = (screen("Checkout", button), screen("Cart", button))
        #expect(ids(checkout, cart) == 1)
        #expect(checkout.findings.map(\.cause.element) == ["button #pay in #card"])
        #expect(checkout.findings.map(\.key) == cart.findings.map(\.key))
    }

    @Test(
        "Identifier, type, rule and container tell causes apart; the label does so without its numbers, unless there is an identifier"
    )
    func parts() {
        let button = Node.element(.button, id: "pay", label: "Pay")
        #expect(ids(screen("A", button), screen("A", .element(.button, id: "buy", label: "Pay"))) == 2)
        #expect(ids(screen("A", button), screen("A", card: "row", button)) == 2)
        #expect(ids(screen("A", button), screen("B", .element(.button, id: "pay", label: "Buy"))) == 1)
        let items = ["Item 1", "Item 22", "Item ٣", "Item x", "Items 4"].map {
            screen("A", .element(.button, label: $0)).findings[0].cause
        }
        #expect(Set(items[0...2].map(\.id)).count == 1)
        #expect(items[0].element == "button \"Item #\" in #card")
        #expect(Set(items.map(\.id)).count == 3)
        #expect(ids(screen("A", .element(.button, id: "x")), screen("A", .element(.button, label: "x"))) == 2)
    }

    @Test("Elements without identifier and label, and whole screens, have a cause of their own on each screen")
    func nameless() {
        #expect(ids(screen("A", .element(.button)), screen("B", .element(.button))) == 2)
        #expect(ids(screen("A", .element(.button, id: "", label: "")), screen("B", .element(.button))) == 2)
        let whole = Rule.screen("whole") { _, check in check.reportScreen("found") }
        let causes = ["A", "B"].map { name -> Cause in
            var screen = Screen.buttons("x")
            screen.name = name
            return Audit(rules: [whole])(screen).findings[0].cause
        }
        #expect(causes.map(\.element) == ["screen \"A\"", "screen \"B\""])
        #expect(causes[0].id != causes[1].id)
    }

    @Test("Ids are the same in every run: 16 hexadecimal digits")
    func stable() {
        let cause = screen("A", .element(.button, id: "pay")).findings[0].cause
        // FNV-1a of the parts, each followed by the byte 0xFF; computed with Python.
        #expect(cause.id == Self.fnv(["button-found", "button", "#", "pay", "card"]))
    }

    private static func fnv(_ parts: [String]) -> String {
        var hash: UInt64 = 14_695_981_039_346_656_037
        for part in parts {
            for byte in Array(part.utf8) + [UInt8.max] { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    // MARK: Properties

    /// A random button, by few names so that many are equal.
    private func button(_ random: inout SeededRandom) -> (node: Node, name: String?) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            let id = ["pay", "close"].randomElement(using: &random) ?? ""
            return (.element(.button, id: id, label: "x"), "#\(id)")
        case 1, 2:
            let number = Int.random(in: 0..<1000, using: &random)
            return (.element(.button, label: "Row \(number)"), "Row")
        default: return (.element(.button), nil)
        }
    }

    @Test("Grouping conserves counts, agrees with a naive one, and does not depend on the order of the screens")
    func grouping() {
        var random = SeededRandom(22)
        for number in 0..<Cases.of(1_000) {
            var expected: [String: Int] = [:]
            var audits: [ScreenAudit] = []
            for index in 0..<Int.random(in: 0..<6, using: &random) {
                let card = ["card", "row", ""].randomElement(using: &random) ?? ""
                let buttons = (0..<Int.random(in: 0..<4, using: &random)).map { _ in button(&random) }
                for (place, button) in buttons.enumerated() {
                    expected[button.name.map { "\(card) \($0)" } ?? "\(index) \(place)", default: 0] += 1
                }
                audits.append(
                    audit(
                        "Screen \(index)",
                        .element(
                            .other, id: "root \(index)",
                            [
                                .element(.staticText, label: "Title"),
                                .element(
                                    .other, id: card.isEmpty ? nil : card, buttons.map(\.node) + [.element(.image)]),
                            ])))
            }
            let groups = CauseGroup.all(audits)
            #expect(groups.reduce(0) { $0 + $1.count } == audits.reduce(0) { $0 + $1.findings.count }, "\(number)")
            #expect(groups.map(\.count).sorted() == expected.values.sorted(), "\(number)")
            let shuffled = audits.shuffled(using: &random)
            #expect(summary(groups, audits) == summary(CauseGroup.all(shuffled), shuffled), "\(number)")
        }
    }

    /// What does not depend on the order of the screens.
    private func summary(_ groups: [CauseGroup], _ audits: [ScreenAudit]) -> [String] {
        groups.map { group in
            let names = group.screens.map { audits[$0].screen.title }.sorted()
            return "\(group.cause.id) \(group.cause.element) \(group.severity) \(group.count) \(names)"
        }
    }

    @Test("Findings that do not count have no group, and the most severe finding decides")
    func states() {
        let button = Node.element(.button, id: "pay")
        var audits = [screen("A", button), screen("B", button), screen("C", button)]
        audits[0].findings[0].state = .baselined
        audits[1].findings[0].severity = .warning
        let groups = CauseGroup.all(audits)
        #expect(groups.map(\.count) == [2])
        #expect(groups.map(\.severity) == [.failure])
        #expect(groups.map(\.screens) == [[1, 2]])
        audits[2].findings[0].state = .suppressed(reason: "x")
        #expect(CauseGroup.all(audits).map(\.severity) == [.warning])
    }

    @Test("The gate counts causes, where it has a maximum")
    func maximum() {
        let button = Node.element(.button, id: "pay")
        let audits = ["A", "B"].map { screen($0, button) } + [screen("C", .element(.button, id: "close"))]
        for (maximum, verdict) in [(1, Verdict.fail), (2, .pass)] {
            var gate = Gate(.never)
            gate.maximumCauses = maximum
            #expect(AuditRun(screens: audits, gate: gate, rules: [Self.buttons]).verdict == verdict)
        }
    }

    @Test("The cause of an earlier report, with the name of a type in place of its words, is renamed")
    func formerWords() {
        var field = Element(.textField)
        field.identifier = "card"
        func cause(_ rule: String) -> Cause {
            Cause(rule: rule, field, container: "payment", screen: "Shop", key: "key")
        }
        for words in ["text field #card in #payment", "textField #card in #payment"] {
            let renamed = Cause(id: cause("old").id, element: words)
                .renamed("old", to: "new", field, screen: "Shop", key: "key")
            #expect(renamed.id == cause("new").id && renamed.element == words)
        }
        #expect(cause("new").element == "text field #card in #payment")
    }

    @Test("A deep tree takes linear time", .timeLimit(.minutes(5)))
    func deep() {
        var tree = ElementTree()
        for number in 0..<8_000 {
            var element = Element(.other)
            element.identifier = "container \(number)"
            tree.open(element)
            var text = Element(.button)
            text.isAccessibilityElement = true
            tree.add(text)
        }
        for _ in 0..<8_000 { tree.close() }
        #expect(Audit(rules: [Self.buttons])(Screen(elements: tree.elements)).findings.count == 8_000)
    }
}
