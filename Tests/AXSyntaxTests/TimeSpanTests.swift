import AXSyntax
import Testing

/// Lengths of time.
@Suite("Lengths of time")
struct TimeSpanTests {
    @Test("Lengths are added, compared and printed as those of the standard library")
    func lengths() {
        #expect(TimeSpan.seconds(2) - .milliseconds(500) == .milliseconds(1_500))
        #expect(TimeSpan.milliseconds(50) < .seconds(1))
        #expect(TimeSpan.milliseconds(50).milliseconds == 50)
        #expect("\(TimeSpan.seconds(2))" == "\(Duration.seconds(2))")
        #expect("\(TimeSpan.milliseconds(50))" == "\(Duration.milliseconds(50))")
        #expect(TimeSpan.uptime <= TimeSpan.uptime)
    }
}
