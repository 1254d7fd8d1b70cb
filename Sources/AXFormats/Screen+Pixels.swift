import AXTree

extension Screen {
    /// Removes the frames of windows that are in pixels while everything else is in points: windows that are wider and
    /// higher than the screen by more than half.
    mutating func removeFramesInPixels(ofWindows isWindow: (Element) -> Bool) {
        guard let size, size.width > 0, size.height > 0 else { return }
        var count = 0
        var end = 0
        for index in elements.indices where index >= end {
            guard let frame = elements[index].frame, frame.width > size.width * 1.5,
                frame.height > size.height * 1.5, isWindow(elements[index])
            else { continue }
            end = elements[index].subtreeEnd
            for inside in index..<end { elements[inside].frame = nil }
            count += 1
        }
        guard count > 0 else { return }
        origin.notes.append(
            (count == 1 ? "1 window is" : "\(count) windows are")
                + " larger than the application (pixels, not points); geometry is not checked there")
    }
}
