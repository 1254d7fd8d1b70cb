import AXSyntax
import Foundation
import Testing

@testable import AXAuditCore
@testable import AXAudit
@testable import AXCommandLine

/// Inputs of which nothing was seen: the exit code is 2, with the name of the file or folder.
@Suite("No verdict")
struct NoVerdictTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("ios/a.json", Tree.clean)
        try project.write("android/README.md", "# Dumps")
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: project.path(name), withDestinationPath: target)
    }

    // MARK: Folders

    @Test(
        "A folder without a dump is an error beside other paths too",
        arguments: [
            ["lint"], ["snapshot"], ["show"], ["speak"], ["convert"], ["variants"],
            ["baseline", "create", "--baseline", "@/bl.json"],
        ])
    func emptyFolder(command: [String]) throws {
        func run(_ options: String...) -> CommandResult {
            let arguments = command + ["@/ios", "@/android", "--no-config"] + options
            return CommandLineTool.run(
                arguments.filter { command[0] != "baseline" || $0 != "--no-config" }
                    .map { $0.replacing("@/", with: project.folder + "/") }, Environment())
        }
        let result = run()
        #expect(result.outcome == .undecided)
        #expect(result.errors.contains("android: there is no dump in this folder"), "\(result.errors)")
        if command[0] == "lint" { #expect(run("--allow-empty").outcome == .passed) }
        // Another file is none either; one that is excluded on purpose is.
        try project.write("android/package.json", Tree.unrecognised)
        #expect(run().errors.contains("android: there is no dump in this folder"))
        if command[0] == "lint" {
            try project.write("android/b.json", Tree.clean)
            #expect(run("--exclude", "b.json").outcome == .passed)
        }
    }

    @Test("Dumps are found with any letter case of their extension, and as .uix")
    func extensions() throws {
        for name in ["A.JSON", "B.uix", "C.UIX", "D.XML"] {
            try project.write(
                "d/" + name,
                name == "A.JSON"
                    ? Tree.clean
                    : #"<hierarchy rotation="0"><node text="Go" class="android.widget.Button" package="c" clickable="true" bounds="[0,0][200,200]"/></hierarchy>"#
            )
        }
        let result = project.run("lint", "@/d", "-f", "json")
        #expect(result.files.map { FileSystem.name(of: $0) } == ["A.JSON", "B.uix", "C.UIX", "D.XML"])
    }

    // MARK: What is no dump

    @Test(
        "What a tool writes instead of a dump is an error in a folder, with the tool's name",
        arguments: [
            (#"{"attributes":{},"children":[]}"#, "Maestro"), (#"{"value":"","sessionId":"x"}"#, "WebDriverAgent"),
            ("[]", "idb"), ("[]\n", "idb"), ("{}", "WebDriverAgent and Maestro"),
            (#"{"value": null}"#, "WebDriver"), (#"{"value": ""}"#, "WebDriver"), (#"{"value": {}}"#, "WebDriver"),
            ("cat: /sdcard/window_dump.xml: No such file or directory", "cat or adb"),
            (String(repeating: "\0", count: 100), "zero bytes"), ("[null]", "idb"), ("[{}]", "idb"), ("[[]]", "idb"),
            (#"{"error":"no such element","message":"x"}"#, "WebDriver"), ("\"\"", "WebDriver"),
            ("Running on iPhone 15 - iOS 17.5\n", "Maestro"), (#""<?xml version=\"1.0\"?>""#, "jq -r"),
            ("version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 9\n", "Git LFS"),
            ("502 Bad Gateway\n", "HTTP server"), ("HTTP/1.1 200 OK\nContent-Length: 0\n", "HTTP server"),
            (#"<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>"#, "S3"),
            ("Error: No booted simulator found", "simctl"),
            ("<html><head><title>502 Bad Gateway", "server's error page"),
        ])
    func failedDump(text: String, tool: String) throws {
        try project.write("ios/b.json", text)
        for command in ["lint", "snapshot", "convert"] {
            let result = project.run(command, "@/ios")
            #expect(result.outcome == .undecided, "\(command)")
            #expect(result.errors.contains("ios/b.json") && result.errors.contains(tool), "\(result.errors)")
        }
    }

    @Test("A dump that was packed is an error in a folder")
    func packed() throws {
        try Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]).write(to: URL(filePath: project.path("ios/b.json")))
        let result = project.run("lint", "@/ios")
        #expect(result.outcome == .undecided && result.errors.contains("ios/b.json:1:1: found a file compressed"))
    }

    @Test(
        "A file of another kind is skipped in a folder with a note, and an error by its name",
        arguments: [
            "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<suite name=\"All\"/>",
            "{\"level\": \"info\", \"text\": \"a\"}\n{\"level\": \"info\", \"text\": \"b\"}\n",
            "{ // JSON5\n  name: 'x' }", "{name: 'x'}",
            "<!DOCTYPE a [ <!ENTITY b \"c\"> ]>\n<a>&b;</a>",
        ])
    func foreign(text: String) throws {
        try project.write("ios/b.json", text)
        let folder = project.run("lint", "@/ios")
        #expect(folder.outcome == .passed && folder.errors.contains("1 file skipped: unknown format (ios/b.json)"))
        #expect(project.run("lint", "@/ios/b.json").outcome == .undecided)
    }

    @Test(
        "What is unusual in a dump does not make it a file of another kind",
        arguments: [
            Tree.clean + "\n" + Tree.clean, "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n" + Self.view,
            "<!DOCTYPE a [ <!ENTITY b \"c\"> ]>\n" + Self.view.replacing("Go", with: "&b;"), Tree.broken,
        ])
    func unusual(text: String) throws {
        try project.write("ios/b.json", text)
        #expect(project.run("lint", "@/ios").outcome == .undecided)
    }

    @Test("diff of a dump without an exposed element has no verdict")
    func emptyDiff() throws {
        try project.write("a.json", "[]")
        let result = project.run("diff", "@/a.json", "@/a.json")
        #expect(result.outcome == .undecided && result.errors.contains("a.json has no exposed elements"))
        #expect(project.run("diff", "@/a.json", "@/ios/a.json").outcome == .undecided)
        #expect(project.run("diff", "@/a.json", "@/a.json", "--allow-empty").outcome == .passed)
    }

    @Test("stream that could read no line has no verdict, also if errors are tolerated; no line at all passes")
    func stream() {
        func run(_ text: String, _ options: String...) -> CommandResult.Outcome {
            let blocks = Lock<[String]>(initialState: [text])
            var environment = Environment()
            environment.writeOutput = { _ in true }
            environment.nextInputBlock = { blocks.withLock { $0.isEmpty ? [] : Array($0.removeFirst().utf8) } }
            return CommandLineTool.run(["stream", "--no-config"] + options, environment).outcome
        }
        let tree = Tree.clean.replacing("\n", with: " ") + "\n"
        #expect(run("") == .passed)
        #expect(run("{broken\n", "--tolerate-errors") == .undecided)
        #expect(run("{broken\n", "--tolerate-errors", "--allow-empty") == .passed)
        #expect(run("{broken\n" + tree, "--tolerate-errors") == .passed)
        #expect(run("{broken\n" + tree) == .undecided)
    }

    // MARK: Companions

    private static let view =
        #"<hierarchy rotation="0"><node text="Go" class="android.widget.Button" package="c" clickable="true" bounds="[0,0][40,40]"/></hierarchy>"#

    @Test("A companion that cannot be read is an error, and the findings of the dump are reported all the same")
    func companions() throws {
        try project.write("i.json", Tree.failure)
        func check(_ dump: String, _ companion: String) {
            let result = project.run("lint", "@/" + dump, "--no-config", "-f", "json")
            #expect(result.outcome == .undecided, "\(companion)")
            #expect(result.errors.contains(companion), "\(result.errors)")
            #expect(result.files == [project.path(dump)] || result.files == [dump], "\(result.files)")
        }
        for name in ["i.audit.json", "i.png"] {
            try link(name, to: "gone")
            check("i.json", name)
            try FileManager.default.removeItem(atPath: project.path(name))
            try project.write(name, "")
            check("i.json", name)
            try FileManager.default.removeItem(atPath: project.path(name))
        }
        try project.write("l.xml", Self.view)
        for text in ["[]", "null", "\"x\"", ""] {
            try project.write("l.capabilities.json", text)
            check("l.xml", "l.capabilities.json")
        }
    }

    @Test("A link to nowhere among the inputs is an error, unless it is excluded")
    func brokenLinks() throws {
        try link("ios/more", to: "gone")
        let result = project.run("lint", "@/ios")
        #expect(
            result.outcome == .undecided && result.errors.contains("ios/more: cannot be read: broken symbolic link"))
        #expect(project.run("lint", "@/ios", "--exclude", "more").outcome == .passed)
    }

    @Test("A companion or a source that a link leads out of its folder is not used, with a note")
    func linksOut() throws {
        try project.write("secret/x.json", #"[{"auditType":"contrast","compactDescription":"text of a secret file"}]"#)
        try link("ios/a.audit.json", to: "../secret/x.json")
        let result = project.run("lint", "@/ios", "--no-config", "-v")
        let text = result.output + result.errors
        #expect(!text.contains("text of a secret file"))
        #expect(text.contains("a.audit.json is not used: the link leads out of the folder of the dump"), "\(text)")
        try project.write("secret/V.swift", "Button(\"Close\") {}\n")
        try project.write("src/A.swift", "// Nothing.\n")
        try link("src/V.swift", to: "../secret/V.swift")
        let found = project.run("where", "Close", "--sources", "@/src", "--no-config")
        #expect(found.outcome == .failed && found.errors.contains("V.swift"), "\(found.errors)")
        #expect(project.run("where", "Close", "--sources", "@/src/V.swift", "--no-config").outcome == .passed)
    }
}
