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
            Switches, sliders, steppers, page dots, date pickers and search fields are as low as the system draws them, \
            and WCAG makes an exception for that: from 44×26 points on they pass.
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
            .fails(.init(.slider, "Volume", size: 200 × 20)),
            .fails(.text("Terms", traits: [.staticText, .link], size: 60 × 18), because: "a text that acts as a link"),
            .passes(.button("Close", size: 44 × 44)),
            .passes(.button("Close", size: 43.95 × 44), because: "within the tolerance"),
            .passes(.text("Total", size: 60 × 12), because: "not a control"),
            .passes(
                .init(.switch, "와이파이", value: "1", size: 51 × 31), because: "the system draws a switch in this size"),
            .passes(
                .container(.navigationBar, at: nil, .button("Edit", size: 40 × 36)),
                because: "the bar enlarges its buttons"),
            .passes(
                .button("Next", at: Rect(x: 370, y: 300, width: 60, height: 30)),
                because: "cut off by the screen's edge"),
        ],
        check: .eachElement { element, check in
            guard element.isControl, let frame = element.frame else { return }
            let minimum = check[minimumSide]
            guard check.isSmaller(frame, than: minimum), element.measurableFrame != nil else { return }
            guard !element.isLinkInText, !element.touchesScrollEdge(frame, minimum),
                !element.isInsideControl(of: minimum)
            else { return }
            if !check[systemControls], element.hasSystemSize(frame) || element.isInBar { return }
            check.report(element, "\(frame.size) pt, needs \(Size(minimum, minimum)) pt")
        }
    )

    private static let minimumSide = Parameter("minimum", default: 44.0, "Shortest side allowed, in points.")
    private static let systemControls = Parameter(
        "systemControls", default: false,
        """
        Whether controls in navigation bars, toolbars and tab bars are measured too, whose hit area the system enlarges, \
        and those that are as low as the system draws them.
        """
    )
}

extension ElementView {
    /// Whether it is a link within a text, which WCAG exempts (2.5.8, inline).
    var isLinkInText: Bool {
        guard type == .link || traits?.contains(.link) == true, let parent else { return false }
        return parent.type == .staticText || parent.type == .textView
    }

    /// Whether it is in a bar, where the system enlarges the hit area.
    var isInBar: Bool { ancestor(of: [.navigationBar, .toolbar, .tabBar]) != nil }

    /// Returns whether it is of a type that the system draws lower than 44 points, and as high as the system draws it.
    fileprivate func hasSystemSize(_ frame: Rect) -> Bool {
        switch type {
        case .switch, .toggle, .slider, .stepper, .pageIndicator, .searchField, .segmentedControl, .datePicker:
            frame.height >= 26 && frame.width >= 44
        default: false
        }
    }

    /// Returns whether the side that is too short ends at the edge of the scroll view, so that the rest may be clipped.
    func touchesScrollEdge(_ frame: Rect, _ minimum: Double) -> Bool {
        guard screen.scroller(of: index) != nil, let clip = screen.clip(of: index) else { return false }
        let slack = screen.screen.frameTolerance
        let low = frame.height < minimum && (frame.y - clip.y <= slack || clip.maxY - frame.maxY <= slack)
        let narrow = frame.width < minimum && (frame.x - clip.x <= slack || clip.maxX - frame.maxX <= slack)
        return low || narrow
    }

    /// Returns whether a control around it is large enough.
    func isInsideControl(of minimum: Double) -> Bool {
        controlsAround.contains { ($0.frame?.shortestSide ?? 0) >= minimum }
    }
}
