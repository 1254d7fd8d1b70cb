import AXEngine
import AXTree

extension ElementView {
    /// Whether the whole label is a phrase that does not describe a link, a button or what else is activated by a tap.
    var hasVagueLabel: Bool {
        let text = labelText.folded
        if wordRole == .link || wordRole == .button, type != .cell {
            return labelText.lists.contains { $0.isVague(text, onLink: wordRole == .link) }
        }
        // "Read more" in a row is about the texts beside it.
        guard isControl, !isTextInput, wordRole == nil || wordRole == .button || wordRole == .image,
            text.scalars.count <= 40
        else { return false }
        return labelText.lists.contains { $0.vague.contains(text) } && !WordList.continuations.contains(text)
    }
}
