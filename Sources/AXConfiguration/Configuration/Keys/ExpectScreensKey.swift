extension ConfigurationKey {
    /// `expectScreens`: the screens that a run has to have.
    static let expectScreens = ConfigurationKey(
        "expectScreens",
        example: ##"["Checkout", "Settings*"]"##,
        template: """
            // Screens that every run has to have, by name; wildcards are allowed. A missing one has no verdict.
            "expectScreens": [],
            """,
        schema: { _ in .array(.type("string")).with("Names or patterns of screens that a run has to have.") },
        read: { reader, value in
            reader.texts(value, "name").map { ExpectedScreen($0.text, at: reader.location(of: $0.value)) }
        },
        merge: { base, own in base + own })
}

extension Configuration {
    /// The screens that a run has to have.
    package var expectedScreens: [ExpectedScreen] { value(of: .expectScreens) ?? [] }
}
