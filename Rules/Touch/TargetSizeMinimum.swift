import AXEngine
import AXTree

extension Rule {
    /// A small control needs room of 24 points around it (WCAG 2.2, 2.5.8).
    public static let targetSizeMinimum = Rule(
        "target-size-minimum",
        "A control is smaller than 24 points and too close to another one.",
        severity: .failure,
        presets: [.wcag22AA],
        groups: ["touch"],
        needs: [.type, .frame],
        standards: [.wcag("2.5.8")],
        why: "A finger cannot hit the one without the risk of hitting the other.",
        fix: "Enlarge it to 24 points at least, or move it away until circles of 24 points around each do not meet.",
        inUIKit: """
            removeButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 24).isActive = true
            stack.spacing = 12
            """,
        inSwiftUI: """
            Button(action: remove) { Image(systemName: "xmark") }
                .frame(minWidth: 24, minHeight: 24)
            """,
        limits: [
            "Apple asks for 44 points: target-size reports that, and in the preset all both speak of one control.",
            "A hit area that is larger than the frame cannot be seen in a dump.",
            "A small control is compared with 24 others near it at most.",
            "Links in a text, and controls in the system's bars, are exempt; page dots and steppers are a warning.",
        ],
        unlikeA11yUITests: "It knew only a size of 44 points for everything.",
        parameters: [minimumSide],
        examples: [
            .fails(
                .button("Remove", at: Rect(x: 16, y: 100, width: 20, height: 20)),
                .button("Edit", at: Rect(x: 38, y: 100, width: 20, height: 20)), as: .failure,
                because: "their centres are 22 points apart"),
            .fails(
                .button("삭제", at: Rect(x: 16, y: 100, width: 20, height: 20)),
                .button("저장", at: Rect(x: 37, y: 88, width: 100, height: 44)), as: .failure,
                because: "the circle around the small one meets the large one"),
            .fails(
                .init(.pageIndicator, "Page", value: "1 of 3", at: Rect(x: 16, y: 100, width: 60, height: 10)),
                .button("Next", at: Rect(x: 16, y: 112, width: 60, height: 44)), as: .warning,
                because: "the system draws page dots"),
            .passes(.button("Remove", at: Rect(x: 16, y: 100, width: 20, height: 20)), because: "it stands alone"),
            .passes(
                .button("삭제", at: Rect(x: 16, y: 100, width: 20, height: 20)),
                .button("수정", at: Rect(x: 40, y: 100, width: 20, height: 20)),
                because: "their centres are 24 points apart"),
            .passes(
                .button("Remove", at: Rect(x: 16, y: 100, width: 24, height: 24)),
                .button("Edit", at: Rect(x: 40, y: 100, width: 24, height: 24)), because: "both are large enough"),
            .passes(
                .container(
                    .textView, at: Rect(x: 16, y: 100, width: 358, height: 60),
                    .link("Terms", at: Rect(x: 16, y: 100, width: 60, height: 18)),
                    .link("Privacy", at: Rect(x: 16, y: 120, width: 60, height: 18))), because: "links in a text"),
        ],
        check: .screen { screen, check in
            let minimum = check[minimumSide]
            let radius = minimum / 2
            let controls = screen.measurableControls
            let isSmall = controls.map { check.isSmaller($0.frame, than: minimum) }
            guard isSmall.contains(true) else { return }
            let areas = zip(controls, isSmall).map { $0.1 ? $0.0.frame.joined(withCircleOf: radius) : $0.0.frame }
            // By control: the nearest target that its circle intersects.
            var nearest: [Int: (other: Int, distance: Double)] = [:]
            let pairs = RectSweep.pairs(of: areas, within: 0, partners: 24)
            for (first, second) in pairs where isSmall[first] || isSmall[second] {
                let (one, other) = (screen[controls[first].index], screen[controls[second].index])
                guard screen.competeForTouch(one, other) else { continue }
                for (small, beside) in [(first, second), (second, first)] where isSmall[small] {
                    let distance = controls[small].frame.room(
                        to: controls[beside].frame, isSmall: isSmall[beside], radius: radius)
                    guard distance < radius - screen.roundingOfDistances else { continue }
                    if nearest[small].map({ distance < $0.distance }) ?? true { nearest[small] = (beside, distance) }
                }
            }
            for (small, found) in nearest.sorted(by: { $0.key < $1.key }) {
                let element = screen[controls[small].index]
                guard !element.isExemptTarget(controls[small].frame, minimum) else { continue }
                let other = screen[controls[found.other].index]
                check.report(
                    [element, other],
                    """
                    \(controls[small].frame.size) pt, needs \(Size(minimum, minimum)) pt or more room: the circle of \
                    \(minimum.inPoints) pt around it meets \(other.description)
                    """, as: defaults.contains(element.type) ? .warning : nil)
            }
        }
    )

    private static let minimumSide = Parameter(
        "minimum", default: 24.0,
        "Shortest side allowed without room around, and the diameter of the circle, in points.")
    /// What the system draws, in its own size.
    private static let defaults: ElementTypeSet = [.stepper, .incrementArrow, .decrementArrow, .pageIndicator]
}

extension ElementView {
    /// Returns whether WCAG exempts a small control or the system enlarges it: in a text, in a bar, within a control that is
    /// large enough, or clipped.
    fileprivate func isExemptTarget(_ frame: Rect, _ minimum: Double) -> Bool {
        isLinkInText || isInBar || touchesScrollEdge(frame, minimum) || isInsideControl(of: minimum)
    }
}

extension ScreenView {
    /// How much nearer two frames may seem than they are, in points: both edges may have been moved.
    fileprivate var roundingOfDistances: Double {
        screen.frameTolerance > 0.1 ? 2 * screen.frameTolerance : screen.frameTolerance
    }
}

extension Rect {
    /// The smallest rectangle around it and around a circle about its centre.
    fileprivate func joined(withCircleOf radius: Double) -> Rect {
        let (across, down) = (max(width, 2 * radius), max(height, 2 * radius))
        return Rect(x: x + (width - across) / 2, y: y + (height - down) / 2, width: across, height: down)
    }

    /// The largest radius that a circle about the centre could have without meeting the other target: its frame, and if
    /// that is small too, the circle of `radius` around it.
    fileprivate func room(to other: Rect, isSmall: Bool, radius: Double) -> Double {
        let (x, y) = (self.x + width / 2, self.y + height / 2)
        let across = max(other.x - x, x - other.maxX, 0)
        let down = max(other.y - y, y - other.maxY, 0)
        let toFrame = (across * across + down * down).squareRoot()
        guard isSmall else { return toFrame }
        let (toX, toY) = (other.x + other.width / 2 - x, other.y + other.height / 2 - y)
        return min(toFrame, (toX * toX + toY * toY).squareRoot() - radius)
    }
}
