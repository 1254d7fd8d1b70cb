import AXAudit
import AXSyntax
import Testing

@testable import AXCommandLine

/// Sizes at which a cost that grows with a product would take minutes.
@Suite("Costs", .timeLimit(.minutes(5)))
struct CostTests {
    private static let count = 2_000

    private static func list(_ entry: (Int) -> String) -> String {
        "[" + (0..<count).map(entry).joined(separator: ",") + "]"
    }

    private static func configuration(_ key: String, _ entry: (Int) -> String) -> String {
        "{ \"\(key)\": \(list(entry)) }"
    }

    /// A screen with as many small buttons as there are patterns.
    private static let buttons =
        #"{ "axaudit": 1, "screen": { "name": "Home" }, "elements": "#
        + list { ##"{ "type": "button", "identifier": "id\##($0)", "frame": [0, \##($0 * 22), 20, 20] }"## } + "}"
    /// As many screens as there are patterns.
    private static let screens =
        #"{ "axaudit": 1, "screens": "#
        + list { #"{ "screen": { "name": "s\#($0)" }, "root": { "type": "button", "label": "Pay" } }"# } + "}"

    private func project(_ tree: String, _ configuration: String) throws -> TemporaryProject {
        let project = try TemporaryProject()
        try project.write(".axaudit.json", configuration)
        try project.write("tree.json", tree)
        return project
    }

    /// Lints with one rule, because the cost of patterns does not depend on rules.
    private func lint(_ tree: String, _ configuration: String) throws -> CommandResult {
        try project(tree, configuration).run("lint", "--only", "target-size", "@/tree.json")
    }

    static let elementPatterns: [String: String] = [
        "ignores by identifier": configuration("ignore") {
            ##"{ "rules": "*", "element": "#i*d*\##($0)q*", "reason": "r" }"##
        },
        "ignores of subtrees": configuration("ignore") {
            ##"{ "rules": "*", "element": "#i*d*\##($0)q*", "subtree": true, "reason": "r" }"##
        },
        "ignores by label": configuration("ignore") {
            #"{ "rules": "*", "element": "button \"*q\#($0)*\"", "reason": "r" }"#
        },
        "types": configuration("elements") { ##"{ "element": "#i*d*\##($0)q*", "type": "link" }"## },
        "owners": "{ \"owners\": {" + (0..<count).map { "\"#i*d*\($0)q*\": \"A\"" }.joined(separator: ",") + "} }",
    ]

    @Test("Patterns for elements", arguments: CostTests.elementPatterns.keys.sorted())
    func elements(kind: String) throws {
        let configuration = try #require(Self.elementPatterns[kind])
        #expect(try lint(Self.buttons, configuration).outcome == .failed)
    }

    static let screenPatterns: [String: String] = [
        "overrides": configuration("overrides") { #"{ "screens": ["*q\#($0)*"], "rules": { "label-blank": "off" } }"# },
        "ignores by screen": configuration("ignore") { #"{ "rules": "*", "screens": ["*q*\#($0)*"], "reason": "r" }"# },
        "ignores by path": configuration("ignore") {
            #"{ "rules": "*", "paths": ["**/q*\#($0)*/**"], "reason": "r" }"#
        },
        "expected screens": configuration("expectScreens") { "\"s*\($0)\"" },
    ]

    @Test("Patterns for screens", arguments: CostTests.screenPatterns.keys.sorted())
    func screens(kind: String) throws {
        let configuration = try #require(Self.screenPatterns[kind])
        #expect(try lint(Self.screens, configuration).outcome == .passed)
    }

    @Test("Journeys to elements, and on screens")
    func journeys() throws {
        let toElements = Self.configuration("journeys") {
            ##"{ "screen": "Ho*", "reach": "#i*d*\##($0)", "within": 9999 }"##
        }
        #expect(
            try project(Self.buttons, toElements).run("lint", "--only", "journey-length", "@/tree.json").outcome
                == .passed)
        let onScreens = Self.configuration("journeys") { #"{ "screen": "s*\#($0)", "reach": "Pax", "within": 0 }"# }
        let result = try project(Self.screens, onScreens).run("lint", "--only", "journey-length", "@/tree.json")
        #expect(result.outcome == .undecided && result.errors.contains("did you mean \"Pay\"?"))
    }

    @Test("Tasks and their screens")
    func tasks() throws {
        let tasks = (0..<Self.count).map { #""T\#($0)": ["s\#($0)", "s*\#($0)q"]"# }.joined(separator: ",")
        let project = try project(
            Self.screens,
            #"{ "criteria": { "title": "t", "product": { "name": "p" }, "author": { "name": "n", "email": "a@b.c" }, "#
                + "\"tasks\": {" + tasks + "} } }")
        let output = project.run("lint", "--only", "target-size", "-f", "criteria", "@/tree.json").output
        #expect(output.contains("T1999: 1 screen; not in this run: s*1999q"))
    }

    @Test("Sources with one text or many patterns of texts, and elements that show them", arguments: [true, false])
    func sources(isSame: Bool) throws {
        let labels = (0..<Self.count).map { isSame ? "Pay now" : "Item \($0) of row\($0) is here" }
        let elements = labels.enumerated().map {
            #"{ "type": "button", "label": "\#($1)", "frame": [0, \#($0 * 22), 20, 20] }"#
        }
        let project = try project(#"{ "axaudit": 1, "elements": [\#(elements.joined(separator: ","))] }"#, "{}")
        for number in 0..<Self.count {
            let text = isSame ? "Pay now" : #"Item \(item) of row\#(number) is here"#
            try project.write(
                "App/V\(number).swift", #"struct V: View { var body: some View { Button("\#(text)") {} } }"#)
        }
        let result = project.run(
            "lint", "--sources", "@/App", "--only", "target-size", "-f", "json", "@/tree.json")
        #expect(result.outcome == .failed)
        #expect(result.output.contains("V7.swift") != isSame)
    }

    @Test("Issues of Apple's audit on elements of one frame or of one label", arguments: [true, false])
    func issues(isOneFrame: Bool) throws {
        func frame(_ number: Int) -> Int { isOneFrame ? 60 : 60 * number }
        func label(_ number: Int) -> String { isOneFrame ? "B \(number)" : "B" }
        let tree =
            #"{ "axaudit": 1, "elements": "#
            + Self.list {
                #"{ "type": "button", "label": "\#(label($0))", "frame": [0, \#(frame($0)), 50, 50] }"#
            } + "}"
        let project = try project(tree, "{}")
        try project.write(
            "tree.audit.json",
            Self.list {
                #"{ "auditType": "hitRegion", "compactDescription": "Hit area", "elementAttributes": "#
                    + (isOneFrame ? "{" : #"{ "label": "\#(label($0))", "#)
                    + #""rect": { "x": 0, "y": \#(frame($0)), "width": 50, "height": 50 } } }"#
            })
        #expect(project.run("lint", "@/tree.json").output.contains("hit"))
    }

    @Test("Redactions of elements")
    func redactions() throws {
        let entries = Self.list { ##"{ "element": "#i*d*\##($0)*", "with": "x" }"## }
        let project = try project(Self.buttons, #"{ "snapshot": { "redact": "# + entries + "} }")
        let result = project.run("snapshot", "@/tree.json")
        #expect(result.outcome == .passed && result.output.contains("button"))
    }

    @Test("Proposed redactions")
    func proposal() throws {
        func capture(_ value: (Int) -> Int) -> String {
            #"{ "axaudit": 1, "screen": { "name": "Home" }, "elements": ["#
                + (0..<10_000).map {
                    ##"{ "type": "button", "identifier": "id\##($0)", "label": "\##(value($0))", "frame": [0, 0, 44, 44] }"##
                }.joined(separator: ",") + "] }"
        }
        let project = try TemporaryProject()
        try project.write("a.json", capture { $0 })
        try project.write("b.json", capture { $0 + 1 })
        let result = project.run("diff", "--no-config", "--propose-redactions", "@/a.json", "@/b.json")
        #expect(result.output.contains("#id9999"))
    }

    @Test("A label of several megabytes is reported with its whole length")
    func longLabel() throws {
        let label = String(repeating: "word ", count: 1 << 20)
        let project = try TemporaryProject()
        try project.write("a.json", #"{ "axaudit": 1, "root": { "type": "button", "label": "\#(label)" } }"#)
        let result = project.run("lint", "--no-config", "-f", "compact", "@/a.json")
        #expect(result.output.contains("label is 5242880 characters long"))
    }

    @Test("--verbose lists the slowest rules and regular expressions, and nothing else does")
    func times() throws {
        let project = try TemporaryProject()
        try project.write(
            "tree.json",
            #"{ "axaudit": 1, "root": { "type": "button", "label": "Find", "hint": "Finds a friend." } }"#)
        try project.write(
            ".axaudit.json",
            #"""
            { "customRules": [ { "id": "own", "message": "m", "reason": "r", "elements": { "label": { "regex": "^F" } },
                "expect": { "present": "hint" } } ] }
            """#)
        var environment = Environment(today: CalendarDay("2026-06-15"))
        environment.workingDirectory = project.folder
        let time = Lock(initialState: 0)
        environment.now = {
            time.withLock { milliseconds in
                milliseconds += 1
                return .milliseconds(milliseconds)
            }
        }
        let result = CommandLineTool.run(["lint", "-v", project.path("tree.json")], environment)
        #expect(result.errors.contains("note: slowest rules, on all screens together:\n  "))
        #expect(
            result.errors.contains(
                "note: slowest regular expressions of custom rules, on all screens together:\n  1.0 ms  /^F/\n"))
        time.withLock { $0 = 0 }
        let quiet = CommandLineTool.run(["lint", project.path("tree.json")], environment)
        #expect(!quiet.errors.contains("slowest"))
        #expect(time.withLock { $0 } == 0, "the clock is not read")
    }
}
