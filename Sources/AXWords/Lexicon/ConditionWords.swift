/// The words with which a text says on what a disabled control depends.
package enum ConditionWords {
    /// Returns whether a text names a condition: `Select at least 3`, `Colors can only be set if …`.
    ///
    /// A word such as `disabled` counts in a text of five words or more; in a shorter one it may be part of a name.
    package static func areIn(_ text: FoldedText) -> Bool {
        let padded = [0x20] + text.scalars + [0x20]
        func contains(_ phrase: FoldedText) -> Bool {
            padded.firstRange(of: [0x20] + phrase.scalars + [0x20]) != nil
        }
        if strong.contains(where: contains) { return true }
        return text.scalars.count { $0 == 0x20 } >= 4 && weak.contains(where: contains)
    }

    private static let strong = FoldedText.list(
        """
        at least, until, unless, is required, are required, mindestens, solange, au moins, jusqu à, al menos, pelo menos, almeno, \
        en az, не менее
        """)

    private static let weak = FoldedText.list(
        """
        can only, only if, only when, must, enable, disabled, unavailable, nur wenn, muss, müssen, aktivieren, deaktiviert, \
        seulement si, doit, activer, désactivé, solo si, debe, activar, desactivado, somente se, deve, ativar, desativado
        """)
}
