/// Tells when readings of a screen have come to rest: when they were equal for a while.
///
/// Example with a settle time of 0.25 s: readings A at 0 s, B at 0.1 s, B at 0.2 s, B at 0.35 s have come to rest at
/// 0.35 s.
struct Settling<Reading: Equatable> {
    /// What is known after a reading.
    enum State: Equatable {
        /// More readings are needed.
        case waiting
        /// The readings were equal for the settle time, and the last one is complete.
        case settled
        /// The limit is reached. The reading before the last change is passed if that change is less than the settle
        /// time ago.
        case limit(changedFrom: Reading?)
    }

    private let settleTime: Double
    private let limit: Double
    private let begin: Double
    private var last: Reading
    private var lastChange: Double
    private var beforeChange: Reading?

    /// Begins with a reading at a time in seconds.
    ///
    /// - Parameters:
    ///   - settleTime: The time in seconds for which readings have to be equal.
    ///   - limit: The greatest time to wait, in seconds.
    init(_ reading: Reading, at time: Double, settleTime: Double, limit: Double) {
        self.settleTime = settleTime
        self.limit = limit
        begin = time
        last = reading
        lastChange = time
    }

    /// Adds a reading.
    ///
    /// - Parameter isComplete: Whether the reading can be the last one.
    mutating func add(_ reading: Reading, at time: Double, isComplete: Bool) -> State {
        if reading != last {
            beforeChange = last
            last = reading
            lastChange = time
        } else if isComplete, time - lastChange >= settleTime {
            return .settled
        }
        guard time - begin >= limit else { return .waiting }
        return .limit(changedFrom: time - lastChange < settleTime ? beforeChange : nil)
    }
}
