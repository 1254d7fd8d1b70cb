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
            // What the system draws is left out.
            let isSystem = [.keyboard, .key, .statusBar, .scrollBar].contains(type)
            #expect(order(.given, [Node(type, on)]) == (isSystem ? [] : [0]), "\(type)")
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
            let plain = controls.contains(type) || [.staticText, .cell].contains(type)
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
            #expect(
                order(.inferred, [Node(type) { $0.traits = .header }]) == (type == .image ? [] : named), "\(type)")
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

    @Test("Nobody hears of a text without words that is out of sight, or of a hairline")
    func withoutWords() {
        for type in [ElementType.staticText] {
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
    }

    @Test("A picture without a label is decoration; with a value, or as a control, it is none")
    func pictures() {
        #expect(order(.inferred, [Node(.image)]) == [])
        #expect(order(.inferred, [Node(.image) { $0.identifier = "icon_back" }]) == [])
        #expect(order(.inferred, [Node(.image) { $0.label = "Logo" }]) == [0])
        #expect(order(.inferred, [Node(.image) { $0.value = "3" }]) == [0])
        #expect(order(.inferred, [Node(.image) { $0.traits = [.image, .button] }]) == [0])
        #expect(order(.given, [Node(.image, on)]) == [0])
        #expect(order(.listed, [Node(.image)]) == [0])
    }

    @Test("A control that cannot be seen and has nothing to say is not exposed where no flag says so")
    func invisibleControls() {
        func order(_ source: ExposureSource, _ inside: [Node] = [], _ change: @escaping Change = { _ in }) -> [Int] {
            self.order(
                source,
                [
                    Node(.button, inside) {
                        $0.isVisible = false
                        change(&$0)
                    }
                ])
        }
        #expect(order(.inferred) == [])
        #expect(order(.inferred) { $0.identifier = "bar" } == [])
        #expect(order(.inferred) { $0.label = "Back" } == [0])
        #expect(order(.inferred) { $0.value = "1" } == [0])
        #expect(order(.inferred, [Node(.image) { $0.isVisible = true }]) == [0])
        #expect(order(.given) { $0.isAccessibilityElement = true } == [0])
        #expect(order(.listed) == [0])
        // A parent that cannot be seen hides nothing.
        #expect(
            self.order(.inferred, [Node(.other, [Node(.button) { $0.isVisible = true }]) { $0.isVisible = false }]) == [
                1
            ])
    }

    @Test("An element without a label gives way to the controls or several texts in it")
    func groups() {
        let text: Node = Node(.staticText) { $0.label = "Wi-Fi" }
        for type in [ElementType.image, .cell, .other] {
            let valued: Change = { $0.value = "1" }
            #expect(order(.inferred, [Node(type, [text, Node(.switch)], valued)]) == [1, 2], "\(type)")
            #expect(order(.inferred, [Node(type, [text, text], valued)]) == [1, 2], "\(type)")
            #expect(order(.inferred, [Node(type, [Node(.other, [Node(.button), Node(.searchField)])])]) == [2, 3])
        }
        #expect(order(.inferred, [Node(.cell, [text]) { $0.value = "1" }]) == [0])
        #expect(order(.inferred, [Node(.image, [Node(.button)]) { $0.label = "Map" }]) == [0])
        #expect(order(.given, [Node(.cell, [Node(.button, off)], on)]) == [0])
    }

    @Test("A cell with a label is exposed together with the controls in it")
    func cellWithControls() {
        let row: Change = { $0.label = "Order 12, paid" }
        let text = Node(.staticText) { $0.label = "Order 12" }
        #expect(
            order(.inferred, [Node(.cell, [text, Node(.button), Node(.other, [Node(.switch)])], row)]) == [0, 2, 4])
        #expect(order(.inferred, [Node(.cell, [text, Node(.button) { $0.isHidden = true }], row)]) == [0])
        // The check mark of a row is no control.
        let mark = Node(.button) { $0.frame = Rect(x: 380, y: 10, width: 14, height: 11) }
        #expect(order(.inferred, [Node(.cell, [text, mark], row)]) == [0])
        #expect(order(.inferred, [Node(.other, [mark])]) == [1])
        #expect(order(.given, [Node(.cell, [Node(.button, on)], on)]) == [0])
    }

    @Test("An alert with contents covers what is not around it, where exposure is inferred")
    func alert() {
        let behind = Node(.button) { $0.label = "Pay" }
        func alert(_ change: @escaping Change = { _ in }) -> Node {
            Node(.alert, [Node(.button) { $0.label = "OK" }], change)
        }
        #expect(order(.inferred, [Node(.window, [behind, Node(.other, [alert()]), behind]), behind]) == [4])
        #expect(order(.inferred, [behind, alert { $0.isVisible = false }]) == [0, 2])
        #expect(order(.inferred, [behind, Node(.other, [alert()]) { $0.isHidden = true }]) == [0])
        #expect(order(.inferred, [behind, Node(.alert, [Node(.other)])]) == [0])
        #expect(order(.listed, [behind, alert()]) == [0, 1, 2])
    }

    @Test("A sheet covers the screen if it is as large or dims it, a window if it is visible and has contents")
    func sheetsAndWindows() {
        let full = Rect(x: 0, y: 0, width: 390, height: 844)
        let low = Rect(x: 0, y: 400, width: 390, height: 444)
        let button = Node(.button) { $0.label = "Pay" }
        func order(_ nodes: [Node]) -> [Int] {
            Exposure(Screen(size: Size(390, 844), elements: Node.elements(nodes), exposure: .inferred)).order
        }
        func sheet(_ frame: Rect) -> Node { Node(.sheet, [button]) { $0.frame = frame } }
        #expect(order([Node(.window, [button, sheet(full)])]) == [3])
        #expect(order([Node(.window, [button, sheet(low)])]) == [1, 3])
        #expect(order([Node(.window, [button, Node(.other) { $0.frame = full }, sheet(low)])]) == [4])
        func window(_ isVisible: Bool?, _ inside: [Node]) -> Node {
            Node(.window, inside) {
                $0.frame = full
                $0.isVisible = isVisible
            }
        }
        #expect(order([window(true, [button]), window(true, [button])]) == [3])
        #expect(order([window(true, [button]), window(nil, [button])]) == [1, 3])
        #expect(order([window(true, [button]), window(true, [])]) == [1])
        #expect(order([window(true, [button]), window(true, [Node(.keyboard, [Node(.key)])])]) == [1])
    }

    @Test("A screen that was presented covers the one before it, except for what the dump calls visible")
    func presentedScreen() {
        func view(_ isVisible: Bool, _ inside: [Node]) -> Node {
            Node(.other, inside) {
                $0.frame = Rect(x: 0, y: 0, width: 390, height: 844)
                $0.isVisible = isVisible
                $0.isAccessibilityElement = false
            }
        }
        func button(_ isVisible: Bool) -> Node {
            Node(.button) {
                $0.label = "Pay"
                $0.isVisible = isVisible
                $0.isAccessibilityElement = true
            }
        }
        func order(_ nodes: [Node]) -> [Int] {
            let window = Node(.window, nodes) { $0.isAccessibilityElement = false }
            return Exposure(Screen(size: Size(390, 844), elements: Node.elements([window]))).order
        }
        let behind = Array(repeating: button(false), count: 9)
        #expect(order([view(false, behind), view(true, [button(true)])]) == [12])
        #expect(order([view(false, [button(true)] + behind), view(true, [button(true)])]) == [2, 13])
        // Rows below the fold, and what is beside, are not covered.
        #expect(order([view(true, behind), view(true, [button(true)])]).count == 10)
        #expect(order([view(false, behind), view(true, [])]).count == 9)
        #expect(order([view(true, [button(true)]), view(false, behind)]).count == 10)
    }

    @Test("With flags, an alert in a window of its own covers windows that are not visible")
    func alertWindow() {
        func window(_ isVisible: Bool, _ inside: [Node]) -> Node {
            Node(.window, inside) {
                $0.isVisible = isVisible
                $0.isAccessibilityElement = false
            }
        }
        let alert = Node(.alert, [Node(.button, on)], off)
        #expect(order(.given, [window(false, [Node(.button, on)]), window(true, [alert])]) == [4])
        #expect(order(.given, [window(true, [Node(.button, on)]), window(true, [alert])]) == [1, 4])
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

    @Test("Many elements in one place, deep or side by side, take linear time: this test ends")
    func manyElements() {
        let count = 50_000
        let full = Rect(x: 0, y: 0, width: 390, height: 844)
        func order(_ source: ExposureSource, deep: Bool = false, _ change: (inout Element, Int) -> Void) -> Int {
            var tree = ElementTree()
            var open = 0
            for number in 0..<count {
                var element = Element()
                change(&element, number)
                tree.open(element)
                if deep, number < 9_000 { open += 1 } else { tree.close() }
            }
            for _ in 0..<open { tree.close() }
            return Exposure(Screen(size: Size(390, 844), elements: tree.elements, exposure: source)).order.count
        }
        for source in [ExposureSource.given, .inferred] {
            for deep in [false, true] {
                let found = order(source, deep: deep) { element, number in
                    element.type = number.isMultiple(of: 2) ? .button : .alert
                    element.frame = full
                    element.isVisible = number == count - 1
                    if source == .given { element.isAccessibilityElement = true }
                }
                #expect(found <= count)
            }
        }
        // Times without a battery, titles beside buttons, keys in runs.
        #expect(
            order(.listed) { element, number in
                element.type = .staticText
                element.label = "9:41"
                element.frame = Rect(x: Double(number % 300), y: 10, width: 40, height: 20)
            } == count)
        #expect(
            order(.listed) { element, number in
                element.type = number.isMultiple(of: 2) ? .staticText : .button
                element.headingLevel = number.isMultiple(of: 2) ? 0 : nil
                element.label = "A"
                element.frame = Rect(x: 145, y: 68, width: 100, height: 20)
            } == count)
        #expect(
            order(.listed) { element, number in
                element.type = .button
                element.identifier = number % 12 == 0 ? "shift" : number % 12 == 1 ? "delete" : nil
                element.label = "A"
                element.frame = Rect(x: 0, y: number % 12 == 11 ? 560 : 600, width: 39, height: 54)
            } < count)
    }

    // MARK: - Random trees

    @Test("Random trees give what the definition gives, read element by element", arguments: ExposureSource.allCases)
    func random(source: ExposureSource) {
        var random = SeededRandom(61)
        var exposed = 0
        for number in 0..<250 {
            let nodes = (0..<random.int(1...3)).map { _ in
                node(&random, source, depth: 0, special: number.isMultiple(of: 2))
            }
            let elements = Node.elements(nodes)
            let expected = elements.indices.filter { NaiveExposure(elements, source).isExposed($0) }
            exposed += expected.count
            let found = Exposure(Screen(elements: elements, exposure: source))
            if found.order != expected {
                Issue.record("tree \(number): \(found.order), expected \(expected)\n\(dump(elements))")
            }
            #expect(found.isExposed == elements.indices.map(expected.contains))
        }
        #expect(exposed > 500)
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
