import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// `axaudit config` and `axaudit explain`.
@Suite("config and explain")
struct ConfigCommandTests {
    private let project: TemporaryProject

    init() throws { project = try TemporaryProject() }

    @Test("A file that is named is checked itself, under any name")
    func checkFile() throws {
        try project.write(".axaudit.json", "{}")
        try project.write("team/base.json", "{\n  \"presett\": \"strict\" }")
        try project.write("team/other.json", "{ \"preset\": \"nope\" }")
        #expect(
            project.run("config", "check", "@/team/base.json").errors
                == "team/base.json:2:3: unknown key \"presett\"; did you mean \"preset\"?\n")
        let both = project.run("config", "check", "@/team/base.json", "@/team/other.json", "@/.axaudit.json")
        #expect(both.outcome == .undecided)
        #expect(both.errors.contains("team/base.json:2:3: ") && both.errors.contains("team/other.json:1:13: "))
        #expect(project.run("config", "check", "@/team").output == ".axaudit.json: no errors\n")
        try project.write("team/base.json", "{ \"preset\": \"strict\" }")
        #expect(project.run("config", "check", "@/team/base.json").output == "team/base.json: no errors\n")
        #expect(
            project.run("config", "check", "@/team/none.json").errors
                == "axaudit: team/none.json: no such file or folder\n")
    }

    @Test("Messages name one word, one command and one punctuation mark")
    func wording() {
        #expect(
            project.run("explain", "target-siz").errors
                == "axaudit: unknown rule \"target-siz\"; did you mean \"target-size\"?\n")
        #expect(
            project.run("explain", "qqqqqq").errors
                == "axaudit: unknown rule \"qqqqqq\"; axaudit rules lists all rules\n")
    }

    @Test("init writes a valid file that changes no finding, and does not overwrite a file")
    func initialize() throws {
        try project.write("a.json", Tree.small("Home", "Close"))
        let before = project.findings("@/a.json")
        let result = project.run("config", "init")
        #expect(result.outcome == .passed && result.output.hasPrefix(".axaudit.json written"))
        let text = try #require(project.text(".axaudit.json"))
        #expect(text.contains("// ") && text.contains("\"ignore\""))
        #expect(project.run("config", "check").output == ".axaudit.json: no errors\n")
        #expect(project.findings("@/a.json") == before)
        try project.write(".axaudit.json", "{}")
        let again = project.run("config", "init")
        #expect(again.outcome == .undecided && again.errors.contains("already exists"))
        #expect(project.text(".axaudit.json") == "{}")
        #expect(project.run("config", "init", "@/Sub").outcome == .passed)
        #expect(project.text("Sub/.axaudit.json") == text)
    }

    @Test("The examples in the comments that init writes are valid")
    func commentedExamples() throws {
        _ = project.run("config", "init")
        let text = try #require(project.text(".axaudit.json"))
        // An example begins with a brace or a quote behind its slashes.
        let uncommented = text.split(separator: "\n").map { line in
            let content = line.drop { $0 == " " || $0 == "/" }
            let isExample = line.contains("// ") && (content.hasPrefix("{") || content.hasPrefix("\""))
            return isExample ? String(content) : String(line)
        }
        try project.write(".axaudit.json", uncommented.joined(separator: "\n"))
        #expect(project.run("config", "check").errors == "")
    }

    @Test("check finds the file or reports that there is none")
    func check() throws {
        try project.write(".git/HEAD", "")
        let none = project.run("config", "check")
        #expect(none.outcome == .undecided && none.errors.contains("no .axaudit.json found"))
        try project.write("other.json", #"{ "presett": 1 }"#)
        let wrong = project.run("config", "check", "-c", "@/other.json")
        #expect(wrong.errors == "other.json:1:3: unknown key \"presett\"; did you mean \"preset\"?\n")
    }

    @Test("show prints the effective settings of every rule and their origin")
    func show() throws {
        try project.write("Trees/a.json", Tree.small("Keypad", "Close"))
        try project.write(
            ".axaudit.json",
            """
            { "preset": "strict",
              "rules": { "target-size": { "severity": "warning", "minimum": 40 }, "label-blank": "off" },
              "overrides": [ { "screens": ["Key*"], "rules": { "label-too-short": "off" } } ] }
            """)
        func rows(_ output: String) -> [String: String] {
            let rows = output.split(separator: "\n").map { line in
                let cells = line.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
                return (cells[0], cells.dropFirst().joined(separator: " "))
            }
            return Dictionary(rows) { first, _ in first }
        }
        let folder = rows(project.run("config", "show").output)
        #expect(folder["configuration"] == ".axaudit.json")
        #expect(folder["preset"] == "strict .axaudit.json:1:13")
        #expect(folder["failOn"] == "failure default")
        #expect(folder["target-size"] == "warning .axaudit.json:2:14")
        #expect(folder["systemControls"] == "false default")
        #expect(folder["failureBelow"] == "44 preset strict")
        #expect(folder["label-blank"] == "off .axaudit.json:2:71")
        #expect(folder["label-too-short"] == "warning preset strict")
        #expect(folder.count >= Rule.all.count)
        let screen = rows(project.run("config", "show", "@/Trees/a.json", "--set", "target-size.minimum=41").output)
        #expect(screen["screen"] == "Keypad")
        #expect(screen["label-too-short"] == "off .axaudit.json:3:52 (override)")
        let text = project.run("config", "show", "--set", "target-size.minimum=41").output
        #expect(text.contains("41") && text.contains("--set target-size.minimum=41"))
        #expect(project.run("config", "show", "--no-config").output.hasPrefix("configuration  none\n"))
        #expect(project.run("config", "show", "@/none").outcome == .undecided)
    }

    @Test("show fits the width of the terminal, and loses nothing", arguments: [60, 80, 100])
    func width(columns: Int) throws {
        try project.write(
            ".axaudit.json",
            #"{ "rules": { "label-too-short": { "allowed": ["X", "OK"] }, "labels": "warning" } }"#)
        func words(_ text: String) -> [String] { text.split { $0 == " " || $0 == "\n" }.map(String.init) }
        func output(_ variables: EnvironmentVariables) -> String {
            var environment = Environment(variables: variables)
            environment.workingDirectory = project.folder
            let options = ["--preset", "all", "--set", "label-repeats-words.allowed=New York,Baden"]
            return CommandLineTool.run(["config", "show"] + options, environment).output
        }
        let (wide, narrow) = (output([:]), output(["COLUMNS": "\(columns)"]))
        #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= columns }, "\(narrow)")
        #expect(wide.split(separator: "\n").contains { $0.count > columns })
        // A word that is longer than a line breaks, so the letters are compared. A line does not begin with a colon.
        #expect(words(narrow).joined().replacing("\\u{3A}", with: ":") == words(wide).joined())
    }

    @Test("Schemas are JSON, and name every key, rule, parameter, type and attribute")
    func schemas() throws {
        let configuration = project.run("config", "schema")
        #expect(configuration.json["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
        let keys = try #require(configuration.json["properties"] as? [String: Any]).keys
        #expect(
            Set(keys) == [
                "$schema", "extends", "preset", "locale", "configurations", "density", "rules", "overrides", "elements",
                "ignore",
                "customRules", "includeSystem", "systemScreens", "snapshot", "baseline", "failOn", "expectScreens",
                "journeys", "owners", "variants",
                "criteria", "pictures", "include", "exclude", "sources",
            ])
        for rule in Rule.all {
            #expect(configuration.output.contains("\"\(rule.id)\": {"))
            for parameter in rule.parameters { #expect(configuration.output.contains("\"\(parameter.name)\": {")) }
        }
        let tree = project.run("config", "schema", "--tree")
        #expect(!tree.json.isEmpty)
        for attribute in Attribute.allCases { #expect(tree.output.contains("\"\(attribute.name)\": {")) }
        for type in ElementType.allCases { #expect(tree.output.contains("\"\(type.name)\"")) }
        let report = project.run("config", "schema", "--report")
        let required = try #require(report.json["required"] as? [String])
        try project.write("a.json", Tree.small("Home", "Close"))
        #expect(Set(required) == Set(project.run("lint", "-f", "json", "--no-group", "@/a.json").json.keys))
        #expect(project.run("config", "schema", "--tree", "--report").outcome == .undecided)
    }

    @Test(
        "explain --all has what a page needs, for every rule",
        arguments: Rule.all.filter { !$0.isIn(.a11yuitests) }.map(\.id)
    )
    func explain(id: String) throws {
        let page = project.run("explain", id, "--all").output
        let rule = try #require(Rule.all.first { $0.id == id })
        var headings = ["## Why", "## Fix", "## Standards", "## Examples"]
        if rule.platforms.contains(.iOS) {
            headings += ["In UIKit:", "In SwiftUI:", "## Known limits", "## A11yUITests"]
        }
        if rule.platforms.count > 1 { headings += ["## iOS", "## Android"] }
        for heading in headings { #expect(page.contains(heading), "\(heading)") }
        #expect(page.contains("## Parameters") == !rule.parameters.isEmpty)
        guard rule.platforms.contains(.iOS) else { return }
        let guide = rule.guide(on: .iOS)
        #expect(guide.snippets.count == 2)
        for part in guide.snippets.map(\.code) + guide.limits { #expect(!part.isEmpty && page.contains(part)) }
    }

    @Test("A command of two words, by one of them or by a wrong one")
    func grammar() {
        let one = project.run("config")
        #expect(one.outcome == .undecided)
        #expect(one.errors == "axaudit: config needs a second word, expected one of init, show, check, schema\n")
        #expect(
            project.run("baseline", "updat").errors
                == "axaudit: unknown command \"baseline updat\"; did you mean \"baseline update\"?\n")
        #expect(project.run("help", "config").output.contains("config schema"))
        #expect(project.run("config", "--help").output == (project.run("help", "config").output))
        #expect(project.run("help", "config", "show").output.contains("Usage: axaudit config show"))
        #expect(project.run("config", "show", "--help").output.contains("Usage: axaudit config show"))
        #expect(project.run("-q", "config", "show", "--no-config").outcome == .passed)
    }
}
