import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// `axaudit snapshot --to`: comparing with references and recording them.
@Suite("snapshot --to")
struct SnapshotComparisonTests: SnapshotSuite {
    let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("trees/pay.json", tree("Pay"))
    }

    // MARK: Record modes

    @Test(
        "--format html writes a gallery of the differences and does not change the text output",
        arguments: ["text", "json"])
    func gallery(style: String) throws {
        _ = snapshot("--style", style)
        try project.write("trees/pay.json", tree("Pay now"))
        try project.write("trees/new.json", tree("Send", name: "New"))
        let plain = snapshot("--style", style, "--record", "never")
        let result = snapshot("--style", style, "--record", "never", "-f", "html=" + project.path("changes.html"))
        #expect(result.outcome == .failed && result.output == plain.output)
        let page = try #require(project.text("changes.html"))
        #expect(page.contains("Pay now") && page.contains("<h3>Before</h3>") && page.contains("<h3>After</h3>"))
        #expect(page.contains("there is no reference"))
        #expect(snapshot("-f", "html").errors.contains("--format html=changes.html"))
        #expect(
            axaudit("snapshot", project.path("trees"), "-f", "html=x").errors.contains(
                "--format requires --to <folder>"))
    }

    @Test("A recorded run fails once, and says where the file is; the next compares")
    func records() throws {
        let first = snapshot()
        #expect(first.outcome == .failed)
        #expect(first.output.contains("recorded: Checkout") && first.output.contains(project.path("refs/Checkout.txt")))
        #expect(reference == text)
        let second = snapshot()
        #expect(second.outcome == .passed && second.output == "1 screen: 1 unchanged\n")
        try project.write("trees/pay.json", tree("Pay now"))
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
        try project.write("refs/Checkout.txt", text.replacing("Pay", with: "Old"))
        let result = snapshot("--record", mode)
        #expect(result.outcome == .failed)
        #expect(result.output.contains("-Old\n+Pay\n"), "what differed is shown, recorded or not")
        #expect((reference == text) == writesDifferent)
        try project.write("refs/Checkout.txt", text)
        #expect(snapshot("--record", mode).outcome == .passed)
    }

    @Test(
        "Nothing is recorded in CI; AXAUDIT_RECORD decides otherwise, and --record before it",
        arguments: [
            ([:], [], true), (["CI": "true"], [], false), (["CI": "1"], [], false), (["CI": ""], [], true),
            (["TEST_RUNNER_CI": "true"], [], false), (["JENKINS_URL": "http://localhost"], [], false),
            (["CI": "false"], [], true), (["CI": "true"], ["--record", "missing"], true),
            (["CI": "true", "AXAUDIT_RECORD": "all"], [], true), (["AXAUDIT_RECORD": "never"], [], false),
            (["AXAUDIT_RECORD": "never"], ["--record", "all"], true),
            (["AXAUDIT_RECORD": "missing"], ["--record", "never"], false), (["AXAUDIT_RECORD": ""], [], true),
        ] as [([String: String], [String], Bool)])
    func environment(variables: [String: String], options: [String], isRecorded: Bool) {
        let result = CommandLineTool.run(
            ["snapshot", project.path("trees"), "--to", project.path("refs")] + options,
            Environment(variables: EnvironmentVariables(variables)))
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
        try project.write("other/pay.json", tree("Other"))
        let results = await withTaskGroup(of: CommandResult.self) { group in
            for number in 0..<16 {
                let trees = project.path(number % 2 == 0 ? "trees" : "other")
                let refs = project.path("refs")
                group.addTask { axaudit("snapshot", trees, "--to", refs) }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results.count { $0.output.contains("recorded: ") } == 1)
        #expect(results.allSatisfy { $0.outcome != .undecided })
        let kept = try #require(reference)
        #expect(kept == text || kept == text.replacing("Pay", with: "Other"))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: project.path("refs")).sorted() == [
                ".axaudit-references", "Checkout.txt",
            ])
    }

    // MARK: Bad references

    @Test(
        "A reference that cannot be read is an error in every mode, and stays as it is",
        arguments: [
            ("Checkout.txt", "text", "{ \"axaudit\": 1, \"elements\": [] }", ":1:1: ", "60 hyphens"),
            ("Checkout.txt", "text", "\(TextSnapshot.separator)\nPay\nbut", ":3:4: ", "truncated"),
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
    func refused(bad: (file: String, style: String, text: String, location: String, message: String), mode: String)
        throws
    {
        let path = try project.write("refs/" + bad.file, bad.text)
        let result = snapshot("--style", bad.style, "--record", mode)
        #expect(result.outcome == .undecided)
        #expect(result.errors.hasPrefix(path + bad.location) && result.errors.contains(bad.message), "\(result.errors)")
        #expect(project.text("refs/" + bad.file) == bad.text)
    }

    @Test("A folder where a file should be, and a file where the folder should be")
    func folders() throws {
        try project.write("refs/Checkout.txt/x", "")
        let folder = snapshot()
        #expect(folder.outcome == .undecided)
        #expect(folder.errors == "\(project.path("refs/Checkout.txt")): cannot be read: is a directory\n")
        try FileManager.default.removeItem(atPath: project.path("refs"))
        try project.write("refs", "a file")
        let file = snapshot()
        #expect(file.outcome == .undecided)
        #expect(file.errors.hasPrefix(project.path("refs/Checkout.txt") + ": cannot be written: "), "\(file.errors)")
        #expect(project.text("refs") == "a file")
    }

    @Test("A folder that nothing can be written to")
    func readOnly() throws {
        try project.write("refs/Other.txt", text)
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: project.path("refs"))
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: project.path("refs")) }
        // For root no folder is read-only.
        guard !FileManager.default.isWritableFile(atPath: project.path("refs")) else { return }
        let result = snapshot()
        #expect(result.outcome == .undecided)
        #expect(
            result.errors.hasPrefix(project.path("refs/Checkout.txt") + ": cannot be written: "), "\(result.errors)")
    }

    @Test("One bad reference does not keep the others from being compared")
    func others() throws {
        try project.write("trees/z.json", tree("Send", name: "Second"))
        try project.write("refs/Checkout.txt", "{}")
        let result = snapshot()
        #expect(result.outcome == .undecided, "2 wins over 1")
        #expect(result.output.contains("recorded: Second"))
    }

    // MARK: Names and stale references

    @Test("Two screens with the same reference are an error, even if the names differ only in case")
    func shared() throws {
        try project.write("trees/z.json", tree("Send", name: "checkout"))
        let result = snapshot()
        #expect(result.outcome == .undecided)
        #expect(result.errors.contains("have the same reference"))
    }

    @Test("A screen's name becomes a file's name that every file system takes")
    func names() {
        func name(_ name: String?, file: String = "") -> String {
            var screen = Screen(elements: [])
            (screen.name, screen.origin.file) = (name, file)
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

    @Test("Stale references are listed, and removed only when that is said and axaudit has written them")
    func prune() throws {
        _ = snapshot()
        try project.write("refs/Old.txt", text)
        try project.write("refs/talk.speech", "Notes for the speaker\n")
        let kept = snapshot("--prune", "--yes")
        #expect(
            kept.output.contains("kept: " + project.path("refs/Old.txt") + "\n  not a known reference; add its name"))
        #expect(kept.output.contains("kept: " + project.path("refs/talk.speech")) && kept.outcome == .passed)
        try FileManager.default.removeItem(atPath: project.path("refs/talk.speech"))
        let manifest = try #require(project.text("refs/.axaudit-references"))
        #expect(manifest == "# References of axaudit snapshot; --prune removes only these.\nCheckout.txt\n")
        try project.write("refs/.axaudit-references", manifest + "Old.txt\n")
        try project.write("refs/Notes.txt", "Do not remove.")
        try project.write("refs/data.json", "{}")
        try project.write(
            "refs/Checkout.json", #"{ "filename": "a", "version": "1.1", "generated": "x", "snapshot": [] }"#)
        let listed = snapshot("--prune")
        #expect(listed.outcome == .passed)
        #expect(listed.output.contains("stale: " + project.path("refs/Old.txt")))
        #expect(
            !listed.output.contains("Notes") && !listed.output.contains("data")
                && !listed.output.contains("Checkout.json"))
        #expect(project.text("refs/Old.txt") != nil)
        let removed = snapshot("--prune", "--yes")
        #expect(removed.output.contains("removed: " + project.path("refs/Old.txt")))
        #expect(project.text("refs/Old.txt") == nil && reference != nil && project.text("refs/Notes.txt") != nil)
        #expect(snapshot("--prune").output.contains("no stale references"))
        #expect(project.text("refs/.axaudit-references") == manifest)
    }

    @Test("A run that did not see every screen prunes nothing")
    func prunesNothing() throws {
        _ = snapshot()
        try project.write("refs/Old.txt", text)
        try project.write("trees/broken.json", Tree.broken)
        let broken = snapshot("--prune", "--yes")
        #expect(broken.outcome == .undecided && project.text("refs/Old.txt") != nil)
        try FileManager.default.removeItem(atPath: project.path("trees/broken.json"))
        _ = snapshot("--prune", "--yes", "--exclude", "z*")
        #expect(project.text("refs/Old.txt") != nil)
    }

    @Test("References that lie among the trees are not taken for trees")
    func inside() throws {
        for _ in 0..<2 {
            _ = axaudit(
                "snapshot", project.folder, "--to", project.path("trees/refs"), "--style", "json")
        }
        let result = axaudit("snapshot", project.folder, "--to", project.path("trees/refs"), "--style", "json")
        #expect(result.output == "1 screen: 1 unchanged\n", "\(result.output)\(result.errors)")
    }
}
