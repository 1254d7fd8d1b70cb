import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports visible texts that VoiceOver does not read.
    public static let textUnreachable: Rule = Rule(
        "text-unreachable",
        severity: .warning,
        presets: [.strict],
        groups: ["structure"],
        variants: [
            .iOS(
                "Visible text is not read by VoiceOver.",
                needs: [.type, .label, .children],
                standards: [.wcag("1.3.1"), .wcag("4.1.2")],
                why: "VoiceOver users miss the text, e.g. a price, a note or an error message.",
                fix: """
                    Set `isAccessibilityElement` to `true` on the text, or add the text to the `accessibilityLabel` of the \
                    element around it.
                    """,
                inUIKit: """
                    priceLabel.isAccessibilityElement = true
                    // or
                    row.accessibilityLabel = "\\(product.name), \\(product.price)"
                    """,
                inSwiftUI: """
                    HStack { Text(product.name); Text(product.price) }
                        .accessibilityElement(children: .combine)
                    """,
                limits: [
                    """
                    A text that VoiceOver reads in other words is reported too, except an abbreviation or another spelling, a time \
                    beside a slider that speaks its position, the choices of an adjustable element and the caption below a \
                    button; the rule is therefore not part of the preset `recommended`.
                    """,
                    "Single letters and signs are not checked.",
                    "Elements that are explicitly hidden from VoiceOver are not checked.",
                ],
                examples: [
                    .fails(.text("Coffee"), .text("3.50 €").with { $0.isAccessibilityElement = false }),
                    .fails(
                        .init(
                            .cell, "커피", exposed: true,
                            containing: [
                                .text("커피", at: Rect(x: 20, y: 60, width: 100, height: 44)),
                                .text("3,500원", at: Rect(x: 300, y: 60, width: 60, height: 44)).with {
                                    $0.isAccessibilityElement = false
                                },
                            ])),
                    .passes(.text("Coffee"), .text("3.50 €")),
                    .passes(
                        .init(.cell, "커피, 3,500원", exposed: true, containing: [.text("커피"), .text("3,500원")]),
                        because: "contained in the cell's label"),
                    .passes(
                        .init(.cell, nil, exposed: true, containing: [.text("Coffee")]),
                        because: "cell without a label, read by its contents"),
                    .passes(
                        .button("Coffee"), .text("coffee").with { $0.isAccessibilityElement = false },
                        because: "same text as another element's label"),
                    .passes(
                        .init(
                            .link, "Read Alice’s recipe", exposed: true,
                            containing: [.text("Alice’s recipe – read").with { $0.isAccessibilityElement = false }]),
                        because: "the link says the same words"),
                    .passes(
                        .button("Buy coffee", at: Rect(x: 16, y: 100, width: 358, height: 50)),
                        .text("Coffee", at: Rect(x: 40, y: 115, width: 80, height: 20)).with {
                            $0.isAccessibilityElement = false
                        },
                        because: "the button under it says the word"),
                    .passes(
                        .init(
                            .slider, "Playback", value: "six seconds of one minute",
                            traits: .adjustable, at: Rect(x: 20, y: 500, width: 350, height: 40), exposed: true),
                        .text("00:06", at: Rect(x: 20, y: 545, width: 40, height: 15)).with {
                            $0.isAccessibilityElement = false
                        }, because: "the slider says the time"),
                    .passes(
                        .button("Answer call", at: Rect(x: 280, y: 570, width: 82, height: 82)),
                        .text("Accept", at: Rect(x: 295, y: 660, width: 52, height: 20)).with {
                            $0.isAccessibilityElement = false
                        }, because: "caption of the button above"),
                    .passes(
                        .button("Card ending in 4 4 7 7, November 20", containing: [.text("•• 4477, Nov 20")]),
                        because: "abbreviations of what the button says"),
                    .passes(
                        .text("Calendar"), .text("M").with { $0.isAccessibilityElement = false },
                        because: "the initial of a day"),
                    .passes(
                        .text("Coffee"),
                        .text("Badge").with { ($0.isAccessibilityElement, $0.isVisible) = (false, false) },
                        because: "not visible"),
                ],
                check: .screen { screen, check in
                    let texts = screen.silentTexts
                    guard !texts.isEmpty else { return }
                    let unspoken = screen.unspoken(texts)
                    // A text of the system, such as the clock, is exposed in an exposure with the system's elements.
                    let whole =
                        unspoken.isEmpty || screen.exposure.systemCount == 0
                        ? nil : Exposure(screen.screen, includesSystem: true)
                    for text in unspoken where whole?.isExposed(text.index, in: screen.elements) != true {
                        let verb = text.isExposureKnown ? "is" : "may be"
                        check.report(text, "\(verb) missing from what VoiceOver reads")
                    }
                }
            )
        ]
    )
}

/// The texts that VoiceOver says on a screen.
private struct SpokenTexts {
    private var whole: Set<String> = []

    init(_ screen: ScreenView) {
        for index in screen.exposure.indices {
            for text in [screen.elements[index].label, screen.elements[index].value] {
                if let text, !text.isEmpty { whole.insert(text.lowercased()) }
            }
        }
    }

    /// Returns whether a text is the whole label or value of an element, or part of what the element around it says.
    func contains(_ name: String, around element: ElementView?) -> Bool {
        whole.contains(name.lowercased()) || element?.says(name) == true
    }
}

extension ElementView {
    /// Returns whether its label, value or hint has the text, or each word of it.
    fileprivate func says(_ text: String) -> Bool {
        let spoken = [label, value, hint].compactMap(\.self)
        let folded = text.lowercased()
        if spoken.contains(where: { $0.lowercased().firstRange(of: folded) != nil }) { return true }
        let words = FoldedText(text).words
        guard !words.isEmpty else { return false }
        let said = Set(FoldedText(spoken.joined(separator: " ")).words)
        return words.allSatisfy(said.contains) || spoken.contains { $0.spellsOut(text) }
    }
}

extension ElementView {
    /// Returns whether it is a word or two in the middle below a button that has a label: what the label says, for the
    /// eye.
    fileprivate func isCaption(of button: ElementView?) -> Bool {
        guard let button, button.isControl, !button.isBlank, !button.hasMachineLabel, let name,
            !name.contains(where: \.isNumber), let frame, let above = button.frame
        else { return false }
        return 0...16 ~= frame.y - above.maxY && abs(frame.centre.x - above.centre.x) <= 4
            && frame.width <= above.width + 16 && frame.height <= 32
    }
}

extension String {
    /// Returns whether it says a text in another spelling: `2, A B C` for `ABC`, `580 yen` for `¥580`,
    /// `ending in 4 4 7 7` for `•• 4477`, `November 20 to 26` for `Nov 20–26`.
    fileprivate func spellsOut(_ text: String) -> Bool {
        let parts = text.lowercased().split { !$0.isLetter && !$0.isNumber }
        guard !parts.isEmpty, utf8.count <= 500, parts.count <= 20 else { return false }
        let said = lowercased().split { !$0.isLetter && !$0.isNumber }
        let joined = said.joined()
        let digits = joined.filter(\.isNumber)
        return parts.allSatisfy { part in
            if part.allSatisfy(\.isNumber) { return said.contains(part) || part.count > 2 && digits.contains(part) }
            if said.contains(where: { $0 == part || part.count > 2 && $0.hasPrefix(part) }) { return true }
            // Letters that are read one by one.
            return part.count > 1 && said.contains(part.prefix(1)) && joined.contains(part)
        }
    }

    /// Whether it is a sign or a single letter, such as the initial of a day, which an element says in words.
    fileprivate var isMark: Bool { count <= 1 || !contains { $0.isLetter || $0.isNumber } }

    /// Whether it is a time of a player: `0:06`, `-01:13`.
    fileprivate var isTime: Bool {
        let parts = drop { "-−–+".contains($0) }.split(separator: ":", omittingEmptySubsequences: false)
        return 2...3 ~= parts.count
            && parts.allSatisfy { 1...3 ~= $0.utf8.count && $0.utf8.allSatisfy(\.isDigit) }
    }
}

extension Exposure {
    /// Returns whether an element or one around it is exposed.
    fileprivate func isExposed(_ index: Int, in elements: [Element]) -> Bool {
        var next: Int? = index
        while let at = next {
            if isExposed[at] { return true }
            next = elements[at].parent
        }
        return false
    }
}

extension ScreenView {
    /// Returns those texts that VoiceOver does not say: neither as a label or a value, nor in the element around the
    /// text or in one whose frame the text lies in.
    fileprivate func unspoken(_ texts: [(text: ElementView, around: ElementView?)]) -> [ElementView] {
        let spoken = SpokenTexts(self)
        let sliders = texts.contains { $0.text.name?.isTime == true } ? areasOfTimes : []
        let silent = texts.filter { text, around in
            guard let name = text.name, !name.isMark, !spoken.contains(name, around: around) else { return false }
            if text.isCaption(of: around ?? text.previousSibling) { return false }
            // The choices of an adjustable element, which says the current one.
            if around?.traits?.contains(.adjustable) == true { return false }
            return !name.isTime || !sliders.contains { area in text.frame.map { area.contains($0) } ?? false }
        }
        .map(\.text)
        guard !silent.isEmpty else { return [] }
        let indices = exposure.indices.filter { self[$0].isControl && self[$0].frame != nil }
        let pairs = RectSweep.stacks(
            of: indices.compactMap { self[$0].frame }, at: silent.compactMap { $0.frame?.centre }, partners: 24)
        let said = Set(
            pairs.filter { pair in silent[pair.point].name.map(self[indices[pair.rect]].says) ?? false }.map(\.point))
        return silent.indices.filter { !said.contains($0) }.map { silent[$0] }
    }

    /// The areas of sliders and progress bars whose value is a time, in digits or words, and 40 points above and below
    /// them. At most 24: no screen has more players.
    private var areasOfTimes: [Rect] {
        var areas: [Rect] = []
        for index in exposure.indices where areas.count < 24 {
            let element = self[index]
            guard element.type == .slider || element.isProgress || element.traits?.contains(.adjustable) == true,
                let value = element.value, let frame = element.frame,
                value.contains(":") || value.split(whereSeparator: { !$0.isLetter }).count > 2
            else { continue }
            areas.append(Rect(x: frame.x - 8, y: frame.y - 40, width: frame.width + 16, height: frame.height + 80))
        }
        return areas
    }

    /// The visible texts that are not exposed, each with the exposed element around it. Without texts that are hidden
    /// from VoiceOver or behind a modal element, and without texts in an element without a label, which is read by its
    /// texts.
    fileprivate var silentTexts: [(text: ElementView, around: ElementView?)] {
        let hasModal = elements.contains { $0.isModal }
        var result: [(text: ElementView, around: ElementView?)] = []
        // The end of the last modal element, and the exposed element around the current one.
        var modalEnd = 0
        var exposed: (index: Int, end: Int)?
        var index = 0
        while index < elements.count {
            if elements[index].isHidden || elements[index].elementsHidden {
                index = elements[index].subtreeEnd
                continue
            }
            if elements[index].isModal { modalEnd = max(modalEnd, elements[index].subtreeEnd) }
            if let around = exposed, around.end <= index { exposed = nil }
            if exposure.isExposed[index] {
                exposed = (index, elements[index].subtreeEnd)
            } else if elements[index].type == .staticText, !hasModal || index < modalEnd {
                let text = self[index]
                let around = exposed.map { self[$0.index] }
                // A text that VoiceOver would read by itself, and that nothing is around, lies behind something else.
                if !text.isBlank, text.measurableFrame != nil,
                    around.map({ !$0.isBlank && (!$0.isControl || $0.type == .cell) })
                        ?? (elements[index].isAccessibilityElement == false)
                {
                    result.append((text, around))
                }
            }
            index += 1
        }
        return result
    }
}
