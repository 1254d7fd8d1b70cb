extension Lexicon {
    /// Hebrew.
    package static let hebrew = Lexicon(
        "he", "Hebrew", .other,
        lists: [
            .positions: "מתוך"
        ])
}
