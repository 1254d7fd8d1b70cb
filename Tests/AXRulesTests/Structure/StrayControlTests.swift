import AXAudit
import Testing

/// element-off-screen: a control outside the screen whose bar or container is on it.
@Suite("Stray control")
struct StrayControlTests {
    private func count(_ type: ElementType, _ area: Rect, _ controls: Node...) -> Int {
        Rule.elementOffScreen.audit(Screen([Node(type, at: area, exposed: false, controls)])).findings.count
    }

    private let bar = Rect(x: 0, y: 780, width: 390, height: 64)
    private let home = Node.button("Home", at: Rect(x: 20, y: 785, width: 80, height: 48))

    private func tab(_ x: Double) -> Node { .button("Profil", at: Rect(x: x, y: 785, width: 90, height: 48)) }

    @Test("An item of a bar, outside or nearly")
    func bars() {
        #expect(count(.tabBar, bar, home, tab(395)) == 1)
        #expect(count(.tabBar, bar, home, tab(380)) == 1)
        #expect(count(.tabBar, bar, home, tab(-100)) == 1)
        #expect(count(.tabBar, bar, home, tab(340)) == 0)
        #expect(count(.tabBar, bar, home, tab(200)) == 0)
    }

    @Test("A button outside its container, but no card, no row and no contents of a scroll view")
    func containers() {
        let area = Rect(x: 0, y: 500, width: 390, height: 200)
        let text = Node(.staticText, "Sum", at: Rect(x: 16, y: 510, width: 100, height: 20), traits: .staticText)
        func button(_ x: Double, height: Double = 50) -> Node {
            .button("Pay \(x)", at: Rect(x: x, y: 600, width: 300, height: height))
        }
        #expect(count(.other, area, text, button(-310)) == 1)
        #expect(count(.scrollView, area, text, button(-310)) == 0)
        #expect(count(.other, area, text, button(45), button(-310)) == 0)
        #expect(count(.other, area, text, button(400, height: 180)) == 0)
    }
}
