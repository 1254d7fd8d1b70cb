import AXTree
import AXWords
import TestSupport
import Testing

/// What TalkBack says, as its public source has the words and their order.
@Suite("What TalkBack says")
struct TalkBackSpeechTests {
    private func said(_ node: String, in language: Lexicon = .english) throws -> [String?] {
        let screen = try readScreen("<hierarchy>\(node)</hierarchy>")
        let speech = Speech.talkBack(screen.elements[0], language: language)
        return [speech.description, speech.hint]
    }

    @Test(
        "State, name and role, then that the view is disabled",
        arguments: [
            (
                "<node class='android.widget.CheckBox' text='Wi-Fi' checkable='true' checked='true' clickable='true' bounds='[0,0][9,9]'/>",
                ["checked, Wi-Fi, Check box", "Double-tap to toggle"]
            ),
            (
                "<node class='android.widget.Switch' checkable='true' clickable='true' enabled='false' bounds='[0,0][9,9]'/>",
                ["off, Switch, disabled", nil]
            ),
            (
                "<node class='android.widget.ImageView' clickable='true' bounds='[0,0][9,9]'/>",
                ["Unlabelled, Button", "Double-tap to activate"]
            ),
            (
                "<node class='android.widget.EditText' text='Kim' hint='Name' clickable='true' bounds='[0,0][9,9]'/>",
                ["Kim, Name, Edit box", "Double-tap to edit text"]
            ),
            (
                "<node class='android.view.View' content-desc='Home' selected='true' focusable='true' bounds='[0,0][9,9]'/>",
                ["selected, Home", nil]
            ),
        ])
    func english(node: String, expected: [String?]) throws { #expect(try said(node) == expected) }

    @Test("The words are those of the language")
    func languages() throws {
        let node = "<node class='android.widget.Button' text='OK' clickable='true' bounds='[0,0][9,9]'/>"
        #expect(try said(node, in: .german) == ["OK, Schaltfläche", "Zum Aktivieren doppeltippen"])
        #expect(try said(node, in: .korean) == ["OK, 버튼", "활성화하려면 두 번 탭하세요"])
        for language in Lexicon.complete {
            for term in TalkBackTerm.allCases { #expect(!term.text(in: language).isEmpty) }
        }
    }
}
