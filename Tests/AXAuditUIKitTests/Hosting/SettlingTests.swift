#if canImport(UIKit)
    import AXAuditTesting
    import SwiftUI
    import UIKit
    import XCTest

    @testable import AXAuditUIKit

    /// Screens whose elements arrive after layout.
    final class SettlingTests: ViewTestCase {
        // MARK: Readings

        /// Returns the states after readings at times in hundredths of a second.
        private func states(_ readings: (String, Int)..., settleTime: Double = 0.25) -> [Settling<String>.State] {
            var settling = Settling(readings[0].0, at: 0, settleTime: settleTime, limit: 1)
            return readings.dropFirst().map { reading, time in
                settling.add(reading, at: Double(time) / 100, isComplete: !reading.isEmpty)
            }
        }

        func testReadingsThatAreEqualForTheSettleTime() {
            XCTAssertEqual(
                states(("A", 0), ("B", 10), ("B", 20), ("B", 34), ("B", 36)),
                [.waiting, .waiting, .waiting, .settled])
            XCTAssertEqual(states(("A", 0), ("A", 1), settleTime: 0), [.settled])
            XCTAssertEqual(states(("", 0), ("", 50)), [.waiting], "not complete")
        }

        func testLimit() {
            XCTAssertEqual(states(("A", 0), ("B", 90), ("B", 100)), [.waiting, .limit(changedFrom: "A")])
            XCTAssertEqual(states(("", 0), ("", 50), ("", 100)), [.waiting, .limit(changedFrom: nil)])
            XCTAssertEqual(states(("A", 0), ("", 10), ("", 100)), [.waiting, .limit(changedFrom: nil)])
        }

        #if os(Linux)
            // MARK: Content that arrives later

            private func add(_ label: String, _ y: CGFloat, after seconds: Double) {
                StandInRunLoop.after(seconds) { [root] in root.add(element(label, 0, y, 390, 44)) }
            }

            private func obstacles(_ screen: Screen) -> [String] {
                failures { assertAccessible(screen, .withoutConfiguration) }
                    .map { $0.message.replacing("failed - ", with: "", maxReplacements: 1) }
            }

            func testContentThatArrivesAfterLayout() {
                root.add(element("Title", 0, 0, 390, 44))
                add("Buy", 100, after: 0.1)
                add("Later", 200, after: 0.3)
                add("Too late", 300, after: 1)
                XCTAssertEqual(exposedLabels(Screen(root)), ["Title", "Buy", "Later"])
            }

            func testContentThatIsWaitedFor() {
                root.add(element("Title", 0, 0, 390, 44))
                add("Pay now", 100, after: 1.2)
                XCTAssertEqual(exposedLabels(Screen(root) { $0.contains("Pay now") }), ["Title", "Pay now"])
            }

            func testAConditionThatDoesNotHoldIsNoVerdict() {
                root.add(element("Title", 0, 0, 390, 44))
                let found = obstacles(Screen(root, limit: 1, until: { $0.contains("Pay now") }))
                XCTAssertEqual(
                    found,
                    [
                        "no verdict: the condition of until: did not hold within 1.0 s. The screen has \"Title\""
                    ])
            }

            func testAScreenThatChangesIsNoVerdict() {
                let clock = element("0", 0, 0, 100, 44)
                root.add(clock)
                for count in 1...300 {
                    StandInRunLoop.after(Double(count) / 100) { clock.accessibilityLabel = "\(count)" }
                }
                let found = obstacles(Screen(root, limit: 1))
                XCTAssertEqual(found.count, 1)
                XCTAssert(
                    found.first?.hasPrefix("no verdict: the screen was still changing after 1.0 s (") == true,
                    "\(found)")
                XCTAssert(found.first?.contains(" became ") == true, "\(found)")
            }

            func testAViewWithoutElements() {
                XCTAssertEqual(Screen(root).origin.notes, ["the view had no accessibility element within 2.0 s"])
            }

            // MARK: SwiftUI

            private struct CheckoutView: View {
                var body: some View {
                    VStack {
                        Text("Total")
                        Button("Pay now") {}
                    }
                }
            }

            func testSwiftUI() {
                let screen = Screen(CheckoutView())
                XCTAssertEqual(exposedLabels(screen), ["Total", "Pay now"])
                XCTAssertEqual(screen.size, Size(390, 844))
                XCTAssertNotNil(screen.origin.captured)
            }

            func testSwiftUIWithoutBlocking() async { await swiftUIWithoutBlocking() }

            @MainActor
            private func swiftUIWithoutBlocking() async {
                let screen = await Screen.settled(CheckoutView(), size: .iPhoneSE)
                XCTAssertEqual(exposedLabels(screen), ["Total", "Pay now"])
                XCTAssertEqual(screen.size, Size(375, 667))
                await assertAccessible(
                    awaiting: await Screen.settled(CheckoutView()), .withoutConfiguration, .only(.targetSize))
            }

            /// `.task` needs the main queue, whose work waits while a task does not suspend.
            func testTaskOfSwiftUI() async { await taskOfSwiftUI() }

            @MainActor
            private func taskOfSwiftUI() async {
                let view = Text("Loading").replaced(with: Text("Kites"), byTaskAfter: 0.1)
                let settled = await Screen.settled(view)
                XCTAssertEqual(exposedLabels(settled), ["Kites"])
                StandInRunLoop.reset()
                let blocked = blocked(view)
                XCTAssertEqual(exposedLabels(blocked), ["Loading"])
                XCTAssert(blocked.origin.notes.contains { $0.contains("use await Screen.settled(view)") })
                StandInRunLoop.reset()
                XCTAssertEqual(self.blocked(view).origin.notes, [], "said once")
            }

            @MainActor
            private func blocked(_ view: some View) -> Screen { Screen(view) }

            func testViewsAndControllersWithoutBlocking() async { await viewsAndControllersWithoutBlocking() }

            @MainActor
            private func viewsAndControllersWithoutBlocking() async {
                root.add(element("Title", 0, 0, 390, 44))
                add("Buy", 100, after: 0.1)
                let view = root
                let screen = await Screen.settled(view)
                XCTAssertEqual(exposedLabels(screen), ["Title", "Buy"])
                let controller = UIViewController()
                controller.view.add(element("Alone", 0, 0, 390, 44))
                let other = await Screen.settled(controller)
                XCTAssertEqual(exposedLabels(other), ["Alone"])
            }

            // MARK: Builds

            func testAReleaseBuildIsNamed() {
                XCTAssert(AccessibilityState.obstacle(isDebugBuild: false).contains("choose the configuration Debug"))
                XCTAssert(AccessibilityState.obstacle(isDebugBuild: true).contains("TEST_HOST"))
            }
        #endif
    }
#endif
