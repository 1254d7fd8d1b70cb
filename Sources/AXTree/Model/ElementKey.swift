/// Identifies an element within its screen, for ignores, baselines, fingerprints and snapshots.
///
/// A key contains no line, frame or index into the tree, so that changes elsewhere on the screen do not affect it.
package struct ElementKey: Hashable, Sendable {
    /// The nearest ancestor with an identifier or a label, written like `own`; empty if there is none.
    package var anchor: String
    /// `#identifier`, else `type "label"`, else the type.
    package var own: String
    /// The number of elements before this one with the same `own` and the same anchor.
    package var ordinal: Int

    /// Creates a key.
    package init(anchor: String, own: String, ordinal: Int) {
        self.anchor = anchor
        self.own = own
        self.ordinal = ordinal
    }

    /// The key without its ordinal: equal for elements that differ only in their order.
    package var base: String { anchor.isEmpty ? own : anchor + " > " + own }
}

extension ElementKey: CustomStringConvertible {
    /// The key as text: `#close`, `navigationBar "Payment" > button "Back"` or `cell "Row" > button "Edit"[1]`.
    package var description: String { ordinal == 0 ? base : base + "[\(ordinal)]" }
}

extension Element {
    /// The element's own part of its key: `#identifier`, else `type "label"`, else the type.
    package var keyPart: String {
        if let identifier, !identifier.isEmpty { return "#" + identifier.shortenedForKeys }
        if let label, !label.isEmpty { return "\(type.name) \"\(label.shortenedForKeys)\"" }
        return type.name
    }
}

extension Screen {
    /// For each element, its nearest ancestor that matches, or `nil`.
    package func nearestAncestors(where matches: (Int) -> Bool) -> [Int?] {
        var nearest = [Int?](repeating: nil, count: elements.count)
        for index in elements.indices {
            guard let parent = elements[index].parent else { continue }
            // The children of an element have the answer of the first one.
            if index == parent + 1 {
                nearest[index] = matches(parent) ? parent : nearest[parent]
            } else {
                nearest[index] = nearest[parent + 1]
            }
        }
        return nearest
    }

    /// For each element, the nearest ancestor that a key can be anchored at, or `nil`.
    package var anchors: [Int?] { nearestAncestors(where: isAnchor) }

    /// Whether a key can be anchored at an element. The application is not an anchor, because every screen has one.
    private func isAnchor(_ index: Int) -> Bool {
        elements[index].type != .application
            && (elements[index].identifier?.isEmpty == false || elements[index].label?.isEmpty == false)
    }

    /// Returns the keys of elements, in the given order.
    package func keys(of indices: [Int]) -> [ElementKey] {
        guard !indices.isEmpty else { return [] }
        let anchors = anchors
        let ordinals = ordinals(of: namesakes(of: indices), anchors)
        return indices.map { index in
            ElementKey(
                anchor: anchors[index].map { elements[$0].keyPart } ?? "", own: elements[index].keyPart,
                ordinal: ordinals[index])
        }
    }

    /// Returns the elements that have the name of one of `indices`, in groups of one name, each in preorder.
    package func namesakes(of indices: [Int]) -> [[Int]] {
        var numbers: [ElementName: Int] = [:]
        for index in indices {
            let name = ownName(of: index)
            if numbers[name] == nil { numbers[name] = numbers.count }
        }
        var groups = [[Int]](repeating: [], count: numbers.count)
        for index in elements.indices {
            if let number = numbers[ownName(of: index)] { groups[number].append(index) }
        }
        return groups
    }

    /// Returns what the element's own part of its key is made of.
    private func ownName(of index: Int) -> ElementName {
        if let identifier = elements[index].identifier, !identifier.isEmpty {
            return ElementName(type: nil, text: identifier.shortenedForKeys)
        }
        let label = elements[index].label
        return ElementName(
            type: elements[index].type, text: label?.isEmpty == true ? nil : label?.shortenedForKeys)
    }

    /// For each element of groups of one name, the number of elements before it that have its name and its anchor.
    private func ordinals(of namesakes: [[Int]], _ anchors: [Int?]) -> [Int] {
        var ordinals = [Int](repeating: 0, count: elements.count)
        for group in namesakes where group.count > 1 {
            var counts: [Int: Int] = [:]
            for index in group {
                let anchor = anchors[index] ?? -1
                ordinals[index] = counts[anchor, default: 0]
                counts[anchor] = ordinals[index] + 1
            }
        }
        return ordinals
    }
}
