#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    import AXAuditCore

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
        static var obstacle: String {
            #if DEBUG
                obstacle(isDebugBuild: true)
            #else
                obstacle(isDebugBuild: false)
            #endif
        }

        /// The same for a kind of build. In others than debug builds, the bundle is never loaded.
        static func obstacle(isDebugBuild: Bool) -> String {
            let start = "UIKit's accessibility is not loaded, so no view says what VoiceOver reads: "
            guard isDebugBuild else {
                return start + """
                    this is a release build of AXAuditUIKit, which must not load it. Xcode builds packages for release in every build \
                    configuration that is not named Debug: choose the configuration Debug for Test in the scheme
                    """
            }
            return start + """
                run the test in a host application (the setting TEST_HOST of the test target), in a simulator, and do not turn off \
                loadsAccessibility
                """
        }
    }
#endif
