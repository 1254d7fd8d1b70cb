import AXAudit
import Testing

/// modal-background-exposed: dialogs that an app draws itself.
@Suite("Dialog of the app")
struct DialogTests {
    private let screen = Rect(x: 0, y: 0, width: 390, height: 844)

    private func shop() -> [Node] {
        [100, 200, 400].map { top in
            Node.button("Shelf \(top)", at: Rect(x: 16, y: Double(top), width: 358, height: 60))
        }
    }

    private func box(_ frame: Rect = Rect(x: 45, y: 330, width: 300, height: 180), buttons: [String]) -> Node {
        let text = Node(
            .staticText, "Rate us", at: Rect(x: frame.x + 10, y: frame.y + 10, width: 200, height: 20),
            traits: .staticText)
        let controls = buttons.enumerated().map { number, label in
            Node.button(
                label, at: Rect(x: frame.x + 10, y: frame.y + 60 + 50 * Double(number), width: 200, height: 44))
        }
        return Node(.other, at: frame, exposed: false, [text] + controls)
    }

    private func count(_ nodes: [Node]) -> Int { Rule.modalBackgroundExposed.audit(Screen(nodes)).findings.count }

    @Test("A box in a view over the screen, and one beside a view that dims it")
    func forms() {
        let inside = Node(.other, at: screen, exposed: false, [box(buttons: ["Now", "Later"])])
        #expect(count(shop() + [inside]) == 1)
        let dimming = Node(.other, at: screen, exposed: false)
        let beside = Node(.other, at: screen, exposed: false, shop() + [dimming, box(buttons: ["Now"])])
        #expect(count([beside]) == 1)
    }

    @Test("What is at the bottom, has no button, covers nothing or comes first is none")
    func others() {
        func view(_ content: Node) -> Node { Node(.other, at: screen, exposed: false, [content]) }
        let sheet = box(Rect(x: 0, y: 640, width: 390, height: 204), buttons: ["Now"])
        #expect(count(shop() + [view(sheet)]) == 0)
        #expect(count(shop() + [view(box(buttons: []))]) == 0)
        #expect(
            count(
                Array(shop().prefix(2)) + [
                    .button("Top", at: Rect(x: 16, y: 50, width: 99, height: 44)), view(box(buttons: ["Now"])),
                ]) == 0)
        #expect(count([view(box(buttons: ["Now"]))] + shop()) == 0)
    }

    @Test("A screen that UIKit presents in the window is none")
    func presented() {
        let app = Node(.other, at: screen, exposed: false, shop())
        let content = Node(.other, at: screen, exposed: false, [box(buttons: ["Now"])])
        let transition = Node(.other, at: screen, exposed: false, [content])
        #expect(count([Node(.window, at: screen, exposed: false, [app, transition])]) == 0)
        #expect(count([Node(.window, at: screen, exposed: false, [app, content])]) == 1)
    }
}
