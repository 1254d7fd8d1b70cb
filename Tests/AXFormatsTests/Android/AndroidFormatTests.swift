import AXAudit
import AXDumps
import AXFormats
import AXTree
import TestSupport
import Testing

/// What the dumps of Android's tools read as, derived from the fixtures by hand.
@Suite("Formats of Android")
struct AndroidFormatTests {
    @Test("uiautomator: classes, texts, hints and flags; bounds are pixels until the density is known")
    func uiautomator() throws {
        var screen = try readScreen(try fixture("uiautomator/login.xml"))
        #expect(screen.platform == .android && screen.exposure == .inferred)
        #expect(screen.size == Size(1080, 2400))
        #expect(
            screen.elements.map(\.type) == [
                .other, .button, .staticText, .textField, .other, .staticText, .staticText, .switch, .button,
                .staticText,
            ])
        let email = screen.elements[3]
        #expect(email.label == nil && email.value == "anna@example.com" && email.placeholder == "Email")
        #expect(email.identifier == "com.example.tunes:id/email")
        #expect(screen.elements[4].label == "Stay signed in, On this phone")
        #expect(screen.elements[7].view?.flags == [.checkable, .checked])
        #expect(!screen.elements[8].isEnabled && screen.elements[8].isSelected)
        #expect(screen.elements[9].isVisible == false)
        #expect(screen.hasFramesInPixels)
        screen.setDensity(2.625)
        #expect(!screen.hasFramesInPixels)
        #expect(screen.elements[1].frame == Rect(x: 16, y: 48, width: 32, height: 32))
        // A second density would convert the frames again.
        screen.setDensity(2)
        #expect(screen.density == 2.625 && screen.elements[1].frame?.width == 32)
    }

    @Test("Panels that the maker of a device draws, and what an app opens, are the system's")
    func panels() throws {
        func order(_ package: String) throws -> [String?] {
            func window(_ package: String, _ text: String) -> String {
                """
                <node class="android.widget.FrameLayout" package="\(package)" bounds="[0,0][400,800]"><node package="\(package)" \
                class="android.widget.Button" text="\(text)" clickable="true" bounds="[0,0][200,200]"/></node>
                """
            }
            let screen = try readScreen(
                "<hierarchy rotation=\"0\">\(window(package, "Panel"))\(window("com.example", "Pay"))</hierarchy>")
            return Exposure(screen).order.map { screen.elements[$0].label }
        }
        for package in [
            "com.samsung.android.app.cocktailbarservice", "com.android.camera2", "com.coloros.smartsidebar",
        ] {
            #expect(try order(package) == ["Pay"], "\(package)")
        }
    }

    @Test("Maestro names no packages: windows with resource names of the system alone are left out")
    func maestroWindows() throws {
        func view(_ id: String, _ text: String, _ children: String = "") -> String {
            """
            {"attributes": {"text": "\(text)", "accessibilityText": "", "resource-id": "\(id)", "class": "android.widget.Button", \
            "bounds": "[0,0][200,200]", "scrollable": "false"}, "clickable": true, "children": [\(children)]}
            """
        }
        let screen = try readScreen(
            """
            {"attributes": {}, "children": [{"attributes": {}, "children": [\
            \(view("com.android.systemui:id/status_bar", "", view("com.android.systemui:id/clock", "9:41"))), \
            \(view("android:id/content", "Pay")), \(view("com.sec.android.app.launcher:id/handle", "Edge panels"))]}]}
            """)
        #expect(Exposure(screen).order.map { screen.elements[$0].label } == ["Pay"])
    }

    @Test("Texts whose characters the tool lost are said once, and their wording is not checked")
    func lostTexts() throws {
        let screen = try readScreen(
            """
            <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][400,800]">\
            <node class="android.widget.Button" text="??????? ??" clickable="true" bounds="[0,0][200,200]"/>\
            <node class="android.widget.Button" content-desc="🇸🇦&#10;???" clickable="true" bounds="[0,200][200,400]"/>\
            <node class="android.widget.Button" text="\u{FFFD}\u{FFFD}\u{FFFD}" clickable="true" bounds="[0,400][200,600]"/>\
            <node class="android.widget.Button" text="??" clickable="true" bounds="[0,600][200,800]"/></node></hierarchy>
            """)
        #expect(screen.origin.notes.count { $0.contains("3 texts consist of question marks") } == 1)
        let found = Audit(rules: [.labelSymbolOnly, .labelEncodingBroken])(screen).findings
        #expect(found.map { $0.elements.map(\.index) } == [[4]])
    }

    @Test("uiautomator dump --windows: the windows of the system are left out")
    func windows() throws {
        let screen = try readScreen(try fixture("uiautomator/windows.xml"))
        #expect(screen.elements.count == 3)
        #expect(Exposure(screen).order == [2])
        #expect(Exposure(screen, includesSystem: true).order == [0, 2])
        #expect(screen.elements[2].label == "Play song" && screen.elements[2].view?.text == "Play")
    }

    @Test("uiautomator dump --windows: windows in windows, windows without views, and several displays")
    func windowsAndDisplays() throws {
        func window(_ type: String, _ text: String?, containing inner: String = "") -> String {
            let hierarchy = text.map {
                "<hierarchy rotation=\"0\"><node text=\"\($0)\" class=\"android.widget.Button\" package=\"com.example\""
                    + " clickable=\"true\" bounds=\"[0,0][200,200]\" /></hierarchy>"
            }
            return "<window index=\"0\" title=\"\" bounds=\"[0,0][1080,2400]\" active=\"true\" focused=\"true\""
                + " accessibility-focused=\"false\" id=\"7\" layer=\"1\" type=\"\(type)\">\(inner)\(hierarchy ?? "")</window>"
        }
        let first =
            window("TYPE_ACCESSIBILITY_OVERLAY", "Menu of TalkBack") + window("TYPE_INPUT_METHOD", "q")
            + window("TYPE_APPLICATION", "Pay", containing: window("TYPE_APPLICATION", "Copy"))
            + window("TYPE_SPLIT_SCREEN_DIVIDER", "Divider") + window("&lt;UNKNOWN:9&gt;", "New")
            + window("TYPE_APPLICATION", nil) + window("TYPE_SYSTEM", "9:41")
        let text =
            "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?><displays><display id=\"0\">\(first)</display>"
            + "<display id=\"2\">\(window("TYPE_APPLICATION", "Map"))</display></displays>"
        let screens = try TreeReader.read(Array(text.utf8), file: "tree")
        #expect(
            screens.map { screen in Exposure(screen).order.map { screen.elements[$0].label } } == [
                ["Copy", "Pay"], ["Map"],
            ])
        #expect(screens[0].elements.count == 7)
    }

    @Test("uiautomator dump --compressed has the same form, with fewer views")
    func compressed() throws {
        // Without the layouts between, and with the attribute of views that are not accessibility friendly.
        let screen = try readScreen(
            """
            <?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation="1">\
            <node NAF="true" index="0" text="" resource-id="com.example:id/back" class="android.widget.ImageButton" \
            package="com.example" content-desc="" checkable="false" checked="false" clickable="true" enabled="true" \
            focusable="true" focused="false" scrollable="false" long-clickable="false" password="false" \
            selected="false" bounds="[0,0][126,126]" /><node index="2" text="Pay" resource-id="" \
            class="android.widget.Button" package="com.example" content-desc="" clickable="true" bounds="[0,300][1080,450]" />\
            </hierarchy>UI hierchary dumped to: /dev/tty
            """)
        #expect(screen.origin.format == "uiautomator" && screen.elements.map(\.type) == [.button, .button])
        #expect(Exposure(screen).order == [0, 1] && screen.elements.map(\.label) == [nil, "Pay"])
    }

    /// A dump with a window for each package, with so many texts in it.
    private func exposed(_ windows: KeyValuePairs<String, Int>) throws -> Exposure {
        let nodes = windows.map { package, count in
            let text = "<node class='android.widget.TextView' text='A' package='\(package)' bounds='[0,0][50,20]'/>"
            return "<node class='android.widget.FrameLayout' package='\(package)' bounds='[0,0][100,200]'>"
                + String(repeating: text, count: count) + "</node>"
        }
        return Exposure(try readScreen("<hierarchy>\(nodes.joined())</hierarchy>"))
    }

    @Test("Of the windows of several apps, only those of the app with the most views are checked")
    func otherApps() throws {
        let found = try exposed(["com.example.panel": 1, "com.example.tunes": 2, "com.android.systemui": 3])
        #expect(found.order == [3, 4] && found.systemCount == 4 && !found.isHomeScreen)
        #expect(try exposed(["com.example.tunes": 1, "com.example.panel": 1]).order == [1])
        let dialog = try exposed(["com.example.tunes": 1, "com.example.panel": 2, "com.example.tunes": 2])
        #expect(dialog.order == [1, 6, 7])
    }

    @Test(
        "A dump of windows of the system alone is not a screen of an app",
        arguments: [
            "com.android.systemui", "com.android.settings", "com.android.launcher3",
            "com.google.android.permissioncontroller",
            "com.sec.android.app.launcher", "com.transsion.XOSLauncher", "com.huawei.camera",
            "com.google.android.inputmethod.latin",
        ])
    func systemScreen(package: String) throws {
        let found = try exposed([package: 2])
        #expect(found.isHomeScreen && found.order.isEmpty && found.systemCount == 2)
        #expect(try exposed([package: 2, "com.example.tunes": 1]).order == [4])
    }

    @Test(
        "An app whose package has launcher in it is checked",
        arguments: ["com.example.launcher", "com.android.chrome", ""])
    func appPackage(package: String) throws {
        #expect(try exposed([package: 2]).order == [1, 2])
    }

    @Test("Appium: importance, headings, hints that are shown, and values")
    func appium() throws {
        let screen = try readScreen(try fixture("appium-android/settings.xml"))
        #expect(screen.exposure == .given)
        #expect(screen.elements[1].headingLevel == 0 && screen.elements[2].headingLevel == nil)
        #expect(screen.elements[2].value == nil && screen.elements[2].placeholder == "Search settings")
        #expect(screen.elements[3].type == .secureTextField && screen.elements[3].label == "Password")
        #expect(screen.elements[6].type == .slider)
        #expect(screen.elements[6].label == "Volume" && screen.elements[6].value == "40.0")
        #expect(screen.elements[7].type == .toggle)
        // Not the picture, which is not important, and the item of the list as a whole.
        #expect(Exposure(screen).order == [1, 2, 3, 6, 7, 9])
        #expect(screen.elements[9].label == "Storage, 12 GB")
    }

    @Test("Maestro: texts and what can be clicked")
    func maestro() throws {
        let screen = try readScreen(try fixture("maestro-android/tunes.json"))
        #expect(screen.platform == .android && screen.origin.format == "maestro-android")
        #expect(Exposure(screen).order == [2, 3])
        #expect(screen.elements[2].label == "Play song")
        #expect(screen.elements[3].placeholder == "Song" && !screen.elements[3].isEnabled)
    }

    @Test("An empty hierarchy, a subtree and a view of an unknown class are read")
    func odd() throws {
        #expect(try readScreen("<hierarchy rotation='0'/>").elements.isEmpty)
        #expect(try readScreen("<android.widget.Button bounds='[0,0][9,9]'/>").elements[0].type == .button)
        #expect(try readScreen("<node class='a.b.FancyButton' bounds='[0,0][9,9]'/>").elements[0].type == .button)
        #expect(try readScreen("<node class='' bounds='[5,5][3,3]'/>").elements[0].frame?.isEmpty == true)
    }

    @Test(
        "Values that are wrong are refused at their location",
        arguments: [
            (
                "<hierarchy><node bounds='[0,0]'/></hierarchy>",
                "1:26: found \"[0,0]\", expected [left,top][right,bottom]"
            ),
            (
                "<hierarchy>\n<node clickable='maybe' bounds='[0,0][1,1]'/></hierarchy>",
                "2:18: found \"maybe\", expected true or false"
            ),
        ])
    func wrong(text: String, message: String) {
        #expect(refusals(text) == ["tree:" + message])
    }

    @Test("Appium's capabilities around a page source tell the density")
    func envelope() throws {
        let source = "<hierarchy><node bounds='[0,0][210,420]'/></hierarchy>"
        let dots = try readScreen(#"{"value": "\#(source)", "capabilities": {"deviceScreenDensity": 420}}"#)
        #expect(dots.density == 2.625 && dots.size == Size(80, 160))
        let ratio = try readScreen(#"{"value": "\#(source)", "capabilities": {"appium:pixelRatio": "2.0"}}"#)
        #expect(ratio.density == 2 && ratio.elements[0].frame?.width == 105)
        #expect(
            refusals(#"{"value": "\#(source)", "capabilities": {"deviceScreenDensity": 7}}"#).first?.contains("dots")
                == true)
    }

    @Test("The own tree keeps what decides about stops, and the density")
    func ownTree() throws {
        var screen = try readScreen(try fixture("appium-android/settings.xml"))
        screen.setDensity(2.625)
        let copy = try readScreen(TreeDocument.text([screen]))
        #expect(copy.platform == .android && copy.density == 2.625)
        #expect(copy.elements.map(\.view) == screen.elements.map(\.view))
        #expect(copy.elements.map(\.label) == screen.elements.map(\.label))
        #expect(Exposure(copy).order == Exposure(screen).order)
        #expect(
            refusals(#"{"axaudit": 1, "screen": {"platform": "android", "density": 0}, "elements": []}"#).first?
                .contains("the pixels per dp") == true)
    }
}
