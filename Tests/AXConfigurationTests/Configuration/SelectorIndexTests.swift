import AXSyntax
import AXTree
import Testing

@testable import AXConfiguration
@testable import AXEngine

/// Each selector and each pattern on its own is the second implementation.
@Suite("Indices of selectors and scopes")
struct SelectorIndexTests {
    private static let texts = ["", "a", "b", "ab", "a/b", "#a", "com.example:id/a", "com.example:id/b", "é"]

    @Test("An index of selectors finds what each of them matches")
    func selectors() throws {
        var selectors: [ElementSelector?] = [nil]
        for pattern in ["a", "#a", "a*", "*", "?", "[ab]", "{a,b}", "*/b", "\\*", "é"] {
            selectors.append(ElementSelector(identifier: pattern))
            for type in ["button", "*", "{link,image}", "text field"] {
                selectors.append(try ElementSelector("\(type) \"\(pattern)\""))
            }
        }
        selectors.append(try ElementSelector("image \"\""))
        let index = SelectorIndex(selectors)
        for isAndroid in [false, true] {
            for type in [ElementType.button, .link, .image, .textField] {
                for identifier in Self.texts.map(Optional.some) + [nil] {
                    for label in Self.texts.map(Optional.some) + [nil] {
                        var element = Element(type)
                        (element.identifier, element.label) = (identifier, label)
                        if isAndroid { element.view = PlatformView(className: "View") }
                        let expected = selectors.indices.filter { selectors[$0]?.matches(element) ?? false }
                        #expect(index.matches(element) == expected)
                    }
                }
            }
        }
        #expect(SelectorIndex([nil]).isEmpty && !index.isEmpty)
    }

    @Test("An index of scopes finds those of which a name and a path match")
    func scopes() {
        let names = [[], ["a"], ["a*", "b"], ["*"]]
        let paths = [[], ["*.json"], ["Trees/**", "b.xml"], ["**/a.json"], ["./Trees/"]]
        var scopes: [ScreenScope] = []
        for name in names {
            for path in paths {
                for folder in ["/p", "/p/Trees"] {
                    scopes.append(ScreenScope(screens: name.map { Glob($0) }, paths: PathPatterns(path, in: folder)))
                }
            }
        }
        let index = ScreenScopeIndex(scopes)
        for name in ["a", "ab", "b", "c"] {
            for path in ["", "/p/a.json", "/p/b.xml", "/p/Trees/a.json", "/p/Trees/c/b.xml", "/q/a.json"] {
                let expected = scopes.indices.filter { number in
                    let scope = scopes[number]
                    return (scope.screens.isEmpty || scope.screens.contains { $0.matches(name) })
                        && (scope.paths.isEmpty || !path.isEmpty && scope.paths.matches(path))
                }
                #expect(index.containing(ScreenID(name: name, path: path)) == expected, "\(name) at \(path)")
            }
        }
    }
}
