import AXConfiguration
import AXEngine
import AXTree
import TestSupport
import Testing

/// The errors in `.axaudit.json`, with their locations and the nearest valid words.
@Suite("Configuration errors")
struct ConfigurationErrorTests {
    /// The errors of a configuration, without the file name.
    private func problems(_ text: String) -> [String] {
        do throws(SettingsErrors) {
            _ = try Configuration(parsing: Array(text.utf8), file: "c.json", folder: "/p", rules: .tested)
            return []
        } catch {
            return error.errors.map { $0.description(naming: .tested).replacing("c.json:", with: "") }
        }
    }

    @Test(
        "One error, its location and its message",
        arguments: [
            // The text as a whole.
            ("", "1:1: found an empty file, expected a JSON value"),
            ("[]", "1:1: found an array, expected an object with the configuration"),
            ("{ \"preset\": }", "1:13: found \"}\", expected a value"),
            ("{ /* open", "1:3: found an unterminated comment, expected \"*/\""),
            ("{\n<<<<<<< HEAD\n", "2:1: found an unresolved merge conflict, expected JSON"),
            // Keys.
            (#"{ "presets": "all" }"#, "1:3: unknown key \"presets\"; did you mean \"preset\"?"),
            (
                "{\n  \"preset\": \"all\",\n  \"preset\": \"all\" }",
                "3:3: found the duplicate key \"preset\", expected each key once"
            ),
            (#"{ "x-note": 1 }"#, "1:3: unknown key \"x-note\""),
            // Simple values.
            (#"{ "preset": "recomended" }"#, "1:13: unknown preset \"recomended\"; did you mean \"recommended\"?"),
            (
                #"{ "preset": "zzzzz" }"#,
                "1:13: unknown preset \"zzzzz\"; expected one of recommended, strict, wcag22-aa, variants, a11yuitests, all"
            ),
            (#"{ "preset": 7 }"#, "1:13: found 7, expected one of recommended"),
            (#"{ "failOn": "warnings" }"#, "1:13: unknown gate \"warnings\"; did you mean \"warning\"?"),
            (
                #"{ "locale": "english (US)" }"#,
                "1:13: found \"english (US)\", expected a language tag, e.g. en or pt-BR; did you mean \"en\"?"
            ),
            (#"{ "$schema": 1 }"#, "1:14: found 1, expected the address of a schema"),
            (#"{ "baseline": "" }"#, "1:15: found \"\", expected the path of a baseline"),
            (#"{ "include": "**" }"#, "1:14: found \"**\", expected a list of patterns"),
            (#"{ "exclude": [1] }"#, "1:15: found 1, expected a pattern"),
            (
                #"{ "extends": "https://example.com/a.json" }"#,
                "1:14: found \"https://example.com/a.json\", expected a path relative to this file"
            ),
            (#"{ "extends": "/etc/a.json" }"#, "1:14: found \"/etc/a.json\", expected a path relative to this file"),
            // Snapshots.
            (#"{ "snapshot": [] }"#, "1:15: found an array, expected an object with style, attributes or redact"),
            (
                #"{ "snapshot": { "stile": "text" } }"#,
                "1:17: unknown key of snapshot \"stile\"; did you mean \"style\"?"
            ),
            (#"{ "snapshot": { "style": "xml" } }"#, "1:26: unknown style \"xml\"; expected one of text, speech, json"),
            (
                #"{ "snapshot": { "attributes": ["lable"] } }"#,
                "1:32: unknown attribute \"lable\"; did you mean \"label\"?"
            ),
            (#"{ "snapshot": { "attributes": [] } }"#, "1:31: found an empty list, expected at least one attribute"),
            (#"{ "snapshot": { "redact": {} } }"#, "1:27: found an object, expected a list of redactions"),
            (#"{ "snapshot": { "redact": [ { "with": "x" } ] } }"#, "1:29: this redaction has neither"),
            (#"{ "snapshot": { "redact": [ { "match": "x" } ] } }"#, "1:29: this redaction has no \"with\""),
            (
                #"{ "snapshot": { "redact": [ { "match": "(", "with": "x" } ] } }"#,
                "1:40: found \"(\", expected a regular expression"
            ),
            (
                #"{ "snapshot": { "redact": [ { "match": "a", "with": "x", "attributes": ["frame"] } ] } }"#,
                "1:73: unknown attribute \"frame\""
            ),
            (
                #"{ "snapshot": { "redact": [ { "element": "clock", "with": "x" } ] } }"#,
                "1:42: found \"clock\", expected #identifier or type"
            ),
            // Rules.
            (#"{ "rules": [ "size" ] }"#, "1:12: found an array, expected an object whose keys are rule names"),
            (
                #"{ "rules": { "labl-short": "off" } }"#,
                "1:14: unknown rule \"labl-short\"; did you mean \"label-short\"?"
            ),
            (#"{ "rules": { "shape-siz": "off" } }"#, "1:14: unknown rule \"shape-siz\"; did you mean \"size\"?"),
            (#"{ "rules": { "labls": "off" } }"#, "1:14: unknown rule \"labls\"; did you mean \"labels\"?"),
            (#"{ "rules": { "qqqqqq": "off" } }"#, "1:14: unknown rule \"qqqqqq\"; axaudit rules lists all rules"),
            (#"{ "rules": { "size": "warn" } }"#, "1:22: unknown severity \"warn\"; did you mean \"warning\"?"),
            (
                #"{ "rules": { "size": "error" } }"#,
                "1:22: unknown severity \"error\"; expected one of off, warning, failure"
            ),
            (
                #"{ "rules": { "size": true } }"#,
                "1:22: found true, expected \"off\", \"warning\", \"failure\" or an object with severity and parameters"
            ),
            (#"{ "rules": { "size": { "severity": 2 } } }"#, "1:36: found 2, expected one of off, warning, failure"),
            (
                #"{ "rules": { "size": { "minimun": 2 } } }"#,
                "1:24: unknown parameter \"minimun\"; did you mean \"minimum\"?"
            ),
            (#"{ "rules": { "size": { "minimum": 101 } } }"#, "1:35: found 101, expected a number from 1 to 100"),
            (#"{ "rules": { "size": { "minimum": "44" } } }"#, "1:35: found \"44\", expected a number from 1 to 100"),
            (
                #"{ "rules": { "size": { "minimum": 1e999 } } }"#,
                "1:35: found 1e999, expected a number from 1 to 100"
            ),
            (
                #"{ "rules": { "label-short": { "length": 1.5 } } }"#,
                "1:41: found 1.5, expected a whole number from 0 to 10000"
            ),
            (#"{ "rules": { "label-short": { "strict": "yes" } } }"#, "1:41: found \"yes\", expected true or false"),
            (#"{ "rules": { "label-short": { "words": [ 1 ] } } }"#, "1:40: found an array, expected a list of words"),
            (
                #"{ "rules": { "labels": { "length": 2 } } }"#,
                "1:26: found \"length\", expected only \"severity\": labels is a group of rules"
            ),
            (
                #"{ "rules": { "must": "off" } }"#,
                "1:14: must cannot be switched off; use --allow-empty to allow empty screens"
            ),
            // Overrides.
            (#"{ "overrides": {} }"#, "1:16: found an object, expected a list of overrides"),
            (#"{ "overrides": [ { "rules": {} } ] }"#, "1:18: this override has neither \"screens\" nor \"paths\""),
            (#"{ "overrides": [ { "screens": ["A"] } ] }"#, "1:18: this override has no \"rules\""),
            (#"{ "overrides": [ { "screens": [], "rules": {} } ] }"#, "1:31: found an empty list"),
            (
                #"{ "overrides": [ { "screen": ["A"], "paths": ["b"], "rules": {} } ] }"#,
                "1:20: unknown key of an override \"screen\"; did you mean \"screens\"?"
            ),
            (
                #"{ "overrides": [ { "paths": ["b"], "rules": { "sise": "off" } } ] }"#,
                "1:47: unknown rule \"sise\"; did you mean \"size\"?"
            ),
            // Elements.
            (
                ##"{ "elements": [ { "element": "#a", "type": "buton" } ] }"##,
                "1:44: unknown element type \"buton\"; did you mean \"button\"?"
            ),
            (##"{ "elements": [ { "element": "#a" } ] }"##, "1:17: this element has no \"type\""),
            (
                #"{ "elements": [ { "element": "a", "type": "button" } ] }"#,
                "1:30: found \"a\", expected #identifier or type \"label\""
            ),
            // Ignores.
            (#"{ "ignore": [ { "rules": ["size"] } ] }"#, "1:15: this ignore has no \"reason\""),
            (
                #"{ "ignore": [ { "rules": ["size"], "reason": "  " } ] }"#,
                "1:46: found \"  \", expected a sentence that says why"
            ),
            (#"{ "ignore": [ { "reason": "x" } ] }"#, "1:15: this ignore has no \"rules\""),
            (
                #"{ "ignore": [ { "rules": "size", "reason": "x" } ] }"#,
                "1:26: found \"size\", expected a list of rules, or \"*\""
            ),
            (#"{ "ignore": [ { "rules": [], "reason": "x" } ] }"#, "1:26: found an empty list"),
            (#"{ "ignore": [ { "rules": ["*"], "reason": "x" } ] }"#, "1:27: found \"*\" in a list"),
            (
                #"{ "ignore": [ { "rules": ["sizes"], "reason": "x" } ] }"#,
                "1:27: unknown rule \"sizes\"; did you mean \"size\"?"
            ),
            (#"{ "ignore": [ { "rules": ["must"], "reason": "x" } ] }"#, "1:27: must cannot be ignored"),
            (
                #"{ "ignore": [ { "rules": "*", "reason": "x", "expires": "2027-02-29" } ] }"#,
                "1:57: found \"2027-02-29\", expected a date such as \"2027-03-31\""
            ),
            (
                #"{ "ignore": [ { "rules": "*", "reason": "x", "expires": "31.3.2027" } ] }"#,
                "1:57: found \"31.3.2027\", expected a date"
            ),
            (
                #"{ "ignore": [ { "rules": "*", "reason": "x", "expire": "2027-03-31" } ] }"#,
                "1:46: unknown key of an ignore \"expire\"; did you mean \"expires\"?"
            ),
            (
                #"{ "ignore": [ { "rules": "*", "reason": "x", "element": "image" } ] }"#,
                "1:57: found \"image\", expected #identifier"
            ),
            (
                ##"{ "ignore": [ { "rules": "*", "reason": "x", "element": "#" } ] }"##,
                "1:57: found \"#\", expected #identifier"
            ),
            (
                #"{ "ignore": [ { "rules": "*", "reason": "x", "element": "imag \"A\"" } ] }"#,
                "1:57: unknown element type \"imag\"; did you mean \"image\"?"
            ),
            (
                #"{ "ignore": [ { "rules": "*", "reason": "x", "subtree": true } ] }"#,
                "1:57: \"subtree\" requires \"element\""
            ),
        ])
    func one(text: String, problem: String) {
        let problems = problems(text)
        #expect(problems.count == 1, "\(problems)")
        #expect(problems.first?.hasPrefix(problem) == true, "\(problems)")
    }

    @Test(
        "An error in a custom rule, and its location",
        arguments: [
            (#"{ "customRules": { } }"#, "{ } }", "found an object, expected a list of rules"),
            (
                #"{ "customRules": [ { } ] }"#, "{ } ]",
                "this rule has no \"id\"; expected a name such as card-hint-missing"
            ),
            (custom(#""id": "Card Hint""#), "\"Card Hint", "expected lowercase letters, digits and single hyphens"),
            (custom(#""id": "size""#), "\"size", "the name \"size\" is already used"),
            (
                custom(#""id": "a", "sevrity": "failure""#), "\"sevrity",
                "unknown key of a custom rule \"sevrity\"; did you mean \"severity\"?"
            ),
            (custom(#""id": "a", "severity": "off""#), "\"off", "found \"off\", expected warning or failure"),
            (custom(elements: #"{ "typ": "x" }"#), "\"typ", "unknown key of elements \"typ\"; did you mean \"type\"?"),
            (custom(elements: #"{ "type": "buton" }"#), "\"buton", "did you mean \"button\"?"),
            (custom(elements: #"{ "traits": ["heading"] }"#), "\"heading", "unknown trait \"heading\""),
            (custom(elements: #"{ "label": { "regex": "(" } }"#), "\"(", "found \"(\", expected a regular expression"),
            (custom(elements: #"{ "label": { } }"#), "{ } }", "this condition has no \"regex\""),
            (custom(elements: #"{ "inside": { } }"#), "{ } }", "found an empty description"),
            (custom(expect: "{ }"), "{ } }", "\"expect\" has no requirements; expected at least one of type"),
            (custom(expect: #"{ "present": [] }"#), "[]", "found an empty list, expected at least one attribute"),
            (custom(expect: #"{ "present": "hnt" }"#), "\"hnt", "unknown attribute \"hnt\"; did you mean \"hint\"?"),
            (
                custom(expect: #"{ "absent": "hint", "present": "hint" }"#), "\"hint\", \"present",
                "\"hint\" cannot be both present and absent"
            ),
            (
                custom(expect: #"{ "length": { "label": { "minimum": 9, "maximum": 3 } } }"#), "3 }",
                "found the minimum 9 above the maximum 3"
            ),
            (
                custom(expect: #"{ "length": { "label": { "maximum": 2.5 } } }"#), "2.5",
                "found 2.5, expected a whole number, 0 or more"
            ),
            (
                custom(expect: #"{ "size": { "minimumWidth": -1 } }"#), "-1",
                "found -1, expected a number of points, 0 or more"
            ),
            (custom(expect: #"{ "size": { "minimumWith": 1 } }"#), "\"minimumWith", "did you mean \"minimumWidth\"?"),
            (custom(expect: #"{ "unique": "frame" }"#), "\"frame", "unknown attribute \"frame\""),
        ])
    func customRule(text: String, errorStart: String, problem: String) throws {
        let problems = problems(text)
        let start = try #require(text.range(of: errorStart)).lowerBound
        let column = text.distance(from: text.startIndex, to: start) + 1
        #expect(problems.contains { $0.hasPrefix("1:\(column): ") && $0.contains(problem) }, "\(problems)")
    }

    @Test("All errors at once, in the order of their locations")
    func several() {
        let text = """
            // Comments and trailing commas are fine.
            {
              "rules": { "sizee": "off", "label-short": { "length": -1, "lenght": 2, }, },
              "ignore": [ { "rules": ["nope-nope"], "reason": "é", "expires": 3 }, ],
              "presett": "all",
            }
            """
        #expect(
            problems(text) == [
                "3:14: unknown rule \"sizee\"; did you mean \"size\"?",
                "3:57: found -1, expected a whole number from 0 to 10000",
                "3:61: unknown parameter \"lenght\"; did you mean \"length\"?",
                "4:27: unknown rule \"nope-nope\"; axaudit rules lists all rules",
                "4:67: found 3, expected a date such as \"2027-03-31\"",
                "5:3: unknown key \"presett\"; did you mean \"preset\"?",
            ])
    }

    @Test(
        "Valid configurations",
        arguments: [
            "{}", "\u{FEFF}{}", "{ /* nothing */ }", #"{ "$schema": "x", "customRules": [], "snapshot": {} }"#,
            #"{ "rules": { "size": { } , "old-size": "off" } }"#, #"{ "locale": "zh-Hant-TW" }"#,
            #"{ "ignore": [ { "rules": "*", "reason": "x", "element": "* \"Ad*\"", "subtree": true } ] }"#,
            #"{ "ignore": [ { "rules": ["labels"], "reason": "x", "element": "text field \"\"", "expires": "2028-02-29" } ] }"#,
        ])
    func right(text: String) {
        #expect(problems(text) == [])
    }
}

extension RuleIndex {
    /// The rules for tests of configurations.
    static let tested = RuleIndex([
        .tried(
            "size", formerNames: ["old-size"], groups: ["touch"],
            parameters: [Rule.Parameter("minimum", default: 44.0, "A.", in: 1...100)]),
        .tried(
            "label-short", severity: .warning, groups: ["labels"],
            parameters: [
                Rule.Parameter("length", default: 2, "A."), Rule.Parameter("strict", default: false, "A."),
                Rule.Parameter("words", default: ["OK"], "A."),
            ]),
        .tried(
            "label-opinion", severity: .warning, presets: [.strict], groups: ["labels"], alsoSelects: ["label-extra"]
        ),
        .tried("label-extra", presets: [.a11yuitests], groups: ["old"]),
        .tried("must", groups: ["labels"], isMandatory: true),
    ])
}

extension Rule {
    /// A rule that reports every button.
    static func tried(
        _ id: String, severity: Severity = .failure, presets: [Preset] = [.recommended], formerNames: [FormerName] = [],
        groups: [String] = [], isMandatory: Bool = false, alsoSelects: [String] = [],
        parameters: [any RuleParameter] = []
    ) -> Rule {
        Rule(
            id, "A test.", severity: severity, presets: presets, groups: groups, formerNames: formerNames,
            alsoSelects: alsoSelects,
            needs: [.type], standards: [], why: "A test.", fix: "None.", isMandatory: isMandatory,
            parameters: parameters, examples: [],
            check: .eachElement { element, check in
                if element.type == .button, !isMandatory { check.report(element, "a button") }
            })
    }
}

/// A configuration with one custom rule.
private func custom(
    _ head: String = #""id": "card-hint""#, elements: String = "{}", expect: String = #"{ "present": "hint" }"#
) -> String {
    #"{ "customRules": [ { "message": "m", "reason": "r", \#(head), "elements": \#(elements), "expect": \#(expect) } ] }"#
}
