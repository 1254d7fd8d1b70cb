import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// `axaudit snapshot`: printing, configuration and usage.
@Suite("snapshot")
struct SnapshotCommandTests: SnapshotSuite {
    let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("trees/pay.json", tree("Pay"))
    }

    // MARK: Printing

    @Test("One screen is printed byte for byte; several have their names as headings")
    func prints() throws {
        let one = axaudit("snapshot", project.path("trees/pay.json"))
        #expect(one.outcome == .passed && one.output == text && one.errors.isEmpty)
        try project.write("trees/z.json", tree("Send", name: "Second"))
        try project.write("trees/zz.json", Tree.empty)
        let all = axaudit("snapshot", project.path("trees")).output
        #expect(all.hasPrefix("# Checkout\n\(text)\n# Second\n"))
        #expect(all.contains("Send\nbutton\n"))
        #expect(axaudit("snapshot", "-", stdin: tree("Pay")).output == text)
    }

    @Test("On a terminal nothing moves the cursor")
    func terminal() {
        let result = axaudit("snapshot", "-", stdin: tree("Pay\\u001b[2J"), terminal: true)
        #expect(result.output.contains("Pay\\u{1B}[2J\n") && result.output.hasSuffix("-\n"))
        #expect(!result.output.contains("\u{1B}[2J"))
    }

    @Test("As speech it has what VoiceOver says, one line for each element; a change is printed as a diff")
    func speech() throws {
        #expect(snapshot("--style", "speech").outcome == .failed)
        #expect(project.text("refs/Checkout.speech") == "Pay. Button.\nTotal: 12 €")
        #expect(snapshot("--style", "speech").outcome == .passed)
        try project.write("trees/pay.json", tree("Pay now"))
        let changed = snapshot("--style", "speech")
        #expect(changed.outcome == .failed && changed.output.contains("-Pay. Button.\n+Pay now. Button.\n"))
        let diff = axaudit("diff", project.path("refs/Checkout.speech"), project.path("trees/pay.json"))
        #expect(diff.outcome == .failed && diff.output.contains("\"Pay. Button.\" -> \"Pay now. Button.\""))
    }

    @Test("As JSON it is the file of A11yUITests, which reads back as what it was made from")
    func json() throws {
        let result = snapshot("--style", "json")
        #expect(result.outcome == .failed)
        let file = try #require(project.text("refs/Checkout.json"))
        #expect(
            file == """
                {
                  "filename": "Checkout.json",
                  "version": "1.1",
                  "generated": "1970-01-01T00:00:00Z",
                  "snapshot": [
                    {"label": "Pay", "type": "Button", "traits": ["Button"], "enabled": true, "frame": [[16, 780], [358, 44]], "placeholder": "", "value": ""},
                    {"label": "Total", "type": "Label", "traits": ["None"], "enabled": true, "frame": [[0, 0], [0, 0]], "placeholder": "", "value": "12 €"}
                  ]
                }

                """)
        #expect(snapshot("--style", "json").outcome == .passed)
        #expect(
            axaudit("diff", project.path("refs/Checkout.json"), project.path("trees/pay.json")).outcome == .passed)
        try project.write("trees/pay.json", tree("Pay now"))
        let changed = snapshot("--style", "json")
        #expect(changed.outcome == .failed)
        #expect(changed.output.contains("label   \"Pay\" -> \"Pay now\""))
    }

    @Test(
        "A reference that A11yUITests wrote compares equal with the dump it was made from, with its keys in any order"
    )
    func foreign() throws {
        try project.write(
            "refs/Checkout.json",
            """
            { "generated" : "2020-01-01T00:00:00Z", "filename" : "Suite-test-0.json", "snapshot" : [
              { "traits" : [ "Button" ], "placeholder" : "", "enabled" : true, "frame" : [ [ 16, 780.05 ], [ 358, 44 ] ],
                "value" : "", "label" : "Pay", "type" : "Button" },
              { "traits" : [], "enabled" : true, "frame" : [ [ 0, 0 ], [ 0, 0 ] ], "value" : "12 €", "label" : "Total",
                "type" : "Label" } ], "version" : "1.1" }
            """)
        let before = project.text("refs/Checkout.json")
        for mode in ["missing", "failed", "all"] {
            #expect(snapshot("--style", "json", "--record", mode).outcome == .passed)
        }
        #expect(project.text("refs/Checkout.json") == before, "its time is kept, for nothing else changed")
    }

    // MARK: Configuration and usage

    @Test("Style, attributes and redactions come from the configuration")
    func configuration() throws {
        try project.write(
            ".axaudit.json",
            """
            { "snapshot": { "attributes": ["label", "value"],
                            "redact": [ { "match": "\\\\d+ €", "with": "<amount>" } ] } }
            """)
        _ = snapshot()
        #expect(reference == text.replacing("12 €", with: "<amount>").replacing("\nbutton", with: ""))
        try project.write("trees/pay.json", tree("Pay", value: "99 €"))
        #expect(snapshot().outcome == .passed)
        try project.write(".axaudit.json", #"{ "snapshot": { "style": "json" } }"#)
        _ = snapshot()
        #expect(project.text("refs/Checkout.json") != nil)
        let printed = axaudit("snapshot", project.path("trees"), "--style", "text").output
        #expect(printed.hasPrefix(TextSnapshot.separator))
    }

    @Test("A regular expression that does not finish ends the run, and the error names it")
    func endless() throws {
        try project.write(".axaudit.json", #"{ "snapshot": { "redact": [ { "match": "(a+)+$", "with": "x" } ] } }"#)
        try project.write("trees/pay.json", tree(String(repeating: "a", count: 60) + "!"))
        let result = snapshot()
        #expect(result.outcome == .undecided)
        #expect(result.errors.contains("(a+)+$") && reference == nil)
    }

    @Test(
        "Wrong usage is an error",
        arguments: [
            (["snapshot", "--prune"], "--prune requires --to <folder>"),
            (["snapshot", "--record", "all"], "--record requires --to <folder>"),
            (["snapshot", "--to", "x", "--yes"], "--yes requires --prune"),
            (["snapshot", "--style", "jsn"], "did you mean \"json\"?"),
            (["snapshot", "/nowhere"], "/nowhere: no such file or folder"),
        ])
    func usage(arguments: [String], message: String) {
        let result = CommandLineTool.run(arguments, Environment())
        #expect(result.outcome == .undecided && result.errors.contains(message), "\(result.errors)")
    }

    @Test("A screen without exposed elements is an error, unless --allow-empty is set")
    func empty() throws {
        let tree = try project.write("empty.json", Tree.empty)
        for arguments in [["snapshot", tree], ["snapshot", tree, "--to", project.path("refs")]] {
            let result = CommandLineTool.run(arguments, Environment())
            #expect(result.outcome == .undecided)
            #expect(result.errors.contains("has no exposed elements"), "\(result.errors)")
        }
        #expect(project.text("refs/empty.txt") == nil)
        #expect(axaudit("snapshot", tree, "--allow-empty").outcome == .passed)
    }

    @Test("In a log that takes lines for commands, a diff commands nothing; elsewhere it is exact")
    func commandsInDiffs() throws {
        let refs = project.path("refs")
        let name = #""screen": { "name": "S" }, "#
        func tree(_ label: String) throws -> String {
            try project.write(
                "tree.json",
                #"{ "axaudit": 1, \#(name)"elements": [ { "type": "staticText", "label": "Hi\n::add-mask::a" }, "#
                    + #"{ "type": "button", "label": "\#(label)" } ] }"#)
        }
        _ = axaudit("snapshot", try tree("Pay"), "--to", refs, "--record", "missing")
        let changed = try tree(#"Pay\u001b[31m\n::error::y ##[error] z"#)
        let log = axaudit(
            "snapshot", changed, "--to", refs, "--record", "never", variables: ["GITHUB_ACTIONS": "true"])
        let lines = log.output.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "+" || $0 == "-" } }
        #expect(lines.count > 3 && !lines.contains { $0.hasPrefix("::") }, "\(log.output)")
        #expect(!log.output.contains("##[") && !log.output.contains("\u{1B}"))
        let exact = axaudit("snapshot", changed, "--to", refs, "--record", "never")
        #expect(exact.output.contains("\n+::error::y ##[error] z"), "\(exact.output)")
    }
}
