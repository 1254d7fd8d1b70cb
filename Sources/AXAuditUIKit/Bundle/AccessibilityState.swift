#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    import AXAudit

    #if canImport(UIKitStandIn)
        import UIKitStandIn
    #else
        import UIKit
    #endif

    /// Whether UIKit answers as it does for an assistive technology.
    enum AccessibilityState {
        /// Whether UIKit's accessibility bundle is loaded. Without it no label and no control is an accessibility
        /// element, so a label with a text tells.
        @MainActor
        static var isLoaded: Bool {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            label.text = "axaudit"
            return label.isAccessibilityElement
        }

        /// Why a screen of views has no verdict without the bundle, and what to do.
        static let obstacle = """
            UIKit's accessibility is not loaded, so no view says what VoiceOver reads: run the test in a host application (the \
            setting TEST_HOST of the test target), in a simulator and in a debug build, and do not turn off loadsAccessibility
            """
    }
#endif
