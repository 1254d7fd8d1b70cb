/// Runs a step of a scenario. Failures in the closure name the step.
@discardableResult
public func when<Result>(_ what: String, _ body: () throws -> Result) rethrows -> Result {
    try ScenarioStep.run("when", what, body)
}

/// Runs an asynchronous step of a scenario. Failures in the closure name the step.
@discardableResult
public func when<Result>(
    _ what: String, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
    try await ScenarioStep.run("when", what, isolation: isolation, body)
}

// MARK: Observing

/// Runs a step of a scenario and returns the events that a callback receives while the step runs, in order.
///
/// - Parameters:
///   - what: The name of the step.
///   - subscribe: Registers the callback that it is passed. The callback must be called on the thread that runs `body`.
///   - body: The step.
public func when<Event>(
    _ what: String, observing subscribe: (@escaping (Event) -> Void) -> Void, _ body: () throws -> Void
) rethrows -> [Event] {
    let list = EventList<Event>()
    subscribe { list.events.append($0) }
    try ScenarioStep.run("when", what, body)
    return list.events
}

/// Runs a step of a scenario and returns the events that a callback on any thread receives while the step runs, in
/// order.
///
/// Use this function for a callback that is declared `@Sendable`. Events that arrive after `body` returned are not
/// waited for.
///
/// - Parameters:
///   - what: The name of the step.
///   - subscribe: Registers the callback that it is passed.
///   - body: The step.
public func when<Event: Sendable>(
    _ what: String, observing subscribe: (@escaping @Sendable (Event) -> Void) -> Void, _ body: () throws -> Void
) rethrows -> [Event] {
    let list = SharedEventList<Event>()
    subscribe { list.add($0) }
    try ScenarioStep.run("when", what, body)
    return list.events
}

/// Runs a step of a scenario and returns the events that a callback receives on any thread, in order.
///
/// - Parameters:
///   - what: The name of the step.
///   - subscribe: Registers the callback that it is passed.
///   - settling: The step is over when no event was received for this long after `body` returned.
///   - isolation: The actor that `body` runs on.
///   - body: The step.
@available(iOS 16, macOS 13, tvOS 16, *)
public func when<Event: Sendable>(
    _ what: String, observing subscribe: (@escaping @Sendable (Event) -> Void) -> Void,
    settling: Duration = .milliseconds(100), isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Void
) async rethrows -> [Event] {
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
    subscribe { continuation.yield($0) }
    let recorder = EventRecorder<Event>()
    let observer = Task { for await event in stream { await recorder.add(event) } }
    defer { observer.cancel() }
    try await ScenarioStep.run("when", what, isolation: isolation, body)
    await recorder.settle(for: settling)
    // On a busy machine the observer may not have recorded all events yet.
    continuation.finish()
    await observer.value
    return await recorder.events
}

/// Runs a step of a scenario and returns the elements of a sequence that arrive while the step runs, in order.
///
/// The iteration starts before `body`. After `body` returned it goes on until the sequence ends or until no element has
/// arrived for as long as `settling`. An error of the sequence fails the test at the caller's line.
@available(iOS 16, macOS 13, tvOS 16, *)
public func when<Events: AsyncSequence & Sendable>(
    _ what: String, observing events: Events, settling: Duration = .milliseconds(100),
    fileID: StaticString = #fileID, file: StaticString = #filePath, function: StaticString = #function,
    line: UInt = #line, column: UInt = #column, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Void
) async rethrows -> [Events.Element] where Events.Element: Sendable {
    let caller = Caller(fileID: fileID, file: file, function: function, line: line, column: column)
    let recorder = EventRecorder<Events.Element>()
    let (isIterating, started) = AsyncStream.makeStream(of: Void.self)
    let observer = Task {
        var iterator = events.makeAsyncIterator()
        started.finish()
        do {
            while let event = try await iterator.next() { await recorder.add(event) }
            await recorder.end(nil)
        } catch {
            await recorder.end("\(error)")
        }
    }
    defer { observer.cancel() }
    for await _ in isIterating {}
    try await ScenarioStep.run("when", what, isolation: isolation, body)
    await recorder.settle(for: settling)
    let result = await recorder.events
    if let failure = await recorder.failure {
        TestLog.fail("when \(what): the observed sequence failed: \(Escape.terminal(failure))", at: caller)
    }
    return result
}
