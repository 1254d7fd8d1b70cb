import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports controls that another variant of the screen does not have.
    public static let controlLost: Rule = Rule(
        "control-lost",
        "Control is missing in another variant of the screen.",
        severity: .failure,
        presets: [.recommended, .variants, .wcag22AA],
        groups: ["variants"],
        needs: [.type, .label, .frame],
        standards: [.wcag("1.4.4")],
        limits: [
            "Variants of other devices and orientations are not compared, because their layouts differ on purpose.",
            "A control that may be further down in a list, or in a menu that only the variant has, is not reported.",
            """
            A control is compared by its identifier, or by its label if both screens are in one language; otherwise it is missing \
            if the elements before and after it follow each other.
            """,
            "A control outside the window is reported if nothing around it scrolls, or not in that direction.",
        ],
        variants: [
            .iOS(
                why: "People who use a larger text size or another language cannot do what the control does.",
                fix: "Put the content in a scroll view, so that nothing is pushed out of the screen.",
                inUIKit: "scrollView.addSubview(stack)",
                inSwiftUI: "ScrollView { CheckoutForm() }",
                examples: [
                    .fails(.button("Pay"), .button("Close"), .text("Total"))
                        .compared(to: "ax5", .button("Close"), .text("Total")),
                    .fails(.button("Pay"), .button("Close"), .text("Total"))
                        .compared(to: "dark", .button("Close"), .text("Total")),
                    .fails(.header("Cart"), .text("Total"), .button("Pay"), .text("Two items"))
                        .compared(to: "de", .header("Warenkorb"), .text("Summe"), .text("Zwei Artikel")),
                    .fails(pay(at: 700), .button("Close"), .text("Total"))
                        .compared(to: "ax5", pay(at: 850), .button("Close"), .text("Total")),
                    .passes(.button("Pay"), .button("Close")).compared(to: "ax5", .button("Pay"), .button("Close")),
                    .passes(.button("Pay"), .button("Close"), .text("Total"))
                        .compared(to: "landscape", .button("Close"), .text("Total"), because: "another orientation"),
                    .passes(list("Pay", "Close", "Help")).compared(
                        to: "ax5", list("Pay", "Close"), because: "may be further down"),
                    .passes(.button("Pay"), .button("Close"), .text("Total"))
                        .compared(
                            to: "ax5", .button("More"), .button("Close"), .text("Total"), because: "a menu may have it"),
                ],
                check: check
            ),
            .android(
                why: "People who use a larger font or another language cannot do what the control does.",
                fix: "Put the content in a scrolling container, so that nothing is pushed out of the window.",
                inCompose: "Column(Modifier.verticalScroll(rememberScrollState())) { CheckoutForm() }",
                inViews: "scrollView.addView(form)",
                examples: [
                    .fails(.button("Pay"), .button("Close"), .text("Total"))
                        .compared(to: "font2", .button("Close"), .text("Total")),
                    .passes(.button("Pay"), .button("Close")).compared(to: "font2", .button("Pay"), .button("Close")),
                ],
                check: check
            ),
        ]
    )

    private static let check = GroupView.check(where: { $0.hasSameWindow($1) }) { group, member, _, findings in
        guard !member.screen.screen.lacksContents else { return }
        let remains = RemainingControls(group, member)
        for index in member.matching.lost where remains.isSurelyLost(group.base[index]) {
            findings.add([group.base[index]], in: member, "is in \(group.baseName) and not in \(member.name)")
        }
        for pair in group.pairs(with: member) where pair.base.isControl && pair.isPushedOutside {
            findings.add(
                [pair.base], in: member,
                "lies outside the window in \(member.name) and cannot be scrolled to, and inside in \(group.baseName)")
        }
    }

    private static func pay(at y: Double) -> ExampleElement {
        .button("Pay", at: Rect(x: 16, y: y, width: 200, height: 44))
    }

    private static func list(_ labels: String...) -> ExampleElement {
        ExampleElement(
            .table, identifier: "list", at: Rect(x: 0, y: 60, width: 390, height: 180), exposed: false,
            containing: labels.enumerated().map { row, label in
                .button(label, at: Rect(x: 0, y: 60 + Double(row) * 90, width: 390, height: 90))
            })
    }
}

/// What a variant has of the controls of the base.
private struct RemainingControls {
    private let group: GroupView
    private let member: GroupView.Member
    /// The identifiers, and the labels and names of actions without numbers in lower case.
    private var identifiers: Set<String> = []
    private var labels: Set<String> = []
    /// The types of controls that only the variant has: one of them can be the control with another name, or a menu
    /// that has it.
    private var newTypes: Set<ElementType> = []
    /// Whether the variant has more that scrolls than the base.
    private let hasNewScroller: Bool

    init(_ group: GroupView, _ member: GroupView.Member) {
        self.group = group
        self.member = member
        for element in member.screen.elements {
            if let identifier = element.identifier { identifiers.insert(identifier) }
            for text in [element.label, element.value].compactMap(\.self) + (element.actions ?? []) {
                labels.insert(Self.folded(text))
            }
        }
        for index in member.matching.new where member.screen[index].isControl {
            newTypes.insert(member.screen.elements[index].type)
        }
        hasNewScroller = Self.scrollerCount(member.screen) > Self.scrollerCount(group.base)
    }

    private static func folded(_ text: String) -> String {
        String(text.lowercased().trimmed.filter { !$0.isNumber })
    }

    private static func scrollerCount(_ screen: ScreenView) -> Int {
        screen.elements.count { scrollers.contains($0.type) }
    }

    private static let scrollers: Set<ElementType> = [.scrollView, .table, .collectionView, .webView]

    /// Whether a control of the base that has no match is surely not in the variant, and cannot be reached by
    /// scrolling.
    func isSurelyLost(_ control: ElementView) -> Bool {
        guard control.isControl, !control.isOutOfSight, newTypes.isEmpty, !hasNewScroller else { return false }
        if let identifier = control.identifier, !identifier.isEmpty {
            if identifiers.contains(identifier) { return false }
        } else if !member.matching.sharesLanguage, !isMissingBetweenNeighbours(control) {
            return false
        }
        let label = Self.folded(control.plainLabel)
        guard control.identifier?.isEmpty == false || !label.isEmpty else { return false }
        if member.matching.sharesLanguage, !label.isEmpty, labels.contains(where: { $0.contains(label) }) {
            return false
        }
        return !mayBeScrolledTo(control)
    }

    /// Whether the elements before and after the control are in the variant and follow each other, and all elements of
    /// the variant are those of the base.
    private func isMissingBetweenNeighbours(_ control: ElementView) -> Bool {
        guard member.matching.new.isEmpty, member.matching.unsure.isEmpty else { return false }
        let (order, otherOrder) = (group.base.exposure.order, member.screen.exposure.order)
        guard let place = order.firstIndex(of: control.index) else { return false }
        let places = [place - 1, place + 1].map { neighbour in
            order.indices.contains(neighbour)
                ? member.matching[order[neighbour]].flatMap { otherOrder.firstIndex(of: $0) } : nil
        }
        switch (places[0], places[1]) {
        case (let before?, let after?): return abs(after - before) == 1
        case (let before?, nil): return place == order.count - 1 && before == otherOrder.count - 1
        case (nil, let after?): return place == 0 && after == 0
        case (nil, nil): return false
        }
    }

    /// Whether what scrolls around the control may have it further down in the variant: no element after it in the same
    /// list is in the variant, and the list reaches its end there.
    private func mayBeScrolledTo(_ control: ElementView) -> Bool {
        guard let scroller = group.base.scroller(of: control.index) else { return false }
        let rest = control.index..<group.base.elements[scroller].subtreeEnd
        let following = rest.compactMap { member.matching[$0] }
        if !following.isEmpty { return false }
        guard
            let before = (scroller..<control.index).last(where: { member.matching[$0] != nil }).flatMap({
                member.matching[$0]
            }),
            let other = member.screen.scroller(of: before), let frame = member.screen.elements[other].frame
        else { return true }
        let end = (other + 1..<member.screen.elements[other].subtreeEnd).compactMap {
            member.screen.elements[$0].frame?.maxY
        }.max()
        // The height of a row: less room than that can hide nothing that could be reached.
        return (end ?? frame.maxY) > frame.maxY - 20
    }
}

extension VariantPair {
    /// Whether the element is in the window in the base, and in the variant outside of it, where no scrolling brings it.
    fileprivate var isPushedOutside: Bool {
        guard base.wholeFrame != nil, !base.isInBar, !base.isOutsideWindow, variant.isOutsideWindow,
            variant.screen.carries(.children), let frame = variant.frame
        else { return false }
        guard variant.screen.scroller(of: variant.index) != nil else { return true }
        let width = variant.screen.screen.size?.width ?? 0
        return (frame.x >= width || frame.maxX <= 0) && !variant.mayBeScrolledSideways
    }
}

extension ElementView {
    /// Whether more than half of it lies outside the window.
    fileprivate var isOutsideWindow: Bool {
        guard let frame, !frame.isEmpty, let size = screen.screen.size else { return false }
        let inside = frame.intersection(Rect(x: 0, y: 0, width: size.width, height: size.height))
        return (inside?.area ?? 0) * 2 < frame.area
    }
}
