import AXAudit
import Foundation
import TestSupport
import Testing

@Suite("label-duplicate")
struct LabelDuplicateTests {
    // MARK: Against a naive implementation

    @Test("The rule finds the same duplicates as a comparison of all pairs", arguments: 0..<Cases.of(40))
    func againstNaive(seed: Int) {
        var found = 0
        for part in 0..<10 {
            var numbers = SeededRandom(UInt64(30_000 + seed * 10 + part))
            let screen = Self.randomScreen(&numbers)
            let expected = Naive(screen).duplicates()
            #expect(Rule.labelDuplicate.audit(screen).found == expected, "seed \(seed * 10 + part)")
            found += expected.count
        }
        #expect(found > 0, "the random screens have no duplicates")
    }

    private static let labels = [
        "Edit", " Edit", "Edit\u{A0}", "edit", "Close", "CLOSE", "Caf\u{E9}", "Cafe\u{301}", "수정", "닫기", "", " ",
    ]

    private static func randomScreen(_ numbers: inout SeededRandom) -> Screen {
        func leaf() -> Node {
            let type = numbers.pick(
                [.button, .button, .link, .switch, .toggle, .slider, .staticText, .textField, .image] as [ElementType])
            let traits: Traits =
                [.staticText, .image].contains(type) && numbers.chance(percent: 30)
                ? .button : type == .button ? .button : []
            return Node(
                type, numbers.chance(percent: 95) ? numbers.pick(labels) : nil, traits: traits,
                exposed: numbers.chance(percent: 95)
            ).with {
                $0.value = numbers.pick([nil, nil, nil, "", "on"])
                $0.identifier = numbers.pick([nil, nil, nil, "", "a", "b"])
                $0.isEnabled = numbers.chance(percent: 90)
                $0.isVisible = numbers.chance(percent: 5) ? false : nil
            }
        }
        func branch(_ depth: Int) -> Node {
            guard depth < 3, numbers.chance(percent: 35) else { return leaf() }
            let type = numbers.pick(
                [.cell, .cell, .other, .navigationBar, .tabBar, .toolbar, .window, .table] as [ElementType])
            let children = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in branch(depth + 1) }
            return Node(type, numbers.pick([nil, nil, "Visa", "Cash"]), exposed: false, children)
        }
        return Screen((0..<Int.random(in: 8...40, using: &numbers)).map { _ in branch(0) })
    }

    /// The rule written naively, comparing every control with every other.
    private struct Naive {
        let screen: Screen

        init(_ screen: Screen) { self.screen = screen }

        func duplicates() -> [[Int]] {
            let controls = screen.elements.indices.filter { index in
                let element = screen.elements[index]
                guard element.isAccessibilityElement == true, element.isEnabled, element.isVisible != false else {
                    return false
                }
                let types: Set<ElementType> = [.button, .link, .switch, .toggle, .slider, .textField]
                return (types.contains(element.type) || element.traits == .button) && !name(index).isEmpty
            }
            var groups: [[Int]] = []
            for index in controls {
                if let group = groups.firstIndex(where: { areAlike($0[0], index) }) {
                    groups[group].append(index)
                } else {
                    groups.append([index])
                }
            }
            return groups.compactMap { members in
                var identifiers: Set<String> = []
                let distinct = members.filter { index in
                    guard let identifier = screen.elements[index].identifier, !identifier.isEmpty else { return true }
                    return identifiers.insert(identifier).inserted
                }
                let isPairOfExits = distinct.count == 2 && ["back", "close"].contains(name(members[0]).lowercased())
                return distinct.count > 1 && !isPairOfExits ? distinct : nil
            }
        }

        private func name(_ index: Int) -> String {
            (screen.elements[index].label ?? "").precomposedStringWithCanonicalMapping
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }

        private func areAlike(_ one: Int, _ other: Int) -> Bool {
            name(one) == name(other) && value(one) == value(other)
                && family(one) == family(other) && context(one) == context(other) && bar(one) == bar(other)
        }

        /// The value, where it is not what a person enters or sets.
        private func value(_ index: Int) -> String {
            ["switch", "slider", "text"].contains(family(index)) ? "" : screen.elements[index].value ?? ""
        }

        private func family(_ index: Int) -> String {
            switch screen.elements[index].type {
            case .link: "link"
            case .switch, .toggle: "switch"
            case .slider: "slider"
            case .textField: "text"
            default: "button"
            }
        }

        private func ancestors(_ index: Int) -> [Int] {
            guard let parent = screen.elements[index].parent else { return [] }
            return [parent] + ancestors(parent)
        }

        /// The label of the nearest labelled container, or the first text of the nearest row.
        private func context(_ index: Int) -> String {
            for ancestor in ancestors(index) where ![.application, .window].contains(screen.elements[ancestor].type) {
                if !name(ancestor).isEmpty { return name(ancestor) }
                guard screen.elements[ancestor].type == .cell else { continue }
                let texts = screen.elements.indices.filter {
                    screen.elements[$0].type == .staticText && ancestors($0).contains(ancestor) && !name($0).isEmpty
                }
                if let first = texts.first { return name(first) }
            }
            return ""
        }

        private func bar(_ index: Int) -> Int? {
            ancestors(index).first { [.navigationBar, .tabBar, .toolbar].contains(screen.elements[$0].type) }
        }
    }

    // MARK: By hand

    @Test("One finding per label, which lists every control that has it")
    func listsAll() {
        let audit = Rule.labelDuplicate.audit(
            Screen([.button("Edit"), .button("Share"), .button("Edit"), .button("Share"), .button("Edit")]))
        #expect(audit.found == [[1, 3, 5], [2, 4]])
        #expect(
            audit.findings.map(\.message) == [
                "has the same label as 2 other controls", "has the same label as another control",
            ])
    }

    @Test("Labels that differ only in Unicode normalization are duplicates")
    func normalForms() {
        #expect(Rule.labelDuplicate.count(.button("Caf\u{E9}"), .button("Cafe\u{301}")) == 1)
        #expect(Rule.labelDuplicate.count(.button("\u{1112}\u{1161}\u{11AB}"), .button("한")) == 1)
    }

    @Test("Two Back or Close buttons may share a label, three may not")
    func exits() {
        #expect(Rule.labelDuplicate.count(.button("Back"), .button("Back")) == 0)
        #expect(Rule.labelDuplicate.count(.button("Close"), .button("Close"), .button("Close")) == 1)
    }

    @Test("Blank labels are not duplicates")
    func blank() {
        #expect(Rule.labelDuplicate.count(.button("\u{200B}"), .button("\u{200B}")) == 0)
        #expect(Rule.labelDuplicate.count(.button(""), .button("")) == 0)
        #expect(Rule.labelDuplicate.count(.button(nil), .button(nil)) == 0)
    }

    @Test("In a flat list, a control inside the frame of a control with the same label is not a duplicate")
    func flatList() {
        let outer = Node.button("Edit", at: Rect(x: 0, y: 0, 100 × 50))
        let inner = Node.button("Edit", at: Rect(x: 10, y: 10, 20 × 20))
        let aside = Node.button("Edit", at: Rect(x: 0, y: 200, 20 × 20))
        #expect(Rule.labelDuplicate.audit(Screen([outer, inner], lacks: [.children])).found.isEmpty)
        #expect(Rule.labelDuplicate.audit(Screen([outer, aside], lacks: [.children])).found == [[1, 2]])
        #expect(Rule.labelDuplicate.audit(Screen([outer, inner])).found == [[1, 2]])
    }

    @Test("20,000 controls with the same label are one finding")
    func many() {
        let audit = Rule.labelDuplicate.audit(Screen((0..<20_000).map { _ in Node.button("Edit") }))
        #expect(audit.found.map(\.count) == [20_000])
    }
}
