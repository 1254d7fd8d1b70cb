import AXEngine
import AXTree

/// Compares elements of two screens by their attributes.
struct ElementComparer {
    private let reference: Screen
    private let current: Screen
    private let attributes: AttributeSet
    private let tolerance: Double

    /// Creates a comparer. Coordinates differ only if they are further apart than `tolerance`, in points.
    init(_ reference: Screen, _ current: Screen, _ attributes: AttributeSet, tolerance: Double) {
        self.reference = reference
        self.current = current
        self.attributes = attributes
        // The difference of two decimal fractions is inexact: 0.3 - 0.2 is less than 0.1, 1.1 - 1.0 is more.
        self.tolerance = tolerance + 1e-9
    }

    /// Returns the number of attributes in which two elements differ: 0, 1, or 2 for more.
    func distance(_ index: Int, _ currentIndex: Int) -> Int {
        let (before, after) = (reference.elements[index], current.elements[currentIndex])
        var count = 0
        for attribute in attributes where differs(attribute, before, after) {
            count += 1
            if count == 2 { break }
        }
        return count
    }

    /// Returns the attributes in which two elements differ.
    func changes(_ index: Int, _ currentIndex: Int) -> [AttributeChange] {
        let (before, after) = (reference.elements[index], current.elements[currentIndex])
        return attributes.inOrder.filter { differs($0, before, after) }.map {
            AttributeChange(name: $0.name, from: before.value(of: $0), to: after.value(of: $0))
        }
    }

    private func differs(_ attribute: Attribute, _ before: Element, _ after: Element) -> Bool {
        switch attribute {
        case .type: before.type != after.type
        case .label: differs(before.label, after.label)
        case .value: differs(before.value, after.value)
        case .identifier: differs(before.identifier, after.identifier)
        case .hint: differs(before.hint, after.hint)
        case .placeholder: differs(before.placeholder, after.placeholder)
        case .language: differs(before.language, after.language)
        case .enabled: before.isEnabled != after.isEnabled
        case .selected: before.isSelected != after.isSelected
        case .modal: before.isModal != after.isModal
        // Where one of the values could not be read, they may be equal.
        case .traits: before.traits != nil && after.traits != nil && before.traits != after.traits
        case .visible: before.isVisible != nil && after.isVisible != nil && before.isVisible != after.isVisible
        case .frame: differs(before.frame, after.frame)
        case .activationPoint: differs(before.activationPoint, after.activationPoint)
        case .actions, .customContent, .userInputLabels:
            (before.value(of: attribute) ?? .texts([])) != (after.value(of: attribute) ?? .texts([]))
        default: before.value(of: attribute) != after.value(of: attribute)
        }
    }

    /// Compares two texts. No text and an empty text are equal.
    private func differs(_ before: String?, _ after: String?) -> Bool { (before ?? "") != (after ?? "") }

    private func differs(_ before: Rect?, _ after: Rect?) -> Bool {
        guard let before, let after else { return before != after }
        return differs(before.x, after.x) || differs(before.y, after.y) || differs(before.width, after.width)
            || differs(before.height, after.height)
    }

    private func differs(_ before: Point?, _ after: Point?) -> Bool {
        guard let before, let after else { return before != after }
        return differs(before.x, after.x) || differs(before.y, after.y)
    }

    private func differs(_ before: Double, _ after: Double) -> Bool { (before - after).magnitude > tolerance }
}
