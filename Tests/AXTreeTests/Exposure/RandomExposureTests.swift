import AXTree
import TestSupport
import Testing

/// Random trees, compared with a recursive second implementation.
@Suite("Exposure of random trees")
struct RandomExposureTests {
    @Test("Random trees give what the definition gives, read element by element", arguments: ExposureSource.allCases)
    func random(source: ExposureSource) {
        var random = SeededRandom(61)
        var exposed = 0
        for number in 0..<Cases.of(250) {
            let nodes = (0..<random.int(1...3)).map { _ in
                node(&random, source, depth: 0, special: number.isMultiple(of: 2))
            }
            let elements = TreeNode.elements(nodes)
            let expected = elements.indices.filter { NaiveExposure(elements, source).isExposed($0) }
            exposed += expected.count
            let found = Exposure(Screen(elements: elements, exposure: source))
            if found.order != expected {
                Issue.record("tree \(number): \(found.order), expected \(expected)\n\(dump(elements))")
            }
            #expect(found.isExposed == elements.indices.map(expected.contains))
        }
        #expect(exposed > Cases.of(500))
    }

    private func node(_ random: inout SeededRandom, _ source: ExposureSource, depth: Int, special: Bool) -> TreeNode {
        var children: [TreeNode] = []
        if depth < 5 {
            for _ in 0..<random.int(0...3) {
                children.append(node(&random, source, depth: depth + 1, special: special))
            }
        }
        return TreeNode(
            random.pick([
                .other, .other, .window, .cell, .cell, .button, .staticText, .image, .textView, .alert,
                .segmentedControl,
            ]),
            children
        ) {
            if random.chance(0.2) { $0.label = random.pick(["", "x"]) }
            if random.chance(0.1) { $0.value = random.pick(["", "x"]) }
            if random.chance(0.2) { $0.traits = random.pick([[], .button, .header, .textEntry]) }
            if random.chance(0.1) { $0.placeholder = random.pick(["", "x"]) }
            if source == .given || random.chance(0.1) { $0.isAccessibilityElement = random.chance(0.4) }
            guard special else { return }
            $0.isHidden = random.chance(0.08)
            $0.elementsHidden = random.chance(0.05)
            $0.isModal = random.chance(0.06)
        }
    }

    private func dump(_ elements: [Element]) -> String {
        elements.enumerated().map { index, element in
            let flags = [
                (element.isHidden, "hidden"), (element.elementsHidden, "elementsHidden"), (element.isModal, "modal"),
            ]
            let flag = element.isAccessibilityElement.map { $0 ? "+" : "-" } ?? ""
            return String(repeating: "  ", count: element.depth)
                + "\(index) \(element.type)\(flag) \(element.label ?? "nil") \(element.traits?.names ?? []) "
                + flags.filter(\.0).map(\.1).joined(separator: " ")
        }.joined(separator: "\n")
    }
}
