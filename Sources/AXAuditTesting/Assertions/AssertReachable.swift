/// Counts the steps that a user of the screen reader takes from the first element of a screen to another, and fails at
/// the caller's line if there are more than `limit`.
///
/// ```swift
/// assertReachable(screen, "Pay now", within: 12)
/// assertReachable(screen, "#compose", within: 4, by: .headings)
/// ```
///
/// A step is a swipe to the next element; by headings or controls it is a swipe to the next of those, and from the last
/// one before the element swipes go on element by element. The element is its label, `#identifier` or `type "label"`,
/// with wildcards; the first that fits counts. If the screen has none, or if the dump does not say which elements are
/// headings, there is no verdict, and the test fails. Of `options`, those about the configuration, ignores, the baseline
/// and the gate apply.
public func assertReachable(
    _ screen: @autoclosure () throws -> Screen, _ element: String, within limit: Int,
    by movement: Reach.Movement = .elements, _ options: AuditOption..., fileID: StaticString = #fileID,
    file: StaticString = #filePath, function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    let caller = Caller(fileID: fileID, file: file, function: function, line: line, column: column)
    do {
        record(try PictureDemand.making(screen) { _ in false }, element, limit, movement, options, caller)
    } catch {
        TestLog.record(TestOutcome(failure: ErrorMessage.text(error)), at: caller)
    }
}

/// Counts the steps to an element of a screen that an asynchronous expression makes, and fails at the caller's line if
/// there are more than `limit`.
///
/// ```swift
/// await assertReachable(awaiting: await Screen.settled(CheckoutView()), "Pay now", within: 12)
/// ```
public func assertReachable(
    awaiting screen: @autoclosure () async throws -> Screen, _ element: String, within limit: Int,
    by movement: Reach.Movement = .elements, _ options: AuditOption...,
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID, file: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) async {
    let caller = Caller(fileID: fileID, file: file, function: function, line: line, column: column)
    do {
        record(try await PictureDemand.awaiting(screen) { _ in false }, element, limit, movement, options, caller)
    } catch {
        TestLog.record(TestOutcome(failure: ErrorMessage.text(error)), at: caller)
    }
}

private func record(
    _ screen: Screen, _ element: String, _ limit: Int, _ movement: Reach.Movement, _ options: [AuditOption],
    _ caller: Caller
) {
    let screen = AuditAssertion.named(screen, caller)
    var settings = AuditSettings(options)
    settings.restrict(to: Journey(screen: screen.title, reach: element, within: limit, by: movement), caller)
    TestLog.record(AuditAssertion.verify([screen], settings, caller), at: caller)
}

extension AuditSettings {
    /// Checks only this journey.
    fileprivate mutating func restrict(to journey: Journey, _ caller: Caller) {
        let location = SettingLocation(
            file: "\(caller.fileID)", location: TextLocation(line: Int(caller.line), column: Int(caller.column)))
        ruleOptions.removeAll { if case .only = $0 { true } else { false } }
        ruleOptions.append(.only(Rule.journeyLength.id))
        do throws(ElementSelectorError) {
            self.journey = try ConfiguredJourney(asserting: journey, at: location)
        } catch {
            optionErrors.append(error.message)
        }
    }
}
