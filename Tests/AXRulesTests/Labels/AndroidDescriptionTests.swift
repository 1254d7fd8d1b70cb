import AXAudit
import TestSupport
import Testing

/// What rules say of content descriptions beside the texts that a view of Android shows, and of names that are content.
@Suite("Content descriptions on Android")
struct AndroidDescriptionTests {
    /// The messages of a rule about views in a window of 400×800 pixels.
    private func findings(_ rule: Rule, _ views: String) throws -> [String] {
        let screen = try readScreen(
            """
            <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][400,800]">\(views)</node>\
            </hierarchy>
            """)
        return rule.audit(screen).findings.map(\.message)
    }

    private func row(_ description: String, _ texts: String...) -> String {
        let inside = texts.enumerated().map { number, text in
            "<node class='android.widget.TextView' text='\(text)' bounds='[20,\(110 + 20 * number)][300,\(130 + 20 * number)]'/>"
        }
        return """
            <node class='android.view.ViewGroup' clickable='true' focusable='true' content-desc='\(description)' \
            bounds='[0,100][400,180]'>\(inside.joined())</node>
            """
    }

    @Test("A description that has no word of several texts of a card hides them")
    func card() throws {
        let message = #"omits the visible text "Espresso machine" and all others inside in its content description"#
        #expect(try findings(.labelOmitsVisibleText, row("Tile", "Espresso machine", "In stock")) == [message])
        #expect(try findings(.labelOmitsVisibleText, row("打开", "咖啡机", "有货")).count == 1)
        #expect(try findings(.labelOmitsVisibleText, row("Machine for espresso", "Espresso machine", "In stock")) == [])
        #expect(try findings(.labelOmitsVisibleText, row("In stock: one", "Espresso machine", "In stock")) == [])
        #expect(try findings(.labelOmitsVisibleText, row("Thursday, 26 November", "Thu", "26")) == [])
    }

    @Test("A description without a word of the only text is reported")
    func words() throws {
        let message = #"omits words of the visible text "Start workout" in its content description"#
        #expect(try findings(.labelOmitsVisibleText, row("Begin workout", "Start workout")) == [message])
        #expect(try findings(.labelOmitsVisibleText, row("Start your workout", "Start workout")) == [])
        #expect(try findings(.labelOmitsVisibleText, row("Starting a workout", "Start workout")) == [])
    }

    @Test("The picture beside a text repeats it, with or without a word for the picture")
    func picture() throws {
        func row(_ picture: String, _ text: String) -> String {
            """
            <node class='android.view.ViewGroup' clickable='true' focusable='true' bounds='[0,100][400,180]'>\
            <node class='android.widget.ImageView' content-desc='\(picture)' bounds='[0,100][80,180]'/>\
            <node class='android.widget.TextView' text='\(text)' bounds='[80,100][300,180]'/></node>
            """
        }
        for (picture, text) in [
            ("Orders icon", "Orders"), ("Logo Orders", "Orders"), ("订单图标", "订单"),
            ("Bestellungen Symbol", "Bestellungen"),
        ] {
            #expect(try findings(.labelRepeatsWords, row(picture, text)).count == 1, "\(picture)")
        }
        #expect(try findings(.labelRepeatsWords, row("New orders", "Orders")) == [])
        #expect(try findings(.labelRepeatsWords, row("Orders of today", "Orders")) == [])
    }

    @Test("The visible name of a user, a menu item or an account is no text for machines")
    func content() throws {
        #expect(try findings(.imageLabelFilename, row("", "mary_green_small")) == [])
        #expect(try findings(.imageLabelFilename, row("mary_green_small", "")).count == 1)
        #expect(try findings(.imageLabelFilename, row("", "ic_green_small")).count == 1)
        #expect(try findings(.labelRoleOnly, row("", "Image")) == [])
        #expect(try findings(.labelRoleOnly, row("Image", "")).count == 1)
        #expect(try findings(.labelDebugText, row("", "AE070331234567890123456")) == [])
        #expect(try findings(.labelDebugText, row("", "ae070331234567890123456a")).count == 1)
    }

    @Test("The star and the hash of a dial pad are keys")
    func dialPad() throws {
        func keys(_ names: some Sequence<String>) -> String {
            names.enumerated().map { number, name in
                let (x, y) = (number % 3 * 100, 200 + number / 3 * 60)
                return """
                    <node class='android.widget.FrameLayout' bounds='[\(x),\(y)][\(x + 90),\(y + 50)]'><node class='android.widget.Button' \
                    clickable='true' content-desc='\(name)' bounds='[\(x),\(y)][\(x + 90),\(y + 50)]'/></node>
                    """
            }.joined()
        }
        let digits = (1...9).map(String.init)
        #expect(try findings(.labelSymbolOnly, keys(digits + ["*", "0", "#"])) == [])
        #expect(try findings(.labelSymbolOnly, keys(["*", "#"])).count == 2)
    }

    @Test("Fields of one hint with different contents are told apart by these")
    func fields() throws {
        func field(_ text: String, _ y: Int) -> String {
            """
            <node class='android.widget.EditText' clickable='true' focusable='true' hint='Item' text='\(text)' \
            bounds='[0,\(y)][400,\(y + 50)]'/>
            """
        }
        #expect(try findings(.labelDuplicate, field("Milk", 100) + field("Bread", 160)) == [])
        #expect(try findings(.labelDuplicate, field("Item", 100) + field("Item", 160)).count == 1)
    }

    @Test("A plain view beside a button of its height lacks a role")
    func besideButton() throws {
        func views(_ type: String, _ parent: String = "LinearLayout") -> String {
            """
            <node class='android.widget.\(parent)' bounds='[0,100][400,150]'>\
            <node class='android.widget.Button' clickable='true' text='Later' bounds='[0,100][120,150]'/>\
            <node class='android.widget.\(type)' clickable='true' text='Update' bounds='[130,100][250,150]'/></node>
            """
        }
        for type in ["TextView", "LinearLayout", "FrameLayout"] {
            #expect(try findings(.roleMissing, views(type)).count == 1, "\(type)")
        }
        #expect(try findings(.roleMissing, views("Button")) == [])
        // An item of a toolbar.
        #expect(try findings(.roleMissing, views("TextView", "LinearLayoutCompat")) == [])
    }

    @Test("A progress bar with a text or a label around it is described, and another is a warning")
    func progress() throws {
        let bar = "<node class='android.widget.ProgressBar' bounds='[180,400][220,440]'/>"
        let text = "<node class='android.widget.TextView' text='Sending…' bounds='[100,450][300,480]'/>"
        func group(_ views: String) -> String {
            "<node class='android.widget.LinearLayout' bounds='[0,380][400,500]'>\(views)</node>"
        }
        #expect(try findings(.progressUndescribed, group(bar)).count == 1)
        #expect(try findings(.progressUndescribed, group(bar + text)) == [])
        let button = "<node class='android.widget.Button' clickable='true' text='Pay' bounds='[0,390][400,450]'/>"
        #expect(try findings(.progressUndescribed, group(button + bar)) == [])
    }
}
