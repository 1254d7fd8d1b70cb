import AXSyntax
import AXTree
import TestSupport
import Testing

@testable import AXEngine

/// Rules look at the beginning of a long text only.
@Suite("Long texts")
struct LongTextTests {
    private func screen(_ label: String, hint: String? = nil) -> Screen {
        var element = Element(.button)
        (element.label, element.hint, element.isAccessibilityElement) = (label, hint, true)
        return Screen(name: "Home", elements: [element])
    }

    @Test("Rules get the first 10,000 characters, and the screen has a note")
    func cut() {
        let label = String(repeating: "e\u{301}", count: 10_001)
        let limited = LimitedScreen(screen(label, hint: "short"))
        #expect(limited.screen.elements[0].label == String(repeating: "é", count: 10_000))
        #expect(limited.screen.elements[0].hint == "short")
        #expect(limited.note == "1 element has a longer text than the 10000 characters that rules look at")
        let audit = Audit(rules: [])(screen(label))
        #expect(audit.screen.origin.notes == [limited.note ?? ""])
        #expect(audit.screen.elements[0].label == label, "reports and snapshots have the whole text")
    }

    @Test("A text of 10,000 characters is whole, of any number of bytes")
    func whole() {
        let limited = LimitedScreen(screen(String(repeating: "e\u{301}", count: 10_000)))
        #expect(limited.note == nil)
        #expect(limited.screen.elements[0].label?.count == 10_000)
    }

    @Test("The length of a text is that of the whole text")
    func length() {
        let whole = screen(String(repeating: "a\r\n", count: 20_000))
        let limited = LimitedScreen(whole)
        let view = ScreenView(limited.screen, ScreenFacts(limited.screen, includesSystem: false))
        view.wholeElements = whole.elements
        #expect(view[0].label?.count == 10_000)
        #expect(view[0].wholeLength(of: .label, from: 10_000) == 40_000)
        #expect(view[0].wholeLength(of: .label, from: 9_990) == 39_990)
        #expect(view[0].wholeLength(of: .hint, from: 7) == 7)
    }

    @Test("The time of rules is measured only when asked, and added up over the elements of a screen")
    func times() {
        let rule = Rule.each("size") { _, _ in }
        var audit = Audit(rules: [rule])
        #expect(audit(screen("Pay")).times == nil)
        audit.now = { .zero }
        #expect(audit(screen("Pay")).times?.rules == ["size": .zero])
        var times = RuleTimes()
        times.rules = ["a": .seconds(1), "b": .seconds(3), "c": .seconds(3)]
        times.add(times)
        #expect(RuleTimes.greatest(2, of: times.rules).map(\.name) == ["b", "c"])
        #expect(times.rules["a"] == .seconds(2))
    }
}
