extension Lexicon {
    /// Thai.
    package static let thai = Lexicon(
        "th", "Thai", .other,
        lists: [
            .positions: "จาก"
        ])
}
