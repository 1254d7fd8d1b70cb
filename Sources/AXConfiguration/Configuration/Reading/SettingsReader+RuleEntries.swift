import AXEngine
import AXSyntax
import AXTree

extension SettingsReader {
    /// The settings of rules and groups in the object. Groups come first, so that the setting of a rule overrides that
    /// of its group, independent of their order in the file. The setting of a former id applies, too, on the platform
    /// where a rule had that id, unless the rule itself is set.
    mutating func ruleEntries(_ object: JSONValue) -> [RuleEntry] {
        guard expect(.object, object, "an object whose keys are rule names") else { return [] }
        var (groups, single, moved): ([RuleEntry], [RuleEntry], [RuleEntry]) = ([], [], [])
        for member in entries(of: object) {
            let (name, key, value) = (member.name, member.key, member.value)
            guard let target = rules.target(name) else {
                report(key, isFull ? "" : rules.unknown(name))
                continue
            }
            var entry = RuleEntry(target: target, level: nil, location: location(of: key))
            switch value.kind {
            case .string: entry.level = choice(value, "severity")
            case .object: readSettings(value, of: target, into: &entry)
            default:
                report(value, expected: "\"off\", \"warning\", \"failure\" or an object with severity and parameters")
            }
            if entry.level == .off, case .rule(let number) = target, rules.rules[number].isMandatory {
                reportMandatory(key, name, "switched off")
            }
            if case .rule = target { single.append(entry) } else { groups.append(entry) }
            moved += rules.movedRules(from: name).compactMap { self.entry(entry, appliedTo: $0) }
        }
        let named = Set(single.map(\.target))
        return groups + moved.filter { !named.contains($0.target) } + single
    }

    /// Returns the entry of a former id for a rule that had the id on a platform, with the parameters that the rule
    /// has.
    private func entry(_ entry: RuleEntry, appliedTo moved: MovedRule) -> RuleEntry? {
        guard let number = rules.number(of: moved.id) else { return nil }
        var copy = entry
        copy.target = .rule(number)
        copy.moved = moved
        copy.values = entry.values.filter { value in
            rules.rules[number].parameters.contains { $0.name == value.name && $0.accepts(value.value) }
        }
        return copy
    }

    /// Adds an error for a rule that always runs: `tree-empty cannot be ignored`.
    mutating func reportMandatory(_ value: JSONValue, _ rule: String, _ what: String) {
        report(value, "\(rule) cannot be \(what)", remedy: .allowEmpty)
    }

    private mutating func readSettings(_ object: JSONValue, of target: RuleTarget, into entry: inout RuleEntry) {
        var parameters: [any RuleParameter] = []
        if case .rule(let number) = target { parameters = rules.rules[number].parameters }
        for member in entries(of: object) {
            let (name, key, value) = (member.name, member.key, member.value)
            if name == "severity" {
                entry.level = choice(value, "severity")
            } else if let parameter = parameters.first(where: { $0.name == name }) {
                let parameterValue = Self.parameterValue(value)
                if case .words = parameterValue, reportUnknownWords(value, of: parameter) { continue }
                guard let parameterValue, parameter.accepts(parameterValue) else {
                    report(value, expected: parameter.expectation)
                    continue
                }
                entry.values.append((name, parameterValue, location(of: key)))
            } else if case .group(let group, _) = target {
                report(key, "found \"\(name.printable)\", expected only \"severity\": \(group) is a group of rules")
            } else {
                report(key, unknown: "parameter", name, among: parameters.map(\.name) + ["severity"])
            }
        }
    }

    /// Adds an error for each word of the list that is not one of the parameter's choices. Returns whether there is
    /// one.
    private mutating func reportUnknownWords(_ value: JSONValue, of parameter: any RuleParameter) -> Bool {
        let countBefore = errorCount
        for item in value.items {
            if let message = parameter.errorMessage(forWord: item.content) { report(item, message) }
        }
        return errorCount > countBefore
    }

    private static func parameterValue(_ value: JSONValue) -> ParameterValue? {
        switch value.kind {
        case .number: return value.number.map { .number($0) }
        case .yes: return .flag(true)
        case .no: return .flag(false)
        case .array:
            let items = Array(value.items)
            guard items.allSatisfy({ $0.kind == .string }) else { return nil }
            return .words(items.map { $0.content })
        default: return nil
        }
    }
}

extension Schema {
    /// The definitions that `rules` and `overrides` refer to.
    package static func ruleDefinitions(_ rules: [Rule]) -> Schema {
        let groups = Set(rules.flatMap(\.groups)).sorted().map { group in
            (key: group, value: setting(parameters: []).with("The rules of this group."))
        }
        let single = rules.map { rule in
            (key: rule.id, value: setting(parameters: rule.parameters).with(rule.summary))
        }
        return .object([("level", words(RuleLevel.allCases.map(\.rawValue))), ("rules", closed(single + groups))])
    }

    private static func setting(parameters: [any RuleParameter]) -> Schema {
        anyOf([
            .reference("level"),
            closed([("severity", .reference("level"))] + parameters.map { (key: $0.name, value: parameter($0)) }),
        ])
    }

    private static func parameter(_ parameter: any RuleParameter) -> Schema {
        var members: [(key: String, value: Schema)] = []
        switch parameter.defaultValue {
        case .number(let number):
            members.append(("type", .text(parameter.isWhole ? "integer" : "number")))
            if let range = parameter.range {
                members += [("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound))]
            }
            members.append(("default", .number(number)))
        case .flag(let flag): members += [("type", .text("boolean")), ("default", .flag(flag))]
        case .words(let words):
            members += [
                ("type", .text("array")),
                ("items", parameter.choices.isEmpty ? .type("string") : Schema.words(parameter.choices)),
                ("default", .list(words.map { .text($0) })),
            ]
        }
        return Schema.object(members).with(parameter.summary)
    }
}
