/// What happens in a scenario. Failures in the block name it.
@discardableResult
public func when<Result>(_ what: String, _ body: () throws -> Result) rethrows -> Result {
    try ScenarioStep.run("when", what, body)
}

/// What happens in a scenario, where that takes waiting.
@discardableResult
public func when<Result>(
    _ what: String, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
    try await ScenarioStep.run("when", what, isolation: isolation, body)
}

// MARK: Observing

/// What happens in a scenario, and the events that a callback hears of meanwhile, in their order.
///
/// `subscribe` is handed the callback to call with each event, on the thread that the block runs on.
public func when<Event>(
    _ what: String, observing subscribe: (@escaping (Event) -> Void) -> Void, _ body: () throws -> Void
) rethrows -> [Event] {
    let list = EventList<Event>()
    subscribe { list.events.append($0) }
    try ScenarioStep.run("when", what, body)
    return list.events
}

/// What happens in a scenario, and the events that a callback hears of meanwhile, on whatever thread.
///
/// Events that come later than the block ends are waited for until none has come for as long as `settling` says.
public func when<Event: Sendable>(
    _ what: String, observing subscribe: (@escaping @Sendable (Event) -> Void) -> Void,
    settling: Duration = .milliseconds(100), isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Void
) async rethrows -> [Event] {
    let (stream, recorder) = AsyncStream.makeStream(of: Event.self)
    subscribe { recorder.yield($0) }
    let record = EventRecord<Event>()
    let observer = Task { for await event in stream { await record.add(event) } }
    defer { observer.cancel() }
    try await ScenarioStep.run("when", what, isolation: isolation, body)
    await record.settle(for: settling)
    // On a busy machine what has come may not have been written down yet.
    recorder.finish()
    await observer.value
    return await record.events
}

/// What happens in a scenario, and what comes of a sequence meanwhile, in its order.
///
/// The sequence is listened to before the block begins. What comes later than it ends is waited for until nothing has come for
/// as long as `settling` says, or until the sequence ends. A sequence that fails is a failure at the caller's line.
public func when<Events: AsyncSequence & Sendable>(
    _ what: String, observing events: Events, settling: Duration = .milliseconds(100),
    fileID: StaticString = #fileID, file: StaticString = #filePath, function: StaticString = #function,
    line: UInt = #line, column: UInt = #column, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Void
) async rethrows -> [Events.Element] where Events.Element: Sendable {
    let caller = Caller(fileID: fileID, file: file, function: function, line: line, column: column)
    let record = EventRecord<Events.Element>()
    let (listening, gate) = AsyncStream.makeStream(of: Void.self)
    let observer = Task {
        var iterator = events.makeAsyncIterator()
        gate.finish()
        do {
            while let event = try await iterator.next() { await record.add(event) }
            await record.end(nil)
        } catch {
            await record.end("\(error)")
        }
    }
    defer { observer.cancel() }
    for await _ in listening {}
    try await ScenarioStep.run("when", what, isolation: isolation, body)
    await record.settle(for: settling)
    let result = await record.events
    if let problem = await record.problem {
        TestLog.fail("when \(what): what is observed failed: \(Escape.terminal(problem))", at: caller)
    }
    return result
}
