import AXTree
import TestSupport
import Testing

/// What VoiceOver says on whole screens: contexts that follow from containers, languages, and what is not known.
@Suite("Speech of a screen")
struct ScreenSpeechTests {
    private func speech(_ roots: String, _ screen: String = "") throws -> ScreenSpeech {
        try ScreenSpeech(
            readScreen(
                "{ \"axaudit\": 1, \"screen\": { \(screen) }, \"root\": { \"type\": \"window\", \"isAccessibilityElement\": false, \"children\": [ \(roots) ] } }"
            ))
    }

    private func descriptions(_ roots: String, _ screen: String = "") throws -> [String] {
        try speech(roots, screen).elements.map(\.speech.description)
    }

    private func button(_ label: String, _ more: String = "") -> String {
        "{ \"type\": \"button\", \"label\": \"\(label)\", \"traits\": [\"button\"], \"isAccessibilityElement\": true\(more) }"
    }

    private func group(_ type: String, _ children: [String], traits: String = "") -> String {
        "{ \"type\": \"\(type)\", \"isAccessibilityElement\": false, \"traits\": [\(traits)], \"children\": [\(children.joined(separator: ", "))] }"
    }

    @Test("The items of a tab bar are tabs, by type or by trait, and each tab bar counts its own")
    func tabs() throws {
        let bars = [
            group("tabBar", [button("Home", ", \"selected\": true"), group("other", [button("Search")])]),
            group("other", [button("Day"), button("Week"), button("Month")], traits: "\"tabBar\""),
            button("Done"),
        ]
        #expect(
            try descriptions(bars.joined(separator: ", ")) == [
                "Selected: Home. Tab. 1 of 2.", "Search. Tab. 2 of 2.", "Day. Tab. 1 of 3.", "Week. Tab. 2 of 3.",
                "Month. Tab. 3 of 3.", "Done. Button.",
            ])
    }

    @Test("A hidden item is not counted; the outermost container decides")
    func series() throws {
        let inner = group("segmentedControl", [button("Map"), button("List")])
        #expect(
            try descriptions(group("segmentedControl", [button("A"), button("B", ", \"hidden\": true"), button("C")]))
                == ["A. Button. 1 of 2.", "C. Button. 2 of 2."])
        #expect(
            try descriptions(group("tabBar", [inner, button("Me")])) == [
                "Map. Tab. 1 of 3.", "List. Tab. 2 of 3.", "Me. Tab. 3 of 3.",
            ])
    }

    @Test("Start and end of lists and landmarks, where the traits tell them")
    func lists() throws {
        func item(_ label: String, _ trait: String) -> String {
            "{ \"type\": \"other\", \"label\": \"\(label)\", \"traits\": [\"staticText\"\(trait)], \"isAccessibilityElement\": true }"
        }
        let list = ", \"containedByList\""
        let landmark = ", \"containedByLandmark\""
        #expect(
            try descriptions(
                [item("A", list), item("B", list), item("C", list), item("D", "")].joined(separator: ", "))
                == ["A. List Start.", "B", "C. List End.", "D"])
        #expect(
            try descriptions(
                [
                    group("other", [item("A", list)]), group("other", [item("B", list), item("C", list)]),
                    item("D", landmark), item("E", landmark),
                ].joined(separator: ", "))
                == ["A. List Start.", "B. List Start.", "C. List End.", "D. Landmark.", "E. End."])
    }

    @Test("Rows, columns and headers of a table with rows; a table of cells has neither")
    func tables() throws {
        func text(_ label: String, _ trait: String = "staticText") -> String {
            "{ \"type\": \"staticText\", \"label\": \"\(label)\", \"traits\": [\"\(trait)\"], \"isAccessibilityElement\": true }"
        }
        let table = group(
            "table",
            [
                group("tableRow", [text("Product", "header"), text("Price", "header")]),
                group("tableRow", [text("Milk"), text("1 €")]), group("tableRow", [text("Bread"), text("2 €")]),
            ])
        #expect(
            try descriptions(table) == [
                "Product. Row 1. Column 1. Heading.", "Price. Column 2. Heading.", "Milk. Row 2. Column 1.",
                "Price. 1 €. Column 2.", "Product. Bread. Row 3. Column 1.", "Price. 2 €. Column 2.",
            ])
        #expect(try descriptions(group("table", [group("cell", [text("Milk")])])) == ["Milk"])
    }

    @Test("The language is the element's, else the screen's, else English")
    func languages() throws {
        let buttons = [
            button("Pay"), button("Zahlen", ", \"language\": \"de-CH\""), button("付款", ", \"language\": \"zh-TW\""),
        ]
        let spoken = try speech(buttons.joined(separator: ", "), "\"locale\": \"fr\"")
        #expect(spoken.elements.map(\.speech.description) == ["Pay. Bouton.", "Zahlen. Taste.", "付款. 按鈕."])
        #expect(spoken.elements.map(\.languageTag) == ["fr", "de-CH", "zh-TW"])
        #expect(try descriptions(button("Pay")) == ["Pay. Button."])
        #expect(try descriptions(button("Payer", ", \"language\": \"\""), "\"locale\": \"fr\"") == ["Payer. Bouton."])
    }

    @Test("What is not known is said once: attributes that the dump does not carry, languages and terms without a word")
    func notes() throws {
        let carried =
            ", \"value\": \"\", \"hint\": null, \"enabled\": true, \"selected\": false, \"actions\": [], \"customContent\": [], \"headingLevel\": null"
        #expect(try speech(button("Pay", carried)).notes == [])
        #expect(
            try speech(button("Pay") + ", " + button("Buy")).notes == [
                "VoiceOver may say more: the dump has no values, hints, enabled flags, selected flags, actions, custom content, heading levels"
            ])
        #expect(
            try speech(button("Maksa", carried) + ", " + button("Osta"), "\"locale\": \"fi\"").notes == [
                "VoiceOver's terms in the language fi are not known: English is used"
            ])
        let field =
            "{ \"type\": \"other\", \"label\": \"Ad\", \"traits\": [\"textEntry\", \"isEditing\"], \"isAccessibilityElement\": true\(carried) }"
        let turkish = try speech(field + ", " + field, "\"locale\": \"tr\"")
        #expect(turkish.elements[1].speech.hint == "Use the rotor to access Misspelled Words")
        #expect(
            turkish.notes == [
                "VoiceOver's terms in the language tr for \"Use the rotor to access Misspelled Words\" are not known: English is used"
            ])
    }

    @Test("The back button of a navigation bar is known by UIKit's identifier")
    func backButton() throws {
        #expect(
            try descriptions(button("Inbox", ", \"identifier\": \"BackButton\"") + ", " + button("Back"))
                == ["Inbox. Back Button.", "Back. Button."])
    }

    @Test("Nothing is nothing, and the text of an utterance is sentences")
    func silence() {
        #expect(Speech.voiceOver(Element(.other)).isSilent)
        var blank = Element(.other)
        blank.label = "\u{A0}"
        #expect(Speech.voiceOver(blank).isSilent)
        #expect(Speech(description: "Pay", hint: "Pays").text == "Pay. Pays")
        #expect(Speech(description: "", hint: "Pays").text == "Pays")
    }

    @Test("The rotor lists headings, links and images")
    func rotors() {
        var link = Element(.link)
        link.traits = [.link, .header]
        #expect(Rotor.headings.contains(link, carries: .all) && Rotor.links.contains(link, carries: .all))
        #expect(!Rotor.images.contains(link, carries: .all))
        #expect(Rotor.images.contains(Element(.image), carries: []))
    }
}
