#if canImport(UIKit)
    #if os(Linux)
        import AssertionSupport
        import AXAuditTesting
        import AXAuditUIKit
        import AXSyntax
        import Foundation
        import TestSupport
        import Testing
        // Not UIKit: with Testing in one file it needs a module that only Apple's platforms have.
        import UIKitStandIn

        // The example as the README has it. It passes: UIKit's accessibility bundle is loaded without being asked.
        @Suite("The README's example as a test", .writingNothing)
        struct ReadmeExample {
            @Test @MainActor func checkout() {
                assertAccessible(Screen(CheckoutViewController()))
            }
        }

        /// What the example reports, with UIKit's accessibility bundle and without it.
        @MainActor
        @Suite("The README's example", .serialized)
        struct ReadmeExampleTests {
            init() {
                AccessibilityBundle.isLoaded = false
                AccessibilityBundle.canLoad = true
            }

            @Test("Its code is that of the test")
            func code() throws {
                let readme = try Repository.text("README.md")
                let example = try #require(readme.components(separatedBy: "```swift\n").dropFirst().first)
                let code = try #require(example.components(separatedBy: "```").first)
                let file = try Repository.text("Tests/AXAuditUIKitTests/ReadmeExampleTests.swift")
                let lines = file.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                for line in code.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
                    #expect(lines.contains(line), "\(line)")
                }
            }

            @Test("On an accessible screen it passes, on a faulty one it names the defect", arguments: [true, false])
            func verdict(isLoaded: Bool) {
                AccessibilityBundle.isLoaded = isLoaded
                #expect(recorded { ReadmeExample().checkout() } == [])
                AccessibilityBundle.isLoaded = isLoaded
                let messages = CheckoutViewController.$title.withValue(nil) { recorded { ReadmeExample().checkout() } }
                #expect(messages.count == 1)
                #expect(messages.first?.contains("[control-label-missing]") == true, "\(messages)")
                #expect(AccessibilityBundle.isLoaded)
            }

            @Test("Without the bundle it fails once with the remedy and reports no finding")
            func noVerdict() {
                for title in ["Pay", nil] {
                    let messages = CheckoutViewController.$title.withValue(title) {
                        recorded { assertAccessible(Screen(CheckoutViewController(), loadsAccessibility: false)) }
                    }
                    #expect(messages.count == 1)
                    #expect(messages.first?.contains("no verdict: UIKit's accessibility is not loaded") == true)
                    #expect(
                        messages.first?.contains("run the test in a host application (the setting TEST_HOST") == true)
                    #expect(messages.first?.contains("control-label-missing") == false)
                }
                // The same where it cannot be loaded.
                AccessibilityBundle.canLoad = false
                #expect(recorded { ReadmeExample().checkout() }.count == 1)
            }

            /// Returns the messages of the issues that the closure records.
            private func recorded(_ body: () -> Void) -> [String] {
                let messages = Lock(initialState: [String]())
                TestLog.$catcher.withValue(
                    { issue, _ in messages.withLock { $0.append(issue.message) } }, operation: body)
                return messages.withLock { $0 }
            }
        }
    #endif
#endif
