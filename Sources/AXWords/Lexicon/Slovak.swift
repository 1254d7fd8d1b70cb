extension Lexicon {
    /// Slovak.
    package static let slovak = Lexicon(
        "sk", "Slovak",
        unmistakable: Words(
            roles: [
                .button: "tlačidlo",
                .textField: "textové pole",
            ]),
        lists: [
            .passwords: "heslo"
        ])
}
