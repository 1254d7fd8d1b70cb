import AXAudit
import TestSupport
import Testing

/// Screens on which work for each element, or for each character, must not grow with the rest of the screen or of the
/// text.
///
/// If it did, a debug build would take minutes, not a second: these tests end.
@Suite("Hostile screens", .timeLimit(.minutes(5)))
struct HostileScreenTests {
    // MARK: Texts

    /// Pieces that rules search for, or that begin something that has to be looked for in the rest of the text.
    private static let pieces = [
        "{", "<a ", "\\(", "[a](", "**a ", "%1", "a%", "Optional(", "A(a: ", "<A:", "ic_", "aB", "a0-", "a, ", "tap, ",
        "9:41 ", "Ã", "e\u{301}", "👩‍👩‍👧", "画像", "://", "/a", "button ", " ", "[", "<a/", "\\n", "a%20", "icon ",
    ]

    @Test("A long text is read once by every rule", arguments: pieces)
    func longTexts(piece: String) {
        let text = String(repeating: piece, count: Cases.of(24_000) / piece.utf8.count)
        var button = Node.button(text, at: Rect(x: 10, y: 60, width: 200, height: 50)).element
        (button.value, button.hint, button.identifier, button.actions) = (text, text, text, [text])
        let image = Node(.image, text, at: Rect(x: 10, y: 160, width: 200, height: 50), traits: .header)
        let audit = Audit(rules: Rule.all)(Screen([image, image.with { $0 = button }]))
        #expect(audit.exposed.count == 2)
        // A11yUITests quotes a text as a whole.
        for finding in audit.findings where !finding.ruleID.hasPrefix("a11yuitests-") {
            #expect(finding.message.utf8.count < 2_000, "the message of \(finding.ruleID) does not repeat the text")
        }
    }

    @Test("The name of a container is cut in the keys of what is inside")
    func longName() {
        let count = Cases.of(20_000)
        var tree = ElementTree()
        var container = Element(.group)
        container.label = String(repeating: "long ", count: Cases.of(200_000))
        tree.open(container)
        for number in 0..<count {
            tree.add(Node.button("Buy", at: Rect(x: 20, y: 60 * Double(number), width: 20, height: 20)).element)
        }
        tree.close()
        let audit = Audit(rules: [.targetSize, .labelDuplicate])(
            Screen(size: Size(390, 1_200_000), elements: tree.elements))
        #expect(audit.findings.count { $0.ruleID == "target-size" } == count)
        #expect(audit.findings.contains { $0.ruleID == "label-duplicate" && $0.elements.count == count })
        let keys = Set(audit.findings.flatMap { $0.elements.map(\.key) })
        #expect(keys.count == count, "each element has a key of its own")
        #expect(keys.allSatisfy { $0.description.utf8.count < 1_100 })
    }

    // MARK: Depth

    /// Containers of one type, inside each other, around many elements of another type.
    private func deep(
        _ type: ElementType, levels: Int, around inner: ElementType, count: Int, exposure: ExposureSource,
        _ change: (inout Element) -> Void
    ) -> Screen {
        var tree = ElementTree()
        for _ in 0..<levels {
            var element = Element(type)
            change(&element)
            tree.open(element)
        }
        for number in 0..<count {
            var element = Element(inner)
            element.frame = Rect(x: Double(number % 10) * 35, y: Double(number / 10) * 50, width: 20, height: 20)
            tree.add(element)
        }
        for _ in 0..<levels { tree.close() }
        return Screen(size: Size(390, 844), elements: tree.elements, exposure: exposure)
    }

    /// The rules that look at what is inside an element.
    private static let contentRules: [Rule] = [
        .controlLabelMissing, .labelGestureInstruction, .labelRoleRedundant, .labelStateRedundant, .labelTooLong,
        .labelOmitsVisibleText, .labelDuplicate, .headerEmpty, .elementUndescribed,
    ]

    @Test("Of nested controls and rows, not all contents are looked at again", arguments: [ElementType.button, .cell])
    func nested(type: ElementType) {
        for label in [nil, "Tap to open the button, on", String(repeating: "long, ", count: 60)] {
            let screen = deep(type, levels: 1_000, around: .other, count: Cases.of(50_000), exposure: .listed) {
                element in
                element.label = label
                element.traits = .button
            }
            #expect(Audit(rules: Self.contentRules)(screen).exposed.count == 1_000)
        }
    }

    @Test("Of nested controls, not all around an image are looked at")
    func around() {
        let count = Cases.of(15_000)
        let screen = deep(.button, levels: 9_000, around: .image, count: count, exposure: .listed) { element in
            element.traits = .button
        }
        #expect(Audit(rules: [.imageLabelMissing])(screen).exposed.count == 9_000 + count)
    }

    @Test(
        "Nested alerts, sheets and screens without contents are looked at once",
        arguments: [ElementType.alert, .sheet, .other])
    func nestedCovers(type: ElementType) {
        let full = Rect(x: 0, y: 0, width: 390, height: 844)
        let screen = deep(type, levels: 9_500, around: .other, count: Cases.of(50_000), exposure: .inferred) {
            element in
            element.frame = full
            element.isVisible = true
        }
        #expect(Exposure(screen).order.isEmpty)
    }

    @Test("Sheets side by side are looked at once")
    func sheets() {
        let count = Cases.of(20_000)
        var tree = ElementTree()
        tree.open(Element(.application))
        for _ in 0..<count {
            tree.open(Element(.sheet))
            tree.add(Node.button("Share").element)
            tree.close()
        }
        tree.close()
        let screen = Screen(size: Size(390, 844), elements: tree.elements, exposure: .inferred)
        #expect(Exposure(screen).order.count == count, "no sheet has a view behind it that dims the screen")
    }

    @Test("A control is paired with a bounded number of controls at its location")
    func heap() {
        let button = Node.button("Buy", at: Rect(x: 20, y: 20, width: 50, height: 50))
        let audit = Audit(rules: [.a11yuitestsControlOverlap])(Screen(Array(repeating: button, count: 400)))
        #expect(audit.findings.count <= 400 * 100)
        #expect(audit.findings.count > 20_000)
    }
}
