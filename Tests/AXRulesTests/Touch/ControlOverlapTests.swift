import AXAudit
import TestSupport
import Testing

@Suite("control-overlap")
struct ControlOverlapTests {
    @Test("The sweep finds what comparing all with all finds", arguments: 0..<Cases.of(40))
    func againstNaive(seed: Int) {
        var found = 0
        for part in 0..<10 {
            var numbers = SeededRandom(UInt64(seed * 10 + part))
            let screen = RandomScreen.make(&numbers)
            let expected = NaiveGeometry(screen).overlaps()
            let audit = Rule.controlOverlap.audit(screen)
            #expect(audit.found == expected, "seed \(seed * 10 + part)")
            found += expected.count
        }
        #expect(found > 0, "the screens are too empty to say anything")
    }

    private func pair(_ first: Rect, _ second: Rect) -> Int {
        Rule.controlOverlap.count(.button("Save", at: first), .button("Cancel", at: second))
    }

    @Test("Touching is no overlap; four square points and five percent are no matter")
    func thresholds() {
        let save = Rect(x: 16, y: 100, 100 × 44)
        #expect(pair(save, Rect(x: 116, y: 100, 100 × 44)) == 0)
        #expect(pair(save, Rect(x: 115, y: 100, 100 × 44)) == 0, "44 of 4400 square points are one percent")
        #expect(pair(save, Rect(x: 111, y: 100, 100 × 44)) == 0, "exactly five percent")
        #expect(pair(save, Rect(x: 110, y: 100, 100 × 44)) == 1, "six percent")
        #expect(
            pair(Rect(x: 0, y: 0, 6 × 6), Rect(x: 4, y: 4, 6 × 6)) == 0, "exactly four square points, a ninth of each")
        #expect(pair(Rect(x: 0, y: 0, 6 × 6), Rect(x: 3.75, y: 4, 6 × 6)) == 1)
    }

    @Test("The share is that of the smaller control, and of no one's size is asked")
    func smaller() {
        #expect(pair(Rect(x: 0, y: 0, 300 × 300), Rect(x: 298, y: 100, 20 × 20)) == 1, "40 of 400 square points")
        #expect(pair(Rect(x: 0, y: 0, 300 × 300), Rect(x: 299, y: 100, 20 × 20)) == 0, "20 of 400 square points")
    }

    @Test("A message says what overlaps, and by how much")
    func message() {
        let screen = Screen([
            .button("Save", at: Rect(x: 16, y: 100, 100 × 44)), .button("Cancel", at: Rect(x: 105.5, y: 110, 100 × 44)),
        ])
        let findings = Rule.controlOverlap.audit(screen).findings
        #expect(findings.map(\.message) == ["overlaps button \"Cancel\" by 10.5×34 pt"])
        #expect(findings.first?.elements.map(\.index) == [1, 2])
    }

    @Test("What the dump may have rounded is not held against anyone")
    func rounding() {
        func count(_ shared: Double, tolerance: Double) -> Int {
            var screen = Screen([
                .button("A", at: Rect(x: 0, y: 100, 100 × 44)),
                .button("B", at: Rect(x: 100 - shared, y: 100, 100 × 44)),
            ])
            screen.frameTolerance = tolerance
            screen.roundsFramesOutward = true
            return Rule.controlOverlap.audit(screen).findings.count
        }
        #expect(count(6, tolerance: 0.1) == 1)
        #expect(count(2, tolerance: 1) == 0)
        #expect(
            count(6, tolerance: 1) == 0, "of 6 points 4 are certain: 168 of 4400 square points, less than five percent")
        #expect(count(10, tolerance: 1) == 1)
    }

    @Test("What is cut off, out of sight, in another scroll view or in the other control does not count")
    func exemptions() {
        let frame = Rect(x: 100, y: 100, 100 × 44)
        let other = Rect(x: 150, y: 110, 100 × 44)
        #expect(pair(frame, other) == 1)
        #expect(pair(frame, Rect(x: 190, y: 110, 210 × 44)) == 0, "it ends beyond the screen")
        let scroll = Rect(x: 0, y: 0, 390 × 120)
        #expect(
            Rule.controlOverlap.count(
                Node(.scrollView, at: scroll, exposed: false, [.button("A", at: frame), .button("B", at: other)])) == 0,
            "both are cut off by the scroll view")
        let whole = Rect(x: 0, y: 0, 390 × 844)
        #expect(
            Rule.controlOverlap.count(
                Node(.scrollView, at: whole, exposed: false, [.button("A", at: frame), .button("B", at: other)])) == 1)
        #expect(
            Rule.controlOverlap.count(
                Node(.scrollView, at: whole, exposed: false, [.button("A", at: frame)]), .button("B", at: other)) == 0,
            "one floats above what scrolls")
        #expect(
            Rule.controlOverlap.count(.button("A", at: frame), .button("B", at: other).with { $0.isVisible = false })
                == 0)
        #expect(
            Rule.controlOverlap.count(.button("A", at: frame), .button("B", at: other).with { $0.isHidden = true }) == 0
        )
        #expect(Rule.controlOverlap.count(.button("A", at: frame), Node(.staticText, "B", at: other)) == 0)
        #expect(
            Rule.controlOverlap.count(.button("A", at: frame), Node(.cell, "Row", at: Rect(x: 0, y: 90, 390 × 60)))
                == 0,
            "a control in a tappable row")
    }

    @Test("What scrolls under a bar is not reported where the dump shows neither bars nor scroll views")
    func flatLists() {
        func count(_ exposure: ExposureSource, y: Double) -> Int {
            var screen = Screen([
                .button("Row", at: Rect(x: 0, y: y - 30, 390 × 60)), .button("Home", at: Rect(x: 20, y: y, 80 × 48)),
            ])
            screen.exposure = exposure
            return Rule.controlOverlap.audit(screen).findings.count
        }
        #expect(count(.listed, y: 780) == 0, "at the bottom")
        #expect(count(.listed, y: 40) == 0, "at the top")
        #expect(count(.listed, y: 400) == 1)
        #expect(count(.given, y: 780) == 1)
    }

    @Test("Controls that overlap each other are one finding")
    func cluster() {
        let buttons = (0..<5).map { number in
            Node.button("Button \(number)", at: Rect(x: 20 + 40 * Double(number), y: 100, 60 × 44))
        }
        let findings = Rule.controlOverlap.audit(Screen(buttons)).findings
        #expect(findings.map(\.message) == ["is one of 5 controls that overlap each other"])
        #expect(findings.first?.elements.count == 5)
    }

    @Test("20,000 controls on one spot, of three sizes, stay in bounds")
    func heap() {
        let count = Cases.of(20_000)
        let nodes = (0..<count).map { number in
            Node.button("Save \(number)", at: Rect(x: 100, y: 100, (100 + 4 * Double(number % 3)) × 44))
        }
        let audit = Rule.controlOverlap.audit(Screen(nodes))
        #expect(Set(audit.found.joined()).count == count, "every control overlaps another")
        #expect(audit.findings.count == 1)
    }

    @Test("Two controls with one frame are not said to overlap as well")
    func oneFrame() {
        let frame = Rect(x: 100, y: 100, 100 × 44)
        #expect(pair(frame, frame) == 0)
        #expect(pair(frame, Rect(x: 101, y: 99, 100 × 45)) == 0)
        #expect(pair(frame, Rect(x: 101.25, y: 100, 100 × 44)) == 1)
    }
}
