import TestSupport
import AXTree
import Testing

@Suite("ElementPath")
struct ElementPathTests {
    @Test("Type names from the outside in, without the application, numbered among siblings of the type unless alone")
    func hand() {
        let screen = Screen(
            elements: TreeNode.elements([
                TreeNode(
                    .application,
                    [
                        TreeNode(
                            .window,
                            [
                                TreeNode(
                                    .navigationBar,
                                    [TreeNode(.button), TreeNode(.staticText), TreeNode(.button), TreeNode(.button)]),
                                TreeNode(.other, [TreeNode(.button)]), TreeNode(.other),
                            ])
                    ])
            ]))
        let paths = ElementPath(screen)
        #expect(
            screen.elements.indices.map { paths[$0] } == [
                "Application", "Window", "Window/NavigationBar", "Window/NavigationBar/Button[0]",
                "Window/NavigationBar/StaticText",
                "Window/NavigationBar/Button[1]", "Window/NavigationBar/Button[2]", "Window/Other[0]",
                "Window/Other[0]/Button", "Window/Other[1]",
            ])
    }

    @Test("Roots are siblings")
    func roots() {
        let screen = Screen(
            elements: TreeNode.elements([TreeNode(.button), TreeNode(.link, [TreeNode(.image)]), TreeNode(.button)]))
        let paths = ElementPath(screen)
        #expect(screen.elements.indices.map { paths[$0] } == ["Button[0]", "Link", "Link/Image", "Button[1]"])
    }

    @Test("Of a long path only the inner end is shown")
    func long() {
        var node = TreeNode(.button)
        for _ in 0..<40 { node = TreeNode(.other, [node]) }
        let screen = Screen(elements: TreeNode.elements([node]))
        let paths = ElementPath(screen)
        #expect(paths[39] == [String](repeating: "Other", count: 40).joined(separator: "/"))
        #expect(paths[40] == "…/" + [String](repeating: "Other", count: 39).joined(separator: "/") + "/Button")
    }

    @Test("Random trees: the paths of a naive second implementation, each of them once")
    func random() {
        var random = SeededRandom(71)
        for _ in 0..<Cases.of(150) {
            func node(_ depth: Int) -> TreeNode {
                let children = depth < 5 ? (0..<random.int(0...4)).map { _ in node(depth + 1) } : []
                return TreeNode(random.pick([.other, .button, .cell, .window]), children)
            }
            let elements = TreeNode.elements((0..<random.int(1...3)).map { _ in node(0) })
            let paths = ElementPath(Screen(elements: elements))
            func naive(_ index: Int) -> String {
                let element = elements[index]
                let siblings = elements.indices.filter {
                    elements[$0].parent == element.parent && elements[$0].type == element.type
                }
                let step =
                    element.type.xcuiName + (siblings.count > 1 ? "[\(siblings.filter { $0 < index }.count)]" : "")
                return element.parent.map { naive($0) + "/" + step } ?? step
            }
            let found = elements.indices.map { paths[$0] }
            #expect(found == elements.indices.map(naive))
            #expect(Set(found).count == elements.count)
        }
    }
}
