import AXSyntax

/// The paths of a screen's elements in their tree, for people: `Window/NavigationBar/Button[2]`.
///
/// The platform of the screen decides on the steps; see `PathSteps`. Each step has an index from 0 among the siblings
/// of the same name unless there is only one.
package struct ElementPath: Sendable {
    /// For each element, its index among the siblings of its name, or -1 if it has none.
    private let ordinals: [Int32]
    /// The identifiers with which a path can begin.
    private let anchors: Set<String>
    private let screen: Screen

    /// Numbers the siblings of a screen, in linear time.
    package init(_ screen: Screen) {
        let elements = screen.elements
        let (names, count) = Self.names(of: screen)
        var ordinals = [Int32](repeating: -1, count: elements.count)
        var firstOfName = [Int32](repeating: -1, count: count)
        var countOfName = [Int32](repeating: 0, count: count)

        func number(from start: Int, to end: Int) {
            var found: [Int] = []
            var child = start
            while child < end {
                let name = names[child]
                if countOfName[name] == 0 {
                    firstOfName[name] = Int32(child)
                    found.append(name)
                } else {
                    ordinals[child] = countOfName[name]
                    ordinals[Int(firstOfName[name])] = 0
                }
                countOfName[name] += 1
                child = elements[child].subtreeEnd
            }
            for name in found { countOfName[name] = 0 }
        }

        number(from: 0, to: elements.count)
        for index in elements.indices where elements[index].subtreeEnd > index + 1 {
            number(from: index + 1, to: elements[index].subtreeEnd)
        }
        self.ordinals = ordinals
        anchors = Self.anchors(of: screen)
        self.screen = screen
    }

    /// Returns a number for the name of each element, and how many there are.
    private static func names(of screen: Screen) -> (names: [Int], count: Int) {
        let elements = screen.elements
        guard case .classes = screen.platform.terms.pathSteps else {
            return (elements.indices.map { Int(elements[$0].type.rawValue) }, ElementType.allCases.count)
        }
        var numbers: [Substring: Int] = [:]
        let names = elements.indices.map { index in
            let name = elements[index].view?.simpleClassName ?? elements[index].type.xcuiName[...]
            let number = numbers[name, default: numbers.count]
            numbers[name] = number
            return number
        }
        return (names, numbers.count)
    }

    /// Returns the identifiers that only one element has, if a path can begin with them.
    private static func anchors(of screen: Screen) -> Set<String> {
        guard case .classes = screen.platform.terms.pathSteps else { return [] }
        var counts: [String: Int] = [:]
        for element in screen.elements {
            if let identifier = element.identifier, !identifier.isEmpty { counts[identifier, default: 0] += 1 }
        }
        return Set(counts.filter { $0.value == 1 }.keys)
    }

    /// The path of an element, safe to print. Only the last 40 steps of a longer path are shown, after `…`.
    package subscript(index: Int) -> String {
        var steps: [String] = []
        var step: Int? = index
        while let at = step {
            if steps.count == 40 {
                steps.append("…")
                break
            }
            let element = screen.elements[at]
            if at != index, let identifier = element.identifier, anchors.contains(identifier) {
                steps.append("#" + identifier.printable(limit: 60))
                break
            }
            if element.type != .application || at == index {
                let name = element.view.map { String($0.simpleClassName).printable(limit: 60) }
                steps.append((name ?? element.type.xcuiName) + (ordinals[at] < 0 ? "" : "[\(ordinals[at])]"))
            }
            step = element.parent
        }
        steps.reverse()
        return steps.joined(separator: "/")
    }
}
