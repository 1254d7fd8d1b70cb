import AXAudit
import Testing

/// Screens on which work for each element, or for each character, must not grow with the rest of the screen or of the text.
///
/// If it did, a debug build would take minutes, not a second: these tests end.
@Suite("Hostile screens", .timeLimit(.minutes(2)))
struct HostileScreenTests {
    // MARK: Texts

    /// Pieces that rules search for, or that begin something that has to be looked for in the rest of the text.
    private static let pieces = [
        "{", "<a ", "<a/", "<b>", "\\(", "\\n", "\\u{", "[", "[a](", "**a ", "&amp", "%1", "%20a", "a%", "Optional(",
        "A(a", "A(a: ", "<A:", "icon ", "ic_", "a.b", "aB", "AB ", "a0-", "0-", "a ", "a, ", "tap ", "tap, ", "A a ",
        "9:41 ", "w-", "Ã", "é", "e\u{301}", "\u{1112}\u{1161}\u{11AB}", "\u{200D}", "👩‍👩‍👧", "画像", "버튼", "الزر ",
        "\u{202B}",
        "(null", "NaN", "TODO", "\"", "://", "www.", "/a", "C:\\", "button ", "click here, ", "password ", " ", "\n",
        "\t-",
    ]

    @Test("A long text is read once by every rule", arguments: pieces)
    func longTexts(piece: String) {
        let text = String(repeating: piece, count: 12_000 / piece.utf8.count)
        var tree = ElementTree()
        tree.open(Element(.application))
        for (number, type) in [ElementType.button, .image, .staticText, .cell, .textField, .link].enumerated() {
            var element = Element(type)
            element.isAccessibilityElement = true
            element.frame = Rect(x: 10, y: 60 * Double(number), width: 200, height: 50)
            element.traits = number == 2 ? [.staticText, .header] : type == .button ? .button : []
            (element.label, element.identifier) = (text, text)
            (element.value, element.hint, element.placeholder) = (text, text, text)
            element.actions = [text]
            tree.open(element)
            element.isAccessibilityElement = false
            element.type = .staticText
            tree.add(element)
            tree.close()
        }
        tree.close()
        let screen = Screen(size: Size(390, 844), elements: tree.elements)
        let audit = Audit(rules: Rule.all)(screen)
        #expect(audit.findings.allSatisfy { $0.message.utf8.count < 2_000 }, "a message does not repeat the text")
    }

    @Test("The name of a container is cut in the keys of what is inside")
    func longName() {
        var tree = ElementTree()
        var container = Element(.group)
        container.label = String(repeating: "long ", count: 200_000)
        tree.open(container)
        for number in 0..<20_000 {
            tree.add(Node.button("Buy", at: Rect(x: 20, y: 60 * Double(number), width: 20, height: 20)).element)
        }
        tree.close()
        let audit = Audit(rules: [.targetSize, .labelDuplicate])(Screen(size: Size(390, 844), elements: tree.elements))
        #expect(audit.findings.count { $0.ruleID == "target-size" } == 20_000)
        #expect(audit.findings.contains { $0.ruleID == "label-duplicate" && $0.elements.count == 20_000 })
        let keys = Set(audit.findings.flatMap { $0.elements.map(\.key) })
        #expect(keys.count == 20_000, "each element has a key of its own")
        #expect(keys.allSatisfy { $0.description.utf8.count < 1_100 })
    }

    // MARK: Depth

    /// Containers of one type, 9,500 levels deep, around many elements of another type.
    private func deep(
        _ type: ElementType, around inner: Element, count: Int = 20_000, exposure: ExposureSource,
        _ change: (inout Element, Int) -> Void
    ) -> Screen {
        var tree = ElementTree()
        for level in 0..<9_500 {
            var element = Element(type)
            change(&element, level)
            tree.open(element)
        }
        for number in 0..<count {
            var element = inner
            element.frame = Rect(x: Double(number % 10) * 35, y: Double(number / 10) * 50, width: 20, height: 20)
            tree.add(element)
        }
        for _ in 0..<9_500 { tree.close() }
        return Screen(size: Size(390, 844), elements: tree.elements, exposure: exposure)
    }

    private static let contentTypes: [ElementType] = [.other, .staticText, .image]

    @Test("Nested controls and rows are looked at once", arguments: [ElementType.button, .cell, .link], contentTypes)
    func nested(type: ElementType, content: ElementType) {
        for label in [nil, "Tap to open the button, on"] {
            let screen = deep(type, around: Element(content), exposure: .listed) { element, _ in
                element.label = label
                element.traits = .button
            }
            #expect(Audit(rules: Self.textRules)(screen).exposed.count >= 9_500)
        }
    }

    private static let textRules = Rule.all.filter {
        !$0.groups.contains("touch") && !$0.presets.contains(.a11yuitests)
    }

    @Test(
        "Nested alerts, sheets and screens without contents are looked at once",
        arguments: [ElementType.alert, .sheet, .other])
    func nestedCovers(type: ElementType) {
        let full = Rect(x: 0, y: 0, width: 390, height: 844)
        let screen = deep(type, around: Element(.other), count: 50_000, exposure: .inferred) { element, _ in
            element.frame = full
            element.isVisible = true
        }
        #expect(Exposure(screen).order.isEmpty)
    }

    @Test("Sheets side by side are looked at once")
    func sheets() {
        var tree = ElementTree()
        tree.open(Element(.application))
        for _ in 0..<20_000 {
            tree.open(Element(.sheet))
            tree.add(Node.button("Share").element)
            tree.close()
        }
        tree.close()
        let screen = Screen(size: Size(390, 844), elements: tree.elements, exposure: .inferred)
        #expect(Exposure(screen).order.count == 20_000, "no sheet has a view behind it that dims the screen")
    }

    @Test("Labels around unlabelled containers are passed on without copies")
    func typeless() {
        let screen = deep(.any, around: Node(.any, "Total").element, count: 100_000, exposure: .inferred) { _, _ in }
        #expect(Exposure(screen).order.count == 100_000)
    }

    @Test("100 controls at one location are paired, and not all with all")
    func heap() {
        var tree = ElementTree()
        tree.open(Element(.application))
        for _ in 0..<3_000 { tree.add(Node.button("Buy", at: Rect(x: 20, y: 20, width: 50, height: 50)).element) }
        tree.close()
        let audit = Audit(rules: Rule.all.filter { $0.presets.contains(.a11yuitests) })(
            Screen(size: Size(390, 844), elements: tree.elements))
        #expect(audit.findings.count < 3_000 * 250)
    }
}
