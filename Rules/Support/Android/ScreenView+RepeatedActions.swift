import AXEngine
import AXTree
import AXWords

extension ScreenView {
    /// Returns whether controls of one name on an Android screen sound alike although the texts around them differ:
    /// TalkBack does not read the texts of a row with a button in the row, nor a title with a field.
    func soundAlike(_ members: [Int]) -> Bool { areFieldsOfOneName(members) || areActionsOfRows(members) }

    /// Returns whether controls are text fields, which only their names tell apart.
    private func areFieldsOfOneName(_ members: [Int]) -> Bool { members.allSatisfy { self[$0].isTextInput } }

    /// Returns whether controls are the same action of several rows: buttons of one class and size, each after a text
    /// or in a named control. Choices, such as "On" and "Off" of several settings, are not.
    private func areActionsOfRows(_ members: [Int]) -> Bool {
        let first = self[members[0]]
        guard let frame = first.frame, let name = first.name, name.count(where: \.isLetter) >= 2, !first.namesState
        else { return false }
        return members.allSatisfy { index in
            let element = self[index]
            guard let other = element.frame, element.element.view?.className == first.element.view?.className,
                element.mayBeActionOfRow
            else { return false }
            let isAsLarge = (other.height - frame.height).magnitude <= 2 || (other.width - frame.width).magnitude <= 2
            return isAsLarge && hasTextOfRow(before: index)
        }
    }

    /// Returns whether TalkBack reads a text right before a control, or other controls that occur in each row and
    /// before them a text, or whether a named control is around it.
    private func hasTextOfRow(before index: Int) -> Bool {
        if self[index].controlsAround.contains(where: { !$0.isBlank }) { return true }
        let repeated = cached { RepeatedNames(self) }.names
        var at = index
        for _ in 0..<6 {
            guard let before = exposed(before: at) else { return false }
            if !before.isControl { return !before.isBlank }
            // A control without a name tells nothing apart, such as the check box of each row.
            if let name = before.name, !name.isBlank, !repeated.contains(name) { return false }
            at = before.index
        }
        return false
    }
}

/// The names that several controls of a screen have.
private final class RepeatedNames {
    let names: Set<String>

    init(_ screen: ScreenView) {
        var known: Set<String> = []
        var repeated: Set<String> = []
        for index in screen.controlIndices {
            if let name = screen[index].name, !known.insert(name).inserted { repeated.insert(name) }
        }
        names = repeated
    }
}

extension ElementView {
    /// Whether the name is a word for a state.
    fileprivate var namesState: Bool {
        guard let words = labelText.words else { return false }
        return words.switched.contains(labelText.folded) || words.chosen.contains(labelText.folded)
    }

    /// Whether it is a control that is tapped, neither a choice nor a key.
    var mayBeActionOfRow: Bool {
        guard let view = element.view, view.flags.contains(.clickable), !view.flags.contains(.checkable), !isSelected,
            !isOnWebPage, !isTextInput, !isInGrid
        else { return false }
        return type == .button || type == .staticText || type == .other && !hasChildren
    }
}
