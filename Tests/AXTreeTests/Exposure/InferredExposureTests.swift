import AXTree
import TestSupport
import Testing

/// Which elements VoiceOver stops on where the dump does not say it.
@Suite("Inferred exposure")
struct InferredExposureTests {
    private let on: NodeChange = { $0.isAccessibilityElement = true }
    private let off: NodeChange = { $0.isAccessibilityElement = false }

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
            #expect(order(.inferred, [TreeNode(type)]) == (plain ? [0] : []), "\(type)")
            // A leaf with a name is exposed if its traits are unknown.
            let named = structural.contains(type) && type != .other ? [] : [0]
            #expect(order(.inferred, [TreeNode(type) { $0.label = "x" }]) == named, "\(type)")
            #expect(order(.inferred, [TreeNode(type) { $0.value = "x" }]) == named, "\(type)")
            #expect(
                order(
                    .inferred,
                    [
                        TreeNode(type) {
                            $0.label = ""; $0.value = ""
                        }
                    ]) == (plain ? [0] : []), "\(type)")
            #expect(
                order(.inferred, [TreeNode(type) { $0.traits = .header }]) == (type == .image ? [] : named), "\(type)")
            #expect(order(.inferred, [TreeNode(type) { $0.traits = [] }]) == (plain ? [0] : []), "\(type)")
        }
        #expect(order(.inferred, [TreeNode(.textView) { $0.placeholder = "Write" }]) == [0])
        #expect(
            order(
                .inferred,
                [TreeNode(.other, [TreeNode(.button, [TreeNode(.image)]), TreeNode(.button) { $0.isHidden = true }])])
                == [
                    1
                ])
    }

    @Test("A named `other` is exposed if no descendant is, unless it is known to have no trait")
    func namedOther() {
        let named: NodeChange = { $0.label = "x" }
        #expect(order(.inferred, [TreeNode(.other, [TreeNode(.other)], named)]) == [0])
        #expect(order(.inferred, [TreeNode(.other, [TreeNode(.staticText)], named)]) == [1])
        #expect(
            order(
                .inferred,
                [
                    TreeNode(.other) {
                        $0.label = "x"; $0.traits = []
                    }
                ]) == [])
        #expect(order(.inferred, [TreeNode(.other) { $0.label = "" }, TreeNode(.group, named)]) == [])
    }

    @Test("Nobody hears of a text without words that is out of sight, or of a hairline")
    func withoutWords() {
        for type in [ElementType.staticText] {
            func order(_ source: ExposureSource = .inferred, _ change: @escaping NodeChange) -> [Int] {
                AXTreeTests.order(source, [TreeNode(type, change)])
            }
            #expect(order { $0.isVisible = true } == [0])
            #expect(order { $0.isVisible = false } == [])
            for change: NodeChange in [
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
        #expect(order(.inferred, [TreeNode(.image)]) == [])
        #expect(order(.inferred, [TreeNode(.image) { $0.identifier = "icon_back" }]) == [])
        #expect(order(.inferred, [TreeNode(.image) { $0.label = "Logo" }]) == [0])
        #expect(order(.inferred, [TreeNode(.image) { $0.value = "3" }]) == [0])
        #expect(order(.inferred, [TreeNode(.image) { $0.traits = [.image, .button] }]) == [0])
        #expect(order(.given, [TreeNode(.image, on)]) == [0])
        #expect(order(.listed, [TreeNode(.image)]) == [0])
    }

    @Test("A control that cannot be seen and has nothing to say is not exposed where no flag says so")
    func invisibleControls() {
        func order(_ source: ExposureSource, _ inside: [TreeNode] = [], _ change: @escaping NodeChange = { _ in })
            -> [Int]
        {
            AXTreeTests.order(
                source,
                [
                    TreeNode(.button, inside) {
                        $0.isVisible = false
                        change(&$0)
                    }
                ])
        }
        #expect(order(.inferred) == [])
        #expect(order(.inferred) { $0.identifier = "bar" } == [])
        #expect(order(.inferred) { $0.label = "Back" } == [0])
        #expect(order(.inferred) { $0.value = "1" } == [0])
        #expect(order(.inferred, [TreeNode(.image) { $0.isVisible = true }]) == [0])
        #expect(order(.given) { $0.isAccessibilityElement = true } == [0])
        #expect(order(.listed) == [0])
        // A parent that cannot be seen hides nothing.
        #expect(
            AXTreeTests.order(
                .inferred, [TreeNode(.other, [TreeNode(.button) { $0.isVisible = true }]) { $0.isVisible = false }])
                == [
                    1
                ])
    }

    @Test("An element without a label gives way to the controls or several texts in it")
    func groups() {
        let text: TreeNode = TreeNode(.staticText) { $0.label = "Wi-Fi" }
        for type in [ElementType.image, .cell, .other] {
            let valued: NodeChange = { $0.value = "1" }
            #expect(order(.inferred, [TreeNode(type, [text, TreeNode(.switch)], valued)]) == [1, 2], "\(type)")
            #expect(order(.inferred, [TreeNode(type, [text, text], valued)]) == [1, 2], "\(type)")
            #expect(
                order(.inferred, [TreeNode(type, [TreeNode(.other, [TreeNode(.button), TreeNode(.searchField)])])]) == [
                    2, 3,
                ])
        }
        #expect(order(.inferred, [TreeNode(.cell, [text]) { $0.value = "1" }]) == [0])
        #expect(order(.inferred, [TreeNode(.image, [TreeNode(.button)]) { $0.label = "Map" }]) == [0])
        #expect(order(.given, [TreeNode(.cell, [TreeNode(.button, off)], on)]) == [0])
    }
}
