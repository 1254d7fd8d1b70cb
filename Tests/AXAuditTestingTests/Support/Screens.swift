import AXAuditTesting

/// Screens to hold assertions to, written by hand in axaudit's own format.
enum Screens {
    /// Nothing to find.
    static let clean = screen(
        #"{ "type": "staticText", "label": "Cart", "traits": ["header"], "frame": [16, 60, 200, 40] }"#,
        #"{ "type": "button", "label": "Pay now", "identifier": "pay", "traits": ["button"], "frame": [16, 700, 358, 50] }"#
    )

    /// One failure (a button of 20 points) and one warning (a label of one letter).
    static let broken = screen(
        #"{ "type": "staticText", "label": "Cart", "traits": ["header"], "frame": [16, 60, 200, 40] }"#,
        #"{ "type": "button", "label": "Close", "identifier": "close", "traits": ["button"], "frame": [16, 120, 20, 20] }"#,
        #"{ "type": "button", "label": "F", "identifier": "f", "traits": ["button"], "frame": [16, 200, 50, 50] }"#)

    /// So many buttons that are too small, far from each other, and nothing else to find.
    static func small(_ count: Int) -> Screen {
        var elements = [#"{ "type": "staticText", "label": "Cart", "traits": ["header"], "frame": [16, 0, 200, 40] }"#]
        for number in 1...count {
            elements.append(
                #"{ "type": "button", "label": "Remove item \#(number)", "identifier": "remove-\#(number)", "#
                    + #""traits": ["button"], "frame": [16, \#(number * 100), 20, 20] }"#)
        }
        return read(elements)
    }

    /// Nothing that VoiceOver stops on.
    static let empty = Screen(elements: [])

    /// A screen that does not tell traits.
    static let withoutTraits = screen(
        #"{ "type": "staticText", "label": "Cart", "frame": [16, 60, 200, 40] }"#)

    /// A screen of these elements, each of which is exposed.
    static func screen(_ elements: String...) -> Screen { read(elements) }

    private static func read(_ elements: [String]) -> Screen {
        let text = #"{ "axaudit": 1, "elements": [ \#(elements.joined(separator: ",\n")) ] }"#
        guard var screen = try? TreeReader.read(Array(text.utf8), file: "").first else { return Screen(elements: []) }
        screen.file = ""
        return screen
    }
}
