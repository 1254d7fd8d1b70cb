import AXEngine
import AXTree

/// The elements of a screen that are compared, in reading order.
struct ElementList: MatchableList {
    let screen: Screen
    /// The indices of the elements in the screen.
    let indices: [Int]
    /// The attributes that are compared.
    let attributes: AttributeSet
    /// The attributes by which elements are recognised: what both sides carry, compared or not.
    private let known: AttributeSet
    /// By element of the screen: the nearest one around it that has a name, or `nil`.
    private let anchors: [Int?]

    init(_ screen: Screen, _ indices: [Int], comparing attributes: AttributeSet, knowing known: AttributeSet) {
        self.screen = screen
        self.indices = indices
        self.attributes = attributes
        self.known = known
        anchors = known.contains(.children) ? screen.anchors : []
    }

    var count: Int { indices.count }

    // MARK: Likeness

    func mark(of index: Int, _ level: Likeness) -> Int? {
        let at = indices[index]
        var hasher = Hasher()
        switch level {
        case .content: combine(at, attributes, into: &hasher)
        case .wording: combine(at, attributes.subtracting(Self.geometry), into: &hasher)
        case .renamed:
            // Without a name there is nothing left to recognise it by.
            guard known.contains(.label), screen.elements[at].hasLabel else { return nil }
            combine(at, attributes.subtracting(Self.geometry).subtracting([.identifier]), into: &hasher)
        case .key:
            guard combineOwn(at, into: &hasher) else { return nil }
            hasher.combine(surroundings(of: index))
        case .own:
            guard combineOwn(at, into: &hasher) else { return nil }
        case .kind:
            // An element with an identifier is that one and no other.
            if known.contains(.identifier), screen.elements[at].identifier?.isEmpty == false { return nil }
            if known.contains(.type) { hasher.combine(screen.elements[at].type) }
        }
        return hasher.finalize()
    }

    func surroundings(of index: Int) -> Int {
        guard !anchors.isEmpty, let anchor = anchors[indices[index]] else { return 0 }
        var hasher = Hasher()
        _ = combineOwn(anchor, into: &hasher)
        return hasher.finalize()
    }

    private static let geometry: AttributeSet = [.frame, .activationPoint]

    /// What identifies an element: its identifier, else type and label. False if there is neither.
    private func combineOwn(_ at: Int, into hasher: inout Hasher) -> Bool {
        if known.contains(.identifier), let identifier = screen.elements[at].identifier, !identifier.isEmpty {
            hasher.combine(identifier)
            return true
        }
        guard known.contains(.label), let label = screen.elements[at].label, !label.isEmpty else { return false }
        if known.contains(.type) { hasher.combine(screen.elements[at].type) }
        hasher.combine(label)
        return true
    }

    private func combine(_ at: Int, _ attributes: AttributeSet, into hasher: inout Hasher) {
        for attribute in attributes.inOrder {
            switch attribute {
            case .type: hasher.combine(screen.elements[at].type)
            case .frame: hasher.combine(screen.elements[at].frame)
            case .traits: hasher.combine(screen.elements[at].traits)
            case .enabled: hasher.combine(screen.elements[at].isEnabled)
            case .selected: hasher.combine(screen.elements[at].isSelected)
            case .visible: hasher.combine(screen.elements[at].isVisible)
            case .modal: hasher.combine(screen.elements[at].isModal)
            // No text and an empty one say the same.
            case .label: hasher.combine(screen.elements[at].label ?? "")
            case .value: hasher.combine(screen.elements[at].value ?? "")
            case .identifier: hasher.combine(screen.elements[at].identifier ?? "")
            default: hasher.combine(screen.elements[at].value(of: attribute).flatMap { $0 == .texts([]) ? nil : $0 })
            }
        }
    }
}
