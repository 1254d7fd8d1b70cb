#if canImport(UIKit)
    import AXAuditTesting
    import AXAuditUIKit
    import UIKit
    import XCTest

    /// Views at other text sizes, in other appearances and directions.
    final class ViewTraitsTests: ViewTestCase {
        /// A controller with two texts and a button. The texts grow with the text size, unless the second is fixed.
        private final class CheckoutController: UIViewController {
            /// What the view had when it was laid out.
            private(set) var seen: UITraitCollection?
            private let isFixed: Bool
            private let total = text("Total", 16, 60, 200, 20)
            private let delivery = text("Delivery on Monday", 16, 160, 200, 20)
            private let pay = UIButton(frame: CGRect(x: 16, y: 700, width: 200, height: 50))

            init(isFixed: Bool = false) {
                self.isFixed = isFixed
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) { nil }

            override func viewDidLoad() {
                total.accessibilityTraits = [.staticText, .header]
                pay.setTitle("Pay", for: .normal)
                for view in [total, delivery, pay] { self.view.addSubview(view) }
            }

            override func viewDidLayoutSubviews() {
                seen = traitCollection
                let isLarge = traitCollection.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge
                total.frame.size.height = isLarge ? 63 : 20
                delivery.frame.size.height = isLarge && !isFixed ? 63 : 20
            }
        }

        private func obstacles(_ screen: Screen) -> [String] {
            failures { assertAccessible(screen, .withoutConfiguration) }.map(\.message)
        }

        // MARK: Traits

        func testTheTextSizeIsThatOfTheView() {
            let controller = CheckoutController()
            let screen = Screen(controller, traits: .accessibilityExtraExtraExtraLarge)
            XCTAssertEqual(
                exposed(screen),
                [
                    "Total 16,60,200,63 [staticText, header]", "Delivery on Monday 16,160,200,63 [staticText]",
                    "Pay 16,700,200,50 [button]",
                ])
            XCTAssertEqual(screen.textSize, .ax5)
            XCTAssertEqual(screen.size, Size(390, 844))
            XCTAssertNotNil(screen.origin.captured)
        }

        func testAppearanceAndDirection() {
            let controller = CheckoutController()
            let screen = Screen(controller, traits: .textSize(.ax5).and(.dark).and(.rightToLeft))
            XCTAssertEqual(controller.seen?.userInterfaceStyle, .dark)
            XCTAssertEqual(controller.seen?.layoutDirection, .rightToLeft)
            XCTAssertEqual(
                controller.seen?.preferredContentSizeCategory, .accessibilityExtraExtraExtraLarge)
            XCTAssertEqual(screen.appearance, .dark)
            XCTAssertEqual(screen.direction, .rightToLeft)
            let light = Screen(controller, traits: .light)
            XCTAssertEqual(controller.seen?.userInterfaceStyle, .light)
            XCTAssertEqual(light.appearance, .light)
            XCTAssertEqual(light.direction, .leftToRight)
        }

        func testTheTraitsEndWithTheReading() {
            let controller = CheckoutController()
            controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
            _ = Screen(controller, traits: .accessibilityExtraExtraExtraLarge)
            XCTAssertNil(controller.parent)
            XCTAssertNil(controller.view.superview)
            XCTAssertEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 100, height: 200))
            XCTAssertNil(Screen(controller).textSize)
            XCTAssertNotEqual(
                controller.seen?.preferredContentSizeCategory, .accessibilityExtraExtraExtraLarge)
        }

        func testViewWithoutController() {
            let row = plain(0, 100, 390, 60, element("Kite", 16, 0, 100, 44), element("12 €", 200, 0, 100, 44))
            XCTAssertEqual(exposedLabels(Screen(row)), ["Kite", "12 €"])
            let mirrored = Screen(row, traits: .rightToLeft)
            XCTAssertEqual(exposedLabels(mirrored), ["12 €", "Kite"], "VoiceOver reads from the right")
            XCTAssertEqual(mirrored.direction, .rightToLeft)
            XCTAssertNil(row.superview)
        }

        // MARK: No verdict

        func testViewInAWindow() {
            let controller = CheckoutController()
            window.rootViewController = controller
            XCTAssertEqual(obstacles(Screen(controller)), [])
            for screen in [Screen(controller, traits: .dark), Screen(controller.view, traits: .dark)] {
                let found = obstacles(screen)
                XCTAssertEqual(found.count, 1)
                XCTAssert(found.first?.contains("no verdict: the view is in a window") == true, "\(found)")
            }
        }

        func testWhatCannotBeSet() {
            for (traits, words) in [
                (ScreenVariation.locale("de"), "audit the app in a UI test"),
                (.doubleLength, "audit the app in a UI test"),
                (.textSize(.fontScale(2)), "font scales are those of Android"),
            ] {
                let found = obstacles(Screen(CheckoutController(), traits: traits))
                XCTAssertEqual(found.count, 1)
                XCTAssert(found.first?.contains(words) == true, "\(found)")
            }
        }

        // MARK: Variants

        private func variants(isFixed: Bool) -> [String] {
            failures {
                assertAccessible(variants: [.base, .textSize(.ax5), .dark], .withoutConfiguration) {
                    Screen(CheckoutController(isFixed: isFixed), traits: $0)
                }
            }.map(\.message)
        }

        func testVariantsOfAView() {
            XCTAssertEqual(variants(isFixed: false), [])
            let found = failures {
                assertAccessible(
                    variants: [.base, .textSize(.ax5), .dark], .withoutConfiguration, .failOn(.warning)
                ) { Screen(CheckoutController(isFixed: true), traits: $0) }
            }
            XCTAssertEqual(found.map(\.line), [#line - 4])
            XCTAssert(found.first?.message.contains("\"Delivery on Monday\"") == true, "\(found)")
            XCTAssert(found.first?.message.contains("AX5") == true)
            XCTAssert(found.first?.message.contains("[text-does-not-grow]") == true)
        }

        #if os(Linux)
            /// Without the bundle nothing can be said of any variant.
            func testVariantsWithoutTheBundle() {
                AccessibilityBundle.isLoaded = false
                XCTAssertEqual(variants(isFixed: false), [], "it is loaded")
                AccessibilityBundle.isLoaded = false
                AccessibilityBundle.canLoad = false
                let found = variants(isFixed: true)
                XCTAssertEqual(found.count, 1)
                XCTAssert(found.first?.contains("UIKit's accessibility is not loaded") == true)
            }
        #endif
    }
#endif
