import AXEngine
import AXTree

/// The buttons of a screen that have one parent, one size and one line.
struct ButtonLines {
    private var counts: [Line: Int] = [:]

    /// A parent, and the size and the top of elements in it, in whole points.
    private struct Line: Hashable {
        var parent: Int
        var width: Int
        var height: Int
        var top: Int
    }

    /// Counts the buttons of a screen.
    init(_ screen: ScreenView) {
        let lines = screen.controlIndices.filter { screen[$0].wordRole == .button }.compactMap {
            Self.line(of: screen[$0])
        }
        // Most buttons of a long list have no other at their height.
        let tops: [Int: Int] = lines.reduce(into: [:]) { $0[$1.top, default: 0] += 1 }
        for line in lines where tops[line.top, default: 0] > 1 { counts[line, default: 0] += 1 }
    }

    /// Returns the number of buttons beside an element with a word as its label; `nil` if there are fewer than two.
    func countBeside(_ element: ElementView) -> Int? {
        guard !counts.isEmpty, !element.isSelected, let line = Self.line(of: element), let count = counts[line],
            count >= 2, let label = element.label, label.contains(where: \.isLetter)
        else { return nil }
        return count
    }

    private static func line(of element: ElementView) -> Line? {
        guard let frame = element.frame, !frame.isEmpty, let parent = element.parent else { return nil }
        return Line(
            parent: parent.index, width: Int(frame.width.rounded()), height: Int(frame.height.rounded()),
            top: Int(frame.y.rounded()))
    }
}
