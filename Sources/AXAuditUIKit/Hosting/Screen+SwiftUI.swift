#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
    import AXAudit
    import SwiftUI
    import UIKit

    extension Screen {
        /// Creates a screen from a SwiftUI view, which fills a window of the given size.
        ///
        /// SwiftUI makes its elements one or more turns of the run loop after layout. The view is read until two
        /// readings agree, while the run loop turns; in an asynchronous test, the asynchronous version does not block.
        ///
        /// - Parameters:
        ///   - view: The view.
        ///   - size: The size in points of the window; that of an iPhone by default.
        ///   - traits: The text size, language, appearance and direction in which the view is shown, e.g.
        ///     `.accessibilityExtraExtraExtraLarge`; those of the device by default.
        ///   - limit: The greatest time to wait, in seconds. If it is reached, the last reading counts, and a note says
        ///     so.
        ///   - loadsAccessibility: Whether to load UIKit's accessibility bundle if it is not loaded.
        @preconcurrency @MainActor
        public init(
            _ view: some View, size: CGSize = .phone, traits: ScreenVariation = .base, limit: Double = 1,
            loadsAccessibility: Bool = true
        ) {
            let obstacle = Self.obstacle(loadsAccessibility) ?? traits.obstacle(hasLocale: true)
            let hosted = HostedView(Self.controller(view, traits), size: size, traits: traits)
            defer { hosted.giveBack() }
            self.init(
                stableReadingOf: hosted.view, limit: limit, now: { ProcessInfo.processInfo.systemUptime },
                turn: { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) })
            self.obstacle = obstacle
            captured = hosted.picture()
            self = traits.applied(to: self)
        }

        /// Creates a screen from a SwiftUI view, which fills a window of the given size, without blocking.
        ///
        /// - Parameters:
        ///   - view: The view.
        ///   - size: The size in points of the window; that of an iPhone by default.
        ///   - traits: The text size, language, appearance and direction in which the view is shown, e.g.
        ///     `.accessibilityExtraExtraExtraLarge`; those of the device by default.
        ///   - limit: The greatest time to wait, in seconds. If it is reached, the last reading counts, and a note says
        ///     so.
        ///   - loadsAccessibility: Whether to load UIKit's accessibility bundle if it is not loaded.
        @preconcurrency @MainActor
        public init(
            _ view: some View, size: CGSize = .phone, traits: ScreenVariation = .base, limit: Double = 1,
            loadsAccessibility: Bool = true
        ) async {
            let obstacle = Self.obstacle(loadsAccessibility) ?? traits.obstacle(hasLocale: true)
            let hosted = HostedView(Self.controller(view, traits), size: size, traits: traits)
            defer { hosted.giveBack() }
            await self.init(
                stableReadingOf: hosted.view, limit: limit, now: { ProcessInfo.processInfo.systemUptime },
                suspend: { try? await Task.sleep(nanoseconds: 10_000_000) })
            self.obstacle = obstacle
            captured = hosted.picture()
            self = traits.applied(to: self)
        }

        /// Returns a controller of the view, in the language of the variation.
        @MainActor
        private static func controller(_ view: some View, _ traits: ScreenVariation) -> UIViewController {
            guard let locale = traits.locale else { return UIHostingController(rootView: view) }
            return UIHostingController(rootView: view.environment(\.locale, Locale(identifier: locale)))
        }
    }
#endif
