import Testing

@testable import AXCommandLine

/// speak prints SSML.
@Suite("speak")
struct SpeakCommandTests {
    private let tree = """
        { "axaudit": 1, "elements": [ { "type": "button", "label": "Pay", "traits": ["button"] } ] }
        """

    @Test("The language is that of --locale if the dump has none")
    func locale() {
        let english = axaudit("speak", "-", stdin: tree)
        #expect(english.outcome == .passed && english.errors.isEmpty)
        #expect(english.output.contains("<p xml:lang=\"en\"><s>Pay. Button. </s></p>\n"))
        #expect(
            axaudit("speak", "-", "--locale", "ko", stdin: tree).output.contains(
                "<p xml:lang=\"ko\"><s>Pay. 버튼. </s></p>"))
    }

    @Test("A file that cannot be read is an error, and nothing is spoken")
    func errors() throws {
        let broken = axaudit("speak", "-", stdin: Tree.broken)
        #expect(broken.outcome == .undecided && broken.output.isEmpty && !broken.errors.isEmpty)
        #expect(axaudit("speak").errors.contains("expected a dump"))
    }

    @Test("-o writes a file")
    func output() throws {
        let project = try TemporaryProject()
        try project.write("tree.json", tree)
        #expect(project.run("speak", "@/tree.json", "-o", "@/screen.ssml").outcome == .passed)
        #expect(project.text("screen.ssml")?.contains("<s>Pay. Button. </s>") == true)
    }
}
