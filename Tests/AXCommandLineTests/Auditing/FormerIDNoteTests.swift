import AXAudit
import AXSyntax
import Foundation
import Testing

@testable import AXCommandLine

/// The notes on ids that a rule had on one platform.
@Suite("Notes on former ids")
struct FormerIDNoteTests {
    private static let dump = """
        <hierarchy><node class="android.widget.FrameLayout" bounds="[0,0][1080,2400]">\
        <node class="android.widget.Button" text="" clickable="true" enabled="true" focusable="true" \
        bounds="[0,300][800,500]"/></node></hierarchy>
        """
    private static let configuration = #"{ "rules": { "control-unreachable": "warning" } }"#
    private static let note =
        ".axaudit.json:1:14: note: control-unreachable is now control-label-missing on Android\n"

    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("a.xml", Self.dump)
        try project.write("ios.json", Tree.failure)
        try project.write(".axaudit.json", Self.configuration)
    }

    @Test("Every command that reads a configuration and screens prints them, if a screen is of the platform")
    func commands() throws {
        let line = #"{"name": "A", "source": "\#(Self.dump.replacing("\"", with: "\\\""))"}"# + "\n"
        let blocks = Lock<[String]>(initialState: [line])
        var environment = Environment()
        environment.workingDirectory = project.folder
        environment.nextInputBlock = { blocks.withLock { $0.isEmpty ? [] : Array($0.removeFirst().utf8) } }
        environment.writeOutput = { _ in true }
        let stream = CommandLineTool.run(["stream"], environment)
        let results = [
            project.run("lint", "@/a.xml"), project.run("lint", "@/a.xml", "--shard", "1/1"),
            project.run("baseline", "create", "@/a.xml"), project.run("baseline", "update", "@/a.xml"),
            project.run("config", "check"), stream,
        ]
        for result in results {
            #expect(result.errors.replacing(project.folder + "/", with: "").contains(Self.note), "\(result.errors)")
        }
        for result in [project.run("lint", "@/ios.json"), project.run("show", "@/a.xml")] {
            #expect(!result.errors.contains("is now"), "\(result.errors)")
        }
    }

    @Test("baseline show has a note on a former id, and baseline update renames its entries, also if none is stale")
    func baseline() throws {
        _ = project.run("baseline", "create", "@/a.xml")
        let text = try #require(project.text(".axaudit-baseline.json"))
        #expect(text.contains("\"control-label-missing\""))
        let former = text.replacing("\"control-label-missing\"", with: "\"control-unreachable\"")
        #expect(project.run("baseline", "show").errors.isEmpty)
        try project.write(".axaudit-baseline.json", former)
        let shown = project.run("baseline", "show")
        #expect(shown.outcome == .passed && shown.output.contains("control-unreachable"))
        #expect(
            shown.errors
                == ".axaudit-baseline.json: note: control-unreachable is now control-label-missing on Android; "
                + "axaudit baseline update renames the entries\n")
        let result = project.run("baseline", "update", "@/a.xml")
        #expect(result.output.contains("  renamed: control-unreachable is now control-label-missing on Android\n"))
        #expect(project.text(".axaudit-baseline.json") == text)
    }

    @Test("compare finds no difference between a report with the former id and one with the id of today")
    func compare() throws {
        for format in ["json", "archive"] {
            _ = project.run("lint", "@/a.xml", "-f", "\(format)=@/new.\(format)")
            let text = try #require(project.text("new.\(format)"))
            #expect(text.contains("control-label-missing"))
            // The end line of an archive of 0.1 has no totals.
            let former = text.replacing("\"control-label-missing\"", with: "\"control-unreachable\"")
                .replacing(#/"screens": \d+, "findings.*?"sha256": "[0-9a-f]*", /#, with: "")
            try project.write("old.\(format)", former)
            let result = project.run("compare", "@/old.\(format)", "@/new.\(format)")
            #expect(result.outcome == .passed, "\(result.errors)")
            #expect(
                result.errors.contains("old.\(format): control-unreachable is now control-label-missing on Android"))
            #expect(!result.output.contains("control-unreachable"), "\(result.output)")
            #expect(project.run("compare", "@/old.\(format)", "@/new.\(format)", "--fail-on", "new").outcome == .passed)
        }
    }

    @Test("--force overwrites a baseline, also a broken one, and no other file")
    func force() throws {
        func create() -> CommandResult {
            project.run("baseline", "create", "@/a.xml", "--force", "--baseline", "@/b.json")
        }
        #expect(create().outcome == .passed)
        let written = try #require(project.text("b.json"))
        for replaceable in [written, String(written.dropLast(3)), ""] {
            try project.write("b.json", replaceable)
            #expect(create().outcome == .passed, "\(replaceable)")
            #expect(project.text("b.json") == written)
        }
        for other in [Tree.clean, Self.dump, "{}", "my notes"] {
            try project.write("b.json", other)
            let result = create()
            #expect(result.outcome == .undecided && result.errors.contains("is not a baseline"), "\(result.errors)")
            #expect(project.text("b.json") == other)
        }
    }
}
