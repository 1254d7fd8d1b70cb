#if canImport(UIKit)
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
            XCTAssertEqual(screen.notes + screen.incomplete, [])
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
                XCTAssertEqual(screen.captured?.file.prefix(4), [0x89, 0x50, 0x4E, 0x47])
                XCTAssertEqual(screen.captured?.frame, Rect(x: 0, y: 0, width: 390, height: 844))
            }
            XCTAssertNil(view.superview)
            XCTAssertEqual(view.frame, CGRect(x: 5, y: 5, width: 20, height: 20))
            XCTAssertNil(Screen(UIView()).captured, "nothing to draw")
            #if os(Linux)
                _ = Screen(view, size: CGSize(width: 320, height: 568))
                let last = try XCTUnwrap(UIGraphicsImageRenderer.last)
                XCTAssertEqual(last.bounds, CGRect(x: 0, y: 0, width: 320, height: 568))
                XCTAssertEqual(last.drawn, CGRect(x: 5, y: 5, width: 20, height: 20))
            #endif
        }

        #if os(Linux)
            func testCellsAreLaidOut() {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
                table.makeVisibleCells = { [element("Row", 0, 0, 390, 44)] }
                XCTAssertEqual(exposed(Screen(plain(0, 0, 390, 844, table))), ["Row 0,0,390,44"])
            }
        #endif

        // MARK: Elements that come later

        func testElementsOfLaterTurns() {
            var turns = 0
            let screen = Screen(stableReadingOf: root, limit: 1, now: { Double(turns) / 100 }) {
                turns += 1
                if turns == 3 { root.add(element("Title", 0, 0, 390, 44)) }
                if turns == 4 { root.add(element("Buy", 0, 100, 390, 44)) }
            }
            XCTAssertEqual(exposedLabels(screen), ["Title", "Buy"])
            XCTAssertEqual(turns, 5, "one more turn, after which two readings agree")
            XCTAssertEqual(screen.notes, [])
        }

        func testLimitWithoutElements() {
            var turns = 0
            let screen = Screen(stableReadingOf: root, limit: 1, now: { Double(turns) / 10 }) { turns += 1 }
            XCTAssertEqual(turns, 10)
            XCTAssertEqual(screen.notes, ["the view had no accessibility element within 1.0 s"])
        }

        func testLimitWhileTheViewChanges() {
            var turns = 0
            let clock = element("0", 0, 0, 100, 44)
            root.add(clock)
            let screen = Screen(stableReadingOf: root, limit: 1, now: { Double(turns) / 10 }) {
                turns += 1
                clock.accessibilityLabel = "\(turns)"
            }
            XCTAssertEqual(exposedLabels(screen), ["10"])
            XCTAssertEqual(screen.notes, ["the view was still changing after 1.0 s, and was read as it was then"])
        }

        private func addTitle() { root.add(element("Title", 0, 0, 390, 44)) }

        func testWithoutBlocking() async {
            addTitle()
            let view = root
            let screen = await Screen(stableReadingOf: view, limit: 1, now: { 0 }, suspend: { await Task.yield() })
            XCTAssertEqual(exposedLabels(screen), ["Title"])
        }
    }
#endif
