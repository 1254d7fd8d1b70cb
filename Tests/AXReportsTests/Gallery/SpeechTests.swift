import AXReports
import AXTree
import Testing

/// What VoiceOver says, as heard on a device set to English.
@Suite("Speech")
struct SpeechTests {
    private func speech(
        _ type: ElementType, _ label: String? = nil, traits: Traits? = [], carries: AttributeSet = .all,
        _ change: (inout Element) -> Void = { _ in }
    ) -> String {
        var element = Element(type)
        element.label = label
        element.traits = traits
        change(&element)
        let speech = Speech(element, carries: carries)
        return (speech.before + [speech.name] + speech.after).joined(separator: ", ")
            + (speech.hint.map { "; " + $0 } ?? "")
    }

    @Test("Name, then role, then hint")
    func order() {
        #expect(speech(.button, "Pay", traits: [.button]) == "Pay, button")
        #expect(speech(.button, "Pay", traits: [.button]) { $0.hint = "Pays." } == "Pay, button; Pays.")
        #expect(speech(.staticText, "Payment", traits: [.header]) == "Payment, heading")
        #expect(speech(.staticText, "Total", traits: [.staticText]) { $0.value = "€ 5" } == "Total, € 5")
        #expect(speech(.staticText, "Total") { $0.value = "Total" } == "Total", "said once")
        #expect(speech(.slider, "Volume", traits: [.adjustable]) { $0.value = "50 %" } == "Volume, 50 %, adjustable")
        #expect(speech(.link, "Terms", traits: [.link]) == "Terms, link")
        #expect(speech(.staticText, "Chapter") { $0.headingLevel = 2 } == "Chapter, heading, level 2")
    }

    @Test("State: chosen first, dimmed before the role, a switch after it")
    func state() {
        #expect(speech(.button, "Home", traits: [.button, .selected]) == "Selected, Home, button")
        #expect(speech(.button, "Home", traits: [.button]) { $0.isSelected = true } == "Selected, Home, button")
        #expect(speech(.button, "Pay", traits: [.button]) { $0.isEnabled = false } == "Pay, dimmed, button")
        #expect(speech(.switch, "Wi-Fi") { $0.value = "1" } == "Wi-Fi, switch button, on")
        #expect(speech(.switch, "Wi-Fi") { $0.value = "0" } == "Wi-Fi, switch button, off")
    }

    @Test("A text field says its placeholder while it is empty")
    func fields() {
        #expect(
            speech(.textField, "Street") { $0.placeholder = "Street and number" }
                == "Street, Street and number, text field")
        #expect(
            speech(.textField, "Street") { field in
                field.placeholder = "Street and number"
                field.value = "Main Road 1"
            } == "Street, Main Road 1, text field")
    }

    @Test("The type says the role where traits cannot be known, and does not where they can")
    func roles() {
        #expect(speech(.button, "Pay", traits: nil) == "Pay, button")
        #expect(speech(.button, "Pay", carries: AttributeSet.all.subtracting([.traits])) == "Pay, button")
        #expect(speech(.button, "Pay", traits: []) == "Pay", "a button without the trait is not called one")
    }

    @Test("Nothing is nothing")
    func silence() {
        #expect(Speech(Element(.other), carries: .all).isSilent)
        var blank = Element(.other)
        blank.label = "\u{A0}"
        #expect(Speech(blank, carries: .all).isSilent)
        var button = Element(.button)
        button.traits = [.button]
        #expect(!Speech(button, carries: .all).isSilent)
    }
}
