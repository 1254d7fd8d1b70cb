import AXSyntax
import Testing

@Suite("XMLNode")
struct XMLNodeTests {
    @Test("An element has its name, its location, its depth and its attributes by name")
    func elements() throws {
        let text = #"<a x="1" y='two&amp;2'><b/><c z="3"><d/></c></a>"#
        let nodes = try XMLDocument(parsing: Array(text.utf8)).tree
        #expect(nodes.map(\.name) == ["a", "b", "c", "d"])
        #expect(nodes.map(\.depth) == [0, 1, 1, 2])
        #expect(nodes.map(\.offset) == [0, 23, 27, 36])
        #expect(nodes[0].attributes.map(\.value) == ["1", "two&2"])
        #expect(nodes[0]["x"]?.number == 1)
        #expect(nodes[0]["x"]?.plainRange == 6..<7)
        #expect(nodes[0]["y"]?.number == nil)
        #expect(nodes[0]["y"]?.plainRange == nil)
        #expect(nodes[2]["z"]?.offset == 33)
        #expect(nodes[2]["x"] == nil)
        #expect(
            nodes[0]["y"]?.error(expected: "a number")
                == SyntaxError(at: 12, found: "\"two&2\"", expected: "a number"))
    }
}
