import AXAuditTesting
import Testing

/// The trait `.audit` on suites and tests.
@Suite("The trait .audit", .audit(.withoutConfiguration, .rule(.targetSize, .off), .rule(.labelTooShort, .off)))
struct AuditTraitTests {
    @Test("Tests inherit the options of their suite")
    func suite() async {
        #expect(await issues { assertAccessible(Screens.broken) }.isEmpty)
    }

    @Test("Options of a test are applied after those of its suite", .audit(.rule(.targetSize)))
    func test() async {
        #expect(await issues { assertAccessible(Screens.broken) }.map(\.isFailure) == [true])
    }

    @Test("Options of an assertion are applied last", .audit(.rule(.targetSize)))
    func assertion() async {
        #expect(await issues { assertAccessible(Screens.broken, .rule(.targetSize, .off)) }.isEmpty)
    }

    @Suite("A suite inside")
    struct Inside {
        @Test("Tests inherit the options of the outer suite")
        func outer() async {
            #expect(await issues { assertAccessible(Screens.broken) }.isEmpty)
        }
    }
}
