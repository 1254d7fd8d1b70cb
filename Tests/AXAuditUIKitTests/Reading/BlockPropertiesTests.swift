#if canImport(UIKit)
    #if os(Linux)
        import AXAuditCore
        import AXAuditUIKit
        import UIKit
        import XCTest

        /// The accessibility blocks of iOS 17 and attributed texts, with UIKit's accessibility bundle and without it.
        final class BlockPropertiesTests: ViewTestCase {
            override func tearDown() {
                AccessibilityBlocks.haveGetters = true
                super.tearDown()
            }

            /// Reads the root with the bundle and without it.
            private func inBothStates(_ check: (Screen) throws -> Void) rethrows {
                for isLoaded in [true, false] {
                    AccessibilityBundle.isLoaded = isLoaded
                    try check(Screen(root, loadsAccessibility: false))
                }
            }

            /// Returns an element whose properties all differ from what its blocks return.
            private func blockElement() -> UIView {
                let view = element("Old", 0, 0, 10, 10)
                view.isAccessibilityElement = false
                view.isAccessibilityElementBlock = { true }
                view.accessibilityLabelBlock = { "Kite" }
                view.accessibilityValue = "old"
                view.accessibilityValueBlock = { "in stock" }
                view.accessibilityHint = "Old."
                view.accessibilityHintBlock = { "Shows details." }
                view.accessibilityTraitsBlock = { [.button, .selected] }
                view.accessibilityIdentifier = "old"
                view.accessibilityIdentifierBlock = { "kite" }
                view.accessibilityLanguageBlock = { "nl" }
                view.accessibilityExpandedStatus = .expanded
                view.accessibilityExpandedStatusBlock = { .collapsed }
                view.accessibilityRespondsToUserInteractionBlock = { false }
                view.accessibilityUserInputLabels = ["Old"]
                view.accessibilityUserInputLabelsBlock = { ["Kite", "Toy"] }
                view.accessibilityFrameBlock = { CGRect(x: 16, y: 100, width: 200, height: 50) }
                view.accessibilityCustomActionsBlock = {
                    [UIAccessibilityCustomAction(name: "Add to cart") { _ in true }]
                }
                return view
            }

            func testBlocksCountMoreThanProperties() throws {
                root.add(blockElement())
                try inBothStates { screen in
                    XCTAssertEqual(exposed(screen), ["Kite 16,100,200,50 [button, selected]"])
                    let element = try XCTUnwrap(screen.elements.last)
                    XCTAssertEqual(element.type, .button)
                    XCTAssertEqual(element.value, "in stock")
                    XCTAssertEqual(element.hint, "Shows details.")
                    XCTAssertEqual(element.identifier, "kite")
                    XCTAssertEqual(element.language, "nl")
                    XCTAssertEqual(element.isExpanded, false)
                    XCTAssertEqual(element.respondsToUserInteraction, false)
                    XCTAssertEqual(element.userInputLabels, ["Kite", "Toy"])
                    XCTAssertEqual(element.actions, ["Add to cart"])
                }
            }

            func testWhereTheSystemHasNoGettersPropertiesCount() throws {
                let view = blockElement()
                view.isAccessibilityElement = true
                root.add(view)
                AccessibilityBlocks.haveGetters = false
                try inBothStates { screen in
                    XCTAssertEqual(exposedLabels(screen), ["Old"])
                    let element = try XCTUnwrap(screen.elements.last)
                    XCTAssertEqual(element.value, "old")
                    XCTAssertEqual(element.hint, "Old.")
                    XCTAssertEqual(element.identifier, "old")
                    XCTAssertEqual(element.userInputLabels, ["Old"])
                    XCTAssertNil(element.actions)
                    XCTAssertEqual(element.isExpanded, true)
                }
            }

            func testABlockTakesAStandardControlOut() {
                let decoration = text("Decoration", 0, 0, 100, 20)
                decoration.isAccessibilityElementBlock = { false }
                root.add(decoration, text("Total", 0, 100, 100, 20))
                inBothStates { XCTAssertEqual(exposedLabels($0), ["Total"]) }
            }

            func testBlocksHideAndOrderWhatIsInAView() {
                let first = element("First", 0, 0, 50, 50)
                let second = element("Second", 0, 100, 50, 50)
                let list = plain(0, 0, 390, 200, first, second)
                list.accessibilityElementsBlock = { [second, first] }
                let hidden = plain(0, 300, 390, 100, element("Hidden", 0, 0, 50, 50))
                hidden.accessibilityElementsHiddenBlock = { true }
                root.add(list, hidden)
                inBothStates { XCTAssertEqual(exposedLabels($0), ["Second", "First"]) }
                let sheet = plain(0, 500, 390, 100, element("Sheet", 0, 0, 50, 50))
                sheet.accessibilityViewIsModalBlock = { true }
                root.add(sheet)
                inBothStates { XCTAssertEqual(exposedLabels($0), ["Sheet"]) }
            }

            func testBlocksKeepElementsTogether() {
                func column(_ name: String, _ x: CGFloat) -> UIView {
                    plain(
                        x, 0, 100, 200, element("\(name) top", 0, 0, 50, 50),
                        element("\(name) bottom", 0, 100, 50, 50))
                }
                root.add(column("Left", 0), column("Right", 200))
                inBothStates {
                    XCTAssertEqual(exposedLabels($0), ["Left top", "Right top", "Left bottom", "Right bottom"])
                }
                root.subviews[0].accessibilityShouldGroupAccessibilityChildrenBlock = { true }
                root.subviews[1].accessibilityContainerTypeBlock = { .list }
                inBothStates {
                    XCTAssertEqual(exposedLabels($0), ["Left top", "Left bottom", "Right top", "Right bottom"])
                }
            }

            func testThePathOfABlockCountsMoreThanItsFrame() {
                let view = blockElement()
                view.accessibilityPathBlock = { UIBezierPath(rect: CGRect(x: 20, y: 110, width: 44, height: 44)) }
                root.add(view)
                inBothStates { XCTAssertEqual(exposed($0), ["Kite 20,110,44,44 [button, selected]"]) }
            }

            func testAttributedTexts() throws {
                let view = element("", 0, 0, 50, 50)
                view.accessibilityLabel = nil
                view.accessibilityAttributedLabel = NSAttributedString(string: "Kite")
                view.accessibilityAttributedValue = NSAttributedString(string: "in stock")
                view.accessibilityAttributedHint = NSAttributedString(string: "Shows details.")
                view.accessibilityUserInputLabels = []
                view.accessibilityAttributedUserInputLabels = ["Kite", "Toy"].map { NSAttributedString(string: $0) }
                root.add(view)
                func texts(_ screen: Screen) throws -> [String] {
                    let element = try XCTUnwrap(screen.elements.last)
                    return [element.label, element.value, element.hint].compactMap(\.self)
                        + (element.userInputLabels ?? [])
                }
                try inBothStates {
                    XCTAssertEqual(try texts($0), ["Kite", "in stock", "Shows details.", "Kite", "Toy"])
                }
                view.accessibilityLabel = "Plain kite"
                view.accessibilityUserInputLabels = ["Plain"]
                try inBothStates {
                    XCTAssertEqual(try texts($0), ["Plain kite", "in stock", "Shows details.", "Plain"])
                }
                view.accessibilityAttributedLabelBlock = { NSAttributedString(string: "Block kite") }
                view.accessibilityAttributedValueBlock = { NSAttributedString(string: "sold") }
                view.accessibilityAttributedHintBlock = { NSAttributedString(string: "Buys it.") }
                view.accessibilityAttributedUserInputLabelsBlock = { [NSAttributedString(string: "Block")] }
                try inBothStates { XCTAssertEqual(try texts($0), ["Block kite", "sold", "Buys it.", "Block"]) }
            }
        }
    #endif
#endif
