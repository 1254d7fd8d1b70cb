import AXWords

extension Element {
    /// Whether the element is the indicator that UIKit draws beside scrolling content, which VoiceOver does not read.
    ///
    /// XCUITest lists it as an `other` with a label such as "Vertical scroll bar, 2 pages" and a value in percent. Its
    /// shape has to fit, too: an app may have a control of that name.
    var isScrollIndicator: Bool {
        if type == .scrollBar { return true }
        guard type == .other || type == .any, let value,
            value.unicodeScalars.contains(where: { $0 == "%" || $0 == "٪" }),
            traits?.contains(.button) != true, let label, hasShapeOfIndicator
        else { return false }
        let lowered = label.lowercased()
        return Self.scrollBarWords.contains(where: lowered.holds)
    }

    private var hasShapeOfIndicator: Bool {
        guard let frame else { return true }
        return frame.shortestSide <= 36 && max(frame.width, frame.height) >= 1.2 * frame.shortestSide
    }

    /// The words for a scroll bar in UIKit's own labels, lowercased.
    private static let scrollBarWords = Lexicon.texts(.scrollBars)
}
