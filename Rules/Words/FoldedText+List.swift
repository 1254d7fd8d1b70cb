extension FoldedText {
    /// Returns the texts between the commas of a list, folded.
    static func list(_ words: String) -> [FoldedText] {
        // By bytes, because a search for characters is slow.
        Array(words.utf8).split(separator: UInt8(ascii: ",")).map { FoldedText(String(decoding: $0, as: UTF8.self)) }
    }

    /// Returns the texts between the commas of a list, folded, without their order.
    static func set(_ words: String) -> FoldedSet { FoldedSet(list(words)) }
}
