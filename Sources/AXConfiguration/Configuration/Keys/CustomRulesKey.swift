import AXEngine

extension ConfigurationKey {
    /// `customRules`: rules that a team declares itself.
    static let customRules = ConfigurationKey(
        "customRules",
        example: """
            [ { "id": "card-hint-missing", "message": "card without a hint", "reason": "Cards open a menu.",
                "elements": { "identifier": "card-*" }, "expect": { "present": "hint" } } ]
            """,
        definesRules: true,
        schema: { _ in .array(.customRule, summary: "Custom rules.") },
        read: { reader, value in reader.customRules(value) },
        merge: { base, own in base + own })
}

extension Configuration {
    /// The rules that the configuration declares.
    package var customRules: [Rule] { value(of: .customRules) ?? [] }

    /// The index of `rules` and the configuration's own rules.
    package func rules(beside rules: RuleIndex) -> RuleIndex { rules.adding(customRules) }
}
