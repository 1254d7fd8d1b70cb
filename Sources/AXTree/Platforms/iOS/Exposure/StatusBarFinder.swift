import AXSyntax

/// Finds the status bar in dumps that have no type for it: the time, and beside it the battery or the network.
enum StatusBarFinder {
    /// The height of the tallest status bar, that of an iPhone with the Dynamic Island, in points.
    private static let height = 60.0

    /// Returns the range of indices of the status bar's elements on a screen without an element of type status bar, or
    /// `nil` if there is none.
    static func statusBar(on screen: Screen) -> Range<Int>? {
        let elements = screen.elements
        var start = 0
        while start < elements.count {
            var end = start
            while end < elements.count, isInStrip(elements, end) { end += 1 }
            let run = start..<end
            if run.contains(where: { isTime(elements[$0].label ?? "") }), elements[run].contains(where: isIndicator) {
                return run
            }
            start = end + 1
        }
        return nil
    }

    private static func isInStrip(_ elements: [Element], _ index: Int) -> Bool {
        guard let frame = elements[index].frame, elements[index].type != .button else { return false }
        return frame.maxY <= height && frame.height <= height
    }

    /// Whether a text is a time: `9:41`, `15.29`, `8:08 AM`.
    private static func isTime(_ text: String) -> Bool {
        // The characters of a long text are not counted.
        guard text.utf8.count <= 120, text.count <= 12 else { return false }
        let digits = text.split { !$0.isNumber }
        guard digits.count == 2, let hour = digits.first, let minute = digits.last else { return false }
        return (1...2).contains(hour.count) && minute.count == 2 && text.contains { ":.٫：".contains($0) }
    }

    /// Whether an element shows the charge of the battery or the strength of a network.
    private static func isIndicator(_ element: Element) -> Bool {
        let texts = [element.label, element.identifier, element.value].compactMap { $0 }
        return texts.contains { text in
            text.contains { "%٪％".contains($0) } || text.holds("Wi-Fi") || text.holds("WLAN")
        }
    }
}
