import AXDumps
import AXFormats
import AXSyntax
import AXTree
import TestSupport
import Testing

/// Applications and web views whose contents are not in a dump.
@Suite("Missing contents")
struct MissingContentsTests {
    private func application(_ content: String) -> String {
        "<XCUIElementTypeApplication label='News' x='0' y='0' width='390' height='844'>\(content)</XCUIElementTypeApplication>"
    }

    @Test("A web view without contents is incomplete, in every format that has web views")
    func webView() throws {
        for path in [
            "wda-xml/article.xml", "wda-json/untyped.json", "deviceagent/page.json", "xcuitest-dictionary/page.json",
        ] {
            let screen = try readScreen(fixture(path))
            #expect(screen.incomplete.count == 1, "\(path)")
            #expect(screen.incomplete.first?.hasPrefix("a web view is empty in this dump: ") == true, "\(path)")
            let empty = screen.elements.indices.filter { screen.elements[$0].contentsCaptured == false }
            #expect(empty.map { screen.elements[$0].type } == [.webView], "\(path)")
            #expect(screen.carries.contains(.contentsCaptured))
        }
    }

    @Test(
        "A web view with contents, one that cannot be seen and one without size are complete",
        arguments: [
            "<XCUIElementTypeWebView x='0' y='0' width='9' height='9'><XCUIElementTypeLink/></XCUIElementTypeWebView>",
            "<XCUIElementTypeWebView x='0' y='0' width='9' height='9'><XCUIElementTypeOther label='a'/></XCUIElementTypeWebView>",
            "<XCUIElementTypeWebView x='0' y='0' width='9' height='9' visible='false'/>",
            "<XCUIElementTypeWebView x='0' y='0' width='0' height='0'/>",
        ])
    func complete(webView: String) throws {
        let screen = try readScreen(application("<XCUIElementTypeButton label='Back'/>" + webView))
        #expect(screen.incomplete.isEmpty)
        #expect(!screen.carries.contains(.contentsCaptured))
    }

    @Test(
        "An application with nothing but containers, the status bar and the keyboard is incomplete",
        arguments: [
            "", "<XCUIElementTypeWindow/>",
            "<XCUIElementTypeWindow><XCUIElementTypeOther><XCUIElementTypeOther/></XCUIElementTypeOther></XCUIElementTypeWindow>",
            "<XCUIElementTypeStatusBar><XCUIElementTypeOther label='9:41'/></XCUIElementTypeStatusBar>",
            "<XCUIElementTypeWindow><XCUIElementTypeKeyboard><XCUIElementTypeKey label='a'/></XCUIElementTypeKeyboard></XCUIElementTypeWindow>",
        ])
    func emptyApplication(content: String) throws {
        let screen = try readScreen(application(content))
        #expect(screen.incomplete.count == 1)
        #expect(screen.incomplete.first?.hasPrefix("the application is empty in this dump: ") == true)
        #expect(screen.elements[0].contentsCaptured == false)
    }

    @Test("A window without contents beside one with contents says nothing")
    func otherWindow() throws {
        let screen = try readScreen(
            application(
                "<XCUIElementTypeWindow/><XCUIElementTypeWindow><XCUIElementTypeImage/></XCUIElementTypeWindow>"))
        #expect(screen.incomplete.isEmpty)
    }

    @Test("Where types are unknown, only an application without elements is empty")
    func withoutTypes() throws {
        func screen(_ children: String) throws -> Screen {
            try readScreen(
                #"{"attributes": {"title": "", "accessibilityText": "A", "bounds": "[0,0][390,844]"}, "children": [\#(children)]}"#
            )
        }
        #expect(try screen("").incomplete.count == 1)
        #expect(try screen(#"{"attributes": {"bounds": "[0,0][44,44]"}}"#).incomplete.isEmpty)
    }

    @Test("A flat list with nothing but the application is incomplete")
    func flatList() throws {
        let screen = try readScreen(#"[{"AXFrame": "{{0, 0}, {390, 844}}", "type": "Application", "AXLabel": "A"}]"#)
        #expect(screen.incomplete.count == 1)
    }
}
