import AXSyntax

extension ConfigurationKey {
    /// `owners`: who is responsible for screens and elements.
    static let owners = ConfigurationKey(
        "owners",
        example: ##"{ "#pay-*": "Payments", "Checkout*": "Shop" }"##,
        template: """
            // Owners of elements (by identifier) and of screens, for reports by owner; the first entry that matches applies.
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
        read: { reader, value in Owners(reader.owners(value)) },
        merge: { base, own in Owners(own.entries + base.entries) })
}

extension Configuration {
    /// The owners of screens and elements. The first entry that matches applies.
    package var owners: Owners { value(of: .owners) ?? Owners([]) }
}

extension SettingsReader {
    fileprivate mutating func owners(_ value: JSONValue) -> [OwnerEntry] {
        guard expect(.object, value, "an object with the owner for each #identifier or screen") else { return [] }
        var entries: [OwnerEntry] = []
        for member in value.members {
            let pattern = member.name
            if pattern.isEmpty || pattern == "#" {
                report(member.key, "found an empty pattern, expected #identifier or the name of a screen")
            }
            if let owner = text(member.value, "the name of the owner") {
                entries.append(OwnerEntry(pattern, owner: owner))
            }
        }
        return entries
    }
}
