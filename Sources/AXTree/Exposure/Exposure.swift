/// Which elements of a screen VoiceOver stops on, in its order.
public struct Exposure: Sendable {
    /// By element: whether VoiceOver stops on it.
    public let isExposed: [Bool]
    /// The indices of the exposed elements, in reading order.
    public let order: [Int]

    /// Works out the exposure of a screen.
    ///
    /// An element is exposed if its flag says so, neither it nor an ancestor is hidden, no ancestor is itself exposed, and
    /// no modal sibling of it or of an ancestor takes the screen for itself. Where a flag is missing, a control, a text, an
    /// image, or whatever has a trait, a value or a label counts, unless its type only gives structure; a dump that lists
    /// only what VoiceOver reaches exposes every element that is not structural.
    public init(_ screen: Screen) {
        let elements = screen.elements
        var isExposed = [Bool](repeating: false, count: elements.count)
        var order: [Int] = []
        order.reserveCapacity(elements.count)
        let modalSiblings = Self.lastModals(elements)
        let hasCandidateInside = Self.cellsWithCandidates(elements)
        var index = 0
        while index < elements.count {
            let element = elements[index]
            if element.isHidden || element.elementsHidden
                || !modalSiblings.isEmpty && Self.isBehindModal(index, element, modalSiblings)
            {
                index = element.subtreeEnd
                continue
            }
            let exposed =
                switch screen.exposure {
                case .listed: element.isAccessibilityElement ?? Self.isListed(element)
                case .given, .inferred:
                    element.isAccessibilityElement
                        ?? Self.isCandidate(element, cellHasContent: hasCandidateInside[index])
                }
            if exposed {
                isExposed[index] = true
                order.append(index)
            }
            index = exposed && screen.exposure != .listed ? element.subtreeEnd : index + 1
        }
        self.isExposed = isExposed
        self.order = order
    }

    /// By parent (-1 for the roots): the modal child that was added last.
    private static func lastModals(_ elements: [Element]) -> [Int: Int] {
        var modals: [Int: Int] = [:]
        for index in elements.indices where elements[index].isModal && !elements[index].isHidden {
            modals[elements[index].parent ?? -1] = index
        }
        return modals
    }

    private static func isBehindModal(_ index: Int, _ element: Element, _ modals: [Int: Int]) -> Bool {
        guard let modal = modals[element.parent ?? -1] else { return false }
        return modal != index
    }

    /// In a dump of what VoiceOver reaches, a nameless `other` is still a container.
    private static func isListed(_ element: Element) -> Bool {
        !element.isStructural || element.type == .other && (element.hasLabel || element.value?.isEmpty == false)
    }

    private static func isCandidate(_ element: Element, cellHasContent: Bool) -> Bool {
        if element.isStructural { return false }
        switch element.type {
        case .staticText, .image: return true
        case .cell where !cellHasContent: return true
        default: break
        }
        return element.isControlByItself || element.hasLabel || element.value?.isEmpty == false
            || element.traits?.isEmpty == false
    }

    /// By element: whether anything inside it would be exposed if it were not.
    private static func cellsWithCandidates(_ elements: [Element]) -> [Bool] {
        var result = [Bool](repeating: false, count: elements.count)
        for index in elements.indices.reversed() {
            let element = elements[index]
            guard let parent = element.parent else { continue }
            let counts =
                result[index]
                || !element.isHidden
                    && (element.isAccessibilityElement ?? isCandidate(element, cellHasContent: true))
            if counts { result[parent] = true }
        }
        return result
    }
}
