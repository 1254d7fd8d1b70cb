import AXAudit
import TestSupport
import Testing

/// What rules about names say of layouts in uiautomator's XML.
@Suite("Names on Android")
struct AndroidLabelTests {
    /// What a rule says of views in a window of 400×800 pixels, as `message` or `severity: message` without the
    /// failures' word.
    private func findings(_ rule: Rule, _ views: String) throws -> [String] {
        try audit(rule, views).findings.map { ($0.severity == .warning ? "warning: " : "") + $0.message }
    }

    private func audit(_ rule: Rule, _ views: String) throws -> ScreenAudit {
        let screen = try readScreen(
            """
            <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][400,800]">\(views)</node>\
            </hierarchy>
            """)
        return rule.audit(screen)
    }

    // MARK: Severities

    @Test("A picture without a name is a failure; in a button that has one it is a stop too many, a warning")
    func pictures() throws {
        func button(_ text: String) -> String {
            """
            <node class="android.widget.Button" text="\(text)" clickable="true" focusable="true" bounds="[0,0][300,100]">\
            <node class="android.widget.ImageView" focusable="true" bounds="[0,0][100,100]"/></node>
            """
        }
        let message = "has no content description"
        let advice = ", and can be focused inside a control that has one; make it not focusable"
        #expect(try findings(.imageLabelMissing, button("Order")) == ["warning: " + message + advice])
        #expect(try findings(.imageLabelMissing, button("")) == [message])
    }

    @Test(
        "Of a text that a user wrote, characters that nothing reads are no defect; in a name that the app gives they are"
    )
    func contents() throws {
        func view(_ name: String) -> String {
            "<node class='android.widget.TextView' \(name) clickable='true' focusable='true' bounds='[0,0][300,100]'/>"
        }
        for mark in ["\u{202C}", "\u{2069}", "\u{202E}"] {
            #expect(try findings(.labelControlCharacters, view("text='Come\(mark) in'")) == [])
            #expect(try findings(.labelControlCharacters, view("content-desc='Come\(mark) in'")).count == 1)
        }
        #expect(try findings(.labelControlCharacters, view("text='Come\u{E900} in'")).count == 1)
        #expect(try findings(.labelSymbolOnly, view("text='.'")) == [])
        #expect(try findings(.labelSymbolOnly, view("content-desc='.'")).count == 1)
        #expect(try findings(.labelSymbolOnly, view("text='›'")).count == 1)
    }

    // MARK: Text fields

    @Test("The label that Compose draws in a text field is its name")
    func composeLabel() throws {
        let views = """
            <node class="android.view.View" bounds="[0,0][400,700]">
              <node class="android.widget.EditText" clickable="true" focusable="true" bounds="[0,100][400,200]" hint="">
                <node class="android.widget.TextView" text="Token" bounds="[10,110][90,140]"/>
                <node class="android.view.View" clickable="true" content-desc="Show" bounds="[350,110][390,150]"/>
              </node>
            </node>
            """
        let screen = try readScreen("<hierarchy>\(views)</hierarchy>")
        #expect(screen.elements[1].label == "Token")
        #expect(Speech.talkBack(screen.elements[1]).description == "Token, Edit box")
        #expect(try findings(.textFieldLabelMissing, views) == [])
        // With content, both are read, so that the label does not hide the content.
        let filled = views.replacing("hint=\"\"", with: "hint=\"\" text=\"abc\"")
        #expect(
            Speech.talkBack(try readScreen("<hierarchy>\(filled)</hierarchy>").elements[1]).description
                == "abc, Token, Edit box")
        #expect(try findings(.textFieldLabelMasksValue, filled) == [])
    }

    @Test("A field without a hint is reported where the dump tells that it has none")
    func unknownHint() throws {
        func field(_ around: String, id: String = "", hint: String = "") -> String {
            """
            <node class="\(around)" bounds="[0,0][400,700]"><node class="android.widget.EditText" clickable="true" \
            resource-id="\(id)" focusable="true" bounds="[0,100][400,200]" text=""\(hint)/></node>
            """
        }
        let message = "has neither a hint nor a content description"
        #expect(try findings(.textFieldLabelMissing, field("android.widget.LinearLayout")) == [message])
        #expect(try findings(.textFieldLabelMissing, field("android.view.View", id: "a.b:id/name")) == [message])
        #expect(try findings(.textFieldLabelMissing, field("android.view.View", hint: " hint=\"\"")) == [message])
        let unknown = try audit(.textFieldLabelMissing, field("android.view.View", id: "tag"))
        #expect(unknown.findings.isEmpty)
        #expect(unknown.notChecked.map(\.reason) == ["this dump carries no hints of fields that are not views"])
    }

    @Test("A text above or beside a field may be its label, so that the finding is a warning")
    func textBeside() throws {
        func form(_ bounds: String) -> String {
            """
            <node class="android.widget.TextView" text="Email" bounds="\(bounds)"/>
            <node class="android.widget.EditText" clickable="true" focusable="true" bounds="[100,100][400,150]"/>
            """
        }
        let warning = """
            warning: has neither a hint nor a content description; the text "Email" beside it names it only with `labelFor`
            """
        #expect(try findings(.textFieldLabelMissing, form("[100,70][300,95]")) == [warning])
        #expect(try findings(.textFieldLabelMissing, form("[0,110][90,140]")) == [warning])
        let far = ["has neither a hint nor a content description"]
        #expect(try findings(.textFieldLabelMissing, form("[100,0][300,30]")) == far)
        #expect(try findings(.textFieldLabelMissing, form("[0,200][90,240]")) == far)
    }

    // MARK: Duplicates

    /// A control of Compose with a text.
    private func button(_ name: String, _ bounds: String) -> String {
        """
        <node class="android.view.View" clickable="true" focusable="true" bounds="\(bounds)">\
        <node class="android.widget.TextView" text="\(name)" bounds="\(bounds)"/></node>
        """
    }

    @Test("A button and a tab of one name are not compared, nor are buttons in rows with different texts")
    func toldApart() throws {
        let text = "<node class='android.widget.TextView' text='Tap Settings to connect' bounds='[0,0][200,50]'/>"
        let banner = text + button("Settings", "[200,0][400,50]") + button("Dismiss", "[300,0][400,50]")
        let tabs = button("Inbox", "[0,700][100,800]") + button("Settings", "[100,700][200,800]")
        let view = "<node class='android.view.View' bounds='[0,0][400,800]'>"
        #expect(try findings(.labelDuplicate, "\(view)\(banner)</node>\(view)\(tabs)</node>") == [])
        #expect(try findings(.labelDuplicate, banner + tabs) == ["warning: has the same label as another control"])
        // The text may follow the button.
        let rows = ["Visa", "Cash", "Visa"].enumerated().map { row, text in
            """
            \(view)\(button("Edit", "[0,\(row * 100)][50,\(row * 100 + 50)]"))\
            <node class='android.widget.TextView' text='\(text)' bounds='[0,50][90,90]'/></node>
            """
        }
        #expect(try findings(.labelDuplicate, rows[0] + rows[1]) == [])
        #expect(
            try findings(.labelDuplicate, rows[0] + rows[2]) == ["warning: has the same label as another control"])
    }

    @Test("The action of each row is reported, although the layout of the rows gives all of them one id")
    func actionOfRows() throws {
        let rows = ["Anna", "Ben", "Carla"].enumerated().map { row, name in
            """
            <node class='android.widget.LinearLayout' bounds='[0,\(row * 100)][400,\(row * 100 + 90)]'>
              <node class='android.widget.CheckBox' checkable='true' clickable='true' focusable='true' \
            bounds='[0,\(row * 100)][50,\(row * 100 + 50)]'/>
              <node class='android.widget.TextView' text='\(name)' bounds='[60,\(row * 100)][200,\(row * 100 + 50)]'/>
              <node class='android.widget.ImageButton' resource-id='a.b:id/menu' content-desc='Actions' clickable='true' \
            focusable='true' bounds='[340,\(row * 100)][390,\(row * 100 + 50)]'/>
            </node>
            """
        }
        #expect(try findings(.labelDuplicate, rows.joined()) == ["warning: has the same label as 2 other controls"])
        #expect(try findings(.labelDuplicate, rows[0]) == [])
    }

    @Test(
        "With `texts`, plain views around one text that can be clicked have no role, unless one of them is a selected tab"
    )
    func textsThatAct() throws {
        func chips(_ names: [String], selected: String = "") -> String {
            let views = names.enumerated().map { column, name in
                let (left, right) = (column * 120, column * 120 + 100 + column * 4)
                return """
                    <node class='android.widget.LinearLayout' clickable='true' focusable='true' selected='\(name == selected)' \
                    bounds='[\(left),600][\(right),650]'><node class='android.widget.TextView' text='\(name)' \
                    bounds='[\(left + 10),610][\(right - 10),640]'/></node>
                    """
            }
            return "<node class='android.widget.LinearLayout' bounds='[0,600][400,650]'>\(views.joined())</node>"
        }
        func messages(_ views: String, texts: Bool) throws -> [String] {
            let screen = try readScreen(
                "<hierarchy><node class='android.widget.FrameLayout' bounds='[0,0][400,800]'>\(views)</node></hierarchy>"
            )
            return Rule.roleMissing.audit(screen, ["texts": .flag(texts)]).findings.map(\.message)
        }
        let message = "can be clicked, but its class does not say what it is; 2 more like it"
        #expect(try messages(chips(["Rock", "Jazz", "Folk"]), texts: true) == [message])
        #expect(try messages(chips(["Rock", "Jazz", "Folk"]), texts: false) == [])
        #expect(try messages(chips(["Rock", "Jazz", "Folk"], selected: "Jazz"), texts: true) == [])
        #expect(try messages(chips(["All of the music of the world"]), texts: true) == [])
        // The items of a bar of Compose are tabs, which the dump does not say.
        let tabs = (0..<4).map { column in
            """
            <node class='android.view.View' clickable='true' focusable='true' bounds='[\(column * 100),700][\(column * 100 + 99),790]'>\
            <node class='android.widget.TextView' text='Part \(column)' bounds='[\(column * 100 + 20),750][\(column * 100 + 79),780]'/>\
            </node>
            """
        }
        let bar = "<node class='android.view.View' bounds='[0,700][400,800]'>\(tabs.joined())</node>"
        #expect(try messages(bar, texts: true) == [])
    }

    @Test("Choices of groups with headings are told apart by them; those of two rows after one heading are not")
    func choices() throws {
        let heading = "<node class='android.widget.TextView' text='Wipers' bounds='[0,0][200,50]'/>"
        let front = button("Off", "[0,50][200,90]") + button("On", "[200,50][400,90]")
        let rear = button("Off", "[0,150][200,190]") + button("On", "[200,150][400,190]")
        let same = "warning: has the same label as another control"
        #expect(try findings(.labelDuplicate, heading + front + rear) == [same, same])
        #expect(try findings(.labelDuplicate, heading + front + heading + rear) == [same, same])
        let other = heading.replacing("Wipers", with: "Lights")
        #expect(try findings(.labelDuplicate, heading + front + other + rear) == [])
    }

    // MARK: Headings

    private func page(_ window: String, _ rows: Int, title: String = "Controls") throws -> [String] {
        let buttons = (0..<rows).map { row in
            (0..<3).map { column in
                """
                <android.widget.Button clickable="true" text="B \(row) \(column)" a11y-important="true" displayed="true" \
                heading="false" bounds="[\(column * 100),\(row * 60)][\(column * 100 + 100),\(row * 60 + 50 + row % 3)]"/>
                """
            }.joined()
        }
        let screen = try readScreen(
            """
            <hierarchy><android.widget.FrameLayout a11y-important="true" displayed="true" heading="false" bounds="\(window)">\
            <android.widget.TextView text="\(title)" a11y-important="true" displayed="true" heading="false" bounds="[0,700][90,720]"/>\
            \(buttons.joined())</android.widget.FrameLayout></hierarchy>
            """)
        return Rule.headerMissing.audit(screen).findings.map(\.message)
    }

    @Test("Rows of controls of different sizes are no keypad, and a small window needs no heading")
    func headings() throws {
        #expect(try page("[0,0][400,800]", 4) == ["has no heading (TalkBack stops: 13)"])
        #expect(try page("[0,0][400,800]", 4, title: "") == [])
        #expect(try page("[500,300][900,800]", 4) == [])
    }

    // MARK: Names for tests

    /// What label-identifier-shaped says of a button with a content description.
    private func identifier(_ description: String, id: String = "") throws -> [String] {
        try findings(
            .labelIdentifierShaped,
            """
            <node class="android.widget.Button" clickable="true" resource-id="\(id)" content-desc="\(description)" \
            bounds="[0,0][90,90]"/>
            """)
    }

    @Test(
        "A content description with the name of a kind of view is a name for tests",
        arguments: [
            "login-button", "button-LOGIN", "button-sign-up-container", "Login-screen", "switch-text", "loginBtn",
            "email_input",
        ])
    func testID(description: String) throws {
        #expect(
            try identifier(description) == ["content description \"\(description)\" is a name for tests or code"])
    }

    @Test(
        "A text for people is none",
        arguments: [
            "Login", "Login button", "Full-screen", "push-button", "text-to-speech", "White-label", "iPhone", "Button",
            "TextEdit", "switch", "-button", "Wi-Fi", "check-in", "over-view", "textbook",
        ])
    func noTestID(description: String) throws {
        #expect(try identifier(description) == [])
    }

    @Test("A content description that equals the entry of the resource is a name in code")
    func resourceEntry() throws {
        #expect(
            try identifier("pay_now", id: "com.example:id/pay_now")
                == ["content description \"pay_now\" is a name for tests or code"])
        #expect(try identifier("pay", id: "com.example:id/pay") == [])
        #expect(try identifier("pay_now", id: "com.example:id/pay") == [])
    }

    @Test("A name for tests that has the words of the text inside is a warning, because they are heard")
    func testIDWithText() throws {
        func view(_ description: String, _ text: String) throws -> [String] {
            try findings(
                .labelIdentifierShaped,
                """
                <node class='android.view.ViewGroup' clickable='true' content-desc='\(description)' bounds='[0,0][90,90]'>
                <node class='android.widget.TextView' text='\(text)' bounds='[0,0][90,40]'/></node>
                """)
        }
        func message(_ name: String) -> String { "content description \"\(name)\" is a name for tests or code" }
        #expect(try view("button-sign-up-container", "Sign up") == ["warning: " + message("button-sign-up-container")])
        #expect(try view("loginBtn", "Login") == ["warning: " + message("loginBtn")])
        #expect(try view("button-login-container", "Create account") == [message("button-login-container")])
    }

    @Test("One rule reports a name for tests")
    func onlyOneRule() throws {
        let view =
            "<node class='android.widget.Button' clickable='true' content-desc='loginBtn' bounds='[0,0][90,90]'/>"
        #expect(try findings(.labelLocalisationKey, view) == [])
        #expect(try findings(.labelIdentifierShaped, view).count == 1)
    }

    @Test("The name of an icon component is reported on the control that it is in")
    func icon() throws {
        let title = "<node class='android.widget.TextView' text='Languages' bounds='[0,0][200,20]'/>"
        func button(_ description: String) -> String {
            """
            <node class="android.view.ViewGroup" clickable="true" bounds="[0,0][90,90]">
            <node class="android.widget.TextView" text="English" bounds="[0,0][40,90]"/>
            <node class="android.view.View" content-desc="\(description)" bounds="[40,0][90,90]"/></node>
            """
        }
        #expect(
            try findings(.labelIdentifierShaped, button("ChevronDown"))
                == ["warning: content description \"ChevronDown\" inside is a name for tests or of an icon"])
        #expect(try findings(.labelIdentifierShaped, button("switch-text")).count == 1)
        // The list around it is a stop, too, but does not read what a button in it says.
        let list = "<node class='android.widget.ScrollView' scrollable='true' bounds='[0,0][200,200]'>"
        let row =
            "<node class='android.view.ViewGroup' bounds='[0,0][200,90]'>" + title + button("ChevronDown") + "</node>"
        #expect(try audit(.labelIdentifierShaped, "\(list)\(row)</node>").found == [[4]])
        // A description may list the descriptions inside.
        let described = button("ChevronDown").replacing(
            "clickable", with: "content-desc=\"English, ChevronDown\" clickable")
        #expect(try findings(.labelIdentifierShaped, described).count == 1)
        #expect(try findings(.labelIdentifierShaped, button("Chevron down")) == [])
        #expect(try findings(.labelIdentifierShaped, button("PlayStation")) == [])
    }

    // MARK: Names of contents

    @Test("A picture whose description is the text beside it is read twice")
    func repeatedDescription() throws {
        func card(_ picture: String, clickable: Bool = true) -> String {
            """
            <node class="android.view.View" clickable="\(clickable)" bounds="[0,0][90,90]">
            <node class="android.view.View" content-desc="\(picture)" bounds="[0,0][40,90]"/>
            <node class="android.widget.TextView" text="2:05" bounds="[40,0][90,90]"/>
            <node class="android.widget.TextView" text="Summer songs" bounds="[40,0][90,90]"/></node>
            """
        }
        #expect(
            try findings(.labelRepeatsWords, card("Summer songs")) == ["warning: label contains \"summer songs\" twice"]
        )
        #expect(try findings(.labelRepeatsWords, card("Cover of Summer songs")) == [])
        #expect(try findings(.labelRepeatsWords, card("2:05")) == [])
        #expect(try findings(.labelRepeatsWords, card("Summer songs", clickable: false)) == [])
    }

    @Test("A label to which the texts inside are joined repeats them")
    func repeatedLines() throws {
        func tab(_ label: String) -> String {
            "<node class='android.widget.Button' clickable='true' content-desc='\(label)' bounds='[0,0][90,90]'/>"
        }
        #expect(
            try findings(.labelRepeatsWords, tab("Explore tab. Find songs.&#10;Explore"))
                == ["warning: label contains \"explore\" twice"])
        #expect(try findings(.labelRepeatsWords, tab("Explore&#10;Tab 1 of 3")) == [])
        #expect(try findings(.labelRepeatsWords, tab("Exploration&#10;Explore")) == [])
        #expect(try findings(.labelRepeatsWords, tab("Total 12&#10;12")) == [])
    }

    @Test("A number beside a picture without a description does not say what it counts")
    func count() throws {
        func button(_ text: String, picture: String = "") -> String {
            """
            <node class="android.view.ViewGroup" clickable="true" bounds="[0,0][90,50]">
            <node class="android.widget.ImageView" content-desc="\(picture)" bounds="[0,0][40,50]"/>
            <node class="android.widget.TextView" text="\(text)" bounds="[40,0][90,50]"/></node>
            """
        }
        let suffix = "is only a number, because the picture beside it has no description"
        #expect(try findings(.labelNonDescriptive, button("60")) == ["label \"60\" \(suffix)"])
        #expect(try findings(.labelNonDescriptive, button("2.6K")) == ["label \"2.6K\" \(suffix)"])
        #expect(try findings(.labelNonDescriptive, button("60", picture: "Likes")) == [])
        #expect(try findings(.labelNonDescriptive, button("60 likes")) == [])
        #expect(try findings(.labelNonDescriptive, button("12:30")) == [])
    }

    @Test("The icon of a chip whose text does the same is a warning, a picture before a text a failure")
    func chip() throws {
        func row(_ picture: String, text: String = "clickable='true'") -> String {
            """
            <node class='android.widget.LinearLayout' clickable='true' focusable='true' bounds='[20,100][200,160]'>
            <node class='android.widget.ImageView' clickable='true' focusable='true' bounds='\(picture)'/>
            <node class='android.widget.TextView' text='Card' \(text) bounds='[80,112][164,148]'/></node>
            """
        }
        let message = "has neither a text nor a content description"
        #expect(try findings(.controlLabelMissing, row("[38,114][70,146]")) == ["warning: " + message])
        #expect(try findings(.controlLabelMissing, row("[20,100][80,160]")) == [message])
        #expect(try findings(.controlLabelMissing, row("[38,114][70,146]", text: "")) == [message])
    }

    @Test("A narrow arrow as high as the text beside it that can be clicked is a warning, a square button a failure")
    func arrow() throws {
        func row(_ arrow: String, text: String = "clickable='true' focusable='true'") -> String {
            """
            <node class='android.widget.LinearLayout' bounds='[20,100][380,160]'>
            <node class='android.widget.TextView' text='+86' \(text) bounds='[20,100][60,160]'/>
            <node class='android.widget.ImageView' clickable='true' focusable='true' bounds='\(arrow)'/></node>
            """
        }
        let message = "has neither a text nor a content description"
        #expect(try findings(.controlLabelMissing, row("[68,100][88,160]")) == ["warning: " + message])
        #expect(try findings(.controlLabelMissing, row("[68,100][128,160]")) == [message])
        #expect(try findings(.controlLabelMissing, row("[200,100][220,160]")) == [message])
        #expect(try findings(.controlLabelMissing, row("[68,100][88,160]", text: "")) == [message])
    }

    @Test("A part of a control with a description is none or a warning, a small control in a row with one a failure")
    func partOfControl() throws {
        func tile(_ part: String, description: String = "content-desc='Singers'") -> String {
            """
            <node class='android.widget.RelativeLayout' \(description) clickable='true' focusable='true'
            bounds='[20,100][200,260]'>
            <node class='android.view.View' clickable='true' focusable='true' bounds='\(part)'/></node>
            """
        }
        let message = "has neither a text nor a content description"
        #expect(try findings(.controlLabelMissing, tile("[20,200][200,260]")) == [])
        let picture = tile("[20,200][200,260]").replacing("android.view.View'", with: "android.widget.ImageView'")
        #expect(try findings(.controlLabelMissing, picture) == ["warning: " + message])
        #expect(try findings(.controlLabelMissing, tile("[160,220][200,260]")) == [message])
        #expect(try findings(.controlLabelMissing, tile("[20,200][200,260]", description: "")) == [message])
        // Two buttons do not do what the control around them does.
        let buttons = tile("[20,100][80,260]").replacing(
            "/></node>",
            with: "/><node class='android.widget.ImageView' clickable='true' bounds='[140,100][200,260]'/></node>"
        ).replacing("android.view.View'", with: "android.widget.ImageView'")
        #expect(try findings(.controlLabelMissing, buttons) == [message, message])
    }

    @Test("A bar of controls with names, on which TalkBack stops while it shows progress, is none itself")
    func barOfControls() throws {
        func bar(_ picture: String, flags: String = "") -> String {
            """
            <node class='android.view.ViewGroup' \(flags) clickable='true' focusable='true' bounds='[0,100][400,160]'>
            <node class='android.widget.ProgressBar' bounds='[0,100][400,104]'/>\(picture)
            <node class='android.widget.ImageButton' content-desc='Home' clickable='true' focusable='true'
            bounds='[0,104][60,160]'/></node>
            """
        }
        let picture = "<node class='android.widget.ImageView' bounds='[60,104][120,160]'/>"
        #expect(try findings(.controlLabelMissing, bar("")) == [])
        let message = "has neither a text nor a content description"
        let row = bar("", flags: "checkable='true'")
        #expect(try findings(.controlLabelMissing, row) == [message])
        #expect(try findings(.controlLabelMissing, row.replacing("ProgressBar", with: "LinearLayout")) == [message])
        #expect(try findings(.controlLabelMissing, bar(picture)) == [message])
        #expect(
            try findings(
                .controlLabelMissing, bar(picture.replacing("ImageView'", with: "ImageButton' clickable='true'")))
                == [message, message])
    }

    @Test("A printed moment tells when, and is a warning; a text for no value is a failure")
    func moment() throws {
        func text(_ text: String) throws -> [String] {
            try findings(
                .labelDebugText, "<node class='android.widget.TextView' text='\(text)' bounds='[0,0][90,50]'/>")
        }
        let message = "contains debug or placeholder text:"
        #expect(
            try text("Sent 2026-03-22T08:22:22+00:00").map { $0.hasPrefix("warning: label") } == [true])
        #expect(try text("null") == ["label \"null\" \(message) \"null\""])
    }

    @Test("A link of a web page that Chromium names by the end of its address has an address as label")
    func linkWithoutText() throws {
        func link(_ flags: String) -> String {
            """
            <node class='android.webkit.WebView' text='Bank' focusable='true' bounds='[0,0][400,800]'>
            <node class='android.view.View' content-desc='settings?s=sbp-c2b' \(flags) bounds='[0,100][400,150]'/></node>
            """
        }
        #expect(
            try findings(.labelUrl, link("clickable='true' focusable='true'")).map { $0.hasSuffix("a web address") }
                == [true])
        #expect(try findings(.labelUrl, link("")) == [])
    }

    @Test("A content description that has no word of the only text inside omits it")
    func omittedText() throws {
        func button(_ description: String, _ texts: String...) -> String {
            "<node class='android.view.ViewGroup' clickable='true' content-desc='\(description)' bounds='[0,0][90,90]'>"
                + texts.map { "<node class='android.widget.TextView' text='\($0)' bounds='[0,0][90,90]'/>" }.joined()
                + "</node>"
        }
        #expect(
            try findings(.labelOmitsVisibleText, button("Changes the audience", "Everyone can reply"))
                == ["warning: omits the visible text \"Everyone can reply\" in its content description"])
        #expect(try findings(.labelOmitsVisibleText, button("Everyone can reply, button", "Everyone can reply")) == [])
        #expect(try findings(.labelOmitsVisibleText, button("Order 7", "Shoes", "Size 42")) == [])
        #expect(try findings(.labelOmitsVisibleText, button("Profile", "AM")) == [])
    }

    @Test("Of the radio buttons in a group, one is checked")
    func radioButtons() throws {
        func group(_ name: String, _ checked: Bool...) -> String {
            "<node class='android.widget.\(name)' bounds='[0,0][90,90]'>"
                + checked.map {
                    "<node class='android.widget.RadioButton' clickable='true' checkable='true' checked='\($0)' text='Tea' "
                        + "bounds='[0,0][90,30]'/>"
                }.joined() + "</node>"
        }
        #expect(
            try findings(.tabSelection, group("RadioGroup", true, false, true))
                == ["has 2 checked radio buttons; the maximum is 1"])
        #expect(try findings(.tabSelection, group("RadioGroup", true, false)) == [])
        #expect(try findings(.tabSelection, group("RadioGroup", true) + group("RadioGroup", true)) == [])
        #expect(try findings(.tabSelection, group("LinearLayout", true, true)) == [], "they may belong to two groups")
    }
}
