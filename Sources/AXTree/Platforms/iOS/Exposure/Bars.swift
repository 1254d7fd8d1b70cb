/// The elements in navigation bars, toolbars and tab bars, where the system enlarges hit areas and sets sizes.
///
/// Most dumps have types for bars. In the others (idb, sim-use) a bar is recognised by its contents: a heading in the
/// middle of the top with buttons beside it, a group at the top with the name of the heading in it, and a row of
/// equally wide controls along the bottom.
package struct Bars: Sendable {
    /// For each element, whether a bar contains it. Empty if there are none.
    private(set) var isInBar: [Bool] = []

    /// Finds the bars of a screen.
    package init(_ screen: Screen) {
        let elements = screen.elements
        for index in elements.indices where !contains(index) && Self.isBar(elements, index) {
            mark(index + 1..<elements[index].subtreeEnd, of: elements.count)
        }
        guard let size = screen.size, isInBar.isEmpty else { return }
        let controls = elements.indices.filter { elements[$0].isControlByItself }
        if let heading = elements.indices.first(where: { Self.isTitle(elements, $0, of: size) }) {
            for control in controls where Self.isBeside(elements[heading], elements[control]) {
                mark(control..<control + 1, of: elements.count)
            }
            if let parent = elements[heading].parent, let name = elements[parent].identifier,
                name == elements[heading].label, Self.isAtTop(elements[parent], of: size)
            {
                mark(parent + 1..<elements[parent].subtreeEnd, of: elements.count)
            }
        }
        for control in Self.tabs(elements, controls, of: size) { mark(control..<control + 1, of: elements.count) }
    }

    /// Returns whether a bar contains the element at `index`.
    package func contains(_ index: Int) -> Bool { !isInBar.isEmpty && isInBar[index] }

    private mutating func mark(_ range: Range<Int>, of count: Int) {
        if isInBar.isEmpty { isInBar = [Bool](repeating: false, count: count) }
        for index in range { isInBar[index] = true }
    }

    private static func isBar(_ elements: [Element], _ index: Int) -> Bool {
        switch elements[index].type {
        case .navigationBar, .toolbar, .tabBar: true
        default: isCapsule(elements[index].identifier)
        }
    }

    /// Whether an identifier is that of a bar of Safari.
    private static func isCapsule(_ identifier: String?) -> Bool {
        let name = "CapsuleNavigationBar".utf8
        guard let identifier, identifier.utf8.count >= name.count else { return false }
        return identifier.utf8.starts(with: name)
    }

    // MARK: Navigation bars

    /// The lowest point of a navigation bar below the status bar, without a large title.
    private static let navigationBarEnd = 116.0

    private static func isAtTop(_ element: Element, of size: Size) -> Bool {
        guard let frame = element.frame else { return false }
        return frame.maxY <= navigationBarEnd && frame.width >= size.width - 1
    }

    /// Whether an element is the title of a navigation bar: a heading in the middle of the top.
    private static func isTitle(_ elements: [Element], _ index: Int, of size: Size) -> Bool {
        guard elements[index].headingLevel != nil || elements[index].traits?.contains(.header) == true,
            let frame = elements[index].frame
        else { return false }
        return frame.maxY <= navigationBarEnd && abs(frame.x + frame.width / 2 - size.width / 2) <= 4
    }

    /// Whether a control lies on the line of a title.
    private static func isBeside(_ title: Element, _ control: Element) -> Bool {
        guard let title = title.frame, let frame = control.frame, !title.intersects(frame) else { return false }
        return abs(title.y + title.height / 2 - frame.y - frame.height / 2) <= 4
    }

    // MARK: Tab bars

    /// The controls of a row along the bottom: at least three, equally wide and high, over most of the width.
    private static func tabs(_ elements: [Element], _ controls: [Int], of size: Size) -> [Int] {
        let low = controls.filter { index in
            guard let frame = elements[index].frame else { return false }
            return frame.maxY >= size.height - 50 && frame.maxY <= size.height && frame.height <= 64
        }
        guard low.count >= 3, let first = low.first.flatMap({ elements[$0].frame }) else { return [] }
        let frames = low.compactMap { elements[$0].frame }
        let isRow = frames.allSatisfy {
            abs($0.width - first.width) <= 2 && abs($0.height - first.height) <= 1 && abs($0.y - first.y) <= 1
        }
        return isRow && frames.reduce(0) { $0 + $1.width } >= 0.75 * size.width ? low : []
    }
}
