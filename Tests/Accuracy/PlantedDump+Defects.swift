extension PlantedDump {
    /// Defects of the kinds that were missed most often on screens that nobody had tuned to.
    static let defects = roles + stops + touch + names + texts + pages

    private static let roles: [PlantedDump] = [
        .iOS(
            "an avatar whose twins are buttons", "role-missing", of: "jonas",
            on: button("anna. Profile picture", [16, 120, 44, 44]), text("Anna Berg", [70, 120, 200, 20]),
            view("Other", "jonas. Profile picture", [16, 200, 44, 44]), text("Jonas Lind", [70, 200, 200, 20]),
            button("mia. Profile picture", [16, 280, 44, 44]), text("Mia Holm", [70, 280, 200, 20])),
        .android(
            "tabs without names", "control-label-missing",
            on: node(
                "widget.LinearLayout", "", [0, 1800, 1080, 2000],
                inside: tab(0, isSelected: true), tab(1), tab(2))),
        .android(
            "a button without a name at the left edge", "control-label-missing",
            on: node("widget.ImageButton", "", [0, 80, 240, 260], "clickable")),
    ]

    private static let stops: [PlantedDump] = [
        .iOS(
            "a placeholder on an empty text view", "adjacent-duplicate", of: "Write",
            on: view("TextView", "Note", [16, 200, 358, 120]), text("Write something nice", [24, 208, 200, 22])),
        .iOS(
            "letters one by one", "label-spaced-letters", of: "S U M M E R",
            on: text("S U M M E R", [16, 200, 300, 40]),
            button("Call", [16, 260, 100, 44])),
        .iOS(
            "a bubble twice", "nested-duplicate", of: "eight", on: text("See you at eight", [16, 200, 200, 44]),
            text("See you at eight", [16, 200, 200, 44])),
        .iOS(
            "a dialog that does not hide what is behind it", "modal-background-exposed",
            on: button("Espresso", [16, 100, 358, 44]), button("Latte", [16, 190, 358, 44]),
            button("Mocha", [16, 280, 358, 44]), button("Cortado", [16, 370, 358, 44]),
            view(
                "Other", nil, [0, 0, 390, 844], exposed: false,
                view(
                    "Other", nil, [40, 300, 310, 200], exposed: false, text("Delete the order?", [56, 330, 278, 24]),
                    button("Delete", [60, 420, 120, 44]), button("Keep", [210, 420, 120, 44])))),
    ]

    private static let touch: [PlantedDump] = [
        .iOS(
            "a button over an end of another", "control-overlap", of: "Edit profile",
            on: button("Edit profile", [16, 200, 358, 48]), button("Back", [16, 200, 60, 48])),
        .iOS(
            "a button that covers another, which is not visible", "duplicate-bounds", of: "Done",
            on: button("Done", [16, 200, 100, 44], visible: false), button("Save", [16, 200, 100, 44])),
        .iOS(
            "tabs that cross by a third", "control-overlap", of: "Home",
            on: view(
                "TabBar", nil, [0, 760, 390, 84], exposed: false, button("Home", [0, 760, 150, 49]),
                button("Search", [95, 760, 150, 49]), button("Me", [250, 760, 140, 49]))),
    ]

    private static let names: [PlantedDump] = [
        .android(
            "the name FINANCE_TAB1", "label-localisation-key", "label-identifier-shaped", of: "FINANCE_TAB1",
            on: icon("FINANCE_TAB1")),
        .android(
            "the name base-go-back-toolbar", "label-identifier-shaped", of: "base-go-back-toolbar",
            on: icon("base-go-back-toolbar")),
        .android(
            "the name Home|FINANCE_TAB1", "label-identifier-shaped", of: "Home|FINANCE_TAB1",
            on: icon("Home|FINANCE_TAB1")),
        .android(
            "the name NativeVideoTsView", "label-identifier-shaped", of: "NativeVideoTsView",
            on: icon("NativeVideoTsView")),
        .android(
            "the name thumbnail", "label-role-only", "label-non-descriptive", of: "thumbnail", on: icon("thumbnail")),
        .android("the name action", "label-role-only", "label-non-descriptive", of: "action", on: icon("action")),
        .android("the name 128391", "label-non-descriptive", "label-debug-text", of: "128391", on: icon("128391")),
        .android(
            "the name 3f2504e0-4f89-11d3-9a0c-0305e82c3301", "label-debug-text",
            of: "3f2504e0-4f89-11d3-9a0c-0305e82c3301", on: icon("3f2504e0-4f89-11d3-9a0c-0305e82c3301")),
        .android(
            "the name 1789200000", "label-debug-text", "label-non-descriptive", of: "1789200000", on: icon("1789200000")
        ),
        .android("the name 1/4", "label-non-descriptive", of: "1/4", on: icon("1/4")),
        .android(
            "the name Button Title", "label-debug-text", "label-role-redundant", "label-role-only", of: "Button Title",
            on: icon("Button Title")),
        .android("the name xxx", "label-debug-text", of: "xxx", on: icon("xxx")),
        .android("the name Book t...", "label-incomplete", "label-too-short", of: "Book t...", on: icon("Book t...")),
        .android("the name Sticker button", "label-role-redundant", of: "Sticker button", on: icon("Sticker button")),
        .android(
            "a role at the start of a merged name", "image-label-redundant-word", "label-role-redundant",
            "role-missing", of: "Home",
            on: node(
                "view.ViewGroup", "", [0, 1800, 360, 2000], "clickable",
                inside: node("widget.ImageView", "", [150, 1860, 210, 1920], description: "Icon image"),
                node("widget.TextView", "Home", [150, 1930, 210, 1980]))),
    ]

    private static let texts: [PlantedDump] = [
        .android(
            "the name of a container as a stop", "label-debug-text", "label-identifier-shaped",
            "label-omits-visible-text", of: "Container",
            on: node(
                "widget.FrameLayout", "", [0, 200, 1080, 1700], description: "Container for fragments",
                inside: node("widget.TextView", "Tent", [40, 300, 400, 380]),
                node("widget.TextView", "42 EUR", [40, 400, 400, 480]))),
        .android(
            "one description in place of two texts", "label-omits-visible-text", of: "Adding",
            on: node("widget.TextView", "Company Name", [40, 200, 400, 280], description: "Adding text field"),
            node("widget.TextView", "Job Title", [40, 300, 400, 380], description: "Adding text field")),
        .android(
            "a description without the price", "label-omits-visible-text", of: "Tent",
            on: node(
                "widget.LinearLayout", "", [0, 300, 1080, 440], description: "Tent", "clickable",
                inside: node("widget.TextView", "Tent", [40, 310, 400, 370]),
                node("widget.TextView", "42.00 EUR", [40, 380, 400, 430]))),
    ]

    /// Pages over others: one finding on the page, and none on what lies behind it.
    private static let pages: [PlantedDump] = [
        .android(
            "a PIN pad over a page", "modal-background-exposed", of: "Orders",
            on: icon("base-go-back-button"), node("widget.ImageButton", "", [40, 60, 180, 200], "clickable"),
            node("widget.FrameLayout", "", [0, 0, 1080, 2000], "clickable", inside: pinPad))
    ]

    private static let pinPad =
        node("widget.TextView", "Enter your code", [300, 20, 780, 100])
        + node("widget.Button", "1", [300, 110, 500, 310], "clickable")
        + node("widget.Button", "2", [560, 110, 760, 310], "clickable")

    private static func tab(_ number: Int, isSelected: Bool = false) -> String {
        let left = 360 * number
        let bounds = [left, 1800, left + 360, 2000]
        let picture = node("widget.ImageView", "", [left + 150, 1860, left + 210, 1920])
        return isSelected
            ? node("widget.FrameLayout", "", bounds, "selected", "focusable", inside: picture)
            : node("widget.FrameLayout", "", bounds, "clickable", inside: picture)
    }
}
