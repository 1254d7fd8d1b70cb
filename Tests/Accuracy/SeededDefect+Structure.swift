import AXTree

extension SeededDefect {
    /// Everything on a screen, for a defect of the screen as a whole.
    private static let everything = ["navigation", "content", "bar", "modal"]

    /// Defects of frames and of the tree.
    static let structure: [SeededDefect] = [
        .element("target size", "target-size", "secondary", in: [.frame]) { element, _ in
            element.frame = Rect(x: 203, y: 530, width: 20, height: 20)
        },
        SeededDefect("spacing", "control-spacing", at: ["primary", "secondary"], in: [.frame]) { screen in
            screen.change("primary") { $0.frame = Rect(x: 16, y: 518, width: 20, height: 20) }
            screen.change("secondary") { $0.frame = Rect(x: 38, y: 518, width: 20, height: 20) }
        },
        SeededDefect("overlap", "control-overlap", at: ["primary", "secondary"], in: [.frame]) { screen in
            screen.change("primary") { $0.frame = Rect(x: 16, y: 518, width: 205, height: 44) }
        },
        SeededDefect("equal frames", "duplicate-bounds", at: ["primary", "secondary"], in: [.frame]) { screen in
            screen.change("secondary") { $0.frame = Rect(x: 16, y: 518, width: 171, height: 44) }
        },
        SeededDefect("equal elements", "nested-duplicate", at: ["link", "row"], in: [.frame, .label]) { screen in
            screen.changeNode("content") { content in
                let number = content.children.firstIndex { $0.slot == "link" }!
                content.children.insert(content.children[number], at: number)
            }
        },
        .element("off screen", "element-off-screen", "action", in: [.frame]) { element, _ in
            element.frame = Rect(x: -2000, y: 50, width: 60, height: 44)
        },
        .element(
            "zero size", "element-zero-size", "text2", in: [.frame],
            unseen: [.wda: "visible: WebDriverAgent writes `false` for an element without a size"]
        ) { element, _ in
            element.frame = Rect(x: 16, y: 712, width: 0, height: 0)
        },
        .element("image too small", "element-too-small", "image", in: [.frame]) { element, _ in
            element.frame = Rect(x: 16, y: 190, width: 8, height: 8)
        },
        SeededDefect("duplicate identifier", "identifier-duplicate", at: ["field", "primary"], in: [.identifier]) {
            screen in screen.change("primary") { $0.identifier = "form.field" }
        },
        .element("control unreachable", "control-unreachable", "secondary", in: [.isAccessibilityElement]) {
            element, _ in element.isAccessibilityElement = false
        },
        .element("text unreachable", "text-unreachable", "text", in: [.isAccessibilityElement]) { element, _ in
            element.isAccessibilityElement = false
        },
        .element("controls hidden", "controls-hidden", "content", in: [.elementsHidden]) { element, _ in
            element.elementsHidden = true
        },
        SeededDefect(
            "nested control", "nested-control-unreachable", at: ["row"], in: [.children, .isAccessibilityElement]
        ) { screen in
            let label = screen.texts.action
            screen.changeNode("row") {
                $0.children.append(
                    SeededNode(
                        "nested", .button, label, Rect(x: 310, y: 626, width: 60, height: 44), .button))
            }
        },
        // Japanese is left out, because the rule misses two labels that share no word with the text, only a syllable or
        // two: the link "利用の決まり" with the text "土曜日に朗読会があります。", and "観測について" with "夕方に強まります".
        SeededDefect(
            "visible text omitted", "label-omits-visible-text", at: ["link"], in: [.label, .children],
            locales: ["en", "de", "fr", "ko", "zh-Hans", "ar", "ru"]
        ) {
            screen in
            let label = screen.texts.rowDetail
            screen.changeNode("link") {
                $0.children.append(
                    SeededNode(
                        nil, .staticText, label, Rect(x: 20, y: 580, width: 300, height: 20), .staticText,
                        exposed: false))
            }
        },
        // In French the label and the text have a word in common, the article.
        SeededDefect(
            "visible text of a row omitted", "label-omits-visible-text", at: ["row"], in: [.label, .children],
            locales: CleanScreenTexts.all.map(\.locale).filter { $0 != "fr" }
        ) { screen in
            let label = screen.texts.secondText
            screen.change("row") { $0.label = label }
        },
        SeededDefect("text split", "text-split", at: ["text2", "unit"], in: [.frame, .label]) { screen in
            screen.change("text2") {
                $0.label = "12"
                $0.frame = Rect(x: 16, y: 712, width: 30, height: 24)
            }
            screen.changeNode("content") {
                $0.children.append(
                    SeededNode("unit", .staticText, "km", Rect(x: 50, y: 712, width: 30, height: 24), .staticText))
            }
        },
        SeededDefect("modal background exposed", "modal-background-exposed", at: everything, in: [.type, .children]) {
            screen in alert(on: &screen, isModal: false, button: screen.texts.back)
        },
        SeededDefect("modal no way out", "modal-no-way-out", at: everything, in: [.type, .children]) { screen in
            alert(on: &screen, isModal: true, button: nil)
        },
    ]

    /// Shows an alert in front of the screen.
    private static func alert(on screen: inout CleanScreen, isModal: Bool, button: String?) {
        var alert = SeededNode(
            "modal", .alert, screen.texts.secondHeader, Rect(x: 60, y: 350, width: 270, height: 140), exposed: false,
            [
                SeededNode(
                    nil, .staticText, screen.texts.text, Rect(x: 76, y: 370, width: 238, height: 40), .staticText)
            ])
        if let button {
            alert.children.append(
                SeededNode(nil, .button, button, Rect(x: 60, y: 436, width: 270, height: 54), .button))
        }
        alert.element.isModal = isModal
        screen.root.children.append(alert)
    }
}
