/// The words with which a text says on what a disabled control depends.
package enum ConditionWords {
    /// Returns whether a text names a condition: `Select at least 3`, `Colors can only be set if …`.
    ///
    /// A word such as `disabled` counts in a text of five words or more; in a shorter one it may be part of a name.
    package static func areIn(_ text: FoldedText) -> Bool {
        !strong.matches(in: text).isEmpty || text.wordCount >= 5 && !weak.matches(in: text).isEmpty
    }

    private static let strong = Lexicon.union(.conditions)
    private static let weak = Lexicon.union(.weakConditions)
}
