import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// Rules that a team declares in its configuration behave as built-in ones do, everywhere.
@Suite("Rules of a team's own")
struct CustomRuleTests {
    let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write(
            "Trees/cards.json",
            """
            { "axaudit": 1, "screen": { "name": "Cards", "width": 390, "height": 844 },
              "root": { "type": "application", "children": [
                { "type": "staticText", "label": "Cards", "traits": ["header"], "frame": [16, 50, 300, 40], "isAccessibilityElement": true },
                { "type": "collectionView", "identifier": "cards", "isAccessibilityElement": false, "frame": [0, 100, 390, 700], "children": [
                  { "type": "cell", "identifier": "card-1", "label": "Visa", "hint": "Shows the card", "traits": ["button"],
                    "frame": [16, 100, 358, 60], "isAccessibilityElement": true },
                  { "type": "cell", "identifier": "card-2", "label": "Master", "traits": ["button"], "value": "locked",
                    "frame": [16, 170, 358, 60], "isAccessibilityElement": true },
                  { "type": "cell", "identifier": "Card3", "label": "Visa", "hint": "Shows the card", "traits": [],
                    "frame": [16, 240, 358, 40], "isAccessibilityElement": true } ] },
                { "type": "button", "identifier": "add", "label": "Add", "traits": ["button"], "frame": [16, 790, 358, 44],
                  "isAccessibilityElement": true } ] } }
            """)
    }

    /// Writes a configuration with one rule over what `elements` describes.
    private func configure(_ elements: String, _ expect: String, more: String = "", beside: String = "") throws {
        try project.write(
            ".axaudit.json",
            """
            { "customRules": [ { "id": "our-rule", "message": "not as we want it", "reason": "we agreed on it",
                \(more) "elements": \(elements), "expect": \(expect) } ] \(beside) }
            """)
    }

    /// The identifiers of the elements that the rule reports.
    private func reported(_ options: String...) throws -> [[String]] {
        let result = run(["lint", "@/Trees", "-f", "json", "--only", "our-rule"] + options)
        let findings = result.json["findings"] as? [[String: Any]] ?? []
        return findings.map { finding in
            (finding["elements"] as? [[String: Any]] ?? []).map { $0["identifier"] as? String ?? "" }
        }
    }

    private func run(_ arguments: [String]) -> CommandResult {
        var environment = Environment(today: CalendarDay("2026-06-15"))
        environment.workingDirectory = project.folder
        return CommandLineTool.run(
            arguments.map { $0.replacingOccurrences(of: "@/", with: project.folder + "/") }, environment)
    }

    @Test("Two projects can have rules with the same id: each finding is explained by its own")
    func sameID() throws {
        for (folder, word) in [("A", "Apple"), ("B", "Banana")] {
            try project.write(
                "\(folder)/.axaudit.json",
                """
                { "customRules": [ { "id": "our-rule", "message": "not as \(word) wants it", "reason": "\(word) agreed on it",
                    "fix": "Ask \(word)", "elements": {}, "expect": { "present": "hint" } } ] }
                """)
            try project.write(
                "\(folder)/tree.json",
                """
                { "axaudit": 1, "screen": { "name": "\(folder)" },
                  "elements": [ { "type": "button", "label": "Close", "hint": null } ] }
                """)
        }
        func report(_ format: String) -> String {
            run(["lint", "@/A", "@/B", "--only", "our-rule", "-f", format]).output
        }
        for format in ["text", "markdown", "html", "sarif"] {
            let text = report(format)
            #expect(text.contains("Ask Apple.") && text.contains("Ask Banana."), "\(format): \(text)")
        }
        let github = report("github").split(separator: "\n")
        #expect(github.count == 2)
        for (line, word) in zip(github, ["Apple", "Banana"]) {
            #expect(line.contains("not as \(word) wants it") && line.contains("Ask \(word)."), "\(line)")
        }
        let log = try #require(JSONSerialization.jsonObject(with: Data(report("sarif").utf8)) as? [String: Any])
        let sarif = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = (sarif["tool"] as? [String: [String: Any]])?["driver"]
        let rules = try #require(driver?["rules"] as? [[String: Any]])
        let results = try #require(sarif["results"] as? [[String: Any]])
        for (result, word) in zip(results, ["Apple", "Banana"]) {
            let rule = try #require(result["ruleIndex"] as? Int)
            #expect("\(rules[rule])".contains("Ask \(word)"))
        }
        let page = report("html")
        #expect(page.contains("id=\"rule-our-rule\"") && page.contains("id=\"rule-our-rule-2\""))
        #expect(page.contains("href=\"#rule-our-rule\"") && page.contains("href=\"#rule-our-rule-2\""))
    }

    @Test(
        "Which elements, and what must hold",
        arguments: [
            // By type, trait, identifier, label, and the elements around.
            (#"{ "type": "cell" }"#, #"{ "present": "hint" }"#, [["card-2"]]),
            (#"{ "type": ["cell", "button"] }"#, #"{ "present": ["hint"] }"#, [["card-2"], ["add"]]),
            (#"{ "traits": "button" }"#, #"{ "absent": "value" }"#, [["card-2"]]),
            (#"{ "identifier": "card-*" }"#, #"{ "label": "Visa" }"#, [["card-2"]]),
            (#"{ "label": "V*" }"#, #"{ "traits": ["button"] }"#, [["Card3"]]),
            (#"{ "label": { "regex": "^(Visa|Add)$" } }"#, #"{ "type": "cell" }"#, [["add"]]),
            (
                #"{ "inside": { "identifier": "cards" } }"#, #"{ "identifier": { "regex": "^card-[0-9]+$" } }"#,
                [["Card3"]]
            ),
            (#"{ "type": "button" }"#, #"{ "inside": { "type": "collectionView" } }"#, [["add"]]),
            // Bounds, the least and the most included; a tenth of a point is forgiven.
            (#"{ "type": "cell" }"#, #"{ "length": { "label": { "maximum": 4 } } }"#, [["card-2"]]),
            (#"{ "type": "cell" }"#, #"{ "length": { "label": { "minimum": 4, "maximum": 6 } } }"#, []),
            (#"{ "type": "cell" }"#, #"{ "length": { "hint": { "minimum": 20 } } }"#, [["card-1"], ["Card3"]]),
            (#"{ "type": "cell" }"#, #"{ "size": { "minimumHeight": 60.05 } }"#, [["Card3"]]),
            (
                #"{ "type": "cell" }"#, #"{ "size": { "maximumHeight": 50, "minimumWidth": 358 } }"#,
                [["card-1"], ["card-2"]]
            ),
            (#"{ "type": "cell" }"#, #"{ "unique": "label" }"#, [["card-1", "Card3"]]),
            // Nothing is meant that VoiceOver does not stop on, unless it is said.
            (#"{ "identifier": "cards" }"#, #"{ "present": "label" }"#, []),
            (#"{}"#, #"{ "present": "identifier" }"#, [[""]]),
        ] as [(String, String, [[String]])])
    func holds(elements: String, expect: String, expected: [[String]]) throws {
        try configure(elements, expect)
        #expect(try reported() == expected)
    }

    @Test("What VoiceOver does not stop on is meant if that is said")
    func hidden() throws {
        try configure(#"{ "identifier": "cards" }"#, #"{ "present": "label" }"#, more: #""includeHidden": true,"#)
        #expect(try reported() == [["cards"]])
    }

    @Test("A finding has the message of the rule and the value found; it is a warning by default")
    func message() throws {
        try configure(#"{ "type": "cell" }"#, #"{ "present": "hint" }"#)
        let result = project.run("lint", "@/Trees", "--only", "our-rule")
        #expect(result.outcome == .passed)
        #expect(result.output.contains("not as we want it"))
        #expect(result.output.contains("it has no hint"))
        #expect(result.output.contains("We agreed on it."))
        try configure(#"{ "type": "cell" }"#, #"{ "present": "hint" }"#, more: #""severity": "failure","#)
        #expect(project.run("lint", "@/Trees").outcome == .failed)
    }

    @Test("Switched off, lowered, ignored and taken into a baseline as any rule is")
    func everywhere() throws {
        let (elements, expect, failure) = (
            #"{ "type": "cell" }"#, #"{ "present": "hint" }"#, #""severity": "failure","#
        )
        func verdict(_ beside: String, _ options: String...) throws -> CommandResult.Outcome {
            try configure(elements, expect, more: failure, beside: beside)
            return run(["lint", "@/Trees", "--only", "our-rule"] + options).outcome
        }
        #expect(try verdict("") == .failed)
        #expect(try verdict(#", "rules": { "our-rule": "warning" }"#) == .passed)
        #expect(try verdict(#", "rules": { "our-rule": "off" }"#, "--only", "custom") == .failed, "named itself")
        #expect(
            try verdict(##", "ignore": [ { "rules": ["our-rule"], "element": "#card-2", "reason": "later" } ]"##)
                == .passed)
        #expect(
            try verdict(#", "overrides": [ { "screens": ["Cards"], "rules": { "our-rule": "warning" } } ]"#)
                == .passed)
        #expect(try verdict("", "--rule", "our-rule=warning") == .passed)
        #expect(project.run("baseline", "create", "@/Trees").outcome == .passed)
        #expect(try verdict("") == .passed)
    }

    @Test("Listed, explained and shown")
    func catalogue() throws {
        try configure(#"{ "type": "cell" }"#, #"{ "present": "hint" }"#)
        #expect(project.run("rules").output.contains("our-rule"))
        let page = project.run("explain", "our-rule").output
        #expect(page.contains("Not as we want it."))
        #expect(page.contains("We agreed on it."))
        #expect(project.run("config", "show").output.contains("our-rule"))
        #expect(project.run("explain", "our-rul").errors.contains("did you mean \"our-rule\"?"))
    }

    @Test("An option that names a rule is understood where a configuration has it, and refused where none has")
    func options() throws {
        try configure(#"{ "type": "cell" }"#, #"{ "present": "hint" }"#)
        #expect(project.run("lint", "@/Trees", "--no-config", "--only", "our-rule").outcome == .undecided)
        // A second project without the rule: nothing of it runs there.
        try project.write("Other/.axaudit.json", "{}")
        try project.write("Other/screen.json", Tree.small("Other", "Small"))
        #expect(project.findings("@/Trees", "@/Other", "--only", "our-rule") == ["our-rule warning new"])
    }

    @Test("A configuration has the custom rules of the one it extends, and can configure them")
    func extended() throws {
        try configure(#"{ "type": "cell" }"#, #"{ "present": "hint" }"#)
        try project.write(
            "Trees/.axaudit.json", #"{ "extends": "../.axaudit.json", "rules": { "our-rule": "failure" } }"#)
        #expect(project.findings("@/Trees", "--only", "our-rule") == ["our-rule failure new"])
    }

    @Test("A dump that cannot tell what is asked leaves the rule unchecked")
    func notChecked() throws {
        try configure(#"{ "type": "button" }"#, #"{ "present": "hint" }"#)
        try project.write("Trees/cards.json", Tree.small("Small", "Add"))
        let result = project.run("lint", "@/Trees", "-f", "json", "--only", "our-rule")
        let screens = result.json["screens"] as? [[String: Any]]
        let notChecked = screens?.first?["notChecked"] as? [[String: String]]
        #expect(notChecked == [["rule": "our-rule", "reason": "this dump carries no hints"]])
    }

    @Test("A regular expression that does not finish is stopped, and the run has no verdict")
    func endless() throws {
        try configure(
            #"{ "identifier": "card-1" }"#, #"{ "label": { "regex": "(a|aa)+$" } }"#)
        let label = String(repeating: "a", count: 60) + "!"
        try project.write(
            "Trees/cards.json",
            #"{ "axaudit": 1, "elements": [ { "type": "cell", "identifier": "card-1", "label": "\#(label)" } ] }"#)
        let result = project.run("lint", "@/Trees", "-f", "json", "--only", "our-rule")
        let screens = result.json["screens"] as? [[String: Any]]
        let reason = (screens?.first?["notChecked"] as? [[String: String]])?.first?["reason"] ?? ""
        #expect(reason.contains("(a|aa)+$"))
        #expect(reason.contains("did not finish within"))
        #expect(result.outcome == .undecided && result.errors.contains("cards.json: our-rule: "), "\(result.errors)")
        // The archive of the run keeps that.
        _ = project.run("lint", "@/Trees", "-f", "archive=@/run.jsonl", "--only", "our-rule")
        let merged = project.run("merge", "@/run.jsonl")
        #expect(merged.outcome == .undecided && merged.errors.contains("did not finish within"))
    }
}
