/// Actions that are disabled most of the time because nothing is there to act on, as users expect.
package enum ContextualAction {
    /// Returns whether a label names an action on the history or the format of a text or a page: `Undo`, `Bold`, `Go
    /// Back`.
    package static func isEditing(_ label: FoldedText) -> Bool { editing.contains(label) }

    /// Returns whether a label names a page beside the current one, or the reset of a setting: `Next page`, `Reset`.
    package static func isPaging(_ label: FoldedText) -> Bool { paging.contains(label) }

    /// Returns whether a label names the sending of what is in a field: `Send`, `Post`.
    package static func isSending(_ label: FoldedText) -> Bool { sending.contains(label) }

    private static let editing = Lexicon.union(.editingCommands)
    private static let paging = Lexicon.union(.pagingCommands)
    private static let sending = Lexicon.union(.sendingCommands)
}
