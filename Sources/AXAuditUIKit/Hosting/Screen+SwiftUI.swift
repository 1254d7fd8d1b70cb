#if canImport(SwiftUIStandIn) || (canImport(SwiftUI) && canImport(UIKit) && !os(watchOS))
    import AXAuditCore

    #if canImport(SwiftUIStandIn)
        import SwiftUIStandIn
        import UIKitStandIn
    #else
        import SwiftUI
        import UIKit
    #endif

    extension Screen {
        /// Creates a screen from a SwiftUI view, which fills a window of the given size.
        ///
        /// SwiftUI makes its elements one or more turns of the run loop after layout, so the view is read until they
        /// stay as they are for a while, and the run loop turns meanwhile. In a task, as in every test of Swift
        /// Testing, work of the main queue and `.task` wait until the task suspends: there use
        /// `await Screen.settled(view)`.
        ///
        /// The parameters are those of the initializer for a view of UIKit.
        @preconcurrency @MainActor
        public init(
            _ view: some View, size: CGSize = .iPhone, traits: ScreenVariation = .base, settleTime: Double = 0.25,
            limit: Double = 2, loadsAccessibility: Bool = true, until condition: ((Screen) -> Bool)? = nil
        ) {
            var reading = SettledReading(
                traits, hasLocale: true, settleTime: settleTime, limit: limit,
                loadsAccessibility: loadsAccessibility, until: condition
            ) { HostedView(Self.controller(view, traits), size: size, traits: traits) }
            self = reading.turning()
        }

        /// Returns the screen of a SwiftUI view when its elements have stayed as they are for a while. Suspends until
        /// then.
        ///
        /// The parameters are those of the initializer for a view of UIKit.
        @MainActor
        public static func settled(
            _ view: some View, size: CGSize = .iPhone, traits: ScreenVariation = .base, settleTime: Double = 0.25,
            limit: Double = 2, loadsAccessibility: Bool = true, until condition: ((Screen) -> Bool)? = nil
        ) async -> Screen {
            var reading = SettledReading(
                traits, hasLocale: true, settleTime: settleTime, limit: limit,
                loadsAccessibility: loadsAccessibility, until: condition
            ) { HostedView(Self.controller(view, traits), size: size, traits: traits) }
            return await reading.suspending()
        }

        /// Returns a controller of the view, in the language of the variation.
        @MainActor
        private static func controller(_ view: some View, _ traits: ScreenVariation) -> UIViewController {
            guard let locale = traits.locale else { return UIHostingController(rootView: view) }
            return UIHostingController(rootView: view.environment(\.locale, Locale(identifier: locale)))
        }
    }
#endif
