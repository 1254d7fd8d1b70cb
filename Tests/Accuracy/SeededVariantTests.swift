import AXTree
import Testing

@testable import AXAuditCore
@testable import AXAudit

/// Defects that are planted in a variant of a screen that is otherwise laid out by the published sizes.
@Suite("Defects between variants")
struct SeededVariantTests {
    /// A kind of defect that can be planted.
    enum Defect: String, CaseIterable, Sendable {
        case fixedText, clippedText, lostControl, overlap, untranslatedLabel, keyLeftover, order, lostHeading,
            lostTrait, backButton

        /// The rule that has to report it.
        var rule: String {
            switch self {
            case .fixedText: "text-does-not-grow"
            case .clippedText: "text-may-be-clipped"
            case .lostControl: "control-lost"
            case .overlap: "overlap-in-variant"
            case .untranslatedLabel: "label-not-translated"
            case .keyLeftover: "label-untranslated-part"
            case .order: "order-differs"
            case .lostHeading: "heading-lost"
            case .lostTrait: "trait-differs"
            case .backButton: "order-not-mirrored"
            }
        }
    }

    private static let rules = Rule.all.filter { $0.variants.contains(where: \.isOverGroups) }

    /// The findings on the base, with the labels of the subjects.
    private func findings(_ base: Screen, _ variant: Screen) -> [(rule: String, label: String)] {
        var screens = [base, variant]
        for index in screens.indices { screens[index].group = "Screen" }
        screens[1].variant = "variant"
        let audits = GroupAudit.audits(of: screens, by: Audit(rules: Self.rules))
        #expect(audits[1].findings.isEmpty)
        return audits[0].findings.map { finding in
            (finding.ruleID, finding.elements.first.flatMap { base.elements[$0.index].label } ?? "")
        }
    }

    private func variant(_ screen: VariantScreen, _ change: (inout VariantScreen) -> Void) -> VariantScreen {
        var copy = screen
        change(&copy)
        return copy
    }

    @Test(
        "Nothing is reported at larger text sizes, in another language and mirrored",
        arguments: [Screen.TextSize.ax1, .ax3, .ax5])
    func clean(size: Screen.TextSize) {
        for screen in VariantScreen.all {
            let base = screen.screen()
            let others = [
                variant(screen) { $0.textSize = size }, variant(screen) { ($0.textSize, $0.isGerman) = (size, true) },
                variant(screen) { ($0.textSize, $0.isMirrored) = (size, true) },
            ]
            for other in others {
                let found = findings(base, other.screen())
                #expect(found.isEmpty, "\(screen.name) at \(size.name): \(found)")
            }
        }
    }

    @Test("At least 95 % of the planted defects are found, and nothing elsewhere", arguments: Defect.allCases)
    func planted(defect: Defect) {
        var (count, found) = (0, 0)
        for (number, screen) in VariantScreen.all.enumerated() {
            for size in [Screen.TextSize.ax1, .ax3, .ax5] {
                guard let (variant, label) = plant(defect, in: screen, at: size, number) else { continue }
                count += 1
                let findings = findings(screen.screen(), variant)
                if findings.contains(where: { $0.rule == defect.rule && $0.label == label }) { found += 1 }
                let others = findings.filter { $0.rule != defect.rule || $0.label != label }
                #expect(others.isEmpty, "\(defect) of \"\(label)\" on \(screen.name) at \(size.name): \(others)")
            }
        }
        #expect(count >= 15)
        #expect(Double(found) >= 0.95 * Double(count), "\(defect): \(found) of \(count)")
    }

    /// Plants a defect. Returns the variant and the label of the element in the base, or `nil` if the screen has no
    /// such element.
    private func plant(
        _ defect: Defect, in screen: VariantScreen, at size: Screen.TextSize, _ number: Int
    ) -> (variant: Screen, label: String)? {
        let isTranslated = defect == .untranslatedLabel || defect == .keyLeftover
        var laidOut = variant(screen) {
            $0.textSize = size
            $0.isGerman = isTranslated
            $0.isMirrored = defect == .backButton
        }
        if defect == .fixedText {
            let texts = screen.items.indices.filter { index in
                guard case .text(let style) = screen.items[index].kind else { return false }
                // To AX1 and AX2 only lines of up to 25 points are measured.
                return size != .ax1 || style.lineHeight(at: .large) <= 25
            }
            let index = texts[number % texts.count]
            laidOut.items[index].isFixed = true
            return (laidOut.screen(), screen.items[index].labels.0)
        }
        let base = screen.screen()
        var other = laidOut.screen()
        func indices(_ matches: (Element) -> Bool) -> [Int] {
            base.elements.indices.filter { matches(base.elements[$0]) }
        }
        let buttons = indices { $0.type == .button && $0.label != "Back" }
        let texts = indices {
            $0.type == .staticText && $0.label != screen.name && $0.traits?.contains(.header) == false
        }
        switch defect {
        case .fixedText: return nil
        case .clippedText:
            let index = texts[number % texts.count]
            other.elements[index].label = String((other.elements[index].label ?? "").prefix(8)) + "…"
            return (other, base.elements[index].label ?? "")
        case .lostControl:
            let index = buttons[number % (buttons.count - 1)]
            other.removeElement(index)
            return (other, base.elements[index].label ?? "")
        case .overlap:
            // The elements of a pair of buttons.
            guard let index = buttons.first(where: { base.elements[$0].frame?.x == 199 }) else { return nil }
            other.elements[index].frame?.x -= 60
            return (other, base.elements[index - 1].label ?? "")
        case .untranslatedLabel:
            let index = buttons[number % buttons.count]
            other.elements[index].label = base.elements[index].label
            return (other, base.elements[index].label ?? "")
        case .keyLeftover:
            let index = texts[number % texts.count]
            other.elements[index].label = ["%1$@ Artikel", "checkout.total.label", "{name} folgt dir"][number % 3]
            return (other, base.elements[index].label ?? "")
        case .order:
            let index = texts[0]
            other.swapElements(index, index + 1)
            return (other, base.elements[index + 1].label ?? "")
        case .lostHeading:
            let headings = indices { $0.traits?.contains(.header) == true && $0.label != screen.name }
            let index = headings[number % headings.count]
            other.elements[index].traits = .staticText
            return (other, base.elements[index].label ?? "")
        case .lostTrait:
            let index = number % 2 == 0 ? buttons[number % buttons.count] : indices { $0.type == .slider }[0]
            other.elements[index].traits = []
            return (other, base.elements[index].label ?? "")
        case .backButton:
            guard let index = indices({ $0.label == "Back" }).first else { return nil }
            other.elements[index].frame = base.elements[index].frame
            return (other, "Back")
        }
    }
}

extension Screen {
    /// Removes an element without children.
    fileprivate mutating func removeElement(_ index: Int) {
        var rest = elements
        rest.remove(at: index)
        setElements(rest)
    }

    /// Exchanges two siblings without children.
    fileprivate mutating func swapElements(_ one: Int, _ other: Int) {
        var changed = elements
        changed.swapAt(one, other)
        setElements(changed)
    }

    /// Sets elements in preorder with the depths that they have.
    private mutating func setElements(_ list: [Element]) {
        var tree = ElementTree()
        var depth = 0
        for element in list {
            while depth > element.depth {
                tree.close()
                depth -= 1
            }
            tree.open(element)
            depth += 1
        }
        for _ in 0..<depth { tree.close() }
        elements = tree.takeElements()
    }
}
