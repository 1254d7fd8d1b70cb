import TestSupport
import AXSyntax
import AXDumps
import AXFormats
import AXTree
import Testing

/// How a file's content decides what it is, and how bad input is refused.
@Suite("Detection and bad input")
struct DetectorTests {
    private let tree = #"{"type": "button", "label": "Pay"}"#

    // MARK: - Tolerated

    @Test(
        "The format is detected from the content alone",
        arguments: [
            (#"{"axaudit": 1, "root": {"type": "other"}}"#, .axaudit), (#"{"root": {"type": "other"}}"#, .axaudit),
            ("[]", .axaudit),
            (#"[{"type": "button"}]"#, .axaudit), (#"{"screens": [{"elements": []}]}"#, .axaudit),
            (#"{"elements": [{"type": "button"}]}"#, .axaudit),
            ("<XCUIElementTypeApplication/>", .wdaXML),
            ("<?xml version='1.0'?>\n<!-- x --><AppiumAUT><XCUIElementTypeApplication/></AppiumAUT>", .wdaXML),
            ("<anything><XCUIElementTypeOther/></anything>", .wdaXML),
            (#"{"value": "<XCUIElementTypeOther/>"}"#, .wdaXML),
            (#"[{"AXFrame": "{{0, 0}, {1, 1}}"}]"#, .idb), (#"{"AXLabel": "x", "role": "AXButton"}"#, .idb),
            (#"{"elements": [{"AXFrame": ""}]}"#, .idb),
            (#"{"version": "1.1", "generated": "", "filename": "", "snapshot": []}"#, .a11yuitests),
            (#"{"elements": [], "backend": null, "target": null, "screen": null, "truncated": false}"#, .idb),
            (#"{"elements": [{"label": "x", "type": "Button"}], "backend": "ax", "truncated": true}"#, .idb),
            (#"{"elements": {"label": "x"}, "backend": "ax", "truncated": true}"#, .idb),
            (#"{"schema": "x", "data": {"capture": {"uiHierarchy": [{"AXFrame": ""}]}}}"#, .idb),
            (#"{"axElement": {}, "depth": 0}"#, .xcuitestDictionary),
            (#"{"elementType": 9, "frame": {"X": 0, "Y": 0, "Width": 1, "Height": 1}}"#, .xcuitestDictionary),
            (#"{"attributes": {"title": ""}, "children": []}"#, .maestro),
            (
                #"{"type": "Application", "rect": {"x": 0, "y": 0, "width": 1, "height": 1}, "isEnabled": "1"}"#,
                .wdaJSON
            ),
            (#"{"type": "Button", "frame": "{{0, 0}, {1, 1}}", "isVisible": "1"}"#, .wdaJSON),
            (#"{"type": "XCUIElementTypeButton"}"#, .wdaJSON),
            (#"{"value": {"type": "Application", "isEnabled": "1"}, "sessionId": null}"#, .wdaJSON),
            (#"{"value": {"tree": {"type": "UIAApplication"}}, "sessionId": null, "status": 0}"#, .wdaJSON),
            (#"[{"element": {"_0": {"label": "x"}}}, {"container": {}}]"#, .accessibilitySnapshot),
            (#"[{"container": {"_0": {}, "children": []}}]"#, .accessibilitySnapshot),
            (
                #"[{"description": "x", "traits": [], "shape": {"type": "frame", "frame": [[0, 0], [1, 1]]}}]"#,
                .accessibilitySnapshot
            ),
            (
                "Attributes: Application, 0x600, pid: 1, label: 'x'\nElement subtree:\n →Application, 0x600, pid: 1\n    Window (Main), 0x601\n",
                .xcuitestDescription
            ),
            (
                "Application, 0x7fa1, {{0.0, 0.0}, {390.0, 844.0}}, label: 'x'\n  Window (Main), 0x7fa2\n",
                .xcuitestDescription
            ),
            (
                #"{"value": "Attributes: Application, pid: 1\nElement subtree:\n →Application, pid: 1", "sessionId": null}"#,
                .xcuitestDescription
            ),
        ] as [(String, InputFormat)])
    func formats(text: String, format: InputFormat) throws {
        #expect(try readScreen(text).origin.format == format.id)
        #expect(try readScreen(text, format: format).origin.format == format.id)
        #expect(try readScreen(" \r\n\t" + text + "\n \n").origin.format == format.id)
    }

    @Test("A byte order mark is skipped, with a note")
    func byteOrderMark() throws {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        for text in [tree, "<XCUIElementTypeButton label='Pay'/>", "\n\n" + tree] {
            let screen = try readScreen(mark + Array(text.utf8))
            #expect(screen.elements.map(\.label) == ["Pay"])
            #expect(screen.origin.notes.count == 1)
            #expect(screen.origin.notes.first?.contains("byte order mark") == true)
            #expect(try readScreen(text).origin.notes.isEmpty)
        }
        // The mark does not shift locations.
        #expect(refusals(mark + Array("{\"type\": 1}".utf8)).first?.hasPrefix("tree:1:") == true)
        #expect(
            refusals(mark + Array("{\n  \"type\": \"x\"}".utf8)).first?.hasPrefix("tree:2:11: unknown element type")
                == true)
        #expect(refusals(mark) == [Self.emptyFile])
    }

    @Test(
        "Lines that a tool logged before the tree are skipped, with a note; locations are those in the file",
        arguments: [
            ("UI hierarchy dumped to: /dev/tty\n", 1), ("[INFO] ready\n[WARN] {slow}\n", 2), ("<3 files>\n\n\n", 1),
            ("{ not a tree\n  x\n", 2),
            ("2026-01-02 12:00:00.000 idb[1:2] é\r\n", 1), ("[1/3] a\n[2/3] b\n[3/3] c\n", 3),
            ("> idb ui describe-all\n", 1),
        ])
    func loggedLines(log: String, count: Int) throws {
        for text in [
            tree, "<XCUIElementTypeButton label='Pay'/>", #"[{"AXFrame": "{{0, 0}, {1, 1}}", "AXLabel": "Pay"}]"#,
        ] {
            let screen = try readScreen(log + text)
            #expect(screen.elements.map(\.label) == ["Pay"])
            #expect(screen.origin.notes.count == 1)
            #expect(
                screen.origin.notes.first?.hasPrefix(
                    count == 1 ? "skipped 1 line before" : "skipped \(count) lines before")
                    == true,
                "\(screen.origin.notes)")
            let line = log.unicodeScalars.filter { $0 == "\n" }.count + 1
            #expect(screen.locations(of: [0]) == [.init(line: line, column: text.hasPrefix("[") ? 2 : 1)])
            #expect(
                refusals(log + text + "x").first?.hasPrefix(
                    "tree:\(line):\(text.unicodeScalars.count + 1): found \"x\"") == true)
        }
    }

    // MARK: - Formats that are known and not read

    @Test(
        "Known formats that cannot be read are refused by name",
        arguments: [
            ("<AppiumAUT><UIAApplication name='x'/></AppiumAUT>", "Appium before 2016"),
            ("<UIAApplication name='x'/>", "Appium before 2016"),
            (#"{"attributes": {"text": "x", "bounds": "[0,0][1,1]"}, "children": []}"#, "Maestro version from 2022"),
            (
                #"{"waypointId": "a", "viewHierarchy": {"x2": 1080, "children": [{"className": "android.view.View"}]}}"#,
                "a Trailblaze waypoint (Android)"
            ),
            (
                #"{"data": {"entries": [], "outline": "App: A", "platform": "ios"}, "ok": true}"#,
                "sim-use describe-ui --json, without --no-raw"
            ),
            (
                #"{"data": {"entries": [], "outline": "", "raw": {"className": "android.view.View"}}, "ok": true}"#,
                "sim-use's tree (Android)"
            ),
            (#"{"nodes": [{"nodeId": "1", "role": {"value": "button"}}]}"#, "Chrome"),
            (#"{"id": 2, "result": {"nodes": []}}"#, "Chrome"),
            (
                #"{"nodeId": "1", "ignored": false, "role": {"type": "role", "value": "link"}, "childIds": []}"#,
                "Chrome"
            ),
            (#"[{"nodeId": "1", "role": {"type": "role", "value": "link"}}]"#, "Chrome"),
            (
                #"{"attributes": {"accessibilityId": "", "hashcode": "", "scrollable": ""}, "children": []}"#,
                "HarmonyOS"
            ),
            (#"{"screen_dimensions": {"width": 1170, "height": 2532}, "udid": "x"}"#, "idb ui describe-all"),
            ("Query chain:\n \u{2192}Find: Target Application 'a.b'\n", "without an element subtree"),
            (
                "Query chain:\n \u{2192}Find: x\n  Output: {\n    Application, pid: 7, label: 'A'\n  }\n",
                "without an element subtree"
            ),
            (#"{"value": null, "sessionId": "a"}"#, "without a tree: its value is null"),
            ("# Page snapshot\n\n```yaml\n- generic [ref=e2]:\n  - button \"Go\" [ref=e3]\n```\n", "Playwright"),
            (#"{"axeContext": {"axeView": {}}}"#, "axe-android"),
            (#"{"activity": {"root": {}}, "activity_name": "a"}"#, "RICO"),
            (#"{"screenshot": "a.png", "elements": [{"id": "x"}]}"#, "Maestro Studio"),
            (#"{"schema": "xcodebuildmcp.output.capture-result", "data": {}}"#, "XcodeBuildMCP"),
            (
                #"{"value": {"error": "invalid session id", "message": "x"}, "sessionId": null}"#,
                "a WebDriver error response: invalid session id"
            ),
            ("null", "a point without an element"),
            ("<ViewHierarchy><UIView/></ViewHierarchy>", "Detox"), ("<RootWebArea raw_id='1'/>", "Chrome"),
            (#"{"capture": {}, "protocol": "rs/1", "elements": []}"#, "XcodeBuildMCP"),
            ("- document:\n  - button \"Pay\"\n", "Playwright"),
            ("- heading \"Sign in\" [level=1]\n- button \"Go\"\n", "Playwright"),
        ])
    func refusedByName(text: String, name: String) {
        for (before, line) in [("", 1), ("\n\n ", 3)] {
            let found = refusals(before + text)
            #expect(found.count == 1)
            #expect(found.first?.hasPrefix("tree:\(line):\(before.isEmpty ? 1 : 2): ") == true, "\(found)")
            #expect(found.first?.contains(name) == true, "\(found)")
            #expect(found.first?.contains("no format recognised") == false, "\(found)")
        }
        #expect(unrecognised(text) == false)
    }

    @Test(
        "The message for an unknown format shows how the file begins",
        arguments: [
            ("hello\nworld", "1:1", "hello\\nworld"), ("  \n  42", "2:3", "42"), ("\"text\"", "1:1", "\"text\""),
            ("{\"a\": 1}", "1:1", "{\"a\": 1}"), ("[1, 2]", "1:1", "[1, 2]"),
            ("\u{1B}[31mred", "1:1", "\\u{1B}[31mred"),
            ("PK\u{1}\u{2}", "1:1", "PK\\u{1}\\u{2}"),
        ])
    func unknown(text: String, location: String, beginning: String) {
        let found = refusals(text)
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("tree:\(location): ") == true, "\(found)")
        #expect(found.first?.contains("the tree begins with \"\(beginning)") == true || text == "[1, 2]", "\(found)")
        #expect(unrecognised(text) == true)
    }

    @Test(
        "Files of other kinds are named, with what to use instead, and are unrecognised",
        arguments: [
            (#"{"lighthouseVersion": "12.0.0", "audits": {}}"#, "Lighthouse"),
            (#"{"violations": [], "passes": [], "url": "a"}"#, "axe-core"),
            (#"{"type": "View", "props": {"testID": "a"}, "children": null}"#, "React Native's test renderer"),
            (#"[{"type": "RCTScrollView", "props": {}, "children": []}]"#, "React Native's test renderer"),
            (#"{"AXRole": "AXWindow", "AXChildren": []}"#, "macOS"),
            (#"{"name": "a", "version": "1.0.0", "scripts": {}}"#, "package.json"),
            (
                "<LinearLayout xmlns:android='http://schemas.android.com/apk/res/android'><TextView/></LinearLayout>",
                "a layout of the sources"
            ),
            ("View Hierarchy:\n+>DecorView{id=-1}\n|\n+->LinearLayout{id=-1}\n", "Espresso"),
            ("// Jest Snapshot v1\n\nexports[`a 1`] = ``;\n", "Jest"),
        ])
    func foreign(text: String, name: String) {
        #expect(unrecognised(text) == true)
        #expect(refusals(text).count == 1 && refusals(text)[0].contains("; this is "), "\(refusals(text))")
        #expect(refusals(text).first?.contains(name) == true, "\(refusals(text))")
    }

    @Test("The formats that an unrecognised file resembles are named, three at most")
    func likely() throws {
        #expect(
            refusals(#"{"resource-id": "a", "content-desc": "b", "rows": []}"#).first?
                .hasSuffix("; the nearest formats are android-layout, maestro-android") == true)
        #expect(refusals(#"{"temp_id": 1}"#).first?.hasSuffix("; the nearest format is droidbot") == true)
        #expect(
            refusals("{\"a\": 1}").first?.contains("it has nothing of the \(InputFormat.all.count) formats") == true)
        // Each format is found by its own dumps, of which the beginning is missing.
        for format in InputFormat.tested {
            for (name, bytes) in try fixtures(of: format) {
                let found = refusals(Array("some words\n".utf8) + bytes.map { "{[<#".utf8.contains($0) ? 0x20 : $0 })
                guard let message = found.first, message.contains("no format recognised") else { continue }
                #expect(message.contains(format.id), "\(name): \(message)")
            }
        }
    }

    @Test("YAML lists and the output of other tools and services are unrecognised")
    func unrecognised() {
        for text in [
            "- name: Build\n  uses: actions/checkout@v4\n", #"{"id": 1, "result": {"ok": true}}"#,
            #"{"nodes": [{"name": "x"}], "edges": []}"#, #"{"data": {}, "errors": []}"#, "<project><target/></project>",
        ] { #expect(unrecognised(text) == true, "\(refusals(text))") }
    }

    @Test(
        "A server's error page is recognised as a web page",
        arguments: [
            "<!DOCTYPE html>\n<html><body>502 Bad Gateway", "<html><head>", "<HTML lang=\"en\">",
            "curl: …\n<!doctype HTML>",
        ])
    func webPage(text: String) {
        let line = text.hasPrefix("curl") ? 2 : 1
        #expect(refusals(text).first?.hasPrefix("tree:\(line):1: no format recognised") == true)
        #expect(refusals(text).first?.contains("; this is a web page, possibly a server's error page") == true)
    }

    @Test("A tree in a Markdown fence or in JavaScript is refused, with advice")
    func wrappedInSource() {
        #expect(
            refusals("```json\n\(tree)\n```\n") == [
                "tree:3:1: found the end of a Markdown fence, expected only the tree in the file"
            ])
        for text in ["module.exports = {\n  \"type\": \"button\"\n};\n", "export default [\n{}]"] {
            #expect(refusals(text).first?.hasSuffix("this is JavaScript: save only the tree, as JSON") == true)
        }
    }

    @Test("A forced format is the only one tried")
    func forced() {
        #expect(
            refusals(tree, format: .wdaXML) == [
                "tree:1:1: found JSON, expected XML, as required by the format wda-xml"
            ])
        #expect(
            refusals("\n<a/>", format: .idb) == [
                "tree:2:1: found XML, expected JSON, as required by the format idb"
            ])
        #expect(
            refusals(#"{"label": "x"}"#, format: .axaudit)
                == [
                    "tree:1:2: unknown key of the document \"label\"",
                    "tree:1:1: found no tree, expected \"root\" (a tree) or \"elements\" (a flat list)",
                ].sorted())
    }

    // MARK: - Bad input

    private static let emptyFile =
        "tree:1:1: found an empty file, expected an accessibility tree; a tool failed to dump one, or this is the output "
        + "of an earlier run: remove it"

    @Test("An empty file", arguments: ["", " ", "\n\n", "\t\r\n "])
    func empty(text: String) {
        #expect(refusals(text) == [Self.emptyFile])
    }

    @Test(
        "Bad input is refused with its location, what was found and what was expected",
        arguments: [
            // Truncated.
            ("{\"type\": \"button\",\n \"label\": \"P", "2:13: found the end of the file, expected"),
            ("[", "1:2: found the end of the file"),
            ("{", "1:2: found the end of the file"), ("<", "1:2: found the end of the file"),
            (
                "{\"axaudit\": 1,\n\"root\": {\"type\": \"other\",\n\"children\": [\n",
                "4:1: found the end of the file, expected a value"
            ),
            (
                "<?xml version=\"1.0\"?>\n<XCUIElementTypeOther>\n  <XCUIElementTypeButton label=\"é",
                "3:34: found the end of the file"
            ),
            ("<XCUIElementTypeOther>\n", "2:1: found the end of the file, expected \"</XCUIElementTypeOther>\""),
            // Two documents.
            ("{\"type\": \"button\"}\n{\"type\": \"button\"}", "2:1: found a second document"),
            ("[]\n []", "2:2: found a second document"),
            (
                "<XCUIElementTypeOther/>\n<?xml version='1.0'?>\n<XCUIElementTypeOther/>",
                "2:1: a second document begins here"
            ),
            ("<XCUIElementTypeOther/><XCUIElementTypeOther/>", "1:24: a second document begins here"),
            ("{\"type\": \"button\"}\ndone in 3 s", "2:1: found \"d\", expected nothing after the end of the tree"),
            // Document types.
            (
                "<!DOCTYPE a [<!ENTITY b 'c'>]>\n<XCUIElementTypeOther/>",
                "1:1: document type declarations are not supported"
            ),
            (
                "<?xml version='1.0'?>\n  <!DOCTYPE a>\n<XCUIElementTypeOther/>",
                "2:3: document type declarations are not supported"
            ),
            // Characters.
            ("{\"type\": \"button\",\n \"label\": \"a\tb\"}", "2:13: found a tab in a string"),
            ("{\"type\": \"button\", \"label\": \"a\nb\"}", "1:31: found the end of the line in a string"),
            ("{\"type\": \"button\", \"label\": \"é\u{7}\"}", "1:31: found the control character U+0007 in a string"),
            ("<XCUIElementTypeOther label='\u{7}'/>", "1:30: found the control character U+0007"),
            (
                "{\"type\": \"button\",\n\"label\": \"é\\ud83d\"}",
                "2:12: found the lone surrogate \\ud83d, expected a surrogate pair"
            ),
            ("{\"type\": \"button\", \"label\": \"\\udead\"}", "1:30: found the lone surrogate \\udead"),
            ("<XCUIElementTypeOther label='&#xD800;'/>", "1:30: found \"&#xD800;\""),
            // Notation.
            ("{\"type\": 'button'}", "1:10: found \"'\", expected a value"),
            ("{\"type\": \"button\",}", "1:19: found \"}\", expected a key in double quotes"),
            ("{\"type\": \"button\", // it\n \"label\": 1}", "1:20: found \"/\""),
            ("{\"type\": undefined}", "1:10: found \"u\""),
            ("<XCUIElementTypeOther label=a/>", "1:29: found \"a\", expected a value in quotes"),
            (
                "<XCUIElementTypeOther></XCUIElementTypeLink>",
                "1:23: found \"</XCUIElementTypeLink>\", expected \"</XCUIElementTypeOther>\""
            ),
            ("<XCUIElementTypeOther label='&nbsp;'/>", "1:30: found the unknown entity \"&nbsp;\""),
        ])
    func bad(text: String, message: String) {
        let found = refusals(text)
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.hasPrefix("tree:" + message) == true, "\(found)")
        #expect(unrecognised(text) == false)
    }

    @Test(
        "Invalid UTF-8 is refused with its first byte and location",
        arguments: [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC0, 0x80]] as [[UInt8]])
    func invalidUTF8(sequence: [UInt8]) {
        let name = "found the byte 0x\(String(sequence[0], radix: 16, uppercase: true)), which is not UTF-8"
        for (before, after, location) in [
            ("{\"type\": \"button\",\n \"label\": \"é", "\"}", "2:13"), ("{\"type\": \"button\", \"", "\": 1}", "1:21"),
            ("[{}", "]", "1:4"),
            ("<XCUIElementTypeOther\n label='é", "'/>", "2:10"),
            ("<XCUIElementTypeOther>", "</XCUIElementTypeOther>", "1:23"),
        ] {
            let found = refusals(Array(before.utf8) + sequence + Array(after.utf8))
            #expect(found.count == 1)
            #expect(found.first?.hasPrefix("tree:\(location): \(name)") == true, "\(found)")
        }
    }

    @Test("UTF-16 without a byte order mark is refused, not misread")
    func otherEncodings() {
        let text = Array(tree.utf16)
        for bytes in [Self.little(text), Self.big(text)] {
            #expect(refusals(bytes).count == 1)
            #expect(refusals(bytes).first?.hasPrefix("tree:1:1: found UTF-16") == true)
        }
    }

    private static func little(_ text: [UInt16]) -> [UInt8] { text.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }
    private static func big(_ text: [UInt16]) -> [UInt8] { text.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }

    @Test(
        "UTF-16 with a byte order mark is read in every format, with the same locations", arguments: InputFormat.tested)
    func utf16(format: InputFormat) throws {
        for (name, bytes) in try fixtures(of: format) {
            let screen = try readScreen(bytes)
            let text = Array(String(decoding: bytes, as: UTF8.self).utf16)
            for copy in [[0xFF, 0xFE] + Self.little(text), [0xFE, 0xFF] + Self.big(text)] {
                let read = try readScreen(copy)
                #expect(read.origin.format == format.id && read.carries == screen.carries, "\(name)")
                #expect(read.elements == screen.elements, "\(name)")
                let all = Array(screen.elements.indices)
                #expect(read.locations(of: all) == screen.locations(of: all), "\(name)")
                #expect(read.origin.notes == ["read as UTF-16"] + screen.origin.notes, "\(name)")
            }
        }
    }

    @Test(
        "XML in UTF-16 is read, whatever its declaration says",
        arguments: ["UTF-8", "UTF-16", "utf-16le", "windows-1252"])
    func declaration(encoding: String) throws {
        let text =
            "<?xml version='1.0' encoding='\(encoding)' standalone='yes' ?>\n<hierarchy><node text='é😀' "
            + "class='android.widget.TextView' bounds='[0,0][9,9]'/></hierarchy>"
        let screen = try readScreen([0xFF, 0xFE] + Self.little(Array(text.utf16)))
        #expect(screen.elements.map(\.label) == ["é😀"])
    }

    @Test("Errors of UTF-16 have the locations of the text, and half a character is no crash")
    func errorsOfUTF16() {
        let wrong = Self.little(Array("{\"type\": \"button\",\n \"label\": \"é\", }".utf16))
        #expect(refusals([0xFF, 0xFE] + wrong).first?.hasPrefix("tree:2:16: ") == true)
        #expect(refusals([0xFF, 0xFE] + wrong.dropLast()).count == 1)
        #expect(refusals([0xFF, 0xFE]) == [Self.emptyFile])
    }

    @Test(
        "The representation of a string in Python gets a hint",
        arguments: ["b'<?xml version=\\'1.0\\'?>\\n<hierarchy/>'", "'\\n<AppiumAUT></AppiumAUT>'", "'{\"type\": 1}'"])
    func python(text: String) {
        #expect(refusals(text).first?.contains("the representation of a string in Python") == true, "\(refusals(text))")
    }

    @Test("UTF-32 is not called UTF-16, although its mark begins with that of UTF-16")
    func utf32() {
        let text: [[UInt8]] = tree.unicodeScalars.map { [UInt8($0.value & 0xFF), UInt8($0.value >> 8 & 0xFF), 0, 0] }
        let little: [UInt8] = [0xFF, 0xFE, 0, 0] + text.flatMap(\.self)
        let big: [UInt8] = [0, 0, 0xFE, 0xFF] + text.flatMap { $0.reversed() }
        for bytes in [little, big] {
            #expect(
                refusals(bytes) == [
                    "tree:1:1: found UTF-32, expected UTF-8; convert the file with iconv -f UTF-32 -t UTF-8"
                ])
        }
    }

    @Test("An unknown element type without a similar one gets the list and the way to the schema")
    func unknownType() {
        #expect(
            refusals(#"{ "type": "buton" }"#) == ["tree:1:11: unknown element type \"buton\"; did you mean \"button\"?"]
        )
        let message = refusals(#"{ "type": "header" }"#).first ?? ""
        #expect(message.hasPrefix("tree:1:11: unknown element type \"header\"; expected one of any, "), "\(message)")
        #expect(message.hasSuffix("; axaudit config schema --tree prints the schema"), "\(message)")
        for type in ["button", "staticText", "other"] { #expect(message.contains(", \(type),")) }
    }

    @Test("Control characters of the input are escaped in messages")
    func safeMessages() {
        let nasty = "\u{1B}[2J\u{202E}\u{7}"
        for text in [
            nasty, "{\"\(nasty)\": 1}", #"{"type": "other", "\u001b[2J\u202e\u0007": 1}"#,
            #"{"type": "\u001b[2J\u202e\u0007"}"#,
            #"[{"type": "other", "traits": ["\u001b[2J\u202e\u0007"]}]"#,
            #"{"screen": {"idiom": "\u001b[2J\u202e"}, "root": {"type": "other"}}"#,
            "<a\(nasty)/>", "<XCUIElementTypeOther enabled='\u{202E}'/>", "<XCUIElementTypeOther></\u{202E}>",
            "[\(nasty)]", "[nu\(nasty)]",
            #"{"version": "9\u001b\u202e", "generated": "", "filename": "", "snapshot": []}"#,
        ] {
            let found = refusals(text)
            #expect(!found.isEmpty)
            for scalar in found.joined().unicodeScalars {
                #expect(
                    scalar.value >= 0x20 && scalar.value != 0x7F && !(0x80...0x9F).contains(scalar.value)
                        && scalar.value != 0x202E, "\(found)")
            }
        }
    }

    @Test("Damaged dumps are read or refused with locations inside the file, and never crash")
    func damage() throws {
        var random = SeededRandom(51)
        let files = [
            "axaudit/checkout.json", "wda-xml/player.xml", "wda-xml/appium.xml", "idb/flat.json", "idb/nested.json",
            "a11yuitests/settings.json",
        ]
        var refused = 0
        for file in files {
            let bytes = try fixture(file)
            for _ in 0..<Cases.of(60) {
                let damaged = random.damaged(bytes, with: "{}[]\"\\,:<>/&;'= \n019eE-xN")
                let lines = damaged.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                do throws(InputErrors) {
                    for screen in try TreeReader.read(damaged, file: "tree") {
                        for (index, element) in screen.elements.enumerated() {
                            #expect(element.subtreeEnd > index && element.subtreeEnd <= screen.elements.count)
                            #expect(damaged[element.offset] == UInt8(ascii: file.hasSuffix(".xml") ? "<" : "{"))
                        }
                        _ = Exposure(screen)
                    }
                } catch {
                    refused += 1
                    #expect(!error.errors.isEmpty)
                    for error in error.errors {
                        let location = try #require(error.location)
                        #expect((1...lines.count).contains(location.line))
                        #expect((1...lines[location.line - 1].count + 1).contains(location.column))
                    }
                }
            }
        }
        #expect(refused > Cases.of(120))
    }

    private func unrecognised(_ text: String) -> Bool? {
        do throws(InputErrors) {
            _ = try TreeReader.read(Array(text.utf8), file: "tree")
            return nil
        } catch { return error.isUnrecognised }
    }
}
