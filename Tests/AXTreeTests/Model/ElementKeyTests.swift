import TestSupport
import AXTree
import Testing

@Suite("ElementKey")
struct ElementKeyTests {
    @Test("The nearest ancestor with a name, then the element, then its number among equals")
    func hand() {
        let screen = Screen(
            elements: TreeNode.elements([
                TreeNode(
                    .application,
                    [
                        TreeNode(
                            .navigationBar,
                            [TreeNode(.button) { $0.label = "Back" }, TreeNode(.other, [TreeNode(.image)])]
                        ) {
                            $0.label = "Payment"
                        },
                        TreeNode(.button) {
                            $0.identifier = "close"
                            $0.label = "Close"
                        },
                        TreeNode(
                            .cell,
                            [
                                TreeNode(.button) { $0.label = "Edit" },
                                TreeNode(.other, [TreeNode(.button) { $0.label = "Edit" }]),
                            ]
                        ) { $0.label = "Row" },
                        TreeNode(.cell, [TreeNode(.button) { $0.label = "Edit" }]) { $0.label = "Row" },
                        TreeNode(.image), TreeNode(.image),
                        TreeNode(.link) {
                            $0.label = ""; $0.identifier = ""
                        },
                    ]
                ) { $0.label = "Shop" }
            ]))
        #expect(
            screen.keys(of: Array(screen.elements.indices)).map(\.description) == [
                #"application "Shop""#, #"navigationBar "Payment""#, #"navigationBar "Payment" > button "Back""#,
                #"navigationBar "Payment" > other"#, #"navigationBar "Payment" > image"#, "#close", #"cell "Row""#,
                #"cell "Row" > button "Edit""#, #"cell "Row" > other"#, #"cell "Row" > button "Edit"[1]"#,
                #"cell "Row"[1]"#,
                #"cell "Row" > button "Edit""#, "image", "image[1]", "link",
            ])
    }

    @Test("Keys come in the order asked for, and do not depend on what else is asked for")
    func order() {
        let screen = Screen(elements: TreeNode.elements([TreeNode(.button), TreeNode(.button), TreeNode(.button)]))
        #expect(screen.keys(of: []).isEmpty)
        #expect(screen.keys(of: [2, 0, 2]).map(\.description) == ["button[2]", "button", "button[2]"])
        #expect(screen.keys(of: [1]) == [ElementKey(anchor: "", own: "button", ordinal: 1)])
        #expect(screen.keys(of: [1])[0].base == "button")
        #expect(ElementKey(anchor: "#a", own: "button", ordinal: 1).base == "#a > button")
    }

    @Test("Random trees: the keys of a naive second implementation, all at once, one by one and some of them")
    func random() {
        var random = SeededRandom(81)
        for _ in 0..<Cases.of(100) {
            func node(_ depth: Int) -> TreeNode {
                let children = depth < 5 ? (0..<random.int(0...4)).map { _ in node(depth + 1) } : []
                return TreeNode(random.pick([.other, .button, .cell, .application]), children) {
                    if random.chance(0.4) {
                        $0.label = random.pick(["", "a", "b", "é", "e\u{301}", "a label of some length"])
                    }
                    if random.chance(0.2) { $0.identifier = random.pick(["", "i", "j", "a"]) }
                }
            }
            let screen = Screen(elements: TreeNode.elements((0..<random.int(1...3)).map { _ in node(0) }))
            let naive = screen.elements.indices.map { self.naive(screen.elements, $0) }
            #expect(screen.keys(of: Array(screen.elements.indices)) == naive)
            let some = screen.elements.indices.filter { _ in random.chance(0.3) }.shuffled(using: &random)
            #expect(screen.keys(of: some) == some.map { naive[$0] })
            if let one = some.first { #expect(screen.keys(of: [one]) == [naive[one]]) }
            // Elements of one ancestor never share a key.
            for index in screen.elements.indices {
                for other in screen.elements.indices
                where other > index && naiveAnchor(screen.elements, index) == naiveAnchor(screen.elements, other) {
                    #expect(naive[index] != naive[other])
                }
            }
        }
    }

    private func part(_ element: Element) -> String {
        if element.identifier ?? "" != "" { return "#\(element.identifier ?? "")" }
        return element.label ?? "" != "" ? "\(element.type.name) \"\(element.label ?? "")\"" : element.type.name
    }

    private func naiveAnchor(_ elements: [Element], _ index: Int) -> Int? {
        guard let parent = elements[index].parent else { return nil }
        let isNamed = elements[parent].label ?? "" != "" || elements[parent].identifier ?? "" != ""
        return isNamed && elements[parent].type != .application ? parent : naiveAnchor(elements, parent)
    }

    private func naive(_ elements: [Element], _ index: Int) -> ElementKey {
        let anchor = naiveAnchor(elements, index)
        let equals = elements.indices.filter {
            $0 < index && part(elements[$0]) == part(elements[index]) && naiveAnchor(elements, $0) == anchor
        }
        return ElementKey(
            anchor: anchor.map { part(elements[$0]) } ?? "", own: part(elements[index]), ordinal: equals.count)
    }
}
