import AXSyntax
import AXSnapshots
import AXFormats
import AXTree
import TestSupport

/// Creates random screens and random edits of them.
enum EditScript {
    /// How similar the elements of a screen are.
    enum Variety: CaseIterable {
        /// Each element has a unique identifier.
        case identified
        /// Most elements have unique labels.
        case labelled
        /// Many elements share a few labels.
        case similar
    }

    /// Returns an element with a random choice of the compared attributes.
    static func element(_ number: Int, _ variety: Variety, _ numbers: inout SeededNumbers) -> Element {
        var element = Element(
            [.button, .staticText, .image, .switch, .cell][numbers.below(variety == .similar ? 2 : 5)])
        element.isAccessibilityElement = true
        switch variety {
        case .identified:
            element.identifier = "element-\(number)"
            element.label = "Label \(numbers.below(20))"
        case .labelled: element.label = "Label \(number) \(numbers.below(1000))"
        case .similar: element.label = ["Edit", "Delete", "Open", nil][numbers.below(4)]
        }
        if numbers.chance(20) { element.value = "\(numbers.below(variety == .similar ? 2 : 100))" }
        if numbers.chance(10) { element.hint = "Opens it." }
        if numbers.chance(70) { element.traits = .button } else { element.traits = [] }
        if variety != .similar || numbers.chance(10) {
            element.frame = Rect(x: 16, y: Double(numbers.below(500)), width: 100, height: 44)
        }
        return element
    }

    /// Returns a screen with elements as roots.
    static func screen(_ elements: [Element]) -> Screen {
        var tree = ElementTree()
        for element in elements { tree.add(element) }
        return Screen(name: "Random", elements: tree.elements)
    }

    /// Changes exactly one attribute of an element.
    static func change(_ element: inout Element, _ number: Int, _ numbers: inout SeededNumbers) {
        switch numbers.below(7) {
        case 0: element.label = (element.label ?? "") + " \(number)!"
        case 1: element.value = (element.value ?? "") + "+\(number)"
        case 2: element.hint = (element.hint ?? "") + "Twice."
        case 3: element.isEnabled.toggle()
        case 4: element.traits?.formSymmetricDifference(.selected)
        case 5: element.isSelected.toggle()
        default: element.frame = Rect(x: Double(number), y: Double(numbers.below(900)), width: 61, height: 33)
        }
    }

    /// Edits a list, and returns the number of edits.
    static func edit(
        _ elements: inout [Element], edits: Int, _ variety: Variety, _ numbers: inout SeededNumbers
    ) -> Int {
        for edit in 0..<edits {
            switch numbers.below(4) {
            case 0:
                elements.insert(
                    element(100_000 + edit, variety, &numbers), at: numbers.below(elements.count + 1))
            case 1 where !elements.isEmpty: elements.remove(at: numbers.below(elements.count))
            case 2 where !elements.isEmpty:
                let moved = elements.remove(at: numbers.below(elements.count))
                elements.insert(moved, at: numbers.below(elements.count + 1))
            default:
                guard !elements.isEmpty else { continue }
                change(&elements[numbers.below(elements.count)], edit, &numbers)
            }
        }
        return edits
    }
}
