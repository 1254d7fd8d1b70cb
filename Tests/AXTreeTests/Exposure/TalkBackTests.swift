import AXDumps
import AXFormats
import AXTree
import Foundation
import TestSupport
import Testing

@Suite("TalkBack's stops")
struct TalkBackTests {
    /// The stops of a layout in uiautomator's XML, as `name` or `-` without one.
    private func stops(_ nodes: String) throws -> [String] {
        let screen = try readScreen(
            "<hierarchy><node class='android.widget.FrameLayout' bounds='[0,0][100,200]'>\(nodes)</node></hierarchy>")
        let talkBack = TalkBack(screen)
        return screen.elements.indices.filter { talkBack.isStop[$0] }.map {
            talkBack.name(of: $0, in: screen.elements) ?? "-"
        }
    }

    @Test("A row that can be clicked is one stop with the texts in it; a button in it is another")
    func row() throws {
        let found = try stops(
            """
            <node class='android.view.ViewGroup' clickable='true' bounds='[0,0][100,50]'>
              <node class='android.widget.TextView' text='Wi-Fi' bounds='[0,0][50,20]'/>
              <node class='android.widget.TextView' text='Home' bounds='[0,20][50,40]'/>
              <node class='android.widget.Button' clickable='true' content-desc='Details' bounds='[60,0][100,50]'/>
            </node>
            """)
        #expect(found == ["Wi-Fi, Home", "Details"])
    }

    @Test("A content description replaces the text and what is inside; the hint follows")
    func description() throws {
        let found = try stops(
            """
            <node class='android.view.View' focusable='true' content-desc='Card' bounds='[0,0][100,50]'>
              <node class='android.widget.TextView' text='Title' bounds='[0,0][50,20]'/>
            </node>
            <node class='android.widget.EditText' clickable='true' text='Kim' hint='Name' bounds='[0,60][100,90]'/>
            <node class='android.widget.EditText' clickable='true' text='Name' hint='Name' bounds='[0,90][100,120]'/>
            """)
        #expect(found == ["Card", "Kim, Name", "Name"])
    }

    @Test("A text inside a view that takes the focus is no stop, even if that view says nothing")
    func covered() throws {
        let found = try stops(
            """
            <node class='android.view.View' clickable='true' bounds='[0,0][100,50]'>
              <node class='android.view.View' clickable='true' bounds='[0,0][100,20]'/>
            </node>
            <node class='android.widget.TextView' text='Free' bounds='[0,60][100,90]'/>
            <node class='android.view.View' bounds='[0,90][100,120]'/>
            """)
        #expect(found == ["-", "Free"])
    }

    @Test("The items of a list are stops with all their texts, and do not speak for the list")
    func list() throws {
        let found = try stops(
            """
            <node class='androidx.recyclerview.widget.RecyclerView' focusable='true' scrollable='true' bounds='[0,0][100,150]'>
              <node class='android.view.ViewGroup' bounds='[0,0][100,50]'>
                <node class='android.widget.TextView' text='A' bounds='[0,0][50,50]'/>
                <node class='android.widget.TextView' text='B' bounds='[50,0][100,50]'/>
              </node>
            </node>
            """)
        #expect(found == ["A, B"])
    }

    @Test("Material hides the view around a bottom sheet from TalkBack")
    func backdrop() throws {
        func stops(_ id: String) throws -> Int {
            try self.stops(
                "<node class='android.view.View' resource-id='\(id)' clickable='true' bounds='[0,0][100,150]'/>"
            ).count
        }
        #expect(try stops("com.example:id/touch_outside") == 0)
        #expect(try stops("com.example:id/outside") == 1)
    }

    @Test("The pages of a pager that scrolls are items", arguments: [true, false])
    func pager(scrolls: Bool) throws {
        let found = try stops(
            """
            <node class='androidx.viewpager.widget.ViewPager' scrollable='\(scrolls)' bounds='[0,0][100,150]'>
              <node class='android.view.ViewGroup' bounds='[0,0][100,150]'>
                <node class='android.widget.TextView' text='A' bounds='[0,0][50,50]'/>
                <node class='android.widget.TextView' text='B' bounds='[50,0][100,50]'/>
              </node>
            </node>
            """)
        #expect(found == (scrolls ? ["A, B"] : ["A", "B"]))
    }

    @Test("Compose's controls have the role of the empty view inside them")
    func composeRoles() throws {
        func type(_ inner: String, flags: String = "clickable='true'") throws -> ElementType {
            try readScreen(
                """
                <hierarchy><node class='android.widget.FrameLayout' bounds='[0,0][100,200]'><node class='android.view.View' \(flags) \
                bounds='[0,0][48,48]'><node class='android.view.View' content-desc='Close' bounds='[0,0][24,24]'/>\(inner)</node>\
                </node></hierarchy>
                """
            ).elements[1].type
        }
        func empty(_ name: String, _ more: String = "") -> String {
            "<node class='android.widget.\(name)' bounds='[0,0][48,48]' \(more)/>"
        }
        #expect(try type(empty("Button")) == .button)
        #expect(try type(empty("CheckBox"), flags: "checkable='true' clickable='true'") == .checkBox)
        #expect(try type(empty("Switch"), flags: "checkable='true' clickable='true'") == .switch)
        #expect(try type(empty("RadioButton")) == .radioButton)
        // A view of its own, a text and a picture are no role; nor has a layout that nobody can act on one.
        #expect(try type(empty("Button", "clickable='true'")) == .other)
        #expect(try type(empty("Button", "text='OK'")) == .other)
        #expect(try type(empty("ImageView")) == .other)
        #expect(try type(empty("Button"), flags: "") == .other)
    }

    @Test("A view that fills the window or cannot be seen is no stop; a state without a name is one")
    func others() throws {
        let found = try stops(
            """
            <node class='android.view.View' content-desc='Behind all' bounds='[0,0][100,200]'>
              <node class='android.widget.Switch' checkable='true' bounds='[0,0][50,50]'/>
              <node class='android.widget.TextView' text='Off screen' visible-to-user='false' bounds='[0,0][50,50]'/>
              <node class='android.widget.ProgressBar' text='40.0' bounds='[0,60][50,70]'/>
            </node>
            """)
        #expect(found == ["-", "-"])
    }

    @Test("A view that is not important is absent, and its contents move up")
    func notImportant() throws {
        let screen = try readScreen(
            """
            <hierarchy><android.view.View clickable='true' bounds='[0,0][100,50]' a11y-important='true' displayed='true'>
              <android.view.View clickable='true' bounds='[0,0][100,50]' a11y-important='false' displayed='true'>
                <android.widget.TextView text='Pay' bounds='[0,0][50,50]' a11y-important='true' displayed='true'/>
              </android.view.View></android.view.View></hierarchy>
            """)
        #expect(Exposure(screen).order == [0])
        #expect(screen.elements[0].label == "Pay")
    }

    @Test("In a web page each text is a stop, also one that takes the focus or scrolls; links stay whole")
    func webPage() throws {
        for flags in ["focusable='true'", "focusable='true' scrollable='true'", "scrollable='true'"] {
            let found = try stops(
                """
                <node class='android.webkit.WebView' bounds='[0,0][100,190]'>
                  <node class='android.webkit.WebView' text='Bank' \(flags) bounds='[0,0][100,190]'>
                    <node class='android.view.View' bounds='[0,0][100,190]'>
                      <node class='android.widget.TextView' text='Balance' bounds='[0,0][50,20]'/>
                      <node class='android.widget.TextView' text='10 €' bounds='[0,20][50,40]'/>
                      <node class='android.widget.TextView' text='Far below' bounds='[0,0][0,0]'/>
                      <node class='android.view.View' clickable='true' focusable='true' bounds='[0,60][50,90]'>
                        <node class='android.widget.TextView' text='Pay' bounds='[0,60][50,90]'/>
                      </node>
                    </node>
                  </node>
                </node>
                """)
            #expect(found == ["Bank", "Balance", "10 €", "Pay"], "\(flags)")
        }
    }

    @Test("Beside a web page, what scrolls keeps its items as stops with all their texts")
    func besideWebPage() throws {
        let found = try stops(
            """
            <node class='android.widget.ScrollView' scrollable='true' bounds='[0,0][100,90]'>
              <node class='android.widget.LinearLayout' bounds='[0,0][100,40]'>
                <node class='android.widget.TextView' text='Balance' bounds='[0,0][50,20]'/>
                <node class='android.widget.TextView' text='10 €' bounds='[0,20][50,40]'/>
              </node>
            </node>
            <node class='android.webkit.WebView' text='Bank' focusable='true' bounds='[0,90][100,190]'/>
            """)
        #expect(found == ["Balance, 10 €", "Bank"])
    }

    @Test("9,000 nested lists take no time that grows with the square of their number")
    func deep() throws {
        let open = "<node class='android.widget.ListView' text='x' scrollable='true' bounds='[0,0][9,9]'>"
        let screen = try readScreen(
            "<hierarchy>" + String(repeating: open, count: 9_000) + String(repeating: "</node>", count: 9_000)
                + "</hierarchy>")
        #expect(screen.elements.count == 9_000)
    }

    @Test(
        "On real dumps the stops and their names are those that TalkBack's rules give",
        .enabled(if: AndroidCorpus.isAvailable, "AXAUDIT_ANDROID is not set"))
    func corpus() throws {
        var (elements, agreeing, stops, found, sameName) = (0, 0, 0, 0, 0)
        for name in try AndroidCorpus.names() {
            let screen = try readScreen(try AndroidCorpus.dump(name))
            let reference = try AndroidCorpus.reference(name)
            let talkBack = TalkBack(screen)
            let names = Dictionary(reference.stops.map { ($0.i, $0.name ?? "") }) { first, _ in first }
            let pages = screen.nearestAncestors { screen.elements[$0].type == .webView }
            let measured = screen.elements.indices.filter { screen.elements[$0].frame != nil }
            #expect(measured.count == reference.elements, "\(name)")
            for (number, index) in measured.enumerated() where pages[index] == nil {
                elements += 1
                if talkBack.isStop[index] == (names[number] != nil) { agreeing += 1 }
                guard let expected = names[number] else { continue }
                stops += 1
                guard talkBack.isStop[index] else { continue }
                found += 1
                if talkBack.name(of: index, in: screen.elements) ?? "" == expected { sameName += 1 }
            }
        }
        #expect(elements > 3_000 && stops > 1_000)
        #expect(Double(agreeing) >= 0.998 * Double(elements), "\(agreeing) of \(elements)")
        #expect(Double(found) >= 0.99 * Double(stops), "\(found) of \(stops)")
        #expect(Double(sameName) >= 0.99 * Double(found), "\(sameName) of \(found)")
    }
}
