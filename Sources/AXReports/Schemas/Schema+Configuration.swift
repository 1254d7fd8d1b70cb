import AXTestReports
import AXConfiguration
import AXEngine
import AXSyntax

extension Schema {
    /// The schema of `.axaudit.json`, with every rule and parameter.
    package static func configuration(_ rules: [Rule]) -> Schema { configuration(rules, keys: ConfigurationKey.all) }

    /// The schema of a configuration that has these keys.
    package static func configuration(_ rules: [Rule], keys: [ConfigurationKey]) -> Schema {
        document(
            "axaudit configuration",
            [("type", .text("object"))] + Schema.keys(keys.map { (key: $0.name, value: $0.schema(rules)) })
                + [("$defs", ruleDefinitions(rules))])
    }
}
