extension Lexicon {
    /// Slovenian.
    package static let slovenian = Lexicon(
        "sl", "Slovenian",
        unmistakable: Words(
            roles: [
                .button: "gumb"
            ]))
}
