import AXDumps
import AXFormats
import AXSyntax
import AXTree
import TestSupport
import Testing

/// What is not a dump, although a dump tool wrote it, and what a dump tool writes around a dump.
@Suite("Failed dumps")
struct FailedDumpTests {
    private let tree = "<hierarchy rotation=\"0\"><node text=\"Pay\" bounds=\"[0,0][9,9]\"/></hierarchy>"

    @Test(
        "The message of uiautomator after a tree is skipped",
        arguments: [
            "UI hierchary dumped to: /dev/tty", "UI hierchary dumped to: /dev/tty\n",
            "\nUI hierchary dumped to: /dev/tty\r\n",
            "\r\nUI hierarchy dumped to: /sdcard/a>b.xml\n\n", "\n", "",
        ])
    func message(after: String) throws {
        for before in ["", "UI hierchary dumped to: /storage/window_dump.xml\n"] {
            let screen = try readScreen(before + tree + after)
            #expect(screen.elements.map(\.label) == ["Pay"], "\(before)|\(after)")
        }
        #expect(
            try readScreen(#"{"value": "\#(tree.replacing("\"", with: "'"))UI hierchary dumped to: /dev/tty"}"#)
                .elements.count == 1)
    }

    @Test(
        "Anything else after a tree is an error",
        arguments: [
            "Killed", "UI hierchary dumped", "UI hierchary dumped to: /dev/tty\nKilled", "x UI hierchary dumped to: /a",
        ])
    func other(after: String) {
        #expect(refusals(tree + after).first?.contains("expected nothing after the end of the tree") == true)
    }

    @Test(
        "The errors of dump tools are named, and such a file is not skipped",
        arguments: [
            (
                "ERROR: could not get idle state.\n",
                "this is the error of uiautomator, not a dump: \"could not get idle state\"; wait until animations end, or turn them off"
            ),
            (
                "WARNING: linker: x\nERROR: null root node returned by UiTestAutomationBridge.",
                "uiautomator, not a dump: \"null root node"
            ),
            ("UI hierchary dumped to: /sdcard/window_dump.xml\n", "adb pull /sdcard/window_dump.xml"),
            ("adb: no devices/emulators found", "the error of adb, not a dump: \"no devices/emulators found\""),
            ("error: device 'emulator-5554' not found", "the error of adb, not a dump"),
            (
                "* daemon started successfully\nerror: device offline\n",
                "the error of adb, not a dump: \"device offline\""
            ),
            ("/system/bin/sh: uiautomator: not found", "the error of a shell, not a dump"),
            ("bash: idb: command not found", "the error of a shell, not a dump"),
            ("Killed \n", "the error of a tool that was stopped, not a dump: \"Killed\""),
            (
                "Not enough devices connected (0) to run the requested number of shards (1).",
                "the error of Maestro, not a dump"
            ),
            ("Device a was requested, but it is not connected.", "the error of Maestro, not a dump"),
            ("No UDID provided and couldn't find a default companion", "the error of idb, not a dump"),
            (
                "Traceback (most recent call last):\n  File \"x.py\", line 1",
                "the error of a tool in Python, not a dump"
            ),
            (
                "java.lang.IllegalStateException: UiAutomationService already registered!\n\tat a.b(C.java:1)",
                "the error of a tool in Java, not a dump"
            ),
            ("null root node returned by UiTestAutomationBridge.", "the error of uiautomator, not a dump"),
            ("Error: No booted simulator found", "axe or simctl, not a dump: \"No booted simulator found\""),
            ("<html><head><title>502 Bad Gateway", "this is a web page, possibly a server's error page"),
            (#"{"attributes":{},"children":[]}"#, "an empty hierarchy of Maestro"),
            (#"{"children":[]}"#, "an empty hierarchy of Maestro"),
            (#"{"value":"","sessionId":"x"}"#, "a response of WebDriverAgent without a tree: its value is empty"),
            (#"{"value":null,"sessionId":"x"}"#, "a WebDriver response without a tree"),
            (
                #"{"status":13,"value":"An unknown server-side error occurred"}"#,
                "an error of WebDriverAgent, not a dump: \"An unknown server-side error occurred\""
            ),
            (#"{"snapshot":[]}"#, "an empty snapshot of A11yUITests"), ("{}", "an empty object"),
            ("curl: (7) Failed to connect to localhost port 8100", "the error of curl, not a dump"),
        ])
    func errors(text: String, message: String) throws {
        let error = try #require(throws: InputErrors.self) { try TreeReader.read(Array(text.utf8), file: "tree") }
        #expect(!error.isUnrecognised)
        #expect(error.errors.first?.message.contains(message) == true, "\(error.errors)")
    }

    @Test("Text that only mentions such errors is no failed dump")
    func notes() {
        for text in ["If adb says error: try again", "Milk, eggs", "We call the device X", "Errors\nadb reverse"] {
            let error = #expect(throws: InputErrors.self) { try TreeReader.read(Array(text.utf8), file: "tree") }
            #expect(error?.isUnrecognised == true, "\(text)")
        }
    }

    @Test("Images and archives are named, and their bytes are not printed")
    func binary() throws {
        let kinds: [(bytes: [UInt8], name: String)] = [
            ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "a PNG image"),
            ([0x50, 0x4B, 3, 4], "a ZIP archive"), ([0xFF, 0xD8, 0xFF, 0xE0], "a JPEG image"),
        ]
        for (bytes, name) in kinds {
            // Metadata in an image may begin a line like a tree.
            let file = bytes + Array("\n<x:xmpmeta/>\n".utf8)
            #expect(refusals(file) == ["tree:1:1: found \(name), expected an accessibility tree"])
            let error = try #require(throws: InputErrors.self) { try TreeReader.read(file, file: "tree") }
            #expect(error.isUnrecognised)
        }
    }

    @Test("UTF-16 and UTF-32 without a byte order mark are named")
    func encodings() {
        let text = Array("<hierarchy/>".utf8)
        #expect(
            refusals(text.flatMap { [$0, 0] }) == [
                "tree:1:1: found UTF-16LE, expected UTF-8; convert the file with iconv -f UTF-16LE -t UTF-8"
            ])
        #expect(refusals(text.flatMap { [0, $0] }).first?.contains("iconv -f UTF-16BE") == true)
        #expect(refusals(text.flatMap { [$0, 0, 0, 0] }).first?.contains("iconv -f UTF-32LE") == true)
    }
}
