import AXTree

/// A small screen without a defect, made of the texts of `CleanScreenTexts`. Every screen has the same kinds of
/// elements, so that each kind of defect can be seeded into each screen.
struct CleanScreen: Sendable {
    /// The texts, with the language.
    let texts: CleanScreenTexts
    /// The application with all elements.
    var root: SeededNode
    /// The language of the screen, in BCP 47.
    var locale: String { texts.locale }

    init(_ texts: CleanScreenTexts) {
        self.texts = texts
        root = SeededNode(nil, .application, nil, Self.bounds, exposed: false, Self.nodes(texts))
    }

    /// The size of every screen.
    static let bounds = Rect(x: 0, y: 0, width: 390, height: 844)

    /// All clean screens.
    static let all = CleanScreenTexts.all.map(CleanScreen.init)

    private static func nodes(_ texts: CleanScreenTexts) -> [SeededNode] {
        func row(_ y: Double, _ height: Double = 44) -> Rect { Rect(x: 16, y: y, width: 358, height: height) }
        var field = SeededNode("field", .textField, texts.field, row(290))
        field.element.value = texts.fieldValue
        field.element.identifier = "form.field"
        var secure = SeededNode("secure", .secureTextField, texts.secure, row(342))
        secure.element.value = "••••••"
        var toggle = SeededNode("switch", .switch, texts.toggle, row(394), [.button, .toggleButton])
        toggle.element.value = "1"
        var slider = SeededNode("slider", .slider, texts.slider, row(446), .adjustable)
        slider.element.value = "40 %"
        var progress = SeededNode("progress", .progressIndicator, texts.progress, row(496, 16))
        progress.element.value = "60 %"
        var primary = SeededNode(
            "primary", .button, texts.primary, Rect(x: 16, y: 518, width: 171, height: 44), .button)
        primary.element.hint = texts.hint
        primary.element.identifier = "form.primary"
        let parts = [
            SeededNode("rowTitle", .staticText, texts.rowTitle, row(626, 20), .staticText, exposed: false),
            SeededNode(nil, .staticText, texts.rowDetail, row(648, 20), .staticText, exposed: false),
        ]
        return [
            SeededNode(
                "navigation", .navigationBar, nil, Rect(x: 0, y: 47, width: 390, height: 53), exposed: false,
                [
                    SeededNode("back", .button, texts.back, Rect(x: 8, y: 50, width: 60, height: 44), .button),
                    SeededNode(
                        "title", .staticText, texts.title, Rect(x: 100, y: 58, width: 190, height: 28),
                        [.staticText, .header]),
                    SeededNode("action", .button, texts.action, Rect(x: 322, y: 50, width: 60, height: 44), .button),
                ]),
            SeededNode(
                "content", .scrollView, nil, Rect(x: 0, y: 100, width: 390, height: 640), exposed: false,
                [
                    SeededNode("header", .staticText, texts.header, row(106, 24), [.staticText, .header]),
                    SeededNode("text", .staticText, texts.text, row(136, 40), .staticText),
                    SeededNode("image", .image, texts.image, row(190, 90), .image),
                    field, secure, toggle, slider, progress, primary,
                    SeededNode(
                        "secondary", .button, texts.secondary, Rect(x: 203, y: 518, width: 171, height: 44), .button),
                    SeededNode("link", .link, texts.link, row(570), .link),
                    SeededNode("row", .cell, "\(texts.rowTitle), \(texts.rowDetail)", row(620, 56), .button, parts),
                    SeededNode("header2", .staticText, texts.secondHeader, row(684, 24), [.staticText, .header]),
                    SeededNode("text2", .staticText, texts.secondText, row(712, 24), .staticText),
                ]),
            tabs(texts),
        ]
    }

    private static func tabs(_ texts: CleanScreenTexts) -> SeededNode {
        SeededNode(
            "bar", .tabBar, nil, Rect(x: 0, y: 761, width: 390, height: 83), exposed: false,
            texts.tabs.enumerated().map { index, label in
                var tab = SeededNode(
                    "tab\(index)", .button, label, Rect(x: Double(index) * 130, y: 761, width: 130, height: 49),
                    index == 0 ? [.button, .selected] : .button)
                tab.element.isSelected = index == 0
                return tab
            })
    }

    /// The screen in axaudit's model, with the slots of each element.
    var native: (screen: Screen, slots: [Set<String>]) {
        var tree = ElementTree()
        var slots: [Set<String>] = []
        root.add(to: &tree, &slots, isMirrored: locale == "ar")
        var screen = Screen(name: texts.title, size: Size(390, 844), elements: tree.elements)
        screen.idiom = .phone
        screen.locale = locale
        if locale == "ar" { screen.direction = .rightToLeft }
        return (screen, slots)
    }

    /// Changes one element.
    mutating func change(_ slot: String, _ change: (inout Element) -> Void) {
        self.changeNode(slot) { change(&$0.element) }
    }

    /// Changes one element with those inside it.
    mutating func changeNode(_ slot: String, _ change: (inout SeededNode) -> Void) {
        precondition(root.change(slot, change), "no element \(slot)")
    }

    /// Returns the element with this slot.
    subscript(_ slot: String) -> SeededNode {
        var found: SeededNode?
        var copy = root
        _ = copy.change(slot) { found = $0 }
        return found!
    }
}
