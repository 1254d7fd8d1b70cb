/// Audits a screen and records its findings as issues at the caller's line.
///
/// A failure fails the test; a warning is recorded without failing it. Rules, ignores, gate and baseline come from the
/// closest `.axaudit.json` above the test's source file, then from the trait `.audit(…)`, ``withAudit(_:perform:)`` and
/// `options`.
///
/// ```swift
/// assertAccessible(screen, .ignoring(.targetSize, on: "#ad-close", because: "SDK banner, ticket 4711"))
/// ```
///
/// A screen that is made of a view or of an app has its picture, with which the contrast of texts and icons is
/// measured.
///
/// If the environment variable `AXAUDIT_COLLECT` names a folder, the tree is written there, so that `axaudit lint` can
/// make one report for the whole test run. With `AXAUDIT_PICTURES=1` the picture is written beside it.
public func assertAccessible(
    _ screen: @autoclosure () throws -> Screen, _ options: AuditOption..., fileID: StaticString = #fileID,
    file: StaticString = #filePath, function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    let caller = Caller(fileID: fileID, file: file, function: function, line: line, column: column)
    assertAccessible(screen, options, at: caller)
}

/// Audits a screen on behalf of another assertion.
package func assertAccessible(
    _ screen: () throws -> Screen, _ options: [AuditOption], at caller: Caller
) {
    let settings = AuditSettings(options)
    do {
        let screen = AuditAssertion.named(try screen(), caller)
        TreeCollector(settings, caller)?.collect(screen)
        TestLog.record(AuditAssertion.verify([screen], settings, caller), at: caller)
    } catch {
        TestLog.record(TestOutcome(failure: ErrorMessage.text(error)), at: caller)
    }
}
