import AXSources
import Testing

/// The folders of a repository that are no part of its app.
@Suite("Selection of sources")
struct SourceSelectionTests {
    @Test("A web site, an admin page or documentation beside the app is left out; a folder of the app is not")
    func besides() {
        for name in ["docs", "scripts", "admin", "web", "website"] {
            #expect(SourceSelection.leavesOut(folder: name, in: "shop", siblings: ["app", "README.md", name]))
            #expect(!SourceSelection.leavesOut(folder: name, in: "features", siblings: ["basket", name]))
        }
        #expect(!SourceSelection.leavesOut(folder: "app", in: "shop", siblings: ["app", "README.md"]))
    }
}
