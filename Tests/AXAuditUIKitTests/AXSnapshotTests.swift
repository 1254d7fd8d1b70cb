#if canImport(UIKit)
    import AXAuditUIKit
    import UIKit
    import XCTest

    /// A test suite written for AXSnapshot, with another import.
    final class AXSnapshotTests: XCTestCase {
        private func card(_ name: String, _ price: String) -> CardView {
            let card = CardView()
            card.name = name
            card.price = price
            return card
        }

        func testViewController() {
            let controller = UIViewController()
            let scrollView = UIScrollView()
            controller.view.addSubview(scrollView)
            let stack = UIStackView()
            scrollView.addSubview(stack)
            let total = card("Final Result", "")
            total.accessibilityTraits = [.header, .button]
            total.accessibilityHint = "Double Tap to see detail result"
            total.accessibilityCustomActions = [
                UIAccessibilityCustomAction(name: "Retry", actionHandler: { _ in true })
            ]
            stack.addArrangedSubview(total)
            stack.addArrangedSubview(card("The answer is", "42"))

            XCTAssertEqual(scrollView.exposedAccessibleViews().count, 2)
            XCTAssertEqual(
                controller.axSnapshot(),
                """
                ------------------------------------------------------------
                Final Result
                button, header
                Double Tap to see detail result
                Actions: Retry
                ------------------------------------------------------------
                The answer is, 42
                button
                ------------------------------------------------------------
                """)
        }

        // tvOS has no switch, no slider and no stepper.
        #if !os(tvOS)
            func testStandardControls() {
                let view = UIView()
                let label = UILabel()
                label.text = "Name"
                let button = UIButton(type: .system)
                button.setTitle("Send", for: .normal)
                let toggle = UISwitch()
                let slider = UISlider()
                slider.maximumValue = 100
                slider.value = 80
                let progress = UIProgressView()
                progress.progress = 0.7
                let indicator = UIActivityIndicatorView(style: .medium)
                let segments = UISegmentedControl(items: ["First", "Second"])
                let chosen = UISegmentedControl(items: ["First", "Second"])
                chosen.selectedSegmentIndex = 0
                let field = UITextField()
                field.text = "Kim"
                let textView = UITextView()
                textView.text = "Dear Kim"
                for control in [
                    label, button, toggle, slider, progress, indicator, UIStepper(), segments, chosen, field, textView,
                ] {
                    view.addSubview(control)
                }
                XCTAssertEqual(
                    view.axSnapshot(),
                    """
                    ------------------------------------------------------------
                    Name
                    ------------------------------------------------------------
                    Send
                    button
                    ------------------------------------------------------------
                    0
                    button
                    ------------------------------------------------------------
                    Absolute: 80.0, Percentage: 80%
                    adjustable
                    ------------------------------------------------------------
                    70%
                    ------------------------------------------------------------
                    Activity Indicator, Halted
                    ------------------------------------------------------------
                    Stepper
                    ------------------------------------------------------------
                    SegmentedControl with 2 segments, Selected: None
                    ------------------------------------------------------------
                    SegmentedControl with 2 segments, Selected: First
                    ------------------------------------------------------------
                    Kim
                    TextField
                    ------------------------------------------------------------
                    Dear Kim
                    TextView
                    ------------------------------------------------------------
                    """)
            }

            func testAttributesTakePrecedenceOverDefaults() {
                let slider = UISlider()
                slider.accessibilityLabel = "Volume"
                slider.accessibilityValue = "loud"
                slider.accessibilityTraits = [.adjustable, .playsSound]
                XCTAssertEqual(
                    slider.axSnapshot(),
                    """
                    ------------------------------------------------------------
                    Volume, loud
                    adjustable, playsSound
                    ------------------------------------------------------------
                    """)
            }
        #endif

        func testAccessibilityElementHidesItsSubviews() {
            let outer = UIView()
            let button = UIButton()
            button.isAccessibilityElement = true
            outer.addSubview(button)
            XCTAssertEqual(button.exposedAccessibleViews(), [button])
            outer.isAccessibilityElement = true
            outer.accessibilityLabel = "All of it"
            XCTAssertEqual(outer.exposedAccessibleViews(), [outer])
            XCTAssert(button.axSnapshot().isEmpty)
        }

        func testHiddenViews() {
            let outer = UIView()
            let inner = UIView()
            let label = UILabel()
            label.text = "Gone"
            inner.addSubview(label)
            outer.addSubview(inner)
            XCTAssertEqual(outer.exposedAccessibleViews(), [label])
            inner.isHidden = true
            XCTAssertEqual(outer.axSnapshot(), "")
            XCTAssertEqual(label.axSnapshot(), "", "the superview is hidden")
            inner.isHidden = false
            label.isHidden = true
            XCTAssertEqual(outer.axSnapshot(), "")
        }

        func testElementWithoutTexts() {
            let view = UIView()
            view.isAccessibilityElement = true
            view.accessibilityHint = ""
            view.accessibilityCustomActions = []
            let line = String(repeating: "-", count: 60)
            XCTAssertEqual(view.axSnapshot(), "\(line)\n\n\nActions: \n\(line)")
            view.accessibilityHint = nil
            view.accessibilityCustomActions = nil
            XCTAssertEqual(view.axSnapshot(), "\(line)\n\n\(line)")
        }

        func testPrivateTraits() {
            let secret = UIAccessibilityTraits(rawValue: 1 << 40)
            let view = CardView()
            view.name = "Menu"
            view.accessibilityTraits = [.button, secret]
            let button = UIButton()
            button.setTitle("More", for: .normal)
            button.accessibilityTraits = [.button, .header, secret]
            let outer = UIView()
            outer.addSubview(view)
            outer.addSubview(button)
            XCTAssertEqual(
                outer.axSnapshot(),
                """
                ------------------------------------------------------------
                Menu
                ------------------------------------------------------------
                More
                button
                ------------------------------------------------------------
                """)
        }

        func testCustomFormat() {
            let whole = generateAccessibilityDescription
            let hint = generateAccessibilityHintDescription
            defer {
                generateAccessibilityDescription = whole
                generateAccessibilityHintDescription = hint
            }
            let view = card("Pay", "")
            view.accessibilityHint = "Takes your money"
            generateAccessibilityHintDescription = { object in "\nhint: \(object.accessibilityHint ?? "none")" }
            XCTAssert(view.axSnapshot().contains("\nhint: Takes your money\n"))
            generateAccessibilityDescription = { object in (object.accessibilityLabel ?? "") + "!" }
            XCTAssert(view.axSnapshot().contains("\nPay!\n"))
        }
    }
#endif
