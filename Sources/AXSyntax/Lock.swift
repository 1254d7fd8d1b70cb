#if canImport(os)
    import os
#else
    import Synchronization
#endif

#if canImport(os)
    /// A value behind a lock.
    package typealias Lock = OSAllocatedUnfairLock
#else
    /// A value behind a lock: `Mutex` with the interface of Apple's lock. `Mutex` itself needs iOS 18 and macOS 15.
    package struct Lock<State: Sendable>: ~Copyable, Sendable {
        private let mutex: Mutex<State>
        /// Creates a lock around a value.
        package init(initialState: State) { mutex = Mutex(initialState) }
        /// Runs a function on the value while nobody else does.
        package borrowing func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
            mutex.withLock { body(&$0) }
        }
    }
#endif
