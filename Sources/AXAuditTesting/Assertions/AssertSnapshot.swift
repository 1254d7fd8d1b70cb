/// Compares a screen with its recorded reference. A difference fails the test at the caller's line.
///
/// The reference is the file `Snapshots/<name of the test's file>/<suite>/<test>.txt`, `.speech` or `.json` beside the
/// test's source file, without `<suite>` if the file has the name of the suite. The first run writes it and fails, so
/// that the file is reviewed and committed. If the environment variable `CI` is set, nothing is written. The
/// environment variable `AXAUDIT_RECORD` (`all`, `missing`, `failed`, `never`) takes precedence over
/// ``AuditOption/record(_:)``. If a test has several snapshots, give each a name.
public func assertSnapshot(
    of screen: @autoclosure () throws -> Screen, as style: SnapshotStyle? = nil, named name: String? = nil,
    format: ElementFormatter? = nil, _ options: AuditOption..., fileID: StaticString = #fileID,
    file: StaticString = #filePath, function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    let caller = Caller(fileID: fileID, file: file, function: function, line: line, column: column)
    assertSnapshot(caller) {
        let assertion = try SnapshotAssertion(options, style, format, caller)
        let screen = try PictureDemand.making(screen) { assertion.wantsPicture(of: $0, named: name) }
        return try assertion.verify(screen, named: name)
    }
}

/// Compares a screen that an asynchronous expression makes with its recorded reference.
///
/// The reference is that of ``assertSnapshot(of:as:named:format:_:fileID:file:function:line:column:)``.
public func assertSnapshot(
    awaiting screen: @autoclosure () async throws -> Screen, as style: SnapshotStyle? = nil,
    named name: String? = nil, format: ElementFormatter? = nil, _ options: AuditOption...,
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID, file: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) async {
    let caller = Caller(fileID: fileID, file: file, function: function, line: line, column: column)
    do {
        let assertion = try SnapshotAssertion(options, style, format, caller)
        let screen = try await PictureDemand.awaiting(screen) { assertion.wantsPicture(of: $0, named: name) }
        TestLog.record(try assertion.verify(screen, named: name), at: caller)
    } catch {
        TestLog.record(TestOutcome(failure: ErrorMessage.text(error)), at: caller)
    }
}

/// Compares the text snapshot of a screen with a string literal. A difference fails the test at the caller's line.
///
/// ```swift
/// assertSnapshot(
///     of: screen,
///     equals: """
///         ------------------------------------------------------------
///         Pay, 12 €
///         button
///         ------------------------------------------------------------
///         """)
/// ```
public func assertSnapshot(
    of screen: @autoclosure () throws -> Screen, equals text: String, format: ElementFormatter? = nil,
    _ options: AuditOption..., fileID: StaticString = #fileID, file: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    let caller = Caller(fileID: fileID, file: file, function: function, line: line, column: column)
    assertSnapshot(caller) {
        let screen = try PictureDemand.making(screen) { _ in false }
        return try SnapshotAssertion(options, .text, format, caller).verify(screen, equals: text)
    }
}

private func assertSnapshot(_ caller: Caller, _ outcome: () throws -> TestOutcome) {
    do { TestLog.record(try outcome(), at: caller) } catch {
        TestLog.record(TestOutcome(failure: ErrorMessage.text(error)), at: caller)
    }
}

/// Compares a screen with the reference of that name on behalf of another assertion.
package func assertSnapshot(
    of screen: Screen, as style: SnapshotStyle, called name: String, _ options: [AuditOption], at caller: Caller
) {
    assertSnapshot(caller) { try SnapshotAssertion(options, style, nil, caller).verify(screen, called: name) }
}
