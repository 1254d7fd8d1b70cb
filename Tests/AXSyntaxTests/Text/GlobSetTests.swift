import Foundation
import TestSupport
import Testing

@testable import AXSyntax

/// `Glob`, which matches one pattern, is the second implementation.
@Suite("Sets of globs")
struct GlobSetTests {
    @Test("Matches what each of the globs matches", arguments: [false, true])
    func likeEachGlob(isPath: Bool) {
        var random = SeededRandom(isPath ? 1 : 2)
        let parts = [
            "a", "b", "c", "/", "*", "**", "**/", "?", "[ab]", "[!a]", "[a-c]", "{a,bc}", "{*,b}", "\\*", "é",
            "e\u{301}",
            "\u{301}", "👩‍👧", "\r\n", "]", "}", ",",
        ]
        let letters = ["a", "b", "c", "/", "*", "é", "e\u{301}", "\u{301}", "👩‍👧", "\r\n", "\n", "]", "}", ","]
        func text(of parts: [String], upTo count: Int) -> String {
            (0..<Int.random(in: 0...count, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
                .joined()
        }
        for _ in 0..<150 {
            let patterns = (0..<Int.random(in: 0...40, using: &random)).map { _ in text(of: parts, upTo: 6) }
            let globs = patterns.map { Glob($0, isPath: isPath) }
            let set = GlobSet(patterns, isPath: isPath)
            for _ in 0..<40 {
                let text = text(of: letters, upTo: 8)
                let expected = globs.indices.filter { globs[$0].matches(text) }
                #expect(set.matches(text) == expected, "\(patterns) on \(text.debugDescription)")
                #expect(set.matchesAny(text) == !expected.isEmpty)
            }
        }
    }

    @Test(
        "Twice as many patterns take hardly more steps",
        arguments: ["id#", "id#*", "*#", "*d#*", "i*d*#q*", "{id,x}#{a,b}", "[a-z]d#"])
    func cost(_ pattern: String) {
        func steps(_ count: Int) -> Int {
            let set = GlobSet((0..<count).map { pattern.replacingOccurrences(of: "#", with: "\($0)") })
            var steps = 0
            for number in 0..<200 { _ = set.matches("id\(number * 7)", counting: &steps) }
            return steps
        }
        #expect(steps(4_000) < steps(2_000) * 3 / 2)
    }

    @Test("Stops reading a text that no pattern can match any more")
    func stopsReading() {
        let set = GlobSet(["a*", "b?"])
        var steps = 0
        #expect(set.matches("a" + String(repeating: "x", count: 10_000), counting: &steps) == [0])
        #expect(set.matches("c" + String(repeating: "x", count: 10_000), counting: &steps) == [])
        #expect(steps < 10)
    }
}
