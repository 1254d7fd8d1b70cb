import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// `--sources`: the lines of code in reports.
@Suite("lint --sources")
struct SourcesOptionTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write(
            "t/a.json",
            #"""
            { "axaudit": 1, "screen": { "name": "Checkout" }, "elements": [
              { "type": "staticText", "label": "Your basket", "frame": [9, 9, 200, 20] },
              { "type": "button", "label": "Pay now", "identifier": "pay", "frame": [9, 40, 20, 20] },
              { "type": "button", "label": "Cancel", "frame": [9, 99, 20, 20] },
              { "type": "button", "frame": [9, 199, 44, 44] } ] }
            """#)
        try project.write(
            "App/CheckoutView.swift",
            """
            struct CheckoutView: View {
                var body: some View {
                    Text("Your basket")
                    Button("Pay now") { pay() }
                        .accessibilityIdentifier("pay")
                    Button("cancel") { close() }
                    Button { share() } label: { Image(systemName: "square") }
                }
            }
            """)
        try project.write("App/en.lproj/Localizable.strings", "// Buttons\n\"cancel\" = \"Cancel\";\n")
        try project.write("App/Tests/CheckoutTests.swift", "app.buttons[\"Pay now\"].tap()\n")
    }

    private func findings(_ result: CommandResult) -> [[String: Any]] {
        (result.json["findings"] as? [[String: Any]] ?? [])
    }

    @Test("The JSON report has the place, the certainty, the entry of the catalogue and what led there")
    func json() throws {
        let result = project.run("lint", "@/t", "--sources", "@/App", "-f", "json")
        let codes = findings(result).reduce(into: [String: [String: Any]]()) { codes, finding in
            let label = ((finding["elements"] as? [[String: Any]])?.first?["label"] as? String) ?? "-"
            codes[label] = finding["code"] as? [String: Any]
        }
        let pay = try #require(codes["Pay now"])
        #expect(pay["file"] as? String == "CheckoutView.swift")
        #expect(
            pay["line"] as? Int == 5 && pay["certainty"] as? String == "one" && pay["by"] as? String == "identifier")
        #expect(pay["catalogue"] is NSNull && (pay["others"] as? [Any])?.isEmpty == true)
        let cancel = try #require(codes["Cancel"])
        #expect(cancel["line"] as? Int == 6 && cancel["by"] as? String == "key")
        let catalogue = try #require(cancel["catalogue"] as? [String: Any])
        #expect(catalogue["file"] as? String == "en.lproj/Localizable.strings")
        #expect(catalogue["line"] as? Int == 2 && catalogue["key"] as? String == "cancel")
        #expect(codes["-"]?["certainty"] as? String == "near")
    }

    @Test(
        "Exit code, findings, keys, order and fingerprints are the same with and without sources",
        arguments: ["json", "sarif", "gitlab", "compact", "junit"])
    func sameFindings(format: String) throws {
        let without = project.run("lint", "@/t", "-f", format)
        let with = project.run("lint", "@/t", "--sources", "@/App", "-f", format)
        #expect(with.outcome == without.outcome && with.outcome == .failed)
        /// The parts of a report that identify findings, in order.
        func identities(_ text: String) -> [String] {
            let keys = [
                "\"key\":", "\"ruleId\":", "\"fingerprint\":", "\"axaudit/v1\":", "\"cause\":",
                "primaryLocationLineHash",
            ]
            return text.split(separator: "\n").flatMap { line in
                keys.flatMap { key in line.components(separatedBy: key).dropFirst().map { key + $0.prefix(40) } }
            }
        }
        if format == "json" {
            /// What identifies each finding, in order, without `code`.
            func rows(_ result: CommandResult) -> [String] {
                findings(result).map { finding in
                    ["rule", "severity", "state", "key", "cause", "message"].map { "\(finding[$0] ?? "")" }
                        .joined(separator: " | ")
                }
            }
            #expect(rows(with) == rows(without) && !rows(with).isEmpty)
        } else if format == "compact" || format == "junit" {
            #expect(with.output == without.output)
        } else {
            #expect(identities(with.output) == identities(without.output) && !identities(with.output).isEmpty)
        }
    }

    @Test("Text: one line below the finding")
    func text() {
        let output = project.run("lint", "@/t", "--sources", "@/App").output
        #expect(output.contains("code  App/CheckoutView.swift:5  .accessibilityIdentifier(\"pay\")\n"), "\(output)")
        #expect(
            output.contains(
                "code  App/CheckoutView.swift:6  Button(\"cancel\") { close() }  (cancel in en.lproj/Localizable.strings:2)\n"
            ),
            "\(output)")
        #expect(output.contains("code  near App/CheckoutView.swift:"), "\(output)")
    }

    @Test("GitHub, GitLab and Checkstyle show a certain finding on the line of code, others on the dump")
    func annotations() {
        let github = project.run("lint", "@/t", "--sources", "@/App", "-f", "github").output
        #expect(github.contains("App/CheckoutView.swift,line=5,"), "\(github)")
        #expect(github.contains("a.json,line=5,"), "the button without name is only near: \(github)")
        let gitlab = project.run("lint", "@/t", "--sources", "@/App", "-f", "gitlab").output
        #expect(gitlab.contains("App/CheckoutView.swift"), "\(gitlab)")
        let checkstyle = project.run("lint", "@/t", "--sources", "@/App", "-f", "checkstyle").output
        #expect(checkstyle.contains("App/CheckoutView.swift\">"), "\(checkstyle)")
    }

    @Test("SARIF: the code is the location only if it is certain; the dump is related then")
    func sarif() throws {
        let result = project.run("lint", "@/t", "--sources", "@/App", "-f", "sarif")
        let run = try #require((result.json["runs"] as? [[String: Any]])?.first)
        func uri(_ location: [String: Any]?) -> String {
            let physical = location?["physicalLocation"] as? [String: Any]
            return (physical?["artifactLocation"] as? [String: Any])?["uri"] as? String ?? ""
        }
        for result in try #require(run["results"] as? [[String: Any]]) {
            let text = (result["message"] as? [String: Any])?["text"] as? String ?? ""
            let location = uri((result["locations"] as? [[String: Any]])?.first)
            if text.contains("Pay now") || text.contains("Cancel") {
                #expect(location.hasSuffix("App/CheckoutView.swift"), "\(text)")
                let related = uri((result["relatedLocations"] as? [[String: Any]])?.first)
                #expect(related.hasSuffix("t/a.json"))
            } else {
                #expect(location.hasSuffix("t/a.json"), "\(text)")
            }
        }
    }

    /// A screen whose title is no heading, and the code of the title.
    private func writeTitle(_ code: String) throws {
        try project.write(
            "title/a.json",
            #"""
            { "axaudit": 1, "root": { "type": "application", "frame": [0, 0, 390, 844], "children": [
              { "type": "navigationBar", "label": "Orders", "frame": [0, 47, 390, 44], "children": [
                { "type": "staticText", "label": "Orders", "traits": ["staticText"], "frame": [150, 58, 90, 22] } ] },
              { "type": "button", "label": "Pay", "traits": ["button"], "frame": [9, 140, 44, 44] } ] } }
            """#)
        try project.write(
            "Title/Orders.swift",
            """
            struct Orders: View {
                var body: some View {
            \(code)
                    Button("Pay") { pay() }
                }
            }

            """)
    }

    @Test("A certain edit is shown as the line to add, in every report that has the code")
    func insertion() throws {
        try writeTitle("        Text(\"Orders\")")
        func output(_ format: String) -> CommandResult {
            project.run("lint", "@/title", "--sources", "@/Title", "--only", "title-trait-missing", "-f", format)
        }
        let added = ".accessibilityAddTraits(.isHeader)"
        #expect(output("text").output.contains("add   \(added)  after line 3\n"))
        #expect(output("agent").output.contains("insert after line 3:\n              \(added)\n"))
        #expect(
            output("markdown").output.contains(
                "```suggestion\n          Text(\"Orders\")\n              \(added)\n  ```\n"))
        let code = findings(output("json")).first?["code"] as? [String: Any]
        #expect(code?["insertion"] as? String == "            \(added)")
        let run = try #require((output("sarif").json["runs"] as? [[String: Any]])?.first)
        let result = try #require((run["results"] as? [[String: Any]])?.first)
        let fix = try #require((result["fixes"] as? [[String: Any]])?.first)
        let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
        let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
        let region = replacement["deletedRegion"] as? [String: Int]
        #expect(region == ["startLine": 4, "startColumn": 1, "endLine": 4, "endColumn": 1])
        #expect((replacement["insertedContent"] as? [String: String])?["text"] == "            \(added)\n")
    }

    @Test(
        "An edit is not shown where the line is no whole call, or has the modifier already",
        arguments: [
            "        VStack { Text(\"Orders\") }", "        Text(\"Orders\").font(.title)", "        Text(\"Orders\",",
            "        Text(\"Orders\")\n            .accessibilityAddTraits(.isHeader)",
            "        title(Text(\"Orders\"))",
        ])
    func noInsertion(code: String) throws {
        try writeTitle(code)
        let result = project.run(
            "lint", "@/title", "--sources", "@/Title", "--only", "title-trait-missing", "-f", "json")
        let found = try #require(findings(result).first?["code"] as? [String: Any])
        #expect(found["certainty"] as? String == "one" && found["insertion"] == nil, "\(found)")
    }

    /// A dump of a screen whose title is no heading, or is one.
    private func title(isHeading: Bool) -> String {
        """
        { "axaudit": 1, "root": { "type": "application", "frame": [0, 0, 390, 844], "children": [
          { "type": "navigationBar", "label": "Orders", "frame": [0, 47, 390, 44], "children": [
            { "type": "staticText", "label": "Orders", "traits": ["staticText"\(isHeading ? ", \"header\"" : "")],
              "frame": [150, 58, 90, 22] } ] },
          { "type": "button", "label": "Pay", "traits": ["button"], "frame": [9, 140, 44, 44] } ] } }
        """
    }

    @Test(
        "UIKit and Flutter: the statement to add, the line to write; the finding is gone from the changed screen",
        arguments: [
            (
                "Orders.swift", "        titleLabel.text = \"Orders\"", "insertion",
                "        titleLabel.accessibilityTraits.insert(.header)"
            ),
            (
                "Orders.swift", "    header.titleLabel?.text = \"Orders\"", "insertion", nil
            ),
            ("Orders.swift", "    order.text = \"Orders\"", "insertion", nil),
            (
                "Orders.swift", "    titleLabel.text = \"Orders\"\n    titleLabel.accessibilityTraits.insert(.header)",
                "insertion", nil
            ),
            (
                "orders.dart", "    title: const Text('Orders'),", "replacement",
                "    title: Semantics(header: true, child: const Text('Orders')),"
            ),
            (
                "orders.dart", "    title: Text('Orders', style: big), actions: [],", "replacement",
                "    title: Semantics(header: true, child: Text('Orders', style: big)), actions: [],"
            ),
            ("orders.dart", "    title: Text('Orders',\n      style: big),", "replacement", nil),
            ("orders.dart", "    title: Semantics(child: Text('Orders')),", "replacement", nil),
        ])
    func toolkits(file: String, code: String, key: String, expected: String?) throws {
        try project.write("title/a.json", title(isHeading: false))
        let around =
            file.hasSuffix("dart")
            ? ["Widget build(BuildContext context) => Page(", "    body: Text('Pay'));"]
            : ["func show(button: UIButton) {", "    button.setTitle(\"Pay\", for: .normal)\n}"]
        try project.write("Title/\(file)", "\(around[0])\n\(code)\n\(around[1])\n")
        func lint(_ format: String) -> CommandResult {
            project.run("lint", "@/title", "--sources", "@/Title", "--only", "title-trait-missing", "-f", format)
        }
        let found = try #require(findings(lint("json")).first?["code"] as? [String: Any])
        #expect(found["certainty"] as? String == "one" && found[key] as? String == expected, "\(found)")
        if let expected, key == "replacement" {
            #expect(lint("markdown").output.contains("```suggestion\n  \(expected)\n  ```"))
            #expect(lint("agent").output.contains("replace line 2:\n  \(expected)\n"))
            let run = try #require((lint("sarif").json["runs"] as? [[String: Any]])?.first)
            let fix = try #require(((run["results"] as? [[String: Any]])?.first?["fixes"] as? [[String: Any]])?.first)
            let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
            let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
            let region = replacement["deletedRegion"] as? [String: Int]
            #expect(region == ["startLine": 2, "startColumn": 1, "endLine": 3, "endColumn": 1])
        }
        try project.write("title/a.json", title(isHeading: true))
        #expect(findings(lint("json")).isEmpty)
    }

    @Test(
        "Compose: a decorative image without description, in its line; the finding is gone from the changed screen",
        arguments: [
            ("Image(wave, \"Divider\")", "Image(wave, null)"),
            (
                "Icon(star, contentDescription = \"Divider\", tint = red)",
                "Icon(star, contentDescription = null, tint = red)"
            ),
            (
                "Icon(star, contentDescription = stringResource(R.string.divider))",
                "Icon(star, contentDescription = null)"
            ), ("Wave(label = \"Divider\")", nil),
        ])
    func compose(code: String, expected: String?) throws {
        func dump(_ description: String) -> String {
            """
            <hierarchy rotation="0"><node class="android.view.View" text="" content-desc="" package="a" bounds="[0,0][400,800]">
            <node class="android.widget.ImageView" text="" content-desc="\(description)" package="a" clickable="false" \
            focusable="true" bounds="[0,10][400,20]" />
            <node class="android.widget.TextView" text="Your basket" content-desc="" package="a" bounds="[0,30][400,60]" />
            </node></hierarchy>
            """
        }
        try project.write("wave/a.xml", dump("Divider"))
        try project.write(
            "Wave/strings/res/values/strings.xml", "<resources><string name=\"divider\">Divider</string></resources>\n")
        try project.write("Wave/Wave.kt", "@Composable\nfun Wave() {\n    Text(\"Your basket\")\n    \(code)\n}\n")
        func lint(_ format: String) -> CommandResult {
            project.run("lint", "@/wave", "--sources", "@/Wave", "--only", "image-decorative-exposed", "-f", format)
        }
        let found = try #require(findings(lint("json")).first?["code"] as? [String: Any])
        #expect(found["line"] as? Int == 4 && found["certainty"] as? String == "one", "\(found)")
        #expect(found["replacement"] as? String == expected.map { "    " + $0 }, "\(found)")
        if let expected {
            #expect(lint("text").output.contains("edit  \(expected)  in line 4"))
        }
        try project.write("wave/a.xml", dump(""))
        #expect(findings(lint("json")).isEmpty)
    }

    @Test("The report for agents has five lines of the code")
    func agent() {
        let output = project.run("lint", "@/t", "--sources", "@/App", "-f", "agent").output
        #expect(output.contains("App/CheckoutView.swift:5:"), "\(output)")
        for line in [
            "  3 |         Text(\"Your basket\")", "> 5 |             .accessibilityIdentifier(\"pay\")",
            "  7 |         Button { share()",
        ] {
            #expect(output.contains(line), "\(output)")
        }
    }

    @Test("The key sources in the configuration, and merge of archives")
    func configuration() throws {
        try project.write("t/.axaudit.json", #"{ "sources": ["../App"] }"#)
        #expect(project.run("lint", "@/t").output.contains("App/CheckoutView.swift:5"))
        #expect(project.run("lint", "@/t", "-f", "archive=@/a.jsonl").outcome == .failed)
        let lint = project.run("lint", "@/t", "-f", "json").output
        #expect(project.run("merge", "@/a.jsonl", "-f", "json").output == lint)
    }

    @Test("A folder that does not exist is an error; an output never replaces a source")
    func errors() throws {
        let missing = project.run("lint", "@/t", "--sources", "@/Ap")
        #expect(
            missing.outcome == .undecided && missing.errors.contains("Ap: no such file or folder"), "\(missing.errors)")
        let source = project.text("App/CheckoutView.swift")
        let conflict = project.run(
            "lint", "@/t", "--sources", "@/App", "-f", "json", "-o", "@/App/CheckoutView.swift")
        #expect(conflict.outcome == .undecided && conflict.errors.contains("source"), "\(conflict.errors)")
        #expect(project.text("App/CheckoutView.swift") == source)
    }

    @Test("show has the place for every element; where answers for one")
    func otherCommands() throws {
        let show = project.run("show", "@/t/a.json", "--sources", "@/App", "-f", "json")
        let screen = try #require((show.json["screens"] as? [[String: Any]])?.first)
        let lines = try #require(screen["elements"] as? [[String: Any]]).map {
            ($0["code"] as? [String: Any])?["line"] as? Int
        }
        #expect(lines.prefix(3) == [3, 5, 6])
        #expect(
            project.run("where", "Your basket", "--sources", "@/App").output
                == "App/CheckoutView.swift:3:14  Text(\"Your basket\")\n")
        #expect(project.run("where", "--id", "pay", "--sources", "@/App").output.hasPrefix("App/CheckoutView.swift:5:"))
        let json = project.run("where", "Cancel", "--sources", "@/App", "-f", "json").json
        #expect(json["line"] as? Int == 6 && (json["catalogue"] as? [String: Any])?["key"] as? String == "cancel")
        #expect(project.run("where", "No such text", "--sources", "@/App").outcome == .failed)
        #expect(project.run("where").outcome == .undecided)
    }

    @Test("Ignored, generated, built, linked and too large files are no sources; CR LF and UTF-16 keep their lines")
    func folders() throws {
        let text = "Text(\"Only there\")\n"
        for path in [
            "App/build/A.swift", "App/Ignored/A.swift", "App/Views.generated.swift", "App/.hidden/A.swift",
            "App/A.test.tsx",
        ] {
            try project.write(path, text)
        }
        try project.write("App/.gitignore", "Ignored/\n")
        #expect(project.run("where", "Only there", "--sources", "@/App").outcome == .failed)
        try FileManager.default.createSymbolicLink(
            atPath: project.path("App/Loop"), withDestinationPath: project.path("App"))
        try Data([0, 1, 2, 0] + Array(text.utf8)).write(to: URL(fileURLWithPath: project.path("App/Binary.swift")))
        try project.write("App/Large.swift", text + String(repeating: "x", count: 3 << 20))
        let none = project.run("where", "Only there", "--sources", "@/App")
        #expect(
            none.outcome == .failed && none.errors.contains("too large") && none.errors.contains("Large.swift"),
            "\(none.errors)")
        try project.write("App/Windows.swift", "import SwiftUI\r\n\r\n" + text)
        #expect(project.run("where", "Only there", "--sources", "@/App").output.hasPrefix("App/Windows.swift:3:6  "))
        try FileManager.default.removeItem(atPath: project.path("App/Windows.swift"))
        try #require("import SwiftUI\r\n\r\nText(\"Only thére\")\r\n".data(using: .utf16))
            .write(to: URL(fileURLWithPath: project.path("App/Wide.swift")))
        #expect(
            project.run("where", "Only thére", "--sources", "@/App").output
                == "App/Wide.swift:3:6  Text(\"Only thére\")\n")
    }
}
