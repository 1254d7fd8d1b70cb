import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// What reports and listings say for the platforms of the findings.
@Suite("Texts by platform")
struct PlatformTextTests {
    /// A button without a name, and a text.
    private static let android = """
        <hierarchy><node class="android.widget.FrameLayout" bounds="[0,0][1080,2400]">
        <node class="android.widget.TextView" text="Cart" bounds="[0,300][400,405]"/>
        <node class="android.widget.ImageButton" clickable="true" bounds="[600,300][800,500]"/></node></hierarchy>
        """
    private static let iOS = """
        { "axaudit": 1, "elements": [ { "type": "button", "frame": [0, 100, 60, 60] },
        { "type": "staticText", "label": "Cart", "frame": [0, 200, 60, 60] } ] }
        """
    /// The words of one platform that texts for the other have not.
    private static let iOSWords = [
        "VoiceOver", "accessibilityLabel", "accessibility label", "HIG", "Apple:", "SwiftUI", "UIKit",
    ]
    private static let androidWords = ["TalkBack", "contentDescription", "Android", "Compose"]

    private func project(iOS: Bool = true, android: Bool = true) throws -> TemporaryProject {
        let project = try TemporaryProject()
        if iOS { try project.write("a.json", Self.iOS) }
        if android { try project.write("b.xml", Self.android) }
        return project
    }

    private static let formats = ["text", "markdown", "html", "sarif", "agent", "github"]

    /// Returns a report without the rules that have no findings, and without what the gallery says of the screen.
    private func report(_ format: String, of project: TemporaryProject) -> String {
        let output = project.run("lint", "--no-config", "--only", "control-label-missing", "-f", format, "@/.").output
        // The rule tree-empty, which is in every report, is in the words of both.
        if format == "sarif" { return output.components(separatedBy: "\"tree-empty\"")[0] }
        if format == "markdown" { return output.replacingOccurrences(of: "\\`", with: "`") }
        guard format == "html", let rules = output.range(of: "<section id=\"rules\"") else { return output }
        return String(output[rules.lowerBound...].prefix(6_000)).components(separatedBy: "</section>")[0]
            .replacing(#/</?code>/#, with: "`")
    }

    @Test("A report of Android screens has the words of Android only", arguments: formats)
    func onlyAndroid(format: String) throws {
        let report = report(format, of: try project(iOS: false))
        #expect(report.contains("contentDescription"), "\(report)")
        for word in Self.iOSWords { #expect(!report.contains(word), "\(word): \(report)") }
    }

    @Test("SARIF of Android screens lists the rules that run there, and its results refer to them")
    func sarif() throws {
        let output = try project(iOS: false).run("lint", "--no-config", "-f", "sarif", "@/b.xml").json
        let run = try #require((output["runs"] as? [[String: Any]])?.first)
        let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
        let rules = try #require(driver?["rules"] as? [[String: Any]])
        let text = String(decoding: try JSONSerialization.data(withJSONObject: rules), as: UTF8.self)
        for word in Self.iOSWords { #expect(!text.contains(word), "\(word)") }
        #expect(rules.contains { $0["id"] as? String == "label-icon-glyph" })
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(!results.isEmpty)
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
        }
    }

    @Test("A report of iOS screens has the words of iOS only", arguments: formats)
    func onlyIOS(format: String) throws {
        let report = report(format, of: try project(android: false))
        #expect(report.contains("accessibilityLabel"), "\(report)")
        for word in Self.androidWords { #expect(!report.contains(word), "\(word): \(report)") }
    }

    @Test(
        "A report of both has the fix for each, with the name of the platform where they are together",
        arguments: formats)
    func mixed(format: String) throws {
        let report = report(format, of: try project())
        #expect(report.contains("Set `accessibilityLabel` to what the control does"), "\(report)")
        #expect(
            report.contains("Set `contentDescription` of the control, or of the image in it, to what the control does"),
            "\(report)")
        if ["markdown", "html", "sarif", "agent"].contains(format) {
            #expect(report.contains("n iOS") && report.contains("n Android"), "\(report)")
        }
    }

    @Test("A rule that found something on one of two platforms has the words of that platform", arguments: formats)
    func oneOfTwo(format: String) throws {
        let project = try project(iOS: false)
        try project.write(
            "a.json", Self.iOS.replacingOccurrences(of: #""button","#, with: #""button", "label": "Pay","#))
        let report = report(format, of: project)
        #expect(report.contains("contentDescription"))
        for word in Self.iOSWords { #expect(!report.contains(word), "\(word): \(report)") }
    }

    @Test("The text report names the fix below the finding of its platform")
    func order() throws {
        let text = try report("text", of: project())
        let parts = text.components(separatedBy: "b.xml")
        #expect(parts.count == 2 && parts[0].contains("accessibilityLabel"), "\(text)")
        #expect(parts[0].contains("TalkBack") == false && parts[1].contains("VoiceOver") == false, "\(text)")
        #expect(parts.last?.contains("Set `contentDescription`") == true, "\(text)")
    }

    @Test(
        "A cause on several screens has the fix for the platform of its screens", arguments: ["screen", "cause", nil])
    func causes(grouping: String?) throws {
        let project = try TemporaryProject()
        for name in ["a", "b"] {
            try project.write(
                "\(name).json",
                Self.iOS.replacingOccurrences(of: #""button","#, with: #""button", "identifier": "pay","#))
            try project.write(
                "\(name).xml",
                Self.android.replacingOccurrences(
                    of: "ImageButton\"", with: "ImageButton\" resource-id=\"shop:id/pay\""))
        }
        let arguments =
            ["lint", "--no-config", "--only", "control-label-missing"] + (grouping.map { ["--by", $0] } ?? [])
        var environment = Environment()
        environment.workingDirectory = project.folder
        let text = CommandLineTool.run(arguments + [project.folder], environment).output
        let on = grouping == "screen" ? ["fix", "fix"] : ["fix on iOS", "fix on Android"]
        #expect(text.contains("\(on[0]): Set `accessibilityLabel`"), "\(text)")
        #expect(text.contains("\(on[1]): Set `contentDescription`"), "\(text)")
        #expect(text.components(separatedBy: "Set `contentDescription`").count == 2, "\(text)")
    }

    @Test("A JSON report that is merged again keeps platform and class")
    func merged() throws {
        let project = try project()
        let report = project.run("lint", "--no-config", "--only", "control-label-missing", "-f", "json", "@/.")
        try project.write("report.json", report.output)
        #expect(
            report.output.contains(#""platform": "android""#) && report.output.contains("android.widget.ImageButton"))
        let merged = project.run("merge", "-f", "github", "@/report.json").output
        #expect(merged.contains("Set `accessibilityLabel`"), "\(merged)")
        #expect(merged.contains("Set `contentDescription`"), "\(merged)")
    }

    // MARK: Listings

    @Test("explain --platform prints what holds on a platform")
    func explain() {
        let android = axaudit("explain", "target-size", "--platform", "android", "--all").output
        for word in ["48×48 dp", "`androidMinimum`", "In Compose:", "Android: ", "`density`"] {
            #expect(android.contains(word))
        }
        for word in ["44×44", "UIKit", "`minimum`", "HIG"] { #expect(!android.contains(word), "\(word)") }
        let iOS = axaudit("explain", "target-size", "--platform", "ios", "--all").output
        #expect(iOS.contains("44×44 points") && !iOS.contains("48") && !iOS.contains("TalkBack"), "\(iOS)")
        let both = axaudit("explain", "target-size").output
        #expect(both.contains("\n## iOS\n") && both.contains("\n## Android\n"))
        let wrong = axaudit("explain", "trait-conflict", "--platform", "android")
        #expect(wrong.outcome == .undecided && wrong.errors.contains("trait-conflict does not run on Android"))
    }

    @Test("rules --platform has the texts of the platform, and no rule that its dumps cannot decide")
    func rules() {
        let android = axaudit("rules", "--no-config", "--platform", "android").output
        #expect(android.contains("Control has neither a text nor a content description."))
        for rule in ["adjustable-value-missing", "custom-action-unnamed", "modal-no-way-out", "focus-order"] {
            #expect(!android.contains(rule), "\(rule)")
        }
        let json = axaudit("rules", "--no-config", "--platform", "android", "-f", "json").output
        #expect(!json.contains("Apple: ") && json.contains("Android: contentDescription"))
    }

    @Test("A report does not name rules that no Android dump can decide")
    func notChecked() throws {
        let project = try project(iOS: false)
        let output = project.run("lint", "--no-config", "-v", "@/b.xml").output
        #expect(!output.contains("this dump carries no actions") && !output.contains("no dump of Android"))
        #expect(output.contains("header-missing, title-trait-missing (this dump carries no headings)"), "\(output)")
        #expect(!output.contains("traits") && !output.contains("placeholders"), "\(output)")
    }
}
