import AXAudit
import AXCommandLine
import Foundation
import Testing

/// Exit codes: 2 wins over 1 wins over 0.
@Suite("Exit codes")
struct ExitTests {
    private let place: Workplace

    init() throws {
        place = try Workplace()
        for (name, text) in [
            ("clean.json", Tree.clean), ("failure.json", Tree.failure), ("warnings.json", Tree.warnings),
            ("empty.json", Tree.empty), ("broken.json", Tree.broken), ("stranger.json", Tree.stranger),
        ] { try place.write(name, text) }
    }

    @Test("The raw values are the contract")
    func rawValues() {
        #expect(CommandResult.Outcome.passed.rawValue == 0)
        #expect(CommandResult.Outcome.failed.rawValue == 1)
        #expect(CommandResult.Outcome.undecided.rawValue == 2)
    }

    @Test(
        "What is found and the gate decide between 0 and 1",
        arguments: [
            ("clean.json", [], .passed), ("failure.json", [], .failed), ("warnings.json", [], .passed),
            ("failure.json", ["--fail-on", "failure"], .failed), ("failure.json", ["--fail-on=never"], .passed),
            ("failure.json", ["--fail-on", "warning"], .failed), ("warnings.json", ["--fail-on", "warning"], .failed),
            ("warnings.json", ["--fail-on", "never"], .passed), ("warnings.json", ["--max-warnings", "2"], .passed),
            ("warnings.json", ["--max-warnings", "1"], .failed), ("warnings.json", ["--max-warnings=0"], .failed),
            ("warnings.json", ["--max-warnings", "1", "--fail-on", "never"], .failed),
            ("clean.json", ["--max-warnings", "0"], .passed), ("failure.json", ["--quiet"], .failed),
            ("failure.json", ["-f", "json"], .failed), ("failure.json", ["-f", "compact"], .failed),
        ] as [(String, [String], CommandResult.Outcome)])
    func gate(file: String, options: [String], expected: CommandResult.Outcome) {
        let result = run(["lint", place.path(file)] + options)
        #expect(result.outcome == expected)
        #expect(result.errors.isEmpty)
        #expect(run([place.path(file)] + options).outcome == expected, "without the word lint")
    }

    private func run(_ arguments: [String]) -> CommandResult {
        CommandLineTool.run(arguments, Surroundings())
    }

    @Test(
        "Without a verdict it is 2, whatever the gate",
        arguments: [[], ["--fail-on", "never"], ["--fail-on", "warning"], ["--max-warnings", "100"]])
    func undecided(options: [String]) {
        for file in ["broken.json", "empty.json", "stranger.json", "missing.json"] {
            #expect(run([place.path(file)] + options).outcome == .undecided, "\(file)")
            #expect(
                run([place.path("failure.json"), place.path(file)] + options).outcome == .undecided,
                "2 wins over 1")
            #expect(
                run([place.path(file), place.path("clean.json")] + options).outcome == .undecided, "2 wins over 0"
            )
        }
    }

    @Test("A screen without any exposed element is the failure tree-empty, and only --allow-empty lifts both")
    func empty() {
        let result = axaudit("lint", place.path("empty.json"), "-f", "json")
        #expect(result.outcome == .undecided)
        #expect(result.rules == ["tree-empty"])
        #expect(result.json["verdict"] as? String == "none")
        let allowed = axaudit("lint", place.path("empty.json"), "--allow-empty", "-f", "json")
        #expect(allowed.outcome == .passed)
        #expect(allowed.rules.isEmpty)
        #expect(allowed.json["verdict"] as? String == "pass")
        #expect(axaudit(place.path("empty.json"), place.path("failure.json"), "--allow-empty").outcome == .failed)
        let text = axaudit(place.path("empty.json"))
        #expect(text.output.hasSuffix("no verdict: nothing is exposed on 1 screen\n"))
    }

    @Test("When one file is broken the others are audited, and the place of what is wrong goes to stderr")
    func others() {
        let result = axaudit(
            "lint", place.path("clean.json"), place.path("broken.json"), place.path("failure.json"), "-f", "json")
        #expect(result.outcome == .undecided)
        #expect(result.files == [place.path("clean.json"), place.path("failure.json")])
        #expect(result.rules == ["target-size"])
        #expect(
            result.errors.hasPrefix(place.path("broken.json") + ":2:29: found the end of the file, expected "),
            "\(result.errors)")
        let errors = result.json["errors"] as? [[String: Any]]
        #expect(errors?.count == 1)
        #expect(errors?.first?["file"] as? String == place.path("broken.json"))
        #expect(errors?.first?["line"] as? Int == 2)
        #expect(errors?.first?["column"] as? Int == 29)
        let text = axaudit("lint", place.path("broken.json"), place.path("failure.json"))
        #expect(text.output.contains("target-size"))
        #expect(text.output.hasSuffix("no verdict: 1 file could not be read\n"))
    }

    @Test("Every problem of a file is told, each with its place")
    func everyProblem() throws {
        try place.write("two.json", "{ \"type\": \"buton\",\n  \"lable\": \"x\",\n  \"frame\": [1] }")
        let result = axaudit(place.path("two.json"))
        let lines = result.errors.split(separator: "\n")
        #expect(lines.count == 3, "\(result.errors)")
        #expect(
            lines.map { $0.dropFirst(place.path("two.json").count).prefix(5) } == [":1:11", ":2:3:", ":3:12"],
            "\(result.errors)")
        #expect(result.errors.contains("did you mean \"button\"?") && result.errors.contains("did you mean \"label\"?"))
    }

    @Test("A named file of no known format is told and is 2; in a folder it is passed over and counted")
    func stranger() throws {
        let named = axaudit("lint", place.path("stranger.json"))
        #expect(named.outcome == .undecided)
        #expect(named.errors.hasPrefix(place.path("stranger.json") + ":1:1: "), "\(named.errors)")
        try place.write("folder/a.json", Tree.clean)
        try place.write("folder/package.json", Tree.stranger)
        try place.write("folder/notes.txt", "Milk, eggs")
        let met = axaudit("lint", place.path("folder"))
        #expect(met.outcome == .passed)
        #expect(met.errors == "note: 2 files skipped, of no format that axaudit reads\n")
        // A tree that is broken is no stranger.
        try place.write("folder/b.json", Tree.broken)
        #expect(axaudit("lint", place.path("folder")).outcome == .undecided)
    }

    @Test("A file that is named, and met in a folder before, is still named")
    func namedAndMet() throws {
        try place.write("folder/a.json", Tree.clean)
        let stranger = try place.write("folder/package.json", Tree.stranger)
        #expect(axaudit("lint", stranger, place.path("folder")).outcome == .undecided)
        let other = axaudit("lint", place.path("folder"), stranger)
        #expect(other.outcome == .undecided)
    }

    @Test("Nothing matched is 2: an empty folder, a folder without trees, a pattern, a path")
    func nothing() throws {
        try FileManager.default.createDirectory(atPath: place.path("void"), withIntermediateDirectories: true)
        try place.write("strangers/package.json", Tree.stranger)
        try place.write("others/readme.md", "# Hello")
        for path in ["void", "strangers", "others", "*.xml", "void/**/*.json", "missing", "missing.json"] {
            let result = axaudit("lint", place.path(path))
            #expect(result.outcome == .undecided, "\(path)")
            #expect(!result.errors.isEmpty, "\(path)")
        }
        #expect(axaudit("lint", place.path("void")).errors == "axaudit: found no tree to read\n")
        #expect(
            axaudit("lint", place.path("missing.json")).errors == place.path("missing.json")
                + ": no such file or folder\n")
        #expect(axaudit("lint", place.path("*.xml")).errors.contains("no file matches this pattern"))
        #expect(axaudit("lint", place.path("void"), "--allow-empty").outcome == .passed)
    }

    @Test("All inputs excluded is 0, with a note")
    func excluded() {
        let result = axaudit("lint", place.path("failure.json"), "--exclude", "failure.json", "-f", "json")
        #expect(result.outcome == .passed)
        #expect(result.errors == "note: 1 file excluded\n")
        #expect((result.json["findings"] as? [Any])?.isEmpty == true)
        #expect(result.json["verdict"] as? String == "pass")
    }

    @Test("A file that cannot be read or vanished is told, and the others are audited")
    func unreadable() throws {
        let clean = place.path("clean.json")
        try FileManager.default.createSymbolicLink(
            atPath: place.path("gone.json"), withDestinationPath: place.path("nowhere"))
        let result = axaudit("lint", place.path("gone.json"), clean, "-f", "json")
        #expect(result.outcome == .undecided)
        #expect(result.files == [clean])
        #expect(result.errors.hasPrefix(place.path("gone.json") + ": "))
        // Between finding a file and reading it, it can vanish.
        try place.write("found/vanished.json", Tree.clean)
        let finder = InputFinder([place.path("found")])
        try FileManager.default.removeItem(atPath: place.path("found/vanished.json"))
        let outcome = Linter(audit: Audit(rules: [])).outcomes(of: finder.inputs)
        guard case .errors(let errors)? = outcome.first else {
            Issue.record("no error")
            return
        }
        #expect(
            errors.map(\.description) == [
                place.path("found/vanished.json") + ": cannot be read: no such file or directory"
            ])
    }

    @Test("A dead link in a folder is not passed over in silence")
    func deadLink() throws {
        try place.write("links/a.json", Tree.clean)
        try FileManager.default.createSymbolicLink(
            atPath: place.path("links/dead.json"), withDestinationPath: "nowhere.json")
        let result = axaudit("lint", place.path("links"))
        #expect(result.errors.contains("dead.json"))
    }
}
