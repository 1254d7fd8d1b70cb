import AXAudit
import Foundation
import TestSupport
import Testing

@testable import AXCommandLine

/// Folders exported from result bundles as inputs.
@Suite("Result bundles")
struct ResultBundleTests {
    private let project: TemporaryProject

    init() throws { project = try TemporaryProject() }

    private func write(_ sample: ExportSample, to folder: String = "export") throws {
        try sample.write(to: project.path(folder))
    }

    private func screens(_ result: CommandResult) -> [[String: Any]] {
        result.json["screens"] as? [[String: Any]] ?? []
    }

    private func names(_ result: CommandResult) -> [String] { screens(result).compactMap { $0["name"] as? String } }

    // MARK: Screens

    @Test("40 tests, 120 attachments, 3 devices: a screen for each hierarchy, named after its test")
    func screens() throws {
        try write(ExportSample())
        let result = project.run("lint", "@/export", "-f", "json")
        #expect(result.outcome == .failed)
        #expect(result.errors.isEmpty)
        #expect(names(result).sorted() == (0..<40).map(ExportSample.test).sorted())
        let last = try #require(screens(result).first { $0["name"] as? String == "Suite3UITests/test7()" })
        let test = try #require(last["test"] as? [String: Any])
        #expect(test["identifier"] as? String == "Suite3UITests/test7()")
        #expect(test["configuration"] as? String == "German")
        #expect(test["device"] as? String == "iPhone SE")
        let findings = try #require(result.json["findings"] as? [[String: Any]])
        #expect(findings.count == 40)
        #expect(Set(findings.compactMap { $0["rule"] as? String }) == ["control-label-missing"])
        let element = (findings[0]["elements"] as? [[String: Any]])?.first
        #expect((element?["identifier"] as? String)?.hasPrefix("pay") == true)
        #expect((screens(result)[0]["incomplete"] as? [String]) == [], "an attachment ends with the tree")
    }

    @Test("The audit that a test attached with its tree is that of the tree; one without a tree is another attachment")
    func audits() throws {
        var sample = ExportSample()
        let suffix = "_0_7B11C2AA-0000-4000-8000-000000000001.json"
        let issues = #"{ "value": [ { "auditType": "textClipped", "elementAttributes": { "label": "Total" } } ] }"#
        for (test, name) in [(0, "Basket"), (1, "Other")] {
            sample.files[sample.file(test, 0)] = Data(issues.utf8)
            sample.change(test, 0, "suggestedHumanReadableName", to: "Basket.audit.json" + suffix)
            sample.files[sample.file(test, 2)] = Data(
                #"""
                { "axaudit": 1, "screen": { "width": 400, "height": 800 }, "root": { "type": "application",
                  "children": [ { "type": "staticText", "label": "Total", "frame": [0, 80, 99, 20] } ] } }
                """#.utf8)
            sample.change(test, 2, "suggestedHumanReadableName", to: name + suffix)
        }
        try write(sample)
        let findings = project.run("lint", "@/export", "-f", "json").json["findings"] as? [[String: Any]] ?? []
        let apple = findings.filter { $0["source"] as? String == "apple" }
        try #require(apple.count == 1)
        #expect(apple[0]["rule"] as? String == "apple-text-clipped")
        #expect((apple[0]["elements"] as? [[String: Any]])?.first?["label"] as? String == "Total")
        let errors = project.run("lint", "@/export", "-v").errors
        #expect(errors.contains(", 1 audit\n"))
        let note = "Suite1UITests/test1() has no tree named \"Basket\", to which the audit of this name belongs\n"
        #expect(errors.contains("note: export/\(sample.file(1, 0)): \(note)"))
    }

    @Test("Other attachments cost no verdict; -v counts them")
    func otherAttachments() throws {
        var sample = ExportSample()
        for test in sample.tests.indices {
            sample.files[sample.file(test, 2)] = Data(
                ExportSample.hierarchy(test).replacing("pay\(test)'", with: "pay', label: 'Pay'").utf8)
        }
        sample.files[sample.file(0, 0)] = Data(
            "Contrast failed for SwiftUI.AccessibilityNode\nNo associated element".utf8)
        sample.files[sample.file(1, 0)] = Data("{ \"log\": [1, 2".utf8)
        sample.files[sample.file(2, 0)] = ExportSample.video
        sample.files[sample.file(3, 0)] = Data()
        sample.files[sample.file(4, 0)] = Data("Query chain:\n →Find: Target Application 'com.example.shop'\n".utf8)
        try write(sample)
        let result = project.run("lint", "@/export")
        #expect(result.outcome == .passed)
        #expect(result.errors.isEmpty)
        #expect(
            project.run("lint", "@/export", "-v").errors.hasPrefix(
                "note: 80 attachments without a tree: 40 pictures, 1 video, 35 property lists, 4 other files\n"))
    }

    @Test("A hierarchy that is a text about an error is named; a picture under its name is none")
    func kindsByBytes() throws {
        var sample = ExportSample()
        sample.files[sample.file(0, 2)] = Data("Unexpected Error: Finished test run with pending attachment.".utf8)
        sample.files[sample.file(1, 2)] = ExportSample.png
        // A hierarchy under the name of a recording.
        sample.files[sample.file(2, 0)] = Data(ExportSample.hierarchy(2).utf8)
        try write(sample)
        let result = project.run("lint", "@/export", "-f", "json")
        #expect(
            result.errors
                == "note: export/\(sample.file(0, 2)): the hierarchy of Suite0UITests/test0() holds no tree\n")
        #expect(
            names(result).sorted()
                == ((2..<40).map(ExportSample.test) + ["Suite2UITests/test2() 2"]).sorted())
    }

    @Test("Two trees of one run are numbered by time; a tree with a name keeps it; runs of one test share the name")
    func namesOfScreens() throws {
        var sample = ExportSample()
        sample.tests = Array(sample.tests[..<1])
        var attachments = [
            sample.attachment(0, 3, "later", Data(ExportSample.hierarchy(3).utf8), seconds: 50, suffix: ".txt"),
            sample.attachment(0, 4, "earlier", Data(ExportSample.hierarchy(4).utf8), seconds: 10),
            sample.attachment(
                0, 5, "axaudit-tree_0_7C9E6679-7425-40DE-944B-E07FC1F90AE7.json", Data(Tree.clean.utf8), seconds: 60),
        ]
        var repeated = sample.attachment(0, 6, "again", Data(ExportSample.hierarchy(5).utf8), seconds: 90)
        repeated["repetitionNumber"] = 2
        attachments.append(repeated)
        sample.tests[0]["attachments"] = attachments
        try write(sample)
        let result = project.run("lint", "@/export", "-f", "json")
        #expect(
            names(result) == [
                "Suite0UITests/test0() 2", "Suite0UITests/test0()", "Clean", "Suite0UITests/test0()",
            ])
        #expect((screens(result)[3]["test"] as? [String: Any])?["repetition"] as? Int == 2)
    }

    @Test("The configurations of the test plan give languages")
    func configurations() throws {
        var sample = ExportSample()
        sample.tests = Array(sample.tests[..<2])
        for test in 0..<2 {
            sample.files[sample.file(test, 2)] = Data(
                ExportSample.hierarchy(test).replacing("pay\(test)'", with: "pay', label: 'Bezahlen'").utf8)
        }
        try write(sample)
        try project.write(".axaudit.json", #"{ "locale": "fr", "configurations": { "German": { "locale": "de" } } }"#)
        let spoken = project.run("show", "@/export", "-f", "json").output
        #expect(spoken.contains("\"fr\"") || spoken.contains("bouton"))
        #expect(spoken.contains("Taste"))
        try project.write(
            ".axaudit.json", #"{ "configurations": { "German": { "locale": "a_b" }, "Dark": 1, "x": {} } }"#)
        let errors = project.run("lint", "@/export").errors
        for part in [
            ".axaudit.json:1:45: found \"a_b\", expected a language tag, e.g. en or pt-BR", ":1:62: ",
            "this entry has no \"locale\"",
        ] {
            #expect(errors.contains(part), "\(errors)")
        }
    }

    // MARK: Reports

    @Test("--by test has a section for each test; JUnit and GitHub name it")
    func byTest() throws {
        var sample = ExportSample()
        sample.tests = Array(sample.tests[..<3])
        var repeated = sample.attachment(0, 6, "again", Data(ExportSample.hierarchy(5).utf8), seconds: 90)
        repeated["repetitionNumber"] = 2
        sample.tests[0]["attachments"] = (sample.tests[0]["attachments"] as? [Any] ?? []) + [repeated]
        try write(sample)
        try project.write("export/extra.json", Tree.failure)
        let text = project.run("lint", "@/export", "--by", "test").output
        let titles = text.split(separator: "\n").filter {
            !$0.hasPrefix(" ") && ($0.contains("cause, ") || $0.contains("causes, "))
        }
        #expect(
            titles.map { $0.components(separatedBy: "  ")[0] } == [
                "Suite0UITests/test0()", "Suite1UITests/test1()", "Suite2UITests/test2()", "no test",
            ])
        let junit = project.run("lint", "@/export", "-f", "junit").output
        #expect(junit.contains(#"<testsuite name="Suite1UITests/test1()""#))
        #expect(
            junit.contains(
                #"name="Suite0UITests/test0() (configuration Test Scheme Action, iPhone 17 Pro, repetition 2)""#))
        let github = project.run("lint", "@/export", "-f", "github").output
        #expect(github.contains("test: Suite1UITests/test1(), configuration German, iPhone SE"))
    }

    @Test("A merged archive of an export has the reports of lint")
    func merged() throws {
        try write(ExportSample())
        for format in ["json", "junit", "github", "text", "md"] {
            let alone = project.run("lint", "@/export", "-f", format, "-f", "archive=@/run.jsonl")
            let merged = project.run("merge", "@/run.jsonl", "-f", format)
            #expect(merged.output == alone.output, "\(format)")
            #expect(merged.outcome == alone.outcome)
        }
    }

    @Test("Ignore files, --exclude and patterns choose among the attachments; a manifest can be named")
    func choosing() throws {
        let sample = ExportSample()
        try write(sample)
        #expect(project.run("lint", "@/export/manifest.json", "-f", "json").files.count == 40)
        #expect(project.run("lint", "@/export/*1.txt", "-f", "json").outcome == .undecided)
        #expect(project.run("lint", "@/export/*000002.txt", "-f", "json").files.count == 40)
        #expect(project.run("lint", "@/export", "--exclude", sample.file(3, 2), "-f", "json").files.count == 39)
        try project.write("export/.axauditignore", "*95*.txt\n")
        #expect(project.run("lint", "@/export", "-f", "json").files.count == 39)
    }

    @Test("No report replaces a file of the export")
    func overwriting() throws {
        let sample = ExportSample()
        try write(sample)
        for name in [sample.file(0, 0), sample.file(0, 1), sample.file(0, 2), "manifest.json"] {
            let before = try Data(contentsOf: URL(fileURLWithPath: project.path("export/" + name)))
            let result = project.run("lint", "@/export", "-o", "@/export/" + name, "-f", "text")
            #expect(result.outcome == .undecided)
            #expect(result.errors.contains("this attachment of a result bundle"), "\(result.errors)")
            #expect(try Data(contentsOf: URL(fileURLWithPath: project.path("export/" + name))) == before)
        }
    }

    // MARK: Broken exports

    @Test(
        "Ten ways to break an export: each is a located error and no verdict, and the rest is linted", arguments: 0..<10
    )
    func broken(way: Int) throws {
        var sample = ExportSample()
        var expected = ""
        switch way {
        case 0:
            sample.files[sample.file(5, 2)] = nil
            expected = "\"\(sample.file(5, 2))\" of Suite1UITests/test5() is not in the folder"
        case 1:
            sample.change(5, 2, "exportedFileName", to: "../secret.txt")
            expected = "found \"../secret.txt\", expected the name of a file in the folder of the manifest"
        case 2:
            sample.change(5, 2, "exportedFileName", to: "/etc/passwd")
            expected = "found \"/etc/passwd\", expected the name of a file in the folder of the manifest"
        case 3:
            sample.change(5, 2, "exportedFileName", to: sample.file(4, 2))
            expected = "found \"\(sample.file(4, 2))\" a second time, expected each file of one attachment only"
        case 4:
            sample.change(5, 2, "exportedFileName", to: nil)
            expected = "found no \"exportedFileName\", expected one in this object"
        case 5:
            sample.change(5, 2, "timestamp", to: "yesterday")
            expected = "found a string, expected the seconds since 1970"
        case 6:
            sample.tests[5]["attachments"] = "none"
            expected = "found a string, expected a list"
        case 7:
            sample.change(5, 2, "isAssociatedWithFailure", to: 3)
            expected = "found a number, expected true or false"
        case 8:
            sample.change(5, 2, "exportedFileName", to: "folder.txt")
            expected = "\"folder.txt\" of Suite1UITests/test5() is a folder, not a regular file"
        default: expected = "expected"
        }
        try write(sample)
        try project.write("secret.txt", ExportSample.hierarchy(0))
        try project.write("export/folder.txt/x", "")
        if way == 9 {
            let manifest = try #require(project.text("export/manifest.json"))
            try project.write("export/manifest.json", String(manifest.prefix(manifest.count / 2)))
        }
        let result = project.run("lint", "@/export", "-f", "json")
        #expect(result.outcome == .undecided)
        let errors = result.json["errors"] as? [[String: Any]] ?? []
        #expect(errors.count == 1, "\(errors)")
        #expect((errors.first?["message"] as? String)?.contains(expected) == true, "\(errors)")
        #expect(errors.first?["file"] as? String == "export/manifest.json")
        #expect((errors.first?["line"] as? Int ?? 0) > 1)
        // Missing files leave the others; a manifest with an error leaves nothing that could be named.
        #expect(names(result).count == ([0, 8].contains(way) ? 39 : 0))
        #expect(!result.output.contains("secret\","))
    }

    @Test("A link out of the folder is not followed")
    func links() throws {
        let sample = ExportSample()
        try write(sample)
        try project.write("secret.txt", ExportSample.hierarchy(0))
        let path = project.path("export/" + sample.file(5, 2))
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: project.path("secret.txt"))
        let result = project.run("lint", "@/export", "-f", "json")
        #expect(result.outcome == .undecided)
        #expect(result.output.contains("is a link to a file outside of the folder"))
        #expect(names(result).count == 39)
    }

    @Test("Manifests of other tools are no exports; an export without trees says so")
    func otherManifests() throws {
        try project.write("web/manifest.json", #"{ "name": "Shop", "icons": [ { "src": "a.png" } ] }"#)
        try project.write("web/a.json", Tree.failure)
        #expect(project.run("lint", "@/web", "-f", "json").files == ["web/a.json"])
        try project.write("empty/manifest.json", "[]")
        let result = project.run("lint", "@/empty")
        #expect(result.outcome == .undecided)
        #expect(result.errors.contains("note: empty: 0 attachments, none of them with a tree"))
    }

    // MARK: Bundles

    /// Writes a program named xcrun that copies an export, and returns the variables of a run that finds it.
    private func fakeTool(_ script: String) throws -> [String: String] {
        let tool = try project.write("bin/xcrun", "#!/bin/sh\n\(script)\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool)
        try project.write("tmp/x", "")
        return ["PATH": "/nowhere:" + project.path("bin"), "TMPDIR": project.path("tmp")]
    }

    @Test("A result bundle is exported by xcrun to a folder that is removed; files have the name of the bundle")
    func bundle() throws {
        try write(ExportSample(), to: "source")
        try project.write("Test.xcresult/Info.plist", "")
        let variables = try fakeTool(
            #"""
            [ "$1 $2 $3 $4 $6" = "xcresulttool export attachments --path --output-path" ] || exit 64
            echo chatter
            cp "$5/../source/"* "$7"
            """#)
        let result = project.run(
            "lint", "@/Test.xcresult", "-f", "json", variables: EnvironmentVariables(variables))
        #expect(result.outcome == .failed)
        #expect(names(result).sorted() == (0..<40).map(ExportSample.test).sorted())
        #expect(result.files.allSatisfy { $0.hasPrefix("Test.xcresult/3F2504E0-") })
        #expect(try FileManager.default.contentsOfDirectory(atPath: project.path("tmp")) == ["x"])
        #expect(
            project.run("lint", "@/Test.xcresult", "--watch", variables: EnvironmentVariables(variables)).errors
                .contains("--watch cannot watch a result bundle; export it: xcrun xcresulttool export attachments"))
    }

    @Test("Without xcrun, with a failing one, and in a folder")
    func bundleErrors() throws {
        try project.write("Test.xcresult/Info.plist", "")
        try project.write("Test.xcresult/Data/x.json", Tree.failure)
        let without = project.run("lint", "@/Test.xcresult")
        #expect(without.outcome == .undecided)
        #expect(
            without.errors.contains(
                "Test.xcresult: this is a result bundle; export it first: xcrun xcresulttool export attachments --path Test.xcresult --output-path export && axaudit lint export"
            ))
        let failing = project.run(
            "lint", "@/Test.xcresult",
            variables: EnvironmentVariables(try fakeTool("echo 'Error: unknown subcommand' >&2; exit 64")))
        #expect(failing.outcome == .undecided)
        #expect(failing.errors.contains("exit code 64: Error: unknown subcommand; it needs Xcode 16 or later"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: project.path("tmp")) == ["x"])
        try project.write("a.json", Tree.clean)
        let folder = project.run("lint", "@/")
        #expect(folder.outcome == .passed)
        #expect(folder.errors.contains("Test.xcresult: result bundle; skipped: name it to lint its attachments"))
    }

    @Test("The samples after the documented form", .enabled(if: Bundles.isAvailable, "AXAUDIT_BUNDLES is not set"))
    func samples() throws {
        let folder = try #require(Bundles.folder).path + "/export"
        let result = axaudit("lint", folder, "-f", "json", "--no-config")
        #expect(names(result) == ["BasketUITests/testPayIsReachable()", "SearchUITests/testNothingFound()"])
        #expect((result.json["errors"] as? [Any])?.isEmpty == true)
        let elements = (result.json["findings"] as? [[String: Any]] ?? [])
            .compactMap { ($0["elements"] as? [[String: Any]])?.first?["label"] as? String }
        #expect(!elements.contains { $0.contains("elementID") })
        #expect(!result.output.contains("label-too-long"))
    }
}
