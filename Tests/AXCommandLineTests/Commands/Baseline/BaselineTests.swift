import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// `axaudit baseline`, and baselines in `axaudit lint`.
@Suite("Baseline on files")
struct BaselineTests {
    private let project: TemporaryProject
    private let file = ".axaudit-baseline.json"

    init() throws {
        project = try TemporaryProject()
        try project.write("Trees/home.json", Tree.small("Home", "Close", "Pay"))
        try project.write("Trees/more.json", Tree.small(nil, "Next"))
    }

    @Test("Created, nothing is red, and what is new fails")
    func adopt() throws {
        #expect(project.run("lint", "@/Trees").outcome == .failed)
        let created = project.run("baseline", "create", "@/Trees")
        #expect(created.outcome == .passed)
        #expect(project.text(file) != nil)
        #expect(project.run("lint", "@/Trees").outcome == .passed)
        try project.write("Trees/new.json", Tree.small("New", "Close"))
        #expect(project.run("lint", "@/Trees").outcome == .failed)
    }

    private func configure(_ text: String = #"{ "baseline": ".axaudit-baseline.json" }"#) throws {
        try project.write(".axaudit.json", text)
    }

    @Test("One line an entry, sorted, with a kind and a version, and no line, frame or message in it")
    func format() throws {
        try configure()
        let created = project.run("baseline", "create", "@/Trees")
        #expect(created.output == ".axaudit-baseline.json: 3 findings in 3 entries\n")
        #expect(
            project.text(file) == """
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

    @Test("Baselined findings are counted and have their state in JSON; new findings fail")
    func newFindings() throws {
        try configure()
        _ = project.run("baseline", "create", "@/Trees")
        let clean = project.run("lint", "@/Trees")
        #expect(
            clean.outcome == .passed && clean.output.contains("0 failures (gate: failure), 0 warnings, 3 in baseline"))
        try project.write("Trees/home.json", Tree.small("Home", "Open", "Pay", "Close"))
        #expect(
            project.findings("@/Trees").sorted() == [
                "target-size failure baselined", "target-size failure baselined", "target-size failure baselined",
                "target-size failure new",
            ])
        let failing = project.run("lint", "@/Trees")
        #expect(failing.outcome == .failed && failing.output.contains("button \"Open\" #open: is 20×20 pt"))
        #expect(project.run("lint", "--no-baseline", "@/Trees").output.contains("4 failures"))
    }

    @Test("A stale entry and a new finding do not cancel each other out")
    func cancelling() throws {
        try configure()
        _ = project.run("baseline", "create", "@/Trees")
        try project.write("Trees/home.json", Tree.small("Home", "Close", "Buy"))
        let result = project.run("lint", "@/Trees")
        #expect(
            result.outcome == .failed && result.output.contains("1 failure (gate: failure), 0 warnings, 2 in baseline"))
        #expect(
            result.errors
                == ".axaudit-baseline.json:6:5: warning: stale baseline entry: target-size at #pay on screen \"Home\"; run axaudit baseline update\n"
        )
    }

    @Test("A file beside the configuration is found, and one that is named is used")
    func found() throws {
        try configure("{}")
        #expect(project.run("baseline", "create", "@/Trees").output.hasPrefix(file))
        #expect(project.run("lint", "@/Trees").outcome == .passed)
        try FileManager.default.moveItem(atPath: project.path(file), toPath: project.path("known.json"))
        #expect(project.run("lint", "@/Trees").outcome == .failed)
        #expect(project.run("lint", "--baseline", "@/known.json", "@/Trees").outcome == .passed)
        let both = project.run("lint", "--baseline", "@/known.json", "--no-baseline", "@/Trees")
        #expect(both.outcome == .undecided)
        // Without a configuration it is found upward from the input.
        try FileManager.default.removeItem(atPath: project.path(".axaudit.json"))
        try FileManager.default.moveItem(atPath: project.path("known.json"), toPath: project.path(file))
        #expect(project.run("lint", "@/Trees").outcome == .passed)
    }

    @Test("Stale entries fail only if asked to; partial runs do not accuse")
    func stale() throws {
        try configure()
        _ = project.run("baseline", "create", "@/Trees")
        try project.write("Trees/home.json", Tree.small("Home", "Close"))
        #expect(project.run("lint", "@/Trees").outcome == .passed)
        let failing = project.run("lint", "--fail-on-stale-baseline", "@/Trees")
        #expect(failing.outcome == .failed && failing.output.contains("failed by 1 stale baseline entry"))
        #expect(project.run("lint", "--fail-on-stale-baseline", "@/Trees/more.json").outcome == .passed)
        #expect(project.run("lint", "--fail-on-stale-baseline", "--only", "labels", "@/Trees").outcome == .passed)
    }

    @Test("update only removes entries, and lists the findings that it did not add")
    func update() throws {
        try configure()
        _ = project.run("baseline", "create", "@/Trees")
        try project.write("Trees/home.json", Tree.small("Home", "Close", "Buy"))
        let result = project.run("baseline", "update", "@/Trees/home.json")
        #expect(result.outcome == .passed)
        #expect(
            result.output == """
                .axaudit-baseline.json: 1 removed, 2 findings in 2 entries left
                  removed: target-size at #pay on screen "Home"
                  not added: target-size at #buy on screen "Home"
                  kept the entries of 1 screen that were not in this run

                """)
        let text = try #require(project.text(file))
        #expect(!text.contains("#pay") && !text.contains("#buy") && text.contains("#next"))
        let again = project.run("baseline", "update", "@/Trees")
        #expect(again.output.hasPrefix(".axaudit-baseline.json: 0 removed, 2 findings in 2 entries left\n"))
        #expect(project.text(file) == text)
    }

    @Test("create overwrites a baseline only with --force, and counts the screens whose entries it removed")
    func force() throws {
        try configure()
        _ = project.run("baseline", "create", "@/Trees")
        let text = project.text(file)
        let refused = project.run("baseline", "create", "@/Trees/home.json")
        #expect(refused.outcome == .undecided && refused.errors.contains("already exists"))
        #expect(project.text(file) == text)
        let forced = project.run("baseline", "create", "--force", "@/Trees/home.json")
        #expect(
            forced.output
                == ".axaudit-baseline.json: 2 findings in 2 entries; removed the entries of 1 screen that were not in this run\n"
        )
    }

    @Test("A baseline is not written where an input could not be read")
    func whole() throws {
        try configure()
        try project.write("Trees/broken.json", Tree.broken)
        let result = project.run("baseline", "create", "@/Trees")
        #expect(result.outcome == .undecided)
        #expect(
            result.errors.contains("Trees/broken.json:2:") && result.errors.contains("the baseline was not written"))
        #expect(project.text(file) == nil)
        try FileManager.default.removeItem(atPath: project.path("Trees/broken.json"))
        _ = project.run("baseline", "create", "@/Trees")
        let text = project.text(file)
        try project.write("Trees/home.json", Tree.broken)
        #expect(project.run("baseline", "update", "@/Trees").outcome == .undecided)
        #expect(project.text(file) == text)
        let names = try FileManager.default.contentsOfDirectory(atPath: project.folder)
        #expect(Set(names) == [".axaudit.json", file, "Trees"])
    }

    @Test("Ignored findings are no part of a baseline, and findings of A11yUITests can be")
    func parts() throws {
        try configure(
            ##"{ "baseline": ".axaudit-baseline.json", "ignore": [ { "rules": "*", "element": "#close", "reason": "x" } ] }"##
        )
        _ = project.run("baseline", "create", "@/Trees")
        #expect(project.text(file)?.contains("#close") == false)
        _ = project.run("baseline", "create", "--force", "--preset", "a11yuitests", "@/Trees")
        let text = try #require(project.text(file))
        #expect(text.contains(#""message": "Interactive element not tall enough.""#))
        let result = project.run("lint", "--preset", "a11yuitests", "@/Trees")
        #expect(result.outcome == .passed && result.output.contains("suppressed"), "\(result.output)")
    }

    @Test(
        "An invalid, empty or broken baseline is exit 2 in every command",
        arguments: [
            ("", "1:1: found an empty file"), ("{}", "1:1: this is not an axaudit baseline"),
            (Tree.clean, "1:1: this is not an axaudit baseline"),
            (
                #"{ "kind": "axaudit-baseline", "version": 9, "entries": [] }"#,
                "1:42: found version 9, expected version 1"
            ),
            (
                "{ \"kind\": \"axaudit-baseline\", \"version\": 1,\n<<<<<<< HEAD",
                "2:1: found an unresolved merge conflict"
            ),
            (
                #"{ "kind": "axaudit-baseline", "version": 1, "entries": [ {"screen": "#,
                "1:69: found the end of the file"
            ),
        ])
    func wrongFile(text: String, problem: String) throws {
        try configure()
        try project.write(file, text)
        for command in [["lint"], ["baseline", "update"], ["baseline", "show"], ["config", "check"]] {
            var environment = Environment()
            environment.workingDirectory = project.folder
            let result = CommandLineTool.run(command + [project.path("Trees")], environment)
            #expect(result.outcome == .undecided && result.output.isEmpty)
            #expect(result.errors.hasPrefix(project.path(file) + ":" + problem), "\(result.errors)")
        }
        #expect(project.text(file) == text)
    }

    @Test("The error for a missing baseline has the location that names it")
    func missing() throws {
        try configure()
        let result = project.run("lint", "@/Trees")
        #expect(result.outcome == .undecided)
        #expect(
            result.errors
                == ".axaudit.json:1:15: the baseline .axaudit-baseline.json cannot be read: no such file or directory; create it with axaudit baseline create\n"
        )
        let named = project.run("lint", "--baseline", "@/nope.json", "@/Trees")
        #expect(named.outcome == .undecided && named.errors.hasPrefix("nope.json: cannot be read"))
        #expect(project.run("baseline", "update", "--baseline", "@/nope.json", "@/Trees").outcome == .undecided)
        #expect(project.run("config", "check").outcome == .passed)
    }

    @Test("show lists the entries of the baseline")
    func show() throws {
        try configure()
        #expect(project.run("baseline", "show").outcome == .undecided)
        _ = project.run("baseline", "create", "@/Trees")
        let result = project.run("baseline", "show")
        #expect(
            result.output == """
                .axaudit-baseline.json: 3 findings in 3 entries
                  target-size at #close on screen "Home"
                  target-size at #pay on screen "Home"
                  target-size at #next on screen "Trees/more.json"

                """)
    }

    @Test("A note names a screen that was renamed")
    func renamed() throws {
        try configure()
        _ = project.run("baseline", "create", "@/Trees")
        try project.write("Trees/home.json", Tree.small("Start", "Close", "Pay"))
        let result = project.run("lint", "@/Trees")
        #expect(result.outcome == .failed)
        #expect(
            result.errors.contains(
                "note: screen \"Start\" has findings that the baseline lists for screen \"Home\"; if the screen was renamed"
            ))
    }

    @Test("Each configuration has its own baseline")
    func modules() throws {
        for module in ["A", "B"] {
            try project.write("\(module)/.axaudit.json", #"{ "baseline": "known.json" }"#)
            try project.write("\(module)/a.json", Tree.small(nil, module))
        }
        #expect(project.run("baseline", "create", "@/A", "@/B").outcome == .passed)
        #expect(project.text("A/known.json")?.contains("#a") == true)
        #expect(project.text("B/known.json")?.contains("#b") == true)
        #expect(project.run("lint", "@/A", "@/B").outcome == .passed)
    }
}
