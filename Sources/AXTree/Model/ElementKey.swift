/// What tells an element from the others of its screen for ignores, baselines, fingerprints and snapshots.
///
/// Never a line, a frame or an index into the tree, so that it survives changes elsewhere on the screen.
public struct ElementKey: Hashable, Sendable {
    /// The nearest ancestor that has an identifier or a label, written like `own`; empty if there is none.
    public var anchor: String
    /// `#identifier`, else `type "label"`, else the type.
    public var own: String
    /// How many elements of the same `own` stand before this one under the same ancestor.
    public var ordinal: Int

    /// A key of these parts.
    public init(anchor: String, own: String, ordinal: Int) {
        self.anchor = anchor
        self.own = own
        self.ordinal = ordinal
    }

    /// The key without its ordinal: equal for elements that nothing but position tells apart.
    public var base: String { anchor.isEmpty ? own : anchor + " > " + own }
}

extension ElementKey: CustomStringConvertible {
    /// `#close`, `navigationBar "Payment" > button "Back"`, `cell "Row" > button "Edit"[1]`.
    public var description: String { ordinal == 0 ? base : base + "[\(ordinal)]" }
}

extension Element {
    /// The element's own part of its key: `#identifier`, else `type "label"`, else the type.
    public var keyPart: String {
        if let identifier, !identifier.isEmpty { return "#" + identifier }
        if let label, !label.isEmpty { return "\(type.name) \"\(label)\"" }
        return type.name
    }

    /// Whether a key can be anchored at this element. The application is on every screen and tells nothing.
    var isAnchor: Bool {
        type != .application && (identifier?.isEmpty == false || label?.isEmpty == false)
    }
}

extension Screen {
    /// By element: the nearest one around it that matches, or -1.
    package func nearestAncestors(where matches: (Int) -> Bool) -> [Int32] {
        var nearest = [Int32](repeating: -1, count: elements.count)
        for index in elements.indices {
            guard let parent = elements[index].parent else { continue }
            nearest[index] = matches(parent) ? Int32(parent) : nearest[parent]
        }
        return nearest
    }

    /// By element: the nearest ancestor a key can be anchored at, or -1.
    package var anchors: [Int32] { nearestAncestors { elements[$0].isAnchor } }

    /// The keys of elements, in the order asked for, found in one pass over the screen.
    public func keys(of indices: [Int]) -> [ElementKey] {
        guard !indices.isEmpty else { return [] }
        var anchors = ElementAnchors(elements)
        let ordinals = ordinals(of: indices, &anchors)
        return indices.map { index in
            let anchor = Int(anchors.anchor(of: index))
            return ElementKey(
                anchor: anchor < 0 ? "" : elements[anchor].keyPart, own: elements[index].keyPart,
                ordinal: Int(ordinals[index]))
        }
    }

    /// What has to be equal for two elements to differ by their ordinals alone.
    private struct Place: Hashable {
        var anchor: Int32
        /// The type where there is no identifier.
        var type: ElementType?
        var text: String?
    }

    private func place(of index: Int, _ anchors: inout ElementAnchors) -> Place {
        let anchor = anchors.anchor(of: index)
        if let identifier = elements[index].identifier, !identifier.isEmpty {
            return Place(anchor: anchor, type: nil, text: identifier)
        }
        let label = elements[index].label
        return Place(anchor: anchor, type: elements[index].type, text: label?.isEmpty == true ? nil : label)
    }

    /// By element: how many of the same place stand before it, if it is one of `indices`.
    private func ordinals(of indices: [Int], _ anchors: inout ElementAnchors) -> [Int32] {
        var counts: [Place: Int32] = [:]
        counts.reserveCapacity(indices.count)
        // The text alone rules most elements out, without their anchor.
        var texts: Set<String> = []
        for index in indices {
            counts[place(of: index, &anchors)] = 0
            texts.insert(ownText(of: index))
        }
        var ordinals = [Int32](repeating: 0, count: elements.count)
        for index in elements.indices where texts.contains(ownText(of: index)) {
            guard let place = counts.index(forKey: place(of: index, &anchors)) else { continue }
            ordinals[index] = counts.values[place]
            counts.values[place] += 1
        }
        return ordinals
    }

    /// Returns the identifier of an element, or its label without one.
    private func ownText(of index: Int) -> String {
        guard let identifier = elements[index].identifier, !identifier.isEmpty else {
            return elements[index].label ?? ""
        }
        return identifier
    }
}
