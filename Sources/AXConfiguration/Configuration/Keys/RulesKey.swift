extension ConfigurationKey {
    /// `rules`: severities and parameters of rules and groups of rules.
    static let rules = ConfigurationKey(
        "rules",
        example: #"{ "target-size": { "severity": "warning", "minimum": 40 } }"#,
        template: """
            // Rules by name or group: "off", "warning", "failure", or an object with severity and parameters.
            // axaudit rules lists the rules; axaudit explain <rule> describes the parameters.
            "rules": {
              // "target-size": { "severity": "warning", "minimum": 40, "androidMinimum": 44 },
              // "label-too-short": "off",
            },
            """,
        schema: { _ in .reference("rules") },
        read: { reader, value in reader.ruleEntries(value) },
        merge: { base, own in base + own })
}

extension Configuration {
    /// The settings of rules and groups, in the order in which they are applied.
    var ruleEntries: [RuleEntry] { value(of: .rules) ?? [] }
}
