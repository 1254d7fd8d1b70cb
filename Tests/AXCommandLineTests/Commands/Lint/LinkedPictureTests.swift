import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// `--pictures link` and `"pictures": "link"`.
@Suite("Linked pictures")
struct LinkedPictureTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("Trees/a b#1.json", PicturedScreen.tree)
        try Data(PicturedScreen.picture()).write(to: URL(fileURLWithPath: project.path("Trees/a b#1.png")))
    }

    /// Returns the sources of the images of a page.
    private func images(_ page: String) -> [String] {
        page.matches(of: #/<img class="photo"[^>]* src="([^"]*)"/#).map { String($0.output.1) }
    }

    private func lint(_ arguments: String..., report: String) throws -> String {
        try lint(arguments, report: report)
    }

    private func lint(_ arguments: [String], report: String) throws -> String {
        let file = project.path(report)
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        // The day that the other runs of the project have.
        var environment = Environment(today: CalendarDay("2026-06-15"))
        environment.workingDirectory = project.folder
        let all = ["lint", project.path("Trees"), "-f", "html=\(file)"] + arguments
        let result = CommandLineTool.run(all, environment)
        #expect(result.outcome == .failed, "\(result.errors)")
        return try String(contentsOfFile: file, encoding: .utf8)
    }

    @Test(
        "A link is the path from the report to the picture",
        arguments: [
            ("report.html", "Trees/a%20b%231.png"), ("Trees/report.html", "a%20b%231.png"),
            ("out/today/report.html", "../../Trees/a%20b%231.png"),
        ])
    func paths(report: String, link: String) throws {
        let page = try lint("--no-config", "--pictures", "link", report: report)
        #expect(images(page) == [link])
        #expect(page.contains("img-src &#39;self&#39; file:;"), "the content security policy allows it")
        let file = URL(fileURLWithPath: project.path(report))
        let target = try #require(URL(string: link, relativeTo: file))
        #expect(try Array(Data(contentsOf: target)) == PicturedScreen.picture(), "it leads to the original")
    }

    @Test("The configuration says how pictures are shown, and the option replaces it")
    func configuration() throws {
        try project.write(".axaudit.json", #"{ "pictures": "link" }"#)
        #expect(images(try lint(report: "1.html")) == ["Trees/a%20b%231.png"])
        let embedded = images(try lint("--pictures", "embed", report: "2.html"))
        #expect(embedded.count == 1 && embedded[0].hasPrefix("data:image/png;base64,"))
        #expect(images(try lint("--pictures", "none", report: "3.html")).isEmpty)
        // Without a limit, by the option and by the configuration; the archive says so to merge.
        let archive = project.path("all.jsonl")
        for (index, option) in [["--pictures", "all"], []].enumerated() {
            try project.write(".axaudit.json", option.isEmpty ? #"{ "pictures": "all" }"# : "{}")
            let page = try lint(option + ["-f", "archive=\(archive)"], report: "all-\(index).html")
            #expect(images(page) == embedded)
            #expect(try String(contentsOfFile: archive, encoding: .utf8).contains(#""isUnlimited": true"#))
        }
        try project.write(".axaudit.json", #"{ "pictures": "links" }"#)
        let result = project.run("lint", "@/Trees")
        #expect(result.outcome == .undecided)
        #expect(result.errors.contains(#"did you mean "link"?"#), "\(result.errors)")
    }

    @Test("A screen with a secure field is drawn, and the page says why; the other screens have links")
    func secure() throws {
        let field = #"{"type":"secureTextField","label":"Code","frame":[16,10,358,44]}]}"#
        let tree = PicturedScreen.tree.dropLast(2) + "," + field
        try project.write("Trees/secure.json", String(tree))
        try Data(PicturedScreen.picture()).write(to: URL(fileURLWithPath: project.path("Trees/secure.png")))
        let page = try lint("--no-config", "--pictures", "link", report: "report.html")
        #expect(images(page) == ["Trees/a%20b%231.png"])
        #expect(page.contains("The picture is not linked: the screen has secure fields"))
        #expect(!page.contains("data:image"))
        #expect(images(try lint("--no-config", report: "copies.html")).count == 2, "a copy is painted over")
    }

    @Test("The answer of WebDriver with a picture is no file that a page can show")
    func answer() throws {
        let answer = "{\"value\":\"\(Data(PicturedScreen.picture()).base64EncodedString())\"}"
        try project.write("Trees/a b#1.png", answer)
        let page = try lint("--no-config", "--pictures", "link", report: "report.html")
        #expect(images(page).isEmpty)
        #expect(page.contains("The picture is not linked: a browser cannot show the file"))
    }

    @Test("Merge writes the same links, without the pictures")
    func merge() throws {
        let archive = project.path("run.jsonl")
        let page = try lint("--no-config", "--pictures", "link", "-f", "archive=\(archive)", report: "out/report.html")
        #expect(!(try String(contentsOfFile: archive, encoding: .utf8)).contains("\"png\""))
        try FileManager.default.removeItem(atPath: project.path("Trees/a b#1.png"))
        let merged = project.path("out/merged.html")
        #expect(project.run("merge", archive, "-f", "html=\(merged)").outcome == .failed)
        #expect(try String(contentsOfFile: merged, encoding: .utf8) == page)
    }
}
