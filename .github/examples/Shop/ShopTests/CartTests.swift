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

        @Test("Checking out takes at most 3 swipes from the top")
        func journey() async {
            await assertReachable(awaiting: await Screen.settled(CartView()), "#checkout", within: 3)
        }
    }
#endif
