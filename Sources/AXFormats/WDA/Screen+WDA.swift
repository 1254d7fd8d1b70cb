import AXSyntax
import AXTree

extension Screen {
    /// Removes the attribute values that WebDriverAgent copies from another attribute.
    ///
    /// - Parameter mixesNames: Whether identifiers come from `name`, which is the label if there is no identifier.
    mutating func separateWDANames(mixesNames: Bool) {
        separateWDACells()
        for index in elements.indices {
            let type = elements[index].type
            if mixesNames, let name = elements[index].identifier,
                name == elements[index].label || name == elements[index].hint
            {
                elements[index].identifier = nil
            }
            // `value` falls back to the placeholder of a text input, to the label of a text, and to "1" of a selected button.
            guard let value = elements[index].value else { continue }
            if elements[index].isTextInput, value == elements[index].placeholder {
                elements[index].value = nil
            } else if type == .staticText, value == elements[index].label {
                elements[index].value = nil
            } else if type == .button, value == "1", elements[index].traits?.contains(.selected) ?? true {
                elements[index].value = nil
                elements[index].isSelected = true
                carries.insert(.selected)
            }
        }
        takeSelection()
    }

    /// Clears the flag that WebDriverAgent sets on a cell because of its first child. If the child's flag is set, the cell is a
    /// container: inside an accessibility element, the child's flag would not be set.
    private mutating func separateWDACells() {
        for index in elements.indices where elements[index].type == .cell {
            guard elements[index].isAccessibilityElement == true, elements[index].subtreeEnd > index + 1,
                elements[index + 1].isAccessibilityElement == true
            else { continue }
            elements[index].isAccessibilityElement = false
        }
    }

    /// Sets the size and the tolerance of the screen, and removes frames in pixels.
    mutating func finish(_ frames: WDAFrames) {
        let isRounded = frames.areRounded
        takeSize(of: elements.first { $0.type == .application })
        roundsFramesOutward = isRounded
        frameTolerance = isRounded ? 1 : 0.1
        removeFramesInPixels()
    }

    /// Removes the frames of windows that are in pixels while everything else is in points.
    private mutating func removeFramesInPixels() {
        guard let size, size.width > 0, size.height > 0 else { return }
        var count = 0
        var index = 0
        while index < elements.count {
            guard elements[index].type == .window, let frame = elements[index].frame, frame.width > size.width * 1.5,
                frame.height > size.height * 1.5
            else {
                index += 1
                continue
            }
            let end = elements[index].subtreeEnd
            for inside in index..<end { elements[inside].frame = nil }
            count += 1
            index = end
        }
        guard count > 0 else { return }
        notes.append(
            (count == 1 ? "1 window is" : "\(count) windows are")
                + " larger than the application (pixels, not points); geometry is not checked there")
    }
}
