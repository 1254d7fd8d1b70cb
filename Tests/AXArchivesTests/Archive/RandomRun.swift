import AXAudit
import AXSyntax
import TestSupport

/// Random screens with findings, ignores and a baseline, and runs over any part of them.
struct RandomRun {
    /// The screens: each with its file and its number in it.
    private(set) var screens: [Screen] = []
    private var numbers: [Int] = []
    /// The steps of a crawl from each screen.
    private var steps: [[CrawlStep]] = []
    private var errors: [InputError] = []
    private var ignores: [Ignore] = []
    private var baseline = Baseline()
    private var record = RunRecord()
    private var level = Gate.Level.failure

    static let rules: [Rule] = [button, label, whole]

    private static func rule(_ id: String, _ severity: Severity, needs: AttributeSet, check: RuleScope) -> Rule {
        Rule(
            id, "A rule of the tests.", severity: severity, groups: ["tests"], needs: needs,
            standards: [.wcag("2.5.8"), .hig("Buttons"), .apple("x")], why: "Why \"not\"?", fix: "Fix it.",
            examples: [], check: check)
    }

    private static let button = rule(
        "test-button", .failure, needs: [.type],
        check: .eachElement { element, check in
            if element.type == .button { check.report(element, "found a button") }
        })
    private static let label = rule(
        "test-label", .warning, needs: [.label],
        check: .eachElement { element, check in
            if element.label == "Pay\u{202E}" { check.report(element, "has a label", detail: "Detail") }
        })
    private static let whole = rule(
        "test-whole", .warning, needs: [.headingLevel],
        check: .screen { screen, check in
            if screen.elements.count > 4 { check.report([screen[1], screen[2]], "found many") }
        })

    init(_ random: inout SeededRandom) {
        for index in 0..<random.int(0...5) {
            // Some files have several screens, some names are equal, and the order of paths is that of bytes.
            let file = random.pick(["a/b.json", "a.json", "Ä.json", "z \(index).xml", "<stdin>"])
            var screen = Self.screen(&random)
            screen.origin.file = file
            numbers.append(screens.count { $0.origin.file == file })
            screens.append(screen)
            steps.append(Self.steps(&random))
        }
        if random.chance(0.1) {
            errors.append(
                InputError(file: "broken.json", location: TextLocation(line: 2, column: 3), message: "found \"x\""))
        }
        let path = InputError(file: "gone.json", message: "no such file or folder")
        if random.chance(0.1) { record.pathErrors = [path] }
        for line in 1...2 where random.chance(0.5) {
            var ignore = Ignore(
                rules: random.pick([["test-button"], ["test-label", "test-whole"], nil]), reason: "ticket \(line)")
            ignore.location = SettingLocation(file: ".axaudit.json", location: TextLocation(line: line, column: 1))
            if random.chance(0.2) { ignore.expires = CalendarDay("2026-01-01") }
            ignores.append(ignore)
        }
        record.failsOnUnused = random.chance(0.3)
        record.failsOnStale = random.chance(0.3)
        record.maximumWarnings = random.chance(0.3) ? random.int(0...3) : nil
        record.maximumCauses = random.chance(0.3) ? random.int(0...3) : nil
        record.minimumScreens = random.chance(0.2) ? 2 : nil
        if random.chance(0.3) {
            let location = SettingLocation(file: "list.txt", location: TextLocation(line: 1, column: 1))
            record.expectedScreens = [ExpectedScreen(random.pick(["Home", "C*", "Gone"]), at: location)]
        }
        record.allowsNoScreens = random.chance(0.5)
        level = random.pick([.failure, .warning, .never])
        baseline = known(&random)
        if random.chance(0.3) {
            let journey = Journey(screen: random.pick(["Home", "C*", "Gone"]), reach: "Pay", within: 3, by: .headings)
            record.journeys = [Located(journey, at: SettingLocation(file: ".axaudit.json"))]
        }
    }

    private static func screen(_ random: inout SeededRandom) -> Screen {
        var tree = ElementTree()
        var root = Element(.application)
        root.identifier = "root"
        tree.open(root)
        for row in 0..<random.int(1...6) {
            var element = Element(random.pick([.button, .staticText, .image, .other]))
            if random.chance(0.7) { element.label = random.pick(["Pay", "Pay\u{202E}", "Item \(row)", "##[error]\n"]) }
            if random.chance(0.4) { element.identifier = random.pick(["pay", "close"]) }
            element.isAccessibilityElement = random.chance(0.8)
            if random.chance(0.8) { element.frame = Rect(x: 0.1, y: Double(row) / 3, width: 20, height: 44.5) }
            element.traits = random.chance(0.3) ? nil : .button
            element.isVisible = random.pick([true, false, nil])
            tree.open(element)
            if random.chance(0.3) { tree.add(Element(.image)) }
            tree.close()
        }
        tree.close()
        let lacks: AttributeSet = random.pick([[], [.headingLevel]])
        var screen = Screen(
            name: random.pick(["Home", "Checkout", nil]), size: random.chance(0.5) ? Size(390, 844) : nil,
            elements: tree.elements, carries: .all.subtracting(lacks),
            exposure: random.pick(ExposureSource.allCases))
        screen.locale = random.pick(["en", "ar", nil])
        screen.direction = random.pick([.leftToRight, .rightToLeft])
        screen.frameTolerance = random.pick([0.1, 0.5])
        screen.roundsFramesOutward = random.chance(0.3)
        screen.origin.tool = random.pick(["idb", nil])
        if random.chance(0.2) { screen.incomplete = [Screen.truncation] }
        if random.chance(0.2) { screen.origin.notes = ["A note"] }
        return screen
    }

    private static func steps(_ random: inout SeededRandom) -> [CrawlStep] {
        (0..<(random.chance(0.4) ? random.int(1...3) : 0)).map { _ in
            let touched = random.pick(["button \"Pay\u{202E}\"", "text \"Item\"", nil])
            return CrawlStep(
                opened: random.pick(["Home", "Checkout", "Gone"]), touched: touched,
                isBarred: touched != nil && random.chance(0.5))
        }
    }

    /// A baseline with about half of the findings, and an entry that is stale.
    private func known(_ random: inout SeededRandom) -> Baseline {
        var filter = BaselineFilter(Baseline(), RuleIndex(Self.rules))
        for screen in screens {
            var audit = Audit(rules: Self.rules)(screen)
            filter.apply(to: &audit)
        }
        var entries = filter.added.entries.filter { _ in random.chance(0.5) }
        entries.append(BaselineEntry(.init(screen: "Home", rule: "test-button", key: "#gone"), count: 1))
        return Baseline(entries)
    }

    /// Returns the run over the screens of some indices, decided; as the part of a run, if there are several.
    func run(_ indices: [Int], shard: Shard? = nil, hasErrors: Bool = true) -> AuditRun {
        let sorted = indices.sorted { one, other in
            if screens[one].origin.file == screens[other].origin.file { return numbers[one] < numbers[other] }
            return Array(screens[one].origin.file.utf8).lexicographicallyPrecedes(
                Array(screens[other].origin.file.utf8))
        }
        var settings = RunSettings(rules: Self.rules, index: RuleIndex(Self.rules), gate: Gate(level))
        settings.projects = [RunSettings.Project(Configuration(), isPartial: false)]
        settings.projects[0].baseline = "b.json"
        settings.baselines = ["b.json": baseline]
        settings.ignores = ignores
        settings.today = CalendarDay(secondsSince1970: 1_780_272_000)
        settings.record = record
        settings.record.shard = shard
        settings.mayBeEmpty = record.allowsNoScreens
        var builder = RunBuilder(settings)
        builder.add(record.pathErrors + (hasErrors ? errors : []))
        for index in sorted {
            var audit = Audit(rules: Self.rules)(screens[index])
            audit.number = numbers[index]
            audit.steps = steps[index]
            builder.add(audit)
        }
        return builder.finish()
    }

    /// Returns the archives of random parts of the run, in random order.
    func archives(_ random: inout SeededRandom) -> [String] {
        let count = random.int(1...4)
        let parts = screens.indices.map { _ in random.int(1...count) }
        let withErrors = random.int(1...count)
        return (1...count).map { number in
            let indices = screens.indices.filter { parts[$0] == number }
            let shard = count > 1 ? Shard(number, of: count) : nil
            return Archive.text(run(indices, shard: shard, hasErrors: number == withErrors))
        }.shuffled(using: &random)
    }
}
