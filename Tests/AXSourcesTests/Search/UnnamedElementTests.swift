import AXSources
import AXTree
import TestSupport
import Testing

/// The places of elements that have no text of their own, and of what shows data, by the elements beside them.
@Suite("Places of elements without a text")
struct UnnamedElementTests {
    /// Returns the answer for each element of a dump, by its index.
    private static func answers(to dump: String, in files: [String: String]) throws -> [String] {
        let index = SourceIndex(
            files.sorted { $0.key < $1.key }.compactMap { path, text in
                ScannedFile(SourceFile(path: path, contents: Array(text.utf8)))
            })
        let screen = try readScreen(dump)
        let search = CodeSearch(index, screen)
        return screen.elements.indices.map { CodeSearchTests.describe(search.answer(for: $0)) }
    }

    /// A node of a dump of uiautomator; `more` are attributes, such as `checkable="true"`.
    private static func node(
        _ name: String, _ text: String = "", at top: Int, _ more: String = "", _ children: String = ""
    ) -> String {
        """
        <node class="android.\(name)" text="\(text)" resource-id="" content-desc="" package="shop" checkable="false" \
        clickable="false" enabled="true" focusable="false" bounds="[0,\(top)][400,\(top + 50)]">\(children)</node>
        """.replacing("clickable=\"false\"", with: more.isEmpty ? "clickable=\"false\"" : more, maxReplacements: 1)
    }

    private static func dump(_ nodes: String...) -> String {
        "<hierarchy rotation=\"0\">\(node("view.View", at: 0, "", nodes.joined()))</hierarchy>"
    }

    private static let settings = """
        @Composable
        fun Settings() {
            Column {
                Row {
                    Text("Dark mode")
                    Switch(checked = dark, onCheckedChange = {})
                }
                Text("Size of texts")
                Slider(value = size, onValueChange = {})
                SettingRow("Notifications", on) {}
                SettingRow("Newsletter", news) {}
            }
        }

        @Composable
        fun SettingRow(title: String, isOn: Boolean, onChange: (Boolean) -> Unit) {
            Row {
                Text(title)
                Spacer(Modifier.weight(1f))
                Image(painter, null)
                Icon(Icons.Default.Info, null)
                Divider()
                Switch(checked = isOn, onCheckedChange = onChange)
            }
        }
        """

    @Test("A control is where the text beside it is made, also in a component that both are of")
    func controls() throws {
        let toggle = "clickable=\"true\" NAF=\"true\""
        func row(_ text: String, _ top: Int) -> String {
            Self.node(
                "view.View", at: top, "",
                Self.node("widget.TextView", text, at: top) + Self.node("widget.Switch", at: top, toggle))
        }
        let answers = try Self.answers(
            to: Self.dump(
                row("Dark mode", 100), Self.node("widget.TextView", "Size of texts", at: 200),
                Self.node("widget.SeekBar", at: 250, toggle), row("Notifications", 300), row("Newsletter", 400)),
            in: ["Settings.kt": Self.settings])
        #expect(
            [3, 5, 8, 11].map { answers[$0] } == [
                "one Settings.kt:6 by literal", "one Settings.kt:9 by literal", "one Settings.kt:23 by literal",
                "one Settings.kt:23 by literal",
            ], "\(answers)")
    }

    @Test("Of two controls that one call would make, none is certain")
    func twoControls() throws {
        let toggle = "clickable=\"true\" NAF=\"true\""
        let answers = try Self.answers(
            to: Self.dump(
                Self.node("widget.TextView", "Dark mode", at: 100), Self.node("widget.Switch", at: 100, toggle),
                Self.node("widget.TextView", "Size of texts", at: 200), Self.node("widget.Switch", at: 200, toggle)),
            in: [
                "Settings.kt": """
                fun Settings() {
                    Column {
                        Text("Dark mode")
                        Switch(checked = dark, onCheckedChange = {})
                        Text("Size of texts")
                        Other(size)
                    }
                }
                """
            ])
        #expect(!answers[2].hasPrefix("one") && !answers[4].hasPrefix("one"), "\(answers)")
    }

    @Test("A text that the sources do not have has no place: it is data, the system's or of another version")
    func foreignTexts() throws {
        let answers = try Self.answers(
            to: """
                { "axaudit": 1, "root": { "type": "application", "frame": [0, 0, 390, 844], "children": [
                  { "type": "navigationBar", "label": "Basket", "frame": [0, 0, 390, 44], "children": [
                    { "type": "button", "identifier": "BackButton", "label": "Back", "frame": [0, 0, 44, 44] },
                    { "type": "staticText", "label": "Basket of the day", "frame": [100, 0, 90, 44] } ] },
                  { "type": "staticText", "label": "Jane Doe", "frame": [0, 100, 390, 20] },
                  { "type": "button", "label": "Done", "frame": [300, 500, 44, 44] },
                  { "type": "button", "frame": [0, 121, 390, 20] } ] } }
                """,
            in: ["Basket.swift": "struct Basket: View {\n    var body: some View { Text(\"Basket of the day\") }\n}\n"])
        #expect(answers.filter { $0.hasPrefix("one") } == ["one Basket.swift:2 by literal"])
        #expect(answers.filter { $0.hasPrefix("near") }.isEmpty, "\(answers)")
    }

    @Test("The button at the beginning of a toolbar is made by the toolbar with an icon for navigation")
    func navigation() throws {
        func files(_ attribute: String) -> [String: String] {
            [
                "res/layout/pay.xml": """
                <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android">
                    <com.google.android.material.appbar.MaterialToolbar
                        android:id="@+id/toolbar"
                        \(attribute) />
                </LinearLayout>
                """
            ]
        }
        let dump = Self.dump(
            Self.node(
                "view.ViewGroup", at: 0, "", Self.node("widget.ImageButton", at: 0, "clickable=\"true\" NAF=\"true\""))
        ).replacing(
            "android.view.ViewGroup\" text=\"\" resource-id=\"\"",
            with: "android.view.ViewGroup\" text=\"\" resource-id=\"shop:id/toolbar\"")
        let icon = try Self.answers(to: dump, in: files("app:navigationIcon=\"@drawable/back\""))
        #expect(icon[2] == "one res/layout/pay.xml:2 by identifier", "\(icon)")
        let none = try Self.answers(to: dump, in: files("app:title=\"Pay\""))
        #expect(!none[2].hasPrefix("one"), "\(none)")
    }

    // MARK: Rows

    @Test("A row that shows data has the place of its template, by the other texts of the row")
    func rows() throws {
        let row = Self.node(
            "view.View", at: 100, "clickable=\"true\"",
            Self.node("widget.TextView", "Jane Doe", at: 100)
                + Self.node("widget.TextView", "Write a message to her", at: 100))
        let compose = """
            @Composable
            fun People(people: List<Person>) {
                Text("Your people")
                LazyColumn {
                    items(people) { person ->
                        Row(Modifier.clickable { open(person) }) {
                            Text(person.name)
                            Text("Write a message to her")
                        }
                    }
                }
            }
            """
        let answers = try Self.answers(to: Self.dump(row), in: ["People.kt": compose])
        #expect(
            answers.dropFirst() == ["near People.kt:6 by literal", "none", "one People.kt:8 by literal"], "\(answers)")
        let layout = """
            <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android">
                <TextView android:id="@+id/name" />
                <TextView android:text="Write a message to her" />
            </LinearLayout>
            """
        let views = try Self.answers(to: Self.dump(row), in: ["res/layout/person.xml": layout])
        #expect(views[1] == "near res/layout/person.xml:1 by literal", "\(views)")
    }

    @Test("A row of a list that is not repeated has no template")
    func singleRow() throws {
        let row = Self.node(
            "view.View", at: 100, "clickable=\"true\"",
            Self.node("widget.TextView", "Jane Doe", at: 100)
                + Self.node("widget.TextView", "Write a message to her", at: 100))
        let code = "fun Person() {\n    Text(person.name)\n    Text(\"Write a message to her\")\n}\n"
        #expect(try Self.answers(to: Self.dump(row), in: ["Person.kt": code])[1] == "none")
    }
}
