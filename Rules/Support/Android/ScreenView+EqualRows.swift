import AXEngine
import AXTree

extension ScreenView {
    /// Returns whether controls of one name are rows of a list, or are in rows of it, that are equal because their
    /// contents are: two people of one name, two uploads of one title.
    func areInEqualRows(_ members: [ElementView]) -> Bool {
        guard let list = members[0].ancestors.prefix(20).first(where: \.isList) else { return false }
        let rows = members.compactMap { row(of: $0, in: list) }
        guard rows.count == members.count, Set(rows.map(\.index)).count == rows.count,
            Set(rows.map(\.element.view?.className)).count == 1
        else { return false }
        // A row of data has a title and something else; a choice has one text.
        return rows.allSatisfy { row in
            row.contents.filter { $0.type == .staticText && !$0.isControl && !$0.isDescribed && !$0.isBlank }.count > 1
        }
    }

    /// Returns the child of a list that is an element, or that has it inside.
    private func row(of element: ElementView, in list: ElementView) -> ElementView? {
        if element.element.parent == list.index { return element }
        return element.ancestors.prefix(20).first { $0.element.parent == list.index }
    }
}

extension ElementView {
    /// Whether it scrolls, and so may have rows whose contents are data.
    fileprivate var isList: Bool { element.view?.flags.contains(.scrollable) == true }
}
