import AXAudit
import TestSupport
import Testing

/// What rules about the arrangement of views say of layouts in uiautomator's XML.
@Suite("Views over and in views on Android")
struct AndroidViewsTests {
    /// The messages of a rule about views in a window of 400×800 pixels at 160 dpi.
    private func findings(_ rule: Rule, _ views: String) throws -> [String] {
        var screen = try readScreen(
            """
            <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][400,800]">\(views)</node>\
            </hierarchy>
            """)
        screen.setDensity(1)
        return rule.audit(screen).findings.map(\.message)
    }

    private func view(
        _ type: String, _ name: String, _ bounds: String, flags: String = "clickable='true' focusable='true'",
        _ contents: String = ""
    ) -> String {
        "<node class='android.\(type)' content-desc='\(name)' \(flags) bounds='\(bounds)'>\(contents)</node>"
    }

    // MARK: Views over views

    @Test("Controls in one container that cross each other are reported")
    func crossing() throws {
        let one = view("widget.Button", "Share", "[0,100][100,150]")
        let other = view("widget.Button", "Reply", "[50,110][150,160]")
        #expect(try findings(.controlOverlap, one + other) == [#"overlaps button "Reply" by 40 % of the smaller one"#])
        // Above a list, and disabled.
        let list = view("widget.ListView", "", "[0,0][400,400]", flags: "scrollable='true'", one)
        #expect(try findings(.controlOverlap, list + other) == [])
        let disabled = view("widget.Button", "Reply", "[50,110][150,160]", flags: "clickable='true' enabled='false'")
        #expect(try findings(.controlOverlap, one + disabled) == [])
        // Icons whose paddings touch, a button on a card, and the same control again.
        #expect(try findings(.controlOverlap, one + view("widget.Button", "Reply", "[80,110][180,160]")) == [])
        #expect(try findings(.controlOverlap, one + view("widget.Button", "Reply", "[60,110][95,145]")) == [])
        #expect(try findings(.controlOverlap, one + view("widget.Button", "Share", "[50,110][150,160]")) == [])
    }

    @Test("Three controls that overlap are one finding")
    func cluster() throws {
        let buttons = ["A": "[0,100][100,150]", "B": "[40,100][140,150]", "C": "[80,100][180,150]"]
            .sorted { $0.key < $1.key }.map { view("widget.Button", "Part \($0.key)", $0.value) }.joined()
        #expect(try findings(.controlOverlap, buttons) == ["is one of 3 controls that overlap each other"])
    }

    @Test("Compose enlarges small controls, which then only seem to overlap")
    func enlarged() throws {
        func icon(_ name: String, _ x: Int, role: Int) -> String {
            let inside = "<node class='android.widget.Button' bounds='[\(x + role),110][\(x + 48 - role),138]'/>"
            return view("view.View", name, "[\(x),100][\(x + 48),148]", inside)
        }
        func compose(_ views: String) -> String {
            "<node class='androidx.compose.ui.platform.ComposeView' bounds='[0,0][400,800]'>"
                + "<node class='android.view.View' bounds='[0,0][400,800]'>\(views)</node></node>"
        }
        #expect(try findings(.controlOverlap, compose(icon("Share", 0, role: 10) + icon("Reply", 28, role: 10))) == [])
        #expect(
            try findings(.controlOverlap, compose(icon("Share", 0, role: 0) + icon("Reply", 20, role: 0))).count == 1)
    }

    // MARK: Views in views

    @Test("A view around another view of the same name is read twice, also if they have roles")
    func readTwice() throws {
        let inner = view("widget.Button", "Pay", "[0,100][200,150]")
        #expect(
            try findings(.nestedDuplicate, view("view.ViewGroup", "Pay", "[0,100][200,150]", inner))
                == [#"and button "Pay" inside it have the same name; TalkBack stops on both"#])
        let text = "<node class='android.widget.TextView' text='Pay' clickable='true' bounds='[20,110][90,140]'/>"
        #expect(try findings(.nestedDuplicate, view("view.View", "Pay", "[0,100][200,150]", text)).count == 1)
        // A switch in its row does something else, and a text without an action is a part of its row.
        let toggle = view("widget.Switch", "Wi-Fi", "[150,110][200,140]")
        #expect(try findings(.nestedDuplicate, view("view.View", "Wi-Fi", "[0,100][200,150]", toggle)) == [])
        let plain = "<node class='android.widget.TextView' text='Pay' bounds='[20,110][90,140]'/>"
        #expect(try findings(.nestedDuplicate, view("view.View", "Pay", "[0,100][200,150]", plain)) == [])
    }

    @Test("Two views of the same bounds, one inside the other, that can both be clicked are reported")
    func sameBounds() throws {
        let inner = view("widget.Button", "Pay", "[0,100][200,150]")
        let message = [#"can be clicked, as can button "Pay" inside it with the same bounds"#]
        #expect(try findings(.duplicateBounds, view("view.ViewGroup", "", "[0,100][200,150]", inner)) == message)
        #expect(
            try findings(.duplicateBounds, view("view.ViewGroup", "Checkout", "[0,100][200,150]", inner)) == message)
        // The container of a field, a larger one, and one that only reacts to touches.
        let field = view("widget.EditText", "Pay", "[0,100][200,150]")
        #expect(try findings(.duplicateBounds, view("view.ViewGroup", "", "[0,100][200,150]", field)) == [])
        #expect(try findings(.duplicateBounds, view("view.ViewGroup", "", "[0,90][200,150]", inner)) == [])
        let touch = view("view.ViewGroup", "", "[0,100][200,150]", flags: "clickable='true'", inner)
        #expect(try findings(.duplicateBounds, touch) == [])
    }
}
