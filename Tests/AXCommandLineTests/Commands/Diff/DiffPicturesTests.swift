import AXAudit
import AXPictures
import Foundation
import Testing

@testable import AXCommandLine

/// The pictures before and after in the pages of `diff` and `compare`.
@Suite("Pictures before and after")
struct DiffPicturesTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try write("before/pay.json", 0xAAAAAA)
        try write("after/pay.json", 0x222222)
    }

    /// Writes a dump and the picture beside it, in which the first text has this color.
    private func write(_ path: String, _ color: UInt32, tree: String = PicturedScreen.tree) throws {
        try project.write(path, tree)
        try write(path, PicturedScreen.picture(color))
    }

    private func write(_ path: String, _ picture: [UInt8]) throws {
        try Data(picture).write(to: URL(fileURLWithPath: project.path(path.replacing(".json", with: ".png"))))
    }

    private func diff(_ options: String...) -> CommandResult {
        var environment = Environment()
        environment.workingDirectory = project.folder
        let files = ["before/pay.json", "after/pay.json"].map(project.path)
        return CommandLineTool.run(["diff"] + files + ["--no-config", "-f", "html"] + options, environment)
    }

    /// The outlines in a page as x, y, width and height.
    private func outlines(_ page: String) -> [[Double]] {
        page.matches(of: #/<rect class="area" x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)"/#).map { match in
            [match.output.1, match.output.2, match.output.3, match.output.4].compactMap { Double($0) }
        }
    }

    @Test("Both pictures are in the page, and what changed is outlined on both")
    func sides() throws {
        let result = diff()
        #expect(result.outcome == .passed, "the trees are equal")
        #expect(result.output.split(separator: "data:image/png;base64,").count == 3)
        #expect(result.output.contains("img-src data:; script-src"))
        #expect(result.output.contains("The pictures differ in 1 area, outlined with a dashed line"))
        let outlines = outlines(result.output)
        #expect(outlines.count == 2)
        // The first text begins at 16,60 and is 44 high.
        let outline = try #require(outlines.first)
        #expect(outline[0] > 12 && outline[0] < 22 && outline[1] > 60 && outline[1] + outline[3] < 104, "\(outline)")
        #expect(outline[2] > 80 && outline[2] < 140, "\(outline)")
    }

    @Test("Equal pictures have no outline, and other reports read no picture")
    func equal() throws {
        try write("after/pay.json", 0xAAAAAA)
        let page = diff().output
        #expect(page.contains("The pictures are the same") && outlines(page).isEmpty)
        #expect(!diff("--pictures", "none").output.contains("The pictures"))
        let text = project.run("diff", "@/before/pay.json", "@/after/pay.json", "--no-config")
        #expect(text.output == "no differences\n" || !text.output.contains("picture"), "\(text.output)")
    }

    @Test("Links are outlined too")
    func links() throws {
        let file = project.path("report.html")
        #expect(diff("--pictures", "link", "-o", file).outcome == .passed)
        let page = try String(contentsOfFile: file, encoding: .utf8)
        #expect(page.contains(#"href="before/pay.png""#) && page.contains(#"href="after/pay.png""#))
        #expect(!page.contains("data:image") && outlines(page).count == 2)
    }

    @Test("A picture that does not belong to its dump is not shown, and the page says so")
    func other() throws {
        try write("after/pay.json", PNGEncoder.encode(PictureSketch(Size(390, 200), scale: 1).picture))
        let page = diff().output
        #expect(page.contains("The picture after is not shown: the picture is 390×200 pixels"))
        #expect(page.split(separator: "data:image/png;base64,").count == 2)
    }

    @Test("What a secure field shows is neither in the page nor outlined")
    func secure() throws {
        let field = #"{"type":"secureTextField","label":"Code","frame":[16,60,358,44]}]}"#
        let tree = PicturedScreen.tree.dropLast(2) + "," + field
        try write("before/pay.json", 0xAAAAAA, tree: String(tree))
        try write("after/pay.json", 0x222222, tree: String(tree))
        let page = diff().output
        #expect(page.contains("The pictures are the same"))
    }

    @Test("A report does not overwrite a picture")
    func overwriting() throws {
        let result = diff("-o", project.path("after/pay.png"))
        #expect(result.outcome == .undecided)
        #expect(try Data(contentsOf: URL(fileURLWithPath: project.path("after/pay.png"))).first == 0x89)
    }

    @Test("compare shows the pictures that differ, of archives that were written with a gallery")
    func compare() throws {
        for (name, color) in [("Pay", UInt32(0x222222)), ("Home", 0xAAAAAA)] {
            let tree = PicturedScreen.tree.replacing(#""screen":{"#, with: #""screen":{"name":"\#(name)","#)
            try write("before/\(name.lowercased()).json", 0xAAAAAA, tree: tree)
            try write("after/\(name.lowercased()).json", color, tree: tree)
        }
        let archives = ["before", "after"].map { name in
            let archive = project.path("\(name).jsonl")
            let gallery = project.path("\(name).html")
            let result = project.run(
                "lint", "@/\(name)", "--no-config", "-f", "archive=\(archive)", "-f", "html=\(gallery)")
            #expect(result.outcome != .undecided, "\(result.errors)")
            return archive
        }
        for name in ["before", "after"] {
            try FileManager.default.removeItem(atPath: project.path("\(name)/pay.png"))
        }
        let page = project.run("compare", archives[0], archives[1], "-f", "html").output
        #expect(page.contains("Pictures that differ: 1 of 2"))
        #expect(page.split(separator: "data:image/png;base64,").count == 3)
        #expect(outlines(page).count == 2)
        #expect(!page.contains("<script"), "it needs none")
    }
}
