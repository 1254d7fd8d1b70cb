import AXEngine
import AXTree

/// The elements of a screen that are compared, in reading order.
struct ElementList: MatchableList {
    private let screen: Screen
    /// The indices of the elements in the screen.
    private let indices: [Int]
    /// The attributes that are compared.
    private let attributes: AttributeSet
    /// The attributes that both screens carry, by which elements are recognized.
    private let known: AttributeSet
    /// By element of the screen: its nearest ancestor that has a name, or `nil`; empty if the hierarchy is unknown.
    private let anchors: [Int?]

    /// Creates a list of the elements of `screen` at `indices`.
    init(_ screen: Screen, _ indices: [Int], comparing attributes: AttributeSet, knowing known: AttributeSet) {
        self.screen = screen
        self.indices = indices
        self.attributes = attributes
        self.known = known
        anchors = known.contains(.children) ? screen.anchors : []
    }

    var count: Int { indices.count }

    func key(of index: Int, at level: MatchLevel) -> ElementMatchKey? {
        let element = screen.elements[indices[index]]
        switch level {
        case .content: return .content(element.reduced(to: attributes))
        case .contentWithoutGeometry: return .content(element.reduced(to: attributes.subtracting(Self.geometry)))
        case .reference: return element.reference.map { .reference($0) }
        case .contentWithoutIdentifier:
            guard known.contains(.label), element.hasLabel else { return nil }
            return .content(element.reduced(to: attributes.subtracting(Self.geometry).subtracting([.identifier])))
        case .nameAndContainer:
            return ElementName(element, known: known).map { .name($0, container: container(of: index)) }
        case .name: return ElementName(element, known: known).map { .name($0, container: nil) }
        case .type:
            // Two elements with different identifiers are different elements.
            if known.contains(.identifier), element.text(of: .identifier) != nil { return nil }
            return .type(known.contains(.type) ? element.type : nil)
        }
    }

    /// Returns the name of the nearest ancestor that has one, or `nil` if there is none.
    func container(of index: Int) -> ElementName? {
        guard !anchors.isEmpty, let anchor = anchors[indices[index]] else { return nil }
        return ElementName(screen.elements[anchor], known: known) ?? .unknown
    }

    private static let geometry: AttributeSet = [.frame, .activationPoint]
}

extension Element {
    /// Returns an element that has only `attributes`. Empty texts and lists are left out, because they equal none.
    fileprivate func reduced(to attributes: AttributeSet) -> Element {
        var reduced = Element()
        for attribute in attributes { reduced.copy(attribute, of: self) }
        return reduced
    }
}
