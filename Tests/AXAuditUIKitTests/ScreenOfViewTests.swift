#if canImport(UIKit)
    import AXAuditTesting
    import AXAuditUIKit
    import AXPictures
    import TestSupport
    import UIKit
    import XCTest

    /// `Screen(view)` and assertions on views.
    final class ScreenOfViewTests: ViewTestCase {
        private let view = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))

        override func setUp() {
            super.setUp()
            root.removeFromSuperview()
            window.addSubview(view)
        }

        private func button(_ title: String, x: CGFloat = 16, y: CGFloat, size: CGFloat = 50) -> UIButton {
            let button = UIButton(frame: CGRect(x: x, y: y, width: size, height: size))
            button.setTitle(title, for: .normal)
            view.addSubview(button)
            return button
        }

        // MARK: Elements

        func testElementsAndFramesInPointsOfTheScreen() throws {
            let send = button("Send", y: 20)
            send.accessibilityIdentifier = "send"
            let screen = Screen(view)
            XCTAssertEqual(screen.size, Size(390, 844))
            XCTAssertEqual(screen.idiom, .phone)
            XCTAssertEqual(screen.origin.notes + screen.incomplete, [])
            let element = try XCTUnwrap(screen.elements.first { $0.identifier == "send" })
            XCTAssertEqual(element.type, .button)
            XCTAssertEqual(element.label, "Send")
            XCTAssertEqual(element.traits, .button)
            XCTAssertEqual(element.frame, Rect(x: 16, y: 120, width: 50, height: 50))
            XCTAssertEqual(exposedLabels(screen), ["Send"], "the label inside a button is not exposed")
        }

        /// The keys have the trait of a keyboard's keys, as Apple advises, and so has the view around them.
        func testKeypadOfTheApp() {
            view.accessibilityTraits = [.keyboardKey]
            let digits = (0...9).map(String.init)
            for (index, digit) in digits.enumerated() {
                button(digit, x: 5 + 38 * CGFloat(index), y: 20, size: 30).accessibilityTraits = [.keyboardKey]
            }
            let screen = Screen(view)
            XCTAssertEqual(exposedLabels(screen), digits)
            let findings = Audit(rules: [.targetSize])(screen).findings
            XCTAssertEqual(findings.count, 10)
            let blocks = TextSnapshot(screen).text.components(separatedBy: TextSnapshot.separator)
            XCTAssertEqual(blocks.count { $0.hasSuffix("\nkeyboardKey\n") }, 10)
            let speech = ScreenSpeech(screen, order: Exposure(screen).order)
            XCTAssertEqual(speech.elements.map { String($0.speech.description.prefix(1)) }, digits)
        }

        func testAccessibilityElementsReplaceSubviews() {
            let first = button("First", y: 20)
            let second = button("Second", y: 120)
            _ = button("Third", y: 220)
            let drawn = UIAccessibilityElement(accessibilityContainer: view)
            drawn.accessibilityLabel = "Drawn"
            drawn.accessibilityTraits = [.button]
            drawn.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 300, width: 60, height: 60)
            view.accessibilityElements = [drawn, second, first]
            let screen = Screen(view)
            XCTAssertEqual(exposedLabels(screen), ["Drawn", "Second", "First"])
            XCTAssertEqual(screen.elements[1].type, .button)
            XCTAssertEqual(screen.elements[1].frame, Rect(x: 0, y: 400, width: 60, height: 60))
        }

        /// A view that creates its elements whenever it is asked for them, as calendars and charts do.
        private final class ChartView: UIView {
            var names: [String] = []

            override var accessibilityElements: [Any]? {
                get {
                    names.map { name in
                        let bar = UIAccessibilityElement(accessibilityContainer: self)
                        bar.accessibilityLabel = name
                        return bar
                    }
                }
                set {}
            }
        }

        func testElementsThatAreCreatedOnDemand() {
            let names = (0..<12).map { "Bar \($0)" }
            for part in [names[0..<4], names[4..<8], names[8..<12]] {
                let chart = ChartView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                chart.names = Array(part)
                view.addSubview(chart)
            }
            XCTAssertEqual(exposedLabels(Screen(view)), names)
        }

        func testContainersThatListThemselvesOrEachOther() {
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.addSubview(inner)
            let one = UIAccessibilityElement(accessibilityContainer: inner)
            one.accessibilityLabel = "One"
            let two = UIAccessibilityElement(accessibilityContainer: inner)
            two.accessibilityLabel = "Two"
            inner.accessibilityElements = [two, one, view, inner]
            XCTAssertEqual(exposedLabels(Screen(view)), ["Two", "One"])
        }

        func testContainersWithMethods() {
            let seats = SeatView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
            view.addSubview(seats)
            seats.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
            XCTAssertEqual(exposedLabels(Screen(view)), ["Seat 1", "Seat 2", "Seat 3"])
        }

        func testRowsOffScreenAreNotRead() {
            let table = OrderTable(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
            view.addSubview(table)
            let visible = UILabel(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
            visible.text = "Order 1"
            table.addSubview(visible)
            XCTAssertEqual(exposedLabels(Screen(view)), ["Order 1"])
            table.accessibilityElements = [table.accessibilityElement(at: 1), visible].compactMap { $0 }
            XCTAssertEqual(exposedLabels(Screen(view)), ["Order 2", "Order 1"])
        }

        func testTitleOfConfiguration() {
            let send = button("", y: 20)
            send.configuration = .filled()
            send.configuration?.title = "Send"
            XCTAssertEqual(exposedLabels(Screen(view)), ["Send"])
            send.layoutIfNeeded()
            XCTAssertEqual(exposedLabels(Screen(view)), ["Send"])
        }

        func testHiddenViews() {
            let hidden = button("Hidden", y: 0)
            hidden.isHidden = true
            let transparent = button("Transparent", y: 100)
            transparent.alpha = 0
            let group = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
            view.addSubview(group)
            let silent = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            silent.text = "Silent"
            group.addSubview(silent)
            group.accessibilityElementsHidden = true
            _ = button("Visible", y: 300)
            XCTAssertEqual(exposedLabels(Screen(view)), ["Visible"])
            group.accessibilityElementsHidden = false
            XCTAssertEqual(exposedLabels(Screen(view)), ["Silent", "Visible"])
        }

        func testModalViewHidesItsSiblings() {
            _ = button("Behind", y: 0)
            let sheet = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
            sheet.accessibilityViewIsModal = true
            view.addSubview(sheet)
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            label.text = "In front"
            sheet.addSubview(label)
            XCTAssertEqual(exposedLabels(Screen(view)), ["In front"])
        }

        func testAllAttributes() throws {
            let card = ProductView(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
            view.addSubview(card)
            card.isAccessibilityElement = true
            card.accessibilityLabel = "Kite"
            card.accessibilityValue = "in stock"
            card.accessibilityHint = "Shows details"
            card.accessibilityTraits = [.button, .selected]
            card.accessibilityLanguage = "nl"
            card.accessibilityUserInputLabels = ["Kite", "Toy"]
            card.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Add to cart") { _ in true }]
            let price = AXCustomContent(label: "Price", value: "12 €")
            price.importance = .high
            card.accessibilityCustomContent = [price]
            card.accessibilityActivationPoint = CGPoint(x: 280, y: 140)
            let element = try XCTUnwrap(Screen(view).elements.last)
            XCTAssertEqual(element.label, "Kite")
            XCTAssertEqual(element.value, "in stock")
            XCTAssertEqual(element.hint, "Shows details")
            XCTAssertEqual(element.traits, [.button, .selected])
            XCTAssertEqual(element.type, .button)
            XCTAssert(element.isSelected)
            XCTAssertEqual(element.language, "nl")
            XCTAssertEqual(element.userInputLabels, ["Kite", "Toy"])
            XCTAssertEqual(element.actions, ["Add to cart"])
            XCTAssertEqual(element.customContent, [CustomContent(label: "Price", value: "12 €", isImportant: true)])
            XCTAssertEqual(element.activationPoint, Point(x: 280, y: 140))
            XCTAssertNil(Screen(view).elements[0].actions)
            XCTAssertNil(Screen(view).elements[0].activationPoint, "the centre of the frame")
        }

        func testFieldsOfSwiftUIAreKnownByTheirTraits() {
            let bits: [UInt64] = [1 << 18, 1 << 18 | 1 << 24, 1 << 18 | 1 << 47, 1 << 10 | 1 << 18]
            for (index, traits) in bits.enumerated() {
                let field = element("\(index)", 16, CGFloat(index) * 60, 300, 44)
                field.accessibilityTraits = UIAccessibilityTraits(rawValue: traits)
                view.addSubview(field)
            }
            XCTAssertEqual(
                Screen(view).elements.dropFirst().map(\.type), [.textField, .secureTextField, .textView, .searchField])
        }

        func testDisabledControl() throws {
            button("Pay", y: 0).isEnabled = false
            let element = try XCTUnwrap(Screen(view).elements.first { $0.type == .button })
            XCTAssertFalse(element.isEnabled)
            XCTAssertEqual(element.traits, [.button, .notEnabled])
        }

        func testFieldsAndSliders() throws {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
            field.placeholder = "Password"
            field.isSecureTextEntry = true
            view.addSubview(field)
            #if !os(tvOS)
                let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 200, height: 44))
                slider.minimumValue = -1
                view.addSubview(slider)
            #endif
            let screen = Screen(view)
            // The subviews of these controls are not documented.
            let exposed = Exposure(screen).order.map { screen.elements[$0] }
            XCTAssertEqual(exposed.first?.type, .secureTextField)
            XCTAssertEqual(exposed.first?.placeholder, "Password")
            #if !os(tvOS)
                XCTAssertEqual(exposed.map(\.type), [.secureTextField, .slider])
                XCTAssertEqual(exposed.last?.minimum, -1)
                XCTAssertEqual(exposed.last?.maximum, 1)
            #endif
        }

        // MARK: Snapshots

        func testTextIsThatOfAXSnapshot() {
            _ = button("Send", y: 0)
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 44))
            field.text = "Kim"
            view.addSubview(field)
            #if !os(tvOS)
                view.addSubview(UISwitch(frame: CGRect(x: 0, y: 200, width: 51, height: 31)))
                view.addSubview(UISlider(frame: CGRect(x: 0, y: 300, width: 200, height: 44)))
            #endif
            #if os(Linux)
                AccessibilityBundle.isLoaded = false
            #endif
            let screen = Screen(view, loadsAccessibility: false)
            XCTAssertEqual(Snapshot.text(of: screen), view.axSnapshot())
            assertSnapshot(of: screen, equals: view.axSnapshot())
        }

        // MARK: Assertions

        func testBrokenScreenFailsExactlyItsLines() {
            _ = button("Close", y: 0, size: 20)
            _ = button("Order", x: 37, y: 0)
            let controller = UIViewController()
            controller.view = view
            let recorded = failures {
                assertAccessible(Screen(view), .withoutConfiguration, .only(.targetSize))
                assertAccessible(Screen(view), .withoutConfiguration, .only(.labelTooLong))
                assertAccessible(Screen(controller), .withoutConfiguration, .only(.targetSize))
                assertSnapshot(of: Screen(view), equals: view.axSnapshot())
            }
            XCTAssertEqual(recorded.map(\.line), [#line - 5, #line - 3])
            XCTAssert(recorded.first?.message.contains("is 20×20 pt; the minimum in the HIG is 44×44 pt") == true)
        }

        #if os(Linux)
            /// The contrast of a view is measured in what is drawn, unless there is no verdict on the view.
            func testContrastOfAView() {
                let texts = ["Total amount", "Delivery on Friday", "Free returns"]
                var sketch = PictureSketch(Size(390, 844), scale: 1)
                for (row, label) in texts.enumerated() {
                    view.addSubview(text(label, 16, 20 + 60 * CGFloat(row), 260, 44))
                    sketch.draw(
                        label, in: Rect(x: 16, y: 120 + 60 * Double(row), width: 260, height: 44), size: 17,
                        with: RGBColor(row == 0 ? 0xAAAAAA : 0x222222))
                }
                UIGraphicsImageRenderer.picture = Data(PNGEncoder.encode(sketch.picture))
                defer { UIGraphicsImageRenderer.picture = Data() }
                var recorded = failures { assertAccessible(Screen(view), .only(.textContrast), .withoutConfiguration) }
                XCTAssertEqual(recorded.map(\.line), [#line - 1])
                XCTAssert(recorded.first?.message.contains("2.32:1") == true, "\(recorded)")
                AccessibilityBundle.isLoaded = false
                AccessibilityBundle.canLoad = false
                recorded = failures { assertAccessible(Screen(view), .only(.textContrast), .withoutConfiguration) }
                XCTAssert(recorded.first?.message.contains("no verdict") == true, "\(recorded)")
            }
        #endif

        // MARK: Incomplete views

        func testViewWithoutWindow() throws {
            let card = UIView(frame: CGRect(x: 30, y: 30, width: 300, height: 100))
            let button = UIButton(frame: CGRect(x: 10, y: 20, width: 20, height: 20))
            card.addSubview(button)
            let screen = Screen(card)
            XCTAssertEqual(screen.origin.notes, [])
            XCTAssertEqual(screen.elements[1].frame, Rect(x: 40, y: 50, width: 20, height: 20))
            XCTAssertEqual(screen.size, Size(390, 844))
            XCTAssertNil(card.superview)
        }

        func testViewWithoutSize() {
            let card = UIView()
            let button = UIButton()
            button.setTitle("Close", for: .normal)
            card.addSubview(button)
            let screen = Screen(card)
            XCTAssert(screen.incomplete.first?.contains("the view has no size") == true)
            XCTAssertFalse(screen.carries.contains(.frame))
            XCTAssertNil(screen.size)
            let audit = Audit(rules: [.targetSize])(screen)
            XCTAssertEqual(audit.findings.count, 0)
            XCTAssertEqual(
                audit.notChecked.map(\.ruleID), ["target-size"], "a rule without its attributes has not passed")
        }
    }

    /// A container that creates its elements when it is asked for them.
    private final class SeatView: UIView {
        override func accessibilityElementCount() -> Int { 3 }

        override func accessibilityElement(at index: Int) -> Any? {
            let seat = UIAccessibilityElement(accessibilityContainer: self)
            seat.accessibilityLabel = "Seat \(index + 1)"
            return seat
        }
    }

    /// A table whose methods return elements for rows off screen, as those of UIKit do.
    private final class OrderTable: UITableView {
        override func accessibilityElementCount() -> Int { 100 }

        override func accessibilityElement(at index: Int) -> Any? {
            let order = UIAccessibilityElement(accessibilityContainer: self)
            order.accessibilityLabel = "Order \(index + 1)"
            return order
        }
    }

    /// A view with entries of "More Content".
    private final class ProductView: UIView, AXCustomContentProvider {
        var accessibilityCustomContent: [AXCustomContent]! = []
    }
#endif
