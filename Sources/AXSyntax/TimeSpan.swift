/// A length of time. The standard library's `Duration` needs iOS 16.
package struct TimeSpan: Hashable, Comparable, AdditiveArithmetic, Sendable {
    /// The length in nanoseconds.
    package var nanoseconds: Int64

    /// Creates a length in nanoseconds.
    package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    /// No time.
    package static let zero = TimeSpan(nanoseconds: 0)

    /// Returns a length in seconds.
    package static func seconds(_ count: Int) -> TimeSpan { TimeSpan(nanoseconds: Int64(count) * 1_000_000_000) }

    /// Returns a length in milliseconds.
    package static func milliseconds(_ count: Int) -> TimeSpan { TimeSpan(nanoseconds: Int64(count) * 1_000_000) }

    /// The length in milliseconds.
    package var milliseconds: Double { Double(nanoseconds) / 1_000_000 }

    /// The time that has passed since some point in the past, by a clock that is never set.
    package static var uptime: TimeSpan { TimeSpan(of: CLOCK_MONOTONIC) }

    /// Reads a clock of the system.
    package init(of clock: clockid_t) {
        var time = timespec()
        clock_gettime(clock, &time)
        nanoseconds = Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    package static func < (one: TimeSpan, other: TimeSpan) -> Bool { one.nanoseconds < other.nanoseconds }

    package static func + (one: TimeSpan, other: TimeSpan) -> TimeSpan {
        TimeSpan(nanoseconds: one.nanoseconds + other.nanoseconds)
    }

    package static func - (one: TimeSpan, other: TimeSpan) -> TimeSpan {
        TimeSpan(nanoseconds: one.nanoseconds - other.nanoseconds)
    }
}

extension TimeSpan: CustomStringConvertible {
    /// The length as `Duration` prints it, as in "2.0 seconds".
    package var description: String { "\(Double(nanoseconds) / 1_000_000_000) seconds" }
}
