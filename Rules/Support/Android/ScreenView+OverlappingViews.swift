import AXEngine
import AXTree
import AXWords

extension ScreenView {
    /// Returns the pairs of controls of Android in one container that cross each other, or of which one hides most of
    /// the other.
    func overlappingViews(minimumArea: Double) -> [(ElementView, ElementView)] {
        controlPairs(within: 0).filter { one, other in
            guard one.mayOverlap, other.mayOverlap, one.parent?.index == other.parent?.index, !one.hasBounds(of: other),
                one.name == nil || one.labelText.folded != other.labelText.folded,
                let first = one.drawnFrame, let second = other.drawnFrame,
                first.intersection(second).map({ $0.area > minimumArea }) == true
            else { return false }
            let isInside = first.contains(second, tolerance: 1) || second.contains(first, tolerance: 1)
            // A small control on a large one, such as a button on a card, is meant.
            if isInside { return min(first.area, second.area) * 2 >= max(first.area, second.area) }
            return one.share(with: other) >= Self.leastShare
        }
    }

    /// The share of the smaller control that has to be in the other one. The areas around icons may touch.
    private static let leastShare = 0.24
}

extension ElementView {
    /// Returns the share of the smaller of two controls that lies in the other one.
    func share(with other: ElementView) -> Double {
        guard let first = drawnFrame, let second = other.drawnFrame, let shared = first.intersection(second) else {
            return 0
        }
        return shared.area / min(first.area, second.area)
    }

    /// Whether it is an enabled view of Android that reacts to taps and whose bounds are those of its own.
    fileprivate var mayOverlap: Bool {
        guard let view = element.view, view.flags.contains(.clickable), isEnabled, !isTextInput, !isOutOfSight,
            !isOnWebPage,
            type != .slider
        else { return false }
        // The markers of a map and the parts of a chart are plain views in a described one.
        return view.className != "android.view.View" || parent?.isDescribed != true
    }

    /// The frame, or what Compose draws of it: Compose makes each side of a control at least 48 dp long in a dump, and
    /// the views in it show how long it is. `nil` for such a control without views in it.
    fileprivate var drawnFrame: Rect? {
        guard let frame, isOfCompose else { return frame }
        let isUnknown = screen.screen.hasFramesInPixels
        let (isNarrow, isLow) = (isUnknown || frame.width <= 49, isUnknown || frame.height <= 49)
        guard isNarrow || isLow else { return frame }
        let parts = contents.compactMap(\.frame).filter { !$0.isEmpty }
        guard let left = parts.map(\.x).min(), let right = parts.map(\.maxX).max(), let top = parts.map(\.y).min(),
            let bottom = parts.map(\.maxY).max()
        else { return nil }
        return Rect(
            x: isNarrow ? left : frame.x, y: isLow ? top : frame.y, width: isNarrow ? right - left : frame.width,
            height: isLow ? bottom - top : frame.height)
    }

    /// Whether Compose draws it. The class of Compose's own view may be renamed.
    private var isOfCompose: Bool {
        guard element.view?.className == "android.view.View" else { return false }
        return contents.contains {
            $0.element.view?.className == "android.widget.Button" && !$0.hasChildren && $0.isBlank
        }
            || ancestors.prefix(200).contains {
                $0.element.view?.className == "androidx.compose.ui.platform.ComposeView"
            }
    }
}
