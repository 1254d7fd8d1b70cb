import AXTree
import TestSupport
import Testing

/// Which elements VoiceOver stops on where a dump says it: by a flag, or by listing them.
@Suite("Exposure")
struct ExposureTests {
    private let on: NodeChange = { $0.isAccessibilityElement = true }
    private let off: NodeChange = { $0.isAccessibilityElement = false }

    @Test("An element is exposed if its flag says so, independent of its type")
    func flag() {
        for type in ElementType.allCases {
            #expect(order(.given, [TreeNode(type, on)]) == (type == .scrollBar ? [] : [0]), "\(type)")
            // In a dump of the device what the system draws is left out.
            let isSystem = [.keyboard, .key, .statusBar, .scrollBar].contains(type)
            #expect(order(.given, [TreeNode(type, on)], scope: .device) == (isSystem ? [] : [0]), "\(type)")
            #expect(order(.given, [TreeNode(type, off)]) == [])
        }
        #expect(
            order(
                .given,
                [
                    TreeNode(.button) {
                        $0 = Element(.button); $0.label = "x"; $0.traits = .button; $0.isAccessibilityElement = false
                    }
                ]) == [])
    }

    @Test("Nothing inside an exposed element is exposed")
    func insideExposed() {
        #expect(
            order(
                .given,
                [
                    TreeNode(.cell, [TreeNode(.button, on), TreeNode(.other, [TreeNode(.link, on)], off)], on),
                    TreeNode(.button, on),
                ]) == [
                    0, 4,
                ])
        #expect(
            order(
                .given, [TreeNode(.cell, [TreeNode(.button, on), TreeNode(.other, [TreeNode(.link, on)], off)], off)])
                == [1, 3])
    }

    @Test("Neither hidden elements nor their descendants are exposed")
    func hidden() {
        let inside = [TreeNode(.button, on), TreeNode(.other, [TreeNode(.link, on)], off)]
        #expect(order(.given, [TreeNode(.other, inside) { $0.isHidden = true }, TreeNode(.button, on)]) == [4])
        #expect(order(.given, [TreeNode(.other, inside) { $0.elementsHidden = true }, TreeNode(.button, on)]) == [4])
        #expect(
            order(
                .given,
                [
                    TreeNode(.button) {
                        $0.isAccessibilityElement = true; $0.isHidden = true
                    }
                ]) == [])
        #expect(
            order(
                .given,
                [
                    TreeNode(.button) {
                        $0.isAccessibilityElement = true; $0.elementsHidden = true
                    }
                ]) == [])
        // A hidden element whose flag is set does not cover its siblings.
        #expect(
            order(
                .given,
                [
                    TreeNode(
                        .other,
                        [
                            TreeNode(.button) {
                                $0.isHidden = true; $0.isAccessibilityElement = true
                            }, TreeNode(.link, on),
                        ], off)
                ]) == [2])
    }

    @Test("A modal element hides its siblings and their descendants, and nothing else")
    func modal() {
        let modal = TreeNode(.other, [TreeNode(.button, on)]) {
            $0.isModal = true; $0.isAccessibilityElement = false
        }
        let behind = TreeNode(.other, [TreeNode(.link, on)], off)
        // Siblings before and after.
        #expect(order(.given, [TreeNode(.window, [behind, modal, behind], off)]) == [4])
        // Roots are siblings of each other.
        #expect(order(.given, [behind, modal, behind]) == [3])
        // Siblings of an ancestor are not covered.
        #expect(
            order(.given, [TreeNode(.window, [behind, TreeNode(.other, [modal], off), TreeNode(.button, on)], off)])
                == [2, 5, 6])
        // A hidden one does not cover anything.
        #expect(
            order(
                .given,
                [
                    behind,
                    TreeNode(.other) {
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
                    TreeNode(.button) {
                        $0.isModal = true; $0.isAccessibilityElement = true
                    },
                ]) == [2])
    }

    @Test("The marks by element agree with the order")
    func marks() {
        let exposure = Exposure(
            screen(
                .given, [TreeNode(.other, [TreeNode(.button, on), TreeNode(.link, off), TreeNode(.image, on)], off)]))
        #expect(exposure.isExposed == [false, true, false, true])
        #expect(exposure.order == [1, 3])
        let none = Exposure(screen(.given, []))
        #expect(none.isExposed.isEmpty && none.order.isEmpty)
    }

    @Test("A list of what is reachable exposes all but what only gives structure, also inside each other")
    func listed() {
        let structural: Set<ElementType> = [
            .application, .window, .scrollView, .table, .collectionView, .layoutArea, .navigationBar, .toolbar, .tabBar,
            .statusBar, .keyboard,
            .key, .scrollBar, .group, .splitter,
        ]
        for type in ElementType.allCases where type != .other {
            #expect(order(.listed, [TreeNode(type)]) == (structural.contains(type) ? [] : [0]), "\(type)")
        }
        #expect(order(.listed, [TreeNode(.other)]) == [])
        #expect(order(.listed, [TreeNode(.other) { $0.label = "x" }]) == [0])
        #expect(order(.listed, [TreeNode(.other) { $0.value = "x" }]) == [0])
        #expect(order(.listed, [TreeNode(.other) { $0.traits = .button }]) == [0])
        #expect(
            order(.listed, [TreeNode(.button, [TreeNode(.staticText)]), TreeNode(.window, [TreeNode(.image)])]) == [
                0, 1, 3,
            ])
        #expect(
            order(.listed, [TreeNode(.button) { $0.isHidden = true }, TreeNode(.button, off), TreeNode(.window, on)])
                == [2])
    }
}
