import AXEngine
import AXTree

extension ScreenView {
    /// Returns the views of Android that can be clicked but that TalkBack skips, because neither they nor what is in
    /// them has anything to say. Of such views inside each other the innermost.
    func controlsSkippedByTalkBack(minimum: Double) -> [ElementView] {
        let skipped = elements.indices.filter { self[$0].isSkippedByTalkBack(minimum: minimum) }
        return skipped.enumerated().filter { position, index in
            let next = position + 1
            return next == skipped.count || skipped[next] >= elements[index].subtreeEnd
        }.map { self[$0.element] }
    }
}

extension ScreenView {
    /// Returns the selected tabs of Android that have nothing to say, like the tabs beside them. A selected tab of
    /// Material cannot be clicked, so that it is no control by itself.
    func selectedTabsWithoutName(minimum: Double) -> [ElementView] {
        elements.indices.filter { self[$0].isSelectedTabWithoutName(minimum: minimum) }.map { self[$0] }
    }
}

extension ElementView {
    /// Whether it is selected and can be focused but not clicked, nothing in it says anything, and at least two views
    /// beside it are skipped or nameless controls of its class.
    fileprivate func isSelectedTabWithoutName(minimum: Double) -> Bool {
        guard isSelected, hasChildren, !isOutOfSight, let view = element.view, view.flags.contains(.focusable),
            !view.flags.contains(.clickable), !view.flags.contains(.notImportant), !view.flags.contains(.system),
            !screen.exposure.isExposed[index], let frame, frame.shortestSide >= minimum, let parent, !isOnWebPage,
            screen.firstExposed(in: index + 1..<screen.elements[index].subtreeEnd) == nil,
            !contents.contains(where: { !$0.hasNoLabel })
        else { return false }
        let alike = parent.children(limit: 20).filter {
            $0.index != index && !$0.isSelected && $0.element.view?.className == view.className
        }
        return alike.count >= 2 && alike.allSatisfy { $0.isSkippedByTalkBack(minimum: minimum) }
    }

    /// Whether TalkBack skips a view that can be clicked: it has views inside, and nothing in it says anything. A view
    /// without views inside is a stop even if it says nothing. A disabled view that the keyboard does not reach has no
    /// function.
    fileprivate func isSkippedByTalkBack(minimum: Double) -> Bool {
        guard let flags = element.view?.flags, flags.contains(.clickable), hasChildren, !isOutOfSight,
            isEnabled || flags.contains(.focusable) || flags.contains(.screenReaderFocusable),
            !flags.contains(.notImportant), !flags.contains(.system), !screen.exposure.isExposed[index],
            let frame, frame.shortestSide >= minimum, frame.area < largestArea
        else { return false }
        let inside = index + 1..<screen.elements[index].subtreeEnd
        guard screen.firstExposed(in: inside) == nil else { return false }
        return !contents.contains { !$0.hasNoLabel || Self.containers.contains($0.type) } && !isCovered && !isCutShort
            && !isOnWebPage
    }

    /// The area from which on a view rather catches touches than reacts to them: half of the window.
    private var largestArea: Double { screen.screen.size.map { $0.width * $0.height / 2 } ?? .infinity }

    /// The types whose contents come from elsewhere, or are out of sight.
    private static let containers: ElementTypeSet = [.scrollView, .table, .collectionView, .webView, .map]
}
