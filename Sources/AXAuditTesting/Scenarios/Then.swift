/// Runs the last step of a scenario, its expectations. Failures in the closure name the step.
@discardableResult
public func then<Result>(_ what: String, _ body: () throws -> Result) rethrows -> Result {
    try ScenarioStep.run("then", what, body)
}

/// Runs the last step of a scenario, its expectations, asynchronously. Failures in the closure name the step.
@discardableResult
public func then<Result>(
    _ what: String, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
    try await ScenarioStep.run("then", what, isolation: isolation, body)
}

/// Compares the recorded events with the expected ones. A difference fails the test at the caller's line.
public func then<Event: Equatable>(
    _ what: String, _ events: [Event], are expected: [Event], fileID: StaticString = #fileID,
    file: StaticString = #filePath, function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    guard events != expected else { return }
    let caller = Caller(fileID: fileID, file: file, function: function, line: line, column: column)
    let message =
        "the events differ from the expected events (- expected, + recorded)\n" + EventDifference.text(events, expected)
    ScenarioStep.run("then", what) { TestLog.fail(message, at: caller) }
}

/// Audits the screen at the end of a scenario and records its findings as issues at the caller's line.
///
/// If the environment variable `AXAUDIT_COLLECT` names a folder, the tree is written there.
public func then(
    _ what: String, on screen: @autoclosure () throws -> Screen, _ options: AuditOption...,
    fileID: StaticString = #fileID, file: StaticString = #filePath, function: StaticString = #function,
    line: UInt = #line, column: UInt = #column
) {
    let caller = Caller(fileID: fileID, file: file, function: function, line: line, column: column)
    ScenarioStep.run("then", what) { assertAccessible(screen, options, at: caller) }
}
