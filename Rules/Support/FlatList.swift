import AXEngine
import AXTree

/// The rows and the segments of a dump that lists only exposed elements, where no container tells what they are.
///
/// Rows: three and more elements of one width, most of that of the screen, each of which begins where another one ends.
/// Segments: buttons as high as a segmented control or a stepper, and equally wide, side by side without space between
/// them.
private final class FlatList {
    private(set) var rows: Set<Int> = []
    private(set) var segments: Set<Int> = []

    init(_ screen: ScreenView) {
        guard screen.screen.exposure == .listed, let width = screen.screen.size?.width else { return }
        let framed = screen.subjectIndices.compactMap { index in screen.elements[index].frame.map { (index, $0) } }
        let wide = framed.filter { $0.1.width >= 0.85 * width && 40...120 ~= $0.1.height }
        for run in Self.runs(wide, in: { ($0.x, $0.width, $0.y) }, follow: { abs($1.y - $0.maxY) <= 1 })
        where run.count >= 3 {
            rows.formUnion(run)
        }
        let low = framed.filter { screen.elements[$0.0].type == .button && 28...36 ~= $0.1.height }
        for run in Self.runs(
            low, in: { ($0.y, $0.height, $0.x) }, follow: { abs($1.x - $0.maxX) <= 1 && abs($1.width - $0.width) <= 1 })
        where run.count >= 2 {
            segments.formUnion(run)
        }
    }

    /// Returns the runs of elements that have the first two measures in common, in the order of the third, each
    /// following the one before it.
    private static func runs(
        _ elements: [(Int, Rect)], in measures: (Rect) -> (Double, Double, Double), follow: (Rect, Rect) -> Bool
    ) -> [[Int]] {
        let sorted = elements.sorted { measures($0.1) < measures($1.1) }
        var runs: [[Int]] = []
        var last: Rect?
        for (index, frame) in sorted {
            if let before = last, measures(before).0 == measures(frame).0, measures(before).1 == measures(frame).1,
                follow(before, frame)
            {
                runs[runs.count - 1].append(index)
            } else {
                runs.append([index])
            }
            last = frame
        }
        return runs
    }
}

extension ElementView {
    /// Whether it is one of three and more rows of a list, in a dump that lists only exposed elements.
    var isRowOfFlatList: Bool { screen.flatList?.rows.contains(index) == true }

    /// Whether it is a segment of a control or a half of a stepper, in a dump that lists only exposed elements.
    var isSegmentOfFlatList: Bool { screen.flatList?.segments.contains(index) == true }
}

extension ScreenView {
    fileprivate var flatList: FlatList? {
        guard screen.exposure == .listed, screen.platform.attributes.contains(.traits) else { return nil }
        return cached { FlatList(self) }
    }
}
