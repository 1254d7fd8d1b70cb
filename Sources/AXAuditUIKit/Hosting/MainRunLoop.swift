#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    import AXAuditCore

    #if canImport(UIKitStandIn)
        import UIKitStandIn
    #else
        import UIKit
    #endif

    /// The clock and the turns of the main run loop.
    @MainActor
    enum MainRunLoop {
        #if canImport(UIKitStandIn)
            static var now: Double { StandInRunLoop.now }

            static func turn() { StandInRunLoop.turn() }

            static func suspend() async {
                await Task.yield()
                StandInRunLoop.turn(whileSuspended: true)
            }
        #else
            private static let interval = 0.01

            /// The time in seconds since the system started.
            static var now: Double { ProcessInfo.processInfo.systemUptime }

            /// Lets the run loop turn.
            static func turn() { RunLoop.main.run(until: Date(timeIntervalSinceNow: interval)) }

            /// Gives the main thread to others.
            static func suspend() async { try? await Task.sleep(nanoseconds: UInt64(interval * 1e9)) }
        #endif

        /// Whether the caller runs in a task, where work of the main queue waits until the task suspends.
        static var isInTask: Bool { withUnsafeCurrentTask { $0 != nil } }
    }
#endif
