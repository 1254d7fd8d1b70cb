import AXSources
import AXTree
import TestSupport
import Testing

/// The places of texts that are data or from tables: the calls that show them.
@Suite("Templates of rows in sources")
struct TemplateTests {
    private static let row = """
        @Composable
        fun Basket() {
            Text("Your basket of today")
            LazyColumn { items(articles) { article -> ArticleRow(article) } }
        }

        @Composable
        private fun ArticleRow(article: Article) {
            Row {
                Text(article.title)
                Text(article.notes, style = small)
                Icon(Icons.Default.Delete, "Remove article")
            }
        }
        """
    private static let seed = """
        object SeedArticles {
            fun fill(shop: Shop) {
                shop.add(Article(title = "Green tea", notes = "From the north"))
                shop.add(Article(title = "Black tea", notes = "From the south"))
            }
        }
        """

    @Test("The call that shows a text of seed data comes first, the data after it, and neither is certain")
    func seedData() {
        let answers = CodeSearchTests.answers(
            to: ["Your basket of today", "Green tea", "From the north", "Remove article"], on: .android,
            in: ["Basket.kt": Self.row, "SeedArticles.kt": Self.seed])
        func lines(_ answer: CodeAnswer?) -> [String] {
            answer.map { ([$0.place] + $0.others).map { "\($0.file):\($0.line)" } } ?? []
        }
        #expect(lines(answers[1]) == ["Basket.kt:10", "SeedArticles.kt:3"])
        #expect(lines(answers[2]) == ["Basket.kt:11", "SeedArticles.kt:3"])
        #expect(answers.map { $0?.certainty } == [.one, .several, .several, .one])
    }

    @Test("An object of texts of which the screen shows one is a table: the call that shows the member comes first")
    func objects() {
        let code = """
            const QUOTES = {
              morning: [
                { text: 'Rise with the sun today', more: 'A' }, { text: 'Walk before you work', more: 'B' },
              ],
              evening: [
                { text: 'Rest is work as well', more: 'C' }, { text: 'Sleep with open windows', more: 'D' },
              ],
            };

            export const Banner = () => {
              const quote = QUOTES.morning[0];
              return (
                <View>
                  <Text>Quote of the day</Text>
                  <Text numberOfLines={1}>{quote.text}</Text>
                </View>
              );
            };
            """
        let answers = CodeSearchTests.answers(
            to: ["Quote of the day", "Walk before you work"], in: ["Banner.tsx": code])
        #expect(CodeSearchTests.describe(answers[0]) == "one Banner.tsx:14 by literal")
        #expect(CodeSearchTests.describe(answers[1]) == "several Banner.tsx:15 by literal")
        #expect(answers[1]?.others.map(\.line) == [3])
    }

    @Test(
        "Both texts of a condition are texts of the call",
        arguments: [
            ("Pay.swift", "Text(isOpen ? \"Pay for all of it\" : \"Nothing is in here\")"),
            ("Pay.swift", "Text(basket.isOpen ? basket.title : \"Nothing is in here\")"),
            ("Pay.swift", "Text(isOpen ? isNew ? \"Pay for all of it\" : \"Nothing is in here\" : \"Closed\")"),
            ("Pay.kt", "Text(if (isOpen) \"Pay for all of it\" else \"Nothing is in here\")"),
            ("Pay.kt", "Text(if (isOpen) { \"Pay for all of it\" } else { \"Nothing is in here\" })"),
            ("Pay.kt", "Text(when (state) { 1 -> \"Pay for all of it\"\n else -> \"Nothing is in here\" })"),
            ("pay.dart", "Text(isOpen ? 'Pay for all of it' : 'Nothing is in here')"),
            ("Pay.tsx", "<Text>{isOpen ? 'Pay for all of it' : 'Nothing is in here'}</Text>"),
        ])
    func conditions(path: String, call: String) {
        let platform: Platform = path.hasSuffix("kt") ? .android : .default
        let code =
            path.hasSuffix("tsx")
            ? "export const Pay = () => (\n  \(call)\n);\n" : "struct Pay: View {\n    \(call)\n}\n"
        let answers = CodeSearchTests.answers(
            to: ["Nothing is in here"], on: platform, in: [path: code])
        let answer = CodeSearchTests.describe(answers[0])
        #expect(answers[0]?.certainty == .one && answers[0]?.place.file == path, "\(answer)")
    }

    @Test("A variable that is given to a component of the app by its position is where it is given")
    func positions() {
        let code = """
            @Composable
            fun Screen() {
                val words = "Pay for it all now"
                Spacer()
                Spacer()
                PrimaryButton(words, onClick = pay)
            }

            @Composable
            private fun PrimaryButton(words: String, onClick: () -> Unit) {
                Button(onClick = onClick) { Text(words) }
            }
            """
        let answers = CodeSearchTests.answers(to: ["Pay for it all now"], on: .android, in: ["Pay.kt": code])
        #expect(CodeSearchTests.describe(answers[0]) == "one Pay.kt:6 by literal")
    }
}
