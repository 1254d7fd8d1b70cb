import AXAudit
import Testing

/// target-size and element-too-small at their edges, and what is cut off.
@Suite("Sizes")
struct SizeTests {
    private func isTooSmallTarget(_ width: Double, _ height: Double, _ change: (inout Screen) -> Void = { _ in })
        -> Bool
    {
        var screen = Screen([.button("Close", at: Rect(x: 100, y: 100, width × height))])
        change(&screen)
        return Rule.targetSize.audit(screen).findings.count == 1
    }

    @Test("44 points, less a tenth", arguments: [44, 43.95, 43.91, 45, 300])
    func largeEnough(side: Double) {
        #expect(!isTooSmallTarget(side, side))
        #expect(!isTooSmallTarget(side, 250))
    }

    @Test("Less than 44 points by more than a tenth", arguments: [43.89, 43.8, 43, 20, 0.5])
    func tooSmall(side: Double) {
        #expect(isTooSmallTarget(side, side))
        #expect(isTooSmallTarget(side, 190))
        #expect(isTooSmallTarget(190, side))
    }

    @Test("A long control may be less than 3 points too short on the other side")
    func long() {
        #expect(!isTooSmallTarget(250, 41.1))
        #expect(!isTooSmallTarget(41.1, 200))
        #expect(isTooSmallTarget(250, 41))
        #expect(isTooSmallTarget(199, 43))
    }

    @Test("A tenth exactly is within the tolerance in spite of the rounding of binary fractions")
    func exactlyTheTolerance() {
        #expect(Rule.elementTooSmall.count(Node(.image, "New", at: Rect(x: 9, y: 9, 13.9 × 13.9), traits: .image)) == 0)
        #expect(!isTooSmallTarget(43.9, 43.9))
    }

    @Test("A frame without an inside is no small target")
    func noInside() {
        #expect(!isTooSmallTarget(0, 30))
        #expect(!isTooSmallTarget(30, -5))
    }

    @Test("In dumps of whole points, a row of 44 points less its separator reads 43")
    func rounding() {
        #expect(!isTooSmallTarget(43, 60) { ($0.frameTolerance, $0.roundsFramesOutward) = (1, true) })
        #expect(isTooSmallTarget(42, 60) { ($0.frameTolerance, $0.roundsFramesOutward) = (1, true) })
        #expect(isTooSmallTarget(43, 60))
        #expect(!isTooSmallTarget(43, 60) { $0.frameTolerance = 1 })
        #expect(isTooSmallTarget(42.5, 60) { $0.frameTolerance = 1 })
    }

    @Test("The message gives the measured and the wanted size without needless decimals")
    func message() {
        let screen = Screen([.button("Close", at: Rect(x: 100, y: 100, 20 × 43.5))])
        #expect(
            Rule.targetSize.audit(screen).findings.map(\.message) == [
                "is 20×43.5 pt; the minimum in the HIG is 44×44 pt"
            ])
        #expect(
            Rule.targetSize.audit(screen, ["minimum": .number(30)]).findings.map(\.message) == [
                "is 20×43.5 pt; the minimum is 30×30 pt"
            ])
    }

    /// Source: WCAG 2.2, 2.5.8: a circle with a diameter of 24 around the centre touches no other target.
    @Test(
        "A target is a failure below 24 points if another is less than 12 from its centre, else a warning",
        arguments: [(23.0, 11.0, Severity.failure), (23, 12, .warning), (24, 11.5, .warning)])
    func grades(side: Double, distance: Double, severity: Severity) {
        let below = Rect(x: 100, y: 100 + side / 2 + distance, 60 × 44)
        let screen = Screen([
            .button("Close", at: Rect(x: 100, y: 100, 60 × side)), .button("Order", at: below),
        ])
        #expect(Rule.targetSize.audit(screen).findings.map(\.severity) == [severity])
        #expect(Rule.targetSize.audit(screen, ["failureBelow": .number(44)]).findings.map(\.severity) == [.failure])
        #expect(Audit([RuleSetting(.targetSize, severity: .warning)])(screen).findings.map(\.severity) == [.warning])
    }

    @Test("A text field in a row, and an element as wide as the screen in a row, are as large as the row")
    func rows() {
        func count(_ element: Node, height: Double = 45) -> Int {
            Rule.targetSize.count(Node(.cell, at: Rect(x: 0, y: 100, 390 × height), exposed: false, [element]))
        }
        let field = Node(.textField, "Server", at: Rect(x: 90, y: 112, 290 × 21))
        #expect(count(field) == 0)
        #expect(count(field, height: 40) == 1)
        #expect(Rule.targetSize.count(field) == 1)
        #expect(count(.button("Row", at: Rect(x: 0, y: 101, 390 × 40))) == 0)
        #expect(count(.button("Not the row", at: Rect(x: 20, y: 101, 350 × 40))) == 1)
    }

    @Test("The system lays out parts of its controls and accessories of rows")
    func systemControls() {
        let part = Node.button("Part", at: Rect(x: 100, y: 110, 20 × 20))
        for type in [ElementType.segmentedControl, .stepper, .searchField, .datePicker, .picker] {
            let control = Node(type, at: Rect(x: 20, y: 100, 300 × 40), exposed: false, [part])
            #expect(Rule.targetSize.count(control) == 0, "\(type)")
            #expect(Rule.targetSize.count(control, set: ["systemControls": .flag(true)]) == 1, "\(type)")
        }
        func row(_ accessory: Node) -> Int {
            Rule.targetSize.count(Node(.cell, at: Rect(x: 0, y: 100, 390 × 44), exposed: false, [accessory]))
        }
        #expect(row(part) == 1)
        #expect(row(part.with { $0.isEnabled = false }) == 0, "check mark")
        #expect(row(Node.button("More Info", at: Rect(x: 350, y: 111, 22 × 22))) == 0)
        #expect(row(Node.button("更多信息", at: Rect(x: 350, y: 111, 22 × 22))) == 0)
        #expect(Rule.targetSize.count(.button("More Info", at: Rect(x: 350, y: 111, 22 × 22))) == 1, "not in a row")
    }

    @Test("The minimum can be set", arguments: [(24.0, 0), (30.0, 0), (31.0, 1)])
    func parameter(minimum: Double, count: Int) {
        let button = Node.button("Close", at: Rect(x: 100, y: 100, 30 × 30))
        #expect(Rule.targetSize.count(button, set: ["minimum": .number(minimum)]) == count)
    }

    @Test(
        "What the screen cuts off is not measured",
        arguments: [
            (Rect(x: -10, y: 100, 30 × 30), 0), (Rect(x: 380, y: 100, 30 × 30), 0), (Rect(x: 100, y: -1, 30 × 30), 0),
            (Rect(x: 100, y: 830, 30 × 30), 0), (Rect(x: 500, y: 100, 30 × 30), 0),
            (Rect(x: 360, y: 814, 30 × 30), 1), (Rect(x: 0, y: 0, 30 × 30), 1), (Rect(x: -0.05, y: 0, 30 × 30), 1),
        ])
    func screenEdge(frame: Rect, count: Int) {
        #expect(Rule.targetSize.count(.button("Close", at: frame)) == count)
    }

    @Test("What a scroll view cuts off or may cut off is not measured")
    func scrollEdge() {
        func count(_ frame: Rect, in type: ElementType = .scrollView) -> Int {
            Rule.targetSize.count(
                Node(
                    type, at: Rect(x: 0, y: 100, 390 × 400), exposed: false,
                    [
                        Node(.other, exposed: false, [.button("Close", at: frame)])
                    ]))
        }
        for type in [ElementType.scrollView, .table, .collectionView, .webView] {
            #expect(count(Rect(x: 100, y: 490, 60 × 30), in: type) == 0, "beyond the lower edge")
            #expect(count(Rect(x: 100, y: 90, 60 × 30), in: type) == 0, "beyond the upper edge")
            #expect(count(Rect(x: 100, y: 600, 60 × 30), in: type) == 0, "below it")
            #expect(
                count(Rect(x: 100, y: 470, 60 × 30), in: type) == 0, "up to the edge, where the rest may be cut off")
            #expect(count(Rect(x: 100, y: 300, 60 × 30), in: type) == 1, "in the middle")
        }
        #expect(count(Rect(x: 100, y: 490, 60 × 30), in: .other) == 1, "a container that does not scroll")
        #expect(
            Rule.targetSize.count(
                Node(
                    .scrollView, at: Rect(x: 0, y: 100, 390 × 400), exposed: false,
                    [
                        Node(
                            .scrollView, at: Rect(x: 0, y: 400, 390 × 300), exposed: false,
                            [
                                .button("Close", at: Rect(x: 100, y: 490, 60 × 30))
                            ])
                    ])) == 0, "cut off by the outer of two")
    }

    @Test("Enabled and in sight")
    func state() {
        let button = Node.button("Close", at: Rect(x: 100, y: 100, 30 × 30))
        #expect(Rule.targetSize.count(button.with { $0.isEnabled = false }) == 0)
        #expect(Rule.targetSize.count(button) == 1)
        #expect(Rule.targetSize.count(button.with { $0.isVisible = false }) == 0)
        #expect(Rule.targetSize.count(button.with { $0.frame = nil }) == 0)
    }

    @Test("Bars are measured when asked for")
    func bars() {
        for type in [ElementType.navigationBar, .toolbar, .tabBar] {
            let bar = Node(type, exposed: false, [.button("Edit", at: Rect(x: 300, y: 50, 40 × 36))])
            #expect(Rule.targetSize.count(bar) == 0)
            #expect(Rule.targetSize.count(bar, set: ["systemControls": .flag(true)]) == 1)
        }
    }

    @Test("Links in a text are as high as the text, links elsewhere are not")
    func links() {
        let link = Node(.link, "Terms", at: Rect(x: 20, y: 100, 60 × 18), traits: .link)
        #expect(Rule.targetSize.count(link) == 1)
        for type in [ElementType.staticText, .textView] {
            #expect(Rule.targetSize.count(Node(type, "We have Terms", exposed: false, [link])) == 0)
        }
        func page(_ nodes: [Node]) -> Int {
            Rule.targetSize.count(Node(.webView, at: Rect(x: 0, y: 0, 390 × 844), exposed: false, nodes))
        }
        let text = Node(.staticText, "We have", at: Rect(x: 0, y: 98, 20 × 20))
        #expect(page([text, link]) == 0)
        #expect(page([link, text]) == 0)
        #expect(
            page([text, Node(.link, at: link.element.frame, exposed: false, [link])]) == 0, "its text is the element")
        #expect(page([link]) == 1)
        #expect(page([text.with { $0.frame?.y = 130 }, link]) == 1, "on another line")
        #expect(page([Node(.other, exposed: false, [text]), link]) == 1, "in another block")
        #expect(Rule.targetSize.count(text, link) == 1, "not web content")
    }

    @Test("A control in a control that is large enough is not measured")
    func nested() {
        func count(_ size: Size) -> Int {
            Rule.targetSize.count(
                Node(
                    .button, "Row", at: Rect(x: 0, y: 100, size), traits: .button, exposed: false,
                    [
                        .button("Play", at: Rect(x: 10, y: 110, 20 × 20))
                    ]))
        }
        #expect(count(300 × 44) == 0)
        #expect(count(300 × 40) == 1)
    }

    @Test("A dump without frames or types says that it cannot be checked")
    func notChecked() {
        let screen = Screen([.button("Close")], lacks: [.frame])
        for rule in [Rule.targetSize, .elementTooSmall, .controlOverlap, .controlSpacing] {
            #expect(rule.audit(screen).notChecked.map(\.reason) == ["this dump carries no frames"])
            #expect(rule.audit(screen).findings.isEmpty)
        }
    }

    @Test("14 points for what is no control", arguments: [(14, 0), (13.95, 0), (13.89, 1), (13.8, 1), (8, 1), (0, 0)])
    func small(side: Double, count: Int) {
        #expect(
            Rule.elementTooSmall.count(Node(.image, "New", at: Rect(x: 9, y: 9, side × 40), traits: .image)) == count)
    }

    @Test(
        "A text is too small if its frame cannot hold it, or under 11 points",
        arguments: [(14, 0), (12, 0), (11, 0), (10.8, 1), (8, 1)])
    func smallText(side: Double, count: Int) {
        #expect(Rule.elementTooSmall.count(Node(.staticText, "New", at: Rect(x: 9, y: 9, 40 × side))) == count)
        #expect(Rule.elementTooSmall.count(Node(.staticText, "New", at: Rect(x: 9, y: 9, 13 × side))) == 1)
    }

    @Test("A small element that is cut off or not exposed is not reported")
    func smallAndCutOff() {
        #expect(Rule.elementTooSmall.count(Node(.image, "New", at: Rect(x: -4, y: 9, 8 × 8))) == 0)
        #expect(Rule.elementTooSmall.count(Node(.image, "New", at: Rect(x: 9, y: 9, 8 × 8), exposed: false)) == 0)
    }

    @Test("The keyboard, the status bar and scroll bars are the system's")
    func chrome() {
        let key = Node(.key, "q", at: Rect(x: 2, y: 600, 30 × 40), traits: .keyboardKey)
        let time = Node(.button, "9:41", at: Rect(x: 20, y: 5, 40 × 20), traits: .button)
        var screen = Screen([
            Node(.keyboard, exposed: false, [key, .button("shift", at: Rect(x: 2, y: 650, 30 × 40))]),
            Node(.statusBar, exposed: false, [time]),
        ])
        screen.scope = .device
        #expect(Rule.targetSize.audit(screen).findings.isEmpty)
        var audit = Audit(rules: [.targetSize])
        audit.includesSystem = true
        #expect(audit(screen).findings.count == 2, "the button and the time; a key is no control")
    }
}
