import AXAudit
import TestSupport
import Testing

/// Where a view of Android lies decides whether its size and its missing name are defects. The screens have 2 pixels
/// per dp, so that 96 pixels are 48 dp.
@Suite("Layout on Android")
struct AndroidLayoutTests {
    private func screen(_ views: String, density: Double = 2) throws -> Screen {
        var screen = try readScreen(
            "<hierarchy><node class='android.widget.FrameLayout' bounds='[0,0][800,1600]'>\(views)</node></hierarchy>")
        screen.setDensity(density)
        return screen
    }

    /// The messages of a rule about the views of a window of 400×800 dp.
    private func messages(_ rule: Rule, _ views: String, density: Double = 2) throws -> [String] {
        rule.audit(try screen(views, density: density)).findings.map(\.message)
    }

    private static let nameless = "has neither a text nor a content description"

    // MARK: Sections

    @Test("The title of a section beside a button for all of it is no heading, where others are")
    func sections() throws {
        func found(_ button: String, heading: Bool = true) throws -> [String] {
            let views = """
                <node class='android.widget.TextView' text='Library' heading='\(heading)' bounds='[0,0][800,80]'/>
                <node class='android.widget.TextView' text='New books' heading='false' bounds='[0,100][300,180]'/>
                <node class='android.widget.Button' text='\(button)' heading='false' clickable='true' focusable='true' \
                bounds='[600,100][800,200]'/>
                """
            return Rule.titleTraitMissing.audit(try screen(views), ["sections": .flag(true)]).findings.map(\.message)
        }
        #expect(try found("See all") == ["may be the title of the section below it but is no heading"])
        #expect(try found("Search") == [])
        #expect(try found("See all", heading: false) == [], "left to header-missing")
    }

    // MARK: Sizes

    @Test("Bounds are whole pixels: 48 dp are 63.9 pixels at 213 dpi, and may be written as 63")
    func rounding() throws {
        func button(_ side: Int) -> String {
            "<node class='android.widget.Button' text='A' clickable='true' bounds='[200,200][\(200 + side),\(200 + side)]'/>"
        }
        #expect(try messages(.targetSize, button(63), density: 1.33125).isEmpty)
        #expect(try messages(.targetSize, button(62), density: 1.33125) == ["is 47×47 dp; the minimum is 48×48 dp"])
        #expect(try messages(.targetSize, button(94)) == ["is 47×47 dp; the minimum is 48×48 dp"])
    }

    @Test("What is left of a picture in a header that moved up behind the bar is not measured")
    func collapsingHeader() throws {
        func found(list: String, height: Int = 300) throws -> [String] {
            try messages(
                .targetSize,
                """
                <node class='android.widget.ScrollView' scrollable='true' bounds='\(list)'/>
                <node class='android.widget.RelativeLayout' bounds='[0,200][800,\(200 + height)]'>
                  <node class='android.widget.ImageView' content-desc='Enlarge picture' clickable='true' \
                bounds='[300,200][500,240]'/>
                </node>
                """)
        }
        #expect(try found(list: "[0,200][800,1500]").isEmpty)
        #expect(try found(list: "[0,200][800,1500]", height: 100) == ["is 100×20 dp; the minimum is 48×48 dp"], "a bar")
        #expect(try found(list: "[0,600][800,1500]") == ["is 100×20 dp; the minimum is 48×48 dp"], "not over the list")
    }

    @Test("A control that ends where a bar over its list begins is cut off, as Compose writes it")
    func underBar() throws {
        func found(bar: String) throws -> [String] {
            try messages(
                .targetSize,
                """
                <node class='android.view.View' scrollable='true' bounds='[0,0][800,1590]'>
                  <node class='android.widget.Button' text='Retry' clickable='true' bounds='[300,1360][500,1400]'/>
                </node>
                <node class='android.view.View' bounds='\(bar)'/>
                """)
        }
        #expect(try found(bar: "[0,1400][800,1600]").isEmpty)
        #expect(try found(bar: "[0,1420][800,1600]") == ["is 100×20 dp; the minimum is 48×48 dp"], "a gap")
        #expect(try found(bar: "[0,1400][200,1600]") == ["is 100×20 dp; the minimum is 48×48 dp"], "beside it")
    }

    // MARK: Contents

    @Test("Rows of a list with the same title and the same text below it are data, choices with one name are not")
    func equalRows() throws {
        func found(_ second: String, scrollable: Bool = true) throws -> Int {
            let rows = [0, 1].map { number in
                """
                <node class='android.view.ViewGroup' clickable='true' focusable='true' \
                bounds='[0,\(300 * number)][800,\(300 * number + 290)]'>
                  <node class='android.widget.TextView' text='Aaron Yap' \
                bounds='[0,\(300 * number)][400,\(300 * number + 90)]'/>\(second)
                </node>
                """
            }
            let list = """
                <node class='android.widget.FrameLayout' scrollable='\(scrollable)' bounds='[0,0][800,1500]'>\
                \(rows.joined())</node>
                """
            return try messages(.labelDuplicate, list).count
        }
        let company = "<node class='android.widget.TextView' text='Tai Crest' bounds='[400,0][800,90]'/>"
        #expect(try found(company) == 0)
        #expect(try found("") == 1, "one text")
        #expect(try found(company, scrollable: false) == 1, "no list")
    }

    @Test("Choices side by side are no title that ought to be a heading")
    func choices() throws {
        func found(_ title: String) throws -> [String] {
            let choices = ["Photo", "Film", "Text"].enumerated().map { number, name in
                """
                <node class='android.widget.TextView' resource-id='a:id/mode' text='\(name)' heading='false' \
                bounds='[\(200 * number),1200][\(200 * number + 190),1300]'/>
                """
            }
            let buttons = (0..<3).map { number in
                """
                <node class='android.widget.Button' text='Button \(number)' heading='false' clickable='true' \
                bounds='[600,\(200 * number)][800,\(200 * number + 150)]'/>
                """
            }
            return try messages(.headerMissing, (choices + buttons).joined() + title)
        }
        #expect(try found("").isEmpty)
        let title = "<node class='android.widget.TextView' text='Camera' heading='false' bounds='[0,0][300,90]'/>"
        #expect(try found(title) == ["has no heading (TalkBack stops: 7)"])
    }

    @Test("A content description that texts with other words share replaces what they show")
    func replacedTexts() throws {
        func found(_ first: String, _ second: String, row: String = "") throws -> [String] {
            let texts = [first, second].enumerated().map { number, description in
                """
                <node class='android.widget.TextView' text='\(["Company name", "Job title"][number])' \
                content-desc='\(description)' bounds='[0,\(100 * number)][400,\(100 * number + 60)]'/>
                """
            }
            return try messages(
                .labelOmitsVisibleText,
                "<node class='android.widget.FrameLayout' \(row) bounds='[0,0][400,300]'>\(texts.joined())</node>")
        }
        func message(_ text: String) -> String {
            "replaces the visible text \"\(text)\" by the content description that another text has, too"
        }
        #expect(
            try found("Adding text field", "Adding text field") == [message("Company name"), message("Job title")])
        #expect(
            try found("Adding text field", "Adding text field", row: "clickable='true'").count == 2, "inside a control")
        #expect(try found("The company name", "Its job title").isEmpty)
        #expect(try found("Adding text field", "Your profession").isEmpty, "each its own")
    }

    @Test("Words for a picture and names in code at the start of a merged name describe nothing")
    func wordsBeforeNames() throws {
        func found(_ description: String) throws -> Int {
            try messages(
                .imageLabelRedundantWord,
                """
                <node class='android.view.View' clickable='true' focusable='true' bounds='[0,200][300,340]'>
                  <node class='android.view.View' content-desc='\(description)' bounds='[40,220][90,270]'/>
                  <node class='android.widget.TextView' text='Home' bounds='[100,220][280,270]'/>
                </node>
                """
            ).count
        }
        #expect(try found("Icon image") == 1)
        #expect(try found("Icon BottomMenuItem") == 1)
        #expect(try found("Red icon") == 0)
        #expect(try found("House") == 0)
    }

    @Test("A control at the edge of the window is whole if what lies beside it has another height")
    func wholeAtEdge() throws {
        func found(height: Int) throws -> [String] {
            try messages(
                .controlLabelMissing,
                """
                <node class='android.widget.FrameLayout' clickable='true' focusable='true' bounds='[0,800][160,920]'/>
                <node class='android.widget.FrameLayout' bounds='[300,800][600,\(800 + height)]'/>
                """)
        }
        #expect(try found(height: 500) == [Self.nameless])
        #expect(try found(height: 120).isEmpty, "a row of cards, of which the first is cut off")
    }

    @Test("\"Thumbnail\" names any picture, and a name that ends with a constant is one of code")
    func codeInNames() throws {
        func view(_ attributes: String) -> String {
            "<node class='android.widget.ImageView' clickable='true' \(attributes) bounds='[20,200][200,380]'/>"
        }
        #expect(try messages(.labelRoleOnly, view("content-desc='thumbnail'")).count == 1)
        #expect(try messages(.labelRoleOnly, view("content-desc='Thumbnail of the film'")).isEmpty)
        #expect(
            try messages(.labelIdentifierShaped, view("content-desc='Чат|FINANCE_TAB4'")) == [
                "label \"Чат|FINANCE_TAB4\" ends with a name in code"
            ])
        #expect(try messages(.labelIdentifierShaped, view("content-desc='Чат|Звонки'")).isEmpty)
    }

    // MARK: Web pages

    @Test("On a web page only a view with the class of a control is one")
    func webPage() throws {
        let found = try messages(
            .targetSize,
            """
            <node class='android.webkit.WebView' bounds='[0,100][800,1500]'>
              <node class='android.widget.TextView' text='Plain' clickable='true' bounds='[100,200][400,240]'/>
              <node class='android.view.View' text='Plain' clickable='true' bounds='[100,300][400,340]'/>
              <node class='android.widget.Button' text='Send' clickable='true' bounds='[100,400][400,440]'/>
            </node>
            """)
        #expect(found == ["is 150×20 dp; the minimum is 48×48 dp"])
    }

    @Test("A text field is measured by the clickable container around it, unless that is high or has another field")
    func fields() throws {
        func form(_ height: Int, _ other: String = "") throws -> [String] {
            try messages(
                .targetSize,
                """
                <node class='android.view.ViewGroup' clickable='true' bounds='[40,200][760,\(200 + height)]'>
                  <node class='android.widget.EditText' hint='Email' clickable='true' bounds='[60,220][700,260]'/>\(other)
                </node>
                """)
        }
        let small = "is 320×20 dp; the minimum is 48×48 dp"
        #expect(try form(120).isEmpty)
        #expect(try form(400) == [small])
        #expect(try form(80) == ["is 360×40 dp; the minimum is 48×48 dp"])
        let other = "<node class='android.widget.EditText' hint='Name' clickable='true' bounds='[60,270][700,310]'/>"
        #expect(try form(120, other) == [small, small])
    }

    @Test("A side that ends at or lies beyond an edge of what scrolls is not measured, and only the other is named")
    func cutOff() throws {
        func list(_ bounds: String) throws -> [String] {
            try messages(
                .targetSize,
                """
                <node class='android.widget.ScrollView' scrollable='true' bounds='[100,200][700,1000]'>
                  <node class='android.widget.Button' text='A' clickable='true' bounds='\(bounds)'/>
                </node>
                """)
        }
        #expect(try list("[300,980][500,1000]").isEmpty)
        #expect(try list("[300,980][500,1040]").isEmpty)
        #expect(try list("[300,1000][360,1050]").isEmpty)
        #expect(try list("[640,500][700,560]") == ["is 30 dp high; the minimum is 48 dp"])
        #expect(try list("[640,960][700,1000]").isEmpty)
        #expect(try list("[300,960][360,1000]") == ["is 30 dp wide; the minimum is 48 dp"])
        #expect(try list("[100,500][700,560]") == ["is 300×30 dp; the minimum is 48×48 dp"])
    }

    @Test("A view is at least as large as its contents")
    func smallerThanContents() throws {
        let tab = """
            <node class='android.view.View' clickable='true' bounds='[200,300][400,340]'>
              <node class='android.widget.TextView' text='Songs' bounds='[220,%][380,340]'/>
            </node>
            """
        #expect(try messages(.targetSize, tab.replacing("%", with: "240")).isEmpty)
        #expect(try messages(.targetSize, tab.replacing("%", with: "270")) == ["is 100×20 dp; the minimum is 48×48 dp"])
        #expect(try messages(.targetSize, tab.replacing("%", with: "310")) == ["is 100×20 dp; the minimum is 48×48 dp"])
    }

    @Test("A clickable view as large as the window does not excuse its contents")
    func severity() throws {
        func severities(_ bounds: String) throws -> [Severity] {
            let views = """
                <node class='android.view.View' clickable='true' content-desc='Card' bounds='\(bounds)'>
                  <node class='android.widget.Button' text='A' clickable='true' bounds='[200,200][240,240]'/>
                  <node class='android.widget.Button' text='B' clickable='true' bounds='[240,200][340,300]'/>
                </node>
                """
            return Rule.targetSize.audit(try screen(views)).findings.map(\.severity)
        }
        #expect(try severities("[0,0][800,1600]") == [.failure])
        #expect(try severities("[100,100][700,400]") == [.warning])
    }

    @Test("A sentence in which there may be links is no control; a short text that can be clicked is one")
    func links() throws {
        func text(_ text: String, _ flags: String) throws -> [String] {
            try messages(
                .targetSize,
                "<node class='android.widget.TextView' text='\(text)' \(flags) bounds='[100,200][600,240]'/>")
        }
        let all = "clickable='true' long-clickable='true' focusable='true'"
        #expect(try text("By going on you accept the terms", all).isEmpty)
        #expect(try text("続行すると利用規約とプライバシーポリシーに同意したことになります", all).isEmpty)
        #expect(try text("Accept the terms", all).count == 1)
        #expect(try text("By going on you accept the terms", "clickable='true' focusable='true'").count == 1)
    }

    // MARK: What is covered or cut to a strip

    /// The findings about a card without a name, in Compose or among other views, with a later layer.
    private func covered(_ layer: String, inCompose: Bool = true) throws -> [String] {
        try messages(
            .controlLabelMissing,
            """
            <node class='\(inCompose ? "androidx.compose.ui.platform.ComposeView" : "android.view.ViewGroup")' bounds='[0,0][800,1600]'>
              <node class='android.view.View' bounds='[0,0][800,1600]'>
                <node class='android.view.View' clickable='true' bounds='[100,300][300,500]'/>
              </node>\(layer)
            </node>
            """)
    }

    @Test("A view of Compose under a later one that takes touches or has controls of its own is not reported")
    func layers() throws {
        #expect(try covered("") == [Self.nameless])
        let list = "<node class='android.view.View' scrollable='true' bounds='[0,200][800,1600]'/>"
        #expect(try covered(list).isEmpty)
        let player = """
            <node class='android.view.View' bounds='[0,0][800,1500]'>
              <node class='android.widget.Button' text='Play' clickable='true' bounds='[100,1200][300,1400]'/>
            </node>
            """
        #expect(try covered(player).isEmpty)
        // Not over its centre.
        #expect(try covered(player.replacing("[0,0]", with: "[0,410]")) == [Self.nameless])
        #expect(try covered(player.replacing("[0,0]", with: "[0,390]")).isEmpty)
        #expect(try covered("<node class='android.view.View' bounds='[0,0][800,1500]'/>") == [Self.nameless])
        // Views are listed by their location, and Flutter's in reading order.
        #expect(try covered(list, inCompose: false) == [Self.nameless])
        #expect(try covered(player, inCompose: false) == [Self.nameless])
    }

    @Test("Of two controls with the same bounds, the one without a name that comes first is not reported")
    func sameBounds() throws {
        let named = "<node class='android.view.View' clickable='true' text='B' bounds='[100,300][300,500]'/>"
        #expect(try covered(named, inCompose: false).isEmpty)
        #expect(try covered(named.replacing("'B'", with: "''"), inCompose: false) == [Self.nameless, Self.nameless])
        #expect(try covered(named.replacing("[100,300]", with: "[90,300]"), inCompose: false) == [Self.nameless])
    }

    @Test("What is behind another window is not compared with it")
    func windows() throws {
        var screen = try readScreen(
            """
            <hierarchy><node class='android.widget.FrameLayout' bounds='[0,0][800,1600]'>
              <node class='android.view.View' clickable='true' bounds='[100,300][300,500]'/></node>
              <node class='android.widget.FrameLayout' bounds='[0,0][800,1600]'>
              <node class='android.view.View' clickable='true' text='B' bounds='[100,300][300,500]'/></node></hierarchy>
            """)
        screen.setDensity(2)
        #expect(Rule.controlLabelMissing.audit(screen).findings.map(\.message) == [Self.nameless])
    }

    @Test("A strip of a container at the edge of what scrolls may have its name out of sight, a picture not")
    func strips() throws {
        func list(_ bounds: String, _ name: String = "android.view.View") throws -> [String] {
            try messages(
                .controlLabelMissing,
                """
                <node class='android.widget.ScrollView' scrollable='true' bounds='[0,200][800,1400]'>
                  <node class='\(name)' clickable='true' bounds='\(bounds)'/>
                </node>
                """)
        }
        #expect(try list("[100,200][300,220]").isEmpty)
        #expect(try list("[100,200][300,220]", "android.view.View' checkable='true") == [Self.nameless])
        let choice = """
            <node class='android.widget.ScrollView' scrollable='true' bounds='[0,200][800,1400]'>
              <node class='android.view.View' clickable='true' checkable='true' bounds='[100,200][300,220]'>
                <node class='android.widget.RadioButton' bounds='[100,200][300,220]'/>
              </node>
            </node>
            """
        #expect(try messages(.controlLabelMissing, choice).isEmpty)
        #expect(try messages(.controlLabelMissing, choice.replacing(",220]", with: ",420]")) == [Self.nameless])
        #expect(try list("[100,200][300,400]") == [Self.nameless])
        #expect(try list("[100,600][300,620]") == [Self.nameless])
        #expect(try list("[100,200][130,220]") == [Self.nameless])
        #expect(try list("[100,1380][300,1500]").isEmpty)
        #expect(try list("[100,200][300,220]", "android.widget.ImageView") == [Self.nameless])
    }

    @Test("A divider as wide as the window lacks a name, and is no small target besides")
    func divider() throws {
        let divider = "<node class='android.widget.ImageView' clickable='true' bounds='[0,300][800,360]'/>"
        #expect(try messages(.targetSize, divider).isEmpty)
        #expect(try messages(.controlLabelMissing, divider) == [Self.nameless])
    }

    // MARK: What has nothing to say

    @Test("An empty list and a web page are not reported for having nothing to say")
    func silence() throws {
        func found(_ view: String) throws -> [Finding] { Rule.elementUndescribed.audit(try screen(view)).findings }
        #expect(try found("<node class='android.widget.ListView' focusable='true' bounds='[0,200][800,900]'/>").isEmpty)
        let view = "<node class='android.view.View' focusable='true' bounds='[0,200][800,900]'/>"
        #expect(
            try found("<node class='android.webkit.WebView' bounds='[0,100][800,1500]'>\(view)</node>").isEmpty)
        #expect(try found(view).map(\.message) == ["may take the focus of TalkBack but has nothing to say"])
        #expect(try found(view).map(\.severity) == [.warning])
        var important = try screen(view)
        important.exposure = .given
        #expect(Rule.elementUndescribed.audit(important).findings.map(\.severity) == [.failure])
        var handle = try screen("<node class='android.view.View' focusable='true' bounds='[200,200][600,230]'/>")
        handle.exposure = .given
        #expect(Rule.elementUndescribed.audit(handle).findings.map(\.severity) == [.warning], "a strip")
    }

    @Test("A button around a picture may be skipped by TalkBack if nothing in it has a name")
    func skipped() throws {
        func found(_ inside: String, _ attributes: String = "") throws -> [String] {
            try messages(
                .controlLabelMissing,
                """
                <node class='android.widget.TextView' text='Games' bounds='[100,100][300,160]'/>
                <node class='android.view.ViewGroup' clickable='true' \(attributes) bounds='[100,300][300,500]'>\(inside)</node>
                """
            ).filter { $0.contains("skipped by TalkBack") }
        }
        let picture = "<node class='android.widget.ImageView' bounds='[120,320][280,480]'/>"
        let message = "may be skipped by TalkBack: neither it nor anything in it has a text or a content description"
        #expect(try found(picture) == [message])
        #expect(try found(picture, "enabled='false' focusable='true'") == [message])
        #expect(try found(picture, "enabled='false'").isEmpty)
        #expect(
            try found("<node class='android.view.View' clickable='true' bounds='[100,300][300,500]'>\(picture)</node>")
                == [message])
        #expect(try found("").isEmpty)
        #expect(try found(picture, "content-desc='Chess'").isEmpty)
        #expect(
            try found(picture + "<node class='android.widget.TextView' text='Chess' bounds='[120,480][280,500]'/>")
                .isEmpty)
        #expect(try found("<node class='android.widget.Button' clickable='true' bounds='[120,320][280,480]'/>").isEmpty)
        #expect(try found("<node class='android.webkit.WebView' bounds='[120,320][280,480]'/>").isEmpty)
        // The picture may be unimportant, unless the dump says that it is not.
        var important = try screen(
            """
            <node class='android.widget.TextView' text='Games' bounds='[100,100][300,160]'/>
            <node class='android.view.ViewGroup' clickable='true' bounds='[100,300][300,500]'>\(picture)</node>
            """)
        important.exposure = .given
        #expect(
            Rule.controlLabelMissing.audit(important).findings.map(\.message) == [
                message.replacing("may be skipped", with: "is skipped")
            ])
    }

    // MARK: Rows that are cut off

    /// A list from 200 to 1400 with rows of the given bounds, each with a picture, and all but the last with a name.
    private func list(_ rows: [String], namelessRow: Int) -> String {
        let views = rows.enumerated().map { number, bounds in
            let text =
                number == namelessRow ? "" : "<node class='android.widget.TextView' text='Row' bounds='\(bounds)'/>"
            return "<node class='android.view.ViewGroup' clickable='true' bounds='\(bounds)'>\(text)"
                + "<node class='android.widget.ImageView' bounds='\(bounds)'/></node>"
        }
        return
            "<node class='android.widget.ListView' scrollable='true' bounds='[0,200][800,1400]'>\(views.joined())</node>"
    }

    @Test("A row that is cut off by either end of its list may have its name outside")
    func cutRows() throws {
        let whole = "[0,400][800,800]"
        let bottom = list([whole, "[0,1100][800,1400]"], namelessRow: 1)
        let top = list(["[0,200][800,400]", whole], namelessRow: 0)
        let inside = list([whole, "[0,800][800,1100]"], namelessRow: 1)
        let alone = list(["[0,1000][800,1400]"], namelessRow: 0)
        #expect(try messages(.controlLabelMissing, bottom).isEmpty)
        #expect(try messages(.controlLabelMissing, top).isEmpty)
        #expect(try messages(.controlLabelMissing, alone).isEmpty)
        #expect(try messages(.controlLabelMissing, inside).count == 1)
        // A whole row that ends where the list does.
        #expect(try messages(.controlLabelMissing, list([whole, "[0,1000][800,1400]"], namelessRow: 1)).count == 1)
    }

    @Test("A strip of less than 88 dp scrolls sideways, and does not cut the height of what is in it")
    func narrowStrips() throws {
        func strip(_ height: Int) -> String {
            """
            <node class='android.widget.HorizontalScrollView' scrollable='true' bounds='[0,200][800,\(200 + height)]'>\
            <node class='android.widget.Button' text='All' clickable='true' bounds='[100,200][300,264]'/></node>
            """
        }
        #expect(try messages(.targetSize, strip(120)) == ["is 100×32 dp; the minimum is 48×48 dp"])
        #expect(try messages(.targetSize, strip(200)).isEmpty)
    }
}
