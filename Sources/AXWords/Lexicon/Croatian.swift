extension Lexicon {
    /// Croatian.
    package static let croatian = Lexicon(
        "hr", "Croatian",
        unmistakable: Words(
            roles: [
                .button: "gumb, dugme"
            ]),
        lists: [
            .passwords: "lozinka"
        ])
}
