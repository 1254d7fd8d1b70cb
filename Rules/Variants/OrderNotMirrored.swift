import AXEngine
import AXTree

extension Rule {
    /// Reports rows that keep their order from left to right on a screen that is read from right to left.
    public static let orderNotMirrored: Rule = Rule(
        "order-not-mirrored",
        "Row keeps its order from left to right on a screen that is read from right to left.",
        severity: .warning,
        presets: [.recommended, .variants],
        groups: ["variants", "order"],
        needs: [.type, .label, .frame],
        standards: [.wcag("1.3.2")],
        limits: [
            "Keypads, media controls, sliders, maps and times keep their order on purpose and are not compared.",
            "Nothing is reported on a screen of which no row is mirrored.",
        ],
        variants: [
            .iOS(
                standards: [.hig("Right to left")],
                why:
                    "People who read from right to left meet the controls in the wrong order, and the back button on the wrong side.",
                fix: "Use leading and trailing instead of left and right.",
                inUIKit: "saveButton.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true",
                inSwiftUI: "HStack { SaveButton(); CancelButton() }.environment(\\.layoutDirection, layoutDirection)",
                examples: [
                    .fails(
                        button("Save", 16, 100), button("Cancel", 200, 100), button("Help", 16, 200),
                        button("Close", 200, 200)
                    )
                    .compared(
                        to: "rtl", button("Cancel", 16, 100), button("Save", 200, 100), button("Help", 16, 200),
                        button("Close", 200, 200)),
                    .fails(bar(backAt: 8, editAt: 340), button("Save", 16, 100), button("Cancel", 200, 100))
                        .compared(
                            to: "ar", bar(backAt: 8, editAt: 300), button("Cancel", 16, 100), button("Save", 200, 100)),
                    .fails(
                        text("Bread", 16, 100), text("£3.40", 200, 100), button("Help", 16, 200),
                        button("Close", 200, 200)
                    )
                    .compared(
                        to: "rtl", text("£3.40", 16, 100), text("Bread", 200, 100), button("Help", 16, 200),
                        button("Close", 200, 200)),
                    .fails(
                        text("Weight", 16, 100), text("2.4 kg", 200, 100), button("Help", 16, 200),
                        button("Close", 200, 200)
                    )
                    .compared(
                        to: "rtl", text("Weight", 16, 100), text("2.4 kg", 200, 100), button("Close", 16, 200),
                        button("Help", 200, 200)),
                    .passes(button("Save", 16, 100), button("Cancel", 200, 100))
                        .compared(to: "rtl", button("Cancel", 16, 100), button("Save", 200, 100)),
                    .passes(
                        button("1", 16, 100), button("2", 200, 100), button("Help", 16, 200), button("Close", 200, 200)
                    )
                    .compared(
                        to: "rtl", button("1", 16, 100), button("2", 200, 100), button("Close", 16, 200),
                        button("Help", 200, 200), because: "digits"),
                    .passes(button("Save", 16, 100), button("Cancel", 200, 100))
                        .compared(
                            to: "de", button("Save", 16, 100), button("Cancel", 200, 100), because: "same direction"),
                ],
                check: check
            ),
            .android(
                standards: [.android("android:supportsRtl")],
                why:
                    "People who read from right to left meet the controls in the wrong order, and the back button on the wrong side.",
                fix: "Use start and end instead of left and right.",
                inCompose: "Row(Modifier.padding(start = 16.dp)) { content() }",
                inViews: "params.marginStart = margin",
                check: check
            ),
        ]
    )

    private static let check = GroupView.check(where: { $0.isOtherDirection($1) }) { group, member, _, findings in
        let placed = group.pairs(with: member).filter(\.isPlaced)
        let rows = MirroredRows(placed.filter(\.hasWords))
        // A row with a price or a time shows that the screen is mirrored, too.
        guard member.matching.isMirrored || rows.mirrored > 0 || MirroredRows(placed).mirrored > 0 else { return }
        for row in rows.kept + MirroredRows(placed).kept.filter(\.isLabelWithData) {
            findings.add(
                row.map(\.base), in: member, as: .warning,
                "is left of \(row[1].base.description) in \(member.name), as in \(group.baseName)")
        }
        if let back = rows.keptBackButton(width: group.base.screen.size?.width) {
            findings.add(
                [back.base], in: member, as: .warning,
                "is at the left edge of its bar in \(member.name), as in \(group.baseName)")
        }
    }

    private static func button(_ label: String, _ x: Double, _ y: Double) -> ExampleElement {
        .button(label, at: Rect(x: x, y: y, width: 150, height: 44))
    }

    private static func text(_ label: String, _ x: Double, _ y: Double) -> ExampleElement {
        .text(label, at: Rect(x: x, y: y, width: 150, height: 22))
    }

    private static func bar(backAt back: Double, editAt edit: Double) -> ExampleElement {
        .container(
            .navigationBar, at: Rect(x: 0, y: 44, width: 390, height: 44),
            .button("Back", at: Rect(x: back, y: 44, width: 44, height: 44)),
            .button("Edit", at: Rect(x: edit, y: 44, width: 44, height: 44)))
    }
}

/// The rows of a screen that are mirrored in a variant, and those that are not.
private struct MirroredRows {
    /// The number of rows that are mirrored.
    private(set) var mirrored = 0
    /// The elements of rows that keep their order, from the left.
    private(set) var kept: [[VariantPair]] = []
    private let pairs: [VariantPair]

    init(_ pairs: [VariantPair]) {
        self.pairs = pairs
        for row in Self.rows(pairs) where row.count > 1 && !Self.isKeypad(row) {
            let edges = row.compactMap(\.variant.frame?.x)
            if zip(edges, edges.dropFirst()).allSatisfy({ $0 > $1 }) {
                mirrored += 1
            } else if zip(edges, edges.dropFirst()).allSatisfy({ $0 < $1 }) {
                kept.append(row)
            }
        }
    }

    /// Returns the elements that are beside each other in both variants, from the left in the base.
    private static func rows(_ pairs: [VariantPair]) -> [[VariantPair]] {
        var rows: [[VariantPair]] = []
        for pair in pairs.sorted(by: { ($0.base.frame?.y ?? 0) < ($1.base.frame?.y ?? 0) }) {
            if let last = rows.last?.last, isBeside(pair, last) {
                rows[rows.count - 1].append(pair)
            } else {
                rows.append([pair])
            }
        }
        return rows.map { $0.sorted { ($0.base.frame?.x ?? 0) < ($1.base.frame?.x ?? 0) } }
    }

    /// Whether the labels of a row differ only in numbers, as on a keypad: `Place 1`, `Place 2`.
    private static func isKeypad(_ row: [VariantPair]) -> Bool {
        let labels = row.map { $0.base.plainLabel }
        return labels.allSatisfy { $0.contains(where: \.isNumber) }
            && Set(labels.map { $0.filter { !$0.isNumber } }).count == 1
    }

    private static func isBeside(_ one: VariantPair, _ other: VariantPair) -> Bool {
        one.base.parent?.index == other.base.parent?.index && isBeside(one.base.frame, other.base.frame)
            && isBeside(one.variant.frame, other.variant.frame)
    }

    private static func isBeside(_ one: Rect?, _ other: Rect?) -> Bool {
        guard let one, let other else { return false }
        let shared = min(one.maxY, other.maxY) - max(one.y, other.y)
        return shared > 0.5 * min(one.height, other.height) && (one.maxX <= other.x + 1 || other.maxX <= one.x + 1)
    }

    /// Returns the first control of a navigation bar if it stays at the left edge, and is no part of a row that is
    /// reported.
    func keptBackButton(width: Double?) -> VariantPair? {
        guard let width else { return nil }
        let reported = Set(kept.joined().map(\.base.index))
        return pairs.first { pair in
            guard pair.base.isControl, let frame = pair.base.frame, let other = pair.variant.frame else { return false }
            return pair.base.isInBar && frame.maxY < 160 && frame.x < 60 && other.x < 60 && other.maxX < width / 2
                && frame.maxX < width / 2 && !reported.contains(pair.base.index)
        }
    }
}

extension [VariantPair] {
    /// Whether the row is a label with its value, a number: the label is text that changes sides.
    fileprivate var isLabelWithData: Bool {
        guard count == 2, let value = first(where: { !$0.hasWords }) else { return false }
        return contains(where: \.hasWords) && contains { $0.base.type == .staticText }
            && value.base.plainLabel.first.map { !$0.isLetter } == true
            && value.base.plainLabel.contains(where: \.isNumber)
    }
}

extension VariantPair {
    /// Whether the element is a named control or text that can be beside others in both variants.
    fileprivate var isPlaced: Bool {
        guard base.isControl || base.type == .staticText,
            !base.plainLabel.isEmpty || base.identifier?.isEmpty == false,
            base.frame?.isEmpty == false, variant.frame?.isEmpty == false, !base.isOutOfSight, !variant.isOutOfSight
        else { return false }
        switch base.type {
        case .slider, .key, .pageIndicator, .progressIndicator: return false
        default: break
        }
        return base.ancestor(of: [.map, .keyboard, .slider, .datePicker, .picker]) == nil
    }

    /// Whether the label has words that change sides when a screen is mirrored: no digits, and no words of media
    /// controls.
    fileprivate var hasWords: Bool {
        let label = base.plainLabel
        let beginsWithLetter = label.isEmpty || label.first.map { $0.isLetter } ?? false
        let words = label.lowercased().split { !$0.isLetter }
        return beginsWithLetter && !words.contains { Self.mediaWords.contains(String($0)) }
    }

    /// Words of media controls, which keep their order.
    private static let mediaWords: Set = [
        "play", "pause", "rewind", "forward", "previous", "next", "skip", "seek", "shuffle", "repeat", "stop", "record",
    ]
}
