import AXAudit
import Testing

/// adjacent-duplicate: a text that says what the control beside it says.
@Suite("Text beside a control of the same name")
struct RepeatedTextTests {
    private let button = Node.button("Tickets kaufen", at: Rect(x: 100, y: 300, width: 120, height: 44))

    private func text(_ label: String, x: Double, y: Double, traits: Traits = .staticText) -> Node {
        Node(.staticText, label, at: Rect(x: x, y: y, width: 90, height: 18), traits: traits)
    }

    private func count(_ nodes: Node...) -> Int { Rule.adjacentDuplicate.audit(Screen(nodes)).findings.count }

    @Test("Above, below, beside and inside")
    func places() {
        #expect(count(text("Tickets kaufen", x: 110, y: 312), button) == 1)
        #expect(count(button, text("Tickets kaufen", x: 110, y: 348)) == 1)
        #expect(count(text("Tickets kaufen", x: 2, y: 312), button) == 1)
        #expect(count(text("Tickets kaufen", x: 110, y: 260), button) == 0)
        #expect(count(button, text("Tickets kaufen", x: 110, y: 420)) == 0)
    }

    @Test("Other words, a question, a heading and a third element between them")
    func differences() {
        #expect(count(text("Tickets", x: 110, y: 312), button) == 0)
        #expect(count(text("Tickets kaufen?", x: 110, y: 278), button) == 0)
        #expect(count(text("Tickets kaufen", x: 110, y: 278, traits: [.staticText, .header]), button) == 0)
        let price = text("12 €", x: 110, y: 346)
        #expect(count(button, price, text("Tickets kaufen", x: 110, y: 350)) == 0)
    }

    @Test("A switch counts on its line, a text field does not")
    func kinds() {
        let toggle = Node(.switch, "Roaming", at: Rect(x: 310, y: 300, width: 63, height: 31)).with { $0.value = "0" }
        #expect(count(text("Roaming", x: 16, y: 306), toggle) == 1)
        #expect(count(text("Roaming", x: 16, y: 260), toggle) == 0)
        let field = Node(.textField, "Street", at: Rect(x: 16, y: 320, width: 300, height: 44))
        #expect(count(text("Street", x: 16, y: 300), field) == 0)
    }
}
