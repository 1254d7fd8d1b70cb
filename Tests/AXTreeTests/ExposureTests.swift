import TestSupport
import AXTree
import Testing

/// Which elements VoiceOver stops on: each clause by hand, then a recursive second implementation on random trees.
@Suite("Exposure")
struct ExposureTests {
    private typealias Change = (inout Element) -> Void
    private let on: Change = { $0.isAccessibilityElement = true }
    private let off: Change = { $0.isAccessibilityElement = false }

    // MARK: - Given

    @Test("An element is exposed if its flag says so, whatever its type")
    func flag() {
        for type in ElementType.allCases {
            #expect(order(.given, [Node(type, on)]) == [0])
            #expect(order(.given, [Node(type, off)]) == [])
        }
        #expect(
            order(
                .given,
                [
                    Node(.button) {
                        $0 = Element(.button); $0.label = "x"; $0.traits = .button; $0.isAccessibilityElement = false
                    }
                ]) == [])
    }

    @Test("Nothing inside an exposed element is exposed")
    func insideExposed() {
        #expect(
            order(
                .given,
                [Node(.cell, [Node(.button, on), Node(.other, [Node(.link, on)], off)], on), Node(.button, on)]) == [
                    0, 4,
                ])
        #expect(
            order(.given, [Node(.cell, [Node(.button, on), Node(.other, [Node(.link, on)], off)], off)]) == [1, 3])
    }

    @Test("Neither hidden elements nor their descendants are exposed")
    func hidden() {
        let inside = [Node(.button, on), Node(.other, [Node(.link, on)], off)]
        #expect(order(.given, [Node(.other, inside) { $0.isHidden = true }, Node(.button, on)]) == [4])
        #expect(order(.given, [Node(.other, inside) { $0.elementsHidden = true }, Node(.button, on)]) == [4])
        #expect(
            order(
                .given,
                [
                    Node(.button) {
                        $0.isAccessibilityElement = true; $0.isHidden = true
                    }
                ]) == [])
        #expect(
            order(
                .given,
                [
                    Node(.button) {
                        $0.isAccessibilityElement = true; $0.elementsHidden = true
                    }
                ]) == [])
        // A hidden element whose flag is set does not cover its siblings.
        #expect(
            order(
                .given,
                [
                    Node(
                        .other,
                        [
                            Node(.button) {
                                $0.isHidden = true; $0.isAccessibilityElement = true
                            }, Node(.link, on),
                        ], off)
                ]) == [2])
    }

    @Test("A modal element hides its siblings and their descendants, and nothing else")
    func modal() {
        let modal = Node(.other, [Node(.button, on)]) {
            $0.isModal = true; $0.isAccessibilityElement = false
        }
        let behind = Node(.other, [Node(.link, on)], off)
        // Siblings before and after.
        #expect(order(.given, [Node(.window, [behind, modal, behind], off)]) == [4])
        // Roots are siblings of each other.
        #expect(order(.given, [behind, modal, behind]) == [3])
        // Aunts are not.
        #expect(
            order(.given, [Node(.window, [behind, Node(.other, [modal], off), Node(.button, on)], off)]) == [2, 5, 6])
        // A hidden one does not cover anything.
        #expect(
            order(
                .given,
                [
                    behind,
                    Node(.other) {
                        $0.isModal = true; $0.isHidden = true
                    },
                ]) == [1])
        // Of two modal elements the later one is on top.
        #expect(order(.given, [modal, modal, behind]) == [3])
        // A modal element that is exposed itself.
        #expect(
            order(
                .given,
                [
                    behind,
                    Node(.button) {
                        $0.isModal = true; $0.isAccessibilityElement = true
                    },
                ]) == [2])
    }

    @Test("The marks by element agree with the order")
    func marks() {
        let exposure = Exposure(
            screen(.given, [Node(.other, [Node(.button, on), Node(.link, off), Node(.image, on)], off)]))
        #expect(exposure.isExposed == [false, true, false, true])
        #expect(exposure.order == [1, 3])
        let none = Exposure(screen(.given, []))
        #expect(none.isExposed.isEmpty && none.order.isEmpty)
    }

    // MARK: - Listed

    @Test("A list of what is reachable exposes all but what only gives structure, also inside each other")
    func listed() {
        let structural: Set<ElementType> = [
            .application, .window, .scrollView, .table, .collectionView, .layoutArea, .navigationBar, .toolbar, .tabBar,
            .statusBar, .keyboard,
            .key, .scrollBar, .group, .splitter,
        ]
        for type in ElementType.allCases where type != .other {
            #expect(order(.listed, [Node(type)]) == (structural.contains(type) ? [] : [0]), "\(type)")
        }
        #expect(order(.listed, [Node(.other)]) == [])
        #expect(order(.listed, [Node(.other) { $0.label = "x" }]) == [0])
        #expect(order(.listed, [Node(.other) { $0.value = "x" }]) == [0])
        #expect(order(.listed, [Node(.other) { $0.traits = .button }]) == [0])
        #expect(order(.listed, [Node(.button, [Node(.staticText)]), Node(.window, [Node(.image)])]) == [0, 1, 3])
        #expect(order(.listed, [Node(.button) { $0.isHidden = true }, Node(.button, off), Node(.window, on)]) == [2])
    }

    // MARK: - Inferred

    @Test("Without a flag: controls, texts and images, and what has a trait, a value or a label")
    func inferred() {
        let controls: Set<ElementType> = [
            .button, .link, .slider, .stepper, .segmentedControl, .textField, .secureTextField, .searchField, .switch,
            .toggle, .checkBox,
            .radioButton, .comboBox, .popUpButton, .menuButton, .menuItem, .tab, .pageIndicator, .datePicker, .picker,
            .pickerWheel, .colorWell,
            .incrementArrow, .decrementArrow, .disclosureTriangle, .toolbarButton,
        ]
        let structural: Set<ElementType> = [
            .application, .window, .other, .scrollView, .table, .collectionView, .layoutArea, .navigationBar, .toolbar,
            .tabBar, .statusBar,
            .keyboard, .key, .scrollBar, .group, .splitter,
        ]
        for type in ElementType.allCases {
            let plain = controls.contains(type) || [.staticText, .image, .cell].contains(type)
            #expect(order(.inferred, [Node(type)]) == (plain ? [0] : []), "\(type)")
            // A leaf with a name is exposed if its traits are unknown.
            let named = structural.contains(type) && type != .other ? [] : [0]
            #expect(order(.inferred, [Node(type) { $0.label = "x" }]) == named, "\(type)")
            #expect(order(.inferred, [Node(type) { $0.value = "x" }]) == named, "\(type)")
            #expect(
                order(
                    .inferred,
                    [
                        Node(type) {
                            $0.label = ""; $0.value = ""
                        }
                    ]) == (plain ? [0] : []), "\(type)")
            #expect(order(.inferred, [Node(type) { $0.traits = .header }]) == named, "\(type)")
            #expect(order(.inferred, [Node(type) { $0.traits = [] }]) == (plain ? [0] : []), "\(type)")
        }
        #expect(order(.inferred, [Node(.textView) { $0.placeholder = "Write" }]) == [0])
        #expect(
            order(.inferred, [Node(.other, [Node(.button, [Node(.image)]), Node(.button) { $0.isHidden = true }])]) == [
                1
            ])
    }

    @Test("A named `other` is exposed if no descendant is, unless it is known to have no trait")
    func namedOther() {
        let named: Change = { $0.label = "x" }
        #expect(order(.inferred, [Node(.other, [Node(.other)], named)]) == [0])
        #expect(order(.inferred, [Node(.other, [Node(.staticText)], named)]) == [1])
        #expect(
            order(
                .inferred,
                [
                    Node(.other) {
                        $0.label = "x"; $0.traits = []
                    }
                ]) == [])
        #expect(order(.inferred, [Node(.other) { $0.label = "" }, Node(.group, named)]) == [])
    }

    @Test("Nobody hears of a text or picture without words that is out of sight, or of a hairline")
    func withoutWords() {
        for type in [ElementType.staticText, .image] {
            func order(_ source: ExposureSource = .inferred, _ change: @escaping Change) -> [Int] {
                self.order(source, [Node(type, change)])
            }
            #expect(order { $0.isVisible = true } == [0])
            #expect(order { $0.isVisible = false } == [])
            for change: Change in [
                { $0.label = "x" }, { $0.value = "x" }, { $0.identifier = "x" }, { $0.traits = .header },
                { $0.isAccessibilityElement = true },
            ] {
                #expect(
                    order {
                        $0.isVisible = false
                        change(&$0)
                    } == [0])
            }
            #expect(order { $0.frame = Rect(x: 0, y: 0, width: 375, height: 0.5) } == [])
            #expect(order { $0.frame = Rect(x: 0, y: 0, width: 2.5, height: 36) } == [])
            #expect(order { $0.frame = Rect(x: 0, y: 0, width: 4, height: 4) } == [0])
            #expect(order { $0.frame = Rect(x: 0, y: 0, width: 0, height: 0) } == [0])
            #expect(order(.listed) { $0.isVisible = false } == [0])
        }
        #expect(order(.inferred, [Node(.button) { $0.isVisible = false }]) == [0])
    }

    @Test("A cell is a control if nothing inside it would be exposed")
    func cells() {
        #expect(order(.inferred, [Node(.cell)]) == [0])
        #expect(order(.inferred, [Node(.cell, [Node(.other, [Node(.other)])])]) == [0])
        #expect(order(.inferred, [Node(.cell, [Node(.other, [Node(.staticText)])])]) == [2])
        #expect(order(.inferred, [Node(.cell, [Node(.staticText)]) { $0.label = "Row" }]) == [0])
        #expect(order(.inferred, [Node(.cell, [Node(.staticText)]) { $0.traits = .button }]) == [0])
        #expect(order(.inferred, [Node(.cell, [Node(.staticText) { $0.isHidden = true }])]) == [0])
        #expect(order(.inferred, [Node(.cell, [Node(.button, off)])]) == [0])
    }

    @Test("What is there for what it holds gives way to it, and to its name only where it holds nothing")
    func composites() {
        for type in [ElementType.alert, .sheet, .dialog, .popover, .webView, .map, .menu, .tabGroup] {
            #expect(order(.inferred, [Node(type, [Node(.staticText), Node(.button)]) { $0.label = "x" }]) == [1, 2])
            #expect(order(.inferred, [Node(type, [Node(.other)]) { $0.label = "x" }]) == [0])
            #expect(order(.inferred, [Node(type)]) == [])
            #expect(order(.given, [Node(type, [Node(.button, on)], on)]) == [0])
        }
        for type in [ElementType.segmentedControl, .picker, .datePicker, .stepper] {
            #expect(order(.inferred, [Node(type, [Node(.button), Node(.button)]) { $0.label = "x" }]) == [1, 2])
            #expect(order(.inferred, [Node(type, [Node(.other)])]) == [0])
            #expect(order(.inferred, [Node(type, [Node(.other, [Node(.button)]) { $0.isHidden = true }])]) == [0])
            #expect(order(.given, [Node(type, [Node(.button, on)], on)]) == [0])
        }
    }

    @Test("What is something to operate: by type, by trait, and a cell with nothing exposed inside")
    func controls() {
        func controls(_ source: ExposureSource, _ nodes: [Node], carries: AttributeSet = .all) -> [Bool] {
            Exposure(Screen(elements: Node.elements(nodes), carries: carries, exposure: source)).isControl
        }
        let texts = [Node(.staticText), Node(.image), Node(.other), Node(.window), Node(.textView)]
        #expect(controls(.inferred, texts) == [false, false, false, false, false])
        for trait in [Traits.button, .link, .adjustable, .searchField, .toggleButton, .startsMediaSession] {
            #expect(controls(.given, [Node(.other) { $0.traits = [trait, .header] }]) == [true])
        }
        #expect(
            controls(.given, [Node(.image) { $0.traits = [.image, .header, .selected] }, Node(.link)]) == [false, true])
        #expect(
            controls(.given, [Node(.textView) { $0.placeholder = "x" }, Node(.textView) { $0.traits = .textEntry }])
                == [true, true])
        #expect(
            controls(.inferred, [Node(.cell, [Node(.other)]), Node(.cell, [Node(.staticText)])]) == [
                true, false, false, false,
            ])
        #expect(
            controls(.given, [Node(.cell, [Node(.staticText, on)], off), Node(.cell, [Node(.staticText, on)], on)]) == [
                false, false, true, false,
            ])
        // In a flat list, the descendants of a cell are unknown.
        #expect(controls(.listed, [Node(.cell), Node(.button)], carries: [.type]) == [false, true])
    }

    @Test("What is hidden inside a cell, however deep, is no content of it")
    func hiddenContent() {
        #expect(order(.inferred, [Node(.cell, [Node(.other, [Node(.button)]) { $0.isHidden = true }])]) == [0])
        #expect(order(.inferred, [Node(.cell, [Node(.other, [Node(.button)]) { $0.elementsHidden = true }])]) == [0])
        #expect(order(.inferred, [Node(.cell, [Node(.button) { $0.elementsHidden = true }])]) == [0])
    }

    @Test("A cell inside a cell is its content")
    func nestedCells() {
        #expect(order(.inferred, [Node(.cell, [Node(.cell), Node(.cell)])]) == [1, 2])
    }

    // MARK: - Random trees

    @Test("Random trees give what the definition gives, read element by element", arguments: ExposureSource.allCases)
    func random(source: ExposureSource) {
        var random = SeededRandom(61)
        var exposed = 0
        for number in 0..<600 {
            let nodes = (0..<random.int(1...3)).map { _ in
                node(&random, source, depth: 0, special: number.isMultiple(of: 2))
            }
            let elements = Node.elements(nodes)
            let expected = elements.indices.filter { Definition(elements, source).isExposed($0) }
            exposed += expected.count
            let found = Exposure(Screen(elements: elements, exposure: source))
            if found.order != expected {
                Issue.record("tree \(number): \(found.order), expected \(expected)\n\(dump(elements))")
            }
            #expect(found.isExposed == elements.indices.map(expected.contains))
        }
        #expect(exposed > 1_000)
    }

    private func node(_ random: inout SeededRandom, _ source: ExposureSource, depth: Int, special: Bool) -> Node {
        var children: [Node] = []
        if depth < 5 {
            for _ in 0..<random.int(0...3) {
                children.append(node(&random, source, depth: depth + 1, special: special))
            }
        }
        return Node(
            random.pick([
                .other, .other, .window, .cell, .cell, .button, .staticText, .image, .textView, .alert,
                .segmentedControl,
            ]),
            children
        ) {
            if random.chance(0.2) { $0.label = random.pick(["", "x"]) }
            if random.chance(0.1) { $0.value = random.pick(["", "x"]) }
            if random.chance(0.2) { $0.traits = random.pick([[], .button, .header, .textEntry]) }
            if random.chance(0.1) { $0.placeholder = random.pick(["", "x"]) }
            if source == .given || random.chance(0.1) { $0.isAccessibilityElement = random.chance(0.4) }
            guard special else { return }
            $0.isHidden = random.chance(0.08)
            $0.elementsHidden = random.chance(0.05)
            $0.isModal = random.chance(0.06)
        }
    }

    private func screen(_ source: ExposureSource, _ nodes: [Node]) -> Screen {
        Screen(elements: Node.elements(nodes), exposure: source)
    }

    private func order(_ source: ExposureSource, _ nodes: [Node]) -> [Int] { Exposure(screen(source, nodes)).order }

    private func dump(_ elements: [Element]) -> String {
        elements.enumerated().map { index, element in
            let flags = [
                (element.isHidden, "hidden"), (element.elementsHidden, "elementsHidden"), (element.isModal, "modal"),
            ]
            let flag = element.isAccessibilityElement.map { $0 ? "+" : "-" } ?? ""
            return String(repeating: "  ", count: element.depth)
                + "\(index) \(element.type)\(flag) \(element.label ?? "nil") \(element.traits?.names ?? []) "
                + flags.filter(\.0).map(\.1).joined(separator: " ")
        }.joined(separator: "\n")
    }
}

/// A naive implementation of the rules of exposure, which asks every question anew for every element.
private struct Definition {
    private let elements: [Element]
    private let source: ExposureSource

    init(_ elements: [Element], _ source: ExposureSource) {
        self.elements = elements
        self.source = source
    }

    func isExposed(_ index: Int) -> Bool {
        guard isReachable(index), wantsToBe(index) else { return false }
        return source == .listed || !ancestors(index).contains(where: wantsToBeAndIsReachable)
    }

    private func wantsToBeAndIsReachable(_ index: Int) -> Bool { isReachable(index) && wantsToBe(index) }

    private func ancestors(_ index: Int) -> [Int] { elements[index].parent.map { [$0] + ancestors($0) } ?? [] }

    /// Neither hidden nor in a hidden subtree nor behind a modal element.
    private func isReachable(_ index: Int) -> Bool {
        ([index] + ancestors(index)).allSatisfy { at in
            !elements[at].isHidden && !elements[at].elementsHidden && !isBehindModal(at)
        }
    }

    private func isBehindModal(_ index: Int) -> Bool {
        let modal = elements.indices.last {
            elements[$0].parent == elements[index].parent && elements[$0].isModal && !elements[$0].isHidden
        }
        return modal != nil && modal != index
    }

    /// Whether VoiceOver would stop here if nothing around it were in the way.
    private func wantsToBe(_ index: Int) -> Bool {
        let element = elements[index]
        if let flag = element.isAccessibilityElement { return flag }
        // What is made of controls gives way to them where the dump has them.
        if source != .listed, [.segmentedControl, .alert].contains(element.type), hasContent(index) {
            return false
        }
        let isNamed = element.label?.isEmpty == false || element.value?.isEmpty == false
        let hasPlaceholder = element.placeholder?.isEmpty == false
        let hasTrait = element.traits.map { $0 != [] } ?? false
        switch (source, element.type) {
        case (.listed, .window): return false
        case (.listed, .other): return hasTrait || isNamed
        case (.listed, _): return true
        case (_, .window): return false
        case (_, .other): return hasTrait || element.traits == nil && isNamed && !hasContent(index)
        case (_, .button), (_, .segmentedControl), (_, .staticText), (_, .image): return true
        case (_, .textView): return element.placeholder?.isEmpty == false || isNamed || hasTrait
        case (_, .cell):
            return isNamed || hasTrait || hasPlaceholder || !hasContent(index)
        default: return isNamed || hasTrait || hasPlaceholder
        }
    }
    /// Whether VoiceOver would stop on something inside if this element were not in the way.
    private func hasContent(_ index: Int) -> Bool {
        elements.indices.contains { inside in
            // What is above this element plays no part.
            guard let distance = ancestors(inside).firstIndex(of: index) else { return false }
            return wantsToBe(inside)
                && ([inside] + ancestors(inside)[..<distance]).allSatisfy { at in
                    !elements[at].isHidden && !elements[at].elementsHidden && !isBehindModal(at)
                }
        }
    }
}
