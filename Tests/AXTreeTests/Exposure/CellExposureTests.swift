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
        let text = TreeNode(.staticText) { $0.label = "Order 12" }
        #expect(
            order(.inferred, [TreeNode(.cell, [text, TreeNode(.button), TreeNode(.other, [TreeNode(.switch)])], row)])
                == [0, 2, 4])
        #expect(order(.inferred, [TreeNode(.cell, [text, TreeNode(.button) { $0.isHidden = true }], row)]) == [0])
        // The check mark of a row is no control.
        let mark = TreeNode(.button) { $0.frame = Rect(x: 380, y: 10, width: 14, height: 11) }
        #expect(order(.inferred, [TreeNode(.cell, [text, mark], row)]) == [0])
        #expect(order(.inferred, [TreeNode(.other, [mark])]) == [1])
        #expect(order(.given, [TreeNode(.cell, [TreeNode(.button, on)], on)]) == [0])
    }

    @Test("In a row with a switch of its name the switch is the element; a row that is not laid out has none")
    func rowOfSwitch() {
        let toggle: NodeChange = { $0.label = "Wi-Fi" }
        let row = TreeNode(.cell, [TreeNode(.staticText, toggle), TreeNode(.switch, toggle)], toggle)
        #expect(order(.inferred, [row]) == [2])
        #expect(
            order(.inferred, [TreeNode(.cell, [TreeNode(.staticText, toggle), TreeNode(.switch)], toggle)]) == [0, 2])
        func unplaced(_ isVisible: Bool, _ y: Double) -> [Int] {
            let frame = Rect(x: 0, y: y, width: 63, height: 28)
            let inside: NodeChange = {
                $0.label = "Wi-Fi"
                $0.frame = frame
                $0.isVisible = isVisible
            }
            let cell = TreeNode(.cell, [TreeNode(.switch, inside)]) {
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
        #expect(order(.inferred, [TreeNode(.cell)]) == [0])
        #expect(order(.inferred, [TreeNode(.cell, [TreeNode(.other, [TreeNode(.other)])])]) == [0])
        #expect(order(.inferred, [TreeNode(.cell, [TreeNode(.other, [TreeNode(.staticText)])])]) == [2])
        #expect(order(.inferred, [TreeNode(.cell, [TreeNode(.staticText)]) { $0.label = "Row" }]) == [0])
        #expect(order(.inferred, [TreeNode(.cell, [TreeNode(.staticText)]) { $0.traits = .button }]) == [0])
        #expect(order(.inferred, [TreeNode(.cell, [TreeNode(.staticText) { $0.isHidden = true }])]) == [0])
        #expect(order(.inferred, [TreeNode(.cell, [TreeNode(.button, off)])]) == [0])
    }

    @Test("What is there for what it holds gives way to it, and to its name only where it holds nothing")
    func composites() {
        for type in [ElementType.alert, .sheet, .dialog, .popover, .webView, .map, .menu, .tabGroup] {
            #expect(
                order(.inferred, [TreeNode(type, [TreeNode(.staticText), TreeNode(.button)]) { $0.label = "x" }]) == [
                    1, 2,
                ])
            #expect(order(.inferred, [TreeNode(type, [TreeNode(.other)]) { $0.label = "x" }]) == [0])
            #expect(order(.inferred, [TreeNode(type)]) == [])
            #expect(order(.given, [TreeNode(type, [TreeNode(.button, on)], on)]) == [0])
        }
        for type in [ElementType.segmentedControl, .picker, .datePicker, .stepper] {
            #expect(
                order(.inferred, [TreeNode(type, [TreeNode(.button), TreeNode(.button)]) { $0.label = "x" }]) == [1, 2])
            #expect(order(.inferred, [TreeNode(type, [TreeNode(.other)])]) == [0])
            #expect(
                order(.inferred, [TreeNode(type, [TreeNode(.other, [TreeNode(.button)]) { $0.isHidden = true }])]) == [
                    0
                ])
            #expect(order(.given, [TreeNode(type, [TreeNode(.button, on)], on)]) == [0])
        }
    }

    @Test("What is something to operate: by type, by trait, and a cell with nothing exposed inside")
    func controls() {
        func controls(_ source: ExposureSource, _ nodes: [TreeNode], carries: AttributeSet = .all) -> [Bool] {
            Exposure(Screen(elements: TreeNode.elements(nodes), carries: carries, exposure: source)).isControl
        }
        let texts = [TreeNode(.staticText), TreeNode(.image), TreeNode(.other), TreeNode(.window), TreeNode(.textView)]
        #expect(controls(.inferred, texts) == [false, false, false, false, false])
        for trait in [Traits.button, .link, .adjustable, .searchField, .toggleButton, .startsMediaSession] {
            #expect(controls(.given, [TreeNode(.other) { $0.traits = [trait, .header] }]) == [true])
        }
        #expect(
            controls(.given, [TreeNode(.image) { $0.traits = [.image, .header, .selected] }, TreeNode(.link)]) == [
                false, true,
            ])
        #expect(
            controls(
                .given, [TreeNode(.textView) { $0.placeholder = "x" }, TreeNode(.textView) { $0.traits = .textEntry }])
                == [true, true])
        #expect(
            controls(.inferred, [TreeNode(.cell, [TreeNode(.other)]), TreeNode(.cell, [TreeNode(.staticText)])]) == [
                true, false, false, false,
            ])
        #expect(
            controls(
                .given,
                [TreeNode(.cell, [TreeNode(.staticText, on)], off), TreeNode(.cell, [TreeNode(.staticText, on)], on)])
                == [
                    false, false, true, false,
                ])
        // In a flat list, the descendants of a cell are unknown.
        #expect(controls(.listed, [TreeNode(.cell), TreeNode(.button)], carries: [.type]) == [false, true])
    }

    @Test("What is hidden inside a cell, however deep, is no content of it")
    func hiddenContent() {
        #expect(
            order(.inferred, [TreeNode(.cell, [TreeNode(.other, [TreeNode(.button)]) { $0.isHidden = true }])]) == [0])
        #expect(
            order(.inferred, [TreeNode(.cell, [TreeNode(.other, [TreeNode(.button)]) { $0.elementsHidden = true }])])
                == [0])
        #expect(order(.inferred, [TreeNode(.cell, [TreeNode(.button) { $0.elementsHidden = true }])]) == [0])
    }

    @Test("A cell inside a cell is its content")
    func nestedCells() {
        #expect(order(.inferred, [TreeNode(.cell, [TreeNode(.cell), TreeNode(.cell)])]) == [1, 2])
    }
}
