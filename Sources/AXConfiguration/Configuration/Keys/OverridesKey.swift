import AXSyntax

extension ConfigurationKey {
    /// `overrides`: settings of rules on some screens.
    static let overrides = ConfigurationKey(
        "overrides",
        example: #"[ { "screens": ["Keypad*"], "rules": { "label-too-short": "off" } } ]"#,
        template: """
            // Rules for some screens only. A screen without a name is matched by the path of its file.
            "overrides": [
              // { "screens": ["Keypad*"], "paths": ["Trees/Legacy/**"], "rules": { "label-too-short": "off" } },
            ],
            """,
        schema: { _ in
            .array(
                .closed(Schema.screenScope + [("rules", .reference("rules"))], required: ["rules"]),
                summary: "Rules for some screens only.")
        },
        read: { reader, value in reader.overrides(value) },
        merge: { base, own in base + own })
}

extension Configuration {
    /// The settings of rules on some screens, in the order in which they are applied.
    var overrides: [RuleOverride] { value(of: .overrides) ?? [] }
}

extension SettingsReader {
    fileprivate mutating func overrides(_ list: JSONValue) -> [RuleOverride] {
        guard expect(.array, list, "a list of overrides") else { return [] }
        return list.items.compactMap { override($0) }
    }

    private mutating func override(_ item: JSONValue) -> RuleOverride? {
        guard expect(.object, item, "an object with screens or paths, and rules") else { return nil }
        let members = members(of: item, ["screens", "paths", "rules"], "key of an override")
        let scope = screenScope(members)
        if members["screens"] == nil, members["paths"] == nil {
            report(item, "this override has neither \"screens\" nor \"paths\"; expected one of them")
        }
        guard let rules = members["rules"] else {
            report(item, "this override has no \"rules\"; expected the rules for its screens")
            return nil
        }
        return RuleOverride(scope: scope, entries: ruleEntries(rules))
    }
}
