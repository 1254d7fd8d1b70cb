/// Which elements of a screen VoiceOver stops on, in its order.
public struct Exposure: Sendable {
    /// By element: whether VoiceOver stops on it.
    public let isExposed: [Bool]
    /// The indices of the exposed elements, in reading order.
    public let order: [Int]
    /// By element: whether it is something to operate: see `Element.isControlByItself`, and a cell with nothing exposed
    /// inside.
    public let isControl: [Bool]

    /// Works out the exposure of a screen.
    ///
    /// An element is exposed if its flag says so, neither it nor an ancestor is hidden, no ancestor is itself exposed, and
    /// no modal sibling of it or of an ancestor takes the screen for itself. Where a flag is missing, a control, a text, an
    /// image, or whatever has a trait, a value, a placeholder or a label counts, unless its type only gives structure; a
    /// dump that lists only what VoiceOver reaches exposes every element that is not structural.
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
            // VoiceOver does not look inside what it stops on; a list of what it reaches may be nested all the same.
            index = exposed && !isListed ? elements[index].subtreeEnd : index + 1
        }
        self.isExposed = isExposed
        self.order = order
        isControl = Self.controls(elements, order, carriesChildren: screen.carries.contains(.children))
    }

    /// Whether the element is hidden or behind a modal sibling, and everything inside it with it.
    private static func isOutOfReach(_ elements: [Element], _ index: Int, _ modals: [Int: Int]) -> Bool {
        elements[index].isHidden || elements[index].elementsHidden
            || !modals.isEmpty && modals[elements[index].parent ?? -1, default: index] != index
    }

    private static func controls(_ elements: [Element], _ order: [Int], carriesChildren: Bool) -> [Bool] {
        var result = [Bool](repeating: false, count: elements.count)
        for index in elements.indices {
            // The last question alone needs the whole element, and a copy of it.
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

    /// By parent (-1 for the roots): the modal child that was added last.
    private static func lastModals(_ elements: [Element]) -> [Int: Int] {
        var modals: [Int: Int] = [:]
        for index in elements.indices where elements[index].isModal && !elements[index].isHidden {
            modals[elements[index].parent ?? -1] = index
        }
        return modals
    }

    /// In a dump of what VoiceOver reaches, a nameless `other` is still a container.
    private static func isListed(_ element: Element) -> Bool {
        !element.isStructural || element.type == .other && (element.hasLabel || element.value?.isEmpty == false)
    }

    private static func isCandidate(_ element: Element, hasContent: Bool) -> Bool {
        if element.isStructural {
            // Whether an `other` has a trait may be unknown. What is named and holds nothing else is there to be met.
            guard element.type == .other, element.traits == nil, !hasContent else { return false }
            return element.hasLabel || element.value?.isEmpty == false
        }
        switch element.type {
        case .staticText, .image: return !element.isOutOfSightWithoutWords
        // A cell is met as a whole if nothing inside it is, which cannot be said of one whose contents are not in the dump.
        case .cell where !hasContent: return element.contentsCaptured != false || element.hasLabel
        default: break
        }
        if element.type.isComposite, hasContent { return false }
        return element.isControlByItself || element.hasLabel || element.value?.isEmpty == false
            || element.placeholder?.isEmpty == false || element.traits?.isEmpty == false
    }

    /// By element: whether anything inside it would be exposed if it were not itself. Empty if every element has a flag.
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
