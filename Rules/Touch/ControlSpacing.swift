import AXEngine
import AXTree

extension Rule {
    /// Reports small controls that are too close to each other.
    public static let controlSpacing: Rule = Rule(
        "control-spacing",
        severity: .warning,
        presets: [.recommended],
        groups: ["touch"],
        unlikeA11yUITests: "A11yUITests reports each pair separately, including rows and large controls.",
        parameters: [minimum, padMinimum, largeEnough],
        variants: [
            .iOS(
                "Small controls are too close to each other.",
                needs: [.type, .frame],
                standards: [.hig("Spacing between controls"), .wcag("2.5.8")],
                why: "A tap that slightly misses one control activates the other.",
                fix: "Increase the spacing between the controls, or make them at least 44×44 points.",
                inUIKit: """
                    stack.spacing = 12
                    boldButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
                    """,
                inSwiftUI: """
                    HStack(spacing: 12) {
                        Button("Bold", action: makeBold).frame(minWidth: 44, minHeight: 44)
                        Button("Italic", action: makeItalic).frame(minWidth: 44, minHeight: 44)
                    }
                    """,
                limits: [
                    """
                    Six or more controls of the same size, or five with a digit in every label, are treated as a keypad or \
                    calendar and are not reported.
                    """,
                    "The parts of a control of the system, the accessories of rows, page controls and text fields are not reported.",
                ],
                examples: [
                    .fails(
                        .button("Bold", at: Rect(x: 16, y: 100, width: 30, height: 30)),
                        .button("Italic", at: Rect(x: 50, y: 100, width: 30, height: 30))),
                    .fails(
                        .button("굵게", at: Rect(x: 16, y: 100, width: 30, height: 30)),
                        .button("기울임", at: Rect(x: 56, y: 100, width: 30, height: 30)), on: ExampleScreen(idiom: .pad),
                        because: "larger minimum on iPad"),
                    .passes(
                        .button("Bold", at: Rect(x: 16, y: 100, width: 30, height: 30)),
                        .button("Italic", at: Rect(x: 58, y: 100, width: 30, height: 30))),
                    .passes(
                        .button("Save", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                        .button("Cancel", at: Rect(x: 116, y: 100, width: 100, height: 44)),
                        because: "both are large enough"),
                    .passes(
                        .init(.cell, "Wi-Fi", at: Rect(x: 0, y: 100, width: 390, height: 40)),
                        .init(.cell, "Bluetooth", at: Rect(x: 0, y: 140, width: 390, height: 40)),
                        because: "adjacent rows"),
                    .passes(
                        .button("12월 10일", at: Rect(x: 11, y: 108, width: 54, height: 40)),
                        .button("12월 11일", at: Rect(x: 64, y: 108, width: 53, height: 40)),
                        .button("12월 12일", at: Rect(x: 116, y: 108, width: 53, height: 40)),
                        .button("12월 13일", at: Rect(x: 168, y: 108, width: 54, height: 40)),
                        .button("12월 14일", at: Rect(x: 221, y: 108, width: 53, height: 40)),
                        because: "days of a calendar"),
                    .passes(
                        .container(
                            .segmentedControl, at: nil, .button("Day", at: Rect(x: 16, y: 100, width: 60, height: 32)),
                            .button("Week", at: Rect(x: 76, y: 100, width: 60, height: 32))), because: "segments"),
                    .passes(
                        .button("Clear", at: Rect(x: 16, y: 100, width: 24, height: 24)),
                        .init(.searchField, "Search", at: Rect(x: 44, y: 94, width: 200, height: 36)),
                        because: "a text field"),
                    .passes(
                        .init(.slider, nil, value: "page 1 of 3", at: Rect(x: 16, y: 100, width: 100, height: 26)),
                        .button("다음", at: Rect(x: 120, y: 100, width: 60, height: 26)), because: "a page control"),
                ],
                check: .screen { screen, check in
                    let minimum = screen.screen.idiom == .pad ? check[padMinimum] : check[Self.minimum]
                    var clusters = Clusters()
                    for (one, other) in screen.controlPairs(within: minimum) {
                        guard let gap = screen.gap(between: one, other), gap + screen.rounding < minimum else {
                            continue
                        }
                        guard let first = one.frame, let second = other.frame else { continue }
                        guard
                            check.isSmaller(first, than: check[largeEnough])
                                || check.isSmaller(second, than: check[largeEnough])
                        else { continue }
                        guard screen.standFreely(one, other) else { continue }
                        clusters.join(one.index, other.index, gap)
                    }
                    for cluster in clusters.all {
                        let members = cluster.members.map { screen[$0] }
                        if members.areGrid { continue }
                        if members.count == 2 {
                            check.report(
                                members,
                                """
                                is \(cluster.gap.inPoints) pt from \(members[1].description); \
                                the minimum is \(minimum.inPoints) pt
                                """)
                        } else {
                            check.report(
                                members,
                                """
                                is one of \(members.count) controls that are as close as \(cluster.gap.inPoints) pt; \
                                the minimum is \(minimum.inPoints) pt
                                """)
                        }
                    }
                }
            )
        ]
    )

    private static let minimum = Parameter("minimum", default: 8.0, "Minimum gap between two controls, in points.")
    private static let padMinimum = Parameter("padMinimum", default: 12.0, "Minimum gap on iPad, in points.")
    private static let largeEnough = Parameter(
        "largeEnough", default: 32.0, "Width and height, in points, from which controls may be closer.")
}

extension ScreenView {
    /// The points by which a gap may be larger than in the dump, if the dump rounds frames outwards.
    fileprivate var rounding: Double { screen.frameTolerance > 0.1 ? 2 * screen.frameTolerance : 0 }

    /// Returns the points between two frames that do not overlap: the larger gap of the two axes.
    fileprivate func gap(between one: ElementView, _ other: ElementView) -> Double? {
        guard let first = one.frame, let second = other.frame, overlap(of: one, other) == nil else { return nil }
        let across = max(first.x - second.maxX, second.x - first.maxX)
        let down = max(first.y - second.maxY, second.y - first.maxY)
        return max(across, down, 0)
    }

    /// Returns whether the app chooses the space between the two: not between rows, bar items and parts of system
    /// controls.
    fileprivate func standFreely(_ one: ElementView, _ other: ElementView) -> Bool {
        if one.type == .cell, other.type == .cell { return false }
        if one.isTextInput || other.isTextInput { return false }
        if one.isLaidOutBySystem || other.isLaidOutBySystem { return false }
        if screen.exposure == .listed, one.isInBar, other.isInBar { return false }
        if one.isRowOfFlatList || other.isRowOfFlatList { return false }
        // Links of a web page are lines of text.
        if one.isWebContent, one.isLink, other.isLink { return false }
        if areStrip(one, other) { return false }
        if one.contains(other) || other.contains(one) { return false }
        if scroller(of: one.index) != scroller(of: other.index) { return false }
        let first = one.ancestor(of: Self.regions)
        guard first?.index == other.ancestor(of: Self.regions)?.index else { return false }
        return !(first.map { Self.packed.contains($0.type) } ?? false)
    }

    /// Returns whether the two are neighbours in a strip of tabs or the halves of a capsule: they touch, are equally
    /// high (or wide), and each is large enough along the line on which they touch.
    private func areStrip(_ one: ElementView, _ other: ElementView) -> Bool {
        guard let first = one.frame, let second = other.frame else { return false }
        let slack = max(screen.frameTolerance, 0.5)
        func areAligned(_ start: (Rect) -> Double, _ end: (Rect) -> Double) -> Bool {
            abs(start(first) - start(second)) <= slack && abs(end(first) - end(second)) <= slack
        }
        func touch(_ end: Double, _ start: Double) -> Bool { abs(end - start) <= slack }
        if areAligned(\.y, \.maxY) {
            return (touch(first.maxX, second.x) || touch(second.maxX, first.x)) && min(first.width, second.width) >= 44
        }
        return areAligned(\.x, \.maxX) && (touch(first.maxY, second.y) || touch(second.maxY, first.y))
            && min(first.height, second.height) >= 44
    }

    /// The containers that lay out their controls without space between them.
    private static let packed: ElementTypeSet = [
        .segmentedControl, .picker, .datePicker, .stepper, .tabBar, .navigationBar, .toolbar, .keyboard, .pageIndicator,
        .textView, .staticText, .tabGroup,
    ]
    private static let regions: ElementTypeSet = packed.union([.cell, .window, .alert, .sheet])
}

extension ElementView {
    /// Whether it is a link, or the text of one.
    fileprivate var isLink: Bool { type == .link || traits?.contains(.link) == true || parent?.type == .link }
}

extension [ElementView] {
    /// Whether these are the keys of a keypad or the days of a calendar: many, and all of one size.
    fileprivate var areGrid: Bool {
        guard count >= 5, let first = self[0].frame else { return false }
        guard count >= 6 || allSatisfy({ $0.label?.contains(where: \.isNumber) == true }) else { return false }
        return allSatisfy { element in
            guard let frame = element.frame else { return false }
            return abs(frame.width - first.width) <= 2 && abs(frame.height - first.height) <= 2
        }
    }
}
