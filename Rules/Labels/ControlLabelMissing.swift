import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports controls that have no accessibility label.
    public static let controlLabelMissing: Rule = Rule(
        "control-label-missing",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels"],
        unlikeA11yUITests: """
            A11yUITests reports a missing label like a short one: as a warning, for every element except cells, \
            and as a failure only where the element has a placeholder.
            """,
        parameters: [minimum],
        needs: [.type, .label],
        variants: [
            .iOS(
                "Control has no accessibility label.",
                standards: [.wcag("4.1.2"), .hig("Label every element"), .apple("accessibilityLabel")],
                why: "VoiceOver reads only \"button\", and Voice Control users cannot refer to the control by name.",
                fix: """
                    Set `accessibilityLabel` to what the control does, e.g. "Close"; hide a backdrop that dismisses what is in \
                    front of it, or label it "Dismiss".
                    """,
                inUIKit: #"closeButton.accessibilityLabel = "Close""#,
                inSwiftUI: """
                    Button(action: close) { Image(systemName: "xmark") }
                        .accessibilityLabel("Close")
                    """,
                limits: [
                    """
                    A cell counts as labelled if any element inside it has a label or a value, even if VoiceOver does not \
                    read it there.
                    """,
                    """
                    The wheels of a date picker have no labels; that of another picker is a warning if it has a value. Cells \
                    without a size are not checked.
                    """,
                    "The finding is a warning on a disabled control, and on one in a bar that others with names cover, which do the same.",
                ],
                parameters: [],
                examples: [
                    .fails(.button()),
                    .fails(.button("")),
                    .fails(.button(nil, hint: "Opens the filters."), because: "a hint does not replace a label"),
                    .fails(.image(nil, traits: [.image, .button]), because: "image with the button trait"),
                    .fails(
                        .button(nil, identifier: "close"), on: ExampleScreen(touched: "#close"),
                        because: "a test tapped it"),
                    .fails(.init(.cell), because: "cell without a label and without content"),
                    .passes(.button("Close")),
                    .passes(.button("닫기")),
                    .passes(.init(.cell, containing: [.text("Wi-Fi")]), because: "labelled by the text inside it"),
                    .fails(
                        .button(nil, at: Rect(x: 0, y: 0, width: 390, height: 844)),
                        because: "backdrop that closes what is in front of it"),
                    .passes(.init(.pageIndicator, value: "Page 1 of 3"), because: "the value serves as the label"),
                    .passes(
                        .container(.datePicker, at: nil, .init(.pickerWheel, value: "7 o’clock")),
                        because: "wheel of a date picker"),
                    .fails(.init(.pickerWheel, value: "Peru"), as: .warning, because: "wheel of another picker"),
                    .passes(.init(.slider, value: "page 1 of 3"), because: "page control in a dump of idb"),
                    .passes(.init(.textField, placeholder: "Email"), because: "covered by text-field-placeholder-only"),
                ],
                check: check
            ),
            .android(
                "Control has neither a text nor a content description.",
                formerNames: ["control-unreachable"],
                standards: [
                    .wcag("2.1.1"), .wcag("4.1.2"), .android("Describe each UI element"),
                    .android("contentDescription"),
                ],
                why: """
                    TalkBack reads only "unlabelled" or the role, or skips a control around other views, and Voice Access users \
                    cannot refer to the control by name.
                    """,
                fix:
                    "Set `contentDescription` of the control, or of the image in it, to what the control does, e.g. \"Close\".",
                inCompose: """
                    IconButton(onClick = close) {
                        Icon(Icons.Default.Close, contentDescription = "Close")
                    }
                    """,
                inViews: "closeButton.contentDescription = \"Close\"",
                limits: [
                    "A text in a view that is no child of the control does not name it.",
                    """
                    The finding is a warning on a disabled control, on an empty view behind a sheet, on the dots of a pager beside a text \
                    that says the page, on a strip around a plain view, and where a control with a name around or beside it seems to do the same.
                    """,
                    """
                    A view that lies under another is not reported, nor a container of which only a strip can be seen, because their \
                    contents are not in the dump, nor a bar of named controls on which TalkBack stops while it shows progress, nor a plain view that covers \
                    a quarter or more of a control with a description.
                    """,
                    "The selected one of several tabs is reported if none of them has a name, because it cannot be clicked.",
                    "Of a web page, only views with the class of a control are checked.",
                    """
                    A control that TalkBack skips is not reported if it is around a list or a web page, fills half of the window, \
                    or has a side shorter than `minimum`.
                    """,
                ],
                examples: [
                    .fails(.button()),
                    .fails(.button().with { $0.isEnabled = false }, as: .warning, because: "disabled"),
                    .passes(.button("Close")),
                    .fails(
                        .button(nil, at: Rect(x: 0, y: 0, width: 390, height: 844)),
                        .container(.other, nil, at: Rect(x: 0, y: 500, width: 390, height: 344), .text("Share")),
                        as: .warning, because: "behind a sheet"),
                    .fails(
                        .text("Page 1 of 3"), .button(nil, at: Rect(x: 160, y: 700, width: 20, height: 48)),
                        .button(nil, at: Rect(x: 180, y: 700, width: 20, height: 48)),
                        .button(nil, at: Rect(x: 200, y: 700, width: 20, height: 48)), as: .warning,
                        because: "the dots of a pager"),
                    .fails(
                        .text("Coffee"), .button(nil, size: 48 × 48, containing: [.image(nil, size: 24 × 24)]),
                        as: .failure, because: "TalkBack skips it"),
                    .passes(
                        .text("커피"), .button(nil, size: 48 × 48, containing: [.text("공유", size: 24 × 24)]),
                        because: "named by the text inside it"),
                ],
                check: .screen { screen, check in
                    for element in screen.subjects where element.isUnlabelledStop {
                        check.report(
                            element, element.withTouch("has neither a text nor a content description"),
                            as: element.isEnabled && !element.isBackdrop && !element.isDotOfPager
                                && !element.doesWhatNamedControlDoes ? nil : .warning)
                    }
                    // A view without words that is not important is none for TalkBack, which then stops on the control
                    // around it.
                    let verb = screen.screen.exposure == .given ? "is" : "may be"
                    for element in screen.selectedTabsWithoutName(minimum: check[minimum]) {
                        check.report(
                            element,
                            element.withTouch(
                                "\(verb) a tab without a name: neither it nor the tabs beside it say anything"))
                    }
                    for element in screen.controlsSkippedByTalkBack(minimum: check[minimum]) {
                        check.report(
                            element,
                            element.withTouch(
                                "\(verb) skipped by TalkBack: neither it nor anything in it has a text or a content description"
                            ),
                            as: element.isEnabled && !element.isStripOfPlainView ? nil : .warning)
                    }
                }
            ),
        ]
    )

    private static let check = RuleScope.eachElement { element, check in
        guard element.isUnlabelledControl else { return }
        // VoiceOver reads a row by the texts in it.
        if element.type == .cell, element.hasTextInside || element.isFiller { return }
        if element.isPageControl, element.value?.isEmpty == false { return }
        // Before a list lays a row out, UIKit has not named what is in it.
        if element.isOutOfSight || element.type == .cell, element.frame?.isEmpty == true { return }
        let isWheel = element.type == .pickerWheel && element.value?.isEmpty == false
        if isWheel, element.ancestor(of: [.datePicker]) != nil { return }
        let others = [("hint", element.hint), ("value", element.value), ("identifier", element.identifier)]
        let present = others.first { $0.1?.isEmpty == false }
        let addition =
            present.map { "; the \($0.0) \"\(($0.1 ?? "").printable(limit: 40))\" does not replace it" } ?? ""
        check.report(
            element, element.withTouch("has no accessibility label" + addition + element.remedyForBackdrop),
            as: isWheel || !element.isEnabled || element.isUnderNamedSiblings ? .warning : nil)
    }

    private static let minimum = Parameter(
        "minimum", default: 8.0,
        "Minimum side in dp of a control that TalkBack skips; smaller ones are not checked.")
}

extension ElementView {
    /// Whether it is a control without a label. Text fields are left to text-field-label-missing.
    fileprivate var isUnlabelledControl: Bool { hasNoLabel && !isTextInput && isControl }

    /// Whether TalkBack stops on it as a control without a label, and its contents are known.
    fileprivate var isUnlabelledStop: Bool {
        isUnlabelledControl && !isCovered && !isCutShort && !isBarOfNamedControls
            && !(isPartOfDescribedControl && element.view?.simpleClassName == "View")
    }

    /// Whether it has nothing but controls with names, and progress: a bar on which TalkBack stops only while something
    /// loads.
    private var isBarOfNamedControls: Bool {
        guard element.view?.flags.contains(.checkable) == false else { return false }
        var end = index
        var showsProgress = false
        for inner in contents.prefix(100) where inner.index >= end && !inner.isOutOfSight {
            if inner.takesTouch {
                if inner.hasNoLabel { return false }
                end = screen.elements[inner.index].subtreeEnd
            } else if inner.type == .progressIndicator {
                showsProgress = true
            } else if !inner.hasChildren {
                return false
            }
        }
        return showsProgress && end > index
    }

    /// Whether it is an empty view that fills most of the screen and lies behind others, which dismisses them on a tap.
    /// What it does can be done with the Back gesture, too.
    fileprivate var isBackdrop: Bool { !hasChildren && fillsMostOfScreen && nextSibling != nil }

    /// Whether it is one of the dots of a pager: several equal ones without names are beside each other, and a text
    /// before them has two numbers, the second of which is how many they are, as in "Page 1 of 4".
    fileprivate var isDotOfPager: Bool {
        guard !hasChildren, let frame, let parent else { return false }
        let dots = parent.contents.prefix(24).filter { dot in
            dot.hasNoLabel && !dot.hasChildren
                && dot.frame.map { abs($0.height - frame.height) <= 2 && abs($0.width - frame.width) <= 2 } == true
        }
        guard dots.count > 1, let around = Array(ancestors.prefix(3)).last else { return false }
        return around.contents.prefix(100).contains { text in
            guard text.index < index, let label = text.label, label.utf8.count <= 40 else { return false }
            let numbers = label.split { !$0.isNumber }.compactMap { Int($0) }
            return numbers.count == 2 && numbers[1] == dots.count && 1...dots.count ~= numbers[0]
        }
    }

    /// Whether a control with a name seems to do the same, so that nothing is lost without it.
    fileprivate var doesWhatNamedControlDoes: Bool { isIconOfNamedChip || isArrowOfText || isPartOfDescribedControl }

    /// Whether it is an arrow beside a text that can be clicked: as high, at most half as wide, and no further away than
    /// it is wide.
    private var isArrowOfText: Bool {
        guard !hasChildren, let frame, 2 * frame.width <= frame.height, let text = previousSibling, !text.isBlank,
            text.type == .staticText || text.type == .popUpButton, text.takesTouch, let area = text.frame
        else { return false }
        let gap = max(frame.x - area.maxX, area.x - frame.maxX)
        return area.y == frame.y && area.height == frame.height && abs(gap) <= frame.width
    }

    /// Whether it covers a quarter or more of a control around it that has a description of its own, as a view of no
    /// kind, which does what the control does, or as the only control in it, which seems to do so.
    private var isPartOfDescribedControl: Bool {
        guard !hasChildren, let frame, let parent, parent.takesTouch, let area = parent.frame, let view = element.view,
            !view.flags.contains(.checkable), parent.element.view?.contentDescription?.isEmpty == false
        else { return false }
        return 4 * frame.area >= area.area
            && (view.simpleClassName == "View" || parent.contents.prefix(50).count(where: \.takesTouch) == 1)
    }

    /// Whether it is the icon of a chip: a clickable view around it has a text that can be clicked, too, is as high as
    /// the icon and ends or begins on its line.
    private var isIconOfNamedChip: Bool {
        guard !hasChildren, let frame else { return false }
        let chip = Array(ancestors.prefix(3)).last { $0.element.view?.flags.contains(.clickable) == true }
        return chip?.contents.prefix(8).contains { text in
            guard text.type == .staticText, !text.isBlank, text.element.view?.flags.contains(.clickable) == true,
                let area = text.frame
            else { return false }
            return frame.height <= area.height && frame.width <= 2 * area.height && area.y <= frame.centre.y
                && frame.centre.y <= area.maxY
        } == true
    }

    /// Whether it is in a bar in which controls with names cover its middle and both ends, as an app's own tabs cover
    /// those of UIKit, and nothing is lost without it.
    fileprivate var isUnderNamedSiblings: Bool {
        guard isInBar, let frame, let parent, !hasTextInside else { return false }
        let named = parent.contents.prefix(50).filter { $0.index != index && $0.isControl && !$0.isBlank }
        let row = named.compactMap(\.frame).filter { $0.y <= frame.centre.y && frame.centre.y <= $0.maxY }
        return [frame.x + 1, frame.centre.x, frame.maxX - 1].allSatisfy { x in
            row.contains { $0.x <= x && x <= $0.maxX }
        }
    }

    /// Whether it is four times as long as high, and all it holds is a view of no kind: the dots of a code as it is
    /// entered, or another drawing, rather than a control.
    fileprivate var isStripOfPlainView: Bool {
        guard let frame, max(frame.width, frame.height) >= 4 * min(frame.width, frame.height) else { return false }
        let inner = Array(contents.prefix(2))
        return inner.count == 1 && inner.allSatisfy { $0.element.view?.simpleClassName == "View" }
    }

    /// What to do about a control as large as the screen, which needs more than a label.
    fileprivate var remedyForBackdrop: String {
        guard coversScreen else { return "" }
        return hasChildren
            ? "; VoiceOver may not reach what is inside it, so move the contents out of it"
            : "; if it dismisses what is in front of it, hide it or label it \"Dismiss\""
    }
}
