import AXAudit
import Testing

@testable import AXCommandLine

/// Ignores in the configuration.
@Suite("Ignoring")
struct IgnoreTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("home.json", Tree.small("Home", "Close", "Pay"))
    }

    private func ignore(_ entries: String) throws {
        try project.write(".axaudit.json", "{ \"ignore\": [\n\(entries) ] }")
    }

    private let close = ##"{ "rules": ["target-size"], "element": "#close", "reason": "SDK banner, ticket 4711""##

    @Test("This rule on this element, and neither the rule everywhere nor the element for all rules")
    func one() throws {
        try ignore(close + " }")
        #expect(project.findings("@/home.json") == ["target-size failure suppressed", "target-size failure new"])
        try project.write(
            "home.json", Tree.small("Home", "Close").replacing("\"label\": \"Close\"", with: "\"label\": \"\""))
        #expect(
            project.findings("@/home.json") == [
                "control-label-missing failure new", "target-size failure suppressed",
            ])
    }

    @Test("Suppressed findings are counted, and have state and reason in machine formats")
    func counted() throws {
        try ignore(close + " }")
        let text = project.run("lint", "@/home.json").output
        #expect(text.contains("1 failure (gate: failure), 0 warnings, 1 suppressed"))
        #expect(!text.contains("button \"Close\": is 20×20 pt"))
        let json = project.run("lint", "-f", "json", "@/home.json").json
        #expect((json["summary"] as? [String: Any])?["suppressed"] as? Int == 1)
        let findings = try #require(json["findings"] as? [[String: Any]])
        #expect(findings.compactMap { $0["reason"] as? String } == ["SDK banner, ticket 4711"])
    }

    @Test("Screens and paths narrow an entry")
    func scope() throws {
        try ignore(close + #", "screens": ["Home*"], "paths": ["*.json"] }"#)
        #expect(project.findings("@/home.json").first == "target-size failure suppressed")
        try ignore(close + #", "screens": ["Settings"] }"#)
        #expect(project.findings("@/home.json").first == "target-size failure new")
    }

    @Test("Every rule only if it is written out; --ignore-identifier does the same for one run")
    func everyRule() throws {
        try ignore(##"{ "rules": "*", "element": "#*", "reason": "vendor" }"##)
        #expect(project.run("lint", "@/home.json").outcome == .passed)
        #expect(
            project.findings("@/home.json", "--no-config", "--ignore-identifier", "cl*")
                == ["target-size failure suppressed", "target-size failure new"])
        let both = project.run(
            "lint", "--no-config", "--ignore-identifier", "close", "--ignore-identifier=pay", "@/home.json")
        #expect(both.outcome == .passed && both.output.contains("2 suppressed"))
    }

    @Test("--ignore-identifier takes an identifier with and without a number sign, and says if it matched nothing")
    func identifierOption() throws {
        for pattern in ["close", "#close", "cl*", "#cl*"] {
            let result = project.run("lint", "--ignore-identifier", pattern, "@/home.json")
            #expect(result.output.contains("1 suppressed"), "\(pattern)")
            #expect(result.errors.isEmpty, "\(result.errors)")
        }
        try project.write("marked.json", Tree.small("Marked", "Close").replacing("\"close\"", with: "\"#close\""))
        #expect(
            project.findings("@/marked.json", "--ignore-identifier", "#close") == ["target-size failure suppressed"])
        #expect(project.findings("@/marked.json", "--ignore-identifier", "close") == ["target-size failure new"])
        let none = project.run("lint", "--ignore-identifier", "#clse", "--ignore-identifier=pay", "@/home.json")
        #expect(none.errors == "warning: --ignore-identifier #clse matched nothing\n")
        // Of a partial run nothing is known.
        #expect(
            project.run("lint", "--ignore-identifier", "clse", "--only", "label-blank", "@/home.json").errors.isEmpty)
        // An option that matched in one of two projects is of use.
        try project.write("A/.axaudit.json", "{}")
        try project.write("A/a.json", Tree.small("A", "Close"))
        try project.write("B/.axaudit.json", "{}")
        try project.write("B/b.json", Tree.small("B", "Next"))
        #expect(project.run("lint", "--ignore-identifier", "close", "@/A", "@/B").errors.isEmpty)
    }

    @Test("A label matches in its composed and its decomposed form, with and without wildcards")
    func normalization() throws {
        try project.write("home.json", Tree.small("Home", "Cafe\u{301}"))
        for pattern in ["Caf\u{E9}", "Caf\u{E9}*", "Cafe\u{301}", "C*e\u{301}", "*\u{E9}"] {
            try ignore(
                "{ \"rules\": [\"target-size\"], \"element\": \"button \\\"\(pattern)\\\"\", \"reason\": \"x\" }")
            #expect(project.findings("@/home.json") == ["target-size failure suppressed"], "\(pattern)")
        }
    }

    @Test("A subtree is ignored with its root, if that is asked for")
    func subtree() throws {
        try project.write(
            "ad.json",
            """
            { "axaudit": 1, "screen": { "name": "Ad" }, "root": { "type": "application", "isAccessibilityElement": false,
              "children": [ { "type": "other", "identifier": "ad", "isAccessibilityElement": false, "children": [
                { "type": "button", "label": "Close", "frame": [0, 0, 9, 9], "isAccessibilityElement": true } ] } ] } }
            """)
        let entry = ##"{ "rules": ["target-size"], "element": "#ad", "reason": "SDK""##
        try ignore(entry + " }")
        #expect(project.findings("@/ad.json") == ["target-size warning new"])
        try ignore(entry + ", \"subtree\": true }")
        #expect(project.findings("@/ad.json") == ["target-size warning suppressed"])
    }

    @Test("A reason is mandatory, and --require-expiry asks for an expiry")
    func reason() throws {
        try ignore(##"{ "rules": ["target-size"], "element": "#close" }"##)
        let result = project.run("lint", "@/home.json")
        #expect(result.outcome == .undecided)
        #expect(
            result.errors == ".axaudit.json:2:1: this ignore has no \"reason\"; expected a sentence that says why\n")
        try ignore(close + " }")
        let lasting = project.run("lint", "--require-expiry", "@/home.json")
        #expect(lasting.outcome == .undecided)
        #expect(
            lasting.errors == ".axaudit.json:2:1: this ignore has no \"expires\", which --require-expiry requires\n")
        try ignore(close + #", "expires": "2027-03-31" }"#)
        #expect(project.run("lint", "--require-expiry", "@/home.json").outcome == .failed)
    }

    @Test("After an ignore expires its findings are reported again, and a warning names the entry")
    func expired() throws {
        try ignore(close + #", "expires": "2027-03-31" }"#)
        #expect(project.findings("@/home.json", today: "2027-03-31").first == "target-size failure suppressed")
        #expect(project.findings("@/home.json", today: "2027-04-01").first == "target-size failure new")
        let result = project.run("lint", "@/home.json", today: "2027-04-01")
        #expect(
            result.errors
                == ".axaudit.json:2:1: warning: this ignore expired on 2027-03-31, so its findings are reported again: target-size on #close (SDK banner, ticket 4711)\n"
        )
        #expect(
            project.run("lint", "@/home.json", "--fail-on", "never", "--fail-on-unused", today: "2027-04-01")
                .outcome == .passed)
        #expect(project.run("config", "check", today: "2027-04-01").errors.contains("expired on 2027-03-31"))
    }

    @Test("An entry that matched nothing is reported; it fails the run only if asked to")
    func unused() throws {
        try ignore(##"{ "rules": ["target-size"], "element": "#gone", "reason": "old banner" }"##)
        let result = project.run("lint", "--fail-on", "never", "@/home.json")
        #expect(result.outcome == .passed)
        #expect(
            result.errors
                == ".axaudit.json:2:1: warning: this ignore matched nothing: target-size on #gone (old banner)\n")
        let failing = project.run("lint", "--fail-on", "never", "--fail-on-unused", "@/home.json")
        #expect(failing.outcome == .failed)
        #expect(failing.output.contains("failed by 1 unused ignore"))
        let json = project.run("lint", "--fail-on", "never", "--fail-on-unused", "-f", "json", "@/home.json")
        #expect(json.json["verdict"] as? String == "fail")
    }

    @Test("A partial run does not accuse: other screens, other rules, rules that could not be checked")
    func partial() throws {
        try project.write("other.json", Tree.small("Other", "Next"))
        try ignore(close + #", "screens": ["Home"] }"#)
        #expect(project.run("lint", "@/other.json").errors.isEmpty)
        #expect(project.run("lint", "--only", "label-blank", "@/home.json").errors.isEmpty)
        #expect(project.run("lint", "--rule", "target-size=off", "@/home.json").errors.isEmpty)
        try ignore(##"{ "rules": "*", "element": "#gone", "reason": "x" }"##)
        #expect(project.run("lint", "--only", "label-blank", "@/home.json").errors.isEmpty)
        try project.write(
            "bare.json",
            #"{ "axaudit": 1, "screen": { "name": "Home" }, "elements": [ { "type": "button", "label": "Close" } ] }"#)
        try ignore(close + " }")
        #expect(project.run("lint", "@/bare.json").errors.isEmpty)
    }

    @Test("An entry that two configurations share is of use if one of them uses it")
    func shared() throws {
        try project.write("base.json", "{ \"ignore\": [ \(close) } ] }")
        try project.write("A/.axaudit.json", #"{ "extends": "../base.json" }"#)
        try project.write("B/.axaudit.json", #"{ "extends": "../base.json" }"#)
        try project.write("A/a.json", Tree.small("A", "Close"))
        try project.write("B/b.json", Tree.small("B", "Next"))
        #expect(project.run("lint", "@/A", "@/B").errors.isEmpty)
        #expect(project.run("lint", "@/B").errors.contains("this ignore matched nothing"))
    }
}
