#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    import AXAudit

    #if canImport(UIKitStandIn)
        import UIKitStandIn
    #else
        import UIKit
    #endif

    /// Reads a view until it has settled. One reader serves UIKit and SwiftUI, with and without suspending.
    @MainActor
    struct SettledReading {
        private let hosted: HostedView
        private let settleTime: Double
        private let limit: Double
        private let condition: ((Screen) -> Bool)?
        private var screen: Screen
        private var settling: Settling<[Element]>

        /// Begins to read.
        ///
        /// - Parameters:
        ///   - settleTime: The time in seconds for which readings have to be equal.
        ///   - limit: The greatest time to wait, in seconds.
        ///   - condition: Whether a reading can be the last one.
        init(_ hosted: HostedView, settleTime: Double, limit: Double, until condition: ((Screen) -> Bool)?) {
            self.hosted = hosted
            self.settleTime = settleTime
            self.limit = limit
            self.condition = condition
            screen = hosted.read()
            settling = Settling(screen.elements, at: MainRunLoop.now, settleTime: settleTime, limit: limit)
        }

        /// Returns the screen when it has settled, and lets the run loop turn until then.
        mutating func turning() -> Screen {
            while isWaiting { MainRunLoop.turn() }
            return screen
        }

        /// Returns the screen when it has settled, and suspends until then.
        mutating func suspending() async -> Screen {
            while isWaiting { await MainRunLoop.suspend() }
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
                screen.notes.append("the view had no accessibility element within \(limit) s")
            }
        }
    }
#endif
