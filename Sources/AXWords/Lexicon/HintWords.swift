/// English words of hints.
package enum HintWords {
    /// Returns whether the text has at least two English words of hints. `isAmongLatin` is true where the other texts are in
    /// another language with Latin letters: words that one of the languages with a list shares do not count then.
    package static func isEnglish(_ text: FoldedText, isAmongLatin: Bool) -> Bool {
        let list = isAmongLatin ? unambiguous : all
        var count = 0
        for word in text.scalars.split(separator: 0x20) where list.contains(word) {
            count += 1
            if count == 2 { return true }
        }
        return false
    }

    /// Words that none of the other languages with a list and Latin letters has.
    private static let unambiguous = FoldedText.set(
        """
        the, this, these, those, your, you, with, from, which, when, where, then, into, adds, opens, closes, shows, hides, plays, \
        saves, deletes, removes, sends, shares, starts, stops, turns, goes, moves, changes, chooses, selects, displays, dismisses, \
        cancels, confirms, downloads, uploads, returns, switches, expands, collapses, continues, edits, creates, searches, \
        refreshes, updates, settings, screen, account, message, messages, password, address, delete, remove, change, choose, \
        choosing, enter, between, another, without, previous, current
        """)

    private static let all = unambiguous.union(
        FoldedText.set(
            """
            a, an, of, to, in, on, for, and, or, it, is, are, will, be, at, by, open, close, show, hide, play, save, send, share, \
            start, stop, turn, go, move, select, display, cancel, confirm, download, upload, return, switch, edit, create, search, \
            update, list, page, item, photo, video, menu, view, off, next, back, details, more, new
            """))
}
