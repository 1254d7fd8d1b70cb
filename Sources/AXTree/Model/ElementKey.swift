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
    fileprivate var isAnchor: Bool {
        type != .application && (identifier?.isEmpty == false || label?.isEmpty == false)
    }
}

extension Screen {
    /// The keys of elements, in the order asked for, found in one pass over the screen.
    public func keys(of indices: [Int]) -> [ElementKey] {
        guard !indices.isEmpty else { return [] }
        var anchors: [Int: Int] = [:]
        var wanted: Set<Place> = []
        for index in indices {
            let anchor = self.anchor(of: index)
            anchors[index] = anchor
            wanted.insert(Place(anchor: anchor, part: elements[index].keyPart))
        }
        let ordinals = ordinals(of: wanted, at: Set(indices))
        return indices.map { index in
            let anchor = anchors[index] ?? -1
            return ElementKey(
                anchor: anchor < 0 ? "" : elements[anchor].keyPart, own: elements[index].keyPart,
                ordinal: ordinals[index] ?? 0)
        }
    }

    /// An element's part of a key under one ancestor.
    private struct Place: Hashable {
        var anchor: Int
        var part: String
    }

    /// The nearest ancestor a key can be anchored at, or -1.
    private func anchor(of index: Int) -> Int {
        var ancestor = elements[index].parent
        while let at = ancestor {
            if elements[at].isAnchor { return at }
            ancestor = elements[at].parent
        }
        return -1
    }

    /// Counts the elements of each wanted place; the answer holds the asked-for elements only.
    private func ordinals(of wanted: Set<Place>, at indices: Set<Int>) -> [Int: Int] {
        let anchors = Set(wanted.map(\.anchor))
        var counts: [Place: Int] = [:]
        var result: [Int: Int] = [:]
        // The anchors of the elements around the current one, outermost first.
        var around: [(index: Int, end: Int)] = []
        for index in elements.indices {
            while let last = around.last, last.end <= index { around.removeLast() }
            let anchor = around.last?.index ?? -1
            if anchors.contains(anchor) {
                let place = Place(anchor: anchor, part: elements[index].keyPart)
                if wanted.contains(place) {
                    let count = counts[place, default: 0]
                    counts[place] = count + 1
                    if indices.contains(index) { result[index] = count }
                }
            }
            if elements[index].isAnchor { around.append((index, elements[index].subtreeEnd)) }
        }
        return result
    }
}
