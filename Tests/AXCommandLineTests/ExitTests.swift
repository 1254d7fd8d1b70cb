import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// Exit codes: 2 wins over 1 wins over 0.
@Suite("Exit codes")
struct ExitTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        for (name, text) in [
            ("clean.json", Tree.clean), ("failure.json", Tree.failure), ("warnings.json", Tree.warnings),
            ("empty.json", Tree.empty), ("broken.json", Tree.broken), ("unrecognised.json", Tree.unrecognised),
        ] { try project.write(name, text) }
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
        let result = run(["lint", project.path(file)] + options)
        #expect(result.outcome == expected)
        #expect(result.errors.isEmpty)
        #expect(run([project.path(file)] + options).outcome == expected, "without the word lint")
    }

    private func run(_ arguments: [String]) -> CommandResult {
        CommandLineTool.run(arguments, Environment())
    }

    @Test(
        "A run without a verdict is exit 2 at every gate",
        arguments: [[], ["--fail-on", "never"], ["--fail-on", "warning"], ["--max-warnings", "100"]])
    func undecided(options: [String]) {
        for file in ["broken.json", "empty.json", "unrecognised.json", "missing.json"] {
            #expect(run([project.path(file)] + options).outcome == .undecided, "\(file)")
            #expect(
                run([project.path("failure.json"), project.path(file)] + options).outcome == .undecided,
                "2 wins over 1")
            #expect(
                run([project.path(file), project.path("clean.json")] + options).outcome == .undecided, "2 wins over 0"
            )
        }
    }

    @Test("A screen without exposed elements is exit 2 and the failure tree-empty, unless --allow-empty is set")
    func empty() {
        let result = axaudit("lint", project.path("empty.json"), "-f", "json")
        #expect(result.outcome == .undecided)
        #expect(result.rules == ["tree-empty"])
        #expect(result.json["verdict"] as? String == "none")
        let allowed = axaudit("lint", project.path("empty.json"), "--allow-empty", "-f", "json")
        #expect(allowed.outcome == .passed)
        #expect(allowed.rules.isEmpty)
        #expect(allowed.json["verdict"] as? String == "pass")
        #expect(axaudit(project.path("empty.json"), project.path("failure.json"), "--allow-empty").outcome == .failed)
        let text = axaudit(project.path("empty.json"))
        #expect(text.output.hasSuffix("no verdict on 1 screen\n"))
    }

    @Test("When one file is broken the others are audited, and stderr has the location of the error")
    func others() {
        let result = axaudit(
            "lint", project.path("clean.json"), project.path("broken.json"), project.path("failure.json"), "-f", "json")
        #expect(result.outcome == .undecided)
        #expect(result.files == [project.path("clean.json"), project.path("failure.json")])
        #expect(result.rules == ["target-size"])
        #expect(
            result.errors.hasPrefix(project.path("broken.json") + ":2:29: found the end of the file, expected "),
            "\(result.errors)")
        let errors = result.json["errors"] as? [[String: Any]]
        #expect(errors?.count == 1)
        #expect(errors?.first?["file"] as? String == project.path("broken.json"))
        #expect(errors?.first?["line"] as? Int == 2)
        #expect(errors?.first?["column"] as? Int == 29)
        let text = axaudit("lint", project.path("broken.json"), project.path("failure.json"))
        #expect(text.output.contains("target-size"))
        #expect(text.output.hasSuffix("no verdict: 1 file could not be read\n"))
    }

    @Test("Every error of a file is reported with its location")
    func everyProblem() throws {
        try project.write("two.json", "{ \"type\": \"buton\",\n  \"lable\": \"x\",\n  \"frame\": [1] }")
        let result = axaudit(project.path("two.json"))
        let lines = result.errors.split(separator: "\n")
        #expect(lines.count == 3, "\(result.errors)")
        #expect(
            lines.map { $0.dropFirst(project.path("two.json").count).prefix(5) } == [":1:11", ":2:3:", ":3:12"],
            "\(result.errors)")
        #expect(result.errors.contains("did you mean \"button\"?") && result.errors.contains("did you mean \"label\"?"))
    }

    @Test("A named file of unknown format is an error and exit 2; in a folder it is skipped and counted")
    func unrecognised() throws {
        let named = axaudit("lint", project.path("unrecognised.json"))
        #expect(named.outcome == .undecided)
        #expect(named.errors.hasPrefix(project.path("unrecognised.json") + ":1:1: "), "\(named.errors)")
        try project.write("folder/a.json", Tree.clean)
        try project.write("folder/package.json", Tree.unrecognised)
        try project.write("folder/notes.txt", "Milk, eggs")
        let found = axaudit("lint", project.path("folder"))
        #expect(found.outcome == .passed)
        let folder = project.path("folder")
        #expect(
            found.errors
                == "note: 2 files skipped: unknown format (\(folder)/notes.txt, \(folder)/package.json)\n")
        // A dump that failed is an error too.
        try project.write("folder/login.xml", "ERROR: could not get idle state.\n")
        let failed = axaudit("lint", project.path("folder"))
        #expect(failed.outcome == .undecided)
        #expect(failed.errors.contains("login.xml:1:1: this is the error of uiautomator, not a dump"))
        try FileManager.default.removeItem(atPath: project.path("folder/login.xml"))
        // A broken tree is an error, not a file of unknown format.
        try project.write("folder/b.json", Tree.broken)
        #expect(axaudit("lint", project.path("folder")).outcome == .undecided)
    }

    @Test("A file that is named and also found in a folder counts as named")
    func namedAndFound() throws {
        try project.write("folder/a.json", Tree.clean)
        let unrecognised = try project.write("folder/package.json", Tree.unrecognised)
        #expect(axaudit("lint", unrecognised, project.path("folder")).outcome == .undecided)
        let other = axaudit("lint", project.path("folder"), unrecognised)
        #expect(other.outcome == .undecided)
    }

    @Test("Nothing matched is 2: an empty folder, a folder without trees, a pattern, a path")
    func nothing() throws {
        try FileManager.default.createDirectory(atPath: project.path("void"), withIntermediateDirectories: true)
        try project.write("unrecognised/package.json", Tree.unrecognised)
        try project.write("others/readme.md", "# Hello")
        for path in ["void", "unrecognised", "others", "*.xml", "void/**/*.json", "missing", "missing.json"] {
            let result = axaudit("lint", project.path(path))
            #expect(result.outcome == .undecided, "\(path)")
            #expect(!result.errors.isEmpty, "\(path)")
        }
        let none = axaudit("lint", project.path("void"))
        #expect(none.errors == project.path("void") + ": there is no dump in this folder\n")
        #expect(
            axaudit("lint", project.path("missing.json")).errors == project.path("missing.json")
                + ": no such file or folder\n")
        #expect(axaudit("lint", project.path("*.xml")).errors.contains("no file matches this pattern"))
        #expect(axaudit("lint", project.path("void"), "--allow-empty").outcome == .passed)
    }

    @Test("All inputs excluded is 0, with a note")
    func excluded() {
        let result = axaudit("lint", project.path("failure.json"), "--exclude", "failure.json", "-f", "json")
        #expect(result.outcome == .passed)
        #expect(result.errors == "note: 1 file excluded\n")
        let text = axaudit("lint", project.path("failure.json"), "--exclude", "failure.json").output
        #expect(text == "0 failures (gate: failure), 0 warnings, 0 files to check: exit 0\n")
        #expect((result.json["findings"] as? [Any])?.isEmpty == true)
        #expect(result.json["verdict"] as? String == "pass")
    }

    @Test("A loop of links is not called a missing file")
    func loop() throws {
        for (link, target) in [("loop/one.json", "two.json"), ("loop/two.json", "one.json")] {
            try FileManager.default.createDirectory(atPath: project.path("loop"), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(atPath: project.path(link), withDestinationPath: target)
        }
        for path in ["loop/one.json", "loop"] {
            let result = axaudit("lint", project.path(path))
            #expect(result.outcome == .undecided)
            #expect(
                result.errors.contains("one.json: cannot be") && !result.errors.contains("no such file"),
                "\(result.errors)")
            #expect(!result.errors.contains("broken symbolic link"))
        }
    }

    @Test("On one terminal, what could not be read comes before the report, whose last line is the verdict")
    func order() throws {
        let result = axaudit("lint", project.path("failure.json"), project.path("missing.json"))
        let path = project.path("terminal")
        #expect(FileManager.default.createFile(atPath: path, contents: nil))
        let file = try #require(FileHandle(forWritingAtPath: path))
        #expect(Terminal.deliver(result, output: file.fileDescriptor, errors: file.fileDescriptor) == .undecided)
        try file.close()
        let lines = try #require(project.text("terminal")).split(separator: "\n")
        #expect(lines.first?.hasSuffix("missing.json: no such file or folder") == true)
        #expect(lines.last?.hasSuffix("no verdict: 1 file could not be read") == true)
    }

    #if os(Linux)
        @Test("If standard output cannot be written, the last line of standard error says why")
        func fullDevice() throws {
            let result = axaudit("lint", project.path("clean.json"))
            #expect(result.outcome == .passed)
            #expect(FileManager.default.createFile(atPath: project.path("errors"), contents: nil))
            let errors = try #require(FileHandle(forWritingAtPath: project.path("errors")))
            let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
            let closed: Int32 = -1
            for output in [full.fileDescriptor, closed] {
                #expect(Terminal.deliver(result, output: output, errors: errors.fileDescriptor) == .undecided)
            }
            #expect(
                project.text("errors") == """
                    axaudit: standard output cannot be written: no space left on device
                    axaudit: standard output cannot be written: bad file descriptor

                    """)
        }
    #endif

    @Test("A file that cannot be read or was removed is an error, and the others are audited")
    func unreadable() throws {
        let clean = project.path("clean.json")
        try FileManager.default.createSymbolicLink(
            atPath: project.path("gone.json"), withDestinationPath: project.path("nowhere"))
        let result = axaudit("lint", project.path("gone.json"), clean, "-f", "json")
        #expect(result.outcome == .undecided)
        #expect(result.files == [clean])
        #expect(result.errors.hasPrefix(project.path("gone.json") + ": "))
        // Between finding a file and reading it, it can vanish.
        try project.write("found/vanished.json", Tree.clean)
        let session = LintSession(Linter(configuration: .none), paths: [project.path("found")])
        try FileManager.default.removeItem(atPath: project.path("found/vanished.json"))
        let outcome = session.outcomes(of: session.inputs, .source)
        guard case .errors(let errors)? = outcome.first else {
            Issue.record("no error")
            return
        }
        #expect(
            errors.map(\.description) == [
                project.path("found/vanished.json") + ": cannot be read: no such file or directory"
            ])
    }

    @Test("A dead link in a folder is not passed over in silence")
    func deadLink() throws {
        try project.write("links/a.json", Tree.clean)
        try FileManager.default.createSymbolicLink(
            atPath: project.path("links/dead.json"), withDestinationPath: "nowhere.json")
        let result = axaudit("lint", project.path("links"))
        #expect(result.errors.contains("dead.json"))
    }
}
