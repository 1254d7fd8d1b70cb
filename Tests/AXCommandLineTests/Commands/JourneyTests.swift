import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// Journeys of a configuration, in `lint`, `compare` and `diff`.
@Suite("Journeys")
struct JourneyTests {
    private let project: TemporaryProject

    init() throws { project = try TemporaryProject() }

    /// A screen: Back, a heading with a number of texts, and two buttons.
    private func tree(_ count: Int, payment: Bool = false, name: String = "Checkout") -> String {
        func text(_ label: String, _ row: Int, heading: Bool = false) -> String {
            """
            { "type": "staticText", "label": "\(label)", "traits": ["\(heading ? "header" : "staticText")"], \
            "frame": [16, \(row * 60), 358, 44] }
            """
        }
        func button(_ label: String, _ row: Int) -> String {
            """
            { "type": "button", "label": "\(label)", "identifier": "\(label.lowercased())", "traits": ["button"], \
            "frame": [16, \(row * 60), 358, 44] }
            """
        }
        var elements = [button("Back", 0), text("Recommended for you", 1, heading: true)]
        for number in 0..<count { elements.append(text("Product \(Self.names[number])", 2 + number)) }
        if payment { elements.append(text("Payment", 2 + count, heading: true)) }
        elements.append(button("Pay", 3 + count))
        return """
            { "axaudit": 1, "screen": { "name": "\(name)", "width": 390, "height": 844 }, "elements": [
            \(elements.joined(separator: ",\n")) ] }
            """
    }

    private static let names = ["Apple", "Bread", "Corn", "Dates", "Eggs", "Figs", "Grapes", "Honey", "Ice", "Jam"]

    private func configure(_ journeys: String, _ more: String = "") throws {
        try project.write(".axaudit.json", "{ \"journeys\": [ \(journeys) ]\(more) }")
    }

    // MARK: lint

    @Test("A journey over its limit is a failure that says the way; one within it passes")
    func limit() throws {
        try project.write("Trees/a.json", tree(8))
        try configure(#"{ "screen": "Check*", "reach": "Pay", "within": 5 }"#)
        let failed = project.run("lint", "@/Trees", "-f", "compact")
        #expect(failed.outcome == .failed)
        // Back, the heading, 8 texts, Pay: 10 swipes, of which 9 begin at the heading or after it.
        #expect(
            failed.output.contains(
                "takes 10 VoiceOver swipes from \"Back\" (limit 5), 9 of them after the heading \"Recommended for you\"; "
                    + "it would take 3 steps by headings with a heading directly before it [journey-length]"),
            "\(failed.output)")
        try configure(#"{ "screen": "Check*", "reach": "Pay", "within": 10 }"#)
        #expect(project.run("lint", "@/Trees").outcome == .passed)
    }

    @Test("By headings each heading is a step, and what is there already is said")
    func headings() throws {
        try project.write("Trees/a.json", tree(8, payment: true))
        try configure(#"{ "screen": "Checkout", "reach": "Pay", "within": 5 }"#)
        #expect(
            project.run("lint", "@/Trees", "-f", "compact").output.contains(
                "takes 11 VoiceOver swipes from \"Back\" (limit 5), 9 of them after the heading \"Recommended for you\"; "
                    + "it takes 3 steps by headings [journey-length]"))
        try configure(#"{ "screen": "Checkout", "reach": "Pay", "within": 3, "by": "headings" }"#)
        #expect(project.run("lint", "@/Trees").outcome == .passed)
        try configure(#"{ "screen": "Checkout", "reach": "Pay", "within": 2, "by": "headings" }"#)
        #expect(
            project.run("lint", "@/Trees", "-f", "compact").output.contains(
                "takes 3 steps by headings from \"Back\" (limit 2): 2 headings, then 1 swipe [journey-length]"))
        try configure(##"{ "screen": "Checkout", "reach": "#pay", "within": 0, "by": "controls" }"##)
        #expect(
            project.run("lint", "@/Trees", "-f", "compact").output.contains(
                "takes 1 step by controls from \"Back\" (limit 0): 1 control [journey-length]"))
    }

    @Test("A journey without its screen has no verdict, and the nearest name is said")
    func missingScreen() throws {
        try project.write("Trees/a.json", tree(2))
        try configure(#"{ "screen": "Chekout", "reach": "Pay", "within": 5 }"#)
        let result = project.run("lint", "@/Trees")
        #expect(result.outcome == .undecided)
        #expect(
            result.errors.contains(
                ".axaudit.json:1:17: the journey to \"Pay\" has no verdict: no screen is named \"Chekout\"; "
                    + "did you mean \"Checkout\"?\n"), "\(result.errors)")
        #expect(
            result.output.hasSuffix("no verdict: screens or elements of journeys are missing\n"), "\(result.output)")
    }

    @Test("A journey whose rule is off on its only screen has no verdict, and that is why")
    func ruleIsOffOnScreen() throws {
        try project.write("Trees/a.json", tree(2))
        try project.write(
            ".axaudit.json",
            """
            { "journeys": [{ "screen": "Check*", "reach": "Pay", "within": 5 }],
              "overrides": [{ "screens": ["Checkout"], "rules": { "journey-length": "off" } }] }
            """)
        let result = project.run("lint", "@/Trees")
        #expect(result.outcome == .undecided)
        #expect(
            result.errors.contains(
                "the journey to \"Pay\" has no verdict: journey-length is off on screen \"Checkout\"\n"),
            "\(result.errors)")
    }

    @Test("A journey without its element has no verdict, and the nearest name is said")
    func missingElement() throws {
        try project.write("Trees/a.json", tree(2))
        try project.write("Trees/b.json", tree(2, name: "Checkin"))
        try configure(##"{ "screen": "Checkout", "reach": "#pai", "within": 5 }"##)
        let result = project.run("lint", "@/Trees")
        #expect(result.outcome == .undecided)
        #expect(
            result.errors.contains(
                "the journey to #pai has no verdict: screen \"Checkout\" has no element #pai; did you mean \"#pay\"?\n"),
            "\(result.errors)")
        try configure(##"{ "screen": "Check*", "reach": "Buy", "within": 5 }"##)
        #expect(
            project.run("lint", "@/Trees").errors.contains(
                "none of 2 screens \"Check*\" has an element \"Buy\"\n"))
    }

    @Test("One of the screens of a pattern is enough; the others are not checked")
    func oneOfScreens() throws {
        try project.write("Trees/a.json", tree(2))
        try project.write("Trees/b.json", Tree.clean)
        try configure(##"{ "screen": "C*", "reach": "Pay", "within": 5 }"##)
        let result = project.run("lint", "@/Trees", "-f", "json")
        #expect(result.outcome == .passed)
        let screens = try #require(result.json["screens"] as? [[String: Any]])
        let journeys = screens.compactMap { ($0["journeys"] as? [[String: Any]])?.first }
        #expect(journeys.map { $0["steps"] as? Int } == [4, nil])
        #expect(journeys.map { $0["onScreen"] as? Bool } == [true, false])
        let notChecked = try #require(screens[1]["notChecked"] as? [[String: String]])
        #expect(notChecked.contains(["rule": "journey-length", "reason": "this screen has no element \"Pay\""]))
    }

    @Test("Journeys run with every preset, unless the rule is off or another one alone runs")
    func presets() throws {
        try project.write("Trees/a.json", tree(8))
        let journey = #"{ "screen": "Checkout", "reach": "Pay", "within": 1 }"#
        try configure(journey)
        for preset in Preset.allCases {
            let result = project.run("lint", "@/Trees", "--preset", preset.rawValue, "-f", "json")
            #expect(result.rules.contains("journey-length"), "\(preset)")
        }
        #expect(!project.run("lint", "@/Trees", "--only", "target-size", "-f", "json").rules.contains("journey-length"))
        #expect(project.run("lint", "@/Trees", "--only", "journey-length", "-f", "json").rules == ["journey-length"])
        try configure(journey, #", "rules": { "journey-length": "warning" }"#)
        #expect(project.run("lint", "@/Trees").outcome == .passed)
        // Where the rule is off, a missing screen is no error either.
        try configure(
            #"{ "screen": "Gone", "reach": "Pay", "within": 1 }"#, #", "rules": { "journey-length": "off" }"#)
        #expect(project.run("lint", "@/Trees").outcome == .passed)
    }

    @Test("Without journeys the rule is no part of a run, and alone it is not checked")
    func withoutJourneys() throws {
        try project.write("Trees/a.json", tree(8))
        let all = project.run("lint", "@/Trees", "--preset", "all", "-f", "json")
        #expect(!all.output.contains("journey"))
        let alone = project.run("lint", "@/Trees", "--only", "journey-length")
        #expect(alone.output.contains("the configuration has no journeys"), "\(alone.output)")
    }

    @Test("A finding can be ignored and baselined like any other")
    func suppressed() throws {
        try project.write("Trees/a.json", tree(8))
        let journey = #"{ "screen": "Checkout", "reach": "Pay", "within": 1 }"#
        try configure(journey, ##", "ignore": [ { "rules": ["journey-length"], "element": "#pay", "reason": "t" } ]"##)
        #expect(project.run("lint", "@/Trees").outcome == .passed)
        try configure(journey)
        #expect(project.run("lint", "@/Trees").outcome == .failed)
        _ = project.run("baseline", "create", "@/Trees")
        #expect(project.run("lint", "@/Trees").outcome == .passed)
    }

    // MARK: Several runs

    private func messages(_ result: CommandResult) -> [String] {
        (result.json["errors"] as? [[String: Any]] ?? []).compactMap { $0["message"] as? String }
    }

    @Test("Archives keep journeys, so that merged parts decide as the whole run")
    func merged() throws {
        try project.write("Trees/a.json", tree(8))
        try project.write("Trees/b.json", tree(1, name: "Home"))
        for journey in [
            #"{ "screen": "Checkout", "reach": "Pay", "within": 1 }"#,
            #"{ "screen": "Home", "reach": "Buy", "within": 1 }"#,
            #"{ "screen": "Gone", "reach": "Pay", "within": 1 }"#,
        ] {
            try configure(journey)
            let whole = project.run("lint", "@/Trees", "-f", "json")
            for part in 1...2 {
                _ = project.run("lint", "@/Trees", "--shard", "\(part)/2", "-f", "archive=@/\(part).jsonl")
            }
            let merged = project.run("merge", "@/1.jsonl", "@/2.jsonl", "-f", "json")
            #expect(merged.outcome == whole.outcome, "\(journey)")
            #expect(messages(merged) == messages(whole))
            #expect(merged.rules == whole.rules)
        }
    }

    @Test("compare says how many steps an element takes in both runs, from archives and from JSON reports")
    func compare() throws {
        try configure(#"{ "screen": "Checkout", "reach": "Pay", "within": 12 }"#)
        for (name, count) in [("base", 4), ("head", 9)] {
            try project.write("Trees/a.json", tree(count))
            _ = project.run("lint", "@/Trees", "-f", "archive=@/\(name).jsonl", "-f", "json=@/\(name).json")
        }
        for ending in ["jsonl", "json"] {
            let result = project.run("compare", "@/base.\(ending)", "@/head.\(ending)")
            #expect(
                result.output.contains("journey on \"Checkout\": \"Pay\": 6 → 11 swipes (limit 12)\n"),
                "\(result.output)")
            let same = project.run("compare", "@/base.\(ending)", "@/base.\(ending)")
            #expect(!same.output.contains("journey"))
        }
        let json = project.run("compare", "@/base.jsonl", "@/head.jsonl", "-f", "json").json
        let journey = try #require((json["journeys"] as? [[String: Any]])?.first)
        #expect(journey["base"] as? Int == 6 && journey["head"] as? Int == 11)
        #expect(journey["screen"] as? String == "Checkout" && journey["reach"] as? String == "Pay")
    }

    @Test("diff says it of two dumps, with the configuration in force")
    func diff() throws {
        try configure(##"{ "screen": "Checkout", "reach": "#pay", "within": 12 }"##)
        try project.write("base.json", tree(4))
        try project.write("head.json", tree(9))
        let result = project.run("diff", "@/base.json", "@/head.json")
        #expect(result.output.contains("journey: #pay: 6 → 11 swipes (limit 12)"), "\(result.output)")
        try project.write("gone.json", tree(4).replacingOccurrences(of: "\"pay\"", with: "\"buy\""))
        #expect(
            project.run("diff", "@/base.json", "@/gone.json").output.contains(
                "journey: #pay: 6 swipes → not there (limit 12)"))
    }
}
