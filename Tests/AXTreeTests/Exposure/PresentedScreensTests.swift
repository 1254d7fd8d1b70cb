import AXTree
import TestSupport
import Testing

/// Screens that UIKit presented over others, in dumps that do not say what is visible.
@Suite("Presented screens")
struct PresentedScreensTests {
    private let full = Rect(x: 0, y: 0, width: 390, height: 844)

    private func order(_ layers: [TreeNode], scope: DumpScope = .device, type: ElementType = .window) -> [Int] {
        let window = TreeNode(type, layers) { $0.frame = full }
        let application = TreeNode(.application, [window]) { $0.frame = full }
        var screen = Screen(
            size: Size(390, 844), elements: TreeNode.elements([application]),
            carries: [.type, .label, .identifier, .frame, .children], exposure: .inferred)
        screen.scope = scope
        return Exposure(screen).order
    }

    private func layer(_ inside: [TreeNode], type: ElementType = .other) -> TreeNode {
        TreeNode(type, inside) { $0.frame = full }
    }

    private func button(_ label: String, _ y: Double, type: ElementType = .button) -> TreeNode {
        TreeNode(type) {
            $0.label = label
            $0.frame = Rect(x: 16, y: y, width: 358, height: 44)
        }
    }

    private func view(_ frame: Rect) -> TreeNode { TreeNode(.other) { $0.frame = frame } }

    @Test("A screen or a sheet covers the layers before it, also in a dump without types")
    func presented() {
        let behind = layer([button("Pay", 400)])
        #expect(order([behind, layer([button("Close", 60), button("Play", 500), button("Next", 700)])]) == [5, 6, 7])
        let dimming = view(Rect(x: -390, y: -844, width: 1170, height: 2532))
        let low = [button("Share", 450), button("Copy", 600), button("Delete", 790)]
        #expect(order([behind, layer([dimming] + low)]) == [6, 7, 8])
        #expect(order([behind, layer([dimming] + low), layer([])]) == [6, 7, 8])
        let typeless = ["Close", "Play", "Next"].enumerated().map { button($1, 60 + 300 * Double($0), type: .any) }
        #expect(
            order([layer([button("Pay", 400, type: .any)], type: .any), layer(typeless, type: .any)], type: .any) == [
                5, 6, 7,
            ])
    }

    @Test("Messages, sheets that do not dim, and trees of an app's own cover nothing")
    func others() {
        let behind = layer([button("Pay", 400)])
        #expect(order([behind, layer([button("Saved", 700), button("Undo", 750)])]) == [3, 5, 6])
        #expect(order([behind, layer([button("Saving", 400, type: .staticText)])]) == [3, 5])
        #expect(order([behind, layer([button("A", 450), button("B", 600), button("C", 790)])]) == [3, 5, 6, 7])
        let screen = [button("Close", 60), button("Play", 500), button("Next", 700)]
        #expect(order([behind, layer(screen)], scope: .app) == [3, 5, 6, 7])
        #expect(order([layer([layer([button("Pay", 400)]), layer(screen)])]) == [4, 6, 7, 8], "not in the window")
    }

    @Test("A popover covers the layers before the area that dismisses it, which the system draws")
    func popover() {
        let region = TreeNode(.button) {
            $0.label = "dismiss popup"
            $0.identifier = "PopoverDismissRegion"
            $0.frame = full
        }
        let behind = layer([button("Pay", 400)])
        #expect(order([behind, layer([region, button("Copy", 500)])]) == [6])
        #expect(order([behind, layer([region]), layer([button("Copy", 500)])]) == [7])
    }
}
