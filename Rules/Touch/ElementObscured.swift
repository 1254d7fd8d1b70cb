import AXEngine
import AXTree

extension Rule {
    /// Reports exposed elements that are covered by another element.
    public static let elementObscured: Rule = Rule(
        "element-obscured",
        severity: .warning,
        presets: [.strict],
        groups: ["touch"],
        unlikeA11yUITests: "A11yUITests has no such test; it reports only overlapping controls.",
        parameters: [share],
        variants: [
            .iOS(
                "Exposed element is covered by another element.",
                needs: [.type, .frame, .children],
                standards: [.wcag("2.5.8"), .hig("Layout")],
                why: "VoiceOver reads an element that is not visible, and a tap on it goes to the element in front.",
                fix:
                    "Move the element, or hide it from VoiceOver with `accessibilityElementsHidden` while it is covered.",
                inUIKit: "coveredView.accessibilityElementsHidden = isBannerShown",
                inSwiftUI: "content.accessibilityHidden(isBannerShown)",
                limits: [
                    """
                    A dump does not say which elements are opaque. Bars, keyboards, maps, web views, and exposed images and \
                    containers are treated as opaque; the rule is therefore not part of the preset `recommended`.
                    """,
                    "Content that scrolls behind an element outside its scroll view is not reported.",
                    "Overlapping controls are left to control-overlap and duplicate-bounds.",
                ],
                examples: [
                    .fails(
                        .button("Retry", at: Rect(x: 16, y: 110, width: 100, height: 44)).with { $0.isVisible = nil },
                        .image("Banner", at: Rect(x: 0, y: 100, width: 390, height: 100))),
                    .fails(
                        .text("합계", at: Rect(x: 16, y: 800, width: 100, height: 20)).with { $0.isVisible = false },
                        .container(
                            .tabBar, at: Rect(x: 0, y: 780, width: 390, height: 64),
                            .button("홈", at: Rect(x: 0, y: 780, width: 100, height: 50)))),
                    .passes(
                        .image("Banner", at: Rect(x: 0, y: 100, width: 390, height: 100)),
                        .button("Retry", at: Rect(x: 16, y: 110, width: 100, height: 44)).with { $0.isVisible = nil },
                        because: "in front of the image"),
                    .passes(
                        .button("다시", at: Rect(x: 16, y: 180, width: 100, height: 44)).with { $0.isVisible = nil },
                        .image("배너", at: Rect(x: 0, y: 100, width: 390, height: 100)), because: "partly visible"),
                    .passes(
                        .container(
                            .scrollView, at: Rect(x: 0, y: 0, width: 390, height: 844),
                            .text("Total", at: Rect(x: 16, y: 800, width: 100, height: 20)).with { $0.isVisible = nil }),
                        .container(.tabBar, at: Rect(x: 0, y: 780, width: 390, height: 64), .button("Home")),
                        because: "can be scrolled into view"),
                    .passes(
                        .container(
                            .webView, at: Rect(x: 0, y: 0, width: 390, height: 844),
                            .text("Imprint", at: Rect(x: 16, y: 700, width: 100, height: 20)).with {
                                $0.isVisible = false
                            }),
                        .container(.keyboard, at: Rect(x: 0, y: 600, width: 390, height: 244)),
                        because: "web page that scrolls above the keyboard"),
                    .passes(
                        .text("Total", at: Rect(x: 16, y: 110, width: 100, height: 20)).with { $0.isVisible = nil },
                        .button("Open", at: Rect(x: 0, y: 100, width: 390, height: 100)),
                        because: "button that may be transparent"),
                    .passes(
                        .container(
                            .cell, at: Rect(x: 0, y: 1_500, width: 390, height: 700),
                            .button("Share", at: Rect(x: 0, y: 0, width: 49, height: 57)).with { $0.isVisible = nil },
                            .image("Anna", at: Rect(x: 0, y: 0, width: 51, height: 68))),
                        because: "frames of a row that is not laid out"),
                    .passes(
                        .text("합계", at: Rect(x: 16, y: 110, width: 100, height: 20)),
                        .image("배너", at: Rect(x: 0, y: 100, width: 390, height: 100)), because: "visible in the dump"),
                ],
                check: .screen { screen, check in
                    guard screen.screen.exposure != .listed else {
                        return check.couldNotCheck("this dump does not say which elements are in front of others")
                    }
                    let covers = screen.covers
                    guard !covers.isEmpty else { return }
                    // Neither elements that the dump calls visible nor those after the last cover are covered.
                    var subjects: [Int] = []
                    var centres: [Point] = []
                    for index in screen.subjectIndices where index < covers[covers.count - 1] {
                        guard screen.elements[index].isVisible != true, let frame = screen[index].frame,
                            !frame.isEmpty
                        else { continue }
                        subjects.append(index)
                        centres.append(frame.centre)
                    }
                    let frames = covers.compactMap { screen.elements[$0].frame }
                    var covered: [Int: [Int]] = [:]
                    var last = -1
                    for (point, rect) in RectSweep.stacks(of: frames, at: centres, partners: 24) where point != last {
                        let (index, cover) = (subjects[point], covers[rect])
                        guard screen.covers(cover, index, check[share]), !screen[index].isClipped else { continue }
                        covered[cover, default: []].append(index)
                        last = point
                    }
                    for (cover, members) in covered.sorted(by: { $0.key < $1.key }) {
                        let more = members.count == 1 ? "" : ", along with \(members.count - 1) more"
                        check.report(
                            [screen[members[0]], screen[cover]], "may be covered by \(screen[cover].description)\(more)"
                        )
                    }
                }
            )
        ]
    )

    private static let share = Parameter(
        "share", default: 0.95, "Minimum share of the element's area that is covered.", in: 0.5...1)
}

extension ScreenView {
    /// The elements that hide those below them, in preorder.
    fileprivate var covers: [Int] {
        elements.indices.filter { index in
            guard Self.opaque.contains(elements[index].type), elements[index].isVisible != false,
                !elements[index].isHidden, let frame = self[index].frame, !frame.isEmpty
            else { return false }
            guard elements[index].type == .image || elements[index].type == .other else { return true }
            guard exposure.isExposed[index], !exposure.isControl[index] else { return false }
            // A background that is an accessibility element is no cover.
            return frame.area < 0.9 * (screen.size.map { $0.width * $0.height } ?? .infinity)
        }
    }

    private static let opaque: ElementTypeSet = [
        .navigationBar, .tabBar, .toolbar, .keyboard, .map, .webView, .image, .other,
    ]

    /// Returns whether one element lies above the other, covers that share of it, and both keep their distance while
    /// scrolling.
    fileprivate func covers(_ cover: Int, _ index: Int, _ share: Double) -> Bool {
        guard cover > index, elements[index].subtreeEnd <= cover else { return false }
        // A bar is in front of the web page that scrolls under it, and before it in the tree.
        if elements[cover].type == .webView, self[index].isInBar { return false }
        // A web page scrolls above the keyboard; some dumps have its texts and links without the page itself.
        if elements[cover].type == .keyboard,
            ancestor(of: index, [.webView]) != nil || [.staticText, .link].contains(elements[index].type)
        {
            return false
        }
        guard let above = elements[cover].frame, let below = elements[index].frame,
            let shared = above.intersection(below), shared.area >= below.area * share
        else { return false }
        return scroller(of: index) == nil || scroller(of: index) == scroller(of: cover)
    }
}
