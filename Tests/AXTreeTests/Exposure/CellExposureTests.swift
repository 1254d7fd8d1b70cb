import AXTree
import TestSupport
import Testing

/// Cells and containers, which are stops only if what is in them is not, and which elements are controls.
@Suite("Exposure of cells and containers")
struct CellExposureTests {
    private let on: NodeChange = { $0.isAccessibilityElement = true }
    private let off: NodeChange = { $0.isAccessibilityElement = false }

    @Test("A cell with a label is exposed together with the controls in it")
    func cellWithControls() {
        let row: NodeChange = { $0.label = "Order 12, paid" }
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

    @Test("In a row with a switch of its name the switch is the element; a row that is not laid out has none")
    func rowOfSwitch() {
        let toggle: NodeChange = { $0.label = "Wi-Fi" }
        let row = Node(.cell, [Node(.staticText, toggle), Node(.switch, toggle)], toggle)
        #expect(order(.inferred, [row]) == [2])
        #expect(order(.inferred, [Node(.cell, [Node(.staticText, toggle), Node(.switch)], toggle)]) == [0, 2])
        func unplaced(_ isVisible: Bool, _ y: Double) -> [Int] {
            let frame = Rect(x: 0, y: y, width: 63, height: 28)
            let inside: NodeChange = {
                $0.label = "Wi-Fi"
                $0.frame = frame
                $0.isVisible = isVisible
            }
            let cell = Node(.cell, [Node(.switch, inside)]) {
                $0.frame = Rect(x: 0, y: 976, width: 362, height: 52)
                $0.isVisible = isVisible
            }
            return order(.inferred, [cell])
        }
        #expect(unplaced(false, 132) == [])
        #expect(unplaced(true, 132) == [1])
        #expect(unplaced(false, 980) == [1])
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
}
