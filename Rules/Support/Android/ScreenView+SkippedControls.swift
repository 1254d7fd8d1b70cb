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

extension ElementView {
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
