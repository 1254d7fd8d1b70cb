import AXAudit
import AXCommandLine
import Foundation
import Testing

/// Adopting the tool with findings in place (users.md 2.10).
@Suite("Baseline on files")
struct BaselineTests {
    private let place: Workplace
    private let file = ".axaudit-baseline.json"

    init() throws {
        place = try Workplace()
        try place.write("Trees/home.json", Tree.small("Home", "Close", "Pay"))
        try place.write("Trees/more.json", Tree.small(nil, "Next"))
    }

    @Test("Created, nothing is red, and what is new fails")
    func adopt() throws {
        #expect(place.run("lint", "@/Trees").outcome == .failed)
        let created = place.run("baseline", "create", "@/Trees")
        #expect(created.outcome == .passed)
        #expect(place.text(file) != nil)
        #expect(place.run("lint", "@/Trees").outcome == .passed)
        try place.write("Trees/new.json", Tree.small("New", "Close"))
        #expect(place.run("lint", "@/Trees").outcome == .failed)
    }

    private func configure(_ text: String = #"{ "baseline": ".axaudit-baseline.json" }"#) throws {
        try place.write(".axaudit.json", text)
    }

    @Test("One line an entry, sorted, with a kind and a version, and no line, frame or message in it")
    func format() throws {
        try configure()
        let created = place.run("baseline", "create", "@/Trees")
        #expect(created.output == ".axaudit-baseline.json: 3 findings in 3 entries\n")
        #expect(
            place.text(file) == """
                {
                  "kind": "axaudit-baseline",
                  "version": 1,
                  "entries": [
                    {"screen": "Home", "rule": "target-size", "key": "#close", "count": 1},
                    {"screen": "Home", "rule": "target-size", "key": "#pay", "count": 1},
                    {"screen": "Trees/more.json", "rule": "target-size", "key": "#next", "count": 1}
                  ]
                }

                """)
    }

    @Test("Known findings are counted and stand in machine formats with their state; new ones fail")
    func newOnes() throws {
        try configure()
        _ = place.run("baseline", "create", "@/Trees")
        let clean = place.run("lint", "@/Trees")
        #expect(
            clean.outcome == .passed && clean.output.contains("0 failures (gate: failure), 0 warnings, 3 in baseline"))
        try place.write("Trees/home.json", Tree.small("Home", "Open", "Pay", "Close"))
        #expect(
            place.findings("@/Trees").sorted() == [
                "target-size failure baselined", "target-size failure baselined", "target-size failure baselined",
                "target-size failure new",
            ])
        let failing = place.run("lint", "@/Trees")
        #expect(failing.outcome == .failed && failing.output.contains("button \"Open\": 20×20 pt"))
        #expect(place.run("lint", "--no-baseline", "@/Trees").output.contains("4 failures"))
    }

    @Test("One fixed and one new do not cancel out")
    func cancelling() throws {
        try configure()
        _ = place.run("baseline", "create", "@/Trees")
        try place.write("Trees/home.json", Tree.small("Home", "Close", "Buy"))
        let result = place.run("lint", "@/Trees")
        #expect(
            result.outcome == .failed && result.output.contains("1 failure (gate: failure), 0 warnings, 2 in baseline"))
        #expect(
            result.errors
                == ".axaudit-baseline.json:6:5: warning: fixed: target-size at #pay on screen \"Home\"; run axaudit baseline update\n"
        )
    }

    @Test("A file beside the configuration is found, and one that is named is used")
    func found() throws {
        try configure("{}")
        #expect(place.run("baseline", "create", "@/Trees").output.hasPrefix(file))
        #expect(place.run("lint", "@/Trees").outcome == .passed)
        try FileManager.default.moveItem(atPath: place.path(file), toPath: place.path("known.json"))
        #expect(place.run("lint", "@/Trees").outcome == .failed)
        #expect(place.run("lint", "--baseline", "@/known.json", "@/Trees").outcome == .passed)
        let both = place.run("lint", "--baseline", "@/known.json", "--no-baseline", "@/Trees")
        #expect(both.outcome == .undecided)
        // Without a configuration it is found upward from the input.
        try FileManager.default.removeItem(atPath: place.path(".axaudit.json"))
        try FileManager.default.moveItem(atPath: place.path("known.json"), toPath: place.path(file))
        #expect(place.run("lint", "@/Trees").outcome == .passed)
    }

    @Test("Stale entries fail only if asked to; partial runs do not accuse")
    func stale() throws {
        try configure()
        _ = place.run("baseline", "create", "@/Trees")
        try place.write("Trees/home.json", Tree.small("Home", "Close"))
        #expect(place.run("lint", "@/Trees").outcome == .passed)
        let failing = place.run("lint", "--fail-on-stale-baseline", "@/Trees")
        #expect(failing.outcome == .failed && failing.output.contains("failed by 1 stale baseline entry"))
        #expect(place.run("lint", "--fail-on-stale-baseline", "@/Trees/more.json").outcome == .passed)
        #expect(place.run("lint", "--fail-on-stale-baseline", "--only", "labels", "@/Trees").outcome == .passed)
    }

    @Test("update only removes, and says what it did not add")
    func update() throws {
        try configure()
        _ = place.run("baseline", "create", "@/Trees")
        try place.write("Trees/home.json", Tree.small("Home", "Close", "Buy"))
        let result = place.run("baseline", "update", "@/Trees/home.json")
        #expect(result.outcome == .passed)
        #expect(
            result.output == """
                .axaudit-baseline.json: 1 removed, 2 findings in 2 entries left
                  removed: target-size at #pay on screen "Home"
                  not added: target-size at #buy on screen "Home"
                  kept what is known of 1 screen that this run did not meet

                """)
        let text = try #require(place.text(file))
        #expect(!text.contains("#pay") && !text.contains("#buy") && text.contains("#next"))
        let again = place.run("baseline", "update", "@/Trees")
        #expect(again.output.hasPrefix(".axaudit-baseline.json: 0 removed, 2 findings in 2 entries left\n"))
        #expect(place.text(file) == text)
    }

    @Test("create overwrites only by force, and says what it forgot")
    func force() throws {
        try configure()
        _ = place.run("baseline", "create", "@/Trees")
        let text = place.text(file)
        let refused = place.run("baseline", "create", "@/Trees/home.json")
        #expect(refused.outcome == .undecided && refused.errors.contains("is there already"))
        #expect(place.text(file) == text)
        let forced = place.run("baseline", "create", "--force", "@/Trees/home.json")
        #expect(
            forced.output
                == ".axaudit-baseline.json: 2 findings in 2 entries; forgot what was known of 1 screen that this run did not meet\n"
        )
    }

    @Test("A baseline is not written where an input could not be read")
    func whole() throws {
        try configure()
        try place.write("Trees/broken.json", Tree.broken)
        let result = place.run("baseline", "create", "@/Trees")
        #expect(result.outcome == .undecided)
        #expect(
            result.errors.contains("Trees/broken.json:2:") && result.errors.contains("the baseline was not written"))
        #expect(place.text(file) == nil)
        try FileManager.default.removeItem(atPath: place.path("Trees/broken.json"))
        _ = place.run("baseline", "create", "@/Trees")
        let text = place.text(file)
        try place.write("Trees/home.json", Tree.broken)
        #expect(place.run("baseline", "update", "@/Trees").outcome == .undecided)
        #expect(place.text(file) == text)
        let names = try FileManager.default.contentsOfDirectory(atPath: place.folder)
        #expect(Set(names) == [".axaudit.json", file, "Trees"])
    }

    @Test("Ignored findings are no part of a baseline, and findings of A11yUITests can be")
    func parts() throws {
        try configure(
            ##"{ "baseline": ".axaudit-baseline.json", "ignore": [ { "rules": "*", "element": "#close", "reason": "x" } ] }"##
        )
        _ = place.run("baseline", "create", "@/Trees")
        #expect(place.text(file)?.contains("#close") == false)
        _ = place.run("baseline", "create", "--force", "--preset", "a11yuitests", "@/Trees")
        let text = try #require(place.text(file))
        #expect(text.contains(#""message": "Interactive element not tall enough.""#))
        let result = place.run("lint", "--preset", "a11yuitests", "@/Trees")
        #expect(result.outcome == .passed && result.output.contains("suppressed"), "\(result.output)")
    }

    @Test(
        "A wrong, empty or broken file is exit 2 and never green",
        arguments: [
            ("", "1:1: found an empty file"), ("{}", "1:1: this is no baseline"),
            (Tree.clean, "1:1: this is no baseline"),
            (
                #"{ "kind": "axaudit-baseline", "version": 9, "entries": [] }"#,
                "1:42: found version 9, expected the version 1"
            ),
            ("{ \"kind\": \"axaudit-baseline\", \"version\": 1,\n<<<<<<< HEAD", "2:1: found a conflict"),
            (
                #"{ "kind": "axaudit-baseline", "version": 1, "entries": [ {"screen": "#,
                "1:69: found the end of the file"
            ),
        ])
    func wrongFile(text: String, problem: String) throws {
        try configure()
        try place.write(file, text)
        for command in [["lint"], ["baseline", "update"], ["baseline", "show"], ["config", "check"]] {
            var surroundings = Surroundings()
            surroundings.folder = place.folder
            let result = CommandLineTool.run(command + [place.path("Trees")], surroundings)
            #expect(result.outcome == .undecided && result.output.isEmpty)
            #expect(result.errors.hasPrefix(place.path(file) + ":" + problem), "\(result.errors)")
        }
        #expect(place.text(file) == text)
    }

    @Test("A baseline that is named and not there is told where it is named")
    func missing() throws {
        try configure()
        let result = place.run("lint", "@/Trees")
        #expect(result.outcome == .undecided)
        #expect(
            result.errors
                == ".axaudit.json:1:15: the baseline .axaudit-baseline.json cannot be read: no such file or directory; axaudit baseline create writes it\n"
        )
        let named = place.run("lint", "--baseline", "@/nope.json", "@/Trees")
        #expect(named.outcome == .undecided && named.errors.hasPrefix("nope.json: cannot be read"))
        #expect(place.run("baseline", "update", "--baseline", "@/nope.json", "@/Trees").outcome == .undecided)
        #expect(place.run("config", "check").outcome == .passed)
    }

    @Test("show lists what is known")
    func show() throws {
        try configure()
        #expect(place.run("baseline", "show").outcome == .undecided)
        _ = place.run("baseline", "create", "@/Trees")
        let result = place.run("baseline", "show")
        #expect(
            result.output == """
                .axaudit-baseline.json: 3 findings in 3 entries
                  target-size at #close on screen "Home"
                  target-size at #pay on screen "Home"
                  target-size at #next on screen "Trees/more.json"

                """)
    }

    @Test("A screen that was renamed is named")
    func renamed() throws {
        try configure()
        _ = place.run("baseline", "create", "@/Trees")
        try place.write("Trees/home.json", Tree.small("Start", "Close", "Pay"))
        let result = place.run("lint", "@/Trees")
        #expect(result.outcome == .failed)
        #expect(result.errors.contains("the findings on screen \"Start\" are in the baseline as those of \"Home\""))
    }

    @Test("Each configuration has its own baseline")
    func modules() throws {
        for module in ["A", "B"] {
            try place.write("\(module)/.axaudit.json", #"{ "baseline": "known.json" }"#)
            try place.write("\(module)/a.json", Tree.small(nil, module))
        }
        #expect(place.run("baseline", "create", "@/A", "@/B").outcome == .passed)
        #expect(place.text("A/known.json")?.contains("#a") == true)
        #expect(place.text("B/known.json")?.contains("#b") == true)
        #expect(place.run("lint", "@/A", "@/B").outcome == .passed)
    }
}
