import AXConfiguration
import Testing

@Suite("Patterns of paths")
struct PathPatternsTests {
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
