import AXTree
import TestSupport
import Testing

/// Bars, by type and by their contents.
@Suite("Bars")
struct BarsTests {
    private func node(
        _ type: ElementType, _ label: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
        _ children: [TreeNode] = [], _ change: (inout Element) -> Void = { _ in }
    ) -> TreeNode {
        TreeNode(type, children) {
            $0.label = label
            $0.frame = Rect(x: x, y: y, width: width, height: height)
            change(&$0)
        }
    }

    private func inBars(_ nodes: [TreeNode]) -> [Int] {
        let screen = Screen(size: Size(390, 844), elements: TreeNode.elements(nodes), exposure: .listed)
        let bars = Bars(screen)
        return screen.elements.indices.filter(bars.contains)
    }

    private func heading(_ label: String, _ x: Double, _ width: Double, y: Double = 68) -> TreeNode {
        node(.staticText, label, x, y, width, 20) { $0.headingLevel = 0 }
    }

    @Test("What is inside a typed bar, and in no other element")
    func typed() {
        #expect(
            inBars([
                TreeNode(.navigationBar, [TreeNode(.button)]),
                TreeNode(.tabBar, [TreeNode(.other, [TreeNode(.button)])]), TreeNode(.button),
            ]) == [1, 3, 4])
        #expect(inBars([TreeNode(.other, [TreeNode(.button)]) { $0.identifier = "CapsuleNavigationBar?x" }]) == [1])
    }

    @Test("Buttons on the line of a heading in the middle of the top")
    func navigationBar() {
        let back = node(.button, "Back", 8, 63, 60, 30)
        #expect(inBars([back, heading("Friends", 145, 100)]) == [0])
        #expect(inBars([back, heading("Friends", 16, 100)]) == [])
        #expect(inBars([back, heading("Friends", 145, 100, y: 200)]) == [])
        #expect(inBars([node(.button, "Edit", 8, 100, 60, 30), heading("Friends", 145, 100)]) == [])
        #expect(inBars([back, node(.staticText, "Friends", 145, 68, 100, 20)]) == [])
    }

    @Test("A group at the top with the name of the heading in it")
    func namedGroup() {
        let bar = node(
            .group, "", 0, 47, 390, 44, [heading("Friends", 145, 100), node(.button, "Add", 340, 50, 40, 36)]
        ) {
            $0.identifier = "Friends"
        }
        #expect(inBars([bar]) == [1, 2])
    }

    @Test("Three and more equally wide controls along the bottom")
    func tabBar() {
        func tabs(_ count: Int, y: Double = 780, width: Double) -> [TreeNode] {
            (0..<count).map { node(.button, "Tab \($0)", 5 + width * Double($0), y, width, 48) }
        }
        #expect(inBars(tabs(4, width: 95)) == [0, 1, 2, 3])
        #expect(inBars(tabs(2, width: 190)) == [])
        #expect(inBars(tabs(4, y: 600, width: 95)) == [])
        #expect(inBars(tabs(3, width: 60)) == [])
    }
}
