import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// The tool `capture` of `axaudit mcp`.
@Suite("mcp: capture")
struct CaptureToolTests {
    private let exchange: MCPExchange
    private let android: FakeAndroid

    init() throws {
        exchange = try MCPExchange()
        android = try FakeAndroid(in: exchange.project)
    }

    private var project: TemporaryProject { exchange.project }

    @Test("An agent captures, lints, and captures again under another name; compare proves the fix")
    func loop() throws {
        let before = try exchange.call("capture", #"{"name": "Cart", "wait": "Pay now", "platform": "android"}"#)
        #expect(!before.isError, "\(before.text)")
        let path = "/Dumps/Cart.xml"
        #expect(
            before.text.hasPrefix("captured Cart from emulator-5554\n") && before.text.contains(path + "\n"),
            "\(before.text)")
        #expect(project.text("Dumps/Cart.xml") != nil && project.text("Dumps/Cart.capabilities.json") != nil)
        let lint = try exchange.call("lint", #"{"path": "Dumps/Cart.xml"}"#)
        #expect(!lint.isError && lint.text.contains("40×40 dp"), "\(lint.text)")
        let again = try exchange.call("capture", #"{"name": "Cart"}"#)
        #expect(again.isError && again.text.contains("Cart.xml exists; choose another --name"), "\(again.text)")
        try android.set("tree", FakeAndroid.tree(height: 150).replacing("[147,1050]", with: "[200,1050]"))
        #expect(try !exchange.call("capture", #"{"name": "Cart-fixed"}"#).isError)
        let compared = try exchange.call(
            "compare", #"{"before": "Dumps/Cart.xml", "after": "Dumps/Cart-fixed.xml"}"#)
        #expect(compared.text.contains("1 resolved"), "\(compared.text)")
    }

    @Test("Nothing is written outside of the roots, and the other tools run no program")
    func roots() throws {
        for name in ["../x", "/tmp/x", "a/b"] {
            let answer = try exchange.call("capture", #"{"name": "\#(name)"}"#)
            #expect(answer.isError && answer.text.contains("--name: found"), "\(answer.text)")
        }
        let outside = try TemporaryProject()
        try FileManager.default.createSymbolicLink(
            atPath: project.path("Dumps"), withDestinationPath: outside.folder)
        let answer = try exchange.call("capture", #"{"name": "Cart"}"#)
        #expect(answer.isError && answer.text.contains("found a path outside of"), "\(answer.text)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: outside.folder).isEmpty)
        #expect(android.calls.isEmpty)
        for arguments in [#"{"out": "/tmp"}"#, #"{"replace": true}"#, #"{"url": "http://localhost:1"}"#] {
            let refused = try exchange.call("capture", arguments)
            #expect(refused.isError && refused.text.contains("unknown argument"), "\(refused.text)")
        }
    }

    @Test("Without a device, the answer is an error that says what to do")
    func noDevice() throws {
        try android.set("devices", "List of devices attached\n\n")
        let answer = try exchange.call("capture", "{}")
        #expect(answer.isError && answer.text.contains("start an emulator"), "\(answer.text)")
    }

    @Test("lint and show take the platform of a dump that does not tell it")
    func platform() throws {
        let dump = MCPExchange.json(
            """
            SemanticsNode#0
             │ Rect.fromLTRB(0.0, 0.0, 400.0, 800.0)
             │
             └─SemanticsNode#1
                 Rect.fromLTRB(0.0, 0.0, 100.0, 100.0)
                 actions: tap
                 flags: isButton
                 label: "Pay"
            """)
        let android = try exchange.call("show", #"{"dump": \#(dump), "platform": "android"}"#)
        let iOS = try exchange.call("show", #"{"dump": \#(dump), "platform": "ios"}"#)
        #expect(!android.isError && android.text.contains("TalkBack"), "\(android.text)")
        #expect(!iOS.isError && !iOS.text.contains("TalkBack"), "\(iOS.text)")
        let wrong = try exchange.call("lint", #"{"dump": \#(dump), "platform": "windows"}"#)
        #expect(wrong.isError && wrong.text.contains("--platform: unknown value \"windows\""), "\(wrong.text)")
    }
}
