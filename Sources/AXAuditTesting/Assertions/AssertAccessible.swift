/// Audits a screen; what is wrong with it fails the test at the caller's line.
///
/// A Failure fails the test, a Warning is recorded without failing it. Rules, ignores, gate and baseline come from the closest
/// `.axaudit.json` above the test's source, then from the trait `.audit(…)`, from ``withAudit(_:perform:)`` and from `options`.
///
/// ```swift
/// assertAccessible(screen, .ignoring(.targetSize, on: "#ad-close", because: "SDK banner, ticket 4711"))
/// ```
///
/// If the variable AXAUDIT_COLLECT names a folder, the tree is written there, so that `axaudit lint` can make one report
/// over a run.
public func assertAccessible(
    _ screen: @autoclosure () throws -> Screen, _ options: AuditOption..., fileID: StaticString = #fileID,
    file: StaticString = #filePath, function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    let caller = Caller(fileID: fileID, file: file, function: function, line: line, column: column)
    assertAccessible(screen, options, at: caller)
}

/// Audits a screen for an assertion that stands somewhere else.
package func assertAccessible(
    _ screen: () throws -> Screen, _ options: [AuditOption], at caller: Caller
) {
    let settings = AuditSettings(options)
    do {
        let screen = AuditAssertion.named(try screen(), caller)
        TreeCollection(settings.surroundings)?.collect(screen, at: caller)
        TestLog.record(AuditAssertion.verify(screen, settings, caller), at: caller)
    } catch {
        TestLog.record(TestOutcome(failure: ErrorWording.text(error)), at: caller)
    }
}
