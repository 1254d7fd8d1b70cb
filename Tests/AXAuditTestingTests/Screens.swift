import AXAuditTesting

/// Screens for tests, in axaudit's own format.
enum Screens {
    /// A screen without findings.
    static let clean = screen(
        #"{ "type": "staticText", "label": "Cart", "traits": ["header"], "frame": [16, 60, 200, 40] }"#,
        #"{ "type": "button", "label": "Pay now", "identifier": "pay", "traits": ["button"], "frame": [16, 700, 358, 50] }"#
    )

    /// A screen with one failure (a button of 20×20 points beside a text field) and one warning (a label of one
    /// letter).
    static let broken = screen(
        #"{ "type": "staticText", "label": "Cart", "traits": ["header"], "frame": [16, 60, 200, 40] }"#,
        #"{ "type": "button", "label": "Close", "identifier": "close", "traits": ["button"], "frame": [16, 120, 20, 20] }"#,
        #"{ "type": "button", "label": "F", "identifier": "f", "traits": ["button"], "frame": [16, 200, 50, 50] }"#,
        #"{ "type": "textField", "label": "Notes", "identifier": "notes", "traits": [], "frame": [37, 110, 300, 44] }"#)

    /// Returns a screen with this number of buttons that are too small, beside a text field, without other findings.
    static func small(_ count: Int) -> Screen {
        var elements = [#"{ "type": "staticText", "label": "Cart", "traits": ["header"], "frame": [16, 0, 200, 40] }"#]
        for number in 1...count {
            elements.append(
                #"{ "type": "button", "label": "Remove item \#(number)", "identifier": "remove-\#(number)", "#
                    + #""traits": ["button"], "frame": [16, \#(number * 100), 20, 20] }"#)
        }
        elements.append(
            #"{ "type": "textField", "label": "Notes", "traits": [], "frame": [37, 100, 300, \#(count * 100)] }"#)
        return read(elements)
    }

    /// A screen without exposed elements.
    static let empty = Screen(elements: [])

    /// A screen that does not carry traits.
    static let withoutTraits = screen(
        #"{ "type": "staticText", "label": "Cart", "frame": [16, 60, 200, 40] }"#)

    /// Returns a screen with these elements, all of which are exposed.
    static func screen(_ elements: String...) -> Screen { read(elements) }

    private static func read(_ elements: [String]) -> Screen {
        let text = #"{ "axaudit": 1, "elements": [ \#(elements.joined(separator: ",\n")) ] }"#
        guard var screen = try? TreeReader.read(Array(text.utf8), file: "").first else { return Screen(elements: []) }
        screen.origin.file = ""
        return screen
    }
}
