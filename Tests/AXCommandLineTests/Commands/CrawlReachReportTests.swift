import AXAudit
import Foundation
import TestSupport
import Testing

@testable import AXCommandLine

/// The section `reach` of the reports over a crawl.
@Suite("Reach of a crawl in reports")
struct CrawlReachReportTests {
    /// A screen of Android with a button and a text that cannot be clicked; both were touched.
    private func screen(_ name: String, button: String, text: String?, followedBy: String = "[]") -> String {
        let second = text.map { #", { "element": 2, "changed": true, "opened": "\#($0)" }"# } ?? ""
        return """
            { "axaudit": 1, "screen": { "name": "\(name)", "platform": "android", "density": 1, "width": 360, "height": 640,
              "followedBy": \(followedBy),
              "touches": [ { "element": 1, "changed": true, "opened": "\(button)" }\(second) ] },
              "root": { "type": "other", "platformType": "android.widget.FrameLayout", "frame": [0, 0, 360, 640], "children": [
                { "type": "button", "platformType": "android.widget.Button", "text": "Write", "label": "Write",
                  "frame": [0, 80, 360, 56], "flags": ["clickable", "focusable"] },
                { "type": "staticText", "platformType": "android.widget.TextView", "text": "Tax office", "label": "Tax office",
                  "frame": [0, 160, 360, 56] } ] } }
            """
    }

    /// A crawl in which a touch of a text in the inbox leads to a letter, and from there to a sender.
    private func crawl() throws -> TemporaryProject {
        let project = try TemporaryProject()
        _ = try project.write("Trees/1.json", screen("Inbox", button: "Editor", text: "Letter"))
        _ = try project.write("Trees/2.json", screen("Editor", button: "Inbox", text: nil))
        _ = try project.write("Trees/3.json", screen("Letter", button: "Sender", text: nil, followedBy: #"["Inbox"]"#))
        _ = try project.write("Trees/4.json", screen("Sender", button: "Inbox", text: nil))
        return project
    }

    @Test("The text report says where the way of TalkBack ends, and what is behind")
    func text() throws {
        let project = try crawl()
        let result = axaudit("lint", project.path("Trees"), "--only", "touch-unreachable")
        #expect(result.outcome == .failed)
        #expect(
            result.output.contains(
                """
                reach: TalkBack may not reach 2 of 4 screens of the crawl
                  TalkBack may not activate text "Tax office" (on screen Inbox), which leads to 2 screens: "Letter", "Sender"

                """), "\(result.output)")
    }

    @Test("JSON has the screens that are not reached, and the touches that lead to them")
    func json() throws {
        let project = try crawl()
        let json = axaudit("lint", project.path("Trees"), "--only", "touch-unreachable", "-f", "json").json
        let reach = try #require(json["reach"] as? [String: Any])
        #expect(Set(reach.keys) == ["screens", "unreached", "barriers"])
        #expect(reach["screens"] as? Int == 4 && reach["unreached"] as? [Int] == [2, 3])
        let barrier = try #require((reach["barriers"] as? [[String: Any]])?.first)
        #expect(barrier["touched"] as? String == #"text "Tax office""#)
        #expect(barrier["screens"] as? [Int] == [0] && barrier["behind"] as? [Int] == [2, 3])
    }

    @Test("The gallery has the places and a graph of all four screens, two of them out of reach")
    func html() throws {
        let project = try crawl()
        let page = axaudit("lint", project.path("Trees"), "--only", "touch-unreachable", "-f", "html").output
        #expect(page.contains("<p>TalkBack may not reach 2 of 4 screens of the crawl.</p>"))
        #expect(page.contains("aria-label=\"Graph of 4 screens, from where the crawl began on the left\""))
        #expect(page.components(separatedBy: "<g class=\"unreached\">").count == 3)
        // From Inbox to Letter; the way from Letter to Sender is open.
        #expect(page.components(separatedBy: "<path class=\"barred\"").count == 2)
    }

    @Test("Archives keep the steps, so that merge writes the section of lint", arguments: ["text", "json", "html"])
    func archives(format: String) throws {
        let project = try crawl()
        let crawls = [project.path("Trees"), Repository.root.appendingPathComponent("Tests/Fixtures/crawl").path]
        for crawl in crawls {
            let whole = project.run("lint", crawl, "-f", format)
            let sections = ["text": "reach: ", "json": "\"reach\": {", "html": "<div class=\"reach\">"]
            #expect(whole.output.contains(try #require(sections[format])))
            _ = project.run("lint", crawl, "-f", "archive=@/whole.jsonl")
            #expect(project.run("merge", "@/whole.jsonl", "-f", format).output == whole.output)
            for part in 1...2 {
                _ = project.run("lint", crawl, "--shard", "\(part)/2", "-f", "archive=@/\(part).jsonl")
            }
            #expect(project.run("merge", "@/2.jsonl", "@/1.jsonl", "-f", format).output == whole.output)
        }
    }

    @Test("Without touches, and where everything is reached, the reports have no such section")
    func nothing() throws {
        let project = try TemporaryProject()
        let all = try project.write("1.json", screen("Inbox", button: "Editor", text: nil))
        #expect(!axaudit("lint", all).output.contains("reach:"))
        let json = axaudit("lint", all, "--only", "touch-size", "-f", "json").json
        #expect(json["reach"] == nil)
    }
}
