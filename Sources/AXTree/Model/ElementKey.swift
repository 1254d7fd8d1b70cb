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
        var places: [Int: Place] = [:]
        let anchors = anchors(of: Set(indices))
        for index in indices { places[index] = place(of: index, anchor: anchors[index] ?? -1) }
        let ordinals = ordinals(of: places)
        return indices.map { index in
            let anchor = places[index]?.anchor ?? -1
            return ElementKey(
                anchor: anchor < 0 ? "" : elements[anchor].keyPart, own: elements[index].keyPart,
                ordinal: ordinals[index] ?? 0)
        }
    }

    /// What has to be equal for two elements to differ by their ordinals alone.
    private struct Place: Hashable {
        var anchor: Int
        /// The type where there is no identifier.
        var type: ElementType?
        var text: String?
    }

    private func place(of index: Int, anchor: Int) -> Place {
        if let identifier = elements[index].identifier, !identifier.isEmpty {
            return Place(anchor: anchor, type: nil, text: identifier)
        }
        let label = elements[index].label
        return Place(anchor: anchor, type: elements[index].type, text: label?.isEmpty == true ? nil : label)
    }

    /// By element: the nearest ancestor a key can be anchored at, or -1.
    private func anchors(of indices: Set<Int>) -> [Int: Int] {
        var result: [Int: Int] = [:]
        // By element that was met on the way up: its own answer, so that no way is gone twice.
        var known: [Int: Int] = [:]
        for index in indices {
            var passed: [Int] = []
            var at = index
            var anchor = -1
            while let parent = elements[at].parent {
                if elements[parent].isAnchor {
                    anchor = parent
                    break
                }
                if let answer = known[parent] {
                    anchor = answer
                    break
                }
                passed.append(parent)
                at = parent
            }
            for step in passed { known[step] = anchor }
            result[index] = anchor
        }
        return result
    }

    /// Equal for elements of equal places, and seldom for others: the length and both ends of the text.
    private func sketch(of index: Int) -> Int {
        guard let identifier = elements[index].identifier, !identifier.isEmpty else {
            return elements[index].label?.sketch ?? 0
        }
        return identifier.sketch
    }

    /// By element of `places`: how many of the same place stand before it.
    private func ordinals(of places: [Int: Place]) -> [Int: Int] {
        var counts = Dictionary(places.values.map { ($0, 0) }) { first, _ in first }
        let anchors = Set(places.values.map(\.anchor))
        // Most elements are in no place that is asked for; a few bits of a short hash tell so sooner than the place itself.
        var isWanted = [Bool](repeating: false, count: 1 << 16)
        for index in places.keys { isWanted[sketch(of: index)] = true }
        var result: [Int: Int] = [:]
        // The anchors around the current element, outermost first.
        var around: [(index: Int, end: Int)] = []
        for index in elements.indices {
            while let last = around.last, last.end <= index { around.removeLast() }
            let anchor = around.last?.index ?? -1
            if isWanted[sketch(of: index)], anchors.contains(anchor) {
                let place = place(of: index, anchor: anchor)
                if let count = counts[place] {
                    counts[place] = count + 1
                    if places[index] != nil { result[index] = count }
                }
            }
            if elements[index].subtreeEnd > index + 1, elements[index].isAnchor {
                around.append((index, elements[index].subtreeEnd))
            }
        }
        return result
    }
}

extension String {
    /// A number of 16 bits that two different texts seldom share.
    fileprivate var sketch: Int {
        utf8.withContiguousStorageIfAvailable { bytes -> Int in
            // Texts that are equal may be spelled with other bytes, unless they are ASCII.
            guard bytes.reduce(0, |) < 0x80 else { return 0xFFFF }
            var ends: UInt64 = 0
            if bytes.count >= 8 {
                let raw = UnsafeRawBufferPointer(bytes)
                let first = raw.loadUnaligned(fromByteOffset: 0, as: UInt64.self)
                ends = first &* 31 ^ raw.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
            } else {
                for byte in bytes { ends = ends << 8 | UInt64(byte) }
            }
            let mixed = (ends ^ UInt64(bytes.count)) &* 0x9E37_79B9_7F4A_7C15
            return Int(truncatingIfNeeded: mixed >> 48)
        } ?? 0xFFFF
    }
}
