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
/// A screen that is made of a view or of an app in the call has its picture if a rule measures it, such as the contrast
/// of texts, or if there is something to attach it to.
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

/// Audits a screen that an asynchronous expression makes, and records its findings as issues at the caller's line.
///
/// ```swift
/// await assertAccessible(awaiting: await Screen.settled(CheckoutView()))
/// ```
///
/// The label tells it from the synchronous form, which an asynchronous test can call too.
public func assertAccessible(
    awaiting screen: @autoclosure () async throws -> Screen, _ options: AuditOption...,
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID, file: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) async {
    let caller = Caller(fileID: fileID, file: file, function: function, line: line, column: column)
    let settings = AuditSettings(options)
    do {
        let screen = try await PictureDemand.awaiting(screen) { AuditAssertion.wantsPicture(of: $0, settings, caller) }
        record(screen, settings, caller)
    } catch {
        TestLog.record(TestOutcome(failure: ErrorMessage.text(error)), at: caller)
    }
}

/// Audits a screen on behalf of another assertion.
package func assertAccessible(
    _ screen: () throws -> Screen, _ options: [AuditOption], at caller: Caller
) {
    let settings = AuditSettings(options)
    do {
        let screen = try PictureDemand.making(screen) { AuditAssertion.wantsPicture(of: $0, settings, caller) }
        record(screen, settings, caller)
    } catch {
        TestLog.record(TestOutcome(failure: ErrorMessage.text(error)), at: caller)
    }
}

private func record(_ screen: Screen, _ settings: AuditSettings, _ caller: Caller) {
    let screen = AuditAssertion.named(screen, caller)
    TreeCollector(settings, caller)?.collect(screen)
    TestLog.record(AuditAssertion.verify([screen], settings, caller), at: caller)
}
