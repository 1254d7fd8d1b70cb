import Foundation
import TestSupport
import Testing

@testable import AXCommandLine

/// Results of Apple's audit beside dumps and alone.
@Suite("Apple's audit as an input")
struct AppleAuditTests {
    private let project: TemporaryProject

    init() throws { project = try TemporaryProject() }

    /// A screen with a small button without a label, a cell with a small picture, and a text.
    private static let tree = """
        { "axaudit": 1, "screen": { "name": "Cart", "width": 400, "height": 800 },
          "root": { "type": "application", "frame": [0, 0, 400, 800], "children": [
            { "type": "button", "identifier": "clear", "frame": [350, 70, 24, 24] },
            { "type": "cell", "label": "Bread", "frame": [0, 100, 400, 60],
              "children": [ { "type": "image", "identifier": "heart", "frame": [10, 110, 20, 20] } ] },
            { "type": "staticText", "label": "Total", "frame": [10, 400, 100, 20] },
            { "type": "tabBar", "frame": [0, 700, 400, 100],
              "children": [ { "type": "button", "label": "Shop", "frame": [0, 710, 100, 80] } ] } ] } }
        """

    private static func issue(_ type: String, _ words: String, _ attributes: String = "", detail: String = "") -> String
    {
        #"{ "auditType": "XCUIAccessibilityAuditType\#(type)", "compactDescription": "\#(words)", "#
            + #""detailedDescription": "\#(detail)", "element": "", "elementAttributes": { \#(attributes) } }"#
    }

    private static let issues = """
        [ \(issue("HitRegion", "Hit area is too small", #""rawIdentifier": "clear""#)),
          \(issue("HitRegion", "Hit area is too small", #""rawIdentifier": "heart""#)),
          \(issue("SufficientElementDescription", "Element has no description", #""label": "Total""#)),
          \(issue("Contrast", "Contrast nearly passed", #""label": "Total", "frame": "{{10, 400}, {100, 20}}""#)),
          \(issue("Contrast", "Contrast failed", detail: "Contrast failed for SwiftUI.AccessibilityNode")),
          \(issue("TextClipped", "Text clipped", #""label": "Shop""#)),
          \(issue("Future", "Something new", #""rawIdentifier": "gone""#)) ]
        """

    private func write(_ issues: String = Self.issues, tree: String = Self.tree) throws {
        try project.write("Dumps/cart.json", tree)
        try project.write("Dumps/cart.audit.json", issues)
    }

    private func findings(_ result: CommandResult) -> [[String: Any]] {
        result.json["findings"] as? [[String: Any]] ?? []
    }

    /// Rule, severity, first element's identifier or label, source or sources, and the opinion's answer and reason.
    private func lines(_ result: CommandResult) -> [String] {
        findings(result).compactMap { finding in
            let sources = (finding["sources"] as? [String])?.joined(separator: "+") ?? finding["source"] as? String
            guard let sources else { return nil }
            let element = (finding["elements"] as? [[String: Any]])?.first
            let name = element?["identifier"] as? String ?? element?["label"] as? String ?? "screen"
            let opinion = finding["opinion"] as? [String: String] ?? [:]
            return [
                finding["rule"] as? String ?? "", finding["severity"] as? String ?? "", name, sources,
                opinion["answer"] ?? "", opinion["reason"] ?? "",
            ].joined(separator: " | ")
        }
    }

    @Test("Each issue is a finding with its source and an opinion; what both found is one finding")
    func findings() throws {
        try write()
        let result = project.run("lint", "@/Dumps", "-f", "json")
        #expect(result.outcome == .failed)
        #expect(
            lines(result).sorted() == [
                "apple-contrast | failure | screen | apple | undecided | the issue names no element",
                "apple-contrast | warning | Total | apple | undecided | no picture was measured",
                "apple-element-description | warning | Total | apple | contradicted | has the label \"Total\"",
                "apple-hit-region | warning | heart | apple | contradicted | is 400×60 pt with its cell",
                "apple-other | failure | screen | apple | undecided | no element of the dump is that of the issue",
                "apple-text-clipped | failure | Shop | apple | undecided | the element is part of the system",
                "target-size | failure | clear | axaudit+apple | confirmed | target-size found the same",
            ])
        let merged = findings(result).first { $0["sources"] != nil }
        #expect((merged?["detail"] as? String)?.contains("Apple's audit: Hit area is too small") == true)
        #expect(result.files == ["Dumps/cart.json"])
        #expect(!project.run("lint", "@/Dumps").errors.contains("skipped"))
    }

    @Test("Contradicted findings are listed apart")
    func contradicted() throws {
        try write()
        let text = project.run("lint", "@/Dumps").output
        let parts = text.components(separatedBy: "Contradicted by the dump")
        try #require(parts.count == 2)
        #expect(!parts[0].contains("contradicted:"))
        #expect(parts[0].contains("Apple's audit: Contrast nearly passed"))
        #expect(parts[1].contains("contradicted: is 400×60 pt with its cell"))
    }

    @Test("A contradicted issue inside an element is not part of the finding on that element")
    func inside() throws {
        try write(
            "[ \(Self.issue("SufficientElementDescription", "Element has no description", #""label": "3""#)) ]",
            tree: """
                { "axaudit": 1, "screen": { "name": "Cart", "width": 400, "height": 800 },
                  "root": { "type": "application", "frame": [0, 0, 400, 800], "children": [
                    { "type": "button", "identifier": "cart", "frame": [300, 70, 60, 60],
                      "children": [ { "type": "staticText", "label": "3", "frame": [320, 80, 20, 20] } ] } ] } }
                """)
        let result = project.run("lint", "@/Dumps", "-f", "json")
        #expect(
            lines(result) == ["apple-element-description | warning | 3 | apple | contradicted | has the label \"3\""])
        let own = findings(result).first { $0["rule"] as? String == "control-label-missing" }
        #expect((own?["elements"] as? [[String: Any]])?.first?["identifier"] as? String == "cart")
        #expect(own?["source"] == nil && own?["opinion"] == nil)
    }

    @Test("A rule that is off confirms nothing, and its measure still does")
    func ruleOff() throws {
        try write()
        let lines = lines(project.run("lint", "@/Dumps", "--rule", "target-size=off", "-f", "json"))
        #expect(lines.contains("apple-hit-region | failure | clear | apple | confirmed | is 24×24 pt"))
        #expect(
            self.lines(project.run("lint", "@/Dumps", "--rule", "apple-contrast=off", "-f", "json")).allSatisfy {
                !$0.hasPrefix("apple-contrast")
            })
    }

    @Test("baseline create takes over all issues, and keys survive other changes on the screen")
    func baseline() throws {
        try write()
        try project.write(".axaudit.json", #"{ "baseline": "baseline.json" }"#)
        #expect(project.run("baseline", "create", "@/Dumps").outcome == .passed)
        #expect(project.run("lint", "@/Dumps", "--fail-on", "warning").outcome == .passed)
        // The screen gets a title, and everything moves down.
        let changed = Self.tree.replacing(
            "\"elements\": [",
            with: #""elements": [ { "type": "staticText", "label": "Cart", "frame": [0, 20, 90, 30] },"#
        )
        .replacing("[10, 400, 100, 20]", with: "[10, 430, 100, 20]")
        try write(Self.issues.replacing("{{10, 400}", with: "{{10, 430}"), tree: changed)
        #expect(project.run("lint", "@/Dumps", "--fail-on", "warning").outcome == .passed)
    }

    @Test("An ignore of the configuration applies to issues, and needs no pixel")
    func ignores() throws {
        try write()
        try project.write(
            ".axaudit.json",
            ##"{ "ignore": [ { "rules": ["apple-hit-region"], "element": "#heart", "reason": "decoration" } ] }"##)
        let states = findings(project.run("lint", "@/Dumps", "-f", "json")).filter {
            $0["rule"] as? String == "apple-hit-region"
        }
        #expect(states.compactMap { $0["state"] as? String } == ["suppressed"])
    }

    @Test("Without an audit the rules are no part of a run; an empty audit passes")
    func withoutAudit() throws {
        try project.write("Dumps/cart.json", Tree.clean)
        let without = project.run("lint", "@/Dumps", "-v").output
        #expect(!without.contains("passed: apple") && !without.contains("not checked: apple"))
        try project.write("Dumps/cart.audit.json", "[]")
        let result = project.run("lint", "@/Dumps", "-v")
        #expect(result.outcome == .passed)
        #expect(result.output.contains("apple-contrast"))
    }

    @Test("An audit alone: from a file, a folder and standard input; only the rules about it are checked")
    func alone() throws {
        try project.write("Audits/cart.audit.json", Self.issues)
        for result in [
            project.run("lint", "@/Audits", "-f", "json"),
            project.run("lint", "@/Audits/cart.audit.json", "-f", "json"),
            project.run("lint", "-", "-f", "json", stdin: Self.issues),
        ] {
            #expect(result.outcome == .failed)
            let rules = findings(result).compactMap { $0["rule"] as? String }
            #expect(rules.count == 7)
            #expect(rules.allSatisfy { $0.hasPrefix("apple-") })
            #expect(lines(result).allSatisfy { $0.contains("undecided") })
            let screen = (result.json["screens"] as? [[String: Any]])?.first
            #expect(screen?["format"] as? String == "apple-audit")
        }
        try project.write(
            "Audits/cart.audit.json",
            #"[ { "issue_classification": 3003, "element_rect_value": "{{200, 357.5}, {156, 19}}" } ]"#)
        let text = project.run("lint", "@/Audits").output
        #expect(text.contains("at 200,357.5 156×19 pt"))
        #expect(!text.contains("not exposed"))
        try project.write("Audits/cart.audit.json", "[]")
        #expect(project.run("lint", "@/Audits").outcome == .passed)
    }

    @Test("Ignore files, --exclude and the configuration leave out an audit, and the dump is linted without it")
    func leftOut() throws {
        try write()
        try project.write("Audits/alone.audit.json", Self.issues)
        func audits(_ options: String...) -> Set<String> {
            let folders = [project.path("Dumps"), project.path("Audits")]
            let result = CommandLineTool.run(["lint"] + folders + ["-f", "json"] + options, Environment())
            let screens = result.json["screens"] as? [[String: Any]] ?? []
            return Set(
                findings(result).filter { $0["source"] as? String == "apple" }.compactMap { finding in
                    (finding["screen"] as? Int).flatMap { screens[$0]["name"] as? String }
                })
        }
        #expect(audits("--no-config").count == 2)
        #expect(audits("--no-config", "--exclude", "*.audit.json") == [])
        #expect(audits("--no-config", "--exclude", "cart.audit.json").count == 1)
        try project.write(".axaudit.json", #"{ "exclude": ["Dumps/*.audit.json"] }"#)
        #expect(audits().count == 1)
        try project.write("Audits/.axauditignore", "*.audit.json\n")
        try project.write("Dumps/.axauditignore", "*.audit.json\n")
        #expect(audits("--no-config") == [])
        let text = project.run("lint", "@/Dumps", "--no-config", "-v")
        #expect(text.outcome == .failed && !text.output.contains("Apple's audit:"))
    }

    @Test("An audit that is too large, of an Android dump, or beside several screens is an error of the audit")
    func unfit() throws {
        try write()
        let padded = Self.issues + String(repeating: " ", count: 2_000_000)
        try project.write("Dumps/cart.audit.json", padded)
        let large = project.run("lint", "@/Dumps", "--max-size", "1")
        #expect(large.outcome == .undecided)
        #expect(large.errors.contains("Dumps/cart.audit.json: cannot be read"), "\(large.errors)")
        #expect(large.errors.contains("--max-size"), "\(large.errors)")
        try project.write(
            "Android/a.xml",
            #"<hierarchy rotation="0"><node class="android.widget.Button" text="Pay" bounds="[0,0][9,9]" /></hierarchy>"#
        )
        try project.write("Android/a.audit.json", "[]")
        let android = project.run("lint", "@/Android")
        #expect(android.outcome == .undecided)
        #expect(
            android.errors.contains(
                "a.audit.json: Apple's audit is of an iOS app, and the dump beside it is of Android"),
            "\(android.errors)")
    }

    @Test(
        "Broken audits are located errors",
        arguments: [
            ("[ { \"auditType\": 1, }", "Dumps/cart.audit.json:1:21: "),
            ("[ 5 ]", "Dumps/cart.audit.json:1:3: found a number"),
            ("{ \"a\": 1 }", "Dumps/cart.audit.json:1:1: found another document"), ("", "Dumps/cart.audit.json:1:1: "),
            (
                #"{ "value": { "error": "unknown method", "message": "needs iOS 17" } }"#,
                "Dumps/cart.audit.json:1:23: found a WebDriver error response: unknown method"
            ),
        ])
    func broken(text: String, error: String) throws {
        try write(text)
        let result = project.run("lint", "@/Dumps")
        #expect(result.outcome == .undecided)
        #expect(result.errors.contains(error) || result.output.contains(error), "\(result.errors)")
    }

    @Test("Merged archives, and no report replaces an audit")
    func mergedAndProtected() throws {
        try write()
        try project.write("Audits/alone.audit.json", Self.issues)
        let formats = [
            "text", "compact", "json", "sarif", "junit", "github", "gitlab", "checkstyle", "markdown", "html", "agent",
            "criteria",
        ]
        for format in formats {
            let alone = project.run("lint", "@/Dumps", "@/Audits", "-f", format, "-f", "archive=@/run.jsonl")
            let merged = project.run("merge", "@/run.jsonl", "-f", format)
            #expect(alone.output.contains("apple-"), "\(format)")
            #expect(merged.output == alone.output, "\(format)")
        }
        // Two archives, each of a part.
        let whole = project.run("lint", "@/Dumps", "@/Audits", "-f", "json")
        _ = project.run("lint", "@/Dumps", "-f", "archive=@/one.jsonl")
        _ = project.run("lint", "@/Audits", "-f", "archive=@/two.jsonl")
        #expect(project.run("merge", "@/one.jsonl", "@/two.jsonl", "-f", "json").output == whole.output)
        let result = project.run("lint", "@/Dumps", "-f", "json", "-o", "@/Dumps/cart.audit.json")
        #expect(result.outcome == .undecided)
        #expect(project.text("Dumps/cart.audit.json") == Self.issues)
    }

    @Test("The samples after the documented forms", .enabled(if: Bundles.isAvailable, "AXAUDIT_BUNDLES is not set"))
    func samples() throws {
        let folder = try #require(Bundles.folder)
        let tree = try String(
            contentsOf: folder.appendingPathComponent("export/3F2504E0-4F89-41D3-9A0C-0305E82C3301.txt"),
            encoding: .utf8)
        for (name, count) in [
            ("appium-performAccessibilityAudit", 5), ("wda-performAccessibilityAudit", 9),
            ("pymobiledevice3-run-audit", 7),
            ("go-ios-ax-audit", 3),
        ] {
            let audit = try String(contentsOf: folder.appendingPathComponent("audit/\(name).json"), encoding: .utf8)
            try project.write("s/basket.txt", tree)
            try project.write("s/basket.audit.json", audit)
            let result = project.run(
                "lint", "@/s", "-f", "json", "--rule", "target-size=off", "--rule", "control-label-missing=off",
                "--rule", "image-label-filename=off")
            #expect(lines(result).count == count, "\(name)")
            let found = lines(result).count { !$0.contains("| screen |") }
            #expect(found >= 2, "\(name): \(lines(result))")
            let alone = axaudit(
                "lint", folder.appendingPathComponent("audit/\(name).json").path, "-f", "json", "--no-config")
            #expect(lines(alone).count == count, "\(name)")
        }
    }
}
