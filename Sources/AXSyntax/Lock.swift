#if canImport(os)
    import Foundation
#else
    import Synchronization
#endif

#if canImport(os)
    /// A value behind a lock. `Mutex` needs iOS 18 and macOS 15.
    package final class Lock<State: Sendable>: @unchecked Sendable {
        private var state: State
        private let lock = NSLock()

        /// Creates a lock around a value.
        package init(initialState: State) { state = initialState }

        /// Runs a function on the value while nobody else does.
        package func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
            lock.lock()
            defer { lock.unlock() }
            return body(&state)
        }
    }
#else
    /// A value behind a lock.
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
