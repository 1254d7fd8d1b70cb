#if canImport(UIKit)
    #if os(Linux)
        import AXAuditTesting
        import AXAuditUIKit
        import UIKit
        import XCTest

        /// Screens with UIKit's accessibility bundle and without it.
        final class AccessibilityBundleTests: ViewTestCase {
            override func setUp() {
                super.setUp()
                AccessibilityBundle.isLoaded = false
            }

            /// The example of the README: a controller in no window.
            private final class CheckoutViewController: UIViewController {
                let pay = UIButton(frame: CGRect(x: 16, y: 700, width: 358, height: 50))
                let heading = text("Checkout", 16, 60, 358, 40)

                override func viewDidLoad() {
                    heading.accessibilityTraits = [.staticText, .header]
                    pay.setTitle("Pay", for: .normal)
                    view.addSubview(heading)
                    view.addSubview(pay)
                }
            }

            func testTheBundleIsLoadedWithoutBeingAsked() {
                assertAccessible(Screen(CheckoutViewController()), .withoutConfiguration)
                XCTAssert(AccessibilityBundle.isLoaded)
            }

            func testTheRightDefectIsNamed() {
                let controller = CheckoutViewController()
                controller.loadViewIfNeeded()
                controller.pay.setTitle(nil, for: .normal)
                let recorded = failures { assertAccessible(Screen(controller), .withoutConfiguration) }
                XCTAssertEqual(recorded.count, 1)
                XCTAssert(recorded.first?.message.contains("[control-label-missing]") == true, "\(recorded)")
            }

            func testWithoutLoadingThereIsNoVerdict() {
                let controller = CheckoutViewController()
                controller.loadViewIfNeeded()
                controller.pay.frame.size = CGSize(width: 5, height: 5)
                let recorded = failures {
                    assertAccessible(Screen(controller, loadsAccessibility: false), .withoutConfiguration)
                }
                XCTAssertEqual(recorded.count, 1)
                XCTAssert(recorded.first?.message.contains("no verdict: UIKit's accessibility is not loaded") == true)
                XCTAssert(recorded.first?.message.contains("host application") == true)
                XCTAssertFalse(AccessibilityBundle.isLoaded)
            }

            func testIfLoadingFailsThereIsNoVerdict() {
                AccessibilityBundle.canLoad = false
                XCTAssertFalse(loadAccessibility())
                let recorded = failures { assertAccessible(Screen(root), .withoutConfiguration) }
                XCTAssertEqual(recorded.count, 1)
                XCTAssert(recorded.first?.message.contains("host application") == true)
            }

            func testFramesInBothStates() {
                let pay = UIButton(frame: CGRect(x: 16, y: 100, width: 358, height: 50))
                pay.setTitle("Pay", for: .normal)
                root.add(pay)
                XCTAssertEqual(pay.accessibilityFrame, .zero, "UIKit has no frame without the bundle")
                XCTAssertEqual(exposed(Screen(root, loadsAccessibility: false)), ["Pay 16,100,358,50 [button]"])
                XCTAssertEqual(exposed(Screen(root)), ["Pay 16,100,358,50 [button]"])
            }

            /// Each standard control, as the table of the documentation has it: what is read with the bundle, and
            /// without it.
            func testStandardControls() {
                func read(_ control: UIView, _ frame: CGRect = CGRect(x: 10, y: 100, width: 100, height: 40))
                    -> [String]
                {
                    for view in root.subviews { view.removeFromSuperview() }
                    control.frame = frame
                    root.add(control)
                    return [false, true].map { isLoaded in
                        AccessibilityBundle.isLoaded = isLoaded
                        let screen = Screen(root, loadsAccessibility: false)
                        return Exposure(screen).order.map { index in
                            let element = screen.elements[index]
                            return [
                                element.label ?? "-", element.value ?? "-",
                                element.traits?.names.joined(separator: "+") ?? "",
                            ].joined(separator: "|")
                        }.joined(separator: " ")
                    }
                }
                let button = UIButton()
                button.setTitle("Buy", for: .normal)
                XCTAssertEqual(read(button), ["Buy|-|button", "Buy|-|button"])
                XCTAssertEqual(read(text("Total", 0, 0, 1, 1)), ["Total|-|", "Total|-|staticText"])
                let toggle = UISwitch()
                toggle.accessibilityValue = "on"
                XCTAssertEqual(read(toggle)[1], "-|0|button+toggleButton")
                let slider = UISlider()
                slider.maximumValue = 4
                slider.value = 3
                XCTAssertEqual(
                    read(slider), ["-|Absolute: 3.0, Percentage: 75%|adjustable", "-|75%|adjustable"])
                let progress = UIProgressView()
                progress.progress = 0.7
                XCTAssertEqual(read(progress), ["-|70%|", "Progress|70%|updatesFrequently"])
                let pages = UIPageControl()
                pages.numberOfPages = 3
                XCTAssertEqual(read(pages), ["", "-|page 1 of 3|updatesFrequently+adjustable"])
                let field = UITextField()
                field.placeholder = "Name"
                XCTAssertEqual(read(field)[1].hasPrefix("-|Name|"), true, "the placeholder is a value, not a label")
                XCTAssertEqual(read(UIDatePicker()), ["", ""])
                XCTAssertEqual(
                    read(UISegmentedControl(items: ["A", "B"])),
                    ["SegmentedControl with 2 segments|Selected: None|", "A|-|button B|-|button"])
                XCTAssertEqual(read(UIStepper()), ["Stepper|-|", "Decrement|-|button Increment|-|button"])
                XCTAssertEqual(read(UIActivityIndicatorView())[1], "Progress halted|0|")
                XCTAssertEqual(read(UIImageView()), ["", ""])
                let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
                search.placeholder = "Search"
                XCTAssert(read(search)[1].hasPrefix("Search|"))
            }

            func testFrameOfAProgressView() {
                AccessibilityBundle.isLoaded = true
                root.add(UIProgressView(frame: CGRect(x: 16, y: 100, width: 300, height: 4)))
                XCTAssertEqual(exposed(), ["Progress 16,90,300,24 [updatesFrequently]"])
            }
        }
    #endif
#endif
