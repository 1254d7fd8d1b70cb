/// Units of measurement and currencies, as texts beside a number show them, in any language.
package enum Units {
    /// Returns whether the whole text is a unit.
    package static func isUnit(_ text: String) -> Bool { symbols.contains(text) || words.contains(FoldedText(text)) }

    /// Returns whether the whole text is a currency.
    package static func isCurrency(_ text: String) -> Bool {
        currencySigns.contains(text) || currencies.contains(FoldedText(text))
    }

    /// Units of signs, which folding removes, and of one letter, which is a unit in this case only.
    private static let symbols = Lexicon.texts(.unitSymbols)
    private static let words = Lexicon.union(.units)
    private static let currencySigns = Lexicon.texts(.currencySigns)
    private static let currencies = Lexicon.union(.currencies)
}
