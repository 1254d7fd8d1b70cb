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
        let behind = TreeNode(.button) { $0.label = "Pay" }
        func alert(_ change: @escaping NodeChange = { _ in }) -> TreeNode {
            TreeNode(.alert, [TreeNode(.button) { $0.label = "OK" }], change)
        }
        #expect(order(.inferred, [TreeNode(.window, [behind, TreeNode(.other, [alert()]), behind]), behind]) == [4])
        #expect(order(.inferred, [behind, alert { $0.isVisible = false }]) == [0, 2])
        #expect(order(.inferred, [behind, TreeNode(.other, [alert()]) { $0.isHidden = true }]) == [0])
        #expect(order(.inferred, [behind, TreeNode(.alert, [TreeNode(.other)])]) == [0])
        #expect(order(.listed, [behind, alert()]) == [0, 1, 2])
    }

    @Test("A sheet covers the screen if it is as large or dims it, a window if it is visible and has contents")
    func sheetsAndWindows() {
        let full = Rect(x: 0, y: 0, width: 390, height: 844)
        let low = Rect(x: 0, y: 400, width: 390, height: 444)
        let button = TreeNode(.button) { $0.label = "Pay" }
        func order(_ nodes: [TreeNode]) -> [Int] {
            Exposure(Screen(size: Size(390, 844), elements: TreeNode.elements(nodes), exposure: .inferred)).order
        }
        func sheet(_ frame: Rect) -> TreeNode { TreeNode(.sheet, [button]) { $0.frame = frame } }
        #expect(order([TreeNode(.window, [button, sheet(full)])]) == [3])
        #expect(order([TreeNode(.window, [button, sheet(low)])]) == [1, 3])
        #expect(order([TreeNode(.window, [button, TreeNode(.other) { $0.frame = full }, sheet(low)])]) == [4])
        func window(_ isVisible: Bool?, _ inside: [TreeNode]) -> TreeNode {
            TreeNode(.window, inside) {
                $0.frame = full
                $0.isVisible = isVisible
            }
        }
        #expect(order([window(true, [button]), window(true, [button])]) == [3])
        #expect(order([window(true, [button]), window(nil, [button])]) == [1, 3])
        #expect(order([window(true, [button]), window(true, [])]) == [1])
        #expect(order([window(true, [button]), window(true, [TreeNode(.keyboard, [TreeNode(.key)])])]) == [1])
    }

    @Test("A screen that was presented covers all of the one before it, also what the dump calls visible and web pages")
    func presentedScreen() {
        func view(_ isVisible: Bool, _ inside: [TreeNode]) -> TreeNode {
            TreeNode(.other, inside) {
                $0.frame = Rect(x: 0, y: 0, width: 390, height: 844)
                $0.isVisible = isVisible
                $0.isAccessibilityElement = false
            }
        }
        func button(_ isVisible: Bool) -> TreeNode {
            TreeNode(.button) {
                $0.label = "Pay"
                $0.isVisible = isVisible
                $0.isAccessibilityElement = true
            }
        }
        func order(_ nodes: [TreeNode]) -> [Int] {
            let window = TreeNode(.window, nodes) { $0.isAccessibilityElement = false }
            return Exposure(Screen(size: Size(390, 844), elements: TreeNode.elements([window]))).order
        }
        let behind = Array(repeating: button(false), count: 9)
        #expect(order([view(false, behind), view(true, [button(true)])]) == [12])
        #expect(order([view(false, [button(true)] + behind), view(true, [button(true)])]) == [13])
        let page = TreeNode(.webView, [button(true), button(true), button(true)]) {
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
        func window(_ isVisible: Bool, _ inside: [TreeNode]) -> TreeNode {
            TreeNode(.window, inside) {
                $0.isVisible = isVisible
                $0.isAccessibilityElement = false
            }
        }
        let alert = TreeNode(.alert, [TreeNode(.button, on)], off)
        #expect(order(.given, [window(false, [TreeNode(.button, on)]), window(true, [alert])]) == [4])
        #expect(order(.given, [window(true, [TreeNode(.button, on)]), window(true, [alert])]) == [1, 4])
    }
}
