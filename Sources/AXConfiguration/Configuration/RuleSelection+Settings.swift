import AXEngine
import AXSyntax

extension RuleSelection {
    /// What the findings depend on, by name, in short: each rule that runs with its severity and parameters, the
    /// overrides, and the ignores besides `others`. Runs with the same settings have the same names and values.
    package func settings(ignores others: [Ignore]) -> [String: String] {
        var settings: [String: String] = [:]
        for rule in effectiveRules(on: ScreenID(name: "")) where rule.isOn {
            let values = rule.values.map { "\($0.name)=\($0.value)" }.sorted()
            // Of a custom rule, the texts say what it expects.
            let texts = rule.rule.groups.contains(CustomRule.group) ? [Self.digest([rule.rule.texts])] : []
            settings[rule.rule.id] = ([rule.severity.rawValue] + values + texts).joined(separator: " ")
        }
        if !overrides.isEmpty { settings["overrides"] = Self.digest(overrides.map(text)) }
        if includesSystem { settings["includeSystem"] = "true" }
        if systemScreens != .verdict { settings["systemScreens"] = systemScreens.rawValue }
        let ignores = ignores + others
        if !ignores.isEmpty {
            settings["ignores"] = Self.digest(
                ignores.map { "\($0.summary) \($0.subtree) \($0.expires?.description ?? "") \($0.scope.text)" })
        }
        return settings
    }

    private func text(_ override: RuleOverride) -> String {
        let entries = override.entries.map { entry in
            let rules = entry.target.numbers.map { index.rules[$0].id }.joined(separator: ",")
            let values = entry.values.map { "\($0.name)=\($0.value)" }.sorted().joined(separator: " ")
            return "\(rules) \(entry.level?.rawValue ?? "") \(values)"
        }
        return ([override.scope.text] + entries).joined(separator: "; ")
    }

    /// Returns a short digest of texts.
    package static func digest(_ texts: [String]) -> String {
        String(SHA256.hexadecimal(Array(texts.joined(separator: "\n").utf8)).prefix(16))
    }
}

extension Configuration {
    /// What the configuration sets of screens, by name: what is also an option, such as the locale, and types of
    /// elements.
    package var screenSettings: [String: String] {
        var settings: [String: String] = [:]
        for setting in effectiveSettings(ConfigurationKey.all.filter { $0.option != nil }) {
            if case .word(let value) = setting.value { settings[setting.name] = value }
        }
        settings["elements"] = typeOverrides.map { types in
            RuleSelection.digest(types.entries.map { "\($0.element.text) \($0.type.name)" })
        }
        if !journeys.isEmpty {
            settings["journeys"] = RuleSelection.digest(journeys.map { "\($0.journey)" })
        }
        return settings
    }
}

extension ScreenScope {
    /// The patterns.
    fileprivate var text: String { "\(screens.map(\.pattern)) \(paths.patterns)" }
}

extension Rule {
    /// The texts of the variants.
    fileprivate var texts: String {
        variants.map { "\($0.guide.summary) \($0.guide.why) \($0.guide.fix)" }.joined(separator: "\n")
    }
}
