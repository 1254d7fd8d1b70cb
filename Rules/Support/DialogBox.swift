import AXEngine
import AXTree

/// A box of texts and buttons in the middle of a view as large as the screen, as apps draw dialogs of their own.
struct DialogBox {
    /// The index of the box.
    let box: Int
    /// The indices of the exposed elements before the view around it.
    let behind: [Int]

    /// Returns the box that ends the reading order of a screen and lies over other exposed elements, or with two
    /// buttons and more in a view over the bars; `nil` if there is none.
    static func last(on screen: ScreenView) -> DialogBox? {
        let order = screen.subjectIndices
        guard let size = screen.screen.size, let last = order.last, screen.screen.exposure != .listed else {
            return nil
        }
        let around = screen[last].ancestors.prefix(12).map(\.index)
        guard let box = around.last(where: { isBox(screen.elements[$0], size) }),
            let view = view(around: box, screen, size)
        else { return nil }
        let contents = order.filter { $0 >= box }
        let behind = order.filter { $0 < view }
        let buttons = contents.count { screen[$0].wordRole == .button }
        guard contents.count <= 8, order.count == contents.count + behind.count, behind.count >= 3,
            contents.allSatisfy({ $0 < screen.elements[box].subtreeEnd }), 1...4 ~= buttons,
            contents.contains(where: { screen[$0].type == .staticText && !screen[$0].isBlank }),
            !isPresented(view, box, after: behind, screen), let area = screen.elements[box].frame
        else { return nil }
        let covers = behind.contains { index in
            area.coversMiddle(of: screen[index]) || buttons >= 2 && screen[index].isInBar && !screen[index].isOutOfSight
        }
        return covers ? DialogBox(box: box, behind: behind) : nil
    }

    /// Returns whether UIKit presented the view: it is one of several views as large as the screen around the box that
    /// are in the window beside the app's. UIKit hides what is behind them from VoiceOver, although XCUITest lists it.
    private static func isPresented(_ view: Int, _ box: Int, after behind: [Int], _ screen: ScreenView) -> Bool {
        guard let last = behind.last else { return false }
        var front = view
        while let around = screen.elements[front].parent, around > last { front = around }
        guard let parent = screen.elements[front].parent, screen.elements[parent].type == .window else { return false }
        return screen.elements[box].parent != front
    }

    /// Returns the view as large as the screen that only the box is in, or that is empty and comes right before the
    /// box.
    private static func view(around box: Int, _ screen: ScreenView, _ size: Size) -> Int? {
        guard let parent = screen.elements[box].parent else { return nil }
        if isView(screen.elements[parent], size) {
            let before = screen.elements[..<box].lastIndex { $0.parent == parent }
            guard let before else { return parent }
            // The view that dims the screen, beside the box.
            let isEmpty = screen.elements[before].subtreeEnd == before + 1 && !screen.exposure.isExposed[before]
            return isEmpty && isView(screen.elements[before], size) ? before : nil
        }
        return nil
    }

    private static func isView(_ element: Element, _ size: Size) -> Bool {
        guard element.type == .other, let frame = element.frame else { return false }
        return frame.contains(Rect(x: 0, y: 0, width: size.width, height: size.height), tolerance: 2)
    }

    /// Returns whether an element is a box in the middle of the screen that touches none of its edges.
    private static func isBox(_ element: Element, _ size: Size) -> Bool {
        guard element.type == .other, let frame = element.frame, frame.x >= 8, frame.maxX <= size.width - 8,
            frame.width >= 0.4 * size.width, frame.height <= 0.7 * size.height
        else { return false }
        let middle = (frame.y + frame.height / 2) / size.height
        return abs(frame.x + frame.width / 2 - size.width / 2) <= 8 && 0.3...0.7 ~= middle
    }
}

extension Rect {
    /// Returns whether the middle of an element that is not much larger lies inside.
    fileprivate func coversMiddle(of element: ElementView) -> Bool {
        guard let frame = element.frame, !frame.isEmpty, frame.height <= height * 1.5 else { return false }
        let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
        return self.x <= x && x <= maxX && self.y <= y && y <= maxY
    }
}
