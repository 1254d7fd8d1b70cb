import AXTree
import TestSupport
import Testing

@Suite("Order of Compose's views")
struct ComposeOrderTests {
    /// Returns a view of Compose with bounds, and others inside it.
    private func view(_ text: String, _ bounds: String, _ attributes: String = "", _ inside: String...) -> String {
        let isLeaf = inside.isEmpty
        return """
            <node class='android.\(isLeaf ? "widget.TextView" : "view.View")' text='\(text)' bounds='\(bounds)' \(attributes)>
            \(inside.joined())</node>
            """
    }

    private func screen(_ views: String..., in container: String = "androidx.compose.ui.platform.ComposeView") throws
        -> Screen
    {
        try readScreen(
            """
            <hierarchy><node class='android.widget.FrameLayout' bounds='[0,0][400,800]'>
            <node class='\(container)' bounds='[0,0][400,800]'>\(views.joined())</node></node></hierarchy>
            """)
    }

    private func names(_ screen: Screen) -> [String] {
        Exposure(screen).order.map { screen.elements[$0].label ?? "" }
    }

    private func saysSorted(_ screen: Screen) -> Bool {
        screen.origin.notes.contains { $0.hasPrefix("Compose's views") }
    }

    @Test("The bar at the top of a Scaffold is read first, although the dump has it last")
    func scaffold() throws {
        let screen = try screen(
            view("", "[0,100][400,700]", "", view("Body", "[20,120][200,160]"), view("Footer", "[20,640][200,680]")),
            view("", "[0,0][400,80]", "", view("Search", "[320,20][380,60]"), view("Inbox", "[20,20][120,60]")))
        #expect(names(screen) == ["Inbox", "Search", "Body", "Footer"])
        #expect(saysSorted(screen))
        #expect(Exposure(screen).indices == Exposure(screen).order.sorted())
    }

    @Test("A dump from top to bottom stays as it is and says nothing")
    func sorted() throws {
        let screen = try screen(
            view("Inbox", "[20,20][120,60]"), view("Search", "[320,20][380,60]"), view("Body", "[20,120][200,160]"))
        #expect(names(screen) == ["Inbox", "Search", "Body"])
        #expect(!saysSorted(screen))
    }

    @Test("Views of Android keep the order of the dump")
    func views() throws {
        let screen = try screen(
            view("Body", "[20,120][200,160]"), view("Inbox", "[20,20][120,60]"), in: "android.widget.FrameLayout")
        #expect(names(screen) == ["Body", "Inbox"])
        #expect(!saysSorted(screen))
    }

    @Test("The texts of a card are read before those of the card beside it")
    func cards() throws {
        let screen = try screen(
            view("", "[210,100][390,200]", "", view("5", "[220,110][380,140]"), view("Cases", "[220,150][380,180]")),
            view("", "[10,100][190,200]", "", view("3", "[20,110][180,140]"), view("Clients", "[20,150][180,180]")))
        #expect(names(screen) == ["3", "Clients", "5", "Cases"])
    }

    @Test("What scrolls is read as a whole, also where it lies beside other views")
    func scrolls() throws {
        let screen = try screen(
            view(
                "", "[200,0][400,400]", "scrollable='true'", view("A", "[200,0][400,40]"),
                view("B", "[200,80][400,120]")),
            view("1", "[0,10][100,50]"), view("2", "[0,90][100,130]"))
        #expect(names(screen) == ["1", "A", "B", "2"])
    }

    @Test("A button with texts inside is one stop and keeps its place")
    func merged() throws {
        let screen = try screen(
            view("", "[0,200][400,260]", "clickable='true' focusable='true'", view("Pay", "[20,210][100,250]")),
            view("Total", "[0,100][400,140]"))
        #expect(names(screen) == ["Total", "Pay"])
    }

    @Test("Arabic is read from the right")
    func mirrored() throws {
        let screen = try screen(view("رجوع", "[20,20][120,60]"), view("القضايا", "[280,20][380,60]"))
        #expect(names(screen) == ["القضايا", "رجوع"])
    }

    @Test("A row is what overlaps the strip that its views have in common")
    func strip() throws {
        let screen = try screen(
            view("Title", "[20,0][100,40]"), view("Icon", "[300,0][380,90]"), view("Subtitle", "[20,50][100,80]"))
        #expect(names(screen) == ["Title", "Icon", "Subtitle"])
    }

    @Test("A view of Android inside Compose is read where it lies, with its contents in their own order")
    func holder() throws {
        let screen = try screen(
            """
            <node class='androidx.compose.ui.viewinterop.ViewFactoryHolder' bounds='[0,300][400,400]'>
            <node class='android.widget.TextView' text='B' bounds='[0,350][400,400]'/>
            <node class='android.widget.TextView' text='A' bounds='[0,300][400,350]'/></node>
            """, view("Title", "[20,0][100,40]"))
        #expect(names(screen) == ["Title", "B", "A"])
    }

    @Test("No stop is lost: not in deep groups, not in large ones, not without bounds")
    func complete() throws {
        var deep = view("Deep", "[0,0][10,10]")
        for _ in 0..<200 { deep = view("", "[0,0][400,800]", "", deep, view("Beside", "[0,20][10,30]")) }
        let many = (0..<2_500).map { view("\($0)", "[0,\(9_000 - $0)][10,\(9_001 - $0)]") }.joined()
        for views in [deep, many, "<node class='android.widget.TextView' text='Lost'/>" + view("A", "[0,0][9,9]")] {
            let exposure = Exposure(try screen(views))
            #expect(exposure.order.sorted() == exposure.indices)
            #expect(exposure.indices.count > 1)
        }
    }
}
