import AXEngine
import AXTree

/// Tells what differs between two elements of two screens.
struct ElementComparer {
    /// The attributes that are compared.
    let attributes: AttributeSet
    private let reference: Screen
    private let current: Screen
    private let tolerance: Double
    init(_ reference: Screen, _ current: Screen, _ attributes: AttributeSet, tolerance: Double) {
        self.reference = reference
        self.current = current
        self.attributes = attributes
        // A sum of binary fractions is not always what it is in decimals.
        self.tolerance = tolerance + 1e-9
    }

    /// How many attributes differ: 0, 1, or 2 for more.
    func distance(_ one: Int, _ other: Int) -> Int {
        var count = 0
        for attribute in attributes where differs(attribute, one, other) {
            count += 1
            if count == 2 { return 2 }
        }
        return count
    }

    /// What differs.
    func changes(_ one: Int, _ other: Int) -> [AttributeChange] {
        attributes.inOrder.filter { differs($0, one, other) }.map { attribute in
            AttributeChange(
                name: attribute.name, from: reference.elements[one].value(of: attribute),
                to: current.elements[other].value(of: attribute))
        }
    }

    private func differs(_ attribute: Attribute, _ one: Int, _ other: Int) -> Bool {
        switch attribute {
        case .type: return reference.elements[one].type != current.elements[other].type
        case .label: return differ(reference.elements[one].label, current.elements[other].label)
        case .value: return differ(reference.elements[one].value, current.elements[other].value)
        case .identifier: return differ(reference.elements[one].identifier, current.elements[other].identifier)
        case .hint: return differ(reference.elements[one].hint, current.elements[other].hint)
        case .placeholder: return differ(reference.elements[one].placeholder, current.elements[other].placeholder)
        case .language: return differ(reference.elements[one].language, current.elements[other].language)
        case .enabled: return reference.elements[one].isEnabled != current.elements[other].isEnabled
        case .selected: return reference.elements[one].isSelected != current.elements[other].isSelected
        case .traits:
            // What could not be read may be anything.
            guard let before = reference.elements[one].traits, let now = current.elements[other].traits else {
                return false
            }
            return before != now
        case .visible:
            guard let before = reference.elements[one].isVisible, let now = current.elements[other].isVisible else {
                return false
            }
            return before != now
        case .frame:
            switch (reference.elements[one].frame, current.elements[other].frame) {
            case (let before?, let now?):
                return isOff(before.x - now.x) || isOff(before.y - now.y) || isOff(before.width - now.width)
                    || isOff(before.height - now.height)
            case (nil, nil): return false
            default: return true
            }
        case .activationPoint:
            switch (reference.elements[one].activationPoint, current.elements[other].activationPoint) {
            case (let before?, let now?): return isOff(before.x - now.x) || isOff(before.y - now.y)
            case (nil, nil): return false
            default: return true
            }
        case .actions, .customContent, .userInputLabels:
            let before = reference.elements[one].value(of: attribute) ?? .texts([])
            return before != current.elements[other].value(of: attribute) ?? .texts([])
        default: return reference.elements[one].value(of: attribute) != current.elements[other].value(of: attribute)
        }
    }

    /// In both directions: A11yUITests never saw what grew or moved right.
    private func isOff(_ distance: Double) -> Bool { distance.magnitude > tolerance }

    private func differ(_ before: String?, _ now: String?) -> Bool { (before ?? "") != (now ?? "") }
}
