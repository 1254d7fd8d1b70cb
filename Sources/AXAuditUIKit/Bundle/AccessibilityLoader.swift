#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
    import Foundation

    /// Loads UIKit's accessibility bundle before the first test, as the principal class of a test bundle.
    ///
    /// A view that was made before the bundle was loaded may lack what the bundle adds when a view is made. XCTest
    /// creates the principal class when it loads the test bundle: set `INFOPLIST_KEY_NSPrincipalClass` of the test
    /// target to `AXAuditAccessibilityLoader`.
    @objc(AXAuditAccessibilityLoader)
    public final class AccessibilityLoader: NSObject {
        /// Loads the bundle.
        public override init() {
            super.init()
            MainActor.assumeIsolated { _ = loadAccessibility() }
        }
    }
#endif
