/// The paths of a screen's elements in their tree, for people: `Window/NavigationBar/Button[2]`.
///
/// A path consists of the type names from the root to the element, without the application, each with an index from 0
/// among the siblings of the same type unless there is only one.
public struct ElementPath: Sendable {
    /// For each element, its index among the siblings of its type, or -1 if it has none.
    private let ordinals: [Int32]
    private let screen: Screen

    /// Numbers the siblings of a screen, in linear time.
    public init(_ screen: Screen) {
        var ordinals = [Int32](repeating: -1, count: screen.elements.count)
        var firstOfType = [Int32](repeating: -1, count: ElementType.allCases.count)
        var countOfType = [Int32](repeating: 0, count: ElementType.allCases.count)
        let elements = screen.elements

        func number(from start: Int, to end: Int) {
            var types: [Int] = []
            var child = start
            while child < end {
                let type = Int(elements[child].type.rawValue)
                if countOfType[type] == 0 {
                    firstOfType[type] = Int32(child)
                    types.append(type)
                } else {
                    ordinals[child] = countOfType[type]
                    ordinals[Int(firstOfType[type])] = 0
                }
                countOfType[type] += 1
                child = elements[child].subtreeEnd
            }
            for type in types { countOfType[type] = 0 }
        }

        number(from: 0, to: elements.count)
        for index in elements.indices where elements[index].subtreeEnd > index + 1 {
            number(from: index + 1, to: elements[index].subtreeEnd)
        }
        self.ordinals = ordinals
        self.screen = screen
    }

    /// The path of an element. Only the last 40 steps of a longer path are shown, after `…`.
    public subscript(index: Int) -> String {
        var steps: [String] = []
        var step: Int? = index
        while let at = step {
            if steps.count == 40 {
                steps.append("…")
                break
            }
            let element = screen.elements[at]
            if element.type != .application || at == index {
                steps.append(element.type.xcuiName + (ordinals[at] < 0 ? "" : "[\(ordinals[at])]"))
            }
            step = element.parent
        }
        steps.reverse()
        return steps.joined(separator: "/")
    }
}
