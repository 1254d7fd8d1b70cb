extension ConfigurationKey {
    /// `owners`: who is responsible for screens and elements.
    static let owners = ConfigurationKey(
        "owners",
        example: ##"{ "#pay-*": "Payments", "Checkout*": "Shop" }"##,
        template: """
            // Owners of elements (by identifier) and of screens, for --by owner; the first entry that matches applies.
            "owners": {
              // "#pay-*": "Payments",
              // "Checkout*": "Shop",
            },
            """,
        schema: { _ in
            .object([
                ("type", .text("object")), ("additionalProperties", .type("string")),
                ("description", .text("Owners by #identifier or by screen; the first entry that matches applies.")),
            ])
        },
        read: { reader, index in Owners(reader.owners(at: index)) },
        merge: { base, own in Owners(own.entries + base.entries) })
}

extension Configuration {
    /// The owners of screens and elements. The first entry that matches applies.
    package var owners: Owners { value(of: .owners) ?? Owners([]) }
}

extension SettingsReader {
    fileprivate mutating func owners(at index: Int) -> [OwnerEntry] {
        guard expect(.object, at: index, "an object with the owner for each #identifier or screen") else { return [] }
        var entries: [OwnerEntry] = []
        for key in document.keys(of: index) {
            let pattern = document.string(at: key)
            if pattern.isEmpty || pattern == "#" {
                report(key, "found an empty pattern, expected #identifier or the name of a screen")
            }
            if let owner = text(at: key + 1, "the name of the owner") {
                entries.append(OwnerEntry(pattern, owner: owner))
            }
        }
        return entries
    }
}
