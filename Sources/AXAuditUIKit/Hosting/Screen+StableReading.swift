#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    import AXAudit

    #if canImport(UIKitStandIn)
        import UIKitStandIn
    #else
        import UIKit
    #endif

    extension Screen {
        /// Creates a screen from a view that is laid out, and whose elements come later.
        ///
        /// - Parameters:
        ///   - view: The view.
        ///   - limit: The greatest time to wait, in seconds.
        ///   - now: The time in seconds.
        ///   - turn: Lets the run loop turn.
        @preconcurrency @MainActor
        init(stableReadingOf view: UIView, limit: Double, now: @escaping () -> Double, turn: () -> Void) {
            var screen = Screen(laidOut: view)
            let result = StableReading<[Element]>(limit: limit, now: now)(
                {
                    screen = Screen(laidOut: view)
                    return screen.elements
                }, isComplete: Self.hasAccessibilityElement, turn: turn)
            self = screen
            if !result.isStable { notes.append(Self.limitNote(result.value, limit)) }
        }

        /// The same without blocking: suspends between two readings.
        @preconcurrency @MainActor
        init(
            stableReadingOf view: UIView, limit: Double, now: @escaping () -> Double, suspend: () async -> Void
        ) async {
            var screen = Screen(laidOut: view)
            let result = await StableReading<[Element]>(limit: limit, now: now)(
                {
                    screen = Screen(laidOut: view)
                    return screen.elements
                }, isComplete: Self.hasAccessibilityElement, suspend: suspend)
            self = screen
            if !result.isStable { notes.append(Self.limitNote(result.value, limit)) }
        }

        private static func hasAccessibilityElement(_ elements: [Element]) -> Bool {
            elements.contains { $0.isAccessibilityElement == true }
        }

        private static func limitNote(_ elements: [Element], _ limit: Double) -> String {
            hasAccessibilityElement(elements)
                ? "the view was still changing after \(limit) s, and was read as it was then"
                : "the view had no accessibility element within \(limit) s"
        }
    }
#endif
