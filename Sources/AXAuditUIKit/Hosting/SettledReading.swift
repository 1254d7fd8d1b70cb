#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    import AXAuditCore

    #if canImport(UIKitStandIn)
        import UIKitStandIn
    #else
        import UIKit
    #endif

    /// Reads a view until it has settled. One reader serves UIKit and SwiftUI, with and without suspending.
    @MainActor
    struct SettledReading {
        private let hosted: HostedView
        private let traits: ScreenVariation
        /// Why there is no verdict on any view of the variation; `nil` if there can be one.
        private let obstacle: String?
        private let settleTime: Double
        private let limit: Double
        private let condition: ((Screen) -> Bool)?
        private var screen: Screen
        private var settling: Settling<[Element]>

        /// Begins to read a view. The accessibility bundle is loaded before the view is hosted.
        ///
        /// - Parameters:
        ///   - traits: The variation in which the view is shown.
        ///   - hasLocale: Whether the view can have a language of its own.
        ///   - settleTime: The time in seconds for which readings have to be equal.
        ///   - limit: The greatest time to wait, in seconds.
        ///   - loadsAccessibility: Whether to load UIKit's accessibility bundle if it is not loaded.
        ///   - condition: Whether a reading can be the last one.
        ///   - host: Shows the view.
        init(
            _ traits: ScreenVariation, hasLocale: Bool, settleTime: Double, limit: Double, loadsAccessibility: Bool,
            until condition: ((Screen) -> Bool)?, host: () -> HostedView
        ) {
            let isLoaded = loadsAccessibility ? loadAccessibility() : AccessibilityState.isLoaded
            obstacle = isLoaded ? traits.obstacle(hasLocale: hasLocale) : AccessibilityState.obstacle
            hosted = host()
            self.traits = traits
            self.settleTime = settleTime
            self.limit = limit
            self.condition = condition
            screen = hosted.read()
            settling = Settling(screen.elements, at: MainRunLoop.now, settleTime: settleTime, limit: limit)
        }

        /// Returns the screen when it has settled, and lets the run loop turn until then.
        mutating func turning() -> Screen {
            while isWaiting { MainRunLoop.turn() }
            var screen = finished()
            screen.noteBlockedWork(in: hosted.view)
            hosted.giveBack()
            return screen
        }

        /// Returns the screen when it has settled, and suspends until then.
        mutating func suspending() async -> Screen {
            while isWaiting { await MainRunLoop.suspend() }
            let screen = finished()
            hosted.giveBack()
            return screen
        }

        /// Returns the screen with what is known of the variation and, if it is wanted, with its picture. The view has
        /// not changed since it was read.
        private func finished() -> Screen {
            var screen = screen
            screen.obstacle = obstacle ?? screen.obstacle
            screen = traits.applied(to: screen)
            screen.capture { hosted.picture() }
            return screen
        }

        /// Reads once more. Returns whether the screen has not settled yet.
        private var isWaiting: Bool {
            mutating get {
                screen = hosted.read()
                switch settling.add(screen.elements, at: MainRunLoop.now, isComplete: isComplete) {
                case .waiting: return true
                case .settled: return false
                case .limit(let before):
                    sayWhyItDidNotSettle(before)
                    return false
                }
            }
        }

        /// Before SwiftUI has made its elements, readings without elements are equal.
        private var isComplete: Bool { hasElement && condition?(screen) ?? true }

        private var hasElement: Bool { screen.elements.contains { $0.isAccessibilityElement == true } }

        private mutating func sayWhyItDidNotSettle(_ before: [Element]?) {
            if let before {
                let change = ScreenChange.text(from: before, to: screen.elements)
                screen.obstacle =
                    "the screen was still changing after \(limit) s (\(change)): stop what changes, or pass a longer limit: or a shorter settleTime:"
            } else if let condition, !condition(screen) {
                screen.obstacle =
                    "the condition of until: did not hold within \(limit) s. The screen has \(ScreenChange.contents(of: screen))"
            } else if !hasElement {
                screen.origin.notes.append("the view had no accessibility element within \(limit) s")
            }
        }
    }
#endif
