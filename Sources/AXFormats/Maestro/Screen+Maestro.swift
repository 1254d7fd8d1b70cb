import AXTree

extension Screen {
    /// Completes a screen that Maestro's driver dumped: values, the application, the status bars and frames.
    mutating func finishMaestro() {
        // The value of an empty text field is its placeholder.
        for index in elements.indices {
            guard let placeholder = elements[index].placeholder else { continue }
            if elements[index].value == placeholder { elements[index].value = nil }
            if elements[index].type == .any { elements[index].type = Self.typeOfField(placeholder) }
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

    /// Returns the type of an element with a placeholder: XCUITest has one for text fields only. Bullets are that of a
    /// password field.
    private static func typeOfField(_ placeholder: String) -> ElementType {
        placeholder.count >= 4 && placeholder.allSatisfy { "•●*".contains($0) } ? .secureTextField : .textField
    }

    /// Whether an element was added by the driver.
    private static func isSynthetic(_ element: Element) -> Bool {
        element.label == nil && element.identifier == nil && element.frame?.isEmpty ?? true
    }
}
