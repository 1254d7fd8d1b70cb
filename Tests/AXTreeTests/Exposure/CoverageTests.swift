import AXTree
import TestSupport
import Testing

/// Alerts, sheets and presented screens, and what they cover.
@Suite("Coverage")
struct CoverageTests {
    private let on: NodeChange = { $0.isAccessibilityElement = true }
    private let off: NodeChange = { $0.isAccessibilityElement = false }

    @Test("An alert with contents covers what is not around it, where exposure is inferred")
    func alert() {
        let behind = Node(.button) { $0.label = "Pay" }
        func alert(_ change: @escaping NodeChange = { _ in }) -> Node {
            Node(.alert, [Node(.button) { $0.label = "OK" }], change)
        }
        #expect(order(.inferred, [Node(.window, [behind, Node(.other, [alert()]), behind]), behind]) == [4])
        #expect(order(.inferred, [behind, alert { $0.isVisible = false }]) == [0, 2])
        #expect(order(.inferred, [behind, Node(.other, [alert()]) { $0.isHidden = true }]) == [0])
        #expect(order(.inferred, [behind, Node(.alert, [Node(.other)])]) == [0])
        #expect(order(.listed, [behind, alert()]) == [0, 1, 2])
    }

    @Test("A sheet covers the screen if it is as large or dims it, a window if it is visible and has contents")
    func sheetsAndWindows() {
        let full = Rect(x: 0, y: 0, width: 390, height: 844)
        let low = Rect(x: 0, y: 400, width: 390, height: 444)
        let button = Node(.button) { $0.label = "Pay" }
        func order(_ nodes: [Node]) -> [Int] {
            Exposure(Screen(size: Size(390, 844), elements: Node.elements(nodes), exposure: .inferred)).order
        }
        func sheet(_ frame: Rect) -> Node { Node(.sheet, [button]) { $0.frame = frame } }
        #expect(order([Node(.window, [button, sheet(full)])]) == [3])
        #expect(order([Node(.window, [button, sheet(low)])]) == [1, 3])
        #expect(order([Node(.window, [button, Node(.other) { $0.frame = full }, sheet(low)])]) == [4])
        func window(_ isVisible: Bool?, _ inside: [Node]) -> Node {
            Node(.window, inside) {
                $0.frame = full
                $0.isVisible = isVisible
            }
        }
        #expect(order([window(true, [button]), window(true, [button])]) == [3])
        #expect(order([window(true, [button]), window(nil, [button])]) == [1, 3])
        #expect(order([window(true, [button]), window(true, [])]) == [1])
        #expect(order([window(true, [button]), window(true, [Node(.keyboard, [Node(.key)])])]) == [1])
    }

    @Test("A screen that was presented covers all of the one before it, also what the dump calls visible and web pages")
    func presentedScreen() {
        func view(_ isVisible: Bool, _ inside: [Node]) -> Node {
            Node(.other, inside) {
                $0.frame = Rect(x: 0, y: 0, width: 390, height: 844)
                $0.isVisible = isVisible
                $0.isAccessibilityElement = false
            }
        }
        func button(_ isVisible: Bool) -> Node {
            Node(.button) {
                $0.label = "Pay"
                $0.isVisible = isVisible
                $0.isAccessibilityElement = true
            }
        }
        func order(_ nodes: [Node]) -> [Int] {
            let window = Node(.window, nodes) { $0.isAccessibilityElement = false }
            return Exposure(Screen(size: Size(390, 844), elements: Node.elements([window]))).order
        }
        let behind = Array(repeating: button(false), count: 9)
        #expect(order([view(false, behind), view(true, [button(true)])]) == [12])
        #expect(order([view(false, [button(true)] + behind), view(true, [button(true)])]) == [13])
        let page = Node(.webView, [button(true), button(true), button(true)]) {
            $0.isVisible = false
            $0.isAccessibilityElement = false
        }
        #expect(order([view(false, [page]), view(true, [button(true)])]) == [7])
        #expect(order([view(false, [button(true), button(true)] + behind), view(true, [button(true)])]).count == 12)
        // Rows below the fold, and what is beside, are not covered.
        #expect(order([view(true, behind), view(true, [button(true)])]).count == 10)
        #expect(order([view(false, behind), view(true, [])]).count == 9)
        #expect(order([view(true, [button(true)]), view(false, behind)]).count == 10)
    }

    @Test("With flags, an alert in a window of its own covers windows that are not visible")
    func alertWindow() {
        func window(_ isVisible: Bool, _ inside: [Node]) -> Node {
            Node(.window, inside) {
                $0.isVisible = isVisible
                $0.isAccessibilityElement = false
            }
        }
        let alert = Node(.alert, [Node(.button, on)], off)
        #expect(order(.given, [window(false, [Node(.button, on)]), window(true, [alert])]) == [4])
        #expect(order(.given, [window(true, [Node(.button, on)]), window(true, [alert])]) == [1, 4])
    }
}
