import AXAudit
import TestSupport
import Testing

/// The geometry rules, each compared with a second implementation that compares all pairs of elements.
@Suite("Geometry rules")
struct GeometryTests {
    /// Runs a comparison on many random screens; `compare` returns the number of expected findings of a screen.
    private func onScreens(_ seeds: Range<UInt64>, _ compare: (Screen, UInt64) -> Int) {
        let found = seeds.reduce(0) { sum, seed in
            var numbers = SeededRandom(seed)
            return sum + compare(RandomScreen.make(&numbers), seed)
        }
        #expect(found > 0, "the random screens have no findings")
    }

    @Test("target-size-minimum: the circles of 24 points", arguments: 0..<Cases.of(20) as Range<UInt64>)
    func targets(part: UInt64) {
        onScreens(part * 20..<part * 20 + 20) { screen, seed in
            let naive = NaiveGeometry(screen)
            let expected = naive.crowdedTargets()
            let audit = Rule.targetSizeMinimum.audit(screen)
            #expect(audit.found.map { $0[0] } == expected.keys.sorted(), "seed \(seed)")
            for pair in audit.found {
                #expect(abs(naive.room(pair[0], pair[1]) - expected[pair[0], default: -1]) < 1e-9, "seed \(seed)")
            }
            return expected.count
        }
    }

    @Test("duplicate-bounds", arguments: 0..<Cases.of(10) as Range<UInt64>)
    func bounds(part: UInt64) {
        var found = 0
        for seed in part * 20..<part * 20 + 20 {
            var numbers = SeededRandom(seed)
            let nodes = (0..<14).map { _ in Self.packed(&numbers) }
            let screen = Screen(nodes)
            let expected = NaiveGeometry(screen).sharedFrames()
            #expect(Rule.duplicateBounds.audit(screen).found == expected, "seed \(seed)")
            found += expected.count
        }
        #expect(found > 0)
    }

    /// A control, row or container with one of a few frames, so that frames are often equal or nearly equal.
    private static func packed(_ numbers: inout SeededRandom, depth: Int = 0) -> Node {
        let frame = Rect(
            x: numbers.pick([16, 16.5, 17, 18]), y: numbers.pick([100, 200, 300]),
            numbers.pick([60, 60.75, 62]) × numbers.pick([44, 45]))
        let type = numbers.pick([.button, .button, .link, .staticText, .cell, .other] as [ElementType])
        let children =
            depth < 1 && numbers.chance(percent: 30) ? (0..<2).map { _ in packed(&numbers, depth: depth + 1) } : []
        return Node(
            type, numbers.pick(["A", "B", "C"]), at: frame, exposed: children.isEmpty && numbers.chance(percent: 95),
            children)
    }

    @Test("element-zero-size", arguments: 0..<Cases.of(4) as Range<UInt64>)
    func zero(part: UInt64) {
        onScreens(part * 200..<part * 200 + 200) { screen, seed in
            let expected = NaiveGeometry(screen).withoutSize()
            #expect(Rule.elementZeroSize.audit(screen).found == expected, "seed \(seed)")
            return expected.count
        }
    }

    @Test("element-off-screen", arguments: 0..<Cases.of(10) as Range<UInt64>)
    func offScreen(part: UInt64) {
        var found = 0
        for seed in part * 20..<part * 20 + 20 {
            var numbers = SeededRandom(seed)
            let screen = Screen((0..<12).map { _ in Self.far(&numbers, depth: 0) })
            let expected = NaiveGeometry(screen).parked()
            #expect(Rule.elementOffScreen.audit(screen).found == expected, "seed \(seed)")
            found += expected.count
        }
        #expect(found > 0)
    }

    /// A button, or containers in each other, near the screen or far from it.
    private static func far(_ numbers: inout SeededRandom, depth: Int) -> Node {
        let frame = Rect(
            x: numbers.points(-1500...1500), y: numbers.points(-2500...2500),
            numbers.points(0...300) × numbers.points(0...300))
        guard depth < 3, numbers.chance(percent: 50) else {
            return .button("x", at: numbers.chance(percent: 95) ? frame : nil)
        }
        let type = numbers.pick([.other, .other, .other, .scrollView, .window] as [ElementType])
        let children = (0..<3).map { _ in far(&numbers, depth: depth + 1) }
        return Node(type, at: numbers.chance(percent: 90) ? frame : nil, exposed: false, children)
    }

    @Test("element-obscured", arguments: 0..<Cases.of(10) as Range<UInt64>)
    func obscured(part: UInt64) {
        var found = 0
        for seed in part * 30..<part * 30 + 30 {
            var numbers = SeededRandom(seed)
            let screen = Screen((0..<20).map { _ in Self.layer(&numbers, depth: 0) })
            let expected = NaiveGeometry(screen).obscured()
            let audit = Rule.elementObscured.audit(screen)
            let messages = Dictionary(
                uniqueKeysWithValues: expected.map { cover, members in
                    let more = members.count > 1 ? ", along with \(members.count - 1) more" : ""
                    return (
                        [members[0], cover], "may be covered by \(screen.elements[cover].summary(on: .iOS))\(more)"
                    )
                })
            let actual = Dictionary(uniqueKeysWithValues: zip(audit.found, audit.findings.map(\.message)))
            #expect(actual == messages, "seed \(seed)")
            found += expected.count
        }
        #expect(found > 0)
    }

    private static func layer(_ numbers: inout SeededRandom, depth: Int) -> Node {
        let isLarge = numbers.chance(percent: 40)
        let size =
            (isLarge ? numbers.points(80...400) : numbers.points(10...60))
            × (isLarge ? numbers.points(80...300) : numbers.points(10...40))
        let frame = Rect(x: numbers.points(-5...330), y: numbers.points(-5...400), size)
        let types: [ElementType] =
            isLarge
            ? [.image, .other, .tabBar, .webView, .scrollView, .map] : [.button, .staticText, .image, .switch]
        let type = numbers.pick(types)
        let holds = depth < 2 && [.tabBar, .webView, .scrollView, .other].contains(type) && numbers.chance(percent: 60)
        let children = holds ? (0..<3).map { _ in layer(&numbers, depth: depth + 1) } : []
        return Node(type, "x", at: frame, exposed: children.isEmpty && numbers.chance(percent: 80), children).with {
            $0.isVisible = numbers.pick([nil, nil, true, false])
            $0.isHidden = numbers.chance(percent: 4)
        }
    }

    @Test("focus-order", arguments: 0..<Cases.of(10) as Range<UInt64>)
    func order(part: UInt64) {
        onScreens(part * 20..<part * 20 + 20) { screen, seed in
            let expected = NaiveGeometry(screen).backwardSteps()
            #expect(Rule.focusOrder.audit(screen).found == expected, "seed \(seed)")
            return expected.count
        }
    }

    @Test("focus-order follows the reading direction")
    func mirrored() {
        let pair = [
            Node.button("One", at: Rect(x: 200, y: 100, 100 × 44)), .button("Two", at: Rect(x: 16, y: 100, 100 × 44)),
        ]
        var screen = Screen(pair)
        #expect(Rule.focusOrder.audit(screen).found == [[1, 2]])
        #expect(Rule.focusOrder.audit(screen, ["rtl": .flag(true)]).findings.isEmpty)
        screen.direction = .rightToLeft
        #expect(Rule.focusOrder.audit(screen).findings.isEmpty)
        screen = Screen(pair.reversed())
        screen.direction = .rightToLeft
        #expect(Rule.focusOrder.audit(screen).found == [[1, 2]])
    }

    @Test("focus-order is not checked where the dump lists views")
    func orderOfViews() {
        var screen = Screen([
            .button("Footer", at: Rect(x: 16, y: 700, 358 × 44)), .button("Title", at: Rect(x: 16, y: 100, 358 × 44)),
        ])
        #expect(Rule.focusOrder.audit(screen).found == [[1, 2]])
        screen.exposure = .inferred
        #expect(
            Rule.focusOrder.audit(screen).notChecked.map(\.reason) == ["this dump lists views, not VoiceOver's order"])
        screen.exposure = .given
        screen.scope = .device
        #expect(Rule.focusOrder.audit(screen).findings.isEmpty)
    }

    @Test("A run of steps against the layout is one finding")
    func chain() {
        let rows: [Node] = (0..<6).map { (row: Int) in
            let top = 600 - 80 * Double(row)
            return Node.button("Row \(row)", at: Rect(x: 16, y: top, 358 × 44))
        }
        let audit = Rule.focusOrder.audit(Screen(rows))
        #expect(audit.found == [[1, 2]])
        #expect(
            audit.findings.map(\.message) == [
                "is read before button \"Row 1\", which comes first in the layout; 4 more out of order"
            ])
    }

    @Test("Two small targets, by the distance of their centres", arguments: [(22.0, 2), (23.75, 2), (24, 0), (30, 0)])
    func centres(distance: Double, count: Int) {
        #expect(
            Rule.targetSizeMinimum.count(
                .button("A", at: Rect(x: 100, y: 100, 20 × 20)),
                .button("B", at: Rect(x: 100 + distance, y: 100, 20 × 20))
            ) == count)
    }

    @Test("A small target beside a large one, by the gap", arguments: [(0.0, 1), (1.75, 1), (2, 0), (5, 0)])
    func besideLarge(gap: Double, count: Int) {
        #expect(
            Rule.targetSizeMinimum.count(
                .button("A", at: Rect(x: 100, y: 100, 20 × 20)), .button("B", at: Rect(x: 120 + gap, y: 90, 100 × 44))
            ) == count)
    }

    @Test("Frames that the dump may have rounded are not reported")
    func rounding() {
        func count(_ gap: Double) -> Int {
            var screen = Screen([
                .button("A", at: Rect(x: 100, y: 100, 20 × 20)), .button("B", at: Rect(x: 120 + gap, y: 90, 100 × 44)),
            ])
            (screen.frameTolerance, screen.roundsFramesOutward) = (1, true)
            return Rule.targetSizeMinimum.audit(screen).findings.count
        }
        #expect(count(-1) == 1)
        #expect(count(0) == 0, "it may be two points")
    }

    @Test("A screen without a size, and a dump that lists only exposed elements, are not checked")
    func unknown() {
        let button = Node.button("Close", at: Rect(x: 5_000, y: 0, 44 × 44))
        var screen = Screen([button])
        #expect(Rule.elementOffScreen.audit(screen).findings.count == 1)
        screen.size = nil
        #expect(Rule.elementOffScreen.audit(screen).notChecked.map(\.reason) == ["the size of the screen is not known"])
        screen.exposure = .listed
        #expect(Rule.elementObscured.audit(screen).notChecked.count == 1)
    }

    // MARK: Hostile geometry

    /// The geometry rules, and the rules that compare labels and identifiers.
    private static let rules: [Rule] = [
        .targetSizeMinimum, .duplicateBounds, .elementZeroSize, .elementOffScreen, .elementObscured, .focusOrder,
        .nestedDuplicate, .identifierDuplicate, .headerDuplicate, .nestedControlUnreachable, .textUnreachable,
        .modalBackgroundExposed, .controlOverlap, .controlSpacing, .controlDisabled, .headerMissing,
    ]

    @Test("Thousands of elements with the same frame have a bounded number of findings")
    func heap() {
        let types: [ElementType] = [.button, .image, .staticText, .other]
        let count = Cases.of(20_000)
        let nodes: [Node] = (0..<count).map { (number: Int) in
            let traits: Traits = number % 4 == 0 ? .button : .header
            let node = Node(types[number % 4], "x\(number % 7)", at: Rect(x: 100, y: 100, 20 × 20), traits: traits)
            return node.with { $0.identifier = "same" }
        }
        let audit = Audit(rules: Self.rules)(Screen(nodes))
        #expect(audit.findings.count >= count / 4, "each small button has others on it")
        #expect(audit.findings.count <= count * 2)
    }

    @Test("Thousands of elements in one column, on and off the screen, have a bounded number of findings")
    func column() {
        let count = Cases.of(100_000)
        let column: [Node] = (0..<count).map { (number: Int) in
            let isButton = number % 3 == 0
            let frame = Rect(x: 16, y: 60 * Double(number), 100 × 44)
            return Node(
                isButton ? .button : .staticText, "x\(number)", at: frame, traits: isButton ? .button : .staticText)
        }
        #expect(
            Audit(rules: Self.rules)(Screen(column, size: 390 × 7_000_000)).findings.map(\.ruleID) == ["header-missing"]
        )
        let parked = Audit(rules: [.elementOffScreen])(Screen(column))
        #expect(parked.findings.count == count - 29, "one each: no off-screen container groups them")
    }

    @Test("Containers nested 5,000 deep, with a text and a button in each, are visited once")
    func deep() {
        var tree = ElementTree()
        for level in 0..<5_000 {
            tree.open(Node(.other, "level", at: Rect(x: 3_000, y: 0, 40 × 40), exposed: level == 4_000).element)
            tree.add(Node(.staticText, "text \(level)", at: Rect(x: 16, y: 100, 40 × 20), exposed: false).element)
            tree.add(Node.button("button \(level)", at: Rect(x: 3_000, y: 100, 40 × 44)).element)
        }
        for _ in 0..<5_000 { tree.close() }
        let audit = Audit(rules: Self.rules)(Screen(size: 390 × 844, elements: tree.elements))
        #expect(audit.findings.count { $0.ruleID == "text-unreachable" } == 5_000)
        #expect(audit.findings.count { $0.ruleID == "nested-control-unreachable" } == 0, "each lies outside")
        #expect(audit.findings.count { $0.ruleID == "element-off-screen" } == 1, "all in one off-screen container")
    }
}
