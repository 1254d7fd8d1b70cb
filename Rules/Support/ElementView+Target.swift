import AXEngine
import AXTree

extension ElementView {
    /// Whether it is a link within a text, which WCAG exempts (2.5.8, inline): in a text, or in web content with text
    /// before or after it on the same line.
    var isLinkInText: Bool {
        let link = parent?.type == .link ? parent : self
        guard let link, link.type == .link || link.traits?.contains(.link) == true, let text = link.parent else {
            return false
        }
        if text.type == .staticText || text.type == .textView { return true }
        return isWebContent && [link.previousSibling, link.nextSibling].contains { $0?.isText(besides: link) == true }
    }

    /// Returns whether it is a text on the same line as a link.
    private func isText(besides link: ElementView) -> Bool {
        guard type == .staticText, let frame, let other = link.frame else { return false }
        return min(frame.maxY, other.maxY) - max(frame.y, other.y) > min(frame.height, other.height) / 2
    }

    /// Returns whether the side that is too short ends at the edge of the scroll view, so that the rest may be clipped.
    func touchesScrollEdge(_ frame: Rect, _ minimum: Double) -> Bool {
        guard screen.scroller(of: index) != nil, let clip = screen.clip(of: index) else { return false }
        let slack = screen.screen.frameTolerance
        // A strip that scrolls sideways is no taller than its controls, which are whole where the strip is.
        let isStrip = (low: clip.height < 2 * minimum, narrow: clip.width < 2 * minimum)
        let low =
            frame.height < minimum && !isStrip.low && (frame.y - clip.y <= slack || clip.maxY - frame.maxY <= slack)
        let narrow =
            frame.width < minimum && !isStrip.narrow && (frame.x - clip.x <= slack || clip.maxX - frame.maxX <= slack)
        return low || narrow
    }

    /// Returns whether a control around it is large enough, and leaves out one that fills most of the screen.
    func isInsideControl(of minimum: Double) -> Bool {
        controlsAround.contains { ($0.frame?.shortestSide ?? 0) >= minimum && !$0.fillsMostOfScreen }
    }

    /// Whether it fills three quarters of the screen. A clickable view as large only hides the keyboard, or stops the
    /// touches of what is behind it.
    var fillsMostOfScreen: Bool {
        guard let frame, let size = screen.screen.size else { return false }
        return frame.area >= size.width * size.height * 3 / 4
    }
}
