#if canImport(SwiftUI)
    import AXAuditTesting
    import AXAuditUIKit
    import SwiftUI
    import Testing

    @testable import Shop

    /// The cart as VoiceOver reads it, in Swift Testing.
    @MainActor
    @Suite("Cart")
    struct CartTests {
        /// SwiftUI has no elements without this call.
        init() { loadAccessibility() }

        @Test("The screen has no findings")
        func audit() {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let cart = UIHostingController(rootView: CartView())
            window.rootViewController = cart
            window.isHidden = false
            cart.view.layoutIfNeeded()
            assertAccessible(Screen(cart))
        }
    }
#endif
