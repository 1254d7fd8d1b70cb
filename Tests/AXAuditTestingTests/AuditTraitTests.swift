import AXAuditTesting
import Testing

/// Options as a trait of a suite and of its tests.
@Suite("The trait .audit", .audit(.withoutConfiguration, .rule(.targetSize, .off), .rule(.labelTooShort, .off)))
struct AuditTraitTests {
    @Test("What the suite says holds in its tests")
    func suite() async {
        #expect(await issues { assertAccessible(Screens.broken) }.isEmpty)
    }

    @Test("What a test says comes after what its suite says", .audit(.rule(.targetSize)))
    func test() async {
        #expect(await issues { assertAccessible(Screens.broken) }.map(\.isFailure) == [true])
    }

    @Test("What an assertion says comes last", .audit(.rule(.targetSize)))
    func assertion() async {
        #expect(await issues { assertAccessible(Screens.broken, .rule(.targetSize, .off)) }.isEmpty)
    }

    @Suite("A suite inside")
    struct Inside {
        @Test("What the outer suite says holds here too")
        func outer() async {
            #expect(await issues { assertAccessible(Screens.broken) }.isEmpty)
        }
    }
}
