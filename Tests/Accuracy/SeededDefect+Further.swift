import AXTree

extension SeededDefect {
    /// Defects that were missed on screens that nobody had tuned to. They follow the others, which stay on their
    /// screens.
    static let further: [SeededDefect] = [
        .label("draft keys", "label-debug-text") { _, _ in "asdf" },
        .label("draft crosses", "label-debug-text") { _, _ in "xxx" },
        .label("possible draft", "label-debug-text", "secondary", isStrict: true) { _, _ in "TBD" },
        .label("possible draft of a header", "label-debug-text", "header2", isStrict: true) { _, _ in "Label" },
        .label("UUID without hyphens", "label-debug-text") { _, _ in "3f2504e04f8911d39a0c0305e82c3301" },
        .label("database key", "label-debug-text") { _, _ in "user_id:42" },
        .label("compact instant", "label-debug-text") { _, _ in "20240315T103000Z" },
        .label("query of a URL", "label-debug-text", "text") { _, _ in "id=42&sort=date" },
        .label("Python list", "label-debug-text", "text2") { _, _ in "['tea', 'milk']" },
        .label("Python dictionary", "label-debug-text", "text2") { _, _ in "{'id': 3}" },
        .label("Markdown back-ticks", "label-raw-markup") { _, label in "`\(label)`" },
        .label("Markdown strikethrough", "label-raw-markup") { _, label in "~~\(label)~~" },
        .label("Markdown link", "label-raw-markup", "link") { _, label in "[\(label)](https://example.com)" },
        .label("Markdown reference", "label-raw-markup", "link") { _, label in "[\(label)][1]" },
        .element("selected without a role", "role-missing", "secondary", in: [.traits, .selected]) { element, _ in
            element.type = .other
            element.traits = .selected
            element.isSelected = true
        },
        SeededDefect(
            "text and switch of a row", "adjacent-duplicate", at: ["switch", "caption"],
            in: [.label, .children, .isAccessibilityElement]
        ) { screen in
            let label = screen.texts.toggle
            screen.changeNode("switch") { node in
                let caption = SeededNode(
                    "caption", .staticText, label, Rect(x: 16, y: 394, width: 200, height: 44), .staticText)
                let toggle = node
                node = SeededNode(
                    nil, .cell, nil, Rect(x: 16, y: 394, width: 358, height: 44), exposed: false, [caption, toggle])
            }
        },
        SeededDefect(
            "text of a row that acts", "role-missing", at: ["row", "rowTitle"],
            in: [.traits, .children, .isAccessibilityElement],
            isStrict: true
        ) { screen in
            screen.changeNode("row") { row in
                row.element.isAccessibilityElement = false
                for index in row.children.indices { row.children[index].element.isAccessibilityElement = true }
            }
        },
        SeededDefect(
            "small controls of a strip", "target-size", at: ["primary", "secondary"], in: [.frame, .children]
        ) { screen in
            screen.changeNode("primary") { node in
                var chip = node
                chip.element.frame = Rect(x: 16, y: 519, width: 171, height: 30)
                node = SeededNode(
                    nil, .scrollView, nil, Rect(x: 0, y: 518, width: 195, height: 44), exposed: false, [chip])
            }
        },
    ]
}
