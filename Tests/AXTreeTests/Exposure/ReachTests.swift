import AXTree
import TestSupport
import Testing

/// The steps to each exposed element. Every number is counted by hand.
@Suite("Reach")
struct ReachTests {
    private func text(_ label: String, heading: Bool = false) -> TreeNode {
        TreeNode(.staticText) {
            $0.label = label
            $0.isAccessibilityElement = true
            $0.traits = heading ? [.staticText, .header] : .staticText
        }
    }

    private func button(_ label: String) -> TreeNode {
        TreeNode(.button) {
            $0.label = label
            $0.isAccessibilityElement = true
            $0.traits = .button
        }
    }

    private func container(_ type: ElementType, _ nodes: TreeNode...) -> TreeNode {
        TreeNode(type, nodes) { $0.isAccessibilityElement = false }
    }

    private func reach(_ nodes: TreeNode...) -> Reach {
        let screen = screen(.given, nodes)
        return Reach(screen, Exposure(screen))
    }

    @Test("Swipes are counted from the first element; a heading is one step, and swipes go on from it")
    func headings() {
        let reach = reach(
            button("Back"), text("Cart", heading: true), text("Milk"), text("Bread"), text("Payment", heading: true),
            text("Card"), button("Pay"))
        #expect(reach.stops.map(\.index) == [0, 1, 2, 3, 4, 5, 6])
        #expect(reach.stops.indices.map { reach.steps(to: $0, by: .elements) } == [0, 1, 2, 3, 4, 5, 6])
        // Card: Cart, Payment, and a swipe. Pay: a swipe more.
        #expect(reach.stops.map(\.headings) == [0, 1, 2, 3, 2, 3, 4])
        // Back is where one starts, so the next control is Pay.
        #expect(reach.stops.map(\.controls) == [0, 1, 2, 3, 4, 5, 1])
    }

    @Test("The first element is where one starts, also if it is a heading")
    func startsAtHeading() {
        let reach = reach(text("Cart", heading: true), text("Milk"), text("Payment", heading: true), text("Card"))
        #expect(reach.stops.map(\.headings) == [0, 1, 1, 2])
    }

    @Test("Without headings and controls all steps are swipes, and an empty screen has none")
    func texts() {
        let texts = reach(text("A"), text("B"), text("C"))
        #expect(texts.stops.map(\.headings) == [0, 1, 2])
        #expect(texts.stops.map(\.controls) == [0, 1, 2])
        #expect(reach().stops.isEmpty)
        #expect(reach(container(.table)).stops.isEmpty)
    }

    @Test("Swipes are also counted from the first element of the container; a view that only groups is none")
    func containers() {
        let reach = reach(
            container(.navigationBar, button("Back"), text("Cart", heading: true)),
            container(
                .table, container(.other, text("Milk"), text("Bread")), container(.collectionView, button("Tea"))),
            container(.other, button("Help")))
        #expect(reach.stops.map(\.container) == [0, 0, 3, 3, 7, nil])
        // Help is in no container but the screen.
        #expect(reach.stops.map(\.fromTop) == [0, 1, 0, 1, 0, 5])
    }

    @Test("A container around others goes on behind them")
    func nestedContainer() {
        let reach = reach(
            container(.table, text("Milk"), container(.collectionView, button("Tea"), button("Rice")), text("Total")))
        #expect(reach.stops.map(\.fromTop) == [0, 0, 1, 3])
    }

    @Test("A heading before an element is one step, those before it are one each, and the swipe from it is one")
    func missingHeading() {
        let reach = reach(
            button("Back"), text("Cart", heading: true), text("Milk"), text("Bread"), text("Eggs"), button("Pay"))
        #expect(reach.stops[5].headings == 5)
        // Cart, the new one, Pay.
        #expect(reach.stepsWithHeading(before: 5) == 3)
        #expect(reach.stepsWithHeading(before: 1) == nil, "it is a heading")
        #expect(reach.stepsWithHeading(before: 0) == nil, "it is where one starts")
    }

    @Test("The longest section of the way is that of the heading from which the most swipes are made")
    func sections() throws {
        let reach = reach(
            button("Back"), text("Cart", heading: true), text("Milk"), text("Tips", heading: true), text("Tea"),
            text("Rice"), button("Pay"))
        // From Tips, Tea and Rice; from Cart and Milk.
        let toPay = try #require(reach.longestSection(onTheWayTo: 6))
        #expect(toPay.heading == 3 && toPay.swipes == 3)
        let toTea = try #require(reach.longestSection(onTheWayTo: 4))
        #expect(toTea.heading == 1 && toTea.swipes == 2)
        #expect(reach.longestSection(onTheWayTo: 1) == nil)
    }

    @Test("Elements that are not exposed are no stops, and the order is that of the screen reader")
    func exposedOnly() throws {
        let reach = reach(
            text("A"), TreeNode(.button) { $0.isAccessibilityElement = false },
            TreeNode(.cell, [button("Inside")]) { $0.isAccessibilityElement = true }, text("B"))
        #expect(reach.stops.map(\.index) == [0, 2, 4])
        let screen = screen(.given, [text("A"), text("B", heading: true), button("C")])
        let turned = Reach(
            screen,
            Exposure(screen, indices: [0, 1, 2], order: [2, 0, 1], isControl: [false, false, true]))
        #expect(turned.stops.map(\.index) == [2, 0, 1])
        #expect(turned.stops.map(\.headings) == [0, 1, 1])
        #expect(turned.stops.map(\.controls) == [0, 1, 2])
    }

    @Test("Where a dump does not tell which views are headings, the steps by headings are unknown")
    func unknownHeadings() throws {
        let reach = try reach(
            readScreen(
                """
                <hierarchy><node class='android.widget.FrameLayout' bounds='[0,0][100,200]'>
                  <node class='android.widget.TextView' text='Cart' bounds='[0,0][100,20]'/>
                  <node class='android.widget.Button' text='Pay' clickable='true' bounds='[0,40][100,60]'/>
                </node></hierarchy>
                """))
        #expect(reach.stops.map(\.headings) == [nil, nil])
        #expect(reach.stops.map(\.controls) == [0, 1])
        #expect(reach.steps(to: 1, by: .headings) == nil)
        #expect(reach.stepsWithHeading(before: 1) == nil)
    }

    private func reach(_ screen: Screen) throws -> Reach { Reach(screen, Exposure(screen)) }
}
