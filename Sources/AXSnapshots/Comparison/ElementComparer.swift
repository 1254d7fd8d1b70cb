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
        func differs(_ path: KeyPath<Element, some Equatable>) -> Bool {
            before[keyPath: path] != after[keyPath: path]
        }
        // Where one of the values could not be read, they may be equal.
        func isKnownToDiffer<Value: Equatable>(_ path: KeyPath<Element, Value?>) -> Bool {
            guard let before = before[keyPath: path], let after = after[keyPath: path] else { return false }
            return before != after
        }
        // An absent text or list and an empty one are equal.
        func contentsDiffer(_ path: KeyPath<Element, (some Collection & Equatable)?>) -> Bool {
            let (before, after) = (before[keyPath: path], after[keyPath: path])
            return before != after && !(before?.isEmpty ?? true && after?.isEmpty ?? true)
        }
        return switch attribute.descriptor.property {
        case .text(let path): contentsDiffer(path)
        case .flag(let path): differs(path)
        case .optionalFlag(let path): isKnownToDiffer(path)
        case .number(let path): differs(path)
        case .level(let path): differs(path)
        case .texts(let path): contentsDiffer(path)
        case .customContent(let path): contentsDiffer(path)
        case .type(let path): differs(path)
        case .traits(let path): isKnownToDiffer(path)
        case .frame(let path): self.differs(before[keyPath: path], after[keyPath: path])
        case .point(let path): self.differs(before[keyPath: path], after[keyPath: path])
        case .viewFlags(let path): differs(path)
        case .children: false
        }
    }

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
