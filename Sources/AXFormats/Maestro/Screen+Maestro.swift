import AXTree

extension Screen {
    /// Completes a screen that Maestro's driver dumped: values, the application, the status bars and frames.
    mutating func finishMaestro() {
        // The value of an empty text field is its placeholder.
        for index in elements.indices where elements[index].placeholder != nil {
            if elements[index].value == elements[index].placeholder { elements[index].value = nil }
        }
        findMaestroApplication()
        if let application = elements.firstIndex(where: { $0.type == .application }) {
            removeFramesInPixels { $0.parent == application }
        }
        // Corners are truncated to whole points.
        frameTolerance = 1
        scope = .device
    }

    /// Finds the application and the status bars. The driver may put an element without a frame around the application
    /// and a second one, which contains the status bars.
    private mutating func findMaestroApplication() {
        guard let root = elements.first else { return }
        guard Self.isSynthetic(root) else { return makeApplication(0) }
        elements[0].type = .other
        for (position, index) in children(of: 0).enumerated() {
            if position == 0 {
                makeApplication(index)
            } else if position == 1, Self.isSynthetic(elements[index]) {
                elements[index].type = .other
                for bar in children(of: index) { elements[bar].type = .statusBar }
            }
        }
    }

    private mutating func makeApplication(_ index: Int) {
        elements[index].type = .application
        takeSize(of: elements[index])
    }

    /// Whether an element was added by the driver.
    private static func isSynthetic(_ element: Element) -> Bool {
        element.label == nil && element.identifier == nil && element.frame?.isEmpty ?? true
    }
}
