#if canImport(SwiftUIStandIn) || (canImport(SwiftUI) && canImport(UIKit) && !os(watchOS))
    import AXAudit

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
        /// - Parameters:
        ///   - view: The view.
        ///   - size: The size in points of the window for a view outside a window, e.g. `.iPhoneSE`; that of an iPhone by
        ///     default. Its size classes go with it.
        ///   - traits: The text size, appearance and direction in which a view outside a window is shown, e.g.
        ///     `.accessibilityExtraExtraExtraLarge`; those of the device by default.
        ///   - settleTime: The time in seconds for which the elements have to stay as they are.
        ///   - limit: The greatest time to wait, in seconds. A screen that is still changing then has no verdict.
        ///   - loadsAccessibility: Whether to load UIKit's accessibility bundle if it is not loaded.
        ///   - condition: What the screen must have before it is read, e.g. `{ $0.contains("Pay now") }`. If it does not
        ///     hold within the limit, there is no verdict.
        @preconcurrency @MainActor
        public init(
            _ view: some View, size: CGSize = .iPhone, traits: ScreenVariation = .base, settleTime: Double = 0.25,
            limit: Double = 2, loadsAccessibility: Bool = true, until condition: ((Screen) -> Bool)? = nil
        ) {
            let obstacle = Self.obstacle(loadsAccessibility) ?? traits.obstacle(hasLocale: true)
            let hosted = HostedView(Self.controller(view, traits), size: size, traits: traits)
            var reading = SettledReading(hosted, settleTime: settleTime, limit: limit, until: condition)
            self = reading.turning().read(of: hosted, traits, obstacle)
            noteBlockedWork(in: hosted.view)
            hosted.giveBack()
        }

        /// Returns the screen of a SwiftUI view when its elements have stayed as they are for a while. Suspends until
        /// then.
        ///
        /// - Parameters:
        ///   - view: The view.
        ///   - size: The size in points of the window for a view outside a window, e.g. `.iPhoneSE`; that of an iPhone by
        ///     default. Its size classes go with it.
        ///   - traits: The text size, appearance and direction in which a view outside a window is shown, e.g.
        ///     `.accessibilityExtraExtraExtraLarge`; those of the device by default.
        ///   - settleTime: The time in seconds for which the elements have to stay as they are.
        ///   - limit: The greatest time to wait, in seconds. A screen that is still changing then has no verdict.
        ///   - loadsAccessibility: Whether to load UIKit's accessibility bundle if it is not loaded.
        ///   - condition: What the screen must have before it is read, e.g. `{ $0.contains("Pay now") }`. If it does not
        ///     hold within the limit, there is no verdict.
        @MainActor
        public static func settled(
            _ view: some View, size: CGSize = .iPhone, traits: ScreenVariation = .base, settleTime: Double = 0.25,
            limit: Double = 2, loadsAccessibility: Bool = true, until condition: ((Screen) -> Bool)? = nil
        ) async -> Screen {
            let obstacle = Self.obstacle(loadsAccessibility) ?? traits.obstacle(hasLocale: true)
            let hosted = HostedView(Self.controller(view, traits), size: size, traits: traits)
            var reading = SettledReading(hosted, settleTime: settleTime, limit: limit, until: condition)
            let screen = await reading.suspending().read(of: hosted, traits, obstacle)
            hosted.giveBack()
            return screen
        }

        /// Returns a controller of the view, in the language of the variation.
        @MainActor
        private static func controller(_ view: some View, _ traits: ScreenVariation) -> UIViewController {
            guard let locale = traits.locale else { return UIHostingController(rootView: view) }
            return UIHostingController(rootView: view.environment(\.locale, Locale(identifier: locale)))
        }
    }
#endif
