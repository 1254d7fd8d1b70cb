import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// Screens that were not looked at as a whole: they have no verdict, and their findings are reported all the same.
@Suite("Unfinished screens")
struct UnfinishedScreenTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("d/pay.json", Tree.failure)
        try project.write("d/clean.json", Tree.clean)
    }

    private func write(_ name: String, _ bytes: [UInt8]) throws {
        try Data(bytes).write(to: URL(filePath: project.path(name)))
    }

    /// Checks that a screen has no verdict because of a companion, and its findings.
    private func expectNoVerdict(_ dump: String, _ companion: String, _ reason: String) throws {
        let result = project.run("lint", "@/" + dump, "--no-config", "-f", "json")
        #expect(result.outcome == .undecided, "\(companion)")
        let screens = try #require(result.json["screens"] as? [[String: Any]])
        #expect(screens[0]["verdict"] as? String == "none")
        let found = screens[0]["reason"] as? String ?? ""
        #expect(found.contains(companion) && found.contains(reason), "\(found)")
        #expect(result.rules == (dump == "d/pay.json" ? ["target-size"] : []))
    }

    @Test("A picture that is none, or that is cut off, is an error of its screen")
    func pictures() throws {
        let picture = PicturedScreen.picture(0x222222)
        let broken: [([UInt8], String)] = [
            (Array("no picture\n".utf8), "unknown kind"),
            (Array("version https://git-lfs.github.com/spec/v1\noid sha256:1\n".utf8), "unknown kind"),
            (Array(picture.prefix(8)), "cut off"), (Array(picture.prefix(20)), "cut off"), ([], "empty file"),
        ]
        for (bytes, reason) in broken {
            try write("d/clean.png", bytes)
            try expectNoVerdict("d/clean.json", "d/clean.png", reason)
        }
        // Only a rule that needs it decodes it.
        try project.write("d/texts.json", PicturedScreen.tree)
        try write("d/texts.png", Array(picture.prefix(picture.count / 2)))
        try expectNoVerdict("d/texts.json", "d/texts.png", "cut off")
        try write("d/texts.png", picture)
        try FileManager.default.removeItem(atPath: project.path("d/clean.png"))
        #expect(project.run("lint", "@/d/texts.json", "@/d/clean.json").outcome == .passed)
    }

    #if !canImport(ImageIO)
        @Test("A whole picture of a kind that is not read by design is no error")
        func otherKinds() throws {
            try write("d/clean.png", [0xFF, 0xD8, 0xFF, 0xE0] + Array(repeating: 0, count: 100))
            #expect(project.run("lint", "@/d/clean.json").outcome == .passed)
        }
    #endif

    @Test("A folder with the name of a companion is an error of the screen")
    func folders() throws {
        for name in ["pay.png", "pay.audit.json", "pay.capabilities.json"] {
            let path = project.path("d/" + name)
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            try expectNoVerdict("d/pay.json", "d/" + name, "cannot be read: is a directory")
            try FileManager.default.removeItem(atPath: path)
        }
    }

    @Test("Every report for findings has the screen and the reason", arguments: ReportFormat.all.map(\.id))
    func formats(id: String) throws {
        if id == "openacr" { return }
        try project.write("d/clean.png", "no picture")
        let result = project.run("lint", "@/d", "-f", id)
        #expect(result.outcome == .undecided)
        #expect(
            result.output.contains("clean.png: cannot be read: ")
                || result.output.contains("clean.png%3A cannot be read"),
            "\(result.output)")
        if id == "text" {
            #expect(result.output.hasPrefix("Clean  d/clean.json  no verdict: d/clean.png: "), "\(result.output)")
            #expect(!result.output.contains("no findings on"))
        }
        if id == "html" { #expect(!result.output.contains("no findings")) }
        if id == "compact" { #expect(result.output.contains("[target-size]")) }
        let verbose = project.run("lint", "@/d", "-v").output
        #expect(!verbose.contains("no findings,"), "\(verbose)")
    }

    @Test("--allow-empty does not allow it, baselines are not written, and merge says the same")
    func others() throws {
        try project.write("d/clean.png", "no picture")
        #expect(project.run("lint", "@/d", "--allow-empty").outcome == .undecided)
        let created = project.run("baseline", "create", "@/d", "--baseline", "@/b.json")
        #expect(created.outcome == .undecided && created.errors.contains("clean.png"))
        #expect(project.text("b.json") == nil)
        for format in ["text", "json", "html"] {
            let whole = project.run("lint", "@/d", "-f", format)
            _ = project.run("lint", "@/d", "-f", "archive=" + project.path("a.jsonl"))
            let merged = project.run("merge", "@/a.jsonl", "-f", format)
            #expect(merged.output == whole.output && merged.outcome == .undecided)
        }
    }

    @Test("A rule that was stopped leaves its screen without a verdict")
    func stopped() throws {
        let label = String(repeating: "a", count: 60)
        try project.write("s/a.json", Tree.clean.replacing("Close", with: label + "!"))
        try project.write(
            ".axaudit.json",
            """
            { "customRules": [ { "id": "own", "message": "m", "reason": "r",
                "elements": {}, "expect": { "label": { "regex": "(a|aa)+$" } } } ] }
            """)
        let result = project.run("lint", "@/s", "-f", "json")
        #expect(result.outcome == .undecided)
        let screens = try #require(result.json["screens"] as? [[String: Any]])
        #expect(screens[0]["verdict"] as? String == "none")
        #expect((screens[0]["reason"] as? String)?.hasPrefix("own: the regular expression") == true)
        let text = project.run("lint", "@/s").output
        #expect(text.contains("no verdict: own: "), "\(text)")
    }

    @Test("The conditions of custom rules are for whole texts")
    func longTexts() throws {
        try project.write(
            "l/a.json", Tree.clean.replacing("Close", with: String(repeating: "a", count: 10_000) + "!"))
        for condition in [#"{ "regex": "^a*$" }"#, #""*a""#] {
            try project.write(
                ".axaudit.json",
                """
                { "customRules": [ { "id": "own", "message": "m", "reason": "r",
                    "elements": { "type": "button" }, "expect": { "label": \(condition) } } ] }
                """)
            #expect(project.run("lint", "@/l", "-f", "json", "--only", "own").rules == ["own"])
        }
    }
}
