import AXEngine
import AXTree

/// The buttons of a screen that have one parent, one height and one line.
struct ButtonLines {
    private var lines: [Line: [Rect]] = [:]

    /// A parent, and the top of elements in it, in whole points.
    private struct Line: Hashable {
        var parent: Int
        var top: Int
    }

    /// Finds the buttons of a screen.
    init(_ screen: ScreenView) {
        let buttons = screen.controlIndices.filter { screen[$0].wordRole == .button }
        // Most buttons of a long list have no other at their height.
        let tops: [Int: Int] = buttons.reduce(into: [:]) { counts, index in
            if let line = Self.line(of: screen[index]) { counts[line.top, default: 0] += 1 }
        }
        for index in buttons {
            guard let line = Self.line(of: screen[index]), let frame = screen[index].frame,
                screen[index].isInBar || tops[line.top, default: 0] > 1
            else { continue }
            lines[line, default: []].append(frame)
        }
    }

    /// Returns the number of buttons beside an element with a word as its label, and whether they have its size; `nil` if there are too
    /// few for it to be one.
    ///
    /// Two buttons of its size are enough, in a bar one. Of buttons that are only as high, there have to be two, and an element with a
    /// digit, a low text, and one between two buttons of one size are something else: a month between two arrows.
    func beside(_ element: ElementView) -> (count: Int, areOfItsSize: Bool)? {
        guard !element.isSelected, let frame = element.frame, let line = Self.line(of: element),
            let buttons = lines[line], let label = element.label, label.contains(where: \.isLetter)
        else { return nil }
        let alike = buttons.count { Self.isEqual($0.width, frame.width) && Self.isEqual($0.height, frame.height) }
        if alike >= 2 || alike == 1 && element.isInBar { return (alike, true) }
        let count = buttons.count { abs($0.height - frame.height) <= 1.5 }
        guard count >= 2, count == buttons.count, frame.height >= 30, !label.contains(where: \.isNumber),
            !Self.isBetweenTwo(frame, buttons)
        else { return nil }
        return (count, false)
    }

    private static func isEqual(_ one: Double, _ other: Double) -> Bool { one.rounded() == other.rounded() }

    private static func isBetweenTwo(_ frame: Rect, _ buttons: [Rect]) -> Bool {
        guard buttons.count == 2, abs(buttons[0].width - buttons[1].width) <= 1 else { return false }
        return buttons.contains { $0.maxX <= frame.x + 1 } && buttons.contains { $0.x >= frame.maxX - 1 }
    }

    private static func line(of element: ElementView) -> Line? {
        guard let frame = element.frame, !frame.isEmpty, let parent = element.parent else { return nil }
        return Line(parent: parent.index, top: Int(frame.y.rounded()))
    }
}
