import AXSources
import AXTree
import Testing

/// The places of elements that several branches of a choice make.
@Suite("Branches in sources")
struct BranchTests {
    private static let branches = """
        struct Pay: View {
            var body: some View {
                VStack {
                    Text("Your basket")
                    if isEmpty {
                        Button("Go on") { }
                    } else {
                        Button("Go on") { }
                    }
                    Text("Terms of the shop")
                }
            }
        }
        """

    @Test("An element in both branches of a choice has both places")
    func twins() {
        let answers = CodeSearchTests.answers(
            to: ["Your basket", "Go on", "Terms of the shop"], in: ["Pay.swift": Self.branches])
        #expect(answers.map { $0?.certainty } == [.one, .several, .one])
        #expect(answers[1].map { [$0.place.line] + $0.others.map(\.line) } == [6, 8])
        let cases = """
            @Composable
            fun Pay() {
                Text("Your basket")
                when (state) {
                    is Empty -> Button("Go on")
                    else -> Button("Go on")
                }
            }
            """
        let kotlin = CodeSearchTests.answers(to: ["Your basket", "Go on"], on: .android, in: ["Pay.kt": cases])
        #expect(kotlin[1]?.certainty == .several)
    }

    @Test("Of both branches, the one whose other texts are on the screen is the place")
    func otherTextsOfBranches() {
        let code = Self.branches.replacing(
            "} else {\n                Button(\"Go on\") { }",
            with: "} else {\n                Text(\"3 articles of the shop\")\n                Button(\"Go on\") { }")
        let answers = CodeSearchTests.answers(
            to: ["Your basket", "3 articles of the shop", "Go on", "Terms of the shop"], in: ["Pay.swift": code])
        #expect(CodeSearchTests.describe(answers[2]) == "one Pay.swift:9 by literal")
    }
}
