import AXAudit
import AXSyntax
import Foundation
import Testing

@testable import AXCommandLine

/// `axaudit stream`: one answer a line, and the exit code.
@Suite("stream")
struct StreamCommandTests {
    private let project: TemporaryProject

    init() throws { project = try TemporaryProject() }

    /// Runs the command over lines that arrive in blocks of 64 bytes. Returns the result with the answers as its
    /// output.
    private func stream(_ lines: [String], _ options: String...) -> CommandResult {
        let input = Lock(initialState: Array(lines.map { $0 + "\n" }.joined().utf8))
        let output = Lock(initialState: "")
        var environment = Environment(today: CalendarDay("2026-06-15"))
        environment.workingDirectory = project.folder
        environment.nextInputBlock = { () throws(FileSystem.Failure) in
            input.withLock { rest in
                defer { rest.removeFirst(min(64, rest.count)) }
                return Array(rest.prefix(64))
            }
        }
        environment.writeOutput = { text in
            output.withLock { $0 += text }
            return true
        }
        var result = CommandLineTool.run(["stream"] + options, environment)
        #expect(result.output.isEmpty)
        result.output = output.withLock { $0 }
        return result
    }

    /// Returns the answers of a run as JSON objects.
    private func answers(_ result: CommandResult) throws -> [[String: Any]] {
        try result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }

    /// A tree without line breaks.
    private static let failure = Tree.failure
    private static let clean = Tree.clean
    private static let xml =
        #"<?xml version=\"1.0\"?>\n<XCUIElementTypeButton type=\"XCUIElementTypeButton\" label=\"\" enabled=\"true\" "#
        + #"visible=\"true\" accessible=\"true\" x=\"0\" y=\"100\" width=\"44\" height=\"44\"/>"#

    // MARK: Pictures

    @Test("A line names its picture below the working directory")
    func pictures() throws {
        try project.write("shots/a.txt", "")
        try Data(PicturedScreen.picture()).write(to: URL(filePath: project.path("shots/a.png")))
        func line(_ path: String) -> String { #"{"picture": "\#(path)", "tree": \#(PicturedScreen.tree)}"# }
        let result = stream([line("shots/a.png"), line("shots/b.png"), line("../a.png"), PicturedScreen.tree])
        let answers = try answers(result)
        try #require(answers.count == 4)
        func rules(_ index: Int) -> [String] {
            (answers[index]["findings"] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String }
        }
        #expect(rules(0).contains("text-contrast"))
        #expect(!rules(1).contains("text-contrast") && !rules(3).contains("text-contrast"))
        let reasons = (answers[1]["notChecked"] as? [[String: Any]] ?? []).compactMap { $0["reason"] as? String }
        #expect(reasons.contains { $0.contains("shots/b.png cannot be read") })
        let error = try #require(answers[2]["error"] as? [String: Any])
        #expect(
            error["message"] as? String
                == "found \"../a.png\", expected a path inside the folder of the dump")
        #expect(error["column"] as? Int == 13)
    }

    @Test("The line of a screen says that its contrast is low in one appearance of its group only")
    func appearances() throws {
        let lines = try [("base", 0x222222), ("dark", 0xAAAAAA)].map { variant, color in
            let png = Data(PicturedScreen.picture(UInt32(color)))
            try project.write("\(variant).txt", "")
            try png.write(to: URL(filePath: project.path("\(variant).png")))
            return #"{"name": "Pay \#(variant)", "group": "Pay", "variant": "\#(variant)", "#
                + #""picture": "\#(variant).png", "tree": \#(PicturedScreen.tree)}"#
        }
        let answers = try answers(stream(lines))
        try #require(answers.count == 2)
        let found = answers.map { ($0["findings"] as? [[String: Any]] ?? []).compactMap { $0["detail"] as? String } }
        #expect(found == [[], ["Low in dark, enough in base: 2.32:1 and 15.90:1"]])
    }

    // MARK: Answers

    @Test("Each line has one answer, in order, with the documented keys")
    func answers() throws {
        let result = stream([
            Self.clean, #"{"name": "Pay", "tree": \#(Self.failure), "locale": "de"}"#,
            #"{"name": "Xml", "source": "\#(Self.xml)"}"#, Self.failure,
        ])
        #expect(result.outcome == .failed)
        #expect(result.errors == "3 failures (gate: failure), 0 warnings, 4 lines\n")
        let answers = try answers(result)
        #expect(answers.map { $0["name"] as? String } == ["Clean", "Pay", "Xml", "line 4"])
        #expect(answers.map { $0["verdict"] as? String } == ["pass", "fail", "fail", "fail"])
        for answer in answers {
            #expect(Set(answer.keys) == ["version", "name", "verdict", "findings", "notChecked"])
            #expect(answer["version"] as? Int == 1)
        }
        let finding = try #require((answers[1]["findings"] as? [[String: Any]])?.first)
        #expect(finding["rule"] as? String == "target-size" && finding["state"] as? String == "new")
    }

    @Test("Findings are those of lint on the same screens")
    func sameAsLint() throws {
        try project.write("a.json", Self.failure)
        let lint = project.run("lint", "-f", "json", "@/a.json")
        let expected = try #require(lint.json["findings"] as? [[String: Any]])
        let found = try #require(try answers(stream([Self.failure])).first?["findings"] as? [[String: Any]])
        for key in ["rule", "severity", "state", "message", "key"] {
            #expect(found.map { $0[key] as? String } == expected.map { $0[key] as? String })
        }
        #expect(!found.isEmpty)
    }

    @Test("Locations are the line of the stream and the column in it, also inside an envelope and a string")
    func locations() throws {
        let line = #"{"name": "Ä", "tree": \#(Self.failure)}"#
        let source = #"{"name": "B", "source": "\#(Self.xml)"}"#
        let answers = try answers(stream([Self.clean, line, source]))
        func location(_ index: Int) throws -> [Int?] {
            let finding = try #require((answers[index]["findings"] as? [[String: Any]])?.first)
            let element = try #require((finding["elements"] as? [[String: Any]])?.first)
            return [element["line"] as? Int, element["column"] as? Int]
        }
        func column(of text: String, in line: String) throws -> Int {
            let range = try #require(line.range(of: text))
            return line.unicodeScalars.distance(from: line.startIndex, to: range.lowerBound) + 1
        }
        #expect(try location(1) == [2, column(of: #"{ "type": "button""#, in: line)])
        #expect(try location(2) == [3, column(of: "<XCUIElementTypeButton", in: source)])
    }

    @Test("A line says what was touched, by index or point, in a tree or a source")
    func touches() throws {
        let tree =
            #"{"axaudit": 1, "screen": {"platform": "android", "density": 1, "width": 360, "height": 640}, "root": {"#
            + #""type": "other", "platformType": "android.widget.FrameLayout", "frame": [0, 0, 360, 640], "children": ["#
            + #"{"type": "button", "platformType": "android.widget.Button", "text": "Write", "label": "Write", "#
            + #""frame": [0, 80, 360, 56], "flags": ["clickable", "focusable"]}, {"type": "staticText", "#
            + #""platformType": "android.widget.TextView", "text": "Tax office", "label": "Tax office", "#
            + #""frame": [0, 160, 360, 56]}]}}"#
        let source = try #require(String(bytes: JSONEncoder().encode(tree), encoding: .utf8))
        let lines = [
            #"{"touches": [{"element": 2, "changed": true}], "tree": \#(tree)}"#,
            #"{"source": \#(source), "touches": [{"at": [180, 188], "changed": true, "opened": "Letter"}]}"#,
            #"{"touches": [{"element": 1, "changed": true}, {"element": 2, "changed": false}], "tree": \#(tree)}"#,
            tree,
        ]
        let result = stream(lines, "--only", "touch-unreachable")
        #expect(result.outcome == .failed)
        let answers = try answers(result)
        let found = answers.map { ($0["findings"] as? [[String: Any]] ?? []).compactMap { $0["message"] as? String } }
        let message =
            "was tapped by the test and the screen changed, but neither it nor a view around it can be clicked, so "
            + "TalkBack does not offer to activate it"
        #expect(found == [[message], [message], [], []])
        #expect(answers.map { $0["verdict"] as? String } == ["fail", "fail", "pass", "pass"])
    }

    // MARK: Errors

    @Test(
        "A line that cannot be read has an answer with the location, and the rest is read",
        arguments: [
            (#"{"axaudit": 1,▶"#, "line 1", "found the end of the file, expected a key in double quotes"),
            ("▶", "line 1", "found an empty line, expected an accessibility tree"),
            (#"{"name": "A", "tree": ▶3}"#, "A", "found a number, expected an object or an array"),
            (#"{"name": "A", "source": ▶""}"#, "A", "found an empty string, expected a dump"),
            (#"{"name": "A", "source": ▶{}}"#, "A", "found an object, expected a string"),
            (#"{"name": "A", "tree": {}, ▶"surce": 1}"#, "A", #"unknown key "surce"; did you mean "source"?"#),
            (
                #"{"name": "A", "tree": {}, "source": ▶"x"}"#, "A",
                #"found both "tree" and "source", expected one of them"#
            ),
            (
                #"{"name": "A", "tree": {}, "format": ▶"wda-xm"}"#, "A",
                #"unknown format "wda-xm"; did you mean "wda-xml"?"#
            ),
            (
                #"{"name": "A", "tree": {"axaudit": 1, "elements": [{"type": ▶"buton"}]}}"#, "A",
                #"unknown element type "buton"; did you mean "button"?"#
            ),
            (
                #"{"name": "A", "touches": ▶3, "tree": \#(clean)}"#, "A",
                "found a number, expected a list of touches or null"
            ),
            (
                #"{"name": "A", "tree": \#(clean), "touches": [{"element": 0, ▶"chaged": true}]}"#, "A",
                #"unknown key of a touch "chaged"; did you mean "changed"?"#
            ),
            (
                #"{"name": "A", "tree": \#(clean), "touches": [{"element": 0}, ▶{"changed": true}]}"#, "A",
                #"found a touch without a place, expected "at" or "element""#
            ),
            (
                #"{"name": "A", "tree": \#(clean), "touches": [{"element": ▶-1}]}"#, "A",
                "found -1, expected the index of one of the 1 elements, from 0"
            ),
            (
                #"▶{"axaudit": 1, "screens": [{"elements": []}, {"elements": []}]}"#, "line 1",
                "found 2 screens, expected one in a line"
            ),
        ])
    func errors(marked: String, name: String, message: String) throws {
        // The mark is where the error is.
        let column = try #require(Array(marked.unicodeScalars).firstIndex(of: "▶")) + 1
        let result = stream([marked.replacingOccurrences(of: "▶", with: ""), Self.clean])
        #expect(result.outcome == .undecided)
        #expect(result.errors == "0 failures (gate: failure), 0 warnings, 1 line with an error, 2 lines\n")
        let answers = try answers(result)
        #expect(answers.count == 2 && answers.last?["verdict"] as? String == "pass")
        #expect(Set(answers[0].keys) == ["version", "name", "error"] && answers[0]["name"] as? String == name)
        let error = try #require(answers[0]["error"] as? [String: Any])
        #expect(error["message"] as? String == message)
        #expect(error["line"] as? Int == 1 && error["column"] as? Int == column)
    }

    @Test("A label cannot begin a line of the output or a command of a log")
    func hostileLabels() throws {
        let tree =
            #"{"axaudit": 1, "elements": [{"type": "button", "label": "a\n::error::x\u001b[31m##[error]", "#
            + #""frame": [0, 0, 9, 9]}]}"#
        let result = stream([tree, #"{"name": "\n::error::", "tree": \#(tree)}"#])
        let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 3 && lines.dropLast().allSatisfy { $0.hasPrefix(#"{"version": 1, "#) })
        #expect(!result.output.contains("\u{1B}") && !result.output.contains("##["))
    }

    // MARK: Exit codes

    @Test(
        "The exit code",
        arguments: [
            ([clean], [], CommandResult.Outcome.passed),
            ([], [], .passed),
            ([failure], [], .failed),
            ([failure], ["--fail-on", "never"], .passed),
            ([failure, "{"], [], .undecided),
            ([clean, "{"], ["--tolerate-errors"], .passed),
            ([failure, "{"], ["--tolerate-errors"], .failed),
            ([failure, "{"], ["--tolerate-errors", "--fail-on=never"], .passed),
            ([Tree.empty], [], .undecided),
            ([Tree.empty], ["--allow-empty"], .passed),
            ([warning], [], .passed),
            ([warning], ["--fail-on", "warning"], .failed),
            ([warning, warning], ["--max-warnings", "1"], .failed),
            ([warning, warning], ["--max-warnings=2"], .passed),
        ])
    func exitCodes(lines: [String], options: [String], outcome: CommandResult.Outcome) {
        let result =
            switch options.count {
            case 0: stream(lines)
            case 1: stream(lines, options[0])
            default: stream(lines, options[0], options[1])
            }
        #expect(result.outcome == outcome, "\(result.errors)")
    }

    private static let warning =
        #"{"axaudit": 1, "elements": [{"type": "button", "label": "F", "frame": [0, 0, 44, 44]}]}"#

    // MARK: Configuration

    @Test("Configuration, ignores and baseline of the working directory apply")
    func configuration() throws {
        try project.write(".axaudit.json", #"{ "rules": { "target-size": "off" } }"#)
        #expect(stream([Self.failure]).outcome == .passed)
        try project.write(
            ".axaudit.json",
            """
            { "ignore": [ { "rules": ["target-size"], "element": "button \\"Close\\"", "screens": ["Old*"],
                            "reason": "old screens are removed in May" } ] }
            """)
        let result = stream([
            #"{"name": "Old cart", "tree": \#(Self.failure)}"#, #"{"name": "Cart", "tree": \#(Self.failure)}"#,
        ])
        #expect(result.errors.hasPrefix("1 failure "))
    }

    @Test("A stream decides about its lines only: no screen and no journey is missing in it")
    func missing() throws {
        try project.write(
            ".axaudit.json",
            """
            { "expectScreens": ["Gone"],
              "journeys": [ { "screen": "Gone", "reach": "Pay", "within": 1 },
                            { "screen": "C*", "reach": "Buy", "within": 1 },
                            { "screen": "C*", "reach": "Close", "within": 0 } ] }
            """)
        try project.write("a.json", Self.clean)
        let lint = project.run("lint", "@/a.json", "-f", "json")
        #expect(lint.outcome == .undecided && (lint.json["errors"] as? [Any])?.count == 3)
        let result = stream([Self.clean])
        #expect(result.outcome == .passed && result.errors == "0 failures (gate: failure), 0 warnings, 1 line\n")
        #expect(stream([]).outcome == .passed)
        let notChecked = try #require(try answers(result).first?["notChecked"] as? [[String: String]])
        #expect(notChecked.contains(["rule": "journey-length", "reason": "this screen has no element \"Buy\""]))
        // What a line tells is decided.
        let back = #"{ "type": "button", "label": "Back", "frame": [0, 99, 44, 44] }"#
        let long = Self.clean.replacing("[ {", with: "[ \(back), {")
        let findings = try #require(try answers(stream([long])).first?["findings"] as? [[String: Any]])
        #expect(findings.compactMap { $0["rule"] as? String } == ["journey-length"])
    }

    @Test("A baseline counts each of its findings once, over all lines")
    func baseline() throws {
        try project.write("a.json", Tree.small("Cart", "Pay"))
        let line = try #require(project.text("a.json")).replacingOccurrences(of: "\n", with: " ")
        #expect(project.run("baseline", "create", "@/a.json", "--baseline", "@/base.json").outcome == .passed)
        let result = stream([line, line], "--baseline", project.path("base.json"))
        #expect(result.outcome == .failed && result.errors.hasPrefix("1 failure "))
        #expect(stream([line], "--baseline", project.path("base.json")).outcome == .passed)
    }

    @Test("With --archive the answers are an archive, of which merge makes the report of lint")
    func archive() throws {
        try project.write("trees/a.json", Tree.small("Cart", "Pay"))
        try project.write("trees/b.json", Tree.small("Home", "Open", "Close"))
        let lines = try ["a", "b"].map {
            try #require(project.text("trees/\($0).json")).replacingOccurrences(of: "\n", with: " ")
        }
        let stream = stream(lines, "--archive")
        #expect(stream.outcome == .failed && stream.output.split(separator: "\n").count == 4)
        try project.write("run.jsonl", stream.output)
        let merged = project.run("merge", "@/run.jsonl", "-f", "json").json
        let linted = project.run("lint", "@/trees", "-f", "json").json
        for key in ["summary", "causes", "verdict", "gate"] {
            #expect(
                try JSONSerialization.data(withJSONObject: [merged[key]], options: .sortedKeys)
                    == JSONSerialization.data(withJSONObject: [linted[key]], options: .sortedKeys), "\(key)")
        }
    }

    @Test("A line that cannot be read is an error of the archive")
    func archivedError() throws {
        try project.write("run.jsonl", stream([Self.clean, #"{"name": "Pay", "tree": 3}"#], "--archive").output)
        let merged = project.run("merge", "@/run.jsonl", "-f", "json")
        #expect(merged.outcome == .undecided)
        let error = try #require((merged.json["errors"] as? [[String: Any]])?.first)
        #expect(error["file"] as? String == "Pay" && error["line"] as? Int == 2)
    }

    @Test("Output that cannot be written ends the run")
    func brokenOutput() {
        var environment = Environment()
        environment.workingDirectory = project.folder
        environment.nextInputBlock = { () throws(FileSystem.Failure) in Array("{}\n".utf8) }
        environment.writeOutput = { _ in false }
        let result = CommandLineTool.run(["stream"], environment)
        #expect(result.outcome == .undecided && result.errors == "axaudit: standard output cannot be written\n")
    }
}
