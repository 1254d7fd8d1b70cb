import AXAudit
import AXSyntax
import Foundation
import Testing

@testable import AXCommandLine

/// What is read in a folder, and what is not.
@Suite("Folders")
struct FolderTests {
    private let project: TemporaryProject

    init() throws { project = try TemporaryProject() }

    private func files(_ arguments: String...) -> [String] {
        CommandLineTool.run(["lint", "-f", "json"] + arguments, Environment()).files
            .map { $0.replacingOccurrences(of: project.folder + "/", with: "") }
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: project.path(name), withDestinationPath: target)
    }

    // MARK: Links

    @Test("A link to a folder is followed only if it leads inside the folder that was named")
    func links() throws {
        let elsewhere = try TemporaryProject()
        try elsewhere.write("x/b.json", Tree.clean)
        try elsewhere.write("y.json", Tree.clean)
        try project.write("t/.hidden/c.json", Tree.clean)
        try project.write("t/d/e.json", Tree.clean)
        try project.write("t-2/f.json", Tree.clean)
        try link("t/a.json", to: elsewhere.path("y.json"))
        try link("t/linked", to: elsewhere.path("x"))
        try link("t/latest", to: ".hidden")
        try link("t/again", to: "d")
        try link("t/beside", to: "../t-2")
        let result = axaudit("lint", project.path("t"), "-f", "json")
        #expect(files(project.path("t")) == ["t/a.json", "t/d/e.json", "t/latest/c.json"])
        #expect(
            result.errors.contains("t/linked: links to a folder outside of ")
                && result.errors.contains("t/beside: links to a folder outside of "), "\(result.errors)")
        #expect(result.errors.split(separator: "\n").count == 2)
        // A link that is named is the folder that it leads to.
        #expect(files(project.path("t/linked")) == ["t/linked/b.json"])
        #expect(files(project.path("t/again/*.json")) == ["t/again/e.json"])
        #expect(files(project.path("t/*/c.json")) == ["t/latest/c.json"])
    }

    @Test("Folders that link to each other are read once, however many paths lead to them")
    func crossLinks() throws {
        for number in 0..<10 {
            try project.write("\(number)/a.json", Tree.clean)
            for other in 0..<10 where other != number { try link("\(number)/to\(other)", to: "../\(other)") }
        }
        #expect(files(project.folder) == (0..<10).map { "\($0)/a.json" })
    }

    // MARK: Files that are not trees

    @Test("Reports and JSON references of axaudit in a folder are not linted, and tsconfig.json is skipped")
    func unrecognised() throws {
        try project.write("t/Screen.json", Tree.failure)
        let tree = project.path("t/Screen.json")
        for format in ReportFormat.all {
            for name in ["x.json", "x.xml", "x.txt"] {
                _ = axaudit("lint", tree, "-f", "\(format.id)=" + project.path("t/\(format.id)-\(name)"))
            }
        }
        _ = axaudit("lint", try project.write("clean.json", Tree.clean), "-f", "gitlab=" + project.path("t/none.json"))
        #expect(project.text("t/none.json")?.hasPrefix("[") == true)
        _ = axaudit("snapshot", tree, "--style", "json", "--to", project.path("t/References"), "--record", "all")
        #expect(project.text("t/References/Screen.json") != nil)
        let options = #"{ // settings\#n "compilerOptions": { "strict": true, /* all */ "types": [], }, }"#
        try project.write("t/tsconfig.json", options)
        try project.write("t/tsconfig.base.json", "/* settings */\n" + options)
        let result = axaudit("lint", project.path("t"), "-f", "json")
        #expect(result.files == [tree], "\(result.errors)")
        #expect(result.outcome == .failed, "\(result.errors)")
        for command in ["show", "convert", "snapshot"] {
            #expect(axaudit(command, project.path("t")).outcome == .passed)
        }
        // Whoever names such a file wants it to be read.
        let named = axaudit("lint", project.path("t/tsconfig.json"))
        #expect(named.outcome == .undecided && named.errors.contains("tsconfig.json:1:3: "))
        #expect(axaudit("lint", project.path("t/none.json")).outcome == .undecided)
    }

    @Test("A tree with a comment is an error, not a file of another kind")
    func commentedTree() throws {
        try project.write(
            "t/a.json", Tree.failure.replacingOccurrences(of: "{ \"type\"", with: "{ /* here */ \"type\""))
        #expect(axaudit("lint", project.path("t")).outcome == .undecided)
    }

    @Test("A dump of A11yUITests in a folder is linted")
    func a11yUITests() throws {
        try project.write(
            "t/a.json",
            """
            {"filename":"a.json","version":"1.1","generated":"2023-02-26T09:17:02Z","snapshot":[{"label":"",
            "type":"Button","traits":["Button"],"enabled":true,"frame":[[0,0],[44,44]],"placeholder":"","value":""}]}
            """)
        #expect(axaudit("lint", project.path("t")).outcome == .failed)
    }

    // MARK: include and patterns

    @Test("include adds files of another extension if a pattern names the extension")
    func include() throws {
        for name in ["a.json", "b.tree", "Sub/c.tree", "Sub/d.md", "Sub/e.dump"] { try project.write(name, Tree.clean) }
        #expect(files(project.folder) == ["a.json"])
        try project.write(".axaudit.json", #"{ "include": ["**/*.tree"] }"#)
        #expect(files(project.folder) == ["Sub/c.tree", "b.tree"])
        try project.write(".axaudit.json", #"{ "include": ["a.json", "Sub/*.{tree,dump}"] }"#)
        #expect(files(project.folder) == ["Sub/c.tree", "Sub/e.dump", "a.json"])
        try project.write(".axaudit.json", #"{ "include": ["Sub/**"] }"#)
        #expect(files(project.folder).isEmpty)
        #expect(files(project.path("Sub/*.tree"), "--no-config") == ["Sub/c.tree"])
    }

    @Test("An include or a pattern that matches no file is 2; inputs that are all excluded are 0, with a note")
    func nothing() throws {
        try project.write("a.json", Tree.clean)
        try project.write(".axaudit.json", #"{ "include": ["**/*.tree"] }"#)
        for command in ["lint", "show", "snapshot"] {
            let result = axaudit(command, project.folder)
            #expect(result.outcome == .undecided)
            #expect(
                result.errors.contains(".axaudit.json: \"include\" matches none of the files"), "\(result.errors)")
        }
        #expect(axaudit("lint", project.path("a.json")).outcome == .passed)
        #expect(axaudit("lint", project.path("*.dump"), "--no-config").outcome == .undecided)
        #expect(axaudit("lint", project.path("*.dump"), project.path("a.json"), "--no-config").outcome == .undecided)
        try project.write("b.tree", Tree.clean)
        let excluded = axaudit("lint", project.folder, "--exclude", "*.tree")
        #expect(excluded.outcome == .passed && excluded.errors == "note: 1 file excluded\n", "\(excluded.errors)")
        try project.write(".axaudit.json", #"{ "include": ["**/*.tree"], "exclude": ["b.tree"] }"#)
        #expect(axaudit("lint", project.folder).errors == "note: 1 file excluded\n")
    }

    @Test("The configuration of a folder without trees does not belong to the run")
    func otherProjects() throws {
        try project.write("Trees/a.json", Tree.failure)
        try project.write("Trees/.axaudit.json", "{}")
        try project.write("Code/main.swift", "")
        try project.write("Code/.axaudit.json", #"{ "failOn": "never" "#)
        var environment = Environment()
        environment.workingDirectory = project.folder
        let result = CommandLineTool.run(["baseline", "create", project.folder], environment)
        #expect(result.outcome == .passed, "\(result.errors)")
        #expect(project.text("Trees/.axaudit-baseline.json") != nil)
        #expect(project.text("Code/.axaudit-baseline.json") == nil)
        #expect(project.text(".axaudit-baseline.json") == nil)
    }

    // MARK: .axauditignore

    @Test(".axauditignore leaves out what a .gitignore would, in its folder and below; named files are read")
    func ignoreFile() throws {
        for name in ["a.json", "b.json", "Old/c.json", "Sub/a.json", "Sub/Old/d.json", "Sub/keep.json", "Sub/x/e.json"]
        {
            try project.write(name, Tree.clean)
        }
        try project.write(".axauditignore", "# comment\n\n/a.json\nOld/\nSub/*.json\n!keep.json\n")
        #expect(files(project.folder) == ["Sub/keep.json", "Sub/x/e.json", "b.json"])
        #expect(axaudit("lint", project.folder).errors == "note: 4 files excluded\n")
        #expect(files(project.path("Sub")) == ["Sub/keep.json", "Sub/x/e.json"], "the file of a folder above applies")
        #expect(files(project.path("**/*.json")) == ["Sub/keep.json", "Sub/x/e.json", "b.json"])
        #expect(files(project.path("a.json"), project.path("Old/c.json")) == ["Old/c.json", "a.json"])
        let both = axaudit("lint", project.folder, project.path("a.json"), "-f", "json")
        #expect(both.files.count == 4 && both.errors == "note: 3 files excluded\n", "\(both.errors)")
        // The file of an inner folder decides first.
        try project.write("Sub/.axauditignore", "!a.json\nkeep.json\n/x/**\n")
        #expect(files(project.folder) == ["Sub/a.json", "b.json"])
        try project.write(".axauditignore", "*\n")
        try project.write("Sub/.axauditignore", "")
        let all = axaudit("lint", project.folder)
        #expect(all.outcome == .passed && all.errors == "note: 7 files excluded\n", "\(all.errors)")
    }
}
