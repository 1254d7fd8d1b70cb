import AXEngine
import AXTree

extension Rule {
    /// Reports controls that are smaller than the minimum target size.
    public static let targetSize: Rule = Rule(
        "target-size",
        severity: .failure,
        presets: [.recommended],
        groups: ["touch"],
        yieldsTo: "target-size-minimum",
        unlikeA11yUITests: """
            A11yUITests reports height and width separately, ignores traits, measures controls in bars, and treats \
            cells as controls.
            """,
        parameters: [minimum, androidMinimum, failureBelow, systemControls],
        needs: [.type, .frame],
        variants: [
            .iOS(
                "Control is smaller than the minimum target size.",
                standards: [.hig("Hit targets"), .wcag("2.5.5")],
                why: "Small controls are hard to hit for people with a tremor and when holding the phone in one hand.",
                fix: "Make the control, or its `accessibilityFrame`, at least 44×44 points.",
                inUIKit: """
                    closeButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
                    closeButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
                    """,
                inSwiftUI: """
                    Button(action: close) { Image(systemName: "xmark") }
                        .frame(minWidth: 44, minHeight: 44)
                        .contentShape(.rect)
                    """,
                limits: [
                    """
                    A link in web content with text before or after it on the same line is not measured. Any other is at most a \
                    warning: its frame is that of its text, and the padding around it is in no dump.
                    """,
                    """
                    A failure is a control that WCAG 2.5.8 does not allow: smaller than 24 points, and with another \
                    less than 12 points from its centre. Any other is a warning, except in the preset `strict`.
                    """,
                    "A dump does not contain a hit area that is larger than the frame, e.g. one set by `point(inside:with:)`.",
                    """
                    Switches, sliders, steppers, page controls, segmented controls, date pickers and search fields pass if \
                    they are at least 44×26 points, because WCAG exempts controls whose size the system determines. The parts \
                    of such controls, and the accessories of rows, are not measured.
                    """,
                    "In a dump of whole points, a side of 43 points passes: a row of 44 points less its separator line reads 43.",
                    """
                    A text field, a switch, a menu and a colour picker in a row, and an element as wide as the screen in a row, are \
                    measured by the row. Disabled controls are not measured, nor is the lower one of two with one frame.
                    """,
                    "A control of 200 points and more passes if its other side is less than 3 points too short.",
                    "Controls that are clipped by the screen or a scroll view are not measured.",
                ],
                parameters: [minimum, failureBelow, systemControls],
                examples: [
                    .fails(
                        .button("Remove", at: Rect(x: 16, y: 100, width: 20, height: 20)),
                        .button("Edit", at: Rect(x: 37, y: 100, width: 100, height: 44)), as: .failure,
                        because: "too near to another control"),
                    .fails(.button("Close", size: 20 × 20), as: .warning, because: "no other control is near"),
                    .fails(.button("닫기", size: 358 × 40), as: .warning, because: "not smaller than `failureBelow`"),
                    .passes(.button("닫기", size: 358 × 42), because: "nearly high enough and long"),
                    .fails(.button("닫기", size: 43 × 43), as: .warning, because: "not long"),
                    .fails(
                        .image("Sunset", traits: [.image, .button], at: Rect(x: 16, y: 100, width: 40, height: 40)),
                        .button("Open", at: Rect(x: 16, y: 100, width: 40, height: 40)), as: .warning,
                        because: "only the upper one is measured"),
                    .passes(
                        .container(
                            .other, nil, at: Rect(x: 0, y: 100, width: 390, height: 52), .text("Street"),
                            .init(.textField, "Street", at: Rect(x: 120, y: 115, width: 254, height: 22))),
                        because: "in a row that is no cell"),
                    .fails(.button("Close", size: 24 × 24), as: .warning),
                    .fails(.init(.slider, "Volume", size: 200 × 20)),
                    .fails(
                        .text("Terms", traits: [.staticText, .link], size: 60 × 18), because: "text with the link trait"
                    ),
                    .fails(
                        .container(
                            .webView, at: Rect(x: 0, y: 0, width: 390, height: 844), .link("Sign in", size: 60 × 18)),
                        as: .warning, because: "link by itself on a web page"),
                    .fails(
                        .container(
                            .link, at: Rect(x: 16, y: 100, width: 60, height: 18),
                            .text("약관", at: Rect(x: 16, y: 100, width: 60, height: 18))),
                        on: ExampleScreen(lacks: [.traits]), because: "text of a link, without traits"),
                    .passes(.button("Close", size: 44 × 44)),
                    .passes(.button("Close", size: 43.95 × 44), because: "within the tolerance"),
                    .passes(.text("Total", size: 60 × 12), because: "not a control"),
                    .passes(.init(.switch, "와이파이", value: "1", size: 51 × 31), because: "system size of a switch"),
                    .passes(
                        .container(.navigationBar, at: nil, .button("Edit", size: 40 × 36)),
                        because: "hit area enlarged by the bar"),
                    .passes(
                        .button("Next", at: Rect(x: 370, y: 300, width: 60, height: 30)),
                        because: "clipped by the edge of the screen"),
                    .passes(
                        .container(
                            .cell, nil, at: Rect(x: 0, y: 100, width: 390, height: 45),
                            .init(.textField, "주소", at: Rect(x: 72, y: 112, width: 300, height: 21))),
                        because: "the row takes the tap"),
                    .passes(
                        .container(
                            .cell, nil, at: Rect(x: 16, y: 100, width: 358, height: 52),
                            .text("Font").with { $0.isAccessibilityElement = false },
                            .button("Font, Large", at: Rect(x: 32, y: 109, width: 326, height: 34))),
                        because: "menu of a form, which the row opens"),
                    .passes(.button("Save", size: 80 × 30).with { $0.isEnabled = false }, because: "disabled"),
                    .passes(
                        .container(
                            .cell, nil, at: Rect(x: 0, y: 100, width: 390, height: 45), .text("Automatic"),
                            .button("More Info", at: Rect(x: 356, y: 117, width: 14, height: 11)).with {
                                $0.isEnabled = false
                            }),
                        because: "check mark of a row"),
                    .passes(
                        .container(
                            .segmentedControl, at: Rect(x: 16, y: 100, width: 120, height: 32),
                            .button("일", at: Rect(x: 16, y: 100, width: 60, height: 32)),
                            .button("주", at: Rect(x: 76, y: 100, width: 60, height: 32))), because: "segments"),
                    .passes(
                        .container(
                            .webView, at: Rect(x: 0, y: 0, width: 390, height: 844),
                            .text("See the", at: Rect(x: 16, y: 100, width: 60, height: 20)),
                            .link("Release notes", at: Rect(x: 76, y: 100, width: 100, height: 20))),
                        because: "text before the link on its line"),
                ],
                check: check
            ),
            .android(
                "Control is smaller than the minimum touch target.",
                needsRealLengths: true,
                needsTouch: true,
                standards: [.wcag("2.5.5"), .android("Use large, simple controls")],
                why: "Small controls are hard to hit for people with a tremor and when holding the phone in one hand.",
                fix: "Make the control at least 48×48 dp, with padding or a minimum size.",
                inCompose: """
                    IconButton(onClick = close) {
                        Icon(Icons.Default.Close, contentDescription = "Close")
                    }
                    """,
                inViews: """
                    closeButton.minimumWidth = (48 * resources.displayMetrics.density).toInt()
                    closeButton.minimumHeight = (48 * resources.displayMetrics.density).toInt()
                    """,
                limits: [
                    """
                    A failure is a control that WCAG 2.5.8 does not allow: smaller than 24 dp, and with another less \
                    than 12 dp from its centre. Any other is a warning, except in the preset `strict`.
                    """,
                    "A `TouchDelegate` that enlarges the target is in no dump.",
                    """
                    A side that ends at one edge of the window or of what scrolls may be cut off, and is not measured, nor is a view \
                    that lies under another.
                    """,
                    """
                    In a web page and in a large clickable view the finding is a warning. Of a web page, only views with the class of \
                    a control are measured.
                    """,
                    "A text field is measured by the clickable container of up to 96 dp around it.",
                    "Disabled controls and those that only react to a long press are not measured.",
                    """
                    A television has no touch screen, and is not measured: a screen of an app made for televisions, or one of 960×540 \
                    dp. Cars and watches have one.
                    """,
                    """
                    A sentence that can be clicked, long-clicked and focused has links in it, and is not measured. Of a divider \
                    as wide as the window only the missing name is reported.
                    """,
                ],
                parameters: [androidMinimum, failureBelow],
                examples: [
                    .fails(.button("Close", size: 40 × 40), as: .warning),
                    .fails(.button("닫기", size: 20 × 20), as: .warning, because: "no other control is near"),
                    .fails(
                        .button("Remove", at: Rect(x: 16, y: 100, width: 20, height: 20)),
                        .button("Edit", at: Rect(x: 36, y: 100, width: 100, height: 48)), as: .failure,
                        because: "too near to another control"),
                    .passes(.button("Close", size: 48 × 48)),
                    .passes(.button("Close", size: 40 × 40).with { $0.isEnabled = false }, because: "disabled"),
                    .fails(
                        .button("Close", at: Rect(x: 0, y: 300, width: 20, height: 40)), as: .warning,
                        because: "only the width may be cut off by the edge of the window"),
                    .passes(
                        .button("Close", at: Rect(x: 0, y: 300, width: 20, height: 48)),
                        because: "the width may be cut off by the edge of the window"),
                ],
                check: .eachElement { element, check in
                    element.reportSmallTarget(check, minimum: check[androidMinimum], failureBelow: check[failureBelow])
                }
            ),
        ]
    )

    private static let check = RuleScope.eachElement { element, check in
        guard element.isControl || element.isTextOfLink, element.isEnabled, let area = element.touchArea else { return }
        let minimum = check[Self.minimum]
        guard check.isSmaller(area, than: minimum - element.screen.separatorHeight), element.measurableFrame != nil,
            !area.isNearly(minimum), !element.liesUnderTwin
        else { return }
        guard !element.isLinkInText, !element.isFiller, !element.touchesScrollEdge(area, minimum),
            !element.isInsideControl(of: minimum)
        else { return }
        if !check[systemControls],
            element.hasSystemSize(area) || element.isInBar || element.isLaidOutBySystem
        {
            return
        }
        let source = minimum == Self.minimum.standard ? "minimum in the HIG" : "minimum"
        check.report(
            element, "is \(area.size) pt; the \(source) is \(Size(minimum, minimum)) pt",
            as: !element.isWebContent && element.isFailingTarget(area.size, check, below: check[failureBelow])
                ? .failure : .warning)
    }

    private static let minimum = Parameter(
        "minimum", default: 44.0, "Minimum width and height on iOS, in points; `androidMinimum` is that on Android.")
    private static let androidMinimum = Parameter(
        "androidMinimum", default: 48.0, "Minimum width and height on Android, in density-independent pixels.")
    private static let failureBelow = Parameter(
        "failureBelow", default: 24.0, presets: [.strict: minimum.standard],
        """
        Width and height below which a control is a failure instead of a warning, in points or dp; at 24 and below \
        only one that WCAG does not allow (2.5.8).
        """)
    private static let systemControls = Parameter(
        "systemControls", default: false,
        """
        Whether to also measure controls in navigation bars, toolbars and tab bars, whose hit area the system \
        enlarges, and controls whose size the system determines.
        """)
}

extension ElementView {
    /// The frame that takes the touches: for a text field or a control of a form in a row, and for an element as wide
    /// as the screen in a row, that of the row; for the text of a link, that of the link.
    fileprivate var touchArea: Rect? {
        if isTextOfLink, let link = parent?.frame { return link }
        if isTextInput, let row = formRow { return row }
        guard let frame, let cell = ancestor(of: [.cell]), let row = cell.frame,
            row.contains(frame, tolerance: screen.screen.frameTolerance),
            isTextInput || screen.screen.size.map({ frame.width >= $0.width }) == true || isSizedByRow(cell)
        else { return self.frame }
        return row
    }

    /// The frame of the row of a form around a text field that is no cell: as wide as most of the screen, no higher
    /// than two rows, and with nothing inside but the field and texts.
    private var formRow: Rect? {
        guard let frame, let size = screen.screen.size, let row = parent, row.type == .other, !row.isControl,
            let area = row.frame, area.width >= size.width * 0.8, area.height > frame.height, area.height <= 96,
            area.contains(frame, tolerance: screen.screen.frameTolerance)
        else { return nil }
        let others = row.contents.prefix(12).filter { $0.index != index && !contains($0) }
        return !others.isEmpty && others.allSatisfy { $0.type == .staticText } ? area : nil
    }

    /// Whether the next element beside it is a control with the same frame, which takes the touches.
    fileprivate var liesUnderTwin: Bool {
        guard let next = nextSibling else { return false }
        return next.isControl && next.hasBounds(of: self)
    }

    /// Returns whether the system sizes it in the row of a form: a switch, a stepper, a date picker, or a menu or a
    /// colour picker, which is a button that begins with the name of the row.
    private func isSizedByRow(_ row: ElementView) -> Bool {
        switch type {
        case .switch, .toggle, .stepper, .datePicker, .colorWell, .popUpButton, .menuButton: return true
        case .button: break
        default: return false
        }
        guard let label, !label.isEmpty else { return false }
        return row.contents.contains { text in
            guard text.type == .staticText, !text.isBlank, !contains(text), let name = text.label else { return false }
            // Where the exposure of the text is only inferred, SwiftUI's comma tells.
            return screen.exposure.isExposed[text.index]
                ? !text.isExposureKnown && label.hasPrefix(name + ", ") : label.hasPrefix(name)
        }
    }

    /// Returns whether it is of a type that the system draws lower than 44 points, and as high as the system draws it.
    fileprivate func hasSystemSize(_ frame: Rect) -> Bool {
        switch type {
        case .switch, .toggle, .slider, .stepper, .pageIndicator, .searchField, .segmentedControl, .datePicker:
            frame.height >= 26 && frame.width >= 44
        default: false
        }
    }

}

extension Rect {
    /// Returns whether a side is less than 3 points too short and the other is 200 points and more.
    fileprivate func isNearly(_ minimum: Double) -> Bool {
        shortestSide > minimum - 3 && max(width, height) >= 200
    }
}

extension ScreenView {
    /// The height in points of a separator line in a dump of whole points, where a row of 44 points less its separator
    /// reads 43.
    fileprivate var separatorHeight: Double { screen.roundsFramesOutward ? 1 : 0 }
}
