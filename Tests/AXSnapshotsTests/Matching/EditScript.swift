import AXSyntax
import AXSnapshots
import AXDumps
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
    static func element(_ number: Int, _ variety: Variety, _ numbers: inout SeededRandom) -> Element {
        var element = Element(
            [.button, .staticText, .image, .switch, .cell][numbers.int(0...(variety == .similar ? 1 : 4))])
        element.isAccessibilityElement = true
        switch variety {
        case .identified:
            element.identifier = "element-\(number)"
            element.label = "Label \(numbers.int(0...19))"
        case .labelled: element.label = "Label \(number) \(numbers.int(0...999))"
        case .similar: element.label = ["Edit", "Delete", "Open", nil][numbers.int(0...3)]
        }
        if numbers.chance(percent: 20) { element.value = "\(numbers.int(0...(variety == .similar ? 1 : 99)))" }
        if numbers.chance(percent: 10) { element.hint = "Opens it." }
        if numbers.chance(percent: 70) { element.traits = .button } else { element.traits = [] }
        if variety != .similar || numbers.chance(percent: 10) {
            element.frame = Rect(x: 16, y: Double(numbers.int(0...499)), width: 100, height: 44)
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
    static func change(_ element: inout Element, _ number: Int, _ numbers: inout SeededRandom) {
        switch numbers.int(0...6) {
        case 0: element.label = (element.label ?? "") + " \(number)!"
        case 1: element.value = (element.value ?? "") + "+\(number)"
        case 2: element.hint = (element.hint ?? "") + "Twice."
        case 3: element.isEnabled.toggle()
        case 4: element.traits?.formSymmetricDifference(.selected)
        case 5: element.isSelected.toggle()
        default: element.frame = Rect(x: Double(number), y: Double(numbers.int(0...899)), width: 61, height: 33)
        }
    }

    /// Edits a list, and returns the number of edits.
    static func edit(
        _ elements: inout [Element], edits: Int, _ variety: Variety, _ numbers: inout SeededRandom
    ) -> Int {
        for edit in 0..<edits {
            switch numbers.int(0...3) {
            case 0:
                elements.insert(
                    element(100_000 + edit, variety, &numbers), at: numbers.int(0...elements.count))
            case 1 where !elements.isEmpty: elements.remove(at: numbers.int(0...elements.count - 1))
            case 2 where !elements.isEmpty:
                let moved = elements.remove(at: numbers.int(0...elements.count - 1))
                elements.insert(moved, at: numbers.int(0...elements.count))
            default:
                guard !elements.isEmpty else { continue }
                change(&elements[numbers.int(0...elements.count - 1)], edit, &numbers)
            }
        }
        return edits
    }
}
