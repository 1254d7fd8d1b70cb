/// Identifies an element within its screen, for ignores, baselines, fingerprints and snapshots.
///
/// A key contains no line, frame or index into the tree, so that changes elsewhere on the screen do not affect it.
public struct ElementKey: Hashable, Sendable {
    /// The nearest ancestor with an identifier or a label, written like `own`; empty if there is none.
    public var anchor: String
    /// `#identifier`, else `type "label"`, else the type.
    public var own: String
    /// The number of elements before this one with the same `own` and the same anchor.
    public var ordinal: Int

    /// Creates a key.
    public init(anchor: String, own: String, ordinal: Int) {
        self.anchor = anchor
        self.own = own
        self.ordinal = ordinal
    }

    /// The key without its ordinal: equal for elements that differ only in their order.
    public var base: String { anchor.isEmpty ? own : anchor + " > " + own }
}

extension ElementKey: CustomStringConvertible {
    /// The key as text: `#close`, `navigationBar "Payment" > button "Back"` or `cell "Row" > button "Edit"[1]`.
    public var description: String { ordinal == 0 ? base : base + "[\(ordinal)]" }
}

extension Element {
    /// The element's own part of its key: `#identifier`, else `type "label"`, else the type.
    public var keyPart: String {
        if let identifier, !identifier.isEmpty { return "#" + identifier.shortenedForKeys }
        if let label, !label.isEmpty { return "\(type.name) \"\(label.shortenedForKeys)\"" }
        return type.name
    }

    /// Whether a key can be anchored at this element. The application is not an anchor, because every screen has one.
    var isAnchor: Bool {
        type != .application && (identifier?.isEmpty == false || label?.isEmpty == false)
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
    package var anchors: [Int?] { nearestAncestors { elements[$0].isAnchor } }

    /// Returns the keys of elements, in the given order.
    public func keys(of indices: [Int]) -> [ElementKey] {
        guard !indices.isEmpty else { return [] }
        let anchors = anchors
        let ordinals = ordinals(of: indices, anchors)
        return indices.map { index in
            ElementKey(
                anchor: anchors[index].map { elements[$0].keyPart } ?? "", own: elements[index].keyPart,
                ordinal: ordinals[index] ?? 0)
        }
    }

    /// The properties in which two elements must be equal to differ by their ordinals alone.
    private struct KeyGroup: Hashable {
        let anchor: Int?
        let name: ElementName

        func hash(into hasher: inout Hasher) {
            hasher.combine(anchor ?? -1)
            hasher.combine(name)
        }
    }

    private func keyGroup(of index: Int, _ anchors: [Int?]) -> KeyGroup {
        KeyGroup(anchor: anchors[index], name: ownName(of: index))
    }

    /// Returns what the element's own part of its key is made of.
    package func ownName(of index: Int) -> ElementName {
        if let identifier = elements[index].identifier, !identifier.isEmpty {
            return ElementName(type: nil, text: identifier.shortenedForKeys)
        }
        let label = elements[index].label
        return ElementName(
            type: elements[index].type, text: label?.isEmpty == true ? nil : label?.shortenedForKeys)
    }

    /// For each of `indices`, the number of elements of the same group before it. Groups that are not asked for are skipped.
    private func ordinals(of indices: [Int], _ anchors: [Int?]) -> [Int: Int] {
        var counts: [KeyGroup: Int] = [:]
        for index in indices { counts[keyGroup(of: index, anchors)] = 0 }
        let wanted = Set(indices)
        var ordinals: [Int: Int] = [:]
        for index in elements.indices {
            guard let group = counts.index(forKey: keyGroup(of: index, anchors)) else { continue }
            if wanted.contains(index) { ordinals[index] = counts.values[group] }
            counts.values[group] += 1
        }
        return ordinals
    }
}
