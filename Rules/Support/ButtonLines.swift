import AXEngine
import AXSyntax
import AXTree

/// The buttons of a screen that have one parent, one height and one line.
struct ButtonLines {
    /// From the top.
    private var lines: [Line] = []
    /// The frames of the buttons of each line.
    private var frames: [[Rect]] = []

    /// A parent, and the top of elements in it, in whole points.
    private struct Line {
        let top: Int
        let parent: Int

        func isBefore(_ other: Line) -> Bool { (top, parent) < (other.top, other.parent) }
    }

    /// Finds the buttons of a screen.
    init(_ screen: ScreenView) {
        let buttons = screen.controlIndices.filter { screen[$0].wordRole == .button }
            .compactMap { index in Self.line(of: screen[index]).map { (index: index, line: $0) } }
            .sorted { $0.line.isBefore($1.line) || !$1.line.isBefore($0.line) && $0.index < $1.index }
        for (number, button) in buttons.enumerated() {
            // Most buttons of a long list have no other at their height.
            let top = button.line.top
            let isAlone =
                (number == 0 || buttons[number - 1].line.top != top)
                && (number + 1 == buttons.count || buttons[number + 1].line.top != top)
            guard !isAlone || screen[button.index].isInBar, let frame = screen[button.index].frame else { continue }
            if lines.last.map({ $0.isBefore(button.line) }) ?? true {
                lines.append(button.line)
                frames.append([])
            }
            frames[frames.count - 1].append(frame)
        }
    }

    /// Returns the number of buttons beside an element with a word as its label, and whether they have its size; `nil`
    /// if there are too few for it to be one.
    ///
    /// Two buttons of its size are enough, in a bar one. Of buttons that are only as high, there have to be two, and an
    /// element with a digit, a low text, and one between two buttons of one size are something else: a month between
    /// two arrows.
    func beside(_ element: ElementView) -> (count: Int, areOfItsSize: Bool)? {
        guard !element.isSelected, let frame = element.frame, let line = Self.line(of: element),
            let buttons = buttons(at: line), let label = element.label, label.contains(where: \.isLetter)
        else { return nil }
        let alike = buttons.count { Self.isEqual($0.width, frame.width) && Self.isEqual($0.height, frame.height) }
        if alike >= 2 || alike == 1 && element.isInBar { return (alike, true) }
        let count = buttons.count { abs($0.height - frame.height) <= 1.5 }
        guard count >= 2, count == buttons.count, frame.height >= 30, !label.contains(where: \.isNumber),
            !Self.isBetweenTwo(frame, buttons)
        else { return nil }
        return (count, false)
    }

    /// Returns the frames of the buttons of a line.
    private func buttons(at line: Line) -> [Rect]? {
        let index = lines.partitioningIndex { !$0.isBefore(line) }
        return index < lines.count && !line.isBefore(lines[index]) ? frames[index] : nil
    }

    private static func isEqual(_ one: Double, _ other: Double) -> Bool { one.rounded() == other.rounded() }

    private static func isBetweenTwo(_ frame: Rect, _ buttons: [Rect]) -> Bool {
        guard buttons.count == 2, abs(buttons[0].width - buttons[1].width) <= 1 else { return false }
        return buttons.contains { $0.maxX <= frame.x + 1 } && buttons.contains { $0.x >= frame.maxX - 1 }
    }

    private static func line(of element: ElementView) -> Line? {
        guard let frame = element.frame, !frame.isEmpty, let parent = element.screen.elements[element.index].parent
        else { return nil }
        return Line(top: Int(frame.y.rounded()), parent: parent)
    }
}
