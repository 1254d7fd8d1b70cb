extension FoldedText {
    /// Returns the texts between the commas of a list, folded.
    static func list(_ words: String) -> [FoldedText] { words.split(separator: ",").map { FoldedText(String($0)) } }

    /// Returns the texts between the commas of a list, folded, without their order.
    static func set(_ words: String) -> Set<FoldedText> { Set(list(words)) }
}
