import AXAuditTesting
import Testing

/// References of suites that share a file.
@Suite("References of suites")
struct SuiteReferencesTests {
    /// A folder of references, shared by the tests below.
    nonisolated(unsafe) static let folder = try? TemporaryFolder()

    static func record(_ screen: Screen, named name: String? = nil, _ mode: RecordMode = .missing) async -> [String] {
        guard let folder else { return ["no folder"] }
        return await issues {
            assertSnapshot(
                of: screen, as: .text, named: name, .snapshots(in: folder.path), .record(mode), folder.environment())
        }.map(\.message)
    }

    @Suite("Pay")
    struct PaySuite {
        @Test func layout() async {
            let recorded = await SuiteReferencesTests.record(Screens.clean)
            #expect(recorded.count == 1)
            #expect(recorded.first?.hasPrefix("recorded ") == true)
            #expect(SuiteReferencesTests.folder?.text("PaySuite/layout.txt")?.contains("Pay now") == true)
            #expect(await SuiteReferencesTests.record(Screens.clean).isEmpty)
        }

        @Test func shared() async throws {
            let folder = try #require(SuiteReferencesTests.folder)
            try folder.write("shared-former.txt", Snapshot.text(of: Screens.clean))
            #expect(await SuiteReferencesTests.record(Screens.clean, named: "former").isEmpty)
            #expect(folder.text("PaySuite/shared-former.txt") == nil, "used where it is")
        }
    }

    @Suite("Cart")
    struct CartSuite {
        @Test func layout() async {
            let recorded = await SuiteReferencesTests.record(Screens.small(1))
            #expect(recorded.first?.hasPrefix("recorded ") == true)
            #expect(await SuiteReferencesTests.record(Screens.small(1)).isEmpty)
            #expect(SuiteReferencesTests.folder?.text("CartSuite/layout.txt")?.contains("Remove item 1") == true)
        }
    }
}
