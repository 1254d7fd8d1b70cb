/// The screens that UIKit presented over others, in a dump of the device that does not say what is visible.
///
/// UIKit puts each into its window as a view as large as the window, after the views of the screens behind it:
///
///     window (0, 0, 402, 874)
///       other (0, 0, 402, 874)             the screen behind
///       other (0, 0, 402, 874)             what was presented
///         other (-402, -874, 1206, 2622)   the view that dims the screen behind a sheet
///         other (0, 62, 402, 812)          the sheet
///
/// A view for messages that lets touches through has the same size, but few contents.
enum PresentedScreens {
    /// Returns, for each element, whether it lies behind a presented screen; an empty list if none does.
    static func isBehind(_ screen: Screen) -> [Bool] {
        let elements = screen.elements
        guard screen.scope == .device, let size = screen.size,
            let application = elements.prefix(3).firstIndex(where: { $0.type == .application })
        else { return [] }
        var result: [Bool] = []
        // In a dump without types, the windows are the children of the application.
        for window in screen.children(of: application)
        where (elements[window].type == .window || isLayer(elements[window], size)) && covers(elements[window], size) {
            let layers = screen.children(of: window).filter { isLayer(elements[$0], size) }
            guard layers.count > 1, let front = layers.last(where: { isPresented($0, screen, size) }) else { continue }
            // A popover has a layer for the area that dismisses it.
            let dismissing = layers.first { holdsDismissRegion($0, elements) } ?? front
            let end = min(front, dismissing)
            guard layers[0] < end else { continue }
            if result.isEmpty { result = [Bool](repeating: false, count: elements.count) }
            for index in layers[0]..<end { result[index] = true }
        }
        return result
    }

    /// Whether an element is a view as large as the screen that is not named.
    private static func isLayer(_ element: Element, _ size: Size) -> Bool {
        (element.type == .other || element.type == .any) && !element.hasLabel && covers(element, size)
    }

    private static func covers(_ element: Element, _ size: Size) -> Bool {
        guard let frame = element.frame else { return false }
        return frame.contains(Rect(x: 0, y: 0, width: size.width, height: size.height), tolerance: 1)
            && frame.width <= size.width + 2
    }

    /// Whether a layer is a presented screen: it has the area that dismisses a popover, or at least three named
    /// elements over a large part of the screen, and if these begin below a quarter of it, as in a sheet, a view that
    /// dims what is behind.
    private static func isPresented(_ layer: Int, _ screen: Screen, _ size: Size) -> Bool {
        let elements = screen.elements
        if holdsDismissRegion(layer, elements) { return true }
        guard !screen.carries.contains(.visible) else { return false }
        var named = 0
        var controls = 0
        var isDimmed = false
        var (top, bottom, left, right) = (size.height, 0.0, size.width, 0.0)
        for index in layer + 1..<elements[layer].subtreeEnd {
            guard let frame = elements[index].frame, !frame.isEmpty else { continue }
            if elements[index].type == .keyboard { return false }
            guard elements[index].hasLabel || elements[index].isControlByItself else {
                isDimmed = isDimmed || named == 0 && dims(elements, index, size)
                continue
            }
            named += 1
            if elements[index].isControlByItself || elements[index].type == .any { controls += 1 }
            (top, bottom) = (min(top, max(frame.y, 0)), max(bottom, min(frame.maxY, size.height)))
            (left, right) = (min(left, max(frame.x, 0)), max(right, min(frame.maxX, size.width)))
        }
        return named >= 3 && controls > 0 && bottom - top >= 0.4 * size.height && right - left >= 0.6 * size.width
            && (isDimmed || top < 0.25 * size.height)
    }

    /// Whether an element is an empty view that is as large as the screen, or larger.
    private static func dims(_ elements: [Element], _ index: Int, _ size: Size) -> Bool {
        guard elements[index].subtreeEnd == index + 1, let frame = elements[index].frame else { return false }
        return frame.contains(Rect(x: 0, y: 0, width: size.width, height: size.height), tolerance: 1)
    }

    private static func holdsDismissRegion(_ layer: Int, _ elements: [Element]) -> Bool {
        (layer..<elements[layer].subtreeEnd).contains {
            elements[$0].isVisible != false && elements[$0].identifier == SystemElements.dismissRegion
        }
    }
}
