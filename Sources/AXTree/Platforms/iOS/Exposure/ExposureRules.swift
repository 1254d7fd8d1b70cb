/// What decides whether one element is exposed, computed once for a screen.
struct ExposureRules {
    /// Whether the dump lists only what VoiceOver reaches.
    let isListed: Bool
    /// The elements of the system.
    let isSystem: SystemElements
    private let elements: [Element]
    private let coverage: Coverage
    /// By parent (-1 for the roots): its last modal child.
    private let modals: [Int: Int]
    private let scrollIndicators: Set<Int>
    /// The indices of rows without contents yet and of bars that are not shown.
    private let absent: Set<Int>
    /// For each element, whether a descendant would be exposed if the element were not. Empty if every element has a
    /// flag.
    private var hasCandidateInside: [Bool] = []
    private let contents: ContentCounts?
    private let containers: TypelessContainers?
    /// For each element, whether the dump calls it or a descendant visible. Empty where a flag says what is exposed.
    private let holdsVisible: [Bool]

    init(_ screen: Screen) {
        elements = screen.elements
        isListed = screen.exposure == .listed
        isSystem = SystemElements(screen)
        coverage = Coverage(screen, isSystem: isSystem)
        modals = Self.lastModals(screen.elements)
        let scrollIndicators = Set(elements.indices.filter { [elements] in elements[$0].isScrollIndicator })
        self.scrollIndicators = scrollIndicators
        absent = AbsentContents.indices(of: screen)
        holdsVisible = screen.exposure == .inferred ? Self.visibleInside(screen.elements) : []
        guard elements.indices.contains(where: { [elements] in elements[$0].isAccessibilityElement == nil }) else {
            contents = nil
            containers = nil
            return
        }
        let (elements, modals, isSystem) = (elements, modals, isSystem)
        let isLeftOut = { (index: Int) in
            isSystem[index] || Self.isHidden(elements, index, modals) || scrollIndicators.contains(index)
                || Self.isAccessory(elements, index)
        }
        contents = ContentCounts(elements, isLeftOut: isLeftOut)
        containers = TypelessContainers(screen, isLeftOut: isLeftOut)
        hasCandidateInside = candidatesInside()
    }

    // MARK: Reach

    /// Whether the element, with its descendants, is hidden, has a modal sibling, lies behind something or is not there
    /// yet.
    func isOutOfReach(_ index: Int) -> Bool {
        Self.isHidden(elements, index, modals) || scrollIndicators.contains(index) || absent.contains(index)
            || coverage.isCovered(index, of: elements)
    }

    private static func isHidden(_ elements: [Element], _ index: Int, _ modals: [Int: Int]) -> Bool {
        elements[index].isHidden || elements[index].elementsHidden
            || !modals.isEmpty && modals[elements[index].parent ?? -1, default: index] != index
    }

    private static func lastModals(_ elements: [Element]) -> [Int: Int] {
        var modals: [Int: Int] = [:]
        for index in elements.indices where elements[index].isModal && !elements[index].isHidden {
            modals[elements[index].parent ?? -1] = index
        }
        return modals
    }

    // MARK: Exposure

    /// Whether the element is exposed, unless something above it decides otherwise.
    func isExposed(_ index: Int) -> Bool {
        if coverage.isBehind(index) { return false }
        if let flag = elements[index].isAccessibilityElement { return flag }
        return isListed ? isInList(index) : isCandidate(index, hasContent: hasCandidateInside[index])
    }

    /// Whether the element is a control of the app that is flagged as no accessibility element, and not behind
    /// something.
    func isControlOffByFlag(_ index: Int) -> Bool {
        elements[index].isAccessibilityElement == false && elements[index].type.isControl && !isSystem[index]
            && !coverage.isBehind(index)
    }

    /// Whether the element is exposed together with the controls in it. A table cell combines its texts, but a button
    /// in it remains an element of its own, and so does the button in a text field that clears it.
    func revealsControls(_ index: Int) -> Bool {
        elements[index].isAccessibilityElement == nil && !isListed
            && (elements[index].type == .cell || elements[index].isTextInput) && contents?.holdsControls(index) == true
    }

    /// Whether the element is a row with a switch of its name, where the switch is the element, as in the settings.
    func isRowOfSwitch(_ index: Int) -> Bool {
        guard !isListed, elements[index].type == .cell, elements[index].isAccessibilityElement == nil,
            let label = elements[index].label, !label.isEmpty
        else { return false }
        return elements[index + 1..<elements[index].subtreeEnd].contains {
            ($0.type == .switch || $0.type == .toggle) && $0.label == label
        }
    }

    /// Whether an element is exposed in a dump of what VoiceOver reaches. An `other` without label and value is a
    /// container.
    private func isInList(_ index: Int) -> Bool {
        !elements[index].isStructural || elements[index].type == .other && elements[index].hasLabelOrValue
    }

    private func isCandidate(_ index: Int, hasContent: Bool) -> Bool {
        let element = elements[index]
        if element.isStructural {
            // If traits are unknown, an `other` with a label or a value and without contents is exposed.
            guard element.type == .other, element.traits == nil, !hasContent else { return false }
            return element.hasLabelOrValue
        }
        if isUnnamedGroup(element, index) || containers?.contains(index) == true { return false }
        if Self.isAccessory(elements, index) || isInvisibleControl(element, index) { return false }
        switch element.type {
        case .staticText: return !element.isOutOfSightWithoutWords
        // Without a label a picture is decoration, as UIKit has it by default.
        case .image: return element.hasLabelOrValue || element.isControlByItself
        // A cell is exposed if nothing inside it is. If its contents are not in the dump, only a label shows that.
        case .cell where !hasContent: return element.contentsCaptured != false || element.hasLabel
        default: break
        }
        if element.type.isComposite, hasContent { return false }
        return element.isControlByItself || element.hasLabelOrValue || element.placeholder?.isEmpty == false
            || element.traits?.isEmpty == false
    }

    /// Whether the element has no label and groups controls or several texts.
    private func isUnnamedGroup(_ element: Element, _ index: Int) -> Bool {
        switch element.type {
        case .image, .cell, .other: !element.hasLabel && contents?.isGroup(index) == true
        default: false
        }
    }

    /// Whether the element is a control that cannot be seen and has nothing to say, with nothing visible inside.
    private func isInvisibleControl(_ element: Element, _ index: Int) -> Bool {
        element.isVisible == false && !holdsVisible.isEmpty && !holdsVisible[index] && !element.hasLabelOrValue
            && element.isControlByItself
    }

    private static func visibleInside(_ elements: [Element]) -> [Bool] {
        var result = elements.indices.map { elements[$0].isVisible == true }
        for index in elements.indices.reversed() where result[index] {
            if let parent = elements[index].parent { result[parent] = true }
        }
        return result
    }

    /// Whether the element is a mark that UIKit draws at the end of a table cell, such as a checkmark of 14 × 11 points
    /// or the chevron of a row that leads on. XCUITest lists them as buttons.
    private static func isAccessory(_ elements: [Element], _ index: Int) -> Bool {
        guard elements[index].type == .button, let frame = elements[index].frame, !frame.isEmpty,
            frame.width <= 20, frame.height <= 20, frame.shortestSide < 16
        else { return false }
        var parent = elements[index].parent
        while let around = parent, elements[index].depth - elements[around].depth <= 3 {
            if elements[around].type == .cell { return true }
            parent = elements[around].parent
        }
        return false
    }

    private func candidatesInside() -> [Bool] {
        var result = [Bool](repeating: false, count: elements.count)
        for index in elements.indices.reversed() {
            guard let parent = elements[index].parent, !isOutOfReach(index), !isSystem[index] else { continue }
            let counts =
                result[index] || (elements[index].isAccessibilityElement ?? isCandidate(index, hasContent: false))
            if counts { result[parent] = true }
        }
        return result
    }
}
