/// The exposed elements of a screen: those that VoiceOver can land on.
public struct Exposure: Sendable {
    /// For each element, whether it is exposed.
    public let isExposed: [Bool]
    /// The indices of the exposed elements, in reading order.
    public let order: [Int]
    /// For each element, whether it is a control: see `Element.isControlByItself`. A cell without an exposed descendant is
    /// a control, too.
    public let isControl: [Bool]

    /// Determines the exposure of a screen.
    ///
    /// An element is exposed if its `isAccessibilityElement` is true, neither it nor an ancestor is hidden, no ancestor is
    /// exposed, and neither it nor an ancestor has a modal sibling. An element without the flag is exposed if it is a
    /// control, a text or an image, or has a trait, a value, a placeholder or a label, unless it is structural. In a dump
    /// that lists only what VoiceOver reaches, every element that is not structural is exposed.
    public init(_ screen: Screen) {
        let elements = screen.elements
        var isExposed = [Bool](repeating: false, count: elements.count)
        var order: [Int] = []
        order.reserveCapacity(elements.count)
        let modals = Self.lastModals(elements)
        let hasCandidateInside = Self.candidatesInside(elements, modals)
        let isListed = screen.exposure == .listed
        var index = 0
        while index < elements.count {
            if Self.isOutOfReach(elements, index, modals) {
                index = elements[index].subtreeEnd
                continue
            }
            let exposed: Bool
            if let flag = elements[index].isAccessibilityElement {
                exposed = flag
            } else if isListed {
                exposed = Self.isListed(elements[index])
            } else {
                exposed = Self.isCandidate(elements[index], hasContent: hasCandidateInside[index])
            }
            if exposed {
                isExposed[index] = true
                order.append(index)
            }
            // An exposed element hides its descendants from VoiceOver, but a list of what VoiceOver reaches may be nested.
            index = exposed && !isListed ? elements[index].subtreeEnd : index + 1
        }
        self.isExposed = isExposed
        self.order = order
        isControl = Self.controls(elements, order, carriesChildren: screen.carries.contains(.children))
    }

    /// Whether the element, with its descendants, is hidden or has a modal sibling.
    private static func isOutOfReach(_ elements: [Element], _ index: Int, _ modals: [Int: Int]) -> Bool {
        elements[index].isHidden || elements[index].elementsHidden
            || !modals.isEmpty && modals[elements[index].parent ?? -1, default: index] != index
    }

    private static func controls(_ elements: [Element], _ order: [Int], carriesChildren: Bool) -> [Bool] {
        var result = [Bool](repeating: false, count: elements.count)
        for index in elements.indices {
            // Only a text view needs the check of the whole element, which copies it.
            result[index] =
                elements[index].type.isControl || elements[index].traits?.promisesAction == true
                || elements[index].type == .textView && elements[index].isControlByItself
        }
        guard carriesChildren else { return result }
        for index in elements.indices where elements[index].type == .cell && !result[index] {
            let inside = order.partitioningIndex { $0 > index }
            result[index] = inside == order.count || order[inside] >= elements[index].subtreeEnd
        }
        return result
    }

    /// For each parent (-1 for the roots), its last modal child.
    private static func lastModals(_ elements: [Element]) -> [Int: Int] {
        var modals: [Int: Int] = [:]
        for index in elements.indices where elements[index].isModal && !elements[index].isHidden {
            modals[elements[index].parent ?? -1] = index
        }
        return modals
    }

    /// Whether an element is exposed in a dump of what VoiceOver reaches. An `other` without label and value is a container.
    private static func isListed(_ element: Element) -> Bool {
        !element.isStructural || element.type == .other && (element.hasLabel || element.value?.isEmpty == false)
    }

    private static func isCandidate(_ element: Element, hasContent: Bool) -> Bool {
        if element.isStructural {
            // If traits are unknown, an `other` with a label or a value and without contents is exposed.
            guard element.type == .other, element.traits == nil, !hasContent else { return false }
            return element.hasLabel || element.value?.isEmpty == false
        }
        switch element.type {
        case .staticText, .image: return !element.isOutOfSightWithoutWords
        // A cell is exposed if nothing inside it is. If its contents are not in the dump, only a label shows that.
        case .cell where !hasContent: return element.contentsCaptured != false || element.hasLabel
        default: break
        }
        if element.type.isComposite, hasContent { return false }
        return element.isControlByItself || element.hasLabel || element.value?.isEmpty == false
            || element.placeholder?.isEmpty == false || element.traits?.isEmpty == false
    }

    /// For each element, whether a descendant would be exposed if the element were not. Empty if every element has a flag.
    private static func candidatesInside(_ elements: [Element], _ modals: [Int: Int]) -> [Bool] {
        guard elements.contains(where: { $0.isAccessibilityElement == nil }) else { return [] }
        var result = [Bool](repeating: false, count: elements.count)
        for index in elements.indices.reversed() {
            guard let parent = elements[index].parent, !isOutOfReach(elements, index, modals) else { continue }
            if result[index] {
                result[parent] = true
            } else {
                let counts =
                    elements[index].isAccessibilityElement ?? isCandidate(elements[index], hasContent: false)
                if counts { result[parent] = true }
            }
        }
        return result
    }
}
