#if canImport(UIKit)
    #if os(Linux)
        import AXAuditCore
        import AXAuditTesting
        import AXAuditUIKit
        import UIKit
        import XCTest

        /// `accessibilityRespondsToUserInteraction` of views.
        final class UserInteractionTests: ViewTestCase {
            private let terms = text("Terms of use", 0, 0, 200, 44)
            private let prices = (0..<3).map { text("Price \($0)", 0, 100 + 60 * CGFloat($0), 200, 44) }

            override func setUp() {
                super.setUp()
                root.add(terms)
                for price in prices {
                    price.accessibilityRespondsToUserInteraction = false
                    root.add(price)
                }
            }

            /// Returns the messages of a rule, which is the only one that is on.
            private func messages(_ rule: AuditOption) -> [String] {
                failures { assertAccessible(Screen(root), .withoutConfiguration, rule, .failOn(.warning)) }
                    .map(\.message)
            }

            func testATextThatActsHasNoRole() {
                let messages = messages(.only(.roleMissing))
                XCTAssertEqual(messages.count, 1)
                XCTAssert(messages.first?.contains("\"Terms of use\"") == true, "\(messages)")
                XCTAssert(messages.first?.contains("says that it responds to user interaction") == true)
            }

            func testWhereTextsAreReachableOnPurposeNothingIsSaid() {
                for price in prices { price.accessibilityRespondsToUserInteraction = true }
                XCTAssertEqual(messages(.only(.roleMissing)), [])
            }

            func testAButtonThatDoesNotAct() {
                let pay = element("Pay", 0, 400, 200, 44)
                pay.accessibilityTraits = .button
                root.add(pay)
                XCTAssertEqual(messages(.only(.enabledTraitMismatch)), [])
                pay.accessibilityRespondsToUserInteraction = false
                let messages = messages(.only(.enabledTraitMismatch))
                XCTAssertEqual(messages.count, 1)
                XCTAssert(messages.first?.contains("does not respond to user interaction") == true, "\(messages)")
            }

            func testItIsReadWithTheBundleOnly() {
                let dimmed = element("Pay", 0, 400, 200, 44)
                dimmed.accessibilityTraits = [.button, .notEnabled]
                root.add(dimmed)
                let screen = Screen(root)
                XCTAssertEqual(
                    screen.elements.dropFirst().map(\.respondsToUserInteraction), [true, false, false, false, false])
                XCTAssert(screen.carries.contains(.respondsToUserInteraction))
                AccessibilityBundle.isLoaded = false
                let other = Screen(root, loadsAccessibility: false)
                XCTAssert(other.elements.allSatisfy { $0.respondsToUserInteraction == nil })
                XCTAssertFalse(other.carries.contains(.respondsToUserInteraction))
            }
        }
    #endif
#endif
