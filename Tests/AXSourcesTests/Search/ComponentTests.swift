import AXSources
import AXTree
import TestSupport
import Testing

/// The places of texts that reach the call which shows them through a variable or a component of the app.
@Suite("Variables and components in sources")
struct ComponentTests {
    private static func answers(
        to labels: [String], on platform: Platform = .default, in files: [String: String]
    ) -> [String] {
        CodeSearchTests.answers(to: labels, on: platform, in: files).map(CodeSearchTests.describe)
    }

    // MARK: Variables

    @Test("A text in a variable is where the variable is shown: stringResource in Compose")
    func resources() {
        let answers = Self.answers(
            to: ["Pay for the basket", "Do not pay", "Contents"], on: .android,
            in: [
                "Checkout.kt": """
                @Composable
                fun Checkout() {
                    val title = stringResource(R.string.pay_title)
                    val words = stringResource(R.string.pay_cancel)
                    val body: String = stringResource(id = R.string.pay_contents)

                    Column {
                        Text(title)
                        TextButton(onClick = close) {
                            Icon(Icons.Default.Close, contentDescription = null)
                            Text(text = words, style = small)
                        }
                        Text(
                            body
                        )
                    }
                }

                fun other(title: String) { show(title) }
                """,
                "res/values/strings.xml": """
                <resources>
                    <string name="pay_title">Pay for the basket</string>
                    <string name="pay_cancel">Do not pay</string>
                    <string name="pay_contents">Contents</string>
                </resources>
                """,
            ])
        #expect(answers == ["one Checkout.kt:8 by key", "one Checkout.kt:11 by key", "one Checkout.kt:14 by key"])
    }

    @Test(
        "A text in a variable, in every language",
        arguments: [
            (
                "Pay.swift",
                """
                final class Pay: UIViewController {
                    let words = "Pay for it all now"

                    func show() {
                        let other = 1
                        payButton.setTitle(words, for: .normal)
                    }
                }
                """, 6
            ),
            (
                "Pay.swift",
                """
                struct Pay: View {
                    let words = "Pay for it all now"
                    let other = 1

                    var body: some View { Text(self.words) }
                }
                """, 5
            ),
            (
                "Pay.swift",
                """
                func show(_ isOpen: Bool, in payLabel: UILabel) {
                    let words = isOpen ? "Pay for it all now" : "Closed"
                    let other = 1

                    payLabel.text = words
                    payLabel.isHidden = false
                }
                """, 5
            ),
            (
                "pay.dart",
                """
                class Pay extends StatelessWidget {
                  Widget build(BuildContext context) {
                    final words = 'Pay for it all now';
                    final other = 1;

                    return Text(words);
                  }
                }
                """, 6
            ),
            (
                "Pay.tsx",
                """
                export const Pay = () => {
                  const words = 'Pay for it all now';
                  const other = 1;

                  return <View><Text>{words}</Text></View>;
                };
                """, 5
            ),
            (
                "Pay.kt",
                """
                private const val WORDS = "Pay for it all now"

                @Composable
                fun Pay() {
                    Text(text = WORDS)
                }
                """, 5
            ),
        ])
    func variables(path: String, code: String, line: Int) {
        let platform: Platform = path.hasSuffix("kt") ? .android : .default
        #expect(
            Self.answers(to: ["Pay for it all now"], on: platform, in: [path: code]) == [
                "one \(path):\(line) by literal"
            ])
    }

    @Test("A variable of the same name elsewhere is another; one that nothing shows is where it is declared")
    func otherVariables() {
        let code = """
            @Composable
            fun Pay() {
                val words = "Pay for it all now"
                Log.d(words)
            }

            @Composable
            fun Cancel(words: String) {
                Text(words)
                if (words.isEmpty()) {
                    val words = "Nothing that can be cancelled"
                    Card { Text(words) }
                }
            }
            """
        let answers = Self.answers(
            to: ["Pay for it all now", "Nothing that can be cancelled"], on: .android, in: ["Pay.kt": code])
        #expect(answers[0].contains("Pay.kt:3"))
        #expect(answers[1] == "one Pay.kt:12 by literal")
    }

    @Test("A variable that two calls show has two places")
    func usedTwice() {
        let code = """
            fun Pay() {
                val words = "Pay for it all now"
                Header(title = words)
                Spacer()
                Spacer()
                Text(words)
            }
            """
        let answers = CodeSearchTests.answers(to: ["Pay for it all now"], on: .android, in: ["Pay.kt": code])
        #expect(answers[0]?.certainty == .several)
        #expect(answers[0].map { [$0.place.line] + $0.others.map(\.line) }?.sorted() == [3, 6])
    }

    // MARK: Components

    private static let files: [(String, String)] = [
        (
            "Kotlin.kt",
            """
            @Composable
            fun Screen() {
                PrimaryButton("Pay for it all now", onClick = pay)
                Report("Sent to nobody but us")
            }

            @Composable
            private fun PrimaryButton(words: String, onClick: () -> Unit, modifier: Modifier = Modifier) {
                Button(onClick = onClick) { Text(words) }
            }

            fun Report(words: String) { send(words) }
            """
        ),
        (
            "Swift.swift",
            """
            struct Screen: View {
                var body: some View {
                    PrimaryButton("Pay for it all now") { pay() }
                    Report("Sent to nobody but us")
                }
            }

            struct PrimaryButton: View {
                let words: String
                init(_ words: String, action: @escaping () -> Void) { self.words = words }
                var body: some View { Button(action: action) { Text(words) } }
            }

            struct Report { init(_ words: String) { send(words) } }
            """
        ),
        (
            "Member.swift",
            """
            struct Screen: View {
                var body: some View { PrimaryButton(words: "Pay for it all now") }
                let report = Report(words: "Sent to nobody but us")
            }

            struct PrimaryButton: View {
                let words: LocalizedStringKey
                var body: some View { Button(words) { pay() } }
            }
            """
        ),
        (
            "dart.dart",
            """
            class Screen extends StatelessWidget {
              Widget build(BuildContext context) => Column(children: [
                PrimaryButton('Pay for it all now', onTap: pay), Report('Sent to nobody but us'),
              ]);
            }

            class PrimaryButton extends StatefulWidget {
              const PrimaryButton(this.words, {super.key, required this.onTap});
              final String words;
              State<PrimaryButton> createState() => _PrimaryButtonState();
            }

            class _PrimaryButtonState extends State<PrimaryButton> {
              Widget build(BuildContext context) => ElevatedButton(child: Text(widget.words));
            }
            """
        ),
        (
            "Function.dart",
            """
            class Screen extends StatelessWidget {
              Widget build(BuildContext context) => Column(children: [
                _button(context, 'Pay for it all now', isOn: true), Report('Sent to nobody but us'),
              ]);

              Widget _button(BuildContext context, String? words, {required bool isOn}) {
                return Padding(child: Text(words, style: small));
              }
            }
            """
        ),
        (
            "Named.dart",
            """
            class Screen extends StatelessWidget {
              Widget build(BuildContext context) => Column(children: [
                PrimaryButton(words: 'Pay for it all now'), Report(words: 'Sent to nobody but us'),
              ]);
            }

            class PrimaryButton extends StatelessWidget {
              const PrimaryButton({required this.words});
              Widget build(BuildContext context) => Text(words);
            }
            """
        ),
        (
            "Tags.tsx",
            """
            export const Screen = () => (
              <View>
                <PrimaryButton words="Pay for it all now" />
                <Report words="Sent to nobody but us" />
              </View>
            );

            const PrimaryButton = ({ words }) => (
              <Pressable><Text>{words}</Text></Pressable>
            );
            """
        ),
    ]

    @Test(
        "What a component of the app shows of its arguments is a text of the screen, also without a name",
        arguments: files)
    func components(path: String, code: String) {
        let platform: Platform = path.hasSuffix("kt") ? .android : .default
        let answers = CodeSearchTests.answers(
            to: ["Pay for it all now"], on: platform, in: [path: code])
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
        let line = (lines.firstIndex { $0.contains("Pay for it all now") } ?? 0) + 1
        #expect(answers.map(CodeSearchTests.describe) == ["one \(path):\(line) by literal"])
        let other = CodeSearchTests.answers(to: ["Sent to nobody but us"], on: platform, in: [path: code])
        #expect(other[0]?.certainty != .one)
    }

    @Test("Two components of one name in two files: that of the file, else what both agree on")
    func namesakes() {
        func component(_ code: String) -> String {
            "@Composable\nprivate fun Line(words: String) {\n    \(code)\n}\n"
        }
        let screen = "@Composable\nfun Screen() {\n    Line(\"Pay for it all now\")\n}\n"
        func certainty(_ files: [String: String]) -> CodeCertainty? {
            CodeSearchTests.answers(to: ["Pay for it all now"], on: .android, in: files)[0]?.certainty
        }
        #expect(
            certainty(["A.kt": screen + component("Text(words)"), "B.kt": component("send(words)")]) == .one)
        #expect(certainty(["A.kt": screen + component("send(words)"), "B.kt": component("Text(words)")]) != .one)
        #expect(
            certainty(["A.kt": screen, "B.kt": component("Text(words)"), "C.kt": component("Text(words)")]) == .one)
        #expect(
            certainty(["A.kt": screen, "B.kt": component("Text(words)"), "C.kt": component("send(words)")]) != .one)
    }
}
