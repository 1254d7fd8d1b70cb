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
            ("/pq/a", "/p", "../pq/a"),
        ])
    func relative(path: String, folder: String, expected: String) {
        #expect(Paths.relative(path, to: folder) == expected)
    }

    @Test(
        "Patterns match a file, its name, or a folder it lies in",
        arguments: [
            ("Trees/**", "/p/Trees/x/a.json", true), ("Trees", "/p/Trees/x/a.json", true),
            ("./Trees/", "/p/Trees/a.json", true), ("a.json", "/p/Trees/a.json", true), ("*.xml", "/p/a.json", false),
            ("**/*.json", "/p/a.json", true), ("Trees/*", "/p/Trees/x/a.json", true), ("Tre", "/p/Trees/a.json", false),
            ("../q/**", "/q/a.json", true), ("**", "/p/a.json", true),
        ])
    func patterns(pattern: String, path: String, matches: Bool) {
        #expect(PathPatterns([pattern], in: "/p").matches(path) == matches)
    }
}
