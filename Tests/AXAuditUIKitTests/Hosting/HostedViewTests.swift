#if canImport(UIKit)
    import AXAuditTesting
    import AXAuditUIKit
    import UIKit
    import XCTest

    @testable import AXAuditUIKit

    /// Layout of views that are read, and what is left of it.
    final class HostedViewTests: ViewTestCase {
        /// A controller that places a button on layout, as constraints do.
        private final class CheckoutController: UIViewController {
            let pay = UIButton(frame: .zero)

            override func viewDidLoad() {
                pay.setTitle("Pay", for: .normal)
                view.addSubview(pay)
            }

            override func viewDidLayoutSubviews() {
                let insets = view.safeAreaInsets
                pay.frame = CGRect(
                    x: 16, y: view.bounds.height - insets.bottom - 50, width: view.bounds.width - 32, height: 50)
            }
        }

        func testControllerWithoutWindowFillsOne() {
            let controller = CheckoutController()
            let screen = Screen(controller)
            XCTAssertEqual(screen.size, Size(390, 844))
            XCTAssertEqual(exposed(screen), ["Pay 16,760,358,50 [button]"], "above the home indicator")
            XCTAssertEqual(screen.origin.notes + screen.incomplete, [])
            XCTAssertNil(controller.view.window)
            XCTAssertNil(controller.view.superview)
        }

        func testSizeOfTheWindow() {
            let screen = Screen(CheckoutController(), size: CGSize(width: 320, height: 568))
            XCTAssertEqual(screen.size, Size(320, 568))
            XCTAssertEqual(exposed(screen), ["Pay 16,518,288,50 [button]"], "no home indicator")
        }

        func testFrameOfTheControllersViewIsRestored() {
            let controller = CheckoutController()
            controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
            _ = Screen(controller)
            XCTAssertEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 100, height: 200))
        }

        func testViewInAWindowStaysThere() {
            let controller = CheckoutController()
            window.rootViewController = controller
            XCTAssertEqual(exposed(Screen(controller)).count, 1, "it is laid out")
            XCTAssertIdentical(controller.view.window, window)
            XCTAssertIdentical(window.rootViewController, controller)
        }

        func testViewInSuperviewsWithoutWindow() {
            let button = UIButton(frame: CGRect(x: 10, y: 20, width: 44, height: 44))
            button.setTitle("Go", for: .normal)
            let inner = plain(5, 5, 200, 100, button)
            let outer = plain(30, 30, 300, 200, inner)
            XCTAssertEqual(exposed(Screen(inner)), ["Go 45,55,44,44 [button]"])
            XCTAssertIdentical(inner.superview, outer)
            XCTAssertNil(outer.superview)
            XCTAssertEqual(outer.frame, CGRect(x: 30, y: 30, width: 300, height: 200))
        }

        /// A view is drawn where it is in its window, and then is as it was.
        func testPicture() throws {
            let view = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
            for screen in [Screen(view), Screen(UIViewController())] {
                XCTAssertEqual(screen.origin.captured?.file.prefix(4), [0x89, 0x50, 0x4E, 0x47])
                XCTAssertEqual(screen.origin.captured?.frame, Rect(x: 0, y: 0, width: 390, height: 844))
            }
            XCTAssertNil(view.superview)
            XCTAssertEqual(view.frame, CGRect(x: 5, y: 5, width: 20, height: 20))
            XCTAssertNil(Screen(UIView()).origin.captured, "nothing to draw")
            #if os(Linux)
                _ = Screen(view, size: CGSize(width: 320, height: 568))
                let last = try XCTUnwrap(UIGraphicsImageRenderer.last)
                XCTAssertEqual(last.bounds, CGRect(x: 0, y: 0, width: 320, height: 568))
                XCTAssertEqual(last.drawn, CGRect(x: 5, y: 5, width: 20, height: 20))
            #endif
        }

        #if os(Linux)
            /// Returns how many pictures are drawn in a closure.
            private func pictures(_ body: () throws -> Void) rethrows -> Int {
                UIGraphicsImageRenderer.count = 0
                _ = try failures(body)
                return UIGraphicsImageRenderer.count
            }

            func testPictureIsDrawnOnlyIfNeeded() {
                let button = element("F", 16, 100, 50, 50)
                button.accessibilityTraits = .button
                let view = plain(0, 0, 390, 844, button)
                XCTAssertEqual(
                    pictures { assertAccessible(Screen(view), .withoutConfiguration, .only(.labelTooLong)) }, 0)
                XCTAssertEqual(
                    pictures { assertAccessible(Screen(view), .withoutConfiguration, .only(.textContrast)) }, 1)
                XCTAssertEqual(
                    pictures { assertAccessible(Screen(view), .withoutConfiguration, .only(.labelTooShort)) }, 1,
                    "for the finding")
                XCTAssertEqual(pictures { _ = Screen(view) }, 1, "nobody knows which rules will run")
            }

            func testCellsAreLaidOut() {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
                table.makeVisibleCells = { [element("Row", 0, 0, 390, 44)] }
                XCTAssertEqual(exposed(Screen(plain(0, 0, 390, 844, table))), ["Row 0,0,390,44"])
            }
        #endif

        // MARK: Appearance

        /// What a controller was told, in order.
        private final class EventController: UIViewController {
            private(set) var events: [String] = []
            private(set) var categoryOnLoad: UIContentSizeCategory?

            override func viewDidLoad() {
                events.append("load")
                categoryOnLoad = traitCollection.preferredContentSizeCategory
                view.addSubview(element("Title", 0, 0, 390, 44))
            }

            override func viewWillAppear(_ animated: Bool) { events.append("will appear") }
            override func viewDidAppear(_ animated: Bool) { events.append("did appear") }
            override func viewWillDisappear(_ animated: Bool) { events.append("will disappear") }
            override func viewDidDisappear(_ animated: Bool) { events.append("did disappear") }
        }

        func testTheControllerAppears() {
            let controller = EventController()
            _ = Screen(controller)
            XCTAssertEqual(
                controller.events, ["load", "will appear", "did appear", "will disappear", "did disappear"])
        }

        func testTraitsAreThereBeforeTheViewIsLoaded() {
            let controller = EventController()
            _ = Screen(controller, traits: .accessibilityExtraExtraExtraLarge)
            XCTAssertEqual(controller.categoryOnLoad, .accessibilityExtraExtraExtraLarge)
        }

        func testSizeClassesGoWithTheSize() {
            let sizes: [(CGSize, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)] = [
                (.iPhoneSE, .compact, .regular), (.iPhone.landscape, .compact, .compact),
                (.iPhoneProMax.landscape, .regular, .compact), (.iPad, .regular, .regular),
                (.iPad.landscape, .regular, .regular), (.iPadSlideOver, .compact, .regular),
            ]
            for (size, horizontal, vertical) in sizes {
                let controller = SizeClassController()
                XCTAssertEqual(Screen(controller, size: size).size, Size(size.width, size.height))
                XCTAssertEqual(controller.seen?.horizontalSizeClass, horizontal, "\(size)")
                XCTAssertEqual(controller.seen?.verticalSizeClass, vertical, "\(size)")
            }
        }

        private final class SizeClassController: UIViewController {
            private(set) var seen: UITraitCollection?

            override func viewDidLayoutSubviews() {
                seen = traitCollection
                if view.subviews.isEmpty { view.addSubview(element("Title", 0, 0, 100, 44)) }
            }
        }

        // MARK: Other parts of the screen

        #if os(Linux)
            func testWebContentIsNamed() {
                root.add(element("Title", 0, 0, 390, 44), plain(0, 100, 390, 300, WKWebView()))
                let screen = Screen(root)
                XCTAssertEqual(
                    screen.incomplete, ["web content is not part of this screen: audit the page in a UI test"])
                root.subviews[1].isHidden = true
                XCTAssertEqual(Screen(root).incomplete, [])
            }

            func testPresentedControllerIsNamed() {
                let controller = EventController()
                window.rootViewController = controller
                controller.present(CheckoutController(), animated: false)
                XCTAssertEqual(
                    Screen(controller.view).incomplete,
                    [
                        "the CheckoutController that is shown on top is not part of this screen: read it with Screen(controller)"
                    ])
            }

            /// In a window that does not fill the screen, frames, size and picture are in one space.
            func testWindowThatDoesNotFillTheScreen() {
                window.frame.origin = CGPoint(x: 200, y: 100)
                let card = element("Title", 10, 20, 100, 44)
                let drawn = UIAccessibilityElement(accessibilityContainer: root)
                drawn.accessibilityLabel = "Bar"
                drawn.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 200, width: 50, height: 60)
                let chart = plain(0, 150, 390, 300)
                chart.accessibilityElements = [drawn]
                let star = element("Star", 10, 500, 44, 44)
                star.accessibilityPath = UIBezierPath(rect: CGRect(x: 215, y: 600, width: 30, height: 30))
                root.add(card, chart, star)
                let screen = Screen(root)
                XCTAssertEqual(exposed(screen), ["Title 10,20,100,44", "Bar 10,200,50,60", "Star 15,500,30,30"])
                XCTAssertEqual(screen.size, Size(390, 844))
                XCTAssertEqual(screen.origin.captured?.frame, Rect(x: 0, y: 0, width: 390, height: 844))
            }
        #endif
    }
#endif
