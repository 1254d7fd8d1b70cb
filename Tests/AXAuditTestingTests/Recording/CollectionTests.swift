import AXAuditTesting
import Testing

/// The trees that are written if `AXAUDIT_COLLECT` is set.
@Suite("Collecting")
struct CollectionTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var collecting: AuditOption { folder.environment(["AXAUDIT_COLLECT": folder.path + "/Trees"]) }

    @Test("Every audited tree is written to a file named after its test and has the same findings when read")
    func trees() async throws {
        let recorded = await issues { assertAccessible(Screens.broken, collecting) }
        #expect(recorded.count == 2)
        #expect(folder.files == ["Trees/CollectionTests.trees.json"])
        let text = try #require(folder.text("Trees/CollectionTests.trees.json"))
        let screen = try #require(try TreeReader.read(Array(text.utf8), file: "a.json").first)
        #expect(screen.name == "CollectionTests.trees")
        let rules = Rule.all.filter { $0.isIn(.recommended) }
        #expect(Audit(rules: rules)(screen).findings.map(\.ruleID) == ["target-size", "label-too-short"])
    }

    @Test("Different screens of one test have different files; the same screen is written once")
    func several() async {
        _ = await issues {
            assertAccessible(Screens.broken, collecting)
            assertAccessible(Screens.clean, collecting)
            assertAccessible(Screens.broken, collecting)
            var named = Screens.clean
            named.name = "Cart / empty"
            assertAccessible(named, collecting)
        }
        #expect(
            folder.files == [
                "Trees/CollectionTests.several Cart - empty.json", "Trees/CollectionTests.several-2.json",
                "Trees/CollectionTests.several.json",
            ])
    }

    @Test("Without the variable nothing is written")
    func nothing() async {
        _ = await issues { assertAccessible(Screens.broken, folder.environment()) }
        #expect(folder.files.isEmpty)
    }
}
