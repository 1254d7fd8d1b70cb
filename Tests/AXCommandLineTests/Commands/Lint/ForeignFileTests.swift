import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// Files beside dumps: companions that are named, files of other tools, the tool's own output.
@Suite("Files that are no dumps")
struct ForeignFileTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("d/login.json", Tree.clean)
    }

    @Test("Companions that are named with their dump are taken as such: lint Dumps/*")
    func companions() throws {
        try project.write("d/login.capabilities.json", #"{ "platformName": "iOS" }"#)
        try project.write("d/login.audit.json", "[]")
        try Data(PicturedScreen.picture(0x222222)).write(to: URL(filePath: project.path("d/login.png")))
        let all = project.run(
            "lint", "-f", "json", "@/d/login.json", "@/d/login.capabilities.json", "@/d/login.png",
            "@/d/login.audit.json")
        #expect(all.outcome == .passed && all.files == ["d/login.json"], "\(all.errors)")
        // As the hook for pre-commit calls it.
        let hook = project.run("lint", "@/d/login.json", "@/d/login.capabilities.json")
        #expect(hook.outcome == .passed, "\(hook.errors)")
        #expect(project.run("lint", "@/d/login.audit.json").outcome == .passed, "an audit alone is an input")
    }

    @Test("A companion and its dump can be named in different ways")
    func spellings() throws {
        try Data(PicturedScreen.picture(0x222222)).write(to: URL(filePath: project.path("d/login.png")))
        for (dump, picture) in [("@/d/login.json", "@/d/../d/login.png"), ("@/d/./login.json", "@/d/login.png")] {
            let result = project.run("lint", "-f", "json", dump, picture)
            #expect(result.outcome == .passed && result.files.count == 1, "\(result.errors)")
        }
    }

    @Test("A companion alone is an error that says what it is for")
    func alone() throws {
        try Data(PicturedScreen.picture(0x222222)).write(to: URL(filePath: project.path("d/other.png")))
        let result = project.run("lint", "@/d/other.png")
        #expect(result.outcome == .undecided)
        #expect(
            result.errors.hasPrefix(
                "d/other.png: a picture is no dump: it belongs to the dump beside it of the same name, e.g. other.xml"),
            "\(result.errors)")
        try project.write("e/x.capabilities.json", "{}")
        #expect(project.run("lint", "@/e/x.capabilities.json").errors.contains("a file of capabilities is no dump"))
    }

    @Test("XML with a document type that is no dump is skipped in a folder, and an error by its name")
    func documentType() throws {
        try project.write(
            "d/testng.xml",
            """
            <?xml version="1.0"?>
            <!DOCTYPE suite SYSTEM "https://testng.org/testng-1.0.dtd" [ <!ELEMENT a (b>c)> ]>
            <suite name="All"><test name="A"/></suite>
            """)
        let folder = project.run("lint", "@/d")
        #expect(folder.outcome == .passed, "\(folder.errors)")
        #expect(folder.errors.contains("1 file skipped: unknown format (d/testng.xml)"))
        let named = project.run("lint", "@/d/testng.xml")
        #expect(named.outcome == .undecided && named.errors.contains("document type declarations are not supported"))
        try project.write("d/dump.xml", "<!DOCTYPE a>\n<XCUIElementTypeOther type=\"XCUIElementTypeOther\"/>")
        #expect(project.run("lint", "@/d").outcome == .undecided, "a dump with a document type is refused")
    }

    @Test("An empty file says both of its reasons")
    func empty() throws {
        try project.write("d/empty.json", "")
        let result = project.run("lint", "@/d")
        #expect(result.outcome == .undecided)
        #expect(
            result.errors.contains(
                "found an empty file, expected an accessibility tree; a tool failed to dump one, or this is the output of an earlier run: remove it"
            ), "\(result.errors)")
    }

    @Test("A list of expected screens can begin with a byte order mark")
    func byteOrderMark() throws {
        try project.write("empty.txt", "# None\n")
        let none = project.run("lint", "@/d", "--expect-screens", "@/empty.txt")
        #expect(none.outcome == .undecided && none.errors.contains("empty.txt: found no name of a screen"))
        try project.write("expected.txt", "\u{FEFF}Clean\r\n")
        #expect(project.run("lint", "@/d", "--expect-screens", "@/expected.txt").outcome == .passed)
    }

    @Test("Archives, reports and references can begin with a byte order mark")
    func byteOrderMarks() throws {
        for (format, name) in [("archive", "a.jsonl"), ("json", "a.json")] {
            _ = project.run("lint", "@/d", "-f", format + "=" + project.path(name))
            try project.write(name, "\u{FEFF}" + (project.text(name) ?? ""))
            #expect(project.run("merge", "@/" + name, "-f", "json").outcome == .passed)
        }
        _ = project.run("snapshot", "@/d", "--to", "@/refs", "--record", "all")
        try project.write("refs/Clean.txt", "\u{FEFF}" + (project.text("refs/Clean.txt") ?? ""))
        #expect(project.run("snapshot", "@/d", "--to", "@/refs", "--record", "never").outcome == .passed)
        #expect(project.run("diff", "@/refs/Clean.txt", "@/d/login.json").outcome == .passed)
    }

    @Test("A reference is redacted once, as it was recorded", arguments: ["text", "speech", "json"])
    func redaction(style: String) throws {
        try project.write(
            ".axaudit.json",
            #"{ "snapshot": { "style": "\#(style)", "redact": [ { "match": "[A-Z][a-z]+ [A-Z][a-z]+", "with": "<First Last>" } ] } }"#
        )
        try project.write("a.json", Tree.clean.replacing("Close", with: "Welcome back, Anna Smith"))
        #expect(project.run("snapshot", "@/a.json", "--to", "@/refs").outcome == .failed, "recorded")
        let result = project.run("snapshot", "@/a.json", "--to", "@/refs", "--record", "never")
        #expect(result.outcome == .passed, "\(result.output)")
    }

    @Test("An element of a list without a frame is equal to its reference")
    func withoutFrame() throws {
        try project.write(
            "a.json",
            """
            { "filename": "x.json", "generated": "2023-02-26T09:17:02Z", "snapshot": [
              { "type": "Button", "label": "Go", "traits": ["Button"], "enabled": true, "frame": [[0, 100], [100, 50]],
                "value": "", "placeholder": "" },
              { "type": "Switch", "label": "Lamp", "traits": ["Button"], "enabled": true, "value": "1",
                "placeholder": "" } ] }
            """)
        for record in ["all", "never"] {
            let result = project.run("snapshot", "@/a.json", "--style", "json", "--to", "@/refs", "--record", record)
            #expect(result.outcome == (record == "all" ? .failed : .passed), "\(result.output)")
        }
    }

    @Test("An element with an unknown visibility is drawn the same in the report of its archive")
    func visibility() throws {
        try project.write(
            "v.xml",
            """
            <XCUIElementTypeApplication type="XCUIElementTypeApplication" enabled="true" visible="true" x="0" y="0" \
            width="375" height="812"><XCUIElementTypeCell type="XCUIElementTypeCell" enabled="true" visible="" x="0" \
            y="100" width="375" height="60"><XCUIElementTypeStaticText type="XCUIElementTypeStaticText" name="Name" \
            label="Name" enabled="true" visible="false" x="0" y="100" width="200" height="20"/>
            </XCUIElementTypeCell></XCUIElementTypeApplication>
            """)
        let lint = project.run("lint", "@/v.xml", "-f", "html", "-f", "archive=" + project.path("a.jsonl"))
        let merged = project.run("merge", "@/a.jsonl", "-f", "html").output
        #expect(merged == lint.output && lint.output.hasPrefix("<!DOCTYPE html>"))
    }
}
