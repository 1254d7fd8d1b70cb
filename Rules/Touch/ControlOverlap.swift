import AXEngine
import AXTree

extension Rule {
    /// Reports pairs of controls that overlap.
    public static let controlOverlap = Rule(
        "control-overlap",
        "Two controls overlap.",
        severity: .failure,
        presets: [.recommended],
        groups: ["touch"],
        needs: [.type, .frame],
        standards: [.wcag("2.5.8"), .hig("Hit targets")],
        why: "A tap on the shared area may activate the wrong control.",
        fix: "Move the controls apart, or combine them into one accessibility element.",
        inUIKit: """
            stack.spacing = 8
            """,
        inSwiftUI: """
            HStack(spacing: 8) {
                Button("Save", action: save)
                Button("Cancel", action: cancel)
            }
            """,
        limits: [
            "Frames are rectangles, so round controls are reported even if only the corners of their frames overlap.",
            "Where many controls lie at the same position, each is compared with at most 24 others.",
        ],
        unlikeA11yUITests: """
            A11yUITests reports every pair of controls whose frames intersect, including a row and the button inside \
            it, and a button that floats above scrolling content.
            """,
        parameters: [minimumArea, minimumShare],
        examples: [
            .fails(
                .button("Save", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                .button("Cancel", at: Rect(x: 106, y: 100, width: 100, height: 44))),
            .fails(
                .button("저장", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                .link("도움말", at: Rect(x: 16, y: 130, width: 100, height: 44))),
            .passes(
                .button("Save", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                .button("Cancel", at: Rect(x: 116, y: 100, width: 100, height: 44)), because: "touching edges"),
            .passes(
                .button("Save", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                .text("Saved", at: Rect(x: 16, y: 100, width: 100, height: 44)), because: "not a control"),
            .passes(
                .container(
                    .table, at: Rect(x: 0, y: 0, width: 390, height: 844),
                    .button("Row", at: Rect(x: 0, y: 700, width: 390, height: 60))),
                .button("Compose", at: Rect(x: 320, y: 720, width: 56, height: 56)),
                because: "floating button above scrolling content"),
            .passes(
                .button("Save", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                .button("Cancel", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                because: "identical frames, covered by duplicate-bounds"),
        ],
        check: .screen { screen, check in
            let limits = (area: check[minimumArea], share: check[minimumShare])
            for (one, other) in screen.controlPairs(within: 0) {
                guard let shared = screen.overlap(of: one, other, beyond: limits), screen.competeForTouch(one, other),
                    !one.hasBounds(of: other)
                else { continue }
                check.report([one, other], "overlaps \(other.description) by \(shared.size) pt")
            }
        }
    )

    private static let minimumArea = Parameter(
        "minimumArea", default: 4.0, "Overlaps of at most this area are ignored, in square points.")
    private static let minimumShare = Parameter(
        "minimumShare", default: 0.05, "Overlaps of at most this share of the smaller control's area are ignored.",
        in: 0...1)
}

extension ScreenView {
    /// Returns the intersection of two frames, reduced by the tolerance of the dump; `nil` if it is too small to matter.
    func overlap(
        of one: ElementView, _ other: ElementView, beyond limits: (area: Double, share: Double) = (4, 0.05)
    ) -> Rect? {
        guard let first = one.frame, let second = other.frame else { return nil }
        let slack = screen.frameTolerance > 0.1 ? screen.frameTolerance : 0
        guard let shared = first.grown(by: -slack).intersection(second.grown(by: -slack)) else { return nil }
        return shared.area > limits.area && shared.area > min(first.area, second.area) * limits.share ? shared : nil
    }

    /// Returns whether a touch could hit both: neither contains the other, they scroll together, and they are in the same
    /// window.
    func competeForTouch(_ one: ElementView, _ other: ElementView) -> Bool {
        if one.contains(other) || other.contains(one) { return false }
        if scroller(of: one.index) != scroller(of: other.index) { return false }
        if one.ancestor(of: [.window])?.index != other.ancestor(of: [.window])?.index { return false }
        // A control in a tappable row; in a flat list, a control within another frame.
        guard let first = one.frame, let second = other.frame else { return false }
        let isRow = one.type == .cell || other.type == .cell
        if isRow || !carries(.children) {
            let slack = screen.frameTolerance
            if first.contains(second, tolerance: slack) || second.contains(first, tolerance: slack) { return false }
        }
        return true
    }
}
