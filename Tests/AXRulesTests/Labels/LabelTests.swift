import AXAudit
import Testing

/// Labels that are missing, blank, or only a placeholder.
@Suite("Missing labels")
struct LabelTests {
    @Test(
        "What cannot be seen or spoken is blank, and not missing",
        arguments: [
            " ", "\u{A0}", "\n\t", "\u{200B}", "\u{200D}\u{200C}", "\u{FFFC}", "\u{FEFF}", "\u{AD}", "\u{2060}",
            "\u{202E}", "\u{0}", "\u{3000}",
        ])
    func blank(label: String) {
        for node in [Node.button(label), Node(.staticText, label), Node(.image, label)] {
            #expect(Rule.labelBlank.count(node) == 1)
            #expect(Rule.controlLabelMissing.count(node) == 0, "one finding for one cause")
            #expect(Rule.imageLabelMissing.count(node) == 0, "one finding for one cause")
        }
        #expect(Rule.labelTooShort.count(.button(label)) == 0)
    }

    @Test("A control without a label that covers the screen may be a backdrop")
    func backdrop() {
        func message(_ frame: Rect) -> String? {
            Rule.controlLabelMissing.audit(Screen([.button(nil, at: frame)])).findings.first?.message
        }
        #expect(
            message(Rect(x: 0, y: 0, 390 × 844))
                == "has no accessibility label; if it dismisses what is in front of it, hide it or label it \"Dismiss\""
        )
        #expect(message(Rect(x: 0, y: 0, 390 × 400)) == "has no accessibility label")
    }

    @Test(
        "What can be seen or spoken is not blank",
        arguments: ["a", "7", ".", "×", "\u{200B}a", " 월", "😀", "\u{301}", "\u{AD}-"])
    func notBlank(label: String) { #expect(Rule.labelBlank.count(.button(label)) == 0) }

    @Test("The message of a blank label shows the characters as code points")
    func blankMessage() {
        let finding = Rule.labelBlank.audit(Screen([.button("\u{A0}\u{200B}")])).findings.first
        #expect(finding?.message == "label \"\\u{A0}\\u{200B}\" contains only white space or invisible characters")
    }

    @Test(
        "A control without a label is reported; its hint, value or identifier is mentioned and does not replace the label"
    )
    func missing() {
        #expect(Rule.controlLabelMissing.count(.button(nil)) == 1)
        #expect(Rule.controlLabelMissing.count(.button("")) == 1)
        #expect(Rule.controlLabelMissing.count(Node(.switch)) == 1)
        #expect(Rule.controlLabelMissing.count(Node(.other, traits: .link)) == 1)
        #expect(Rule.controlLabelMissing.count(Node(.staticText)) == 0)
        #expect(Rule.controlLabelMissing.count(Node(.button, nil, exposed: false)) == 0)
        for (path, words) in [(\Element.hint, "hint"), (\.value, "value"), (\.identifier, "identifier")] {
            let screen = Screen([Node.button(nil).with { $0[keyPath: path] = "open-filters" }])
            let message = Rule.controlLabelMissing.audit(screen).findings.first?.message
            #expect(message == "has no accessibility label; the \(words) \"open-filters\" does not replace it")
        }
    }

    @Test(
        "Text inputs have rules of their own",
        arguments: [ElementType.textField, .secureTextField, .searchField, .textView])
    func textInputs(type: ElementType) {
        #expect(Rule.controlLabelMissing.count(Node(type).with { $0.placeholder = "Email" }) == 0)
        #expect(Rule.textFieldPlaceholderOnly.count(Node(type).with { $0.placeholder = "Email" }) == 1)
        #expect(Rule.textFieldPlaceholderOnly.count(Node(type, "Email").with { $0.placeholder = "a@b.c" }) == 0)
        #expect(Rule.textFieldPlaceholderOnly.count(Node(type)) == 0)
    }

    @Test("A label that equals the placeholder is a warning, unless a text before names the field")
    func samePlaceholder() {
        let field = Node(.textField, "Email").with { $0.placeholder = "Email" }
        #expect(Rule.textFieldPlaceholderOnly.audit(Screen([field])).findings.map(\.severity) == [.warning])
        #expect(Rule.textFieldPlaceholderOnly.count(Node(.staticText, "Email"), field) == 0)
        #expect(Rule.textFieldPlaceholderOnly.count(field, Node(.staticText, "Email")) == 1)
    }

    @Test("A row gets its name from the texts inside it; an empty row has no name")
    func rows() {
        #expect(Rule.controlLabelMissing.count(Node(.cell)) == 1)
        #expect(Rule.controlLabelMissing.count(Node(.cell, nil, [Node(.staticText, "Wi-Fi", exposed: false)])) == 0)
        #expect(Rule.controlLabelMissing.count(Node(.cell, nil, [Node(.staticText, "", exposed: false)])) == 1)
        #expect(Rule.controlLabelMissing.count(Node(.cell, exposed: false, [Node(.staticText, "Wi-Fi")])) == 0)
    }

    @Test("An image inside a named control needs no name, one beside it does")
    func images() {
        #expect(Rule.imageLabelMissing.count(Node(.image)) == 1)
        let button = Node(.button, "Play", exposed: false, [Node(.image)])
        #expect(Rule.imageLabelMissing.count(button) == 0)
        #expect(Rule.imageLabelMissing.count(Node(.button, exposed: false, [Node(.image)])) == 1)
        // In a flat list only the frames show that an element is inside another.
        let flat = [Node.button("Play", at: Rect(x: 0, y: 0, 100 × 50)), Node(.image, at: Rect(x: 10, y: 10, 20 × 20))]
        #expect(Rule.imageLabelMissing.audit(Screen(flat, lacks: [.children])).findings.isEmpty)
        let beside = [flat[0], Node(.image, at: Rect(x: 90, y: 10, 20 × 20))]
        #expect(Rule.imageLabelMissing.audit(Screen(beside, lacks: [.children])).findings.count == 1)
    }

    @Test(
        "A button without a button trait is reported, unless its traits are unreadable",
        arguments: [
            ([], 1), (.staticText, 1), ([.image, .selected], 1), (.button, 0), (.link, 0), (.toggleButton, 0),
            (.tabBar, 0),
            (.keyboardKey, 0), (Traits(rawValue: 1 << 27), 0), ([.button, .notEnabled], 0), (nil, 0),
        ] as [(Traits?, Int)])
    func buttonTraits(traits: Traits?, count: Int) {
        var audit = Audit(rules: [.buttonTraitMissing])
        audit.includesSystem = true
        #expect(audit(Screen([Node(.button, "Pay", traits: traits)])).findings.count == count)
    }

    @Test("A dump without traits cannot be checked for them")
    func traitsUnknown() {
        let screen = Screen([Node(.button, "Pay", traits: nil)], lacks: [.traits])
        #expect(Rule.buttonTraitMissing.audit(screen).notChecked.map(\.reason) == ["this dump carries no traits"])
        #expect(Rule.buttonTraitMissing.audit(screen).findings.isEmpty)
    }
}
