import AXEngine
import AXTree
import AXWords

extension ElementView {
    /// Whether the whole label is a phrase that does not describe a link, a button or what else is activated by a tap.
    var hasVagueLabel: Bool {
        let role = wordRole
        let isNamedForAction = (role == .link || role == .button) && type != .cell
        guard isNamedForAction || isControl else { return false }
        let text = labelText
        let folded = text.folded
        if isNamedForAction {
            return text.lists.contains { $0.isVague(folded, onLink: role == .link) }
        }
        if isTextThatActs { return text.lists.contains { $0.vague.contains(folded) || $0.isVagueInvitation(folded) } }
        // "Read more" in a row is about the texts beside it.
        guard !isTextInput, role == nil || role == .button || role == .image else { return false }
        return folded.scalars.count <= 40 && text.lists.contains { $0.vague.contains(folded) }
            && !WordList.continuations.contains(folded)
    }

    /// Whether it is a text of Android that can be tapped: there, a link has no class of its own.
    private var isTextThatActs: Bool {
        conventions.hasControlsWithoutType && isControl && type == .staticText && !hasChildren
    }
}
