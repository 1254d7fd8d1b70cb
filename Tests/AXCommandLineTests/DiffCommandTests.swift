import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// `axaudit diff`, on real files.
@Suite("diff")
struct DiffCommandTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("before.json", tree("Pay", "12:04", locale: "en"))
        try project.write("after.json", tree("Pay now", "12:05", locale: "en"))
    }

    @Test("Standard input has the name that --stdin-filename gives it")
    func standardInputName() throws {
        let result = axaudit(
            "diff", "-", project.path("after.json"), "--stdin-filename", "Old.json",
            stdin: project.text("before.json") ?? "")
        #expect(result.output.contains("Old.json -> "), "\(result.output)")
    }

    private func tree(_ label: String, _ clock: String, locale: String, width: Int = 390) -> String {
        """
        { "axaudit": 1, "screen": { "name": "Checkout", "width": \(width), "height": 844, "locale": "\(locale)" },
          "elements": [
            { "type": "button", "label": "\(label)", "identifier": "pay", "traits": ["button"], "hint": "Pays.",
              "frame": [16, 780, 358, 44] },
            { "type": "staticText", "label": "Clock", "value": "\(clock)", "identifier": "clock" } ] }
        """
    }

    private func diff(_ options: String...) -> CommandResult {
        CommandLineTool.run(
            ["diff", project.path("before.json"), project.path("after.json")] + options, Environment())
    }

    @Test("Equal is 0, different is 1, and not comparable is 2")
    func outcomes() throws {
        #expect(axaudit("diff", project.path("before.json"), project.path("before.json")).outcome == .passed)
        #expect(diff().outcome == .failed)
        try project.write("broken.json", Tree.broken)
        try project.write("unrelated.json", Tree.unrelatedJSON)
        try project.write("conflict.json", "{\n<<<<<<< HEAD\n  \"axaudit\": 1\n=======\n>>>>>>> b\n}")
        for (other, message) in [
            ("broken.json", ":2:29: found the end"), ("unrelated.json", "no format recognised"),
            ("gone.json", "no such file"),
            ("conflict.json", ":2:1: found an unresolved merge conflict"), ("", "is a directory"),
        ] {
            let result = axaudit("diff", project.path("before.json"), project.path(other))
            #expect(result.outcome == .undecided && result.output.isEmpty)
            #expect(result.errors.contains(message), "\(result.errors)")
        }
        #expect(axaudit("diff", project.path("before.json")).errors.contains("expected two"))
    }

    @Test("Text reads by itself")
    func text() {
        let result = diff()
        #expect(
            result.output == """
                Checkout  \(project.path("before.json")) -> \(project.path("after.json"))
                  changed  button "Pay" #pay  Button
                             label   "Pay" -> "Pay now"
                             speech  "Pay. Button. Pays." -> "Pay now. Button. Pays."
                  changed  text "Clock" #clock  StaticText
                             value   "12:04" -> "12:05"
                             speech  "Clock: 12:04" -> "Clock: 12:05"

                2 differences: 2 changed

                """)
        #expect(
            axaudit("diff", project.path("before.json"), project.path("before.json")).output
                == "no differences in 2 elements\n")
    }

    @Test("JSON has the documented keys")
    func json() throws {
        let result = diff("--format", "json")
        #expect(Set(result.json.keys) == ["version", "changes", "notCompared"])
        #expect(result.json["version"] as? Int == 1)
        let changes = try #require(result.json["changes"] as? [[String: Any]])
        #expect(changes.count == 2)
        #expect(Set(changes[0].keys) == ["screen", "kind", "key", "path", "attributes", "speech"])
        #expect(
            changes[0]["speech"] as? [String: String] == [
                "from": "Pay. Button. Pays.", "to": "Pay now. Button. Pays.",
            ])
        #expect(changes[0]["screen"] as? String == "Checkout" && changes[0]["kind"] as? String == "changed")
        #expect(changes[0]["key"] as? String == "#pay" && changes[0]["path"] as? String == "Button")
        let attributes = try #require(changes[0]["attributes"] as? [[String: String]])
        #expect(attributes == [["name": "label", "from": "Pay", "to": "Pay now"]])
    }

    @Test("Several reports at once, each to its file; the gallery shows both sides")
    func files() throws {
        let result = diff(
            "-f", "html=" + project.path("out/diff.html"), "-f", "json=" + project.path("diff.json"), "-f", "text")
        #expect(result.outcome == .failed && result.output.hasSuffix("2 differences: 2 changed\n"))
        let json = diff("-f", "json").output
        #expect(project.text("diff.json") == json)
        let page = try #require(project.text("out/diff.html"))
        let printed = diff("-f", "html").output
        #expect(page.hasPrefix("<!DOCTYPE html>") && page == printed)
        #expect(page.contains("<h3>Before</h3>") && page.contains("<h3>After</h3>"))
        let silent = diff("-o", project.path("diff.txt")).output
        #expect(silent.isEmpty && project.text("diff.txt") != nil)
        for (options, message) in [
            (["-f", "json", "-f", "html"], "only one report can go to standard output"),
            (["-f", "htlm"], "did you mean \"html\""),
            (["-f", "html=" + project.path("before.json/x")], "cannot be written"),
        ] {
            let refused = CommandLineTool.run(
                ["diff", project.path("before.json"), project.path("after.json")] + options, Environment())
            #expect(refused.outcome == .undecided && refused.output.isEmpty && refused.errors.contains(message))
        }
    }

    @Test("Markdown is a table that no label can break")
    func markdown() throws {
        try project.write("after.json", tree("a | b <b>", "12:04", locale: "en"))
        let result = diff("-f", "markdown")
        #expect(
            result.output.contains(
                "| changed | `button \"Pay\" #pay` | label: `\"Pay\"` -> `\"a \\| b <b>\"`<br>speech: `\"Pay. Button. Pays.\"` -> `\"a \\| b <b>. Button. Pays.\"` |\n"
            ), "\(result.output)")
        try project.write("after.json", tree("@octocat [x](http://y) `z`", "12:04", locale: "en"))
        let mention = diff("-f", "markdown").output
        #expect(mention.contains("-> ``\"@octocat [x](http://y) `z`\"``<br>"), "\(mention)")
    }

    @Test("Equal text snapshots: the number of elements and lines")
    func equalTexts() throws {
        let text = "\(TextSnapshot.separator)\nPay\nbutton\n\(TextSnapshot.separator)\nTotal\n\(TextSnapshot.separator)"
        try project.write("one.txt", text)
        try project.write("two.txt", text)
        let equal = axaudit("diff", project.path("one.txt"), project.path("two.txt"))
        #expect(equal.outcome == .passed && equal.output == "no differences in 2 elements (6 lines)\n")
    }

    @Test("For test views each element that changed is a case that fails, and a screen as it was one that passes")
    func junit() throws {
        let changed = diff("-f", "junit")
        #expect(changed.outcome == .failed)
        #expect(
            changed.output.contains(
                "<testsuites name=\"axaudit\" tests=\"2\" failures=\"2\" errors=\"0\" skipped=\"0\""))
        #expect(
            changed.output.contains(
                "message=\"changed button &quot;Pay&quot; #pay: label &quot;Pay&quot; -&gt; &quot;Pay now&quot;\""),
            "\(changed.output)")
        let equal = axaudit("diff", project.path("before.json"), project.path("before.json"), "-f", "junit")
        #expect(equal.outcome == .passed)
        #expect(equal.output.contains("tests=\"1\" failures=\"0\""))
    }

    @Test("In GitHub Actions each change is an annotation at the file, ten at most")
    func github() throws {
        let lines = diff("-f", "github").output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("::error file="))
        #expect(
            lines[0].hasSuffix(
                "title=axaudit diff::Checkout: changed button \"Pay\" #pay: label \"Pay\" -> \"Pay now\""),
            "\(lines[0])")
        let many = (0..<15).map { #"{ "type": "button", "label": "B\#($0)", "identifier": "b\#($0)" }"# }
        try project.write("after.json", #"{ "axaudit": 1, "elements": [ \#(many.joined(separator: ",")) ] }"#)
        let commands = diff("-f", "github").output.split(separator: "\n")
        #expect(commands.count == 11)
        #expect(commands.last?.hasPrefix("::notice title=axaudit diff::7 more") == true, "\(commands.last ?? "")")
    }

    @Test("Notes on a different locale or size precede the differences")
    func remarks() throws {
        try project.write("after.json", tree("Bezahlen", "12:04", locale: "de", width: 430))
        let lines = diff().output.split(separator: "\n")
        #expect(lines[1] == "  note: the locale of the reference is en, that of this screen is de")
        #expect(lines[2] == "  note: the size of the reference is 390×844 pt, that of this screen is 430×844 pt")
        let json = diff("-f", "json")
        #expect(json.errors.hasPrefix("note: the locale of the reference is en, that of this screen is de\n"))
    }

    @Test("Different formats are compared by the attributes that both carry")
    func formats() throws {
        try project.write(
            "list.json",
            """
            { "filename": "Checkout.json", "version": "1.1", "generated": "2023-02-26T09:17:02Z", "snapshot": [
              { "label": "Pay", "type": "Button", "traits": ["Button"], "enabled": true, "frame": [[16, 780], [358, 44]],
                "placeholder": "", "value": "" },
              { "label": "Clock", "type": "Label", "traits": ["None"], "enabled": true, "frame": [[0, 0], [0, 0]],
                "placeholder": "", "value": "12:04" } ] }
            """)
        let equal = axaudit("diff", project.path("list.json"), project.path("before.json"), "-f", "json")
        #expect(equal.outcome == .passed, "\(equal.output)")
        #expect(equal.json["notCompared"] as? [String] == ["placeholder", "enabled", "selected"])
        let result = axaudit("diff", project.path("list.json"), project.path("after.json"), "-f", "json")
        #expect(result.outcome == .failed)
        #expect((result.json["changes"] as? [[String: Any]])?.count == 2)
    }

    @Test("A text snapshot is compared block by block, with a text or with a dump")
    func textSnapshots() throws {
        for name in ["before", "after"] {
            try project.write("\(name).txt", axaudit("snapshot", project.path("\(name).json")).output)
        }
        let texts = axaudit("diff", project.path("before.txt"), project.path("after.txt"), "-f", "json")
        #expect(texts.outcome == .failed && (texts.json["changes"] as? [Any])?.count == 2)
        #expect(axaudit("diff", project.path("before.txt"), project.path("before.json")).outcome == .passed)
        #expect(axaudit("diff", project.path("before.txt"), project.path("after.json")).outcome == .failed)
        #expect(axaudit("diff", project.path("before.json"), project.path("before.txt")).outcome == .undecided)
    }

    @Test("Elements that shifted together are one entry for people, and one each for programs")
    func shifted() throws {
        func list(_ top: Int, _ labels: [String]) -> String {
            let elements = labels.enumerated().map {
                #"{ "type": "button", "label": "\#($1)", "frame": [0, \#(top + $0 * 50), 100, 44] }"#
            }
            return "[ \(elements.joined(separator: ", ")) ]"
        }
        try project.write("before.json", list(100, ["A", "B", "C", "D"]))
        try project.write("after.json", list(50, ["New", "A", "B", "C", "D"]).replacing("50, 100", with: "50, 100"))
        #expect(diff().output.contains("1 difference: 1 added"))
        try project.write("after.json", list(100, ["New", "A", "B", "C", "D"]))
        let text = diff().output
        #expect(text.contains("added    button \"New\""))
        #expect(
            text.contains("changed  4 elements, button \"A\" to button \"D\"\n             50 pt lower\n"), "\(text)")
        #expect((diff("-f", "json").json["changes"] as? [Any])?.count == 5)
    }

    @Test("Proposed redactions are a configuration, which makes the two captures equal")
    func proposal() throws {
        try project.write("after.json", tree("Pay", "12:05", locale: "en"))
        let result = diff("--propose-redactions")
        #expect(result.outcome == .failed)
        #expect(
            result.output == ##"""
                {
                  "snapshot": {
                    "redact": [
                      { "element": "#clock", "attributes": ["value"], "with": "<time>" }
                    ]
                  }
                }

                """##)
        #expect(result.errors == "note: this is a configuration; --write adds it to the one in force\n")
        try project.write(".axaudit.json", result.output)
        let equal = diff()
        #expect(equal.outcome == .passed, "\(equal.output)\(equal.errors)")
        let none = diff("--propose-redactions")
        #expect(none.outcome == .passed && none.output.isEmpty && none.errors.contains("no differences"))
    }

    @Test(
        "--write adds them to the configuration and keeps everything else",
        arguments: [
            nil, "{}", "{ }\n", "{ \"preset\": \"strict\" }", "{\n  // all\n  \"preset\": \"strict\", // why\n}\n",
            "{ \"snapshot\": {} }", "{ \"snapshot\": { \"style\": \"text\", /* } */ }, \"locale\": \"en\" }",
            "{ \"snapshot\": { \"redact\": [] } }",
            "{\n  \"snapshot\": {\n    \"redact\": [\n      { \"match\": \"a]b\", \"with\": \"<x>\" } // first\n    ]\n  }\n}",
            "\u{FEFF}{ \"snapshot\": { \"redact\": [ { \"match\": \"x\", \"with\": \"y\" }, ] } }",
        ])
    func write(configuration: String?) throws {
        try project.write("after.json", tree("Pay", "12:05", locale: "en"))
        if let configuration { try project.write(".axaudit.json", configuration) }
        var environment = Environment()
        environment.workingDirectory = project.folder
        let arguments = ["diff", project.path("before.json"), project.path("after.json")]
        let result = CommandLineTool.run(arguments + ["--propose-redactions", "--write"], environment)
        #expect(result.outcome == .failed)
        #expect(result.output.hasSuffix(".axaudit.json: 1 redaction added\n"), "\(result.output)\(result.errors)")
        let written = try #require(project.text(".axaudit.json"))
        let check = axaudit("config", "check", project.path(".axaudit.json"))
        #expect(check.outcome == .passed, "\(check.errors)\n\(written)")
        #expect(CommandLineTool.run(arguments, environment).outcome == .passed, "\(written)")
        for kept in ["// all", "// why", "// first", "/* } */", "a]b", "\"locale\"", "strict"] {
            #expect(written.contains(kept) == (configuration?.contains(kept) ?? false), "\(written)")
        }
        let again = CommandLineTool.run(arguments + ["--propose-redactions", "--write"], environment)
        #expect(again.outcome == .passed && project.text(".axaudit.json") == written)
    }

    @Test("--write needs something to write, and a configuration to write it to")
    func writeUsage() {
        #expect(diff("--write").errors == "axaudit: --write requires --propose-redactions\n")
        #expect(
            diff("--propose-redactions", "--write", "--no-config").errors
                == "axaudit: --write and --no-config cannot be combined\n")
    }

    @Test("Nothing in a label reaches the terminal raw")
    func harmless() throws {
        try project.write("after.json", tree("Pay\\u001b[31m\\u202e", "12:05", locale: "en"))
        for format in ["text", "json", "markdown", "html"] {
            let output = diff("-f", format).output
            #expect(!output.contains("\u{1B}") && !output.contains("\u{202E}"))
        }
    }
}
