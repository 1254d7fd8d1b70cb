import AXEngine
import AXTree

/// The rows of a screen that scroll sideways: three or more siblings of one type on one line at a regular pitch, of
/// which one is on the screen.
struct SidewaysRows {
    /// What the elements of one row have in common.
    private struct Row: Hashable {
        var parent: Int
        var type: ElementType
        var top: Int
    }

    private let screen: ScreenView
    private var rows: Set<Row> = []

    /// Finds the rows of a screen of this size.
    init(_ screen: ScreenView, _ size: Size) {
        self.screen = screen
        var centres: [Row: [Double]] = [:]
        for index in screen.elements.indices {
            guard let frame = screen.elements[index].frame, !frame.isEmpty, let row = Self.row(of: index, screen) else {
                continue
            }
            centres[row, default: []].append(frame.x + frame.width / 2)
        }
        for (row, unsorted) in centres where unsorted.count >= 3 {
            let sorted = unsorted.sorted()
            guard sorted.contains(where: { 0..<size.width ~= $0 }), Self.isRegular(sorted) else { continue }
            rows.insert(row)
        }
    }

    /// Returns whether an element is in one of the rows.
    func contains(_ index: Int) -> Bool { Self.row(of: index, screen).map(rows.contains) ?? false }

    private static func row(of index: Int, _ screen: ScreenView) -> Row? {
        let element = screen.elements[index]
        return element.frame.map { Row(parent: element.parent ?? -1, type: element.type, top: Int($0.y.rounded())) }
    }

    /// Returns whether the distances between centres are equal within two points.
    private static func isRegular(_ centres: [Double]) -> Bool {
        let pitch = centres[1] - centres[0]
        return pitch > 2 && zip(centres, centres.dropFirst()).allSatisfy { abs($1 - $0 - pitch) <= 2 }
    }
}
