import AXEngine
import AXTree
import AXWords

extension Rule {
    /// Reports controls that overlap.
    public static let controlOverlap: Rule = Rule(
        "control-overlap",
        severity: .failure,
        presets: [.recommended],
        groups: ["touch"],
        unlikeA11yUITests: """
            A11yUITests reports every pair of controls whose frames intersect, including a row and the button inside \
            it, and a button that floats above scrolling content.
            """,
        parameters: [minimumArea, minimumShare],
        variants: [
            .iOS(
                "Two controls overlap.",
                needs: [.type, .frame],
                standards: [.wcag("2.5.8"), .hig("Hit targets")],
                why: "A tap on the shared area may activate the wrong control.",
                fix: "Move the controls apart, or combine them into one accessibility element.",
                inUIKit: "stack.spacing = 8",
                inSwiftUI: """
                    HStack(spacing: 8) {
                        Button("Save", action: save)
                        Button("Cancel", action: cancel)
                    }
                    """,
                limits: [
                    "Frames are rectangles, so round controls are reported even if only the corners of their frames overlap.",
                    "A failure is a control that lies over the middle of another; the finding is a warning if all middles are free.",
                    "Where many controls lie at the same position, each is compared with at most 24 others.",
                    """
                    Items of one bar, parts of one control of the system, parts of one link, and controls with the same label \
                    are not compared, except for tabs that cross by a third.
                    """,
                    "A row of a list is not compared with the items of a bar, under which it scrolls.",
                    """
                    A control inside a larger one that is drawn before it is not reported if it covers at most a third of it \
                    and not its activation point, such as the heart on a card, unless it is a button over the whole height of an end of \
                    another button, and no icon at the trailing end. Annotations of a map are not compared.
                    """,
                    """
                    In a dump that lists only exposed elements, rows of a list and controls in the upper and lower 100 points of \
                    the screen are not compared with others, because one may scroll under the other.
                    """,
                ],
                examples: [
                    .fails(
                        .button("Like", at: Rect(x: 16, y: 100, width: 60, height: 60)),
                        .button("Share", at: Rect(x: 60, y: 100, width: 60, height: 60)),
                        .button("Save", at: Rect(x: 104, y: 100, width: 60, height: 60)),
                        because: "one finding for all three"),
                    .fails(
                        .button("Save", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                        .button("Cancel", at: Rect(x: 106, y: 100, width: 100, height: 44)), as: .warning,
                        because: "the middles are free"),
                    .fails(
                        .button("Save", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                        .button("Cancel", at: Rect(x: 56, y: 100, width: 100, height: 44)), as: .failure,
                        because: "the middle of the first is covered"),
                    .fails(
                        .button("저장", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                        .link("도움말", at: Rect(x: 16, y: 130, width: 100, height: 44)), as: .warning),
                    .passes(
                        .button("Save", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                        .button("Cancel", at: Rect(x: 116, y: 100, width: 100, height: 44)), because: "touching edges"),
                    .passes(
                        .button("Save", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                        .text("Saved", at: Rect(x: 16, y: 100, width: 100, height: 44)), because: "not a control"),
                    .passes(
                        .container(
                            .table, at: Rect(x: 0, y: 0, width: 390, height: 844),
                            .button("Row", at: Rect(x: 0, y: 700, width: 390, height: 60))),
                        .button("Compose", at: Rect(x: 320, y: 720, width: 56, height: 56)),
                        because: "floating button above scrolling content"),
                    .passes(
                        .button("Save", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                        .button("Cancel", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                        because: "identical frames, covered by duplicate-bounds"),
                    .passes(
                        .button("Oak table", at: Rect(x: 16, y: 100, width: 170, height: 220)),
                        .button("Add to favorites", at: Rect(x: 138, y: 104, width: 44, height: 44)),
                        because: "button in the corner of a card"),
                    .fails(
                        .button("찜하기", at: Rect(x: 138, y: 104, width: 44, height: 44)),
                        .button("식탁", at: Rect(x: 16, y: 100, width: 170, height: 220)),
                        because: "the larger one is in front"),
                    .fails(
                        .button("Oak table", at: Rect(x: 16, y: 100, width: 170, height: 220)),
                        .button("Play", at: Rect(x: 79, y: 188, width: 44, height: 44)),
                        because: "at the activation point of the card"),
                    .passes(
                        .container(
                            .map, at: Rect(x: 0, y: 0, width: 390, height: 844),
                            .button("Café", at: Rect(x: 100, y: 200, width: 44, height: 44)),
                            .button("Bakery", at: Rect(x: 120, y: 220, width: 44, height: 44))),
                        because: "annotations of a map"),
                    .passes(
                        .container(
                            .tabBar, at: Rect(x: 0, y: 780, width: 390, height: 64),
                            .button("홈", at: Rect(x: 20, y: 780, width: 100, height: 54)),
                            .button("검색", at: Rect(x: 114, y: 780, width: 100, height: 54))),
                        because: "items of one bar, as iOS 26 lays them out"),
                    .fails(
                        .container(
                            .tabBar, at: Rect(x: 0, y: 780, width: 390, height: 64),
                            .button("홈", at: Rect(x: 20, y: 780, width: 120, height: 54)),
                            .button("검색", at: Rect(x: 100, y: 780, width: 120, height: 54))),
                        because: "tabs that cross by a third"),
                    .fails(
                        .button("Edit profile", at: Rect(x: 16, y: 100, width: 358, height: 48)),
                        .button("Back", at: Rect(x: 16, y: 100, width: 60, height: 48)),
                        because: "one end is covered over the whole height"),
                    .passes(
                        .button("Holiday list", at: Rect(x: 16, y: 100, width: 358, height: 48)),
                        .button("More", at: Rect(x: 326, y: 100, width: 48, height: 48)),
                        because: "an icon at the trailing end of a row"),
                    .passes(
                        .button("Oak table", at: Rect(x: 16, y: 100, width: 170, height: 220)),
                        .button("Add to cart", at: Rect(x: 16, y: 276, width: 170, height: 44)),
                        because: "button along the bottom of a card"),
                    .passes(
                        .container(
                            .navigationBar, at: Rect(x: 0, y: 44, width: 390, height: 44),
                            .button("Settings", at: Rect(x: 8, y: 50, width: 90, height: 30)),
                            .button("Back", at: Rect(x: 8, y: 54, width: 20, height: 20))),
                        because: "chevron of a back button"),
                    .passes(
                        .container(
                            .link, at: Rect(x: 16, y: 100, width: 200, height: 60),
                            .image("Team", traits: [.image, .link], at: Rect(x: 16, y: 100, width: 200, height: 60)),
                            .text(
                                "Read about the team", traits: [.staticText, .link],
                                at: Rect(x: 16, y: 130, width: 200, height: 30))
                        ), because: "parts of one link"),
                    .passes(
                        .image("Sunset", traits: [.image, .button], at: Rect(x: 16, y: 100, width: 200, height: 200)),
                        .button("Sunset", at: Rect(x: 16, y: 260, width: 200, height: 44)),
                        because: "picture and caption with the same label"),
                ],
                check: .screen { screen, check in
                    let limits = (area: check[minimumArea], share: check[minimumShare])
                    var clusters = Clusters()
                    // The controls of which one lies over the middle of the other, where VoiceOver activates it.
                    var hit: Set<Int> = []
                    for (one, other) in screen.controlPairs(within: 0) {
                        guard screen.overlap(of: one, other, beyond: limits) != nil, screen.competeForTouch(one, other),
                            !one.hasBounds(of: other), !screen.belongTogether(one, other),
                            !screen.mayScrollUnderBar(one, other), !screen.leaveEachOtherRoom(one, other)
                        else { continue }
                        clusters.join(one.index, other.index)
                        if screen.hidesMiddle(one, other) { hit.formUnion([one.index, other.index]) }
                    }
                    for cluster in clusters.all {
                        let members = cluster.members.map { screen[$0] }
                        let severity: Severity? = hit.isDisjoint(with: cluster.members) ? .warning : nil
                        if members.count > 2 {
                            check.report(
                                members, "is one of \(members.count) controls that overlap each other", as: severity)
                        } else if let shared = screen.overlap(of: members[0], members[1], beyond: limits) {
                            check.report(
                                members, "overlaps \(members[1].description) by \(shared.size) pt", as: severity)
                        }
                    }
                }
            ),
            .android(
                "Two controls overlap.",
                needs: [.type, .frame, .children, .flags],
                standards: [.wcag("2.5.8"), .android("Use large, simple controls")],
                why: "A tap on the shared area may activate the wrong control.",
                fix: "Move the controls apart, or join them in one.",
                inCompose: """
                    Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
                        Button(onClick = save) { Text("Save") }
                        Button(onClick = cancel) { Text("Cancel") }
                    }
                    """,
                inViews: "(cancelButton.layoutParams as ViewGroup.MarginLayoutParams).marginStart = gap",
                limits: [
                    """
                    Only controls in the same container are compared, of which each has a part of its own or one hides most of the \
                    other: not a floating button above a list, nor a button on a card.
                    """,
                    "Compose enlarges small controls to 48 dp in a dump; controls that may only overlap because of that are not reported.",
                    "The parts of web pages, maps, charts and text fields are not compared.",
                ],
                parameters: [minimumArea],
                check: .screen { screen, check in
                    var clusters = Clusters()
                    for (one, other) in screen.overlappingViews(minimumArea: check[minimumArea]) {
                        clusters.join(one.index, other.index)
                    }
                    for cluster in clusters.all {
                        let members = cluster.members.map { screen[$0] }
                        let percent = Int((members[0].share(with: members[1]) * 100).rounded())
                        let message =
                            members.count == 2
                            ? "overlaps \(members[1].description) by \(percent) % of the smaller one"
                            : "is one of \(members.count) controls that overlap each other"
                        // Of two, one that is hidden cannot be tapped.
                        check.report(members, message, as: members.count == 2 && percent >= 90 ? .failure : .warning)
                    }
                }
            ),
        ]
    )

    private static let minimumArea = Parameter(
        "minimumArea", default: 4.0, "Overlaps of at most this area are ignored, in square points.")
    private static let minimumShare = Parameter(
        "minimumShare", default: 0.05, "Overlaps of at most this share of the smaller control's area are ignored.",
        in: 0...1)
}

extension ScreenView {
    /// Returns whether the two are items of one bar, parts of a control of the system or of one link, or have the same
    /// label, such as a picture and its caption.
    fileprivate func belongTogether(_ one: ElementView, _ other: ElementView) -> Bool {
        if one.isLaidOutBySystem || other.isLaidOutBySystem { return true }
        if screen.exposure == .listed, one.isInBar, other.isInBar { return true }
        for container in [Self.bars, Self.links, Self.maps] {
            if let around = one.ancestor(of: container), around.index == other.ancestor(of: container)?.index {
                return around.type != .tabBar || one.name == nil || other.name == nil || !one.crosses(other)
            }
        }
        return one.name != nil && one.labelText.folded == other.labelText.folded
    }

    private static let bars: ElementTypeSet = [.navigationBar, .toolbar, .tabBar]
    private static let links: ElementTypeSet = [.link]
    private static let maps: ElementTypeSet = [.map]

    /// Returns whether one lies in a larger one that is drawn before it, and covers neither more than a third of it nor
    /// its activation point: a heart on a card, "Show password" in a field.
    fileprivate func leaveEachOtherRoom(_ one: ElementView, _ other: ElementView) -> Bool {
        let (below, above) = one.index < other.index ? (one, other) : (other, one)
        guard let large = below.frame, let small = above.frame, let shared = large.intersection(small) else {
            return false
        }
        return shared.area >= 0.9 * small.area && shared.area <= large.area / 3
            && !small.contains(below.element.activationPoint ?? large.centre) && !coversEnd(above, of: below)
    }

    /// Returns whether a button covers an end of another button over its whole height, so that a part of that one
    /// cannot be hit. An icon at the trailing end is the usual "more" of a row.
    private func coversEnd(_ above: ElementView, of below: ElementView) -> Bool {
        guard let large = below.frame, let small = above.frame, above.type == .button, below.type == .button,
            carries(.children), !above.isLaidOutBySystem
        else { return false }
        let slack = max(1, screen.frameTolerance)
        guard abs(small.y - large.y) <= slack, abs(small.maxY - large.maxY) <= slack else { return false }
        let isIcon = small.width <= 1.5 * small.height
        let isTrailing = isRightToLeft ? small.x - large.x <= slack : large.maxX - small.maxX <= slack
        return !isIcon || !isTrailing
    }

    /// Returns whether the one in front lies over the middle of the other. A list does not tell which one that is.
    fileprivate func hidesMiddle(_ one: ElementView, _ other: ElementView) -> Bool {
        let (below, above) = one.index < other.index ? (one, other) : (other, one)
        return above.coversMiddle(of: below) && (screen.exposure != .listed || below.coversMiddle(of: above))
    }

    /// Returns whether one of them is or may be in a bar under which the other scrolls. A dump that lists only exposed
    /// elements shows neither bars nor scroll views.
    fileprivate func mayScrollUnderBar(_ one: ElementView, _ other: ElementView) -> Bool {
        if one.isInBar != other.isInBar {
            let content = one.isInBar ? other : one
            if content.type == .cell || content.ancestor(of: [.cell]) != nil || scroller(of: content.index) != nil {
                return true
            }
        }
        guard screen.exposure == .listed, let size = screen.size else { return false }
        if one.isRowOfFlatList != other.isRowOfFlatList { return true }
        let barHeight = 100.0
        return [one, other].contains { element in
            guard let frame = element.frame else { return false }
            return frame.maxY <= barHeight || frame.y >= size.height - barHeight
        }
    }
}

extension ElementView {
    /// Returns whether it lies over the activation point of the other, or over its middle.
    fileprivate func coversMiddle(of other: ElementView) -> Bool {
        guard let frame, let area = other.frame else { return false }
        return frame.contains(other.element.activationPoint ?? area.centre)
    }

    /// Returns whether the two share at least a third of the narrower one's width, and neither contains the other.
    fileprivate func crosses(_ other: ElementView) -> Bool {
        guard let one = frame, let second = other.frame, let shared = one.intersection(second) else { return false }
        let slack = max(1, screen.screen.frameTolerance)
        return shared.width * 3 >= min(one.width, second.width) && !one.contains(second, tolerance: slack)
            && !second.contains(one, tolerance: slack)
    }
}
