import AXSyntax

/// The time that the current thread has been running on a processor. Unlike time on a clock, it does not pass while the
/// process is paused or waits for its turn.
enum ProcessorTime {
    /// The time of the current thread so far.
    static var now: TimeSpan {
        TimeSpan(of: CLOCK_THREAD_CPUTIME_ID)
    }
}
