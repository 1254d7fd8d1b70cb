extension Exposure {
    /// Determines what VoiceOver can land on.
    ///
    /// An element is exposed if its `isAccessibilityElement` is true, neither it nor an ancestor is hidden, no ancestor
    /// is exposed, and neither it nor an ancestor has a modal sibling. Where the dump does not have the flag, exposure
    /// is inferred: a control, a text, a picture with a label and every other element with a trait, a value, a
    /// placeholder or a label is exposed, unless it is structural or a group. In a dump that lists only what VoiceOver
    /// reaches, every element that is not structural is exposed.
    ///
    /// Scroll indicators and what lies behind an alert are not exposed. The system's elements are the keyboard, the
    /// status bar and the home screen.
    static func voiceOver(_ screen: Screen, includesSystem: Bool) -> Exposure {
        let elements = screen.elements
        let rules = ExposureRules(screen)
        var order: [Int] = []
        order.reserveCapacity(elements.count)
        var systemCount = 0
        var controlsOffByFlag: [Int] = []
        // The end of the cell or text field around the current element; only controls in it are exposed.
        var cellEnd = 0
        var index = 0
        while index < elements.count {
            if rules.isOutOfReach(index) {
                index = elements[index].subtreeEnd
                continue
            }
            guard rules.isExposed(index), index >= cellEnd || elements[index].isControlByItself else {
                if rules.isControlOffByFlag(index) { controlsOffByFlag.append(index) }
                index += 1
                continue
            }
            if rules.isRowOfSwitch(index) {
                cellEnd = max(cellEnd, elements[index].subtreeEnd)
                index += 1
                continue
            }
            if rules.isSystem[index], !includesSystem { systemCount += 1 } else { order.append(index) }
            if rules.revealsControls(index) {
                cellEnd = max(cellEnd, elements[index].subtreeEnd)
                index += 1
            } else {
                // An exposed element hides its descendants from VoiceOver, but a list of what VoiceOver reaches may be
                // nested.
                index = rules.isListed ? index + 1 : elements[index].subtreeEnd
            }
        }
        return Exposure(
            screen, indices: order,
            isControl: controls(elements, order, carriesChildren: screen.carries.contains(.children)),
            controlsOffByFlag: controlsOffByFlag, systemCount: systemCount,
            isHomeScreen: rules.isSystem.isHomeScreen && !includesSystem)
    }

    private static func controls(_ elements: [Element], _ order: [Int], carriesChildren: Bool) -> [Bool] {
        var result = elements.map(\.isControlByItself)
        guard carriesChildren else { return result }
        for index in elements.indices where elements[index].type == .cell && !result[index] {
            let inside = order.partitioningIndex { $0 > index }
            result[index] = inside == order.count || order[inside] >= elements[index].subtreeEnd
        }
        return result
    }
}
