import AXTree

extension SeededDefect {
    private static let everything = ["navigation", "content", "bar", "modal"]

    /// Defects of how elements are arranged that were missed on screens that nobody had tuned to.
    static let arrangement: [SeededDefect] = [
        SeededDefect("sheet that is not modal", "modal-background-exposed", at: everything, in: [.type, .children]) {
            screen in
            let close = SeededNode(
                nil, .button, screen.texts.back, Rect(x: 16, y: 780, width: 358, height: 44), .button)
            sheet(.sheet, on: &screen, isModal: false, [close])
        },
        SeededDefect(
            "sheet without a control", "modal-no-way-out", at: everything, in: [.type, .children], isStrict: true
        ) { screen in
            sheet(.sheet, on: &screen, isModal: true, [])
        },
        SeededDefect(
            "dialogue without a control", "modal-no-way-out", at: everything, in: [.type, .children], isStrict: true
        ) { screen in
            sheet(.dialog, on: &screen, isModal: true, [])
        },
        SeededDefect(
            "modal view with a field only", "modal-no-way-out", at: everything, in: [.type, .children, .modal],
            isStrict: true
        ) {
            screen in
            let field = SeededNode(nil, .textField, screen.texts.field, Rect(x: 16, y: 700, width: 358, height: 44))
            sheet(.other, on: &screen, isModal: true, [field])
        },
        SeededDefect("closed drawer", "element-off-screen", at: ["drawer"], in: [.frame, .children]) { screen in
            drawer(on: &screen, at: -300)
        },
        SeededDefect("closed drawer with a shadow", "element-off-screen", at: ["drawer"], in: [.frame, .children]) {
            screen in drawer(on: &screen, at: 410)
        },
        SeededDefect("overlap by a third", "control-overlap", at: ["primary", "secondary"], in: [.frame]) { screen in
            screen.change("secondary") { $0.frame = Rect(x: 130, y: 518, width: 171, height: 44) }
        },
        SeededDefect("rows that overlap", "control-overlap", at: ["link", "row"], in: [.frame]) { screen in
            screen.change("link") { $0.frame = Rect(x: 16, y: 590, width: 358, height: 50) }
        },
        SeededDefect("one name twice in a bar", "label-duplicate", at: ["action", "more"], in: [.label]) { screen in
            let label = screen.texts.action
            screen.changeNode("navigation") {
                $0.children.append(
                    SeededNode("more", .button, label, Rect(x: 268, y: 50, width: 44, height: 44), .button))
            }
        },
        SeededDefect(
            "two stops of one frame", "duplicate-bounds", at: ["link", "cover"], in: [.frame, .children],
            isStrict: true
        ) { screen in
            let label = screen.texts.image
            screen.changeNode("content") { content in
                let number = content.children.firstIndex { $0.slot == "link" }!
                content.children.insert(
                    SeededNode("cover", .image, label, content.children[number].element.frame!, .image), at: number)
            }
        },
        SeededDefect(
            "section title beside Show all", "title-trait-missing", at: ["header2"], in: [.traits], isStrict: true
        ) { screen in
            let label = screen.texts.words.showAll
            screen.changeNode("content") { content in
                let number = content.children.firstIndex { $0.slot == "header2" }!
                content.children[number].element.traits = .staticText
                content.children[number].element.frame = Rect(x: 16, y: 684, width: 200, height: 24)
                content.children.insert(
                    SeededNode(nil, .button, label, Rect(x: 274, y: 676, width: 100, height: 44), .button),
                    at: number + 1)
            }
        },
        SeededDefect(
            "one name for the button of each row", "label-duplicate", at: ["edit0", "edit1"], in: [.label, .children],
            isStrict: true
        ) { screen in
            let texts = screen.texts
            screen.changeNode("content") { content in
                let start = content.children.firstIndex { $0.slot == "link" }!
                content.children.removeAll { $0.slot == "link" || $0.slot == "row" }
                for (number, name) in [texts.rowTitle, texts.rowDetail].enumerated() {
                    let top = 568 + Double(number) * 58
                    let title = SeededNode(
                        "title\(number)", .staticText, name, Rect(x: 16, y: top + 12, width: 200, height: 20),
                        .staticText)
                    let edit = SeededNode(
                        "edit\(number)", .button, texts.action, Rect(x: 280, y: top, width: 94, height: 44), .button)
                    let row = SeededNode(
                        nil, .cell, nil, Rect(x: 16, y: top, width: 358, height: 56), exposed: false, [title, edit])
                    content.children.insert(row, at: start + number)
                }
            }
        },
        SeededDefect(
            "price that the name leaves out", "label-omits-visible-text", at: ["row"], in: [.label, .children]
        ) {
            screen in
            let title = screen.texts.rowTitle
            screen.changeNode("row") { row in
                row.element.label = title
                row.children[1].element.label = "12 €"
            }
        },
        .element(
            "button of a bar off screen", "element-off-screen", "action", in: [.frame],
            unseen: [.idb: "a flat list does not show what is in a bar"]
        ) { element, _ in element.frame = Rect(x: 384, y: 50, width: 60, height: 44) },
        SeededDefect(
            "dialog of the app", "modal-background-exposed", at: everything, in: [.type, .children],
            unseen: [.idb: "a flat list has no box"]
        ) { screen in dialog(on: &screen) },
        SeededDefect(
            "text of a button", "adjacent-duplicate", at: ["primary", "caption"], in: [.frame, .label],
            unseen: [.idb: "a flat list may contain the texts of buttons"]
        ) { screen in
            let label = screen.texts.primary
            screen.changeNode("content") { content in
                let number = content.children.firstIndex { $0.slot == "primary" }!
                content.children.insert(
                    SeededNode(
                        "caption", .staticText, label, Rect(x: 40, y: 530, width: 120, height: 20), .staticText),
                    at: number + 1)
            }
        },
        .element(
            "password in a plain field", "secure-value-exposed", "secure", in: [.type],
            locales: ["de", "fr", "ko", "zh-Hans", "ar", "ru"]
        ) { element, _ in
            element.type = .textField
            element.value = nil
        },
    ]

    /// Shows a sheet, or another view over the lower part of the screen, as a sibling of the content.
    private static func sheet(
        _ type: ElementType, on screen: inout CleanScreen, isModal: Bool, _ controls: [SeededNode]
    ) {
        let title = SeededNode(
            nil, .staticText, screen.texts.rowDetail, Rect(x: 16, y: 560, width: 358, height: 24), .staticText)
        let text = SeededNode(
            nil, .staticText, screen.texts.text, Rect(x: 16, y: 600, width: 358, height: 60), .staticText)
        var sheet = SeededNode(
            "modal", type, nil, Rect(x: 0, y: 540, width: 390, height: 304), exposed: false, [title, text] + controls)
        sheet.element.isModal = isModal
        screen.root.children.append(sheet)
    }

    /// Shows a dialog that the app draws over the screen.
    private static func dialog(on screen: inout CleanScreen) {
        let text = SeededNode(
            nil, .staticText, screen.texts.text, Rect(x: 60, y: 360, width: 270, height: 40), .staticText)
        let close = SeededNode(
            nil, .button, screen.texts.back, Rect(x: 60, y: 420, width: 270, height: 44), .button)
        let box = SeededNode(
            nil, .other, nil, Rect(x: 40, y: 340, width: 310, height: 160), exposed: false, [text, close])
        screen.root.children.append(
            SeededNode("modal", .other, nil, Rect(x: 0, y: 0, width: 390, height: 844), exposed: false, [box]))
    }

    /// Adds a closed drawer at a position beside the screen.
    private static func drawer(on screen: inout CleanScreen, at x: Double) {
        let texts = screen.texts
        let items = [texts.rowTitle, texts.rowDetail].enumerated().map { number, label in
            SeededNode(
                nil, .button, label, Rect(x: x + 16, y: 120 + 60 * Double(number), width: 268, height: 44), .button)
        }
        screen.root.children.append(
            SeededNode("drawer", .other, nil, Rect(x: x, y: 0, width: 300, height: 844), exposed: false, items))
    }
}
