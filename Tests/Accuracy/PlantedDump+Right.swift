extension PlantedDump {
    /// Screens on which everything is right, although it looks like the defects.
    static let right = apart + free + readable + told

    private static let apart: [PlantedDump] = [
        .iOS("a word that was sent twice", on: text("Ok!", [16, 200, 60, 24]), text("Ok!", [16, 240, 60, 24])),
        .iOS(
            "a text view with contents", on: view("TextView", "Note", [16, 200, 358, 120], value: "Bring bread"),
            text("120 characters left", [24, 330, 200, 22])),
        .iOS(
            "two names below each other", on: text("Elisabeth", [16, 200, 100, 24]), text("Hauser", [16, 240, 120, 24])),
        .iOS(
            "initials of a name", on: text("J. R. R. Tolkien", [16, 200, 300, 24]),
            text("A B-side", [16, 240, 200, 24])),
        .iOS(
            "a bubble whose text is a part of it",
            on: view(
                "Other", "See you at eight", [16, 200, 200, 44],
                text("See you at eight", [26, 206, 180, 30], exposed: false))),
    ]

    private static let free: [PlantedDump] = [
        .iOS(
            "a heart on a card", on: button("Oak table", [16, 200, 170, 220]),
            button("Add to favourites", [138, 204, 44, 44])),
        .iOS(
            "an icon at the end of a row", on: button("Holiday list", [16, 200, 358, 48]),
            button("More", [326, 200, 48, 48])),
        .iOS(
            "tabs whose frames touch by little",
            on: view(
                "TabBar", nil, [0, 760, 390, 84], exposed: false, button("Home", [0, 760, 135, 54]),
                button("Search", [125, 760, 135, 54]), button("Me", [250, 760, 140, 54]))),
        .android(
            "a layer that takes touches below the page",
            on: node(
                "widget.FrameLayout", "", [0, 0, 1080, 2000], "clickable",
                inside: node("widget.Button", "Take a photo", [40, 1700, 500, 1840], "clickable"),
                node("widget.Button", "Choose a photo", [560, 1700, 1020, 1840], "clickable"))),
        .android(
            "a strip whose first item is scrolled out",
            on: node(
                "widget.HorizontalScrollView", "", [0, 300, 1080, 460], "scrollable",
                inside: node("widget.LinearLayout", "", [0, 300, 30, 460], "clickable"),
                node("widget.Button", "Tents", [40, 300, 340, 460], "clickable"),
                node("widget.Button", "Bags", [360, 300, 640, 460], "clickable"))),
    ]

    private static let readable: [PlantedDump] =
        [
            "Tap to Pay", "Double Tap", "OpenTable", "easyJet", "U2", "7 days", "Action movies", "Title case",
            "Part 1/4 of the trilogy", "Iconic", "Image studio", "xXx: State of the Union", "UB40", "Numbers",
            "Radio 1", "3D view", "Blink", "More...",
        ].map { .android("the name \($0)", on: button(titled: $0)) }

    private static let told: [PlantedDump] = [
        .android(
            "an article on code", on: node("widget.TextView", "Use {} for an empty dictionary", [40, 300, 1000, 380]),
            node("widget.TextView", "What is user_id?", [40, 400, 1000, 480])),
        .android(
            "the keys of a keypad",
            on: (1...9).map { key in
                let (left, top) = (40 + 300 * ((key - 1) % 3), 300 + 200 * ((key - 1) / 3))
                return node("widget.Button", "\(key)", [left, top, left + 260, top + 160], "clickable")
            }.joined()),
        .android(
            "a description that says more than the texts",
            on: node(
                "widget.LinearLayout", "", [0, 300, 1080, 440], description: "Tent, 42.00 EUR, in the basket",
                "clickable",
                inside: node("widget.TextView", "Tent", [40, 310, 400, 370]),
                node("widget.TextView", "42.00 EUR", [40, 380, 400, 430]))),
        .android(
            "tabs with names",
            on: node(
                "widget.LinearLayout", "", [0, 1800, 1080, 2000],
                inside: node(
                    "widget.FrameLayout", "", [0, 1800, 540, 2000], "selected", "focusable",
                    inside: node("widget.TextView", "Home", [150, 1860, 210, 1920])),
                node(
                    "widget.FrameLayout", "", [540, 1800, 1080, 2000], "clickable",
                    inside: node("widget.TextView", "Search", [700, 1860, 900, 1920])))),
    ]
}
