import AXAuditTesting
import Testing

/// AXAUDIT_COLLECT: what a run leaves behind.
@Suite("Collecting")
struct CollectionTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var collecting: AuditOption { folder.surroundings(["AXAUDIT_COLLECT": folder.path + "/Trees"]) }

    @Test("Every audited tree is written under the name of its test, and gives the same findings when it is read")
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

    @Test("Several screens of one test have files of their own; the same one again has the same file")
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
        _ = await issues { assertAccessible(Screens.broken, folder.surroundings()) }
        #expect(folder.files.isEmpty)
    }
}
