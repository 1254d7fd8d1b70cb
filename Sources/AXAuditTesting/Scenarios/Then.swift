/// What holds in the end. Failures in the block name it.
@discardableResult
public func then<Result>(_ what: String, _ body: () throws -> Result) rethrows -> Result {
    try ScenarioStep.run("then", what, body)
}

/// What holds in the end, where that takes waiting.
@discardableResult
public func then<Result>(
    _ what: String, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
    try await ScenarioStep.run("then", what, isolation: isolation, body)
}

/// Which events there were, in which order; a difference fails the test at the caller's line, event by event.
public func then<Event: Equatable>(
    _ what: String, _ events: [Event], are expected: [Event], fileID: StaticString = #fileID,
    file: StaticString = #filePath, function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    guard events != expected else { return }
    let caller = Caller(fileID: fileID, file: file, function: function, line: line, column: column)
    let message = "not the events that were expected (-) but these (+)\n" + EventDifference.text(events, expected)
    ScenarioStep.run("then", what) { TestLog.fail(message, at: caller) }
}

/// The screen that a scenario ends on: it is audited and, if AXAUDIT_COLLECT names a folder, collected, so that a run leaves a
/// gallery. What is wrong with it fails the test at the caller's line.
public func then(
    _ what: String, on screen: @autoclosure () throws -> Screen, _ options: AuditOption...,
    fileID: StaticString = #fileID, file: StaticString = #filePath, function: StaticString = #function,
    line: UInt = #line, column: UInt = #column
) {
    let caller = Caller(fileID: fileID, file: file, function: function, line: line, column: column)
    ScenarioStep.run("then", what) { assertAccessible(screen, options, at: caller) }
}
