import AXEngine
import AXTree

extension ElementView {
    /// Reports a view of Android that is smaller than `minimum` density-independent pixels, unless it is cut off, disabled or
    /// only reacts to a long press. Of what lies in a large control or on a web page, only a part may be wrong: a warning.
    func reportSmallTarget(_ check: Check, minimum: Double, failureBelow: Double) {
        guard element.android?.flags.contains(.clickable) == true, isEnabled, !isOutOfSight, let frame, !frame.isEmpty,
            check.isSmaller(frame, than: minimum), !isCutOff(check, minimum)
        else { return }
        let isExcusable = isOnWebPage || isInLargeView(minimum)
        check.report(
            self, "is \(frame.size.inWholeUnits) dp; the minimum is \(Size(minimum, minimum)) dp",
            as: !isExcusable && check.isSmaller(frame, than: failureBelow) ? .failure : .warning)
    }

    /// Whether it lies on a web page, whose layout is the browser's.
    var isOnWebPage: Bool { ancestor(of: [.webView]) != nil }

    /// Whether every side that is too short ends at one edge of a scrolling view around it, or of the window: the rest may
    /// be out of sight. Android's bounds are those of the visible part.
    private func isCutOff(_ check: Check, _ minimum: Double) -> Bool {
        guard let frame else { return false }
        // With a limit, deep nesting takes no time.
        let regions = ancestors.prefix(200).filter {
            $0.parent == nil || $0.element.android?.flags.contains(.scrollable) == true
        }.compactMap { $0.element.frame }
        let slack = screen.screen.frameTolerance
        func endsAtOneEdge(_ low: KeyPath<Rect, Double>, _ high: KeyPath<Rect, Double>) -> Bool {
            regions.contains { region in
                let first = frame[keyPath: low] - region[keyPath: low] <= slack
                let last = region[keyPath: high] - frame[keyPath: high] <= slack
                return first != last
            }
        }
        let isLow = check.isSmaller(Rect(x: 0, y: 0, width: minimum, height: frame.height), than: minimum)
        let isNarrow = check.isSmaller(Rect(x: 0, y: 0, width: frame.width, height: minimum), than: minimum)
        return (!isLow || endsAtOneEdge(\.y, \.maxY)) && (!isNarrow || endsAtOneEdge(\.x, \.maxX))
    }

    /// Whether a view around it that can be clicked is large enough.
    private func isInLargeView(_ minimum: Double) -> Bool {
        ancestors.prefix(200).contains {
            $0.element.android?.flags.contains(.clickable) == true && ($0.frame?.shortestSide ?? 0) >= minimum
        }
    }
}

extension Size {
    /// The size in whole units, as Android's own checks print it.
    fileprivate var inWholeUnits: Size { Size(width.rounded(), height.rounded()) }
}
