import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// Where the configuration comes from, and its effect on `axaudit lint`.
@Suite("Configuration")
struct ConfigurationTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("Trees/a.json", Tree.small("Home", "Close"))
    }

    @Test("The closest file wins, upward to the repository's root, and nothing is merged")
    func closest() throws {
        #expect(project.findings("@/Trees/a.json") == ["target-size failure new"])
        try project.write(".axaudit.json", #"{ "rules": { "target-size": "off" } }"#)
        #expect(project.findings("@/Trees/a.json") == [])
        try project.write("Trees/.axaudit.json", "{}")
        #expect(project.findings("@/Trees/a.json") == ["target-size failure new"])
        try FileManager.default.removeItem(atPath: project.path("Trees/.axaudit.json"))
        try project.write("Trees/.git/HEAD", "")
        #expect(project.findings("@/Trees/a.json") == ["target-size failure new"])
    }

    @Test("Each input goes by its own closest file")
    func several() throws {
        try project.write("Other/b.json", Tree.small("Other", "Close"))
        try project.write("Other/.axaudit.json", #"{ "rules": { "target-size": "warning" } }"#)
        try project.write("Trees/.axaudit.json", #"{ "rules": { "target-size": "off" } }"#)
        #expect(project.findings("@/Trees", "@/Other") == ["target-size warning new"])
    }

    @Test("--config, --no-config and AXAUDIT_CONFIG")
    func chosen() throws {
        try project.write(".axaudit.json", #"{ "rules": { "target-size": "off" } }"#)
        try project.write("ci.json", #"{ "rules": { "target-size": "warning" } }"#)
        #expect(project.findings("@/Trees/a.json", "--no-config") == ["target-size failure new"])
        #expect(project.findings("@/Trees/a.json", "-c", "@/ci.json") == ["target-size warning new"])
        let environment: EnvironmentVariables = ["AXAUDIT_CONFIG": project.path("ci.json")]
        let byEnvironment = project.run("lint", "-f", "compact", "@/Trees/a.json", variables: environment)
        #expect(byEnvironment.output.contains(": warning: "))
        let without = project.run("lint", "-f", "compact", "--no-config", "@/Trees/a.json", variables: environment)
        #expect(without.output.contains(": failure: "))
        let both = project.run("lint", "-c", "@/ci.json", "--no-config", "@/Trees/a.json")
        #expect(both.outcome == .undecided && both.errors.contains("--config and --no-config"))
        let missing = project.run("lint", "-c", "@/none.json", "@/Trees/a.json")
        #expect(
            missing.outcome == .undecided && missing.errors == "none.json: cannot be read: no such file or directory\n")
        let variable = project.run("lint", "@/Trees/a.json", variables: ["AXAUDIT_CONFIG": project.path("none.json")])
        #expect(variable.outcome == .undecided)
        #expect(
            variable.errors.hasSuffix(
                "none.json: cannot be read: no such file or directory (named by AXAUDIT_CONFIG)\n"))
    }

    @Test("The configuration and its baseline are not inputs under any name")
    func ownFiles() throws {
        try project.write("Trees/axaudit.json", #"{ "baseline": "known.json" }"#)
        #expect(project.run("baseline", "create", "-c", "@/Trees/axaudit.json", "@/Trees").outcome == .passed)
        let result = project.run("lint", "-c", "@/Trees/axaudit.json", "@/Trees")
        #expect(result.outcome == .passed && result.errors.isEmpty, "\(result.errors)")
    }

    @Test("Comments and trailing commas are fine, and $schema")
    func comments() throws {
        try project.write(
            ".axaudit.json",
            """
            { "$schema": "https://example.com/axaudit.json", // a comment
              /* another */ "rules": { "target-size": "off", }, }
            """)
        #expect(project.findings("@/Trees/a.json") == [])
    }

    @Test("Errors are exit 2, all at once, with location and nearest word, and no report")
    func wrong() throws {
        try project.write(
            ".axaudit.json",
            """
            {
              "rules": { "target-siez": "off", "target-size": { "minimum": -1 } },
              "presett": "all",
              "ignore": [ { "rules": ["label-dupliate"] } ]
            }
            """)
        let result = project.run("lint", "@/Trees/a.json")
        #expect(result.outcome == .undecided && result.output.isEmpty)
        #expect(
            result.errors == """
                .axaudit.json:2:14: unknown rule "target-siez"; did you mean "target-size"?
                .axaudit.json:2:64: found -1, expected a number from 0 to 10000
                .axaudit.json:3:3: unknown key "presett"; did you mean "preset"?
                .axaudit.json:4:15: this ignore has no "reason"; expected a sentence that says why
                .axaudit.json:4:27: unknown rule "label-dupliate"; did you mean "label-duplicate"?

                """)
        #expect(project.run("config", "check").errors == result.errors)
        #expect(project.run("config", "show").errors == result.errors)
        #expect(project.run("baseline", "create", "@/Trees").errors == result.errors)
    }

    @Test("The errors of every configuration of a run are reported together")
    func wrongTwice() throws {
        try project.write("Trees/.axaudit.json", #"{ "presett": 1 }"#)
        try project.write("Other/b.json", Tree.clean)
        try project.write("Other/.axaudit.json", #"{ "failOn": 1 }"#)
        let result = project.run("lint", "@/Trees", "@/Other")
        #expect(result.outcome == .undecided)
        #expect(result.errors.split(separator: "\n").count == 2, "\(result.errors)")
    }

    // MARK: extends

    @Test("extends starts from another file, whose paths are relative to its folder")
    func extends() throws {
        try project.write(
            "base.json",
            """
            { "rules": { "target-size": { "severity": "warning", "minimum": 21 } }, "exclude": ["Trees/b.json"],
              "overrides": [ { "paths": ["Trees/c.json"], "rules": { "target-size": "off" } } ] }
            """)
        try project.write(
            "Trees/.axaudit.json", #"{ "extends": "../base.json", "rules": { "target-size": "failure" } }"#)
        try project.write("Trees/b.json", Tree.small("B", "Close"))
        try project.write("Trees/c.json", Tree.small("C", "Close"))
        let result = project.run("lint", "-f", "compact", "@/Trees")
        #expect(
            result.output.contains("Trees/a.json:1:") && result.output.contains("the minimum is 21×21 pt"),
            "\(result.output)")
        #expect(result.output.split(separator: "\n").count == 1)
        #expect(result.errors == "note: 1 file excluded\n")
    }

    @Test("The error for a cycle of extends or a missing file has the location that names it")
    func cycle() throws {
        try project.write(".axaudit.json", #"{ "extends": "b.json" }"#)
        try project.write("b.json", #"{ "extends": "./Trees/../c.json" }"#)
        try project.write("c.json", "{\n  \"extends\": \".axaudit.json\" }")
        var result = project.run("lint", "@/Trees")
        #expect(result.outcome == .undecided)
        #expect(
            result.errors
                == "c.json:2:14: circular \"extends\": .axaudit.json is already being extended\n"
        )
        try project.write("c.json", #"{ "extends": "d.json" }"#)
        result = project.run("lint", "@/Trees")
        #expect(result.errors == "c.json:1:14: d.json cannot be read: no such file or directory\n")
        try project.write("c.json", #"{ "presett": 1 }"#)
        result = project.run("lint", "@/Trees")
        #expect(result.errors == "c.json:1:3: unknown key \"presett\"; did you mean \"preset\"?\n")
        try project.write(".axaudit.json", #"{ "extends": ".axaudit.json" }"#)
        #expect(project.run("lint", "@/Trees").errors.contains("circular \"extends\":"))
    }

    // MARK: Effective settings

    @Test("Overrides by screen and by path; a screen without a name goes by its path")
    func overrides() throws {
        try project.write("Trees/b.json", Tree.small(nil, "Close"))
        try project.write("Trees/Legacy/c.json", Tree.small("Old", "Close"))
        try project.write(
            ".axaudit.json",
            """
            { "overrides": [ { "screens": ["Ho*"], "rules": { "target-size": "warning" } },
                             { "screens": ["Trees/b.json"], "rules": { "target-size": "off" } },
                             { "paths": ["Trees/Legacy/**"], "rules": { "touch": "off" } } ] }
            """)
        #expect(project.findings("@/Trees") == ["target-size warning new"])
    }

    @Test("Severity never changes what is shown, only what fails")
    func severity() throws {
        try project.write(".axaudit.json", #"{ "rules": { "target-size": "warning" } }"#)
        let result = project.run("lint", "@/Trees")
        #expect(result.outcome == .passed && result.output.contains("warning  target-size"))
        #expect(project.run("lint", "--rule", "target-size=failure", "@/Trees").outcome == .failed)
        try project.write(".axaudit.json", #"{ "rules": { "target-size": "warning" }, "failOn": "warning" }"#)
        #expect(project.run("lint", "@/Trees").outcome == .failed)
        #expect(project.run("lint", "--fail-on", "failure", "@/Trees").outcome == .passed)
        try project.write(".axaudit.json", #"{ "failOn": "never" }"#)
        let never = project.run("lint", "@/Trees")
        #expect(never.outcome == .passed && never.output.contains("failure  target-size"))
    }

    @Test("The command line beats the configuration")
    func commandLine() throws {
        try project.write(
            ".axaudit.json",
            #"{ "preset": "strict", "rules": { "target-size": { "severity": "off", "minimum": 10 } } }"#)
        #expect(project.findings("@/Trees") == [])
        #expect(project.findings("@/Trees", "--rule", "target-size", "--set", "target-size.minimum=44").count == 1)
        #expect(project.findings("@/Trees", "--rule", "target-size") == [])
        #expect(
            project.findings(
                "@/Trees", "--only", "touch", "--rule", "target-size-minimum=off", "--set=target-size.minimum=44") == []
        )
        #expect(
            project.findings("@/Trees", "--only", "target-size", "--set=target-size.minimum=44")
                == ["target-size failure new"])
        #expect(
            project.findings("@/Trees", "--preset", "a11yuitests", "--only", "a11yuitests-minimum-interactive-size")
                == [
                    "a11yuitests-minimum-interactive-size failure new",
                    "a11yuitests-minimum-interactive-size failure new",
                ])
    }

    @Test("All wrong options are reported at once, with the nearest word")
    func wrongOptions() {
        let result = project.run(
            "lint", "--rule", "target-siz=off", "--only", "touhc", "--set", "target-size.minimm=3", "@/Trees")
        #expect(result.outcome == .undecided)
        #expect(
            result.errors == """
                axaudit: --rule: unknown rule "target-siz"; did you mean "target-size"?
                axaudit: --set target-size: unknown parameter "minimm"; did you mean "minimum"?
                axaudit: --only: unknown rule "touhc"; did you mean "touch"?

                """)
    }

    @Test("Presets on the command line and in the configuration choose the rules that rules --preset lists")
    func presets() throws {
        for preset in Preset.allCases {
            let list = project.run("rules", "--preset", preset.rawValue).output
            let listed = list.split(separator: "\n").filter { $0.hasPrefix("  ") }
                .compactMap { $0.split(separator: " ").first.map(String.init) }
            let shown = project.run("config", "show", "--preset", preset.rawValue).output
            var running: Set<String> = []
            for line in shown.split(separator: "\n") {
                let cells = line.split(separator: " ").map(String.init)
                if cells.count > 1, Severity(rawValue: cells[1]) != nil { running.insert(cells[0]) }
            }
            #expect(running.subtracting(["failOn"]) == Set(listed).union(["tree-empty"]), "\(preset)")
        }
    }

    @Test("A11yUITests' buttonLabel or imageLabel chosen alone adds its labelPresence")
    func companions() throws {
        for rule in ["a11yuitests-button-label", "a11yuitests-image-label"] {
            let shown = project.run("config", "show", "--only", rule).output
            let line = shown.split(separator: "\n").first { $0.hasPrefix("a11yuitests-label-presence") }
            #expect(line?.contains("failure") == true && line?.hasSuffix("--only \(rule)") == true)
        }
        let alone = project.run("config", "show", "--only", "a11yuitests-header").output
        let line = alone.split(separator: "\n").first { $0.hasPrefix("a11yuitests-label-presence") }
        #expect(line?.contains("off") == true)
    }

    @Test("tree-empty cannot be switched off, ignored or baselined; --allow-empty allows empty screens")
    func treeEmpty() throws {
        try project.write("Trees/a.json", Tree.empty)
        #expect(project.findings("@/Trees", "--only", "target-size") == ["tree-empty failure new"])
        #expect(
            project.findings("@/Trees", "--preset", "a11yuitests", "--only", "a11yuitests-disabled").contains(
                "tree-empty failure new"))
        #expect(project.run("lint", "@/Trees", "--rule", "tree-empty=off").outcome == .undecided)
        try project.write(
            ".axaudit.json", #"{ "rules": { "structure": "off" }, "ignore": [ { "rules": "*", "reason": "x" } ] }"#)
        #expect(project.findings("@/Trees") == ["tree-empty failure new"])
        #expect(project.run("lint", "@/Trees").outcome == .undecided)
        #expect(project.run("baseline", "create", "@/Trees").outcome == .undecided)
        #expect(project.text(".axaudit-baseline.json") == nil)
        #expect(project.run("lint", "@/Trees", "--allow-empty").outcome == .passed)
        try project.write(".axaudit.json", #"{ "ignore": [ { "rules": ["tree-empty"], "reason": "x" } ] }"#)
        #expect(project.run("lint", "@/Trees").errors.contains("tree-empty cannot be ignored"))
    }

    @Test("include is what is read without a path, and what counts in folders; exclude leaves out named files too")
    func files() throws {
        try project.write("Trees/b.json", Tree.small("B", "Close"))
        try project.write("Notes/c.json", Tree.small("C", "Close"))
        try project.write("Trees/Generated/d.json", Tree.small("D", "Close"))
        try project.write(".axaudit.json", #"{ "include": ["Trees/**/*.json"], "exclude": ["Trees/Generated"] }"#)
        #expect(project.findings().count == 2)
        #expect(project.findings("@/Notes").isEmpty)
        #expect(project.findings("@/Notes/c.json").count == 1)
        let excluded = project.run("lint", "@/Trees/Generated/d.json")
        #expect(excluded.outcome == .passed && excluded.errors == "note: 1 file excluded\n")
    }

    @Test("A custom component has the type that the configuration gives it")
    func elements() throws {
        try project.write(
            "Trees/a.json",
            #"[ { "type": "other", "label": "Card", "identifier": "card-1", "frame": [0, 0, 20, 20] } ]"#)
        #expect(project.findings("@/Trees") == [])
        try project.write(".axaudit.json", ##"{ "elements": [ { "element": "#card-*", "type": "button" } ] }"##)
        #expect(project.findings("@/Trees") == ["target-size warning new"])
        #expect(project.run("show", "@/Trees/a.json").output.contains("Card. Button.  button #card-1"))
        #expect(project.run("show", "--no-config", "@/Trees/a.json").output.contains("Card  other #card-1"))
    }

    @Test("Standard input goes by the folder, or by the name it is given")
    func standardInput() throws {
        try project.write("Trees/.axaudit.json", #"{ "rules": { "target-size": "off" } }"#)
        let tree = Tree.small(nil, "Close")
        #expect(project.run("lint", "-", stdin: tree).outcome == .failed)
        #expect(project.run("lint", "-", "--stdin-filename", "@/Trees/x.json", stdin: tree).outcome == .passed)
    }
}
