import AXEngine
import AXTree

extension ScreenView {
    /// Returns the intersection of two frames, reduced by the tolerance of the dump; `nil` if it is too small to
    /// matter.
    func overlap(
        of one: ElementView, _ other: ElementView, beyond limits: (area: Double, share: Double) = (4, 0.05)
    ) -> Rect? {
        guard let first = one.frame, let second = other.frame else { return nil }
        let slack = screen.frameTolerance > 0.1 ? screen.frameTolerance : 0
        guard let shared = first.grown(by: -slack).intersection(second.grown(by: -slack)) else { return nil }
        return shared.area > limits.area && shared.area > min(first.area, second.area) * limits.share ? shared : nil
    }

    /// Returns whether a touch could hit both: neither contains the other, they scroll together, and they are in the
    /// same window.
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
