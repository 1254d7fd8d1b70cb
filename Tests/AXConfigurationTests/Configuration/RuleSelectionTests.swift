import AXConfiguration
import AXEngine
import AXTree
import TestSupport
import Testing

/// The order in which preset, configuration, overrides and command line are applied.
@Suite("Rule selection")
struct RuleSelectionTests {
    private func selection(
        _ text: String = "{}", _ options: [(String, String)] = [], allowsEmpty: Bool = false
    ) throws -> RuleSelection {
        let configuration = try Configuration(
            parsing: Array(text.utf8), file: "c.json", folder: "/p", rules: .tested)
        let changes = try options.map { name, value in
            switch name {
            case "preset": SelectionChange.preset(try #require(Preset(rawValue: value)), naming: .tested)
            case "rule": try SelectionChange.rule(value, .tested, naming: .tested)
            case "set": try SelectionChange.set(value, .tested, naming: .tested)
            default: try SelectionChange.only(value, .tested, naming: .tested)
            }
        }
        return RuleSelection(configuration, .tested, changes: changes, allowsEmpty: allowsEmpty)
    }

    /// The rules that run, with their severities.
    private func running(_ selection: RuleSelection, on screen: String = "S", path: String = "/p/a.json") -> [String] {
        selection.effectiveRules(on: ScreenID(name: screen, path: path)).filter(\.isOn).map {
            $0.severity == $0.rule.severity ? $0.rule.id : "\($0.rule.id)=\($0.severity.rawValue)"
        }
    }

    private func origin(_ id: String, _ selection: RuleSelection) -> String? {
        selection.effectiveRules(on: ScreenID(name: "S")).first { $0.rule.id == id }?.origin
            .description(naming: .tested)
    }

    @Test(
        "The rules that run",
        arguments: [
            ("{}", [], ["label-short", "must", "size"]),
            (#"{ "preset": "strict" }"#, [], ["label-opinion", "label-short", "must", "size"]),
            (#"{ "preset": "a11yuitests" }"#, [], ["label-extra", "must"]),
            (#"{ "rules": { "size": "off" } }"#, [], ["label-short", "must"]),
            (#"{ "rules": { "old-size": "warning" } }"#, [], ["label-short", "must", "size=warning"]),
            (
                #"{ "rules": { "label-opinion": "failure" } }"#, [],
                ["label-opinion=failure", "label-short", "must", "size"]
            ),
            // Parameters alone neither switch on nor off.
            (#"{ "rules": { "label-opinion": {}, "size": { "minimum": 3 } } }"#, [], ["label-short", "must", "size"]),
            // The entry of a rule outweighs that of its group in any order; a mandatory rule stays on.
            (#"{ "rules": { "label-short": "warning", "labels": "off" } }"#, [], ["label-short", "must", "size"]),
            (#"{ "rules": { "labels": "off" } }"#, [], ["must", "size"]),
            // The command line, from left to right.
            (#"{ "rules": { "size": "off" } }"#, [("rule", "size")], ["label-short", "must", "size"]),
            ("{}", [("rule", "size=off")], ["label-short", "must"]),
            (
                "{}", [("rule", "labels=off"), ("rule", "label-short=failure")],
                ["label-short=failure", "must", "size"]
            ),
            ("{}", [("rule", "label-short=failure"), ("rule", "labels=off")], ["must", "size"]),
            // A preset chooses rules; what was said of their severity stays.
            (
                #"{ "preset": "all", "rules": { "size": "warning" } }"#, [("preset", "recommended")],
                ["label-short", "must", "size=warning"]
            ),
            (
                #"{ "rules": { "size": "off" } }"#, [("preset", "strict")],
                ["label-opinion", "label-short", "must", "size"]
            ),
            (
                #"{ "rules": { "label-opinion": "failure" } }"#, [("preset", "a11yuitests")],
                ["label-extra", "must"]
            ),
            // Nothing else.
            ("{}", [("only", "size")], ["must", "size"]),
            ("{}", [("only", "old-size"), ("only", "label-short")], ["label-short", "must", "size"]),
            (#"{ "rules": { "size": "off" } }"#, [("only", "size")], ["must", "size"]),
            ("{}", [("only", "labels")], ["label-extra", "label-opinion", "label-short", "must"]),
            (
                #"{ "rules": { "label-short": "off" } }"#, [("only", "labels")],
                ["label-extra", "label-opinion", "must"]
            ),
            ("{}", [("rule", "label-short=off"), ("only", "labels")], ["label-extra", "label-opinion", "must"]),
            ("{}", [("only", "label-opinion")], ["label-extra", "label-opinion", "must"]),
            ("{}", [("only", "old")], ["label-extra", "must"]),
            (#"{ "preset": "a11yuitests" }"#, [("only", "size")], ["must", "size"]),
        ] as [(String, [(String, String)], [String])])
    func decides(text: String, options: [(String, String)], rules: [String]) throws {
        #expect(try running(selection(text, options)) == rules)
    }

    @Test("Mandatory rules run unless empty screens are allowed")
    func mandatory() throws {
        #expect(try running(selection(allowsEmpty: true)) == ["label-short", "size"])
        let selection = try selection("{}", [("only", "size")])
        #expect(origin("must", selection) == "cannot be switched off")
        #expect(throws: RuleOptionError.self) { try SelectionChange.rule("must=off", .tested, naming: .tested) }
    }

    @Test("Overrides apply to their screens and files only; names and files both have to match; the last override wins")
    func overrides() throws {
        let selection = try selection(
            """
            { "rules": { "size": "warning" },
              "overrides": [
                { "screens": ["Key*"], "rules": { "size": "off" } },
                { "paths": ["Legacy/**"], "rules": { "label-short": "off" } },
                { "screens": ["Keypad"], "paths": ["Legacy/*"], "rules": { "size": "failure" } } ] }
            """)
        #expect(running(selection) == ["label-short", "must", "size=warning"])
        #expect(running(selection, on: "Keyboard") == ["label-short", "must"])
        #expect(running(selection, on: "Home", path: "/p/Legacy/x/a.json") == ["must", "size=warning"])
        #expect(running(selection, on: "Keypad", path: "/p/Legacy/a.json") == ["must", "size"])
        #expect(running(selection, on: "Keypad", path: "/q/Legacy/a.json") == ["label-short", "must"])
        #expect(origin("size", selection) == "c.json:1:14")
    }

    @Test("The command line is applied after overrides")
    func commandLineLast() throws {
        let text =
            #"{ "overrides": [ { "screens": ["*"], "rules": { "size": { "severity": "off", "minimum": 3 } } } ] }"#
        let selection = try selection(text, [("rule", "size=warning"), ("set", "size.minimum=9.5")])
        #expect(running(selection) == ["label-short", "must", "size=warning"])
        let size = try #require(selection.effectiveRules(on: ScreenID(name: "S")).first { $0.rule.id == "size" })
        #expect(size.values.map(\.value) == [.number(9.5)])
        #expect(size.values.first?.origin.description == "--set size.minimum=9.5")
        #expect(size.origin.description == "--rule size=warning")
    }

    @Test(
        "A preset sets parameters that neither the configuration nor an option sets",
        arguments: [
            ("{}", [], []),
            (#"{ "preset": "strict" }"#, [], ["limit=20 preset strict"]),
            ("{}", [("preset", "strict")], ["limit=20 --preset strict"]),
            (#"{ "preset": "strict" }"#, [("preset", "recommended")], []),
            (#"{ "preset": "strict" }"#, [("preset", "all")], []),
            (#"{ "preset": "strict", "rules": { "graded": { "limit": 15 } } }"#, [], ["limit=15 c.json:1:46"]),
            (#"{ "rules": { "graded": { "limit": 15 } } }"#, [("preset", "strict")], ["limit=15 c.json:1:26"]),
            ("{}", [("set", "graded.limit=5"), ("preset", "strict")], ["limit=5 --set graded.limit=5"]),
        ] as [(String, [(String, String)], [String])])
    func presetValues(text: String, options: [(String, String)], expected: [String]) throws {
        let limit = Rule.Parameter("limit", default: 10.0, presets: [.strict: 20], "A test.")
        let graded = Rule(
            "graded", "A test.", severity: .failure, presets: [.recommended], needs: [], standards: [], why: "A test.",
            fix: "None.", parameters: [limit], examples: [], check: .screen { _, _ in })
        let index = RuleIndex([graded])
        let configuration = try Configuration(parsing: Array(text.utf8), file: "c.json", folder: "/p", rules: index)
        let changes = try options.map { name, value in
            name == "set"
                ? try SelectionChange.set(value, index, naming: .tested)
                : .preset(try #require(Preset(rawValue: value)), naming: .tested)
        }
        let selection = RuleSelection(configuration, index, changes: changes)
        let rule = try #require(selection.effectiveRules(on: ScreenID(name: "S")).first)
        #expect(rule.values.map { "\($0.name)=\($0.value) \($0.origin)" } == expected)
        #expect(rule.isOn)
    }

    @Test("The audit has the parameters and severities")
    func audit() throws {
        let selection = try selection(#"{ "rules": { "size": { "severity": "warning", "minimum": 3 } } }"#)
        let rule = try #require(
            selection.effectiveRules(on: ScreenID(name: "S")).first { $0.rule.id == "size" })
        #expect(rule.severity == .warning)
        #expect(rule.values.map(\.value) == [.number(3)])
        let screen = Screen.buttons("A")
        let audit = selection.audit(of: ScreenID(name: "S"), on: screen.platform)
        let finding = try #require(audit(screen).findings.last)
        #expect(finding.severity == .warning)
    }

    @Test(
        "Invalid options",
        arguments: [
            ("rule", "sizze", "--rule: unknown rule \"sizze\"; did you mean \"size\"?"),
            ("rule", "size=on", "--rule size: unknown severity \"on\"; expected one of off, warning, failure"),
            ("rule", "size=", "--rule size: unknown severity \"\"; expected one of off, warning, failure"),
            ("only", "lables", "--only: unknown rule \"lables\"; did you mean \"labels\"?"),
            ("set", "size", "--set size: expected <rule>.<parameter>=<value>"),
            ("set", "size=3", "--set size=3: expected <rule>.<parameter>=<value>"),
            ("set", "size.minimun=3", "--set size: unknown parameter \"minimun\"; did you mean \"minimum\"?"),
            ("set", "sise.minimum=3", "--set: unknown rule \"sise\"; did you mean \"size\"?"),
            ("set", "must.x=3", "--set must: must has no parameters"),
            ("set", "size.minimum=0.5", "--set size.minimum: found \"0.5\", expected a number from 1 to 100"),
            ("set", "size.minimum=large", "--set size.minimum: found \"large\", expected a number from 1 to 100"),
            ("set", "label-short.strict=yes", "--set label-short.strict: found \"yes\", expected true or false"),
        ])
    func wrong(name: String, value: String, message: String) {
        do throws(RuleOptionError) {
            switch name {
            case "rule": _ = try SelectionChange.rule(value, .tested, naming: .tested)
            case "set": _ = try SelectionChange.set(value, .tested, naming: .tested)
            default: _ = try SelectionChange.only(value, .tested, naming: .tested)
            }
            Issue.record("\(value) was taken")
        } catch {
            #expect(error.message == message)
        }
    }

    @Test("Extending merges rules one by one, replaces values and appends lists")
    func extending() throws {
        func read(_ text: String) throws -> Configuration {
            try Configuration(parsing: Array(text.utf8), file: "c.json", folder: "/p", rules: .tested)
        }
        let base = try read(
            """
            { "preset": "strict", "failOn": "warning", "rules": { "size": { "severity": "warning", "minimum": 3 } },
              "ignore": [ { "rules": ["size"], "reason": "base" } ], "exclude": ["x"], "baseline": "b.json" }
            """)
        let own = try read(
            #"{ "preset": "all", "rules": { "size": "failure" }, "ignore": [ { "rules": "*", "reason": "own" } ] }"#)
        let both = own.extending(base)
        #expect(both.preset?.value == .all)
        #expect(both.failOn?.value == .warning)
        #expect(both.ignores.map(\.reason) == ["base", "own"])
        #expect(both.exclude?.matches("/p/x/a.json") == true)
        #expect(both.baseline?.value == "/p/b.json")
        let size = try #require(
            RuleSelection(both, .tested).effectiveRules(on: ScreenID(name: "S")).first { $0.rule.id == "size" })
        #expect(size.severity == .failure)
        #expect(size.values.map(\.value) == [.number(3)])
    }

    @Test("Custom components get their configured type, and the last entry wins")
    func elements() throws {
        let configuration = try Configuration(
            parsing: Array(
                ##"{ "locale": "de", "elements": [ { "element": "#c*", "type": "link" }, { "element": "#card", "type": "button" } ] }"##
                    .utf8), file: "c.json", folder: "/p", rules: .tested)
        var tree = ElementTree()
        for identifier in ["card", "cap", "other"] {
            var element = Element(.other)
            element.identifier = identifier
            tree.add(element)
        }
        let screen = configuration.prepared(Screen(elements: tree.elements), as: ScreenID(name: "Cards"))
        #expect(screen.elements.map(\.type) == [.button, .link, .other])
        #expect(screen.locale == "de")
    }
}
