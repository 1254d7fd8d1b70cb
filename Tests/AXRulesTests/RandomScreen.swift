import AXAudit
import TestSupport

/// Screens of controls, rows and scroll views at random places, on a grid of quarter points.
enum RandomScreen {
    /// A crowded or a sparse screen. No control has more than 15 overlapping it, so that the bound on partners plays no
    /// part.
    static func make(_ numbers: inout SeededRandom) -> Screen {
        let idiom: Screen.Idiom = numbers.chance(percent: 40) ? .pad : .phone
        let isSparse = numbers.chance(percent: 50)
        var left = isSparse ? 60 : 16
        var nodes: [Node] = []
        while left > 0 { nodes.append(node(&numbers, &left, isSparse, depth: 0)) }
        return Screen(nodes, idiom: idiom)
    }

    private static func node(_ numbers: inout SeededRandom, _ left: inout Int, _ isSparse: Bool, depth: Int) -> Node {
        left -= 1
        let isContainer = depth < 3 && numbers.chance(percent: 25)
        if isContainer {
            let type = numbers.pick(
                [
                    .scrollView, .table, .other, .cell, .window, .segmentedControl, .navigationBar, .alert,
                    .collectionView,
                ] as [ElementType])
            let frame =
                numbers.chance(percent: 70)
                ? Rect(x: 0, y: 0, 390 × 844)
                : Rect(
                    x: numbers.points(0...100), y: numbers.points(0...300),
                    numbers.points(100...300) × numbers.points(100...500))
            var children: [Node] = []
            for _ in 0..<Int.random(in: 1...5, using: &numbers) where left > 0 {
                children.append(node(&numbers, &left, isSparse, depth: depth + 1))
            }
            let exposed = type == .cell && numbers.chance(percent: 20)
            return Node(type, at: frame, exposed: exposed, children).with { $0.isHidden = numbers.chance(percent: 3) }
        }
        let type = numbers.pick(
            [
                .button, .button, .button, .link, .switch, .slider, .cell, .staticText, .image, .textField,
            ] as [ElementType])
        let traits: Traits =
            type == .button ? .button : type == .image && numbers.chance(percent: 30) ? [.image, .button] : []
        let largest = isSparse ? 50.0 : 110
        let size = numbers.points(0...largest) × numbers.points(0...largest)
        let frame = Rect(x: numbers.points(-10...380), y: numbers.points(-10...(isSparse ? 830 : 300)), size)
        return Node(
            type, "x\(left)", at: numbers.chance(percent: 97) ? frame : nil, traits: traits,
            exposed: numbers.chance(percent: 95)
        )
        .with {
            $0.isVisible = numbers.chance(percent: 4) ? false : numbers.chance(percent: 50) ? true : nil
            $0.isHidden = numbers.chance(percent: 3)
        }
    }
}
