import AXEngine
import AXTree

extension SettingsReader {
    /// The settings of rules and groups in the object at `index`. Groups come first, so that the setting of a
    /// rule overrides that of its group, independent of their order in the file. The setting of a former id applies, too, on the
    /// platform where a rule had that id, unless the rule itself is set.
    mutating func ruleEntries(at object: Int) -> [RuleEntry] {
        guard expect(.object, at: object, "an object whose keys are rule names") else { return [] }
        var (groups, single, moved): ([RuleEntry], [RuleEntry], [RuleEntry]) = ([], [], [])
        for (name, key) in entries(of: object) {
            guard let target = rules.target(name) else {
                report(key, isFull ? "" : rules.unknown(name))
                continue
            }
            var entry = RuleEntry(target: target, level: nil, location: location(of: key))
            switch kind(key + 1) {
            case .string: entry.level = choice(at: key + 1, "severity")
            case .object: readSettings(key + 1, of: target, into: &entry)
            default:
                report(key + 1, expected: "\"off\", \"warning\", \"failure\" or an object with severity and parameters")
            }
            if entry.level == .off, case .rule(let number) = target, rules.rules[number].isMandatory {
                report(key, Self.mandatory(name, "switched off"))
            }
            if case .rule = target { single.append(entry) } else { groups.append(entry) }
            moved += rules.movedRules(from: name).compactMap { self.entry(entry, appliedTo: $0) }
        }
        let named = Set(single.map(\.target))
        return groups + moved.filter { !named.contains($0.target) } + single
    }

    /// Returns the entry of a former id for a rule that had the id on a platform, with the parameters that the rule has.
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

    /// `tree-empty cannot be ignored; only --allow-empty lifts it`.
    static func mandatory(_ rule: String, _ what: String) -> String {
        "\(rule) cannot be \(what); use --allow-empty to allow empty screens"
    }

    private mutating func readSettings(_ object: Int, of target: RuleTarget, into entry: inout RuleEntry) {
        var parameters: [any RuleParameter] = []
        if case .rule(let number) = target { parameters = rules.rules[number].parameters }
        for (name, key) in entries(of: object) {
            if name == "severity" {
                entry.level = choice(at: key + 1, "severity")
            } else if let parameter = parameters.first(where: { $0.name == name }) {
                let value = parameterValue(at: key + 1)
                if case .words = value, reportUnknownWords(at: key + 1, of: parameter) { continue }
                guard let value, parameter.accepts(value) else {
                    report(key + 1, expected: parameter.expectation)
                    continue
                }
                entry.values.append((name, value, location(of: key)))
            } else if case .group(let group, _) = target {
                report(key, "found \"\(name.printable)\", expected only \"severity\": \(group) is a group of rules")
            } else {
                report(key, unknown: "parameter", name, among: parameters.map(\.name) + ["severity"])
            }
        }
    }

    /// Adds an error for each word of the list at `index` that is not one of the parameter's choices. Returns whether there is one.
    private mutating func reportUnknownWords(at index: Int, of parameter: any RuleParameter) -> Bool {
        let errorCount = errors.count
        for item in document.items(of: index) {
            if let message = parameter.errorMessage(forWord: document.string(at: item)) { report(item, message) }
        }
        return errors.count > errorCount
    }

    private func parameterValue(at index: Int) -> ParameterValue? {
        switch kind(index) {
        case .number: return document.number(at: index).map { .number($0) }
        case .yes: return .flag(true)
        case .no: return .flag(false)
        case .array:
            let items = Array(document.items(of: index))
            guard items.allSatisfy({ kind($0) == .string }) else { return nil }
            return .words(items.map { document.string(at: $0) })
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
