/// Audits a screen in several variations, each by itself and all together, and records the findings as issues at the
/// caller's line: text that does not grow, controls that are lost, labels that are not translated, rows that are not
/// mirrored.
///
/// ```swift
/// assertAccessible(variants: [.base, .textSize(.ax5), .rightToLeft]) { variation in
///     try Screen(launched(with: variation.launchArguments))
/// }
/// ```
///
/// There are at least two variations, the base first, with which the others are compared; the closure returns the
/// screen in one of them. A finding that several of them have is one issue.
public func assertAccessible(
    variants variations: [ScreenVariation], _ options: AuditOption..., fileID: StaticString = #fileID,
    file: StaticString = #filePath, function: StaticString = #function, line: UInt = #line, column: UInt = #column,
    screen: (ScreenVariation) throws -> Screen
) {
    let caller = Caller(fileID: fileID, file: file, function: function, line: line, column: column)
    let settings = AuditSettings(options, comparingVariants: true)
    guard variations.count > 1, Set(variations).count == variations.count else {
        let message = "expected at least two different variants, e.g. [.base, .textSize(.ax5)]"
        return TestLog.record(TestOutcome(failure: message), at: caller)
    }
    do {
        let screens = try variations.map { variation in
            let made = try PictureDemand.making({ try screen(variation) }) {
                AuditAssertion.wantsPicture(of: $0, settings, caller)
            }
            let screen = AuditAssertion.named(made, caller)
            return variation.marked(screen, group: screen.title)
        }
        for screen in screens { TreeCollector(settings, caller)?.collect(screen) }
        TestLog.record(AuditAssertion.verify(screens, settings, caller), at: caller)
    } catch {
        TestLog.record(TestOutcome(failure: ErrorMessage.text(error)), at: caller)
    }
}
