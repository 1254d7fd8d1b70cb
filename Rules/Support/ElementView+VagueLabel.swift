import AXEngine
import AXTree

extension ElementView {
    /// Whether the whole label is a phrase that does not describe a link, or a button.
    var hasVagueLabel: Bool {
        guard wordRole == .link || wordRole == .button, type != .cell, let words = labelText.words else { return false }
        return words.isVague(labelText.folded, onLink: wordRole == .link)
    }
}
