/// Tells containers from elements in dumps without types, such as those of Maestro and Trailblaze, where both have labels.
///
/// React Native gives a view the joined labels of its contents, and an alert has the label of its title:
///
///     "Total 12 €"            container: the labels of its parts, joined
///       "Total", "12 €"       elements
///     "Delete the card?"      container: the label of one of its parts
///       "Delete the card?", "Delete", "Cancel"
///     "Call"                  element: pictures of the size of an icon are no parts
///       "phone"
struct TypelessContainers: Sendable {
    /// The indices of the containers.
    private var containers: Set<Int> = []

    /// Finds the containers. `isLeftOut` says which elements are no parts of others.
    init(_ elements: [Element], isLeftOut: (Int) -> Bool) {
        guard elements.indices.contains(where: { elements[$0].type == .any && elements[$0].label?.isEmpty == false })
        else {
            return
        }
        // By parent: the nearest labelled elements inside, from the last to the first.
        var parts: [Int: [Int]] = [:]
        for index in elements.indices.reversed() {
            let inside = parts.removeValue(forKey: index) ?? []
            if elements[index].type == .any, Self.isContainer(elements, index, inside, containers) {
                containers.insert(index)
            }
            guard let parent = elements[index].parent, !isLeftOut(index) else { continue }
            if !elements[index].hasLabel {
                // Without a copy, where a long list is passed on from level to level.
                if parts[parent] == nil { parts[parent] = inside } else { parts[parent, default: []] += inside }
            } else if !elements[index].isSizedLikeIcon {
                parts[parent, default: []].append(index)
            }
        }
    }

    /// Whether the element is a container.
    func contains(_ index: Int) -> Bool { containers.contains(index) }

    private static func isContainer(
        _ elements: [Element], _ index: Int, _ parts: [Int], _ containers: Set<Int>
    ) -> Bool {
        guard let label = elements[index].label, let first = parts.first else { return false }
        if parts.count == 1 { return containers.contains(first) }
        let labels = parts.reversed().compactMap { elements[$0].label }
        return labels.contains(label) || letters(label) == labels.map(letters).joined()
    }

    /// The label without the spaces and commas that join parts.
    private static func letters(_ label: String) -> String { label.filter { !$0.isWhitespace && $0 != "," } }
}

extension Element {
    /// Whether the element is no larger than an icon.
    fileprivate var isSizedLikeIcon: Bool { frame.map { max($0.width, $0.height) <= 32 } ?? false }
}
