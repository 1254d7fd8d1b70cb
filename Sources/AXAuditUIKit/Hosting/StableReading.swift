/// Reads a value until two readings agree, because the elements of SwiftUI are there one or more turns of the run loop
/// after layout.
struct StableReading<Value: Equatable> {
    /// The greatest time to wait, in seconds.
    let limit: Double
    /// The time in seconds, from any point on.
    let now: () -> Double

    /// The last reading, and whether it was equal to the one before.
    struct Result {
        /// The last reading.
        var value: Value
        /// Whether two readings agreed before the limit.
        var isStable: Bool
    }

    /// Reads until two readings agree and are complete, with a turn between two readings.
    ///
    /// - Parameters:
    ///   - read: Returns a reading.
    ///   - isComplete: Returns whether a reading can be the last one. Before SwiftUI has made its elements, two
    ///     readings without elements agree.
    ///   - turn: Lets the run loop turn.
    func callAsFunction(_ read: () -> Value, isComplete: (Value) -> Bool, turn: () -> Void) -> Result {
        let start = now()
        var last = read()
        while true {
            turn()
            let next = read()
            if next == last, isComplete(next) { return Result(value: next, isStable: true) }
            last = next
            if now() - start >= limit { return Result(value: last, isStable: false) }
        }
    }

    /// The same without blocking: suspends between two readings.
    @MainActor
    func callAsFunction(
        _ read: () -> Value, isComplete: (Value) -> Bool, suspend: () async throws -> Void
    ) async rethrows -> Result {
        let start = now()
        var last = read()
        while true {
            try await suspend()
            let next = read()
            if next == last, isComplete(next) { return Result(value: next, isStable: true) }
            last = next
            if now() - start >= limit { return Result(value: last, isStable: false) }
        }
    }
}
