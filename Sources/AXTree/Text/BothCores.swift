import Dispatch

#if canImport(os)
    import os
#else
    import Synchronization
#endif

/// Two pieces of work at the same time, for a caller that waits for both.
enum BothCores {
    /// What came of both.
    static func run<One: Sendable, Other: Sendable>(
        _ one: @Sendable () -> One, _ other: @Sendable () -> Other
    ) -> (One, Other)? {
        #if canImport(os)
            let results = OSAllocatedUnfairLock<(One?, Other?)>(initialState: (nil, nil))
        #else
            let results = Mutex<(One?, Other?)>((nil, nil))
        #endif
        DispatchQueue.concurrentPerform(iterations: 2) { number in
            if number == 0 {
                let result = one()
                results.withLock { $0.0 = result }
            } else {
                let result = other()
                results.withLock { $0.1 = result }
            }
        }
        // Handed out, not copied: whoever gets a result may change it in place.
        return results.withLock { both in
            defer { both = (nil, nil) }
            guard case (let one?, let other?) = both else { return nil }
            return (one, other)
        }
    }
}
