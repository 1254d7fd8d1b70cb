#if canImport(UIKit)
    import AXAuditUIKit
    import UIKit
    import XCTest

    /// The order, the frames and the choice of elements, by the rules of AccessibilitySnapshot's parser. The numbers
    /// are those of the collection of facts on devices, section 8, derived by hand.
    final class ReadingOrderTests: ViewTestCase {
        // MARK: 1 to 10, order

        func test1Reversed() {
            root.add(element("C", 0, 120, 390, 44), element("A", 0, 0, 390, 44), element("B", 0, 60, 390, 44))
            XCTAssertEqual(exposed(), ["A 0,0,390,44", "B 0,60,390,44", "C 0,120,390,44"])
        }

        func test2SameRow() {
            root.add(element("Right", 200, 100, 100, 44), element("Left", 20, 107, 100, 44))
            XCTAssertEqual(exposed(), ["Left 20,107,100,44", "Right 200,100,100,44"])
        }

        func test3Threshold() {
            root.add(element("Right", 200, 100, 100, 44), element("Left", 20, 108, 100, 44))
            XCTAssertEqual(exposed(), ["Right 200,100,100,44", "Left 20,108,100,44"])
            #if os(Linux)
                UIDevice.current.userInterfaceIdiom = .pad
                XCTAssertEqual(exposed(), ["Left 20,108,100,44", "Right 200,100,100,44"])
            #endif
        }

        private func interleaved() -> UIView {
            let first = plain(0, 0, 390, 200, element("A", 0, 0, 390, 44), element("C", 0, 100, 390, 44))
            root.add(first, plain(0, 0, 390, 200, element("B", 0, 50, 390, 44), element("D", 0, 150, 390, 44)))
            return first
        }

        func test4Merged() {
            let first = interleaved()
            let expected = ["A 0,0,390,44", "B 0,50,390,44", "C 0,100,390,44", "D 0,150,390,44"]
            XCTAssertEqual(exposed(), expected)
            first.accessibilityContainerType = .semanticGroup
            XCTAssertEqual(exposed(), expected, "a group without label, value and identifier")
        }

        func test5Group() {
            let expected = ["A 0,0,390,44", "C 0,100,390,44", "B 0,50,390,44", "D 0,150,390,44"]
            let first = interleaved()
            first.shouldGroupAccessibilityChildren = true
            XCTAssertEqual(exposed(), expected)
            first.shouldGroupAccessibilityChildren = false
            first.accessibilityContainerType = .list
            XCTAssertEqual(exposed(), expected)
            first.accessibilityContainerType = .semanticGroup
            first.accessibilityLabel = "Totals"
            XCTAssertEqual(exposed(), expected)
        }

        func test6PlaceOfAGroup() {
            let group = plain(0, 0, 390, 300, element("Late", 0, 250, 390, 44), element("Later", 0, 200, 390, 44))
            group.shouldGroupAccessibilityChildren = true
            root.add(group, element("Early", 0, 100, 390, 44))
            XCTAssertEqual(exposed(), ["Early 0,100,390,44", "Later 0,200,390,44", "Late 0,250,390,44"])
        }

        /// Source: cashapp/AccessibilitySnapshot, pull request 325.
        func test6SectionsOfAList() {
            func section(_ name: String, _ y: CGFloat) -> UIView {
                let rows = plain(
                    0, y, 390, 100, element("\(name) row 2", 0, 70, 390, 30), element("\(name) row 1", 0, 40, 390, 30))
                rows.shouldGroupAccessibilityChildren = true
                return rows
            }
            let list = plain(
                0, 0, 390, 400, section("A", 0), section("B", 200), element("Section B", 0, 200, 390, 30),
                element("Section A", 0, 0, 390, 30))
            root.add(list)
            XCTAssertEqual(
                exposedLabels(), ["Section A", "A row 1", "A row 2", "Section B", "B row 1", "B row 2"])
        }

        func test7ExplicitList() {
            let (a, c) = (element("A", 0, 0, 390, 44), element("C", 0, 120, 390, 44))
            root.add(a, element("B", 0, 60, 390, 44), c)
            root.accessibilityElements = [c, a]
            XCTAssertEqual(exposed(), ["C 0,120,390,44", "A 0,0,390,44"])
            root.semanticContentAttribute = .forceRightToLeft
            XCTAssertEqual(exposed(), ["C 0,120,390,44", "A 0,0,390,44"])
        }

        func test8ExplicitListInside() {
            let (x, y) = (element("X", 0, 120, 390, 44), element("Y", 0, 10, 390, 44))
            let list = plain(0, 0, 390, 200, x, y)
            list.accessibilityElements = [x, y]
            root.add(element("Mid", 0, 60, 390, 44), list)
            XCTAssertEqual(exposed(), ["X 0,120,390,44", "Y 0,10,390,44", "Mid 0,60,390,44"])
        }

        func test9Stacks() {
            root.add(
                plain(
                    16, 20, 358, 63,
                    plain(0, 0, 358, 23, text("Price", 0, 0, 100, 20), text("5 €", 284, 3, 74, 20)),
                    plain(0, 40, 358, 23, text("Tax", 0, 0, 100, 20), text("1 €", 284, 3, 74, 20)),
                    text("", 0, 60, 358, 3)))
            XCTAssertEqual(
                exposed(),
                [
                    "Price 16,20,100,20 [staticText]", "5 € 300,23,74,20 [staticText]",
                    "Tax 16,60,100,20 [staticText]", "1 € 300,63,74,20 [staticText]",
                ])
        }

        func test10Cells() {
            let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 132))
            table.contentOffset = CGPoint(x: 0, y: 44)
            for (name, y) in [("Row 3", 88), ("Row 1", 0), ("Row 2", 44)] {
                table.addSubview(element(name, 0, CGFloat(y), 390, 44))
            }
            root.add(table)
            XCTAssertEqual(exposed(), ["Row 1 0,56,390,44", "Row 2 0,100,390,44", "Row 3 0,144,390,44"])
        }

        // MARK: 11 to 16, which elements

        func test11Modal() {
            let sheet = plain(0, 400, 390, 444, element("Close", 320, 4, 50, 44), element("Title", 20, 0, 280, 30))
            sheet.accessibilityViewIsModal = true
            root.add(element("Behind", 0, 0, 390, 44), sheet, element("Over", 0, 800, 390, 44))
            XCTAssertEqual(exposed(), ["Title 20,400,280,30", "Close 320,404,50,44"])
        }

        func test12ReachOfAModalView() {
            let modal = plain(0, 100, 390, 100, element("M", 0, 0, 390, 44))
            modal.accessibilityViewIsModal = true
            root.add(
                plain(0, 0, 390, 300, element("In", 0, 0, 390, 44), modal), element("Out", 0, 400, 390, 44))
            XCTAssertEqual(exposed(), ["M 0,100,390,44", "Out 0,400,390,44"])
        }

        func test12TwoModalViews() {
            for name in ["One", "Two"] {
                let modal = plain(0, 0, 390, 100, element(name, 0, 0, 390, 44))
                modal.accessibilityViewIsModal = true
                root.add(modal)
            }
            XCTAssertEqual(exposed(), ["Two 0,0,390,44"])
        }

        /// AccessibilitySnapshot reads nothing here; VoiceOver reads A, because only a modal view that is shown hides
        /// others.
        func test12HiddenModalView() {
            let modal = plain(0, 100, 390, 100, element("H", 0, 0, 390, 44))
            modal.accessibilityViewIsModal = true
            modal.isHidden = true
            root.add(element("A", 0, 0, 390, 44), modal)
            XCTAssertEqual(exposed(), ["A 0,0,390,44"])
        }

        func test13Hidden() {
            let hidden = element("H", 0, 0, 390, 44)
            hidden.isHidden = true
            let transparent = plain(0, 50, 390, 44, element("X", 0, 0, 390, 44))
            transparent.alpha = 0
            let silent = plain(0, 100, 390, 44, element("Y", 0, 0, 390, 44))
            silent.accessibilityElementsHidden = true
            let faint = element("Z", 0, 200, 390, 44)
            faint.alpha = 0.005
            root.add(hidden, transparent, silent, faint)
            XCTAssertEqual(exposed(), ["Z 0,200,390,44"])
        }

        func test14ElementInAnElement() {
            let button = UIButton(frame: CGRect(x: 250, y: 16, width: 80, height: 44))
            button.setTitle("Buy", for: .normal)
            root.add(element("Card", 16, 100, 358, 80, text("Inner", 16, 16, 100, 20), button))
            XCTAssertEqual(exposed(), ["Card 16,100,358,80"])
        }

        func test15Path() {
            let p = element("P", 20, 20, 100, 44)
            p.accessibilityPath = UIBezierPath(rect: CGRect(x: 20, y: 60, width: 100, height: 44))
            root.add(element("Q", 200, 20, 100, 44), p)
            XCTAssertEqual(exposed(), ["P 20,60,100,44", "Q 200,20,100,44"], "sorted by the frame, without the path")
        }

        func test16ViewsWithoutExtent() {
            let clipping = plain(0, 0, 0, 0, element("B", 10, 60, 50, 20))
            clipping.clipsToBounds = true
            let list = plain(0, 0, 0, 0)
            let drawn = UIAccessibilityElement(accessibilityContainer: list)
            drawn.accessibilityLabel = "D"
            drawn.accessibilityFrame = CGRect(x: 10, y: 120, width: 50, height: 20)
            list.accessibilityElements = [drawn]
            root.add(
                plain(0, 0, 0, 0, element("A", 10, 10, 50, 20)), clipping, element("C", 0, 100, 0, 0), list,
                element("F", 0, 150, 0, 10))
            XCTAssertEqual(exposed(), ["A 10,10,50,20", "F 0,150,0,10"])
        }

        /// As UIKit of iOS 26 wraps the field of `.searchable()`.
        ///
        /// Source: cashapp/AccessibilitySnapshot, pull request 328.
        func test16SearchFieldInAWrapperWithoutExtent() {
            let field = UITextField(frame: CGRect(x: 16, y: 60, width: 358, height: 36))
            field.isAccessibilityElement = true
            field.accessibilityLabel = "Search"
            root.add(plain(0, 0, 0, 0, plain(0, 0, 390, 100, field)))
            XCTAssertEqual(exposedLabels(), ["Search"])
        }

        // MARK: 17 to 20, controls and SwiftUI

        #if os(Linux)
            func test17Segments() {
                let control = UISegmentedControl(items: ["A", "B", "C"])
                control.frame = CGRect(x: 16, y: 100, width: 300, height: 32)
                control.selectedSegmentIndex = 1
                root.add(control)
                XCTAssertEqual(
                    exposed(),
                    ["A 16,100,100,32 [button]", "B 116,100,100,32 [button, selected]", "C 216,100,100,32 [button]"])
                control.isEnabled = false
                XCTAssertEqual(
                    exposed(),
                    [
                        "A 16,100,100,32 [button, notEnabled]", "B 116,100,100,32 [button, selected]",
                        "C 216,100,100,32 [button, notEnabled]",
                    ])
                control.isEnabled = true
                XCTAssertEqual(
                    SpeechSnapshot(Screen(root)).text,
                    "A. Button. 1 of 3.\nSelected: B. Button. 2 of 3.\nC. Button. 3 of 3.")
            }

            func test18Stepper() {
                let stepper = UIStepper(frame: CGRect(x: 16, y: 100, width: 94, height: 32))
                stepper.accessibilityLabel = "Quantity"
                root.add(stepper)
                XCTAssertEqual(
                    exposed(),
                    ["Quantity, Decrement 16,100,47,32 [button]", "Quantity, Increment 63,100,47,32 [button]"])
                root.semanticContentAttribute = .forceRightToLeft
                XCTAssertEqual(
                    exposed(),
                    ["Quantity, Decrement 63,100,47,32 [button]", "Quantity, Increment 16,100,47,32 [button]"])
                stepper.accessibilityLabel = nil
                XCTAssertEqual(exposedLabels(), ["Decrement", "Increment"])
            }
        #endif

        func test19RightToLeft() {
            root.add(
                element("A", 0, 0, 10, 10), element("B", 10, 0, 10, 10), element("C", 0, 10, 10, 10),
                element("D", 10, 10, 10, 10))
            XCTAssertEqual(exposedLabels(), ["A", "B", "C", "D"])
            root.semanticContentAttribute = .forceRightToLeft
            XCTAssertEqual(exposed(), ["B 10,0,10,10", "A 0,0,10,10", "D 10,10,10,10", "C 0,10,10,10"])
        }

        #if os(Linux)
            func test20LikeSwiftUI() throws {
                let host = plain(0, 50, 390, 700)
                let title = AccessibilityNode("Title", traits: .header)
                title.accessibilityPath = UIBezierPath(rect: CGRect(x: 16, y: 66, width: 370, height: 48))
                title.keyedValues["accessibilityIdentifier"] = "title"
                let price = AXCustomContent(label: "Price", value: "5 €")
                title.keyedValues["accessibilityCustomContent"] = [price]
                let buy = AccessibilityNode(
                    "Buy", traits: .button, frame: CGRect(x: 16, y: 130, width: 358, height: 44))
                let more = UIAccessibilityElement(accessibilityContainer: host)
                more.accessibilityLabel = "More"
                more.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 200, width: 100, height: 30)
                host.accessibilityElements = [title, buy, more]
                root.add(element("Banner", 0, 20, 390, 30), host)
                XCTAssertEqual(
                    exposed(),
                    [
                        "Title 16,66,370,48 [header]", "Buy 16,130,358,44 [button]", "More 10,250,100,30",
                        "Banner 0,20,390,30",
                    ], "the list is sorted by the frame of its first element, which is zero")
                let element = try XCTUnwrap(Screen(root).elements.first { $0.label == "Title" })
                XCTAssertEqual(element.identifier, "title")
                XCTAssertEqual(element.customContent?.map(\.label), ["Price"])
            }
        #endif

        // MARK: More

        func testColumnsOfTwoCards() {
            root.add(
                plain(0, 100, 190, 80, text("Kite", 0, 0, 100, 20), text("5 €", 0, 40, 100, 20)),
                plain(200, 100, 190, 80, text("Ball", 0, 0, 100, 20), text("3 €", 0, 40, 100, 20)))
            XCTAssertEqual(exposedLabels(), ["Kite", "Ball", "5 €", "3 €"], "a row is read across views")
            for card in root.subviews { card.shouldGroupAccessibilityChildren = true }
            XCTAssertEqual(exposedLabels(), ["Kite", "5 €", "Ball", "3 €"])
        }

        // tvOS has no toolbar.
        #if !os(tvOS)
            func testContainersThatTheOrderAllowsRemain() {
                let bar = UIToolbar(frame: CGRect(x: 0, y: 800, width: 390, height: 44))
                bar.addSubview(element("Share", 0, 0, 44, 44))
                root.add(bar, text("Title", 0, 0, 100, 30))
                let screen = Screen(root)
                XCTAssertEqual(exposedLabels(screen), ["Title", "Share"])
                XCTAssertEqual(screen.elements.map(\.type), [.other, .staticText, .toolbar, .other])
            }
        #endif

        func testViewsThatAreNotExposedStayWithWhatIsBeforeThem() {
            root.add(text("B", 0, 100, 100, 30), plain(0, 140, 100, 30), text("A", 0, 0, 100, 30))
            let types = Screen(root).elements.map { $0.label ?? "-" }
            XCTAssertEqual(types, ["-", "A", "B", "-"])
        }

        func testNestedGroups() {
            let inner = plain(0, 0, 390, 60, text("2", 200, 0, 50, 20), text("1", 0, 0, 50, 20))
            inner.shouldGroupAccessibilityChildren = true
            let outer = plain(0, 200, 390, 100, text("3", 0, 70, 50, 20), inner)
            outer.accessibilityContainerType = .landmark
            root.add(outer, text("0", 0, 210, 50, 20))
            XCTAssertEqual(exposedLabels(), ["1", "2", "3", "0"])
        }

        func testEmptyListReplacesSubviews() {
            let list = plain(0, 0, 390, 100, text("Gone", 0, 0, 100, 20))
            list.accessibilityElements = []
            root.add(list, text("Here", 0, 200, 100, 20))
            XCTAssertEqual(exposedLabels(), ["Here"])
        }

        func testEqualLeadingEdges() {
            root.add(text("Lower", 0, 5, 100, 20), text("Upper", 0, 0, 100, 20))
            XCTAssertEqual(exposedLabels(), ["Upper", "Lower"])
        }

        func testGroupOfTabBar() {
            let tabs = plain(0, 760, 390, 84, element("Home", 0, 10, 100, 44), element("Cart", 200, 0, 100, 44))
            tabs.accessibilityTraits = .tabBar
            root.add(tabs, element("Floating", 110, 764, 80, 44))
            XCTAssertEqual(
                exposedLabels(), ["Floating", "Cart", "Home"],
                "the bar is sorted by its first element, Cart, which is in the row of Floating")
        }

        func testListInATabBarIsPlacedByItsOwnFrame() {
            let hanging = element("Hanging", -190, 0, 50, 44)
            let list = plain(200, 0, 190, 44, hanging)
            list.accessibilityElements = [hanging]
            let bar = plain(0, 760, 390, 84, list, element("Home", 100, 0, 50, 44))
            root.add(bar)
            XCTAssertEqual(exposedLabels(), ["Hanging", "Home"], "by the first element in the list")
            bar.accessibilityTraits = .tabBar
            XCTAssertEqual(exposedLabels(), ["Home", "Hanging"])
        }

        func testLabelThatTheAppTurnsOff() {
            let silent = text("Decoration", 0, 0, 100, 20)
            silent.isAccessibilityElement = false
            root.add(silent, text("  ", 0, 40, 100, 20), text("Said", 0, 80, 100, 20))
            XCTAssertEqual(exposedLabels(), ["Said"])
        }

        func testFrameOfTheApp() {
            let small = element("Close", 10, 10, 20, 20)
            small.accessibilityFrame = CGRect(x: 0, y: 0, width: 44, height: 44)
            root.add(small)
            XCTAssertEqual(exposed(), ["Close 0,0,44,44"])
        }

        func testRowAfterHigherRowWithLargerText() {
            root.add(
                text("Total", 16, 107, 100, 20), text("12 €", 300, 100, 74, 27), text("Pay", 16, 140, 100, 20))
            XCTAssertEqual(exposedLabels(), ["Total", "12 €", "Pay"], "7 points apart is one row")
        }
    }
#endif
