import AXEngine
import Testing

@Suite("Paths")
struct PathsTests {
    @Test(
        "Absolute",
        arguments: [
            ("a.json", "/p", "/p/a.json"), ("./a//b/../c", "/p/q", "/p/q/a/c"), ("../../../x", "/p", "/x"),
            ("/a/./b/", "/p", "/a/b"), ("", "/p", "/p"),
        ])
    func absolute(path: String, folder: String, expected: String) {
        #expect(Paths.absolute(path, in: folder) == expected)
    }

    @Test(
        "Relative",
        arguments: [
            ("/p/q/a", "/p", "q/a"), ("/p/a", "/p/q", "../a"), ("/a", "/", "a"), ("/p", "/p", "."),
            ("/pq/a", "/p", "../pq/a"), ("/p//q/a/", "/p", "q/a"), ("/p/.q/a", "/p/", ".q/a"),
        ])
    func relative(path: String, folder: String, expected: String) {
        #expect(Paths.relative(path, to: folder) == expected)
    }
}
