import AXSyntax
import AXTree

extension Screen {
    /// Removes the attribute values that WebDriverAgent copies from another attribute.
    ///
    /// - Parameter mixesNames: Whether identifiers come from `name`, which is the label if there is no identifier.
    mutating func separateWDANames(mixesNames: Bool) {
        openWDARowsOfSwitches()
        separateWDACells()
        forgetFlagsInsideElements()
        for index in elements.indices {
            let type = elements[index].type
            if mixesNames, let name = elements[index].identifier,
                name == elements[index].label || name == elements[index].hint
            {
                elements[index].identifier = nil
            }
            // `value` falls back to the placeholder of a text input, to the label of a text, and to "1" of a selected
            // button.
            guard let value = elements[index].value else { continue }
            if elements[index].isTextInput, value == elements[index].placeholder {
                elements[index].value = nil
            } else if type == .staticText, elements[index].label?.isEqualExceptForSpaces(to: value) == true {
                elements[index].value = nil
            } else if type == .button, value == "1", elements[index].traits?.contains(.selected) ?? true {
                elements[index].value = nil
                elements[index].isSelected = true
                carries.insert(.selected)
            }
        }
        takeSelection()
        takeWDAHeadingLevels()
    }

    /// Clears the flag that WebDriverAgent sets on a cell because of its first child. If the child's flag is set, the
    /// cell is a container: inside an accessibility element, the child's flag would not be set.
    private mutating func separateWDACells() {
        for index in elements.indices where elements[index].type == .cell {
            guard elements[index].isAccessibilityElement == true, elements[index].subtreeEnd > index + 1,
                elements[index + 1].isAccessibilityElement == true
            else { continue }
            elements[index].isAccessibilityElement = false
        }
    }

    /// Makes the flag unknown of a row that has the name of the one switch in it, so that the switch is its only stop,
    /// as VoiceOver reads it: `Night Mode, switch button, off`.
    private mutating func openWDARowsOfSwitches() {
        for index in elements.indices
        where elements[index].type == .cell && elements[index].isAccessibilityElement == true {
            let switches = (index + 1..<elements[index].subtreeEnd).filter {
                elements[$0].type == .switch || elements[$0].type == .toggle
            }
            guard switches.count == 1, elements[index].label?.isEmpty == false,
                elements[switches[0]].label == elements[index].label
            else { continue }
            elements[index].isAccessibilityElement = nil
            elements[switches[0]].isAccessibilityElement = true
        }
    }

    /// Makes the flag unknown inside accessibility elements, where WebDriverAgent writes `false` for every element.
    private mutating func forgetFlagsInsideElements() {
        var end = 0
        for index in elements.indices {
            if index < end {
                if elements[index].isAccessibilityElement == false { elements[index].isAccessibilityElement = nil }
            } else if elements[index].isAccessibilityElement == true {
                end = elements[index].subtreeEnd
            }
        }
    }

    /// Sets the size and the tolerance of the screen, and removes frames in pixels.
    mutating func finish(_ frames: WDAFrames) {
        takeSize(of: elements.first { $0.type == .application })
        roundsFramesOutward = frames.areRounded
        frameTolerance = roundsFramesOutward ? 1 : 0.1
        removeFramesInPixels { $0.type == .window }
        findDepthLimit()
    }

    /// The number of levels that WebDriverAgent reads by default (its setting `snapshotMaxDepth`). The application is
    /// on the first.
    private static let levelLimit = 50

    /// Marks the elements on the last level that WebDriverAgent reads as lacking their contents. Texts have none.
    private mutating func findDepthLimit() {
        let last = Self.levelLimit - 1
        guard elements.lazy.map(\.depth).max() == last else { return }
        let cut = elements.indices.filter { elements[$0].depth == last && elements[$0].type != .staticText }
        guard !cut.isEmpty else { return }
        for index in cut { elements[index].contentsCaptured = false }
        carries.insert(.contentsCaptured)
        incomplete.append(
            Self.truncation + ": it ends at level \(Self.levelLimit), WebDriverAgent's default; raise its setting "
                + "snapshotMaxDepth, up to 62, and dump it again")
    }
}
