import AssertionSupport
import AXAuditTesting
import TestSupport
import Testing
import XCTest

/// References of suites that share a file.
@Suite("References of suites", .serialized)
struct SuiteReferencesTests {
    /// A folder of references, shared by the tests below.
    nonisolated(unsafe) static let folder = try? TemporaryFolder()

    /// The tests that used the reference of `both()` so far.
    nonisolated(unsafe) static var users: [String] = []

    /// Uses a reference that two suites shared: the first of them may, and the second is told where its own belongs.
    static func both(_ suite: String) async throws {
        try #require(folder).write("both.txt", Snapshot.text(of: Screens.clean))
        let recorded = await record(Screens.clean)
        if let first = users.first {
            #expect(recorded.count == 1)
            #expect(recorded.first?.contains("both.txt is used by SuiteReferencesTests.\(first).both and by") == true)
            #expect(recorded.first?.contains("\(suite)/both.txt") == true, "\(recorded)")
        } else {
            #expect(recorded == [])
        }
        users.append(suite)
    }

    static func record(_ screen: Screen, named name: String? = nil, _ mode: RecordMode = .missing) async -> [String] {
        guard let folder else { return ["no folder"] }
        return await issues {
            assertSnapshot(
                of: screen, as: .text, named: name, .snapshots(in: folder.path), .record(mode), folder.environment())
        }.map(\.message)
    }

    @Suite("Pay")
    struct PaySuite {
        @Test func both() async throws { try await SuiteReferencesTests.both("PaySuite") }

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
        @Test func both() async throws { try await SuiteReferencesTests.both("CartSuite") }

        @Test func layout() async {
            let recorded = await SuiteReferencesTests.record(Screens.small(1))
            #expect(recorded.first?.hasPrefix("recorded ") == true)
            #expect(await SuiteReferencesTests.record(Screens.small(1)).isEmpty)
            #expect(SuiteReferencesTests.folder?.text("CartSuite/layout.txt")?.contains("Remove item 1") == true)
        }
    }
}

#if canImport(ObjectiveC)
    /// The class of an XCTest, of which XCTest on Linux does not tell.
    final class ClassOfReferencesTests: FailureCatchingTestCase {
        func testTheClassIsPartOfThePath() throws {
            let folder = try TemporaryFolder()
            let recorded = failures {
                assertSnapshot(
                    of: Screens.clean, as: .text, .snapshots(in: folder.path), .record(.missing), folder.environment())
            }
            XCTAssertEqual(recorded.count, 1)
            XCTAssertEqual(folder.files, ["ClassOfReferencesTests/testTheClassIsPartOfThePath.txt"])
        }
    }
#endif
