import AXEngine
import AXTree

extension Rule {
    /// Reports controls that are smaller than the minimum target size.
    public static let targetSize = Rule(
        "target-size",
        "Control is smaller than the minimum target size.",
        severity: .failure,
        presets: [.recommended],
        groups: ["touch"],
        needs: [.type, .frame],
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
            "A dump does not contain a hit area that is larger than the frame, e.g. one set by `point(inside:with:)`.",
            """
            Switches, sliders, steppers, page controls, segmented controls, date pickers and search fields pass if \
            they are at least 44×26 points, because WCAG exempts controls whose size the system determines.
            """,
            "Controls that are clipped by the screen or a scroll view are not measured.",
        ],
        unlikeA11yUITests: """
            A11yUITests reports height and width separately, ignores traits, measures controls in bars, and treats \
            cells as controls.
            """,
        parameters: [minimumSide, systemControls],
        examples: [
            .fails(.button("Close", size: 20 × 20)),
            .fails(.button("닫기", size: 358 × 43)),
            .fails(.init(.slider, "Volume", size: 200 × 20)),
            .fails(.text("Terms", traits: [.staticText, .link], size: 60 × 18), because: "text with the link trait"),
            .passes(.button("Close", size: 44 × 44)),
            .passes(.button("Close", size: 43.95 × 44), because: "within the tolerance"),
            .passes(.text("Total", size: 60 × 12), because: "not a control"),
            .passes(
                .init(.switch, "와이파이", value: "1", size: 51 × 31), because: "system size of a switch"),
            .passes(
                .container(.navigationBar, at: nil, .button("Edit", size: 40 × 36)),
                because: "hit area enlarged by the bar"),
            .passes(
                .button("Next", at: Rect(x: 370, y: 300, width: 60, height: 30)),
                because: "clipped by the edge of the screen"),
        ],
        check: .eachElement { element, check in
            guard element.isControl, let frame = element.frame else { return }
            let minimum = check[minimumSide]
            guard check.isSmaller(frame, than: minimum), element.measurableFrame != nil else { return }
            guard !element.isLinkInText, !element.touchesScrollEdge(frame, minimum),
                !element.isInsideControl(of: minimum)
            else { return }
            if !check[systemControls], element.hasSystemSize(frame) || element.isInBar { return }
            check.report(element, "is \(frame.size) pt; the minimum is \(Size(minimum, minimum)) pt")
        }
    )

    private static let minimumSide = Parameter("minimum", default: 44.0, "Minimum width and height, in points.")
    private static let systemControls = Parameter(
        "systemControls", default: false,
        """
        Whether to also measure controls in navigation bars, toolbars and tab bars, whose hit area the system \
        enlarges, and controls whose size the system determines.
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
