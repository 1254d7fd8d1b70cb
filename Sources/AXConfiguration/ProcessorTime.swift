import AXSyntax

/// The time that the current thread has been running on a processor. Unlike time on a clock, it does not pass while the
/// process is paused or waits for its turn.
enum ProcessorTime {
    /// The time of the current thread so far.
    static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
