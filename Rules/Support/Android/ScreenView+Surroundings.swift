import AXEngine
import AXTree

extension ScreenView {
    /// Returns controls of one name on an Android screen, in groups of those that nothing around them tells apart. No
    /// dump of Android says which elements are rows, groups or bars.
    ///
    /// A control is told apart by the other names in the largest container that has no other of the controls inside, or
    /// else by the texts before it: in `Front, [Off], [On], Rear, [Off], [On]` the two controls "Off" follow different
    /// texts.
    func toldApartBySurroundings(_ members: [Int]) -> [[Int]] {
        guard members.count > 1 else { return [members] }
        let texts = cached { TextsBefore(self) }.numbers
        let groups = Dictionary(grouping: members.indices) { position in
            let before = position > 0 ? members[position - 1] : -1
            let after = position + 1 < members.count ? members[position + 1] : elements.count
            let names = names(around: members[position], between: before, and: after)
            return Surroundings(names: names, texts: names.isEmpty ? texts[members[position]] : nil)
        }
        return groups.values.map { $0.map { members[$0] } }
    }

    /// Returns the first names beside an element that differ from its own, in the largest container around it that has
    /// neither the element `before` nor the element `after` inside.
    private func names(around index: Int, between before: Int, and after: Int) -> [String] {
        // Real screens are less deep; nested containers must not take time that grows with the square of their number.
        let containers = self[index].ancestors.prefix(100).prefix { container in
            container.index > before && elements[container.index].subtreeEnd <= after
        }
        guard let largest = Array(containers).last else { return [] }
        let own = self[index].name
        return Array(largest.contents.lazy.compactMap(\.name).filter { $0 != own }.prefix(20))
    }
}

/// What tells a control apart from others of its name.
private struct Surroundings: Hashable {
    /// The names in the container around it.
    var names: [String]
    /// The number of the texts before it, if there are no such names.
    var texts: Int?
}

/// What TalkBack reads right before each control.
private final class TextsBefore {
    /// By control: the number of the texts between the control before them and the next one; equal texts have one
    /// number.
    private(set) var numbers: [Int: Int] = [:]

    init(_ screen: ScreenView) {
        var known: [[String]: Int] = [:]
        var texts: [String] = []
        var number: Int?
        for element in screen.exposure.order.lazy.map({ screen[$0] }) {
            if element.isControl {
                if number == nil {
                    number = known[texts] ?? known.count
                    known[texts] = number
                }
                numbers[element.index] = number
            } else if !element.isSelected, let name = element.name {
                if number != nil { texts = [] }
                texts.append(name)
                number = nil
            }
        }
    }
}
