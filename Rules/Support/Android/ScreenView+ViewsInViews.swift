import AXEngine
import AXTree
import AXWords

extension ScreenView {
    /// The pairs of views of Android that can be clicked, one inside the other, on both of which TalkBack stops and
    /// says the same name.
    var viewsReadTwice: [(outer: ElementView, inner: ElementView)] {
        clickableViewsInViews.filter { outer, inner in
            guard !outer.isBlank, exposure.isExposed[outer.index], outer.labelText.folded == inner.labelText.folded
            else { return false }
            if outer.hasBounds(of: inner) { return outer.type != inner.type || outer.value != inner.value }
            // A control of its own, such as the switch of a row, does something else.
            return inner.type == .other || inner.type == .staticText
        }
    }

    /// The pairs of views of Android with the same bounds, one inside the other, that can both be clicked and have
    /// different names, or of which only the inner one has a name. Then TalkBack stops only on the inner one, and the
    /// keyboard on both.
    var viewsInViewsOfSameBounds: [(outer: ElementView, inner: ElementView)] {
        clickableViewsInViews.filter { outer, inner in
            // The map of a library is as large as the view of the app around it.
            guard outer.hasBounds(of: inner), !inner.isTextInput, !inner.isLargeOnScreen else { return false }
            guard exposure.isExposed[outer.index], !outer.isBlank else {
                return outer.element.view?.flags.contains(.focusable) == true
                    && inner.element.view?.flags.contains(.focusable) == true
            }
            return outer.labelText.folded != inner.labelText.folded
        }
    }

    private var clickableViewsInViews: [(outer: ElementView, inner: ElementView)] {
        let views = cached { ClickableViewsInViews(self) }
        return views.pairs.map { (self[$0.outer], self[$0.inner]) }
    }
}

/// The views of a screen that can be clicked and have a name, each with the nearest view around it that can be clicked.
private final class ClickableViewsInViews {
    let pairs: [(outer: Int, inner: Int)]

    init(_ screen: ScreenView) {
        pairs = screen.subjects.compactMap { inner in
            guard inner.isClickableView, !inner.isBlank, !inner.isOnWebPage, !inner.isCovered,
                let outer = inner.ancestors.prefix(20).first(where: \.isClickableView)
            else { return nil }
            return (outer.index, inner.index)
        }
    }
}

extension ElementView {
    /// Whether it is an enabled view of the app that can be clicked.
    fileprivate var isClickableView: Bool {
        guard let flags = element.view?.flags else { return false }
        return flags.contains(.clickable) && !flags.contains(.notImportant) && !flags.contains(.system) && isEnabled
            && !isOutOfSight
    }

    /// Whether it fills a third of the screen or more.
    fileprivate var isLargeOnScreen: Bool {
        guard let frame, let size = screen.screen.size else { return false }
        return frame.area * 3 >= size.width * size.height
    }
}
