import AXEngine
import Testing

@testable import AXAuditCore
@testable import AXAudit

/// label-not-translated on a screen of a shop, in English and in German.
@Suite("Labels that are the same in another language")
struct LabelNotTranslatedTests {
    private static let translated = [
        ("Where to?", "Wohin?"), ("Two adults", "Zwei Erwachsene"), ("Window seat", "Fensterplatz"),
        ("One way", "Einfache Fahrt"), ("Anna's journeys", "Annas Fahrten"),
    ]

    /// Returns the labels that are reported where `kept` is the same in both languages.
    private func found(_ kept: [Node], locales: (String, String) = ("en", "de")) -> [String] {
        var screens = [Self.translated.map(\.0), Self.translated.map(\.1)].map { texts in
            Screen(texts.map { Node(.staticText, $0, traits: .staticText) } + kept)
        }
        for index in screens.indices {
            screens[index].group = "Journey"
            screens[index].locale = index == 0 ? locales.0 : locales.1
        }
        screens[1].variant = "variant"
        let audits = GroupAudit.audits(of: screens, by: Audit(rules: [.labelNotTranslated]))
        return audits[0].findings.compactMap { $0.elements.first.flatMap { screens[0].elements[$0.index].label } }
    }

    @Test(
        "What a control says in English is found",
        arguments: [
            "Choose seat", "Pick up later", "Get a refund", "Scan ticket", "Bill me monthly", "Apply Discount",
            "Withdraw", "Print pass",
            "Change your booking", "See timetable",
        ])
    func controls(label: String) {
        #expect(found([.button(label)]) == [label])
        #expect(found([.button(label)], locales: ("de", "en")) == [label], "English in the base")
    }

    @Test(
        "A word or a phrase of interfaces in a text is found",
        arguments: ["Bookings", "Payment due", "Refund conditions"])
    func texts(label: String) {
        #expect(found([Node(.staticText, label, traits: .staticText)]) == [label])
    }

    @Test("The label of a text field is found, what was entered is not")
    func fields() {
        #expect(found([Node(.textField, "Street address")]) == ["Street address"])
        #expect(found([Node(.textField, "Street address").with { $0.value = "Street address" }]).isEmpty)
    }

    @Test(
        "Names, goods and words of both languages are not found",
        arguments: [
            "Black Forest", "Silver Card Plus", "Quick Bite Café", "Interrail", "Orange Line", "Details", "Hotel",
            "Sleepless in Seattle",
            "Sparkling water", "Flixtrain", "Night Jet",
        ])
    func names(label: String) {
        #expect(found([.button(label)]).isEmpty)
        #expect(found([Node(.staticText, label, traits: .staticText)]).isEmpty)
    }

    @Test("A list of data is not found")
    func data() {
        let songs = ["Leave the light on", "Change of heart", "Weather the storm"].map { title in
            Node(.cell, exposed: false, [Node(.staticText, title, traits: .staticText)])
        }
        #expect(found([Node(.table, exposed: false, songs)]).isEmpty)
        #expect(found(songs) == [], "rows without a table")
    }

    @Test("Between two languages of which none is English, only sentences are found")
    func others() {
        #expect(found([.button("Scan ticket")], locales: ("de", "fr")).isEmpty)
        let sentence = Node(.staticText, "Bitte jetzt hier unterschreiben und warten.", traits: .staticText)
        #expect(found([sentence], locales: ("de", "fr")) == ["Bitte jetzt hier unterschreiben und warten."])
    }
}
