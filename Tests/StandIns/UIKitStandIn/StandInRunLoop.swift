/// The main run loop, with a clock of its own, so that tests that wait take no time.
@preconcurrency @MainActor
public enum StandInRunLoop {
    /// The time in seconds.
    public private(set) static var now = 0.0
    private static var work: [(time: Double, isOfMainQueue: Bool, body: @MainActor () -> Void)] = []

    /// Does something at a time from now on, as a timer does.
    public static func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
        work.append((now + seconds, false, body))
    }

    /// Does something on the main queue, which waits while a job of that queue runs: a task that does not suspend.
    public static func onMainQueue(after seconds: Double, _ body: @escaping @MainActor () -> Void) {
        work.append((now + seconds, true, body))
    }

    /// Turns for a hundredth of a second, and does what is due.
    public static func turn(whileSuspended: Bool = false) {
        now += 0.01
        let runsMainQueue = whileSuspended || withUnsafeCurrentTask { $0 == nil }
        let due = work.filter { $0.time <= now && (runsMainQueue || !$0.isOfMainQueue) }
        work.removeAll { $0.time <= now && (runsMainQueue || !$0.isOfMainQueue) }
        for item in due { item.body() }
    }

    /// Forgets what is to be done.
    public static func reset() { work = [] }
}
