import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports titles of screens without the header trait.
    public static let titleTraitMissing: Rule = Rule(
        "title-trait-missing",
        severity: .warning,
        presets: [.recommended, .wcag22AA],
        groups: ["structure", "traits"],
        unlikeA11yUITests: "A11yUITests requires one heading on a screen and does not check which element it is.",
        parameters: [minimumHeight, sections],
        needs: [.type, .label, .frame],
        standards: [.wcag("1.3.1")],
        variants: [
            .iOS(
                "Title of the screen lacks the header trait.",
                needsOneOf: [.traits, .headingLevel],
                standards: [.apple("UIAccessibilityTraits.header")],
                why: "VoiceOver users who jump from heading to heading do not reach the title of the screen.",
                fix: "Insert `.header` into the `accessibilityTraits` of the title.",
                inUIKit: "titleLabel.accessibilityTraits.insert(.header)",
                inSwiftUI: #"Text("Payment").font(.largeTitle).accessibilityAddTraits(.isHeader)"#,
                edit: .modifier(
                    ".accessibilityAddTraits(.isHeader)", uiKit: "accessibilityTraits.insert(.header)",
                    flutter: "Semantics(header: true, "),
                limits: [
                    "A screen of five and more elements without any heading is reported by `header-missing` instead.",
                    """
                    In a navigation bar with several texts, only the one that equals the name of the bar is a title, and a single text \
                    with another name only if it is in the middle. A text with a digit or without a letter is no title.
                    """,
                    """
                    Without a navigation bar, a title is the first text of the screen, if it is the only one of at least \
                    `minimumHeight` points in the top quarter, higher than the headings there, fits on one line, and there are \
                    headings on the screen.
                    """,
                    """
                    The title of a section is reported if it is alone in its row or container, has the left edge, the size and the \
                    kind of ancestors of headings on the screen, fewer other texts have, and a control comes after it.
                    """,
                    """
                    With `sections`, also a text before a button at the end of its line, if that is named "Show all" or the like, or if \
                    a list is below both and the text is higher than those of the list.
                    """,
                ],
                parameters: [minimumHeight, sections],
                examples: [
                    .fails(
                        section("Account", 100, isHeading: true), row("Name", 150), row("Photo", 200),
                        section("Privacy", 250, isHeading: false), row("Location", 300), row("Camera", 350),
                        because: "the size and the location of the headings"),
                    .passes(
                        section("Account", 100, isHeading: true), row("Name", 150), row("Photo", 200),
                        section("Only friends see your name", 250, isHeading: false),
                        section("Privacy", 300, isHeading: true), row("Location", 350),
                        because: "a text after the rows, before the next heading"),
                    .fails(
                        .container(.navigationBar, "Payment", at: nil, .text("Payment")), .button("Pay"), as: .warning),
                    .fails(
                        .container(.navigationBar, at: nil, .button("뒤로"), .text("결제 수단")), .header("카드"),
                        .button("신용카드"), .button("체크카드")),
                    .fails(
                        .text("Your orders", at: Rect(x: 16, y: 60, width: 200, height: 41)),
                        .text("Open", traits: [.staticText, .header], at: Rect(x: 16, y: 120, width: 100, height: 22)),
                        .button("Tent"), because: "large title without a navigation bar"),
                    .passes(
                        .container(
                            .navigationBar, "Payment", at: nil,
                            .text("Payment", traits: [.staticText, .header])), .button("Pay")),
                    .passes(
                        .container(.navigationBar, at: nil, .text("Mail"), .text("Updated just now")), .button("Inbox"),
                        because: "several texts in the bar, which has no name"),
                    .passes(
                        .container(
                            .navigationBar, at: Rect(x: 0, y: 47, width: 390, height: 44),
                            .text("Cancel", at: Rect(x: 16, y: 58, width: 60, height: 22))), .button("Pay"),
                        because: "a text at the edge of the bar"),
                    .passes(
                        .container(.navigationBar, at: nil, .text("12:30")), .button("Stop"), because: "not a title"),
                    .passes(
                        .text("Payment"), .button("Card"), .button("Cash"), .button("Voucher"), .button("Pay"),
                        because: "no heading at all, covered by header-missing"),
                    .passes(
                        .text("Tent", at: Rect(x: 16, y: 60, width: 100, height: 41)),
                        .text(
                            "Your orders", traits: [.staticText, .header],
                            at: Rect(x: 16, y: 120, width: 200, height: 41)),
                        because: "the heading below is as high"),
                    .passes(
                        .text("$1,204.50", at: Rect(x: 16, y: 60, width: 200, height: 41)),
                        .text(
                            "Accounts", traits: [.staticText, .header], at: Rect(x: 16, y: 300, width: 100, height: 22)),
                        because: "an amount"),
                    .passes(
                        .text(
                            "Orders that you placed before the summer are kept in the archive.",
                            at: Rect(x: 16, y: 60, width: 300, height: 41)),
                        .text("Open", traits: [.staticText, .header], at: Rect(x: 16, y: 300, width: 100, height: 22)),
                        because: "two lines of text"),
                    .notChecked(
                        .container(.navigationBar, at: nil, .text("Payment")), .button("Pay"),
                        on: ExampleScreen(lacks: [.traits, .headingLevel])),
                ],
                check: .screen { screen, check in
                    let hasHeading = screen.subjectIndices.contains { screen.isHeader($0) == true }
                    if hasHeading, check[sections] {
                        for title in screen.titlesOfSections {
                            check.report(title, "may be the title of the section below it but lacks the header trait")
                        }
                    }
                    if hasHeading {
                        for (title, count) in screen.titlesLikeHeadings {
                            check.report(
                                title,
                                """
                                may be the title of a section but lacks the header trait, unlike \
                                \(count == 1 ? "the heading" : "the \(count) headings") of its size and location
                                """)
                        }
                    }
                    // header-missing reports a longer screen without a heading.
                    guard hasHeading || screen.subjectIndices.count < 5 else { return }
                    let bars = screen.navigationBars
                    guard bars.isEmpty else {
                        for bar in bars {
                            guard let title = screen.title(ofBar: bar), title.isHeader == false else { continue }
                            let name = title.isExposureKnown ? "is" : "may be"
                            check.report(title, "\(name) the title of the navigation bar but lacks the header trait")
                        }
                        return
                    }
                    guard hasHeading, let title = screen.largeTitle(check[minimumHeight]) else { return }
                    let height = title.frame?.height ?? 0
                    check.report(
                        title, "may be the title of the screen (\(height.inPoints) pt high) but lacks the header trait")
                }
            ),
            .android(
                "Title of a section is no heading.",
                needsOneOf: [.headingLevel],
                standards: [.android("accessibilityHeading")],
                why: "TalkBack users who jump from heading to heading do not reach the section.",
                fix: "Mark the title as a heading.",
                inCompose: "Text(\"New books\", Modifier.semantics { heading() })",
                inViews: "ViewCompat.setAccessibilityHeading(title, true)",
                edit: .compose(semantics: "heading()", flutter: "Semantics(header: true, "),
                limits: [
                    """
                    Reported only with `sections`: a text before a button on its line that is named "Show all" or the like, on a \
                    screen that has headings.
                    """,
                    "Only Appium's driver from 4.0.1 on says which views are headings.",
                ],
                parameters: [sections],
                check: .screen { screen, check in
                    guard check[sections], screen.elements.contains(where: { $0.headingLevel != nil }) else { return }
                    for title in screen.titlesBeforeShowAll {
                        check.report(title, "may be the title of the section below it but is no heading", as: .warning)
                    }
                }
            ),
        ]
    )

    private static func section(_ label: String, _ top: Double, isHeading: Bool) -> ExampleElement {
        .container(
            .cell, nil, at: Rect(x: 0, y: top, width: 390, height: 40),
            .text(
                label, traits: isHeading ? [.staticText, .header] : .staticText,
                at: Rect(x: 16, y: top, width: 358, height: 40)))
    }

    private static func row(_ label: String, _ top: Double) -> ExampleElement {
        .button(label, at: Rect(x: 16, y: top, width: 358, height: 44))
    }

    private static let minimumHeight = Parameter(
        "minimumHeight", default: 28.0,
        "Minimum height of a title in points on a screen without a navigation bar.")
    private static let sections = Parameter(
        "sections", default: false, presets: [.strict: true],
        "Whether titles of sections are reported, too: texts beside a button such as \"Show all\", above a list.")
}

extension ScreenView {
    /// The indices of the navigation bars, without those inside another one.
    fileprivate var navigationBars: [Int] {
        var bars: [Int] = []
        var end = 0
        for index in elements.indices where index >= end && elements[index].type == .navigationBar {
            bars.append(index)
            end = elements[index].subtreeEnd
        }
        return bars
    }

    /// Returns the title in a navigation bar: the text that is named as the bar is, or the only text, if it is in the
    /// middle. `nil` if a heading is in the bar.
    fileprivate func title(ofBar bar: Int) -> ElementView? {
        var texts: [ElementView] = []
        for index in bar + 1..<elements[bar].subtreeEnd where exposure.isExposed[index] {
            if isHeader(index) == true { return nil }
            let element = self[index]
            if element.type == .staticText, !element.isControl, !element.isOutOfSight { texts.append(element) }
        }
        let names = [elements[bar].label, elements[bar].identifier]
        let named = texts.first { text in names.contains { $0 == text.label } }
        let title = named ?? (texts.count == 1 ? texts.first { $0.isInMiddle(of: self[bar]) } : nil)
        return title.flatMap { ($0.label ?? "").mayBeTitle ? $0 : nil }
    }

    /// The titles of sections: the texts with a button after them that ends their line, if the button shows the rest of
    /// a section, or if a list after both has lower texts.
    fileprivate var titlesOfSections: [ElementView] {
        let beforeShowAll = titlesBeforeShowAll
        let known = Set(beforeShowAll.map(\.index))
        return beforeShowAll + titlesOfLists.filter { !known.contains($0.index) }
    }

    /// The texts with a button after them on their line that shows the rest of a section.
    fileprivate var titlesBeforeShowAll: [ElementView] {
        let elements = subjectIndices.map { self[$0] }
        return zip(elements, elements.dropFirst()).filter { $0.isTitle(before: $1) }.map { $0.0 }
    }

    /// The texts with a button after them that ends their line, and a list after both that has lower texts.
    private var titlesOfLists: [ElementView] {
        subjectIndices.map { self[$0] }.filter { title in
            guard title.type == .staticText, !title.isControl, title.isHeader == false, (title.label ?? "").mayBeTitle,
                let frame = title.frame, let button = title.nextSibling, button.isControl, let end = button.frame,
                end.x >= frame.maxX, end.y < frame.maxY, frame.y < end.maxY, let list = button.nextSibling,
                Self.lists.contains(list.type), let below = list.frame, below.y >= frame.maxY - 1
            else { return false }
            let texts = list.contents.prefix(20).filter { $0.type == .staticText && !$0.isControl }.compactMap(
                \.frame?.height)
            return !texts.isEmpty && texts.allSatisfy { $0 < frame.height }
        }
    }

    /// The texts that look like the headings of sections but are none, each with the number of those headings.
    fileprivate var titlesLikeHeadings: [(ElementView, Int)] {
        var headings: [SectionTitleShape: Int] = [:]
        for index in subjectIndices where isHeader(index) == true {
            if let shape = SectionTitleShape(self[index]) { headings[shape, default: 0] += 1 }
        }
        guard !headings.isEmpty else { return [] }
        var texts: [SectionTitleShape: [Int]] = [:]
        for (position, index) in subjectIndices.enumerated() where isHeader(index) == false {
            if let shape = SectionTitleShape(self[index]) { texts[shape, default: []].append(position) }
        }
        return headings.flatMap { shape, count -> [(ElementView, Int)] in
            guard let positions = texts[shape], positions.count <= (count + 1) / 2 else { return [] }
            return positions.filter(isBeforeRow).map { (self[subjectIndices[$0]], count) }
        }.sorted { $0.0.index < $1.0.index }
    }

    /// Returns whether an exposed text may be a title, and the element after it is a control below it.
    private func isBeforeRow(_ position: Int) -> Bool {
        guard position + 1 < subjectIndices.count else { return false }
        let (title, next) = (self[subjectIndices[position]], self[subjectIndices[position + 1]])
        guard let label = title.label, label.mayBeTitle, label.count <= 50,
            label.last.map({ !".。".contains($0) }) == true,
            title.isHeader == false, next.isHeader != true, next.isControl || next.ancestor(of: [.cell]) != nil,
            let frame = title.frame, let below = next.frame
        else { return false }
        return below.y >= frame.maxY - 2
    }

    private static let lists: ElementTypeSet = [.collectionView, .table, .scrollView]

    /// Returns the first text of the screen, if it is the only high one in the top quarter and no heading there is
    /// before it or as high.
    fileprivate func largeTitle(_ minimumHeight: Double) -> ElementView? {
        guard let height = screen.size?.height else { return nil }
        var high: [ElementView] = []
        var firstText: Int?
        var headingHeight = 0.0
        for index in subjectIndices {
            let element = self[index]
            guard !element.isOutOfSight, let frame = element.frame, !frame.isEmpty else { continue }
            if element.type == .staticText, firstText == nil { firstText = index }
            guard frame.y >= 0, frame.y + frame.height / 2 <= height / 4 else { continue }
            if element.isHeader != false {
                if high.isEmpty { return nil }
                headingHeight = max(headingHeight, frame.height)
                continue
            }
            if element.type == .staticText, !element.isControl, frame.height >= minimumHeight { high.append(element) }
        }
        guard high.count == 1, let title = high.first, title.index == firstText, let frame = title.frame,
            frame.height > headingHeight, let label = title.label, label.mayBeTitle, label.fitsOnLine(of: frame),
            !title.isWebContent, title.ancestor(of: [.cell, .toolbar, .tabBar, .alert, .sheet]) == nil
        else { return nil }
        return title
    }
}

/// The left edge and the size, in points, and the types of the ancestors of a text that is alone in its row or
/// container.
private struct SectionTitleShape: Hashable {
    let left: Int
    let width: Int
    let height: Int
    let ancestors: [ElementType]
    let type: ElementType

    /// Creates the shape of an exposed text; `nil` for a control, an element beside others or in a bar.
    init?(_ element: ElementView) {
        guard element.type == .staticText || element.type == .other, !element.isControl, !element.isInBar,
            !element.isWebContent, let frame = element.frame, !frame.isEmpty, let parent = element.parent,
            parent.element.subtreeEnd == element.element.subtreeEnd, parent.index == element.index - 1
        else { return nil }
        left = Int(frame.x.rounded())
        width = Int(frame.width.rounded())
        height = Int(frame.height.rounded())
        ancestors = element.ancestors.prefix(4).map(\.type)
        type = element.type
    }
}

extension ElementView {
    /// Returns whether it is a text that may be a title, on the line of a button that shows the rest of a section.
    fileprivate func isTitle(before button: ElementView) -> Bool {
        guard type == .staticText, !isControl, isHeader == false, !isOutOfSight, (label ?? "").mayBeTitle,
            button.isControl, ShowAllWords.contains(button.labelText.folded), let frame, let end = button.frame
        else { return false }
        return (end.x >= frame.maxX || end.maxX <= frame.x) && end.y < frame.maxY && frame.y < end.maxY
    }

    /// Returns whether its middle is at most a quarter of the bar's width beside that of the bar.
    fileprivate func isInMiddle(of bar: ElementView) -> Bool {
        guard let frame, let area = bar.frame else { return false }
        return abs(frame.x + frame.width / 2 - area.x - area.width / 2) <= area.width / 4
    }
}

extension String {
    /// Whether it has at least two letters and no digit.
    fileprivate var mayBeTitle: Bool {
        var letters = 0
        for character in self {
            if character.isNumber { return false }
            if character.isLetter { letters += 1 }
        }
        return letters >= 2
    }

    /// Whether the text fills no more than one line if it is as large as its frame is high. A Latin letter is about
    /// 0.42 times as wide as the line is high: 11 letters at 41 pt need 11 × 0.42 × 41 = 189 pt.
    fileprivate func fitsOnLine(of frame: Rect) -> Bool {
        !contains(where: \.isNewline) && Double(weightedLength) * 0.42 * frame.height <= 1.35 * frame.width
    }
}
