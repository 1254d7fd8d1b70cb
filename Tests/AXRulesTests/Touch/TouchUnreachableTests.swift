import AXAudit
import TestSupport
import Testing

/// What was touched with effect and cannot be activated with the screen reader, and what is left out.
@Suite("touch-unreachable")
struct TouchUnreachableTests {
    /// The messages of the rule about views in a window of 400×800 dp, of which the one with an index is touched.
    private func messages(
        _ views: String, touching places: Screen.Touch.Place..., changed: Bool? = true
    ) throws -> [String] {
        try messages(views, places.map { Screen.Touch($0, changed: changed) })
    }

    private func messages(_ views: String, _ touches: [Screen.Touch]) throws -> [String] {
        var screen = try readScreen(
            "<hierarchy><node class='android.widget.FrameLayout' bounds='[0,0][800,1600]'>\(views)</node></hierarchy>")
        screen.touches = touches
        screen.setDensity(2)
        return Rule.touchUnreachable.audit(screen).findings.map(\.message)
    }

    private static let noClick =
        "was tapped by the test and the screen changed, but neither it nor a view around it can be clicked, so TalkBack "
        + "does not offer to activate it"
    private static let text = "<node class='android.widget.TextView' text='Mail' bounds='[0,200][800,300]'/>"
    private static let button =
        "<node class='android.widget.Button' text='Write' clickable='true' focusable='true' bounds='[600,0][800,100]'/>"

    @Test("A text that nothing around can be clicked: by its element, and by a point on it, once")
    func text() throws {
        #expect(try messages(Self.text, touching: .element(1)) == [Self.noClick])
        #expect(try messages(Self.text, touching: .point(Point(x: 400, y: 250))) == [Self.noClick])
        #expect(
            try messages(Self.text, touching: .element(1), .point(Point(x: 400, y: 250)), .element(1))
                == [Self.noClick])
        #expect(try messages(Self.text, touching: .point(Point(x: 400, y: 350))) == [], "the window")
    }

    @Test("A touch counts if the screen changed more often than not")
    func effect() throws {
        func found(_ changes: Bool?...) throws -> Int {
            try messages(Self.text, changes.map { Screen.Touch(.element(1), changed: $0) }).count
        }
        #expect(try found(true) == 1)
        #expect(try found(true, nil, true, false) == 1)
        #expect(try found(true, false) == 0)
        #expect(try found(false) == 0)
        #expect(try found(nil) == 0)
        #expect(try found() == 0)
    }

    @Test("What can be activated at the place, around it, or in the view that takes the touch")
    func reached() throws {
        let row = """
            <node class='android.view.View' clickable='true' focusable='true' content-desc='Mail' \
            bounds='[0,200][800,300]'><node class='android.widget.TextView' text='Mail' bounds='[20,220][400,280]'/></node>
            """
        #expect(try messages(row, touching: .element(2)) == [])
        #expect(try messages(row, touching: .point(Point(x: 700, y: 250))) == [])
        let above = """
            <node class='android.widget.TextView' text='Mail' bounds='[0,200][800,300]'/>\
            <node class='android.view.View' clickable='true' content-desc='Open' bounds='[0,190][800,310]'/>
            """
        #expect(try messages(above, touching: .element(1)) == [])
        let around = """
            <node class='android.view.View' clickable='true' bounds='[0,200][800,300]'>\
            <node class='android.widget.Button' text='Reply' clickable='true' bounds='[600,200][800,300]'/></node>
            """
        #expect(try messages(around, touching: .element(1)) == [], "left out")
        let field = "<node class='android.widget.EditText' hint='Search' focusable='true' bounds='[0,200][800,300]'/>"
        #expect(try messages(field, touching: .element(1)) == [])
        let slider = "<node class='android.widget.SeekBar' text='4' bounds='[0,200][800,300]'/>"
        #expect(try messages(slider, touching: .element(1)) == [])
    }

    @Test("What a touch of something else on the screen opens too")
    func equivalent() throws {
        let views = Self.text + Self.button
        let opened = Screen.Touch(.element(1), changed: true, opened: "Letter")
        #expect(try messages(views, [opened]) == [Self.noClick])
        #expect(try messages(views, [opened, Screen.Touch(.element(2), changed: true, opened: "Letter")]) == [])
        #expect(
            try messages(views, [opened, Screen.Touch(.element(2), changed: true, opened: "Draft")]) == [Self.noClick])
    }

    @Test("What is empty, thin, large, behind others or the system's")
    func leftOut() throws {
        // A screen without anything to stop at is not checked.
        func found(_ views: String) throws -> Int {
            try messages(views + Self.button, touching: .element(1)).count
        }
        #expect(try found("<node class='android.view.View' bounds='[0,200][400,500]'/>") == 1, "a wheel of colors")
        #expect(try found("<node class='android.view.View' bounds='[0,200][800,206]'/>") == 0, "a divider")
        #expect(try found("<node class='android.view.View' bounds='[0,0][800,800]'/>") == 0, "half of the window")
        let behind = "<node class='android.view.View' bounds='[0,200][800,300]'/>"
        let front = "<node class='android.widget.TextView' text='Engine' bounds='[20,210][300,290]'/>"
        #expect(try found(behind + front) == 0, "a background")
        #expect(try found(behind + front.replacing("210", with: "310").replacing("290", with: "390")) == 1)
        let page = """
            <node class='android.webkit.WebView' bounds='[0,200][800,600]'>\
            <node class='android.view.View' text='Link' bounds='[0,200][400,260]'/></node>
            """
        #expect(try messages(page, touching: .element(2)) == [])
    }

    @Test("A clickable view without words is left to control-label-missing, which says that it was tapped")
    func nameless() throws {
        let icon = """
            <node class='android.widget.FrameLayout' clickable='true' bounds='[0,200][100,300]'>\
            <node class='android.widget.ImageView' bounds='[10,210][90,290]'/></node>
            """
        #expect(try messages(Self.text + icon, touching: .element(2)) == [])
        #expect(try messages(Self.text + icon, touching: .element(3)) == [])
        func missing(_ changed: Bool?) throws -> [String] {
            var screen = try readScreen(
                "<hierarchy><node class='a' bounds='[0,0][800,1600]'>\(Self.text)\(icon)</node></hierarchy>")
            screen.touches = [Screen.Touch(.element(3), changed: changed)]
            return Rule.controlLabelMissing.audit(screen).findings.map(\.message)
        }
        let skipped = "may be skipped by TalkBack: neither it nor anything in it has a text or a content description"
        #expect(try missing(true) == [skipped + "; it was tapped by the test"])
        #expect(try missing(nil) == [skipped + "; it was tapped by the test"])
        #expect(try missing(false) == [skipped])
    }

    // MARK: iOS

    private func iOS(_ nodes: Node..., touching index: Int, exposure: ExposureSource = .given) -> [String] {
        var screen = Screen(nodes + [.button("Write", at: Rect(x: 16, y: 60, 300 × 60))])
        screen.exposure = exposure
        if exposure == .inferred { screen.carries.remove(.isAccessibilityElement) }
        screen.touches = [Screen.Touch(.element(index), changed: true)]
        return Rule.touchUnreachable.audit(screen).findings.map { "\($0.severity.rawValue): \($0.message)" }
    }

    @Test("On iOS only what VoiceOver has no element at; a warning where the dump does not say what is exposed")
    func voiceOver() {
        let frame = Rect(x: 16, y: 200, 300 × 60)
        let map = Node(.image, at: frame, exposed: false)
        let base = "was tapped by the test and the screen changed, but VoiceOver"
        #expect(iOS(map, touching: 1) == ["failure: \(base) has no element there"])
        #expect(iOS(Node(.staticText, "Mail", at: frame), touching: 1) == [])
        #expect(iOS(Node(.cell, "Mail", at: frame, [map]), touching: 2) == [])
        var plain = Node(.other, at: frame)
        plain.element.isAccessibilityElement = nil
        #expect(iOS(plain, touching: 1, exposure: .inferred) == ["warning: \(base) may have no element there"])
        let keyboard = Node(.keyboard, at: Rect(x: 0, y: 500, 390 × 300), exposed: false, [map])
        #expect(iOS(keyboard, touching: 2) == [])
    }

    @Test("The message of control-label-missing on iOS")
    func namelessOnIOS() {
        var screen = Screen([.button(nil, at: Rect(x: 16, y: 200, 60 × 60))])
        screen.touches = [Screen.Touch(.point(Point(x: 20, y: 210)), changed: true)]
        #expect(
            Rule.controlLabelMissing.audit(screen).findings.map(\.message) == [
                "has no accessibility label; it was tapped by the test"
            ])
    }
}
