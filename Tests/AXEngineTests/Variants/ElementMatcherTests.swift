import AXTree
import TestSupport
import Testing

@testable import AXEngine

/// Which elements of two variants are the same.
@Suite("Matching of elements")
struct ElementMatcherTests {
    /// Returns a screen of buttons, of which each has an identifier, a label and a frame.
    private func screen(_ buttons: [(identifier: String?, label: String?, frame: Rect)]) -> Screen {
        let nodes = buttons.map { button in
            TreeNode(.button) {
                $0.identifier = button.identifier
                $0.label = button.label
                $0.frame = button.frame
                $0.isAccessibilityElement = true
            }
        }
        return Screen(size: Size(390, 844), elements: TreeNode.elements(nodes))
    }

    private func row(_ number: Int, x: Double = 16, height: Double = 44) -> Rect {
        Rect(x: x, y: 100 + Double(number) * (height + 8), width: 100, height: height)
    }

    private func pairs(_ base: Screen, _ variant: Screen) -> [[Int]] {
        ElementMatching(base, variant).pairs.map { [$0.base, $0.variant] }
    }

    @Test("An identifier outweighs label and place")
    func identifiers() {
        let base = screen([("pay", "Pay", row(0)), ("close", "Close", row(1))])
        let variant = screen([("close", "Schließen", row(0)), ("pay", "Bezahlen", row(1))])
        #expect(pairs(base, variant) == [[0, 1], [1, 0]])
    }

    @Test("In another language, the place between elements that are matched decides")
    func order() {
        let labels = ["Name", "Street", "City", "Country"]
        let translated = ["Name", "Straße", "Stadt", "Land"]
        let base = screen(labels.enumerated().map { (nil, $1, row($0)) })
        let variant = screen(translated.enumerated().map { (nil, $1, row($0, height: 60)) })
        #expect(pairs(base, variant) == [[0, 0], [1, 1], [2, 2], [3, 3]])
        #expect(!ElementMatching(base, variant).sharesLanguage)
    }

    @Test("On a mirrored screen, elements of a row are matched from the other side")
    func mirrored() {
        func toolbar(_ x: [Double], _ labels: [String]) -> Screen {
            screen(
                [
                    ("back", nil, Rect(x: x[0], y: 50, width: 40, height: 40)),
                    ("more", nil, Rect(x: x[3], y: 50, width: 40, height: 40)),
                ]
                    + zip(x, labels).map { (nil, $1, Rect(x: $0, y: 700, width: 40, height: 40)) })
        }
        let base = toolbar([10, 110, 210, 340], ["One", "Two", "Three", "Four"])
        let variant = toolbar([340, 240, 140, 10], ["Eins", "Zwei", "Drei", "Vier"])
        #expect(ElementMatching(base, variant).isMirrored)
        #expect(pairs(base, variant) == (0..<6).map { [$0, $0] })
    }

    @Test("Rows with equal labels are matched in order if there are equally many")
    func repeated() {
        let base = screen((0..<4).map { ("edit", "Edit", row($0)) })
        let variant = screen((0..<4).map { ("edit", "Edit", row($0, height: 90)) })
        #expect(pairs(base, variant) == (0..<4).map { [$0, $0] })
    }

    @Test("A lost element is lost, a new one is new")
    func lost() {
        let base = screen([("a", "Alpha", row(0)), ("b", "Beta", row(1)), ("c", "Gamma", row(2))])
        let variant = screen([("a", "Alpha", row(0)), ("c", "Gamma", row(1)), ("d", "Delta", row(2))])
        let matching = ElementMatching(base, variant)
        #expect(matching.lost == [1] && matching.new == [2] && matching.unsure.isEmpty)
        #expect(matching[0] == 0 && matching[1] == nil && matching[2] == 1)
    }

    @Test("What could be one of two elements is unsure, and no match")
    func ambiguous() {
        let base = screen([("row", nil, Rect(x: 0, y: 100, width: 100, height: 44))])
        let variant = screen([
            ("row", nil, Rect(x: 0, y: 50, width: 100, height: 44)),
            ("row", nil, Rect(x: 0, y: 150, width: 100, height: 44)),
        ])
        let matching = ElementMatching(base, variant)
        #expect(matching.pairs.isEmpty && matching.unsure == [0] && matching.lost.isEmpty && matching.new.isEmpty)
    }

    @Test("Two screens with nothing in common are not surely variants")
    func otherScreen() {
        let base = screen([("a", "Alpha", row(0)), ("b", "Beta", row(1))])
        let variant = screen([("x", "Xylophone", row(4)), ("y", "Yard", row(5))])
        #expect(!ElementMatching(base, variant).isSure && ElementMatching(base, base).isSure)
    }

    @Test("No element is matched twice on any two screens")
    func injective() {
        var random = SeededRandom(37)
        for _ in 0..<Cases.of(200) {
            func random20() -> Screen {
                screen(
                    (0..<Int.random(in: 0...20, using: &random)).map { _ in
                        (
                            Bool.random(using: &random) ? "id\(Int.random(in: 0...3, using: &random))" : nil,
                            Bool.random(using: &random) ? "Label \(Int.random(in: 0...5, using: &random))" : nil,
                            row(
                                Int.random(in: 0...9, using: &random),
                                x: Double(Int.random(in: 0...3, using: &random) * 90))
                        )
                    })
            }
            let (base, variant) = (random20(), random20())
            let matching = ElementMatching(base, variant)
            #expect(Set(matching.pairs.map(\.base)).count == matching.pairs.count)
            #expect(Set(matching.pairs.map(\.variant)).count == matching.pairs.count)
            let judged = matching.pairs.map(\.base) + matching.lost + matching.unsure
            #expect(judged.sorted() == Array(base.elements.indices))
        }
    }
}
