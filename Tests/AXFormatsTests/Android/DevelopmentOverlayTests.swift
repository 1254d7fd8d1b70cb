import AXAudit
import AXTree
import TestSupport
import Testing

/// What React Native draws over an app in a development build is not the app's.
@Suite("Overlays of development builds")
struct DevelopmentOverlayTests {
    private func labels(_ views: String) throws -> (labels: [String?], notes: [String]) {
        let screen = try readScreen(
            """
            <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][1080,2400]">\
            <node class="android.widget.Button" text="Pay" clickable="true" bounds="[0,200][500,400]"/>\(views)</node></hierarchy>
            """)
        return (Exposure(screen).order.map { screen.elements[$0].label }, screen.origin.notes)
    }

    private static let note = [
        "what React Native draws over the app in a development build is left out, such as LogBox's messages"
    ]

    /// A message of LogBox at 3 pixels per dp: the badge is 22, the button 20 and the cross 8 dp large.
    private func message(count: String = "2", cross: Int = 24) -> String {
        """
        <node class="android.view.ViewGroup" content-desc="\(count), Oops" clickable="true" bounds="[30,2200][1050,2342]">
          <node class="android.view.ViewGroup" bounds="[66,2238][132,2304]">
            <node class="android.widget.TextView" text="\(count)" bounds="[84,2244][114,2298]"/></node>
          <node class="android.view.ViewGroup" bounds="[156,2238][900,2304]">
            <node class="android.widget.TextView" text="Oops" bounds="[183,2238][900,2304]"/></node>
          <node class="android.view.ViewGroup" clickable="true" bounds="[960,2240][1020,2300]">
            <node class="android.widget.ImageView" bounds="[978,2258][\(978 + cross),\(2258 + cross)]"/></node>
        </node>
        """
    }

    @Test("A message of LogBox, by its proportions", arguments: ["!", "7", "99+"])
    func logBox(count: String) throws {
        let found = try labels(message(count: count))
        #expect(found.labels == ["Pay"])
        #expect(found.notes.contains(Self.note[0]))
    }

    @Test("A row of an app that is like a message is the app's")
    func row() throws {
        #expect(try labels(message(count: "Two")).labels.count == 2)
        let large = try labels(message(cross: 48))
        #expect(large.labels.count == 2 && !large.notes.contains(Self.note[0]))
    }

    private func panel(_ texts: [String]) -> String {
        let views = texts.enumerated().map { number, text in
            "<node class='android.widget.TextView' text='\(text)' clickable='true' bounds='[\(number * 200),2000][\(number * 200 + 150),2100]'/>"
        }
        return "<node class='android.view.ViewGroup' bounds='[0,2000][1080,2400]'>\(views.joined())</node>"
    }

    @Test("The element inspector and the list of errors")
    func panels() throws {
        #expect(try labels(panel(["Inspect", "Perf", "Network", "Touchables"])).labels == ["Pay"])
        #expect(try labels(panel(["Log 1 of 3", "Dismiss", "Minimize"])).labels == ["Pay"])
        #expect(try labels(panel(["Network", "Dismiss", "Minimize"])).labels.count == 4)
    }
}
