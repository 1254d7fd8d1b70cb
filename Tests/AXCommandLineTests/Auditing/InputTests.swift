import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// Standard input, folders, patterns, exclusions, order.
@Suite("Inputs")
struct InputTests {
    private let project: TemporaryProject

    init() throws { project = try TemporaryProject() }

    private func files(_ arguments: String...) -> [String] {
        let result = CommandLineTool.run(["lint", "-f", "json"] + arguments, Environment())
        return result.files.map { $0.replacingOccurrences(of: project.folder + "/", with: "") }
    }

    @Test("- is standard input, and can be given a name")
    func standardInput() {
        let result = axaudit("lint", "-", "-f", "json", stdin: Tree.failure)
        #expect(result.outcome == .failed)
        #expect(result.files == ["<stdin>"])
        let named = axaudit(
            "lint", "-", "-f", "compact", "--stdin-filename", "Checkout.json", stdin: Tree.failure)
        #expect(named.output.hasPrefix("Checkout.json:1:31: failure: "), "\(named.output)")
        let broken = axaudit("-", "--stdin-filename", "Checkout.json", stdin: Tree.broken)
        #expect(broken.outcome == .undecided)
        #expect(broken.errors.hasPrefix("Checkout.json:2:29: "))
        for stdin in ["", "\n", Tree.unrecognised, "curl: (7) Failed to connect"] {
            #expect(axaudit("-", stdin: stdin).outcome == .undecided, "\(stdin)")
        }
        #expect(axaudit("-", project.path("missing.json"), stdin: Tree.failure).outcome == .undecided)
    }

    @Test("A format that is named is insisted on")
    func inputFormat() {
        #expect(axaudit("-", "--input-format", "axaudit", stdin: Tree.clean).outcome == .passed)
        let forced = axaudit("-", "--input-format", "wda-xml", stdin: Tree.clean)
        #expect(forced.outcome == .undecided)
        #expect(forced.errors.hasPrefix("<stdin>:1:1: "))
        #expect(forced.errors.contains("--input-format wda-xml"), "\(forced.errors)")
    }

    @Test(
        "A folder recurses in a fixed order; hidden folders, node_modules, our own files and other kinds are passed over"
    )
    func folders() throws {
        for name in [
            "b.json", "a.json", "Sub/c.json", "Sub/Deep/d.txt", ".git/e.json", "node_modules/f.json",
            "Sub/node_modules/g.json",
            ".hidden.json", "h.md", "i.swift", "Sub/j.json.bak",
        ] { try project.write("t/" + name, Tree.clean) }
        try project.write("t/.axaudit.json", "{}")
        try project.write("t/.axaudit-baseline.json", Baseline().text)
        #expect(files(project.path("t")) == ["t/Sub/Deep/d.txt", "t/Sub/c.json", "t/a.json", "t/b.json"])
        #expect(files(project.path("t") + "/") == (files(project.path("t"))))
    }

    @Test("Files of unknown format are skipped and counted in a folder, and an error if named")
    func unrecognisedInFolders() throws {
        let others = [
            "package.json": #"{"name":"x","version":"1.0.0","type":"module"}"#,
            "places.json": #"{"type":"FeatureCollection","features":[]}"#,
            "schema.json": #"{"$schema":"x","title":"X","type":"object","properties":{"label":{"type":"string"}}}"#,
            "lint.json": #"{"root":true,"extends":"eslint"}"#, "app.json": #"{"screens":["home","x"],"theme":1}"#,
            "dogs.json": #"[{"type":"dog"}]"#,
            "old.json": #"{"version":1,"verdict":"pass","screens":[],"findings":[]}"#,
        ]
        for (name, text) in others {
            #expect(axaudit(try project.write("alone/" + name, text)).outcome == .undecided, "\(name)")
            try project.write("t/" + name, text)
        }
        try project.write("t/tree.json", Tree.clean)
        let result = axaudit("lint", project.path("t"), "-f", "json")
        #expect(result.outcome == .passed, "\(result.errors)")
        let folder = project.path("t")
        #expect(
            result.errors
                == "note: 7 files skipped: unknown format (\(folder)/app.json, \(folder)/dogs.json, \(folder)/lint.json and 4 more)\n"
        )
        // With a mistake in it, a tree is still a tree.
        try project.write("t/wrong.json", #"{"type":"buton","label":"Pay"}"#)
        let wrong = axaudit("lint", project.path("t"))
        #expect(wrong.outcome == .undecided)
        #expect(wrong.errors.contains("wrong.json:1:9: unknown element type \"buton\"; did you mean \"button\"?"))
    }

    @Test("Inputs are in the order of the bytes of their paths, however they are named, and are read once")
    func order() throws {
        for name in ["a.json", "b.json", "Sub/c.json"] { try project.write(name, Tree.clean) }
        #expect(files(project.path("b.json"), project.path("a.json")) == ["a.json", "b.json"])
        #expect(files(project.path("b.json"), project.path("b.json")) == ["b.json"])
        #expect(
            files(project.path("Sub"), project.path("a.json"), project.path("Sub/c.json")) == ["Sub/c.json", "a.json"])
    }

    @Test("A file that is written in two ways is read once")
    func twoSpellings() throws {
        try project.write("Sub/a.json", Tree.clean)
        let found = files(project.path("Sub/a.json"), project.path("Sub/./a.json"), project.path("Sub/../Sub/a.json"))
        #expect(found.count == 1)
    }

    @Test("Patterns in quotes are ours to expand")
    func patterns() throws {
        for name in ["a.json", "b.xml.json", "Sub/c.json", "Sub/Deep/d.json", "Other/e.json", "x1.json"] {
            try project.write(name, Tree.clean)
        }
        #expect(files(project.path("*.json")) == ["a.json", "b.xml.json", "x1.json"])
        #expect(files(project.path("**/d.json")) == ["Sub/Deep/d.json"])
        #expect(Set(files(project.path("**/*.json"))).count == 6)
        #expect(files(project.path("{Sub,Other}/*.json")) == ["Other/e.json", "Sub/c.json"])
        #expect(files(project.path("[a-c].json")) == ["a.json"])
        #expect(files(project.path("x?.json")) == ["x1.json"])
        #expect(files(project.path("Sub/**")) == ["Sub/Deep/d.json", "Sub/c.json"])
    }

    @Test("A file whose name looks like a pattern can be named")
    func literal() throws {
        try project.write("a[1].json", Tree.clean)
        #expect(files(project.path("a[1].json")) == ["a[1].json"])
    }

    @Test("What is excluded by path or name is left out, named files too, and counted")
    func exclude() throws {
        for name in ["a.json", "Legacy/b.json", "Legacy/Deep/c.json", "d.json"] { try project.write(name, Tree.clean) }
        #expect(files(project.folder, "--exclude", "**/Legacy/**") == ["a.json", "d.json"])
        #expect(
            files(project.folder, "--exclude", "d.json", "--exclude=a.*") == [
                "Legacy/Deep/c.json", "Legacy/b.json",
            ])
        #expect(files(project.path("a.json"), project.path("d.json"), "--exclude", "d.json") == ["a.json"])
        let result = axaudit("lint", project.folder, "--exclude", "**/Legacy/**")
        #expect(result.errors == "note: 2 files excluded\n")
        #expect(axaudit("lint", project.path("*.json"), "--exclude", "*.json").outcome == .passed)
    }

    @Test("A folder can be excluded by its path or name")
    func excludeFolder() throws {
        for name in ["a.json", "Legacy/b.json", "Legacy/Deep/c.json"] { try project.write(name, Tree.clean) }
        let byName = files(project.folder, "--exclude", "Legacy")
        let byPath = files(project.folder, "--exclude", project.path("Legacy"))
        #expect(byName == ["a.json"])
        #expect(byPath == ["a.json"])
    }

    @Test("A link to a parent folder is skipped with a note")
    func loop() throws {
        try project.write("Sub/a.json", Tree.clean)
        try FileManager.default.createSymbolicLink(
            atPath: project.path("Sub/again"), withDestinationPath: project.folder)
        let result = axaudit("lint", project.folder, "-f", "json")
        #expect(result.outcome == .passed)
        #expect(result.files == [project.path("Sub/a.json")])
        #expect(result.errors == "note: \(project.path("Sub/again")): links back to a parent folder; skipped\n")
    }

    @Test("200 files are reported in their order, every time, and one by one says the same")
    func parallel() throws {
        for number in 0..<200 {
            let trees = [
                Tree.clean, Tree.failure, Tree.warnings,
                Tree.failure.replacingOccurrences(of: "20, 20", with: "\(number % 40 + 1), 44"),
            ]
            try project.write("t/\(1000 + number).json", trees[number % 4])
        }
        let first = axaudit("lint", project.path("t"), "-f", "compact")
        #expect(first.outcome == .failed)
        for _ in 0..<3 { #expect(axaudit("lint", project.path("t"), "-f", "compact").output == first.output) }
        var oneByOne = ""
        for number in 0..<200 {
            oneByOne += axaudit("lint", project.path("t/\(1000 + number).json"), "-f", "compact").output
        }
        #expect(oneByOne == first.output)
        #expect(files(project.path("t")) == (0..<200).map { "t/\(1000 + $0).json" })
    }

    @Test("Paths with spaces, line breaks and other letters work, and are shown harmless")
    func oddNames() throws {
        let path = try project.write("a b\n한글\u{1B}[31m.json", Tree.failure)
        let result = axaudit("lint", path, "-f", "compact")
        #expect(result.outcome == .failed)
        #expect(result.output.split(separator: "\n").count == 1)
        #expect(!result.output.contains("\u{1B}") && result.output.contains("a b\\n한글\\u{1B}[31m.json"))
        let missing = axaudit("lint", project.path("x\u{1B}]0;y\u{7}.json"))
        #expect(!missing.errors.contains("\u{1B}") && !missing.errors.contains("\u{7}"))
    }
}
