import Testing

@testable import AXCommandLine

/// Reports of many screens put the worst first.
@Suite("Reports of many screens")
struct ManyScreensTests {
    private let project: TemporaryProject

    /// Twelve screens: "a" has a warning, "m" a failure with a cause of its own, "x" and "y" share a failure; the
    /// others are clean.
    init() throws {
        project = try TemporaryProject()
        for name in ["b", "c", "d", "e", "f", "g", "h", "i"] {
            try project.write("d/\(name).json", Self.screen(name, #""label": "Close""#))
        }
        try project.write("d/a.json", Self.screen("a", #""label": "F""#))
        try project.write("d/m.json", Self.screen("m", #""label": "", "identifier": "pay""#))
        for name in ["x", "y"] {
            try project.write("d/\(name).json", Self.screen(name, #""label": "", "identifier": "menu""#))
        }
    }

    private static func screen(_ name: String, _ button: String) -> String {
        #"{"axaudit": 1, "screen": {"name": "\#(name)"}, "elements": [{"type": "button", "frame": [0, 0, 44, 44], \#(button)}]}"#
    }

    private func report(_ format: String) -> String { project.run("lint", "@/d", "-f", format).output }

    @Test(
        "Text begins with what is worst and the table of the rules; then causes on several screens, then the worst screens"
    )
    func text() {
        let text = report("text")
        let expected = [
            "worst screen: m, 1 failure\ncauses: 2 of 3 are failures\n", "failures  warnings  screens",
            "control-label-missing", "label-too-short", "on 2 screens: x and y",
        ]
        var rest = text[...]
        for part in expected + ["d/m.json", "d/a.json", "no findings on 8 of 12 screens"] {
            guard let range = rest.range(of: part) else {
                Issue.record("no \(part) after the parts before it: \(text)")
                return
            }
            rest = rest[range.upperBound...]
        }
        #expect(text.hasPrefix("worst screen: "), "\(text)")
    }

    @Test("A screen counts the findings that are listed above, too, and does not pass without the others")
    func listedAbove() throws {
        try project.write(
            "d/y.json",
            Self.screen("y", #""label": "", "identifier": "menu""#).replacing(
                "}]}", with: #"}, {"type": "button", "label": "G", "frame": [0, 100, 44, 44]}]}"#))
        let text = project.run("lint", "@/d", "-v").output
        #expect(text.contains(#/\nx  .*x\.json  1 failure, listed above\n/#), "\(text)")
        #expect(text.contains(#/\ny  .*y\.json  1 failure, 1 warning, 1 of them listed above\n/#), "\(text)")
        #expect(!text.contains(#/\n[xy]  .*no findings/#), "\(text)")
    }

    @Test("The causes of one rule are counted for each severity")
    func severities() throws {
        for name in ["b", "c"] {
            let disabled = #""label": "", "identifier": "send", "enabled": false"#
            try project.write("d/\(name).json", Self.screen(name, disabled))
        }
        let text = report("text")
        #expect(text.contains("  failure  control-label-missing  1 cause, 2 findings\n"), "\(text)")
        #expect(text.contains("  warning  control-label-missing  1 cause, 2 findings\n"), "\(text)")
    }

    @Test("Markdown has a row for each screen with findings, worst first, and a line for the others")
    func markdown() {
        let lines = report("markdown").split(separator: "\n").map(String.init)
        let rows = lines.filter { $0.hasPrefix("| `") }.map { $0.split(separator: "|")[0].split(separator: "`")[1] }
        #expect(rows == ["m", "x", "y", "a"])
        #expect(lines.contains("8 screens: b, c and 6 more: no findings"))
        let findings = lines.filter { $0.hasPrefix("- **failure**") || $0.hasPrefix("- **warning**") }
        #expect(findings.map { $0.hasPrefix("- **failure**") } == [true, true, false], "\(findings)")
    }

    @Test("GitHub has an annotation for each cause, failures first")
    func github() throws {
        let lines = report("github").split(separator: "\n")
        try #require(lines.count == 3, "\(lines)")
        #expect(lines[0].hasPrefix("::error file=") && lines[0].contains("; on 2 screens: x and y"), "\(lines)")
        #expect(lines[1].hasPrefix("::error file=") && lines[1].contains("m.json"), "\(lines)")
        #expect(lines[2].hasPrefix("::warning file="), "\(lines)")
        let all = project.run("lint", "@/d", "-f", "github", "--no-group").output
        #expect(all.split(separator: "\n").count == 4)
    }

    @Test("The end of a long name remains, because it tells screens apart")
    func names() throws {
        let folder = String(repeating: "long/", count: 20)
        for name in ["one@ax5", "two~de"] {
            let screen = Self.screen("", #""label": "", "identifier": "menu""#)
            try project.write("n/\(folder)\(name).json", screen.replacing(#""screen": {"name": ""}, "#, with: ""))
        }
        let text = project.run("lint", "@/n").output
        #expect(text.contains("one@ax5.json") && text.contains("two~de.json"), "\(text)")
    }

    @Test("A run whose reports go to files says on standard error what it found and wrote, unless it is quiet")
    func files() {
        let file = project.path("g.sarif")
        let result = project.run("lint", "@/d", "-f", "sarif=\(file)")
        #expect(result.output.isEmpty)
        #expect(result.errors.contains("3 failures (gate: failure), 1 warning"), "\(result.errors)")
        #expect(result.errors.contains("wrote g.sarif (12 screens, "), "\(result.errors)")
        #expect(project.run("lint", "@/d", "-q", "-f", "sarif=\(file)").errors.isEmpty)
        #expect(!project.run("lint", "@/d", "-f", "text", "-f", "sarif=\(file)").errors.contains("wrote"))
    }
}
