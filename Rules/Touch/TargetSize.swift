import AXEngine
import AXTree

extension Rule {
    /// A control must be large enough to hit.
    public static let targetSize = Rule(
        "target-size",
        "A control is smaller than a fingertip.",
        severity: .failure,
        presets: [.recommended],
        groups: ["touch"],
        needs: [.type, .frame],
        standards: [.hig("Hit targets"), .wcag("2.5.5")],
        why: "People with tremor, or using the phone with one hand, miss small controls.",
        fix: "Enlarge the control, or its accessibility frame.",
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
            "A hit area that is larger than the frame (`point(inside:with:)`) cannot be seen in a dump.",
            """
            What the system draws in its own size, as switches, sliders, steppers, page dots and search fields, is a \
            warning: WCAG makes an exception for it.
            """,
            "Controls that are cut off by the screen or by what scrolls are not measured.",
        ],
        unlikeA11yUITests: """
            It reported height and width separately, took traits for nothing and measured controls in bars too; rows \
            counted as controls.
            """,
        parameters: [minimumSide, systemControls],
        examples: [
            .fails(.button("Close", size: 20 × 20)),
            .fails(.button("닫기", size: 358 × 43)),
            .fails(
                .init(.slider, "Volume", size: 200 × 30), as: .warning, because: "the system draws it in this size"),
            .fails(.text("Terms", traits: [.staticText, .link], size: 60 × 18), because: "a text that acts as a link"),
            .passes(.button("Close", size: 44 × 44)),
            .passes(.button("Close", size: 43.95 × 44), because: "within the tolerance"),
            .passes(.text("Total", size: 60 × 12), because: "not a control"),
            .passes(
                .container(.navigationBar, at: nil, .button("Edit", size: 40 × 36)),
                because: "the bar enlarges its buttons"),
            .passes(
                .button("Next", at: Rect(x: 370, y: 300, width: 60, height: 30)),
                because: "cut off by the screen's edge"),
        ]
    ) { element, check in
        guard element.isControl, let frame = element.frame else { return }
        let minimum = check[minimumSide]
        guard check.isSmaller(frame, than: minimum), element.measurableFrame != nil else { return }
        guard !element.isLinkInText, !element.touchesScrollEdge(frame, minimum), !element.isInsideControl(of: minimum)
        else { return }
        if !check[systemControls], element.ancestor(of: [.navigationBar, .toolbar, .tabBar]) != nil { return }
        check.report(
            element, "\(frame.size) pt, needs \(Size(minimum, minimum)) pt",
            as: drawnBySystem.contains(element.type) ? .warning : nil)
    }

    /// What has a size of its own, which apps seldom change.
    private static let drawnBySystem: ElementTypeSet = [
        .switch, .toggle, .slider, .stepper, .pageIndicator, .searchField, .segmentedControl, .datePicker,
        .incrementArrow, .decrementArrow,
    ]
    private static let minimumSide = Parameter("minimum", default: 44.0, "Shortest side allowed, in points.")
    private static let systemControls = Parameter(
        "systemControls", default: false,
        "Whether controls in navigation bars, toolbars and tab bars are measured too, whose hit area the system enlarges."
    )
}

extension ElementView {
    /// Whether it is a link among words: its line height is the text's, and nobody expects more (WCAG 2.5.8, inline).
    var isLinkInText: Bool {
        guard type == .link || traits?.contains(.link) == true, let parent else { return false }
        return parent.type == .staticText || parent.type == .textView
    }

    /// Whether the side that is too short ends where its scroll view ends, so that the rest may be out of sight.
    func touchesScrollEdge(_ frame: Rect, _ minimum: Double) -> Bool {
        guard screen.scroller(of: index) != nil, let clip = screen.clip(of: index) else { return false }
        let slack = screen.screen.frameTolerance
        let low = frame.height < minimum && (frame.y - clip.y <= slack || clip.maxY - frame.maxY <= slack)
        let narrow = frame.width < minimum && (frame.x - clip.x <= slack || clip.maxX - frame.maxX <= slack)
        return low || narrow
    }

    /// Whether a control around it is large enough itself.
    func isInsideControl(of minimum: Double) -> Bool {
        controlsAround.contains { ($0.frame?.shortestSide ?? 0) >= minimum }
    }
}
