extension Element {
    /// Whether a view of Android reacts to a tap or is a control by its class.
    var isAndroidControl: Bool {
        guard let flags = view?.flags else { return type.isControl }
        return type.isControl || !flags.isDisjoint(with: [.clickable, .longClickable, .checkable]) && !mayHoldLinks
    }

    /// Whether the element is a sentence of Android that can be clicked only because links may be in it:
    /// `LinkMovementMethod` makes a text focusable, clickable and long-clickable. A sentence has five words, or is
    /// written without spaces.
    private var mayHoldLinks: Bool {
        guard type == .staticText, let view, let text = view.text,
            view.flags.isSuperset(of: [.clickable, .longClickable, .focusable]),
            view.contentDescription?.isEmpty != false
        else { return false }
        let words = text.prefix(400).split(whereSeparator: \.isWhitespace)
        return words.count >= 5 || words.contains { $0.count >= 20 }
    }
}
