import AXEngine
import AXTree

/// Elements without a type that lie below each other over the full width, as rows of React Native do.
enum StackedRows {
    /// Returns the stacks of at least three rows among the candidates, which are in preorder. The rows of a stack have
    /// one parent and one width, are as high as a control, and touch each other or are at most 16 points apart.
    static func all(_ screen: ScreenView, _ candidates: [Int]) -> [[ElementView]] {
        guard let width = screen.screen.size?.width else { return [] }
        var stacks: [[ElementView]] = []
        var stack: [ElementView] = []
        for row in candidates.lazy.map({ screen[$0] }) where isRow(row, width) {
            if let last = stack.last, !follows(row, last) {
                stacks.append(stack)
                stack = []
            }
            stack.append(row)
        }
        stacks.append(stack)
        return stacks.filter { $0.count >= 3 }
    }

    private static func isRow(_ element: ElementView, _ width: Double) -> Bool {
        guard element.type == .other, (element.traits ?? []).isEmpty, !element.isBlank, let frame = element.frame
        else { return false }
        return frame.width >= 0.9 * width && frame.height >= 40 && frame.height <= 120
    }

    private static func follows(_ row: ElementView, _ last: ElementView) -> Bool {
        guard let frame = row.frame, let above = last.frame, row.parent?.index == last.parent?.index else {
            return false
        }
        let gap = frame.y - above.maxY
        return abs(frame.x - above.x) <= 1 && abs(frame.width - above.width) <= 1 && gap >= -1 && gap <= 16
    }
}
