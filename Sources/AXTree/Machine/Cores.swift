#if canImport(Glibc)
    import Glibc
#else
    import Dispatch

    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Musl)
        import Musl
    #endif
#endif
#if canImport(os)
    import os
#else
    import Synchronization
#endif

/// Work on all cores, for a caller that waits for it.
package enum Cores {
    /// The values of `work` for 0, 1, 2 and so on up to `count`, in this order. They are begun in this order too, each on
    /// whichever core is free. `done` hears how many are done, one after the other.
    package static func map<Value: Sendable>(
        _ count: Int, done: @Sendable (Int) -> Void = { _ in }, _ work: @Sendable (Int) -> Value
    ) -> [Value] {
        let countDone = Lock(initialState: 0)
        let parts = workers(for: count) { next in
            var part: [(number: Int, value: Value)] = []
            while let number = next() {
                part.append((number, work(number)))
                countDone.withLock { count in
                    count += 1
                    done(count)
                }
            }
            return part
        }
        var values = [Value?](repeating: nil, count: count)
        for part in parts { for (number, value) in part { values[number] = value } }
        return values.compactMap { $0 }
    }

    /// What came of two pieces of work.
    package static func both<One: Sendable, Other: Sendable>(
        _ one: @Sendable () -> One, _ other: @Sendable () -> Other
    ) -> (One, Other) {
        let results = map(2) { number -> (One?, Other?) in number == 0 ? (one(), nil) : (nil, other()) }
        return (results[0].0 ?? one(), results[1].1 ?? other())
    }

    /// What came of workers, each on a core of its own, who ask for the number of their next task until there is none. As
    /// many begin as there are cores, but no more than tasks.
    package static func workers<Value: Sendable>(
        for tasks: Int, atMost limit: Int = .max, _ work: @Sendable (_ next: () -> Int?) -> Value
    ) -> [Value] {
        let state = Lock<(next: Int, values: [Value])>(initialState: (0, []))
        onThreads(max(1, min(tasks, limit, available))) {
            let value = work {
                state.withLock { state in
                    defer { state.next += 1 }
                    return state.next < tasks ? state.next : nil
                }
            }
            state.withLock { $0.values.append(value) }
        }
        // Handed out, not copied: whoever gets a value may change it in place.
        return state.withLock { state in
            defer { state.values = [] }
            return state.values
        }
    }

    #if canImport(Glibc)
        private static var available: Int { CoreSet.allowed?.count ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

        /// Does the same on this thread and on others, and waits for all of them.
        ///
        /// The others begin on other cores than this one's. Left to itself Linux often begins a thread on the core of the one
        /// that made it, where it waits for milliseconds although another core has nothing to do.
        private static func onThreads(_ count: Int, _ body: @Sendable () -> Void) {
            guard count > 1 else { return body() }
            let allowed = CoreSet.allowed
            withoutActuallyEscaping(body) { body in
                let start = Start {
                    allowed?.holdForThisThread()
                    body()
                }
                var attributes = pthread_attr_t()
                pthread_attr_init(&attributes)
                allowed?.withoutTheCurrent.hold(for: &attributes)
                var others: [pthread_t] = []
                for _ in 1..<count {
                    var thread = pthread_t()
                    let status = pthread_create(
                        &thread, &attributes,
                        { start in
                            start.map { Unmanaged<Start>.fromOpaque($0).takeUnretainedValue().body() }
                            return nil
                        }, Unmanaged.passUnretained(start).toOpaque())
                    // Without it the others have more to do.
                    guard status == 0 else { break }
                    others.append(thread)
                }
                pthread_attr_destroy(&attributes)
                body()
                for thread in others { pthread_join(thread, nil) }
                withExtendedLifetime(start) {}
            }
        }

        /// What a thread is given to begin with.
        private final class Start: Sendable {
            let body: @Sendable () -> Void
            init(body: @escaping @Sendable () -> Void) { self.body = body }
        }
    #else
        private static var available: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

        private static func onThreads(_ count: Int, _ body: @Sendable () -> Void) {
            DispatchQueue.concurrentPerform(iterations: count) { _ in body() }
        }
    #endif

    #if canImport(os)
        private typealias Lock = OSAllocatedUnfairLock
    #else
        /// A mutex with the calls of Apple's lock, which older systems have and Mutex is missing from.
        private struct Lock<State: Sendable>: ~Copyable, Sendable {
            private let mutex: Mutex<State>
            init(initialState: State) { mutex = Mutex(initialState) }
            borrowing func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
                mutex.withLock { body(&$0) }
            }
        }
    #endif
}
