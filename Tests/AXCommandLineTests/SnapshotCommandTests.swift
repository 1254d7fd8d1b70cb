import AXAudit
import AXCommandLine
import Foundation
import Testing

/// `axaudit snapshot`, on real folders.
@Suite("snapshot")
struct SnapshotCommandTests {
    private let place: Workplace

    init() throws {
        place = try Workplace()
        try place.write("trees/pay.json", tree("Pay"))
    }

    private func tree(_ label: String, name: String = "Checkout", value: String = "12 €") -> String {
        """
        { "axaudit": 1, "screen": { "name": "\(name)" }, "root": { "type": "application", "children": [
          { "type": "button", "label": "\(label)", "identifier": "pay", "traits": ["button"], "frame": [16, 780, 358, 44],
            "isAccessibilityElement": true },
          { "type": "staticText", "label": "Total", "value": "\(value)", "isAccessibilityElement": true } ] } }
        """
    }

    private let text = """
        ------------------------------------------------------------
        Pay
        button
        ------------------------------------------------------------
        Total, 12 €
        ------------------------------------------------------------
        """

    private func snapshot(_ options: String..., variables: EnvironmentVariables = [:]) -> CommandResult {
        var surroundings = Surroundings(variables: variables)
        surroundings.now = { 1_677_403_022 }
        return CommandLineTool.run(
            ["snapshot", place.path("trees"), "--to", place.path("refs")] + options, surroundings)
    }

    private var reference: String? { place.text("refs/Checkout.txt") }

    // MARK: Printing

    @Test("One screen is nothing but its text, byte for byte; several stand under their names")
    func prints() throws {
        let one = axaudit("snapshot", place.path("trees/pay.json"))
        #expect(one.outcome == .passed && one.output == text && one.errors.isEmpty)
        try place.write("trees/z.json", tree("Send", name: "Second"))
        try place.write("trees/zz.json", Tree.empty)
        let all = axaudit("snapshot", place.path("trees")).output
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

    @Test("As JSON it is the file of A11yUITests, which reads back as what it was made from")
    func json() throws {
        let result = snapshot("--style", "json")
        #expect(result.outcome == .failed)
        let file = try #require(place.text("refs/Checkout.json"))
        #expect(
            file == """
                {
                  "filename": "Checkout.json",
                  "version": "1.1",
                  "generated": "2023-02-26T09:17:02Z",
                  "snapshot": [
                    {"label": "Pay", "type": "Button", "traits": ["Button"], "enabled": true, "frame": [[16, 780], [358, 44]], "placeholder": "", "value": ""},
                    {"label": "Total", "type": "Label", "traits": ["None"], "enabled": true, "frame": [[0, 0], [0, 0]], "placeholder": "", "value": "12 €"}
                  ]
                }

                """)
        #expect(snapshot("--style", "json").outcome == .passed)
        #expect(
            axaudit("diff", place.path("refs/Checkout.json"), place.path("trees/pay.json")).outcome == .passed)
        try place.write("trees/pay.json", tree("Pay now"))
        let changed = snapshot("--style", "json")
        #expect(changed.outcome == .failed)
        #expect(changed.output.contains("label  \"Pay\" -> \"Pay now\""))
    }

    @Test(
        "A reference that A11yUITests wrote compares equal with the dump it was made from, in whatever order its keys are"
    )
    func foreign() throws {
        try place.write(
            "refs/Checkout.json",
            """
            { "generated" : "2020-01-01T00:00:00Z", "filename" : "Suite-test-0.json", "snapshot" : [
              { "traits" : [ "Button" ], "placeholder" : "", "enabled" : true, "frame" : [ [ 16, 780.05 ], [ 358, 44 ] ],
                "value" : "", "label" : "Pay", "type" : "Button" },
              { "traits" : [], "enabled" : true, "frame" : [ [ 0, 0 ], [ 0, 0 ] ], "value" : "12 €", "label" : "Total",
                "type" : "Label" } ], "version" : "1.1" }
            """)
        let before = place.text("refs/Checkout.json")
        for mode in ["missing", "failed", "all"] {
            #expect(snapshot("--style", "json", "--record", mode).outcome == .passed)
        }
        #expect(place.text("refs/Checkout.json") == before, "its time is kept, for nothing else changed")
    }

    // MARK: Record modes

    @Test("A gallery of what differs goes to a file beside the text", arguments: ["text", "json"])
    func gallery(style: String) throws {
        _ = snapshot("--style", style)
        try place.write("trees/pay.json", tree("Pay now"))
        try place.write("trees/new.json", tree("Send", name: "New"))
        let plain = snapshot("--style", style, "--record", "never")
        let result = snapshot("--style", style, "--record", "never", "-f", "html=" + place.path("changes.html"))
        #expect(result.outcome == .failed && result.output == plain.output)
        let page = try #require(place.text("changes.html"))
        #expect(page.contains("Pay now") && page.contains("<h3>Before</h3>") && page.contains("<h3>After</h3>"))
        #expect(page.contains("there is no reference"))
        #expect(snapshot("-f", "html").errors.contains("--format html=changes.html"))
        #expect(
            axaudit("snapshot", place.path("trees"), "-f", "html=x").errors.contains("--format needs the folder"))
    }

    @Test("A recorded run fails once, and says where the file is; the next compares")
    func records() throws {
        let first = snapshot()
        #expect(first.outcome == .failed)
        #expect(first.output.contains("recorded: Checkout") && first.output.contains(place.path("refs/Checkout.txt")))
        #expect(reference == text)
        let second = snapshot()
        #expect(second.outcome == .passed && second.output == "1 screen: 1 unchanged\n")
        try place.write("trees/pay.json", tree("Pay now"))
        let third = snapshot()
        #expect(third.outcome == .failed && reference == text, "what differs is not written")
        #expect(third.output.contains("\n-Pay\n+Pay now\n button\n"))
    }

    @Test(
        "What each mode writes",
        arguments: [
            ("all", true, true), ("missing", true, false), ("failed", true, true), ("never", false, false),
        ])
    func modes(mode: String, writesMissing: Bool, writesDifferent: Bool) throws {
        #expect(snapshot("--record", mode).outcome == .failed)
        #expect((reference != nil) == writesMissing)
        try place.write("refs/Checkout.txt", text.replacing("Pay", with: "Old"))
        let result = snapshot("--record", mode)
        #expect(result.outcome == .failed)
        #expect(result.output.contains("-Old\n+Pay\n"), "what differed is shown, recorded or not")
        #expect((reference == text) == writesDifferent)
        try place.write("refs/Checkout.txt", text)
        #expect(snapshot("--record", mode).outcome == .passed)
    }

    @Test(
        "Nothing is recorded in CI, and AXAUDIT_RECORD overrides whatever was chosen",
        arguments: [
            ([:], [], true), (["CI": "true"], [], false), (["CI": "1"], [], false), (["CI": ""], [], true),
            (["CI": "false"], [], true), (["CI": "true"], ["--record", "missing"], true),
            (["CI": "true", "AXAUDIT_RECORD": "all"], [], true), (["AXAUDIT_RECORD": "never"], [], false),
            (["AXAUDIT_RECORD": "never"], ["--record", "all"], false),
            (["AXAUDIT_RECORD": "missing"], ["--record", "never"], true), (["AXAUDIT_RECORD": ""], [], true),
        ] as [([String: String], [String], Bool)])
    func environment(variables: [String: String], options: [String], isRecorded: Bool) {
        let result = CommandLineTool.run(
            ["snapshot", place.path("trees"), "--to", place.path("refs")] + options,
            Surroundings(variables: EnvironmentVariables(variables)))
        #expect(result.outcome == .failed)
        #expect((reference != nil) == isRecorded)
        #expect(result.output.contains(isRecorded ? "recorded: " : "missing: "))
    }

    @Test("A variable that says nothing is an error")
    func badVariable() {
        let result = snapshot(variables: ["AXAUDIT_RECORD": "al"])
        #expect(result.outcome == .undecided)
        #expect(result.errors == "axaudit: AXAUDIT_RECORD: unknown mode \"al\"; did you mean \"all\"?\n")
        #expect(reference == nil)
    }

    @Test("Of many that record at once exactly one does, and the others compare with what it wrote")
    func atOnce() async throws {
        try place.write("other/pay.json", tree("Other"))
        let results = await withTaskGroup(of: CommandResult.self) { group in
            for number in 0..<16 {
                let trees = place.path(number % 2 == 0 ? "trees" : "other")
                let refs = place.path("refs")
                group.addTask { axaudit("snapshot", trees, "--to", refs) }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results.count { $0.output.contains("recorded: ") } == 1)
        #expect(results.allSatisfy { $0.outcome != .undecided })
        let kept = try #require(reference)
        #expect(kept == text || kept == text.replacing("Pay", with: "Other"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path("refs")) == ["Checkout.txt"])
    }

    // MARK: Bad references

    @Test(
        "A reference that cannot be read is an error in every mode, and stays as it is",
        arguments: [
            ("Checkout.txt", "text", "{ \"axaudit\": 1, \"elements\": [] }", ":1:1: ", "60 hyphens"),
            ("Checkout.txt", "text", "\(TextSnapshot.separator)\nPay\nbut", ":3:4: ", "cut off"),
            (
                "Checkout.txt", "text", "\(TextSnapshot.separator)\n<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> b\n", ":2:1: ",
                "conflict"
            ),
            (
                "Checkout.json", "json", #"{ "filename": "a", "version": "1.2", "generated": "x", "snapshot": [] }"#,
                ":1:31: ", "newer A11yUITests"
            ),
            ("Checkout.json", "json", #"{ "filename": "a", "version": "1.1","#, ":1:37: ", "end of the file"),
            ("Checkout.json", "json", #"{ "axaudit": 1, "elements": [] }"#, ":1:1: ", "expected the JSON snapshot"),
        ], ["all", "missing", "failed", "never"])
    func refused(bad: (file: String, style: String, text: String, place: String, message: String), mode: String)
        throws
    {
        let path = try place.write("refs/" + bad.file, bad.text)
        let result = snapshot("--style", bad.style, "--record", mode)
        #expect(result.outcome == .undecided)
        #expect(result.errors.hasPrefix(path + bad.place) && result.errors.contains(bad.message), "\(result.errors)")
        #expect(place.text("refs/" + bad.file) == bad.text)
    }

    @Test("A folder where a file should be, and a file where the folder should be")
    func folders() throws {
        try place.write("refs/Checkout.txt/x", "")
        let folder = snapshot()
        #expect(folder.outcome == .undecided)
        #expect(folder.errors == "\(place.path("refs/Checkout.txt")): cannot be read: is a directory\n")
        try FileManager.default.removeItem(atPath: place.path("refs"))
        try place.write("refs", "a file")
        let file = snapshot()
        #expect(file.outcome == .undecided)
        #expect(file.errors.hasPrefix(place.path("refs/Checkout.txt") + ": cannot be written: "), "\(file.errors)")
        #expect(place.text("refs") == "a file")
    }

    @Test("A folder that nothing can be written to")
    func readOnly() throws {
        try place.write("refs/Other.txt", text)
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: place.path("refs"))
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place.path("refs")) }
        // For root no folder is read-only.
        guard !FileManager.default.isWritableFile(atPath: place.path("refs")) else { return }
        let result = snapshot()
        #expect(result.outcome == .undecided)
        #expect(result.errors.hasPrefix(place.path("refs/Checkout.txt") + ": cannot be written: "), "\(result.errors)")
    }

    @Test("One bad reference does not keep the others from being compared")
    func others() throws {
        try place.write("trees/z.json", tree("Send", name: "Second"))
        try place.write("refs/Checkout.txt", "{}")
        let result = snapshot()
        #expect(result.outcome == .undecided, "2 wins over 1")
        #expect(result.output.contains("recorded: Second"))
    }

    // MARK: Names and stale references

    @Test("Two screens that would share a reference are an error, also where capitals alone differ")
    func shared() throws {
        try place.write("trees/z.json", tree("Send", name: "checkout"))
        let result = snapshot()
        #expect(result.outcome == .undecided)
        #expect(result.errors.contains("would share the reference"))
    }

    @Test("A screen's name becomes a file's name that every file system takes")
    func names() {
        func name(_ name: String?, file: String = "") -> String {
            var screen = Screen(elements: [])
            (screen.name, screen.file) = (name, file)
            return SnapshotStore.name(of: screen)
        }
        #expect(name("Checkout") == "Checkout")
        #expect(name("Sign in / up: \"new\"") == "Sign in - up- -new-")
        #expect(name("../../etc/passwd") == "_.-..-etc-passwd")
        #expect(name(".hidden") == "_.hidden" || name(".hidden") == "_hidden")
        #expect(name("") == "screen" && name("  ") == "screen")
        #expect(name(String(repeating: "é", count: 300)).utf8.count <= 200)
        #expect(name(nil, file: "Trees/Login/tree.xml") == "Trees-Login-tree")
        #expect(name(nil, file: "/tmp/x/tree.xml") == "tree")
    }

    @Test("Stale references are listed, and removed only when that is said")
    func prune() throws {
        _ = snapshot()
        try place.write("refs/Old.txt", text)
        try place.write("refs/Notes.txt", "Do not remove.")
        try place.write("refs/data.json", "{}")
        try place.write(
            "refs/Checkout.json", #"{ "filename": "a", "version": "1.1", "generated": "x", "snapshot": [] }"#)
        let listed = snapshot("--prune")
        #expect(listed.outcome == .passed)
        #expect(listed.output.contains("stale: " + place.path("refs/Old.txt")))
        #expect(
            !listed.output.contains("Notes") && !listed.output.contains("data")
                && !listed.output.contains("Checkout.json"))
        #expect(place.text("refs/Old.txt") != nil)
        let removed = snapshot("--prune", "--yes")
        #expect(removed.output.contains("removed: " + place.path("refs/Old.txt")))
        #expect(place.text("refs/Old.txt") == nil && reference != nil && place.text("refs/Notes.txt") != nil)
        #expect(snapshot("--prune").output.contains("no stale references"))
    }

    @Test("A run that did not see every screen prunes nothing")
    func prunesNothing() throws {
        _ = snapshot()
        try place.write("refs/Old.txt", text)
        try place.write("trees/broken.json", Tree.broken)
        let broken = snapshot("--prune", "--yes")
        #expect(broken.outcome == .undecided && place.text("refs/Old.txt") != nil)
        try FileManager.default.removeItem(atPath: place.path("trees/broken.json"))
        _ = snapshot("--prune", "--yes", "--exclude", "z*")
        #expect(place.text("refs/Old.txt") != nil)
    }

    @Test("References that lie among the trees are not taken for trees")
    func inside() throws {
        for _ in 0..<2 {
            _ = axaudit(
                "snapshot", place.folder, "--to", place.path("trees/refs"), "--style", "json")
        }
        let result = axaudit("snapshot", place.folder, "--to", place.path("trees/refs"), "--style", "json")
        #expect(result.output == "1 screen: 1 unchanged\n", "\(result.output)\(result.errors)")
    }

    // MARK: Configuration and usage

    @Test("Style, attributes and redactions come from the configuration")
    func configuration() throws {
        try place.write(
            ".axaudit.json",
            """
            { "snapshot": { "attributes": ["label", "value"],
                            "redact": [ { "match": "\\\\d+ €", "with": "<amount>" } ] } }
            """)
        _ = snapshot()
        #expect(reference == text.replacing("12 €", with: "<amount>").replacing("\nbutton", with: ""))
        try place.write("trees/pay.json", tree("Pay", value: "99 €"))
        #expect(snapshot().outcome == .passed)
        try place.write(".axaudit.json", #"{ "snapshot": { "style": "json" } }"#)
        _ = snapshot()
        #expect(place.text("refs/Checkout.json") != nil)
        let printed = axaudit("snapshot", place.path("trees"), "--style", "text").output
        #expect(printed.hasPrefix(TextSnapshot.separator))
    }

    @Test("A regular expression that never ends ends the run, and is named")
    func endless() throws {
        try place.write(".axaudit.json", #"{ "snapshot": { "redact": [ { "match": "(a+)+$", "with": "x" } ] } }"#)
        try place.write("trees/pay.json", tree(String(repeating: "a", count: 60) + "!"))
        let result = snapshot()
        #expect(result.outcome == .undecided)
        #expect(result.errors.contains("(a+)+$") && reference == nil)
    }

    @Test(
        "Wrong usage is named",
        arguments: [
            (["snapshot", "--prune"], "--prune needs the folder of the references"),
            (["snapshot", "--record", "all"], "--record needs the folder"),
            (["snapshot", "--to", "x", "--yes"], "--yes goes with --prune"),
            (["snapshot", "--style", "jsn"], "did you mean \"json\"?"),
            (["snapshot", "/nowhere"], "/nowhere: no such file or folder"),
        ])
    func usage(arguments: [String], message: String) {
        let result = CommandLineTool.run(arguments, Surroundings())
        #expect(result.outcome == .undecided && result.errors.contains(message), "\(result.errors)")
    }

    @Test("A screen on which nothing is exposed is no snapshot, unless that is allowed")
    func empty() throws {
        let tree = try place.write("empty.json", Tree.empty)
        for arguments in [["snapshot", tree], ["snapshot", tree, "--to", place.path("refs")]] {
            let result = CommandLineTool.run(arguments, Surroundings())
            #expect(result.outcome == .undecided)
            #expect(result.errors.contains("nothing is exposed"), "\(result.errors)")
        }
        #expect(place.text("refs/empty.txt") == nil)
        #expect(axaudit("snapshot", tree, "--allow-empty").outcome == .passed)
    }

    @Test("In a log that takes lines for commands, a diff commands nothing; elsewhere it is exact")
    func commandsInDiffs() throws {
        let refs = place.path("refs")
        let name = #""screen": { "name": "S" }, "#
        func tree(_ label: String) throws -> String {
            try place.write(
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
