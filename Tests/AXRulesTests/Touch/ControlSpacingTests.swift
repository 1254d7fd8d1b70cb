import AXAudit
import TestSupport
import Testing

@Suite("control-spacing")
struct ControlSpacingTests {
    @Test("The sweep finds what comparing all with all finds", arguments: 0..<Cases.of(40))
    func againstNaive(seed: Int) {
        var found = 0
        for part in 0..<10 {
            var numbers = SeededRandom(UInt64(7_000 + seed * 10 + part))
            let screen = RandomScreen.make(&numbers)
            let expected = NaiveGeometry(screen).closeClusters()
            let audit = Rule.controlSpacing.audit(screen)
            #expect(audit.found == expected.map(\.members), "seed \(seed * 10 + part)")
            for (finding, cluster) in zip(audit.findings, expected) {
                #expect(finding.message.contains("\(cluster.gap.inPoints) pt"), "\(finding.message)")
                #expect(finding.severity == .warning)
            }
            found += expected.count
        }
        #expect(found > 0, "the screens are too empty to say anything")
    }

    /// Whether two 30-point buttons that far apart are reported.
    private func isReported(
        _ across: Double, _ down: Double = -30, on idiom: Screen.Idiom = .phone, size: Size = 30 × 30
    )
        -> Bool
    {
        let second = Rect(x: 100 + size.width + across, y: 100 + size.height + down, size)
        return Rule.controlSpacing.count(
            .button("Bold", at: Rect(x: 100, y: 100, size)), .button("Italic", at: second), on: idiom) == 1
    }

    @Test("8 points are enough, 12 on an iPad")
    func gaps() {
        #expect(isReported(7.75))
        #expect(isReported(0))
        #expect(!isReported(8))
        #expect(isReported(8, on: .pad))
        #expect(isReported(11.75, on: .pad))
        #expect(!isReported(12, on: .pad))
        #expect(!isReported(8, on: .watch), "only an iPad asks for more")
    }

    @Test("Of both axes the larger gap counts")
    func diagonal() {
        #expect(isReported(4, 7))
        #expect(!isReported(4, 8))
        #expect(!isReported(8, 4))
    }

    @Test("Large controls may stand close; one small one is enough")
    func sizes() {
        #expect(!isReported(0, -32, size: 32 × 32))
        #expect(!isReported(0, -32, size: 31.95 × 32))
        #expect(isReported(0, -32, size: 31.8 × 32))
        #expect(
            Rule.controlSpacing.count(
                .button("A", at: Rect(x: 100, y: 100, 44 × 44)), .button("B", at: Rect(x: 146, y: 100, 30 × 30))) == 1)
    }

    @Test("Overlapping controls are control-overlap's")
    func overlapping() {
        #expect(!isReported(-10))
    }

    @Test("A sliver of overlap, which control-overlap lets pass, does not hide that there is no gap")
    func sliver() {
        let frames = [Rect(x: 100, y: 100, 30 × 30), Rect(x: 129.95, y: 100, 30 × 30)]
        let screen = Screen(frames.map { .button("A", at: $0) })
        #expect(Rule.controlOverlap.audit(screen).findings.isEmpty)
        #expect(Rule.controlSpacing.audit(screen).findings.count == 1)
    }

    @Test("A row of small buttons is one finding, which names them all")
    func cluster() {
        let buttons = (0..<4).map { Node.button("B\($0)", at: Rect(x: 20 + 34 * Double($0), y: 100, 30 × 30)) }
        let far = Node.button("Far", at: Rect(x: 300, y: 100, 30 × 30))
        let audit = Rule.controlSpacing.audit(Screen(buttons + [far]))
        #expect(audit.found == [[1, 2, 3, 4]])
        #expect(audit.findings.first?.message == "is one of 4 controls that are as close as 4 pt; the minimum is 8 pt")
    }

    @Test("Two buttons are named by their gap")
    func message() {
        let audit = Rule.controlSpacing.audit(
            Screen([
                .button("Bold", at: Rect(x: 100, y: 100, 30 × 30)),
                .button("Italic", at: Rect(x: 133.5, y: 100, 30 × 30)),
            ]))
        #expect(audit.findings.map(\.message) == ["is 3.5 pt from button \"Italic\"; the minimum is 8 pt"])
    }

    @Test("Keypads, rows, segments, bars and tabs are left alone")
    func exemptions() {
        let keys = (0..<12).map {
            Node.button("\($0)", at: Rect(x: 20 + Double($0 % 3) * 34, y: 100 + Double($0 / 3) * 34, 30 × 30))
        }
        #expect(Rule.controlSpacing.audit(Screen(keys)).findings.isEmpty)
        let rows = (0..<3).map { Node(.cell, "Row", at: Rect(x: 0, y: 40 * Double($0), 390 × 40)) }
        #expect(Rule.controlSpacing.audit(Screen(rows)).findings.isEmpty)
        let pair = [Node.button("A", at: Rect(x: 10, y: 60, 30 × 30)), .button("B", at: Rect(x: 44, y: 60, 30 × 30))]
        for type in [ElementType.segmentedControl, .tabBar, .navigationBar, .toolbar] {
            let screen = Screen([Node(type, at: Rect(x: 0, y: 50, 390 × 50), exposed: false, pair)])
            #expect(Rule.controlSpacing.audit(screen).findings.isEmpty, "\(type)")
        }
        let other = Screen([Node(.other, at: Rect(x: 0, y: 50, 390 × 50), exposed: false, pair)])
        #expect(Rule.controlSpacing.audit(other).findings.count == 1)
    }

    @Test("What the dump may have rounded counts as a gap")
    func rounding() {
        func count(_ gap: Double) -> Int {
            var screen = Screen([
                .button("A", at: Rect(x: 100, y: 100, 30 × 30)), .button("B", at: Rect(x: 130 + gap, y: 100, 30 × 30)),
            ])
            screen.frameTolerance = 1
            screen.roundsFramesOutward = true
            return Rule.controlSpacing.audit(screen).findings.count
        }
        #expect(count(5) == 1, "7 points at most")
        #expect(count(6) == 0, "it may be 8 points")
    }

    @Test("20,000 small buttons, in a row and on one spot, stay in bounds")
    func many() {
        let row = (0..<20_000).map {
            Node.button("B", at: Rect(x: 32 * Double($0), y: 10, (26 + Double($0 % 2) * 3) × 30))
        }
        let audit = Rule.controlSpacing.audit(Screen(row, size: 700_000 × 844))
        #expect(audit.found.count == 1)
        #expect(audit.found.first?.count == 20_000)
        let heap = (0..<20_000).map { _ in Node.button("B", at: Rect(x: 10, y: 10, 30 × 30)) }
        #expect(Rule.controlSpacing.audit(Screen(heap)).findings.isEmpty)
    }
}
