#if canImport(SwiftUI)
    import AXAuditTesting
    import AXAuditUIKit
    import Testing

    @testable import Shop

    /// The cart as VoiceOver reads it, in Swift Testing.
    @MainActor
    @Suite("Cart")
    struct CartTests {
        @Test("The screen has no findings")
        func audit() async { await assertAccessible(awaiting: await Screen.settled(CartView())) }
    }
#endif
