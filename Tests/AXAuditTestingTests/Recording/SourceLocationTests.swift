import AXAuditCore
import AXAuditTesting
import Testing

@Suite struct SourceLocationTests {
    @Test("SourceLocation means Swift Testing's type in a file that also imports AXAudit and AXAuditTesting")
    func unqualified() {
        let location: SourceLocation = #_sourceLocation
        #expect(type(of: location) == Testing.SourceLocation.self)
        #expect(location.line == 8)
        #expect(TextLocation(line: 3, column: 7).line == 3)
    }
}
