import AXEngine
import AXTree

extension Rule {
    /// Reports what a test or a crawl touched with effect, and what the screen reader cannot activate.
    public static let touchUnreachable: Rule = Rule(
        "touch-unreachable",
        "The screen reader does not offer to activate what works by touch.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["touch"],
        parameters: [minimum],
        needs: [.type],
        standards: [.wcag("2.1.1"), .wcag("4.1.2")],
        limits: [
            """
            Only what a test or a crawl touched is checked, and only if the screen changed more often than not; what a crawl touched \
            once counts only if it says that it can be clicked. What the system \
            draws, keyboards and web pages are left out.
            """,
            """
            A touch is left out if something that can be activated is at its place, around it or in the view that takes it, or if a \
            touch of such an element on the same screen opened the same screen.
            """,
            """
            Elements that cover half of the screen, have a side shorter than `minimum`, or are empty views behind others are left \
            out: a touch of them closes what is in front.
            """,
        ],
        variants: [
            .iOS(
                standards: [.apple("isAccessibilityElement")],
                why: "VoiceOver and Switch Control users cannot do what a tap does.",
                fix: """
                    Make it a button, or set `isAccessibilityElement` to `true`, `accessibilityTraits` to `.button` and a label.
                    """,
                inUIKit: """
                    row.isAccessibilityElement = true
                    row.accessibilityTraits = .button
                    row.accessibilityLabel = letter.subject
                    """,
                inSwiftUI: """
                    Button { open(letter) } label: { LetterRow(letter) }
                    """,
                limits: [
                    """
                    VoiceOver taps in the middle of every element that it stops at, so a text with a tap gesture is not reported. \
                    The finding is a warning if the dump does not tell what is exposed.
                    """
                ],
                examples: [
                    .fails(
                        .text("Inbox"), hidden(.text("Tax office")), as: .failure,
                        on: ExampleScreen(touched: "Tax office")),
                    .fails(
                        .text("받은 편지함"), hidden(.image(nil, size: 60 × 60)).with { $0.identifier = "photo" },
                        on: ExampleScreen(touched: "#photo")),
                    .passes(
                        .text("Inbox"), .text("Tax office"), on: ExampleScreen(touched: "Tax office"),
                        because: "VoiceOver stops at the text and taps it"),
                    .passes(
                        .text("Inbox"), hidden(.text("Tax office")),
                        on: ExampleScreen(touched: "Tax office", changed: false), because: "nothing happened"),
                    .passes(
                        .text("Inbox"), hidden(.text("Tax office")),
                        on: ExampleScreen(touched: "Tax office", changed: nil), because: "the effect is unknown"),
                    .passes(
                        .init(.cell, "Tax office, today", exposed: true, containing: [hidden(.text("Tax office"))]),
                        on: ExampleScreen(touched: "Tax office"), because: "the row around it is an element"),
                    .passes(
                        .text("Inbox"), hidden(.button("Delete")), on: ExampleScreen(touched: "Delete"),
                        because: "covered by control-unreachable"),
                    .notChecked(.text("Inbox"), hidden(.text("Tax office")), because: "no touch is known"),
                ],
                check: check
            ).needingTouches(),
            .android(
                "TalkBack does not offer to activate what works by touch.",
                standards: [.android("Views")],
                why: """
                    TalkBack does not say that it can be activated, and keyboards, Voice Access by name and Switch Access by \
                    item do not reach it.
                    """,
                fix: """
                    Handle the tap with `Modifier.clickable` or `setOnClickListener` on the item, not with a touch listener or a gesture \
                    detector around it.
                    """,
                inCompose: "LetterRow(letter, Modifier.clickable(onClickLabel = \"Open\") { open(letter) })",
                inViews: "row.setOnClickListener { open(letter) }",
                limits: [
                    """
                    On a text that TalkBack stops at, a double tap may still reach a touch listener, although TalkBack does not offer it.
                    """
                ],
                examples: [
                    .fails(
                        .button("Compose"), .text("Tax office"), as: .failure,
                        on: ExampleScreen(touched: "Tax office")),
                    .fails(
                        .text("색 선택"), .init(.other, identifier: "wheel", size: 200 × 200),
                        on: ExampleScreen(touched: "#wheel")),
                    .passes(
                        .button("Compose"), .button("Tax office"), on: ExampleScreen(touched: "Tax office")),
                    .passes(
                        .button(nil, size: 358 × 60, containing: [.text("Tax office")]),
                        on: ExampleScreen(touched: "Tax office"), because: "the row around it can be clicked"),
                    .passes(
                        .button("Compose"), .text("Tax office"),
                        on: ExampleScreen(touched: "Tax office", changed: false), because: "nothing happened"),
                    .passes(
                        .text("Brush size"), .init(.slider, "Size", identifier: "size"),
                        on: ExampleScreen(touched: "#size"), because: "TalkBack adjusts it"),
                    .passes(
                        .text("Inbox"), .init(.other, identifier: "divider", size: 358 × 4),
                        on: ExampleScreen(touched: "#divider"), because: "shorter than `minimum`"),
                    .notChecked(.button("Compose"), .text("Tax office"), because: "no touch is known"),
                ],
                check: check
            ).needingTouches(),
        ]
    )

    private static func hidden(_ element: ExampleElement) -> ExampleElement {
        element.with { $0.isAccessibilityElement = false }
    }

    private static let check = RuleScope.screen { screen, check in
        guard let touched = screen.touchedPlaces else { return }
        let places = zip(touched.places, screen.areReached(touched.places))
        let reachedScreens = places.filter { $0.didSomething && $1 }.reduce(into: Set<String>()) {
            $0.formUnion($1.0.opened)
        }
        var reported: Set<Int> = []
        for (place, isReached) in places {
            let subject = screen.target(of: place)
            let isBarred = place.didSomething && !isReached && subject.isOfInterest(minimum: check[minimum])
            screen.steps += place.opened.sorted().map {
                CrawlStep(opened: $0, touched: subject.nameInSteps, isBarred: isBarred)
            }
            guard isBarred, place.opened.isDisjoint(with: reachedScreens), !subject.isLeftToOthers,
                reported.insert(subject.index).inserted
            else { continue }
            let isCertain = screen.screen.exposure != .inferred || !subject.conventions.tapsEveryElement
            check.report(
                subject, "was tapped by the test and the screen changed, but " + subject.reasonOfTouch,
                as: isCertain ? nil : .warning)
        }
    }

    private static let minimum = Parameter(
        "minimum", default: 8.0, "Minimum side of what was touched; smaller ones are not checked.", in: 0...200)
}

extension ScreenView {
    /// Returns for each place whether something that can be activated is there, around it, or in what takes the touch.
    fileprivate func areReached(_ places: [TouchedPlaces.Place]) -> [Bool] {
        let stops = exposure.indices.filter { self[$0].canBeActivated }
        var isStop = [Bool](repeating: false, count: elements.count)
        for index in stops { isStop[index] = true }
        let points = places.indices.filter { places[$0].point != nil }
        let framed = stops.filter { elements[$0].frame != nil }
        let covered = Set(
            RectSweep.stacks(
                of: framed.compactMap { elements[$0].frame }, at: points.compactMap { places[$0].point }, partners: 1
            ).map { points[$0.point] })
        return places.indices.map { position in
            let element = self[places[position].element]
            if covered.contains(position) || isStop[element.index] { return true }
            if element.ancestors.prefix(200).contains(where: { isStop[$0.index] }) { return true }
            let target = target(of: places[position])
            // A double tap on a text in a view that takes touches is a touch of that view.
            let inside = target.takesTouch ? exposure.indices : stops
            let next = inside.partitioningIndex { $0 > target.index }
            return next < inside.count && inside[next] < elements[target.index].subtreeEnd
        }
    }

    /// Returns what takes a touch: the element, or the nearest control around it.
    fileprivate func target(of place: TouchedPlaces.Place) -> ElementView {
        let element = self[place.element]
        if element.takesTouch { return element }
        return element.ancestors.prefix(200).first(where: \.takesTouch) ?? element
    }
}

extension ElementView {
    /// Whether the screen reader can do what a tap does: on iOS it taps each of its elements, on Android only views that
    /// can be clicked, edited or adjusted.
    fileprivate var canBeActivated: Bool {
        conventions.tapsEveryElement || takesTouch
    }

    /// Whether a touch of it is for something that a user can see, and not for what is behind, for the system or for a
    /// web page.
    fileprivate func isOfInterest(minimum: Double) -> Bool {
        guard !isOutOfSight, element.view?.flags.contains(.system) != true, !isWebContent, type != .webView, !isCovered,
            ancestor(of: [.keyboard, .statusBar]) == nil, type != .keyboard, type != .statusBar, type != .key
        else { return false }
        guard let frame else { return true }
        if frame.shortestSide < minimum { return false }
        if let size = screen.screen.size, frame.area >= size.width * size.height / 2 { return false }
        return !isBehindSiblings(frame)
    }

    /// Whether it is a view without words and contents, on which later siblings are drawn.
    private func isBehindSiblings(_ frame: Rect) -> Bool {
        guard isBlank, value?.isEmpty != false, !hasChildren else { return false }
        return sequence(first: self) { $0.nextSibling }.dropFirst().prefix(50).contains { sibling in
            !sibling.isOutOfSight && sibling.frame.map { $0.intersects(frame) } == true
        }
    }

    /// Whether another rule reports it: a control without words that TalkBack skips, or a named control that is not
    /// exposed.
    fileprivate var isLeftToOthers: Bool {
        if conventions.tapsEveryElement { return !isBlank && screen.exposure.controlsOffByFlag.contains(index) }
        return screen.cached { SkippedControls(indices: Set(screen.namelessControls)) }.indices.contains(index)
    }

    /// What tells it from others in a crawl: its name in messages, with the identifier if it has no label.
    fileprivate var nameInSteps: String {
        guard label?.isEmpty != false, let identifier, !identifier.isEmpty else { return description }
        return "\(description) #\(identifier.printable(limit: 60))"
    }

    /// Why the screen reader cannot do what a touch of it does.
    fileprivate var reasonOfTouch: String {
        let reader = platform.screenReader
        let isInferred = screen.screen.exposure == .inferred
        if conventions.tapsEveryElement { return "\(reader) \(isInferred ? "may have" : "has") no element there" }
        if takesTouch { return "\(reader) \(isInferred ? "may not stop" : "does not stop") at it" }
        return "neither it nor a view around it can be clicked, so \(reader) does not offer to activate it"
    }
}

extension ScreenView {
    /// The indices of the controls without words that TalkBack skips, which control-label-missing reports.
    fileprivate var namelessControls: [Int] {
        (controlsSkippedByTalkBack(minimum: 8) + selectedTabsWithoutName(minimum: 8)).map(\.index)
    }
}

/// The controls that control-label-missing reports although they are not exposed.
private struct SkippedControls {
    let indices: Set<Int>
}
