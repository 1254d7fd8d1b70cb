import AXTree

/// A naive implementation of the rules of exposure, which asks every question anew for every element.
struct NaiveExposure {
    private let elements: [Element]
    private let source: ExposureSource

    init(_ elements: [Element], _ source: ExposureSource) {
        self.elements = elements
        self.source = source
    }

    func isExposed(_ index: Int) -> Bool {
        guard isReachable(index), wantsToBe(index) else { return false }
        if source == .listed { return true }
        let exposed = ancestors(index).filter(isExposed)
        return exposed.allSatisfy(revealsControls) && (exposed.isEmpty || isControl(index))
    }

    private func ancestors(_ index: Int) -> [Int] { elements[index].parent.map { [$0] + ancestors($0) } ?? [] }

    private func descendants(_ index: Int) -> [Int] { elements.indices.filter { ancestors($0).contains(index) } }

    private func children(_ index: Int) -> [Int] { elements.indices.filter { elements[$0].parent == index } }

    // MARK: Reach

    /// Neither hidden nor in a hidden subtree nor behind a modal element or an alert.
    private func isReachable(_ index: Int) -> Bool {
        ([index] + ancestors(index)).allSatisfy { !isHidden($0) && !isBehindAlert($0) }
    }

    private func isHidden(_ index: Int) -> Bool {
        elements[index].isHidden || elements[index].elementsHidden || isBehindModal(index)
    }

    private func isBehindModal(_ index: Int) -> Bool {
        let modal = elements.indices.last {
            elements[$0].parent == elements[index].parent && elements[$0].isModal && !elements[$0].isHidden
        }
        return modal != nil && modal != index
    }

    /// The last alert with contents covers everything but itself and what is around it, where exposure is inferred.
    private func isBehindAlert(_ index: Int) -> Bool {
        guard source == .inferred else { return false }
        let alert = elements.indices.last { alert in
            elements[alert].type == .alert
                && ([alert] + ancestors(alert)).allSatisfy { !elements[$0].isHidden && !elements[$0].elementsHidden }
                && descendants(alert).contains { elements[$0].label?.isEmpty == false || isControl($0) }
        }
        guard let alert else { return false }
        return index != alert && !ancestors(index).contains(alert) && !ancestors(alert).contains(index)
    }

    // MARK: Wishes

    private func isControl(_ index: Int) -> Bool {
        let element = elements[index]
        switch element.type {
        case .button, .segmentedControl: return true
        case .textView:
            return element.placeholder?.isEmpty == false || element.traits == .textEntry || element.traits == .button
        default: return element.traits == .button
        }
    }

    /// A cell or a text field is exposed together with the controls in it.
    private func revealsControls(_ index: Int) -> Bool {
        source == .inferred && elements[index].isAccessibilityElement == nil
            && [.cell, .textView].contains(elements[index].type) && controlsInside(index) > 0
    }

    private func mayBe(_ index: Int) -> Bool { elements[index].isAccessibilityElement != false }

    private func controlsInside(_ index: Int) -> Int {
        children(index).filter { !isHidden($0) }.reduce(0) {
            $0 + controlsInside($1) + (isControl($1) && mayBe($1) ? 1 : 0)
        }
    }

    /// The labelled elements inside that are no controls; of those around each other only the innermost, but every
    /// text.
    private func textsInside(_ index: Int) -> Int {
        children(index).filter { !isHidden($0) }.reduce(0) { sum, child in
            let inside = textsInside(child)
            let isText = mayBe(child) && !isControl(child) && elements[child].label?.isEmpty == false
            return sum + inside + (isText && (elements[child].type == .staticText || inside == 0) ? 1 : 0)
        }
    }

    private func isUnnamedGroup(_ index: Int) -> Bool {
        [.image, .cell, .other].contains(elements[index].type) && elements[index].label?.isEmpty != false
            && (controlsInside(index) > 0 || textsInside(index) > 1)
    }

    /// Whether VoiceOver would stop here if nothing around it were in the way.
    private func wantsToBe(_ index: Int) -> Bool {
        let element = elements[index]
        if let flag = element.isAccessibilityElement { return flag }
        // What is made of controls gives way to them where the dump has them.
        if source != .listed, [.segmentedControl, .alert].contains(element.type), hasContent(index) {
            return false
        }
        let isNamed = element.label?.isEmpty == false || element.value?.isEmpty == false
        let hasPlaceholder = element.placeholder?.isEmpty == false
        let hasTrait = element.traits.map { $0 != [] } ?? false
        if source != .listed, isUnnamedGroup(index), element.type != .other || hasTrait { return false }
        switch (source, element.type) {
        case (.listed, .window): return false
        case (.listed, .other): return hasTrait || isNamed
        case (.listed, _): return true
        case (_, .window): return false
        case (_, .other): return hasTrait || element.traits == nil && isNamed && !hasContent(index)
        case (_, .button), (_, .segmentedControl), (_, .staticText): return true
        case (_, .image): return isNamed || isControl(index)
        case (_, .textView): return element.placeholder?.isEmpty == false || isNamed || hasTrait
        case (_, .cell):
            return isNamed || hasTrait || hasPlaceholder || !hasContent(index)
        default: return isNamed || hasTrait || hasPlaceholder
        }
    }

    /// Whether VoiceOver would stop on something inside if this element were not in the way.
    private func hasContent(_ index: Int) -> Bool {
        descendants(index).contains { inside in
            // What is above this element plays no part.
            let between = ancestors(inside).prefix { $0 != index }
            return wantsToBe(inside) && ([inside] + between).allSatisfy { !isHidden($0) && !isBehindAlert($0) }
        }
    }
}
