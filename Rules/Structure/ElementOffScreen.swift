import AXEngine
import AXTree

extension Rule {
    /// Reports exposed elements that are outside the screen and do not scroll.
    public static let elementOffScreen: Rule = Rule(
        "element-off-screen",
        severity: .warning,
        presets: [.recommended],
        groups: ["structure"],
        parameters: [pages],
        variants: [
            .iOS(
                "Exposed element is outside the screen.",
                needs: [.type, .frame, .children],
                standards: [.wcag("2.4.3"), .wcag("1.3.2")],
                why: "The VoiceOver cursor leaves the screen, and users who can see it lose track of the focus.",
                fix: "Set `accessibilityElementsHidden` to `true` on a view while it is outside the screen.",
                inUIKit: "menuView.accessibilityElementsHidden = !isMenuOpen",
                inSwiftUI: """
                    menu.offset(x: isOpen ? 0 : -2000)
                        .accessibilityHidden(!isOpen)
                    """,
                limits: [
                    """
                    Elements in a scroll view, and elements within one screen size of the screen, such as the next card of a \
                    carousel, are not reported.
                    """,
                    """
                    A container beside the screen with at least two elements is reported within one screen size, too, if it is a \
                    closed drawer: it is at most 40 points away from the screen, 40 to 95 % as wide and at least 80 % as high, and in \
                    no scroll view.
                    """,
                    """
                    Three or more elements of one type on one line at a regular pitch, of which one is on the screen, are \
                    treated as a row that scrolls sideways.
                    """,
                    """
                    A control of which less than a fifth is on the screen is reported within one screen size, too, if the bar or the \
                    container around it is on the screen, it is at most 80 points high, and nothing of its size is beside it, as the cards of a carousel are.
                    """,
                    "If a dump lists only exposed elements, elements below the screen are treated as content that scrolls.",
                ],
                examples: [
                    .fails(.button("Close", at: Rect(x: -2000, y: 100, width: 44, height: 44))),
                    .fails(
                        .container(
                            .other, at: Rect(x: 0, y: 3000, width: 390, height: 200),
                            .button("설정", at: Rect(x: 16, y: 3010, width: 358, height: 44)),
                            .button("로그아웃", at: Rect(x: 16, y: 3070, width: 358, height: 44))),
                        because: "one finding for both elements"),
                    .fails(
                        .button("메뉴", at: Rect(x: 16, y: 50, width: 44, height: 44)),
                        .container(
                            .other, at: Rect(x: -300, y: 0, width: 300, height: 844),
                            .button("설정", at: Rect(x: -284, y: 100, width: 268, height: 44)),
                            .button("로그아웃", at: Rect(x: -284, y: 150, width: 268, height: 44))),
                        because: "closed drawer beside the screen"),
                    .fails(
                        .container(
                            .navigationBar, at: Rect(x: 0, y: 47, width: 390, height: 44),
                            .text("Orders", at: Rect(x: 150, y: 50, width: 90, height: 36)),
                            .button("Filter", at: Rect(x: 384, y: 50, width: 60, height: 36))),
                        because: "a button of a bar, nearly outside"),
                    .fails(
                        .container(
                            .other, at: Rect(x: 0, y: 600, width: 390, height: 200),
                            .text("Total", at: Rect(x: 16, y: 610, width: 100, height: 30)),
                            .button("결제", at: Rect(x: -340, y: 700, width: 330, height: 50))),
                        because: "a button outside its container"),
                    .passes(.button("Close", at: Rect(x: 16, y: 100, width: 44, height: 44))),
                    .passes(
                        .text("Page 1", at: Rect(x: 16, y: 100, width: 100, height: 20)),
                        .container(
                            .other, at: Rect(x: 390, y: 0, width: 390, height: 844),
                            .text("Page 2", at: Rect(x: 406, y: 100, width: 100, height: 20)),
                            .button("Start", at: Rect(x: 406, y: 150, width: 100, height: 44))),
                        because: "next page"),
                    .passes(
                        .container(
                            .scrollView, at: Rect(x: 0, y: 0, width: 390, height: 844),
                            .button("설정", at: Rect(x: 16, y: 3000, width: 358, height: 44))),
                        because: "reachable by scrolling"),
                    .passes(
                        .button("Next card", at: Rect(x: 400, y: 100, width: 358, height: 200)),
                        because: "next card of a carousel"),
                    .passes(
                        .button("카드 1", at: Rect(x: 16, y: 100, width: 300, height: 100)),
                        .button("카드 2", at: Rect(x: 326, y: 100, width: 300, height: 100)),
                        .button("카드 3", at: Rect(x: 636, y: 100, width: 300, height: 100)),
                        .button("카드 4", at: Rect(x: 946, y: 100, width: 300, height: 100)),
                        because: "row that scrolls sideways"),
                ],
                check: .screen { screen, check in
                    guard let size = screen.screen.size, size.width > 0, size.height > 0 else {
                        return check.couldNotCheck("the size of the screen is not known")
                    }
                    let away = check[pages]
                    let reach = Rect(
                        x: -size.width * away, y: -size.height * away, width: size.width * (1 + 2 * away),
                        height: size.height * (1 + 2 * away))
                    let drawers = screen.closedDrawers(size)
                    let outside = screen.subjectIndices.filter { index in
                        guard let frame = screen[index].frame, !frame.isEmpty else { return false }
                        return screen.scroller(of: index) == nil && !screen.isListedBelow(frame, size)
                            && (!frame.intersects(reach) || drawers.contains { $0.contains(index) }
                                || screen.isStrayControl(index, frame, size))
                    }
                    guard !outside.isEmpty else { return }
                    let rows = SidewaysRows(screen, size)
                    var groups: [Int: [ElementView]] = [:]
                    var parked = ParkedAncestors(screen, reach)
                    for index in outside where !rows.contains(index) {
                        let drawer = drawers.first { $0.contains(index) }?.lowerBound
                        groups[drawer ?? parked.outermost(around: index), default: []].append(screen[index])
                    }
                    for (_, members) in groups.sorted(by: { $0.key < $1.key }) {
                        let location = members[0].frame.map { "is at \($0), " } ?? "is "
                        let others = members.count == 1 ? "" : ", along with \(members.count - 1) more"
                        let extent = members[0].frame.map { screen.visiblePart(of: $0, size) } ?? 0
                        let part = extent > 0 ? "nearly " : ""
                        check.report(members, "\(location)\(part)outside the screen of \(size) pt\(others)")
                    }
                }
            )
        ]
    )

    private static let pages = Parameter(
        "pages", default: 1.0, "Maximum distance from the screen, as a multiple of the screen size.", in: 0...100)
}

/// The containers that lie outside the screen with all their elements.
private struct ParkedAncestors {
    private let screen: ScreenView
    private let reach: Rect
    private var known: [Int: Int] = [:]

    init(_ screen: ScreenView, _ reach: Rect) {
        self.screen = screen
        self.reach = reach
    }

    /// Returns the outermost of the consecutive ancestors outside the screen, or the element itself.
    mutating func outermost(around index: Int) -> Int {
        var passed = [index]
        var outermost = index
        var at = index
        while let parent = screen.elements[at].parent, let frame = screen.elements[parent].frame, !frame.isEmpty,
            !frame.intersects(reach)
        {
            if let answer = known[parent] {
                outermost = answer
                break
            }
            passed.append(parent)
            outermost = parent
            at = parent
        }
        for step in passed { known[step] = outermost }
        return outermost
    }
}

extension ScreenView {
    /// Returns the subtrees of the outermost closed drawers: containers beside the screen, at most 40 points away for a
    /// shadow, that are narrower than a page and nearly as high as the screen. There are as many as two, one at each
    /// side.
    fileprivate func closedDrawers(_ size: Size) -> [Range<Int>] {
        guard screen.exposure != .listed else { return [] }
        var drawers: [Range<Int>] = []
        for index in elements.indices where drawers.last?.contains(index) != true && drawers.count < 2 {
            guard let frame = elements[index].frame, frame.height >= size.height * 0.8,
                size.width * 0.4...size.width * 0.95 ~= frame.width,
                case let gap = Swift.max(-frame.maxX, frame.x - size.width), -1...40 ~= gap,
                scroller(of: index) == nil, gap <= 1 || !hasPage(as: frame, on: size)
            else { continue }
            let subtree = index..<elements[index].subtreeEnd
            guard let first = firstExposed(in: index + 1..<subtree.upperBound),
                firstExposed(in: first + 1..<subtree.upperBound) != nil
            else { continue }
            drawers.append(subtree)
        }
        return drawers
    }

    /// Returns whether an element as large as a frame begins on the screen: a page, of which the frame is that of the
    /// next one.
    private func hasPage(as frame: Rect, on size: Size) -> Bool {
        elements.contains { element in
            guard let other = element.frame, 0..<size.width ~= other.x else { return false }
            return abs(other.width - frame.width) <= 1 && abs(other.height - frame.height) <= 1
        }
    }

    /// Returns whether an element is a control of which less than a fifth is on the screen, although the bar or the
    /// container around it is there, and which is no card or page beside others of its size.
    fileprivate func isStrayControl(_ index: Int, _ frame: Rect, _ size: Size) -> Bool {
        guard exposure.isControl[index], screen.exposure != .listed, elements[index].type != .any,
            visiblePart(of: frame, size) < 0.2,
            let parent = elements[index].parent, let area = elements[parent].frame, !area.isEmpty,
            visiblePart(of: area, size) > 0.9, elements[parent].type != .any
        else { return false }
        // What is in a bar stays there; elsewhere, content below or beside the screen may come into view.
        if self[index].isInBar { return true }
        guard frame.maxX <= 0 || frame.maxY <= 0 || frame.x >= size.width, frame.height <= 80 else { return false }
        let siblings = siblings(of: index, in: parent)
        guard siblings.count <= Self.mostSiblings else { return false }
        return siblings.compactMap { elements[$0].frame }.allSatisfy { sibling in
            let isOnScreen = visiblePart(of: sibling, size) >= 0.2
            return isOnScreen && (abs(sibling.width - frame.width) > 2 || abs(sibling.height - frame.height) > 2)
        }
    }

    /// The number of siblings that are looked at; more of them are the contents of a list.
    private static var mostSiblings: Int { 30 }

    /// Returns the other elements in the parent of an element, as many as are looked at and one more.
    private func siblings(of index: Int, in parent: Int) -> [Int] {
        var result: [Int] = []
        var at = parent + 1
        while at < elements[parent].subtreeEnd, result.count <= Self.mostSiblings {
            if at != index { result.append(at) }
            at = elements[at].subtreeEnd
        }
        return result
    }

    /// Returns which part of a frame is on the screen, from 0 to 1.
    fileprivate func visiblePart(of frame: Rect, _ size: Size) -> Double {
        let width = Swift.min(frame.maxX, size.width) - Swift.max(frame.x, 0)
        let height = Swift.min(frame.maxY, size.height) - Swift.max(frame.y, 0)
        return frame.isEmpty || width <= 0 || height <= 0 ? 0 : width * height / frame.area
    }

    /// Returns whether a frame lies straight below the screen in a dump that shows no scroll views.
    fileprivate func isListedBelow(_ frame: Rect, _ size: Size) -> Bool {
        screen.exposure == .listed && frame.y >= size.height && frame.x >= 0 && frame.maxX <= size.width
    }
}
