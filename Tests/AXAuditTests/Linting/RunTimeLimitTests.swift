import AXAudit
import Testing

/// The time of custom rules in a run.
@Suite("Time limits")
struct RunTimeLimitTests {
    @Test("A rule has two seconds on each screen, until the screens on which it is slow took ten seconds")
    func slowScreens() {
        let limit = RunTimeLimit()
        for _ in 0..<4 { limit.record(.seconds(2), of: "a") }
        limit.record(.milliseconds(1_999), of: "a")
        #expect(limit.allowance(for: "a") == .seconds(2))
        limit.record(.milliseconds(60), of: "a")
        #expect(limit.allowance(for: "a") == nil)
        #expect(limit.allowance(for: "b") == .seconds(2))
    }

    @Test("Screens on which a rule is fast do not count, so that a run can have any number of them")
    func fastScreens() {
        let limit = RunTimeLimit()
        for _ in 0..<100_000 { limit.record(.milliseconds(50), of: "a") }
        #expect(limit.allowance(for: "a") == .seconds(2))
    }
}
