import AXSyntax
import AXEngine
import TestSupport
import Testing

@Suite("Glob")
struct GlobTests {
    @Test(
        "Paths by hand",
        arguments: [
            ("*.json", "a.json", true), ("*.json", "a/b.json", false), ("*.json", ".json", true),
            ("*.json", "a.jsonc", false),
            ("**/*.json", "a.json", true), ("**/*.json", "a/b.json", true), ("**/*.json", "a/b/c.json", true),
            ("**/*.json", "a/b/c.xml", false), ("**/*.json", "ajson", false),
            ("Trees/**", "Trees/a.json", true), ("Trees/**", "Trees/a/b", true), ("Trees/**", "Trees", false),
            ("Trees/**", "xTrees/a", false), ("Trees/**/a", "Trees/a", true), ("Trees/**/a", "Trees/b/c/a", true),
            ("Trees/**/a", "Trees/ba", false), ("**/a", "ba", false), ("**", "a/b/c", true), ("**", "", true),
            ("?.json", "a.json", true), ("?.json", "é.json", true), ("?.json", "/.json", false), ("?", "", false),
            ("a?c", "a/c", false), ("a*c", "a/c", false), ("a**c", "a/x/c", true),
            ("{a,b}.json", "a.json", true), ("{a,b}.json", "b.json", true), ("{a,b}.json", "c.json", false),
            ("*.{json,xml}", "x.xml", true), ("{a,{b,c}}d", "cd", true), ("{a,{b,c}}d", "bd", true),
            ("{a,{b,c}}d", "d", false),
            ("{a,}b", "b", true), ("{a}", "{a}", true), ("{a,b", "{a,b", true), ("a}", "a}", true),
            ("\\{a,b\\}", "{a,b}", true),
            ("{Trees,Dumps}/**/*.json", "Dumps/x/y.json", true), ("x{**/,}a.json", "xa.json", true),
            ("[ab].json", "b.json", true), ("[ab].json", "c.json", false), ("[a-c]", "b", true), ("[a-c]", "d", false),
            ("[!a]", "b", true), ("[!a]", "a", false), ("[^a]", "b", true), ("[!a]", "/", false), ("[]]", "]", true),
            ("[!]]", "a", true), ("[a-]", "-", true), ("[-a]", "-", true), ("[a", "[a", true), ("[!", "[!", true),
            ("\\*", "*", true), ("\\*", "a", false), ("\\?", "?", true), ("\\[a]", "[a]", true), ("a\\", "a\\", true),
            ("\\\\", "\\", true), ("", "", true), ("", "a", false), ("A", "a", false), ("한*", "한글", true),
        ])
    func byHand(pattern: String, text: String, matches: Bool) {
        #expect(Glob(pattern, isPath: true).matches(text) == matches)
    }

    @Test(
        "Names, in which a slash is like any other character",
        arguments: [
            ("card-*", "card-1/2", true), ("a?c", "a/c", true), ("*", "", true), ("*", "a/b", true),
            ("[!a]", "/", true),
            ("Keypad*", "keypad", false), ("*Edit*", "button \"Edit\"", true),
        ])
    func names(pattern: String, text: String, matches: Bool) {
        #expect(Glob(pattern).matches(text) == matches)
    }

    @Test("Composed and decomposed characters are equal, with and without wildcards")
    func normalization() {
        let (composed, decomposed) = ("Caf\u{E9} Total", "Cafe\u{301} Total")
        for (pattern, text) in [(composed, decomposed), (decomposed, composed)] {
            #expect(Glob(pattern).matches(text))
            #expect(Glob(pattern.prefix(4) + "*").matches(text))
            #expect(Glob("*" + pattern.dropFirst(2)).matches(text))
            #expect(Glob("{" + pattern + ",x}").matches(text))
        }
        #expect(Glob("Caf?*").matches(decomposed))
        #expect(Glob("Caf[\u{E0}-\u{EF}]*").matches(decomposed))
        #expect(!Glob("Cafe*").matches(decomposed))
        // In a path, a combining mark after a slash does not hide the slash.
        #expect(!Glob("*.json", isPath: true).matches("a/\u{301}b.json"))
        #expect(Glob("a/*.json", isPath: true).matches("a/\u{301}b.json"))
    }

    @Test("What is a pattern")
    func isGlob() {
        for text in ["*.json", "a?", "[a]", "{a,b}", "Trees/**"] { #expect(Glob.isGlob(text)) }
        for text in ["", "tree.json", "a-b_c.json", "../x", "한글"] { #expect(!Glob.isGlob(text)) }
    }

    @Test("A naive recursive matcher says the same of random patterns and texts", arguments: 0..<Cases.of(20))
    func againstNaive(seed: Int) {
        var numbers = SeededRandom(UInt64(seed))
        var matched = 0
        for _ in 0..<500 {
            let pattern = numbers.text(
                ["a", "b", "/", "*", "*", "**", "**/", "?", "[ab]", "[!a]", "{a,b}", "{,b/}", "\\*", "."], 6)
            let text = numbers.text(["a", "b", "/", "*", "."], 6)
            for isPath in [true, false] {
                let expected = Naive.expanded(pattern).contains {
                    Naive.matches($0[...], text[...], isPath, atStart: true)
                }
                matched += expected ? 1 : 0
                #expect(Glob(pattern, isPath: isPath).matches(text) == expected, "\(pattern) \(text) \(isPath)")
            }
        }
        #expect(matched > 20)
    }

    @Test("Patterns that would take for ever by trial and error finish")
    func exponential() {
        let text = String(repeating: "a", count: 2_000)
        #expect(!Glob(String(repeating: "*a", count: 200) + "b", isPath: true).matches(text))
        #expect(!Glob(String(repeating: "**/", count: 200) + "b", isPath: true).matches(text))
        #expect(!Glob(String(repeating: "**", count: 500) + "b").matches(text))
        #expect(Glob(String(repeating: "{a,b}", count: 7), isPath: true).matches("abababa"))
        #expect(!Glob(String(repeating: "{a,b}", count: 60), isPath: true).matches("c"))
        #expect(!Glob(String(repeating: "{", count: 2_000), isPath: true).matches("c"))
        #expect(!Glob(String(repeating: "[", count: 100_000), isPath: true).matches("c"))
    }

    /// Follows the words of the documentation one scalar at a time, and tries everything.
    private enum Naive {
        /// The patterns that the first braces stand for. The random patterns have no nested ones.
        static func expanded(_ pattern: String) -> [String] {
            let scalars = Array(pattern)
            var at = 0
            while at < scalars.count {
                if scalars[at] == "\\" {
                    at += 1
                } else if scalars[at] == "{", let end = scalars[at...].firstIndex(of: "}") {
                    return String(scalars[(at + 1)..<end]).split(separator: ",", omittingEmptySubsequences: false)
                        .flatMap { expanded(String(scalars[..<at]) + $0 + String(scalars[(end + 1)...])) }
                }
                at += 1
            }
            return [pattern]
        }

        /// `atStart`: whether a folder's name begins here in the pattern.
        static func matches(_ pattern: Substring, _ text: Substring, _ isPath: Bool, atStart: Bool) -> Bool {
            guard let first = pattern.first else { return text.isEmpty }
            let rest = pattern.dropFirst()
            switch first {
            case "*":
                let stars = pattern.prefix { $0 == "*" }.count
                let after = pattern.dropFirst(stars)
                if stars > 1, isPath, atStart, after.first == "/" {
                    // Any number of whole folders.
                    if matches(after.dropFirst(), text, isPath, atStart: true) { return true }
                    return text.indices.contains {
                        text[$0] == "/"
                            && matches(after.dropFirst(), text[text.index(after: $0)...], isPath, atStart: true)
                    }
                }
                for count in 0...text.count {
                    let taken = text.prefix(count)
                    if stars == 1, isPath, taken.contains("/") { return false }
                    if matches(after, text.dropFirst(count), isPath, atStart: false) { return true }
                }
                return false
            case "?":
                guard let scalar = text.first, !(isPath && scalar == "/") else { return false }
                return matches(rest, text.dropFirst(), isPath, atStart: false)
            case "[":
                let end = pattern.firstIndex(of: "]")!
                let inside = pattern[pattern.index(after: pattern.startIndex)..<end]
                guard let scalar = text.first, !(isPath && scalar == "/") else { return false }
                let isInside = inside.drop { $0 == "!" }.contains(scalar)
                guard isInside != inside.hasPrefix("!") else { return false }
                return matches(pattern[pattern.index(after: end)...], text.dropFirst(), isPath, atStart: false)
            case "\\":
                guard let literal = rest.first else { return text == "\\" }
                return text.first == literal
                    && matches(rest.dropFirst(), text.dropFirst(), isPath, atStart: literal == "/")
            default:
                return text.first == first && matches(rest, text.dropFirst(), isPath, atStart: first == "/")
            }
        }
    }
}

extension SeededRandom {
    fileprivate mutating func text(_ parts: [String], _ most: Int) -> String {
        (0..<Int.random(in: 0...most, using: &self)).map { _ in parts.randomElement(using: &self)! }.joined()
    }
}
