/// Holds a screen against the reference that was recorded of it; a difference fails the test at the caller's line.
///
/// The reference is `Snapshots/<file of the test>/<test>.txt` or `.json` beside the test's source. The first run writes it and
/// fails, so that somebody looks at it and commits it; where the variable CI is set nothing is written. The variable
/// AXAUDIT_RECORD (`all`, `missing`, `failed`, `never`) outranks ``AuditOption/record(_:)``. A test with several snapshots
/// gives each a name.
public func assertSnapshot(
    of screen: @autoclosure () throws -> Screen, as style: SnapshotStyle? = nil, named name: String? = nil,
    format: ElementFormatter? = nil, _ options: AuditOption..., fileID: StaticString = #fileID,
    file: StaticString = #filePath, function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    let caller = Caller(fileID: fileID, file: file, function: function, line: line, column: column)
    assertSnapshot(caller) {
        try SnapshotAssertion(options, style, format, caller).verify(try screen(), named: name)
    }
}

/// Holds what VoiceOver says of a screen against a text that stands in the test.
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
        try SnapshotAssertion(options, .text, format, caller).verify(try screen(), equals: text)
    }
}

private func assertSnapshot(_ caller: Caller, _ outcome: () throws -> TestOutcome) {
    do { TestLog.record(try outcome(), at: caller) } catch {
        TestLog.record(TestOutcome(failure: ErrorWording.text(error)), at: caller)
    }
}

/// Holds a screen against the reference of that name, for an assertion that stands somewhere else.
package func assertSnapshot(
    of screen: Screen, as style: SnapshotStyle, called name: String, _ options: [AuditOption], at caller: Caller
) {
    assertSnapshot(caller) { try SnapshotAssertion(options, style, nil, caller).verify(screen, called: name) }
}
