import AXAudit
import Foundation
import TestSupport
import Testing

/// The preset a11yuitests against a naive implementation of A11yUITests, on random screens.
@Suite("A11yUITests, at random")
struct A11yUITestsRandomTests {
    private static let rules = Rule.all.filter { $0.isIn(.a11yuitests) }

    @Test("The rules and the naive reading agree on a thousand screens", arguments: 0..<Cases.of(10))
    func agreement(part: Int) {
        var rules: Set<String> = []
        var messages: Set<String> = []
        for number in 0..<100 {
            var numbers = SeededRandom(UInt64(part * 100 + number))
            let screen = Self.screen(&numbers)
            let (naive, settings) = Self.settings(&numbers)
            let expected = naive.reports(on: screen)
            let audit = Audit(settings)(screen)
            let found = audit.findings.map { NaiveA11yUITests.Report($0) }
            #expect(audit.notChecked.isEmpty)
            if found != expected {
                let extra = found.filter { !expected.contains($0) }.map(\.description)
                let missing = expected.filter { !found.contains($0) }.map(\.description)
                Issue.record("seed \(part * 100 + number): extra \(extra), missing \(missing)")
            }
            rules.formUnion(expected.map(\.rule))
            messages.formUnion(expected.map { $0.message.hasPrefix("No label") ? "No label" : $0.message })
        }
        #expect(rules.count == 14, "the screens are too tame: \(rules)")
        #expect(messages.count == 25, "the screens are too tame: \(messages)")
    }

    @Test("A decimal is printed as %.1f prints it")
    func decimals() {
        var numbers = SeededRandom(7)
        let edges = [0, -0.0, 0.05, 0.15, 0.25, 0.35, 0.45, 0.65, 2.675, 43.95, 13.89, 196.66666666666669, 1e7, -5.25]
        for value in edges + (0..<Cases.of(2_000)).map({ _ in Double.random(in: -500...500, using: &numbers) }) {
            var screen = Screen([Node(.image, "A kite", at: Rect(x: 0, y: 0, min(value, 13) × 50), traits: .image)])
            screen.idiom = nil
            let detail = Rule.a11yuitestsMinimumSize.audit(screen).findings.first?.detail
            #expect(detail == "Minimum width: 14.0. Current width: " + String(format: "%.1f", min(value, 13)))
        }
    }

    // MARK: Making screens

    private static func settings(_ numbers: inout SeededRandom) -> (NaiveA11yUITests, [RuleSetting]) {
        var naive = NaiveA11yUITests()
        guard numbers.chance(percent: 50) else { return (naive, rules.map { RuleSetting($0) }) }
        naive.minSize = numbers.pick([14, 10, 20.5, 0])
        naive.minInteractiveSize = numbers.pick([44, 24, 44.25, 60])
        naive.minMeaningfulLength = numbers.pick([2, 0, 1, 4])
        naive.maxMeaningfulLength = numbers.pick([40, 10, 0, 60])
        naive.allInteractiveElements = numbers.chance(percent: 40)
        naive.iPhonePadding = numbers.pick([8, 0, 4.25, 20])
        naive.sizeTolerance = numbers.pick([0.1, 0, 2])
        naive.interactiveTolerance = numbers.pick([0.1, 0, 2])
        let values: [String: [String: ParameterValue]] = [
            "a11yuitests-minimum-size": [
                "minSize": .number(naive.minSize), "tolerance": .number(naive.sizeTolerance),
            ],
            "a11yuitests-minimum-interactive-size": [
                "minInteractiveSize": .number(naive.minInteractiveSize),
                "allInteractiveElements": .flag(naive.allInteractiveElements),
                "tolerance": .number(naive.interactiveTolerance),
            ],
            "a11yuitests-label-presence": ["minMeaningfulLength": .number(Double(naive.minMeaningfulLength))],
            "a11yuitests-label-length": ["maxMeaningfulLength": .number(Double(naive.maxMeaningfulLength))],
            "a11yuitests-control-spacing": ["iPhonePadding": .number(naive.iPhonePadding)],
        ]
        return (naive, rules.map { RuleSetting($0, values: values[$0.id] ?? [:]) })
    }

    private static let types: [ElementType] =
        ElementType.allCases + [
            .button, .button, .button, .button, .cell, .cell, .link, .slider, .textField, .searchField,
            .secureTextField, .switch, .image, .image, .image, .staticText, .staticText, .textView, .window, .other,
        ]

    private static let labels: [String?] = [
        nil, "", "", " ", "O", "OK", "Go", "FAQ", "Save", "Save", "save", "Cancel", "SAVE CHANGES", "Click here",
        "Please TAP HERE", "More", "Sophomore", "Read more. Click here", "Close button", "BUTTONS", "v2.0", "3 items",
        "Password field", "FIELD", "Springfield", "LinkedIn", "link", "Adjustable slider", "SLIDER", "Volume",
        "image", "Picture of an icon", "Demographics", "Silicon", "PHOTO_1.PNG", "kite.jpeg", "T-shirt", "Export PDF",
        "icon.svg heic heif avci jpg", "확인", "도움말 보기", "设置", "完了", "المزيد", "ע", "Привет", "ПРИВЕТ", "Ёлка",
        "ÉTÉ", "E\u{301}TE\u{301}", "e\u{301}te\u{301}", "straße", "STRASSE", "ǅungla", "İPTAL", "👍🏽", "👨‍👩‍👧‍👦👩‍🚀", "🇰🇷한국",
        "12:30", "é", "icon\u{301}", ".\u{301}", "More\u{200D}",
        "Forty characters are exactly as many as.", "Forty one characters are one too many...!",
        "여기에 있는 이 이름은 마흔 글자를 훌쩍 넘기는 아주 긴 이름이라서 언제나 너무 길다고 보고됩니다",
    ]

    private static let traits: [Traits?] = [
        nil, [], [], .button, .button, .link, [.button, .link], .image, [.image, .button], .staticText,
        [.staticText, .updatesFrequently], .adjustable, [.button, .adjustable], [.link, .notEnabled],
        [.button, .link, .staticText, .updatesFrequently], .searchField, .keyboardKey, Traits(rawValue: 1 << 60),
    ]

    /// A side of a frame: on a grid of quarter points, or at the edge of what is too small.
    private static func side(_ numbers: inout SeededRandom) -> Double {
        if numbers.chance(percent: 20) {
            return numbers.pick([0, -5, 43.9, 43.89, 43.95, 44, 13.9, 13.95, 14, 13.8, 58.666666666666629, 42])
        }
        return numbers.points(1...70)
    }

    private static func element(_ numbers: inout SeededRandom) -> Element {
        var element = Element(numbers.pick(types))
        element.label = numbers.pick(labels)
        element.placeholder = numbers.pick([nil, nil, nil, "", "Placeholder", "비밀번호 \"여기\""])
        element.traits = numbers.pick(traits)
        if numbers.chance(percent: 2) { element.traits?.insert(.header) }
        if numbers.chance(percent: 88) {
            let origin = numbers.chance(percent: 10) ? 546.33333333333337 : numbers.points(-10...250)
            element.frame = Rect(x: numbers.points(-10...250), y: origin, side(&numbers) × side(&numbers))
        }
        element.isEnabled = numbers.chance(percent: 85)
        element.isHidden = numbers.chance(percent: 15)
        element.elementsHidden = numbers.chance(percent: 5)
        element.isModal = numbers.chance(percent: 3)
        element.isVisible = numbers.pick([nil, true, false])
        element.isAccessibilityElement = numbers.pick([nil, true, false])
        return element
    }

    /// With an application at the root, inside, in front of a flat list, or nowhere.
    private static func screen(_ numbers: inout SeededRandom) -> Screen {
        var tree = ElementTree()
        var left = numbers.pick([0, 1, 3, 8, 15, 25, 40])
        let opening = Int.random(in: 0..<4, using: &numbers)
        var application = element(&numbers)
        application.type = .application
        if opening == 0 { tree.add(application) }
        if opening >= 2 { tree.open(application) }
        while left > 0 {
            left -= 1
            var next = element(&numbers)
            // A second application beside the root would be a root too, or not: nobody says.
            if tree.depth == 0, next.type == .application { next.type = .button }
            if numbers.chance(percent: 25) { tree.open(next) } else { tree.add(next) }
            if tree.depth > (opening >= 2 ? 1 : 0), numbers.chance(percent: 30) { tree.close() }
        }
        while tree.depth > 0 { tree.close() }
        var screen = Screen(
            size: 390 × 844, elements: tree.elements, exposure: numbers.pick([.given, .inferred, .listed]))
        screen.idiom = numbers.pick([nil, .phone, .pad, .pad, .mac])
        screen.frameTolerance = numbers.pick([0.1, 1])
        if numbers.chance(percent: 10) { screen.carries.remove(.traits) }
        if numbers.chance(percent: 10) { screen.carries = numbers.pick([[], [.type], [.type, .label, .frame]]) }
        return screen
    }
}
