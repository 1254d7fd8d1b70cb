import AXDumps
import AXFormats
import AXSyntax
import AXTree
import Testing

/// Adds formats that exist only here: a value and its entry in the list are all that a new format needs.
@Suite("A new input format")
struct DummyFormatTests {
    /// `{"dummy": ["Pay", "Close"]}`, a list of buttons.
    private static let json = InputFormat(
        "dummy-json", tool: "Dummy", summary: "A list of buttons.", dump: "dummy dump",
        reader: .json(
            claim: { $0["dummy"] == nil ? nil : .likely },
            read: { root throws(SyntaxErrors) in
                guard let list = root["dummy"], list.kind == .array else {
                    throw SyntaxErrors([root.error(found: "no list", expected: "\"dummy\"")])
                }
                return [screen(list.items.compactMap(\.text))]
            }))

    /// `<dummy><Pay/><Close/></dummy>`.
    private static let xml = InputFormat(
        "dummy-xml", tool: "Dummy", summary: "Buttons as elements.", dump: "dummy dump --xml",
        reader: .xml(
            claim: { $0.first?.name == "dummy" ? .likely : nil },
            read: { nodes in [screen(nodes.dropFirst().map(\.name))] }))

    /// Lines, the first of them `DUMMY`.
    private static let text = InputFormat(
        "dummy-text", tool: "Dummy", summary: "Buttons as lines.", dump: "dummy dump --text",
        reader: .text(
            beginning: { bytes, start in
                guard let offset = bytes[start...].firstIndex(of: UInt8(ascii: "D")) else { return nil }
                return bytes[offset...].starts(with: "DUMMY\n".utf8) ? (offset, offset > start ? 1 : 0) : nil
            },
            read: { text in
                let lines = String(decoding: text.bytes[text.start...], as: UTF8.self).split(separator: "\n")
                return [screen(lines.dropFirst().map(String.init))]
            }))

    private static let formats = InputFormat.all + [json, xml, text]

    private static func screen(_ labels: [String]) -> Screen {
        var tree = ElementTree()
        for label in labels {
            var element = Element(.button)
            element.label = label
            tree.add(element)
        }
        return Screen(elements: tree.takeElements(), carries: [.type, .label, .frame])
    }

    private static let dumps = [
        ("dummy-json", #"{"dummy": ["Pay", "Close"]}"#), ("dummy-xml", "<dummy><Pay/><Close/></dummy>"),
        ("dummy-text", "DUMMY\nPay\nClose\n"), ("dummy-text", "log\nDUMMY\nPay\nClose\n"),
        ("dummy-text", #"{"value": "DUMMY\nPay\nClose"}"#),
        ("dummy-xml", #"{"value": "<dummy><Pay/><Close/></dummy>"}"#),
    ]

    @Test("Its dumps are recognised and read", arguments: dumps)
    func detected(id: String, dump: String) throws {
        let screens = try TreeReader.read(Array(dump.utf8), file: "dump", among: Self.formats)
        #expect(screens.map(\.origin.format) == [id])
        #expect(screens.map(\.origin.tool) == ["Dummy"])
        #expect(screens[0].elements.map(\.label) == ["Pay", "Close"])
        // Without its line in the list it is unknown.
        #expect(throws: InputErrors.self) { try TreeReader.read(Array(dump.utf8), file: "dump") }
    }

    @Test("It is forced by its identifier", arguments: dumps)
    func forced(id: String, dump: String) throws {
        let format = try #require(InputFormat(id: id, in: Self.formats))
        let bytes = Array(dump.utf8)
        let screens = try TreeReader.read(bytes, file: "dump", format: format, among: Self.formats)
        #expect(screens.map(\.origin.format) == [id])
        #expect(InputFormat(id: id) == nil)
    }

    @Test("A text that is in none of the formats and a different syntax are refused")
    func named() throws {
        #expect(
            messages("hello") == [
                "no format recognised: the tree begins with \"hello\"; it has nothing of the "
                    + "\(Self.formats.count) formats that can be read"
            ])
        #expect(
            messages("{}", format: Self.xml) == ["found JSON, expected XML, as required by the format dummy-xml"])
        #expect(
            messages("<a/>", format: Self.text) == [
                "found XML, expected text, as required by the format dummy-text"
            ])
    }

    @Test("Its tool is the subject of the remark about frames")
    func frameRemark() throws {
        let bytes = Array(#"{"dummy": []}"#.utf8)
        var screen = try TreeReader.read(bytes, file: "dump", among: Self.formats)[0]
        #expect(screen.frameRemark == nil)
        screen.frameTolerance = 1
        #expect(screen.frameRemark?.hasPrefix("Dummy reports frames to within 1 pt") == true)
    }

    private func messages(_ text: String, format: InputFormat? = nil) -> [String] {
        do throws(InputErrors) {
            _ = try TreeReader.read(Array(text.utf8), file: "dump", format: format, among: Self.formats)
            return []
        } catch { return error.errors.map(\.message) }
    }
}
