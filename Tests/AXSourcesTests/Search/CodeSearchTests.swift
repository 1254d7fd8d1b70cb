import AXSources
import AXTree
import TestSupport
import Testing

/// The places that are found for the elements of a screen, in sources written for the test.
@Suite("Search in sources")
struct CodeSearchTests {
    /// Returns the answer for each label on a screen that has the elements in this order.
    static func answers(
        to labels: [String], on platform: Platform = .default, in files: [String: String], identifiers: [String?] = []
    ) -> [CodeAnswer?] {
        let index = SourceIndex(
            files.sorted { $0.key < $1.key }.compactMap { path, text in
                ScannedFile(SourceFile(path: path, contents: Array(text.utf8)))
            })
        let elements = labels.enumerated().map { number, label in
            var element = Element(.staticText)
            element.label = label.isEmpty ? nil : label
            element.identifier = number < identifiers.count ? identifiers[number] : nil
            return element
        }
        var screen = Screen(elements: elements)
        screen.platform = platform
        let search = CodeSearch(index, screen)
        return labels.indices.map { search.answer(for: $0) }
    }

    static func describe(_ answer: CodeAnswer?) -> String {
        guard let answer else { return "none" }
        return "\(answer.certainty.rawValue) \(answer.place.file):\(answer.place.line) by \(answer.evidence.rawValue)"
    }

    @Test("A text that many files have is from the file that has the other texts of the screen")
    func support() {
        let answers = Self.answers(
            to: ["Basket", "Pay now", "Cancel"],
            in: [
                "Basket.swift": """
                struct Basket: View {
                    var body: some View {
                        Text("Basket")
                        Button("Pay now") { pay() }
                        Button("Cancel") { close() }
                    }
                }
                """,
                "Login.swift": """
                struct Login: View {
                    var body: some View {
                        Text("Log in")
                        Button("Cancel") { close() }
                    }
                }
                """,
            ])
        #expect(
            answers.map(Self.describe) == [
                "one Basket.swift:3 by literal", "one Basket.swift:4 by literal", "one Basket.swift:5 by literal",
            ])
    }

    @Test("Two files with all texts of the screen are two places, never one")
    func twins() {
        let text = "Text(\"Basket\")\nButton(\"Cancel\") { }\n"
        let answers = Self.answers(to: ["Basket", "Cancel"], in: ["A.swift": text, "B.swift": text])
        #expect(answers.map { $0?.certainty } == [.several, .several])
        #expect(answers.map { $0?.others.count } == [1, 1])
    }

    @Test("An identifier leads to the call that sets it, also through a constant")
    func identifiers() {
        let answers = Self.answers(
            to: ["", ""],
            in: [
                "Names.swift": "enum Names {\n    static let pay = \"checkout.pay\"\n}\n",
                "Checkout.swift": """
                Button(action: pay) { Image("card") }
                    .accessibilityIdentifier(Names.pay)
                Toggle(isOn: $gift) { EmptyView() }
                    .accessibilityIdentifier("checkout.gift")
                """,
            ], identifiers: ["checkout.pay", "checkout.gift"])
        #expect(
            answers.map(Self.describe) == [
                "one Checkout.swift:2 by identifier", "one Checkout.swift:4 by identifier",
            ])
    }

    @Test("A text of a catalogue leads to the call with its key, and the answer has the entry")
    func keys() throws {
        let answers = Self.answers(
            to: ["Jetzt zahlen", "Korb"],
            in: [
                "de.lproj/Localizable.strings":
                    "/* The button */\n\"checkout.pay\" = \"Jetzt zahlen\";\n\"basket\" = \"Korb\";\n",
                "en.lproj/Localizable.strings": "\"checkout.pay\" = \"Pay now\";\n\"basket\" = \"Basket\";\n",
                "Checkout.swift": "Text(\"basket\")\nButton(\"checkout.pay\") { pay() }\n",
            ])
        #expect(answers.map(Self.describe) == ["one Checkout.swift:2 by key", "one Checkout.swift:1 by key"])
        let catalogue = try #require(answers[0]?.catalogue)
        #expect(catalogue == .init(file: "de.lproj/Localizable.strings", line: 2, key: "checkout.pay"))
    }

    @Test(
        "An Android id leads to the layout; an id that no layout has may be of another version, so its text decides nothing"
    )
    func resourceIDs() {
        let files = [
            "res/layout/pay.xml": """
            <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android">
                <Button
                    android:id="@+id/pay"
                    android:text="@string/pay" />
                <Button
                    android:id="@+id/cancel"
                    android:text="@string/cancel" />
            </LinearLayout>
            """,
            "res/values/strings.xml": """
            <resources>
                <string name="pay">Pay now</string>
                <string name="cancel">Don\\'t pay</string>
            </resources>
            """,
        ]
        let answers = Self.answers(
            to: ["Pay now", "Don't pay", "Pay now"], on: .android, in: files,
            identifiers: ["shop:id/pay", "shop:id/cancel", "shop:id/gone"])
        #expect(
            answers.map(Self.describe).prefix(2) == [
                "one res/layout/pay.xml:2 by identifier", "one res/layout/pay.xml:5 by identifier",
            ])
        #expect(answers[2] == nil)
    }

    @Test("Comments, previews, comparisons, logs and other systems are no places")
    func leftOut() {
        let answers = Self.answers(
            to: ["Hidden words of the app", "Visible words of the app"],
            in: [
                "A.swift": """
                // Text("Hidden words of the app")
                /* Text("Hidden words of the app") /* nested */ Text("Hidden words of the app") */
                print("Hidden words of the app")
                if title == "Hidden words of the app" { }
                switch title { case "Hidden words of the app": break }
                #Preview { Text("Hidden words of the app") }
                struct A_Previews: PreviewProvider {
                    static var previews: some View { Text("Hidden words of the app") }
                }
                #if os(macOS)
                Text("Hidden words of the app")
                #else
                Text("Visible words of the app")
                #endif
                """
            ])
        #expect(Self.describe(answers[1]) == "one A.swift:13 by literal")
        #expect(answers[0] == nil)
    }

    @Test("Interpolations match what they leave constant")
    func patterns() {
        let answers = Self.answers(
            to: ["3 articles in the basket", "Page 2 of 7 pages"], on: .android,
            in: [
                "A.kt": "Text(\"$count articles in the basket\")\nText(\"Page ${page + 1} of ${pages.size} pages\")\n"
            ])
        #expect(answers.map(Self.describe) == ["one A.kt:1 by literal", "one A.kt:2 by literal"])
    }

    @Test("JSX: texts between tags, attributes, and keys of a JSON catalogue")
    func script() {
        let answers = Self.answers(
            to: ["Log in & pay", "Your name", "Forgot?"],
            in: [
                "Login.tsx": """
                export const Login = () => (
                  <View>
                    {/* <Text>Forgot?</Text> */}
                    <Text>
                      Log in &amp; pay
                    </Text>
                    <Input placeholder='Your name' testID="name" />
                    <Text>{t('login.forgot')}</Text>
                  </View>
                );
                """,
                "locales/en.json": "{\n  \"login\": {\n    \"forgot\": \"Forgot?\"\n  }\n}\n",
            ])
        #expect(
            answers.map(Self.describe) == [
                "one Login.tsx:5 by literal", "one Login.tsx:7 by literal", "one Login.tsx:8 by key",
            ])
    }

    @Test("Flutter: widgets, and keys of an .arb catalogue in generated accessors")
    func dart() {
        let answers = Self.answers(
            to: ["Settings", "Dark mode"],
            in: [
                "lib/settings.dart": """
                Widget build(BuildContext context) => Column(children: [
                  Text(AppLocalizations.of(context)!.settingsTitle),
                  Semantics(label: 'Dark mode', child: Switch(value: true)),
                ]);
                """,
                "lib/l10n/app_en.arb": "{\n  \"@@locale\": \"en\",\n  \"settingsTitle\": \"Settings\"\n}\n",
            ])
        #expect(
            answers.map(Self.describe) == [
                "one lib/settings.dart:2 by key", "one lib/settings.dart:3 by literal",
            ])
    }

    @Test("Objective-C: messages with labels, and keys of NSLocalizedString")
    func objectiveC() {
        let answers = Self.answers(
            to: ["Pay now", "Your basket"],
            in: [
                "Pay.m": """
                [button setTitle:@"Pay now" forState:UIControlStateNormal];
                self.title = NSLocalizedString(@"basket.title", @"Your basket");
                """,
                "en.lproj/Localizable.strings": "\"basket.title\" = \"Your basket\";\n",
            ])
        #expect(answers.map(Self.describe) == ["one Pay.m:1 by literal", "one Pay.m:2 by key"])
    }

    @Test("A storyboard's text that code can replace is not the only place")
    func storyboard() {
        let scene = { (outlet: String) in
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="1"><objects>
            <viewController id="a" customClass="PayController"><view><subviews>
            <label text="Amount" id="b"/>
            <button id="c"><state key="normal" title="Pay &amp; close"/></button>
            </subviews></view>\(outlet)</viewController></objects></scene></scenes></document>
            """
        }
        let code = "class Other { let name = \"Amount\" }\n"
        let plain = Self.answers(to: ["Amount", "Pay & close"], in: ["A.storyboard": scene(""), "B.swift": code])
        #expect(plain.map(Self.describe) == ["one A.storyboard:3 by literal", "one A.storyboard:4 by literal"])
        let outlet = scene("<connections><outlet property=\"amount\" destination=\"b\" id=\"d\"/></connections>")
        let replaced = Self.answers(to: ["Amount", "Pay & close"], in: ["A.storyboard": outlet, "B.swift": code])
        #expect(replaced.map { $0?.certainty } == [.several, .one])
    }

    @Test("A short text is of another screen if the other texts of its file are likelier from elsewhere")
    func company() {
        let tabs = """
            Widget tabs() => Row(children: [
              tab('Overview'), Text('Lectures'), Text('Attendance'), Text('Marks'),
            ]);
            """
        let home = """
            Widget home() => Column(children: [
              Text('Today at a glance'), Text('View all'), Text('Attendance'), Text('Schedule of today'),
            ]);
            """
        let labels = ["Today at a glance", "View all", "Attendance", "Lectures", "Schedule of today"]
        let answers = Self.answers(to: labels, in: ["tabs.dart": tabs, "home.dart": home])
        #expect(answers.map { $0?.certainty } == [.one, .one, .one, .several, .one])
        let whole = Self.answers(to: ["Overview", "Lectures", "Marks"], in: ["tabs.dart": tabs, "home.dart": home])
        #expect(whole[1].map(Self.describe) == "one tabs.dart:2 by literal")
    }

    @Test("A text field is where its label is, and not where a text like that entered is")
    func textFields() throws {
        let screen = try readScreen(
            """
            <hierarchy rotation="0"><node class="android.view.View" text="" content-desc="" package="a" \
            bounds="[0,0][400,800]"><node class="android.widget.EditText" text="Every hour of the day" \
            hint="How often" content-desc="" clickable="true" focusable="true" package="a" bounds="[0,0][400,100]" />
            <node class="android.widget.TextView" text="Your account" content-desc="" package="a" \
            bounds="[0,200][400,250]" /></node></hierarchy>
            """)
        let code = """
            @Composable
            fun Settings() {
                val words = interval ?: "Every hour of the day"


                OutlinedTextField(value = words, label = { Text("How often") })
                Text("Your account")
            }
            """
        let file = try #require(ScannedFile(SourceFile(path: "Settings.kt", contents: Array(code.utf8))))
        let search = CodeSearch(SourceIndex([file]), screen)
        let field = try #require(screen.elements.firstIndex { $0.type == .textField })
        #expect(Self.describe(search.answer(for: field)) == "one Settings.kt:6 by literal")
    }

    // MARK: Tables and lists

    private static let phrases = """
        enum Phrases {
            static let all: [String: String] = [
                "basket": "Basket of the day", "pay": "Pay for it now", "cancel": "Do not buy it",
            ]
        }
        """

    @Test("A table of texts in code is no place that is certain, and comes after the call that makes an element")
    func tables() {
        let labels = ["Basket of the day", "Pay for it now", "Do not buy it"]
        let alone = Self.answers(to: labels, in: ["EnglishPhrases.swift": Self.phrases])
        #expect(alone.map { $0?.certainty == .one } == [false, false, false])
        let view = """
            struct Basket: View {
                var body: some View { Button("Pay for it now") { pay() } }
            }
            """
        let beside = Self.answers(to: labels, in: ["EnglishPhrases.swift": Self.phrases, "Basket.swift": view])
        #expect(beside[1]?.place.file == "Basket.swift" && beside[1]?.certainty != .one)
    }

    @Test("Constants for the keys of a catalogue are a table, too")
    func constants() {
        let answers = Self.answers(
            to: ["Pay for it now", "Do not buy it"],
            in: [
                "Strings.swift": """
                enum Strings {
                    static let font = UILabel().font
                    static let pay = NSLocalizedString("pay.now", comment: "")
                    static let cancel = NSLocalizedString("pay.cancel", comment: "")
                }
                """,
                "en.lproj/Localizable.strings":
                    "\"pay.now\" = \"Pay for it now\";\n\"pay.cancel\" = \"Do not buy it\";\n",
            ])
        #expect(answers.map { $0?.certainty } == [.several, .several])
    }

    @Test("A literal in sample data is never a certain place")
    func samples() {
        let answers = Self.answers(
            to: ["Buy milk and bread", "Call the plumber"], on: .android,
            in: [
                "SampleTasks.kt": """
                object SampleTasks {
                    val all = listOf(
                        Task(title = "Buy milk and bread", isDone = false),
                        Task(title = "Call the plumber", isDone = true),
                    )
                }
                """
            ])
        #expect(answers.map { $0?.certainty == .one } == [false, false])
    }

    @Test("The items of a tab bar are from the list that has them all")
    func tabs() {
        let answers = Self.answers(
            to: ["Home", "Music", "Search", "Profile"], on: .android,
            in: [
                "App.kt": """
                fun App() {
                    val items = listOf(
                        Item("Home", 1), Item("Music", 2), Item("Search", 3), Item("Profile", 4)
                    )
                }
                """,
                "Videos.kt": "fun Videos() {\n    val tabs = listOf(\"Home\", \"Search\", \"Music\")\n}\n",
            ])
        #expect(answers.map { $0?.place.file } == ["App.kt", "App.kt", "App.kt", "App.kt"])
    }

    @Test("Texts of two branches are not on one screen, so they do not support each other")
    func branches() {
        let answers = Self.answers(
            to: ["Delivery", "Payment", "Address of the shop"], on: .android,
            in: [
                "Wide.kt": """
                fun Wide(tab: Int) {
                    when (tab) {
                        0 -> {
                            Text("Delivery")
                        }
                        1 -> {
                            Text("Payment")
                            Text("Address of the shop")
                        }
                    }
                }
                """,
                "Phone.kt": "fun Phone() {\n    Text(\"Delivery\")\n    Text(\"Payment\")\n}\n",
            ])
        #expect(answers[0]?.place.file == "Phone.kt")
    }

    @Test("What a button in a container says is no evidence for the container")
    func containers() throws {
        let screen = try readScreen(
            """
            <hierarchy rotation="0">
            <node class="android.view.View" text="" content-desc="" package="a" bounds="[0,0][400,800]">
              <node class="android.view.View" text="" content-desc="Latin&#10;12 cards" clickable="true" focusable="true" package="a" bounds="[0,0][400,100]">
                <node class="android.widget.Button" text="" content-desc="Study the cards" clickable="true" focusable="true" package="a" bounds="[300,0][400,100]" />
              </node>
            </node>
            </hierarchy>
            """)
        let code = """
            class Decks extends StatelessWidget {
              Widget build(BuildContext context) => Card(child: Row(children: [
                Text(deck.name), IconButton(tooltip: 'Study the cards', icon: play),
              ]));
            }
            """
        let file = try #require(ScannedFile(SourceFile(path: "lib/decks.dart", contents: Array(code.utf8))))
        let search = CodeSearch(SourceIndex([file]), screen)
        #expect(screen.elements.map(\.label).last == "Study the cards")
        #expect(Self.describe(search.answer(for: 2)).hasSuffix("lib/decks.dart:3 by literal"))
        #expect(search.answer(for: 1)?.certainty != .one)
    }
}
