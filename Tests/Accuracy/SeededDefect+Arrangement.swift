import AXTree

extension SeededDefect {
    private static let everything = ["navigation", "content", "bar", "modal"]

    /// Defects of how elements are arranged that were missed on screens that nobody had tuned to.
    static let arrangement: [SeededDefect] = [
        SeededDefect("sheet that is not modal", "modal-background-exposed", at: everything, in: [.type, .children]) {
            screen in
            let close = SeededNode(nil, .button, screen.texts.back, Rect(x: 16, y: 780, width: 358, height: 44), .button)
            sheet(.sheet, on: &screen, isModal: false, [close])
        },
        SeededDefect("sheet without a control", "modal-no-way-out", at: everything, in: [.type, .children]) { screen in
            sheet(.sheet, on: &screen, isModal: true, [])
        },
        SeededDefect("dialogue without a control", "modal-no-way-out", at: everything, in: [.type, .children]) { screen in
            sheet(.dialog, on: &screen, isModal: true, [])
        },
        SeededDefect("closed drawer", "element-off-screen", at: ["drawer"], in: [.frame, .children]) { screen in
            drawer(on: &screen, at: -300)
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
