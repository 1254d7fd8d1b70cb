import AXEngine
import AXSyntax
import AXTree

/// A change of the selected rules by an option of a command or of an assertion.
package struct SelectionChange: Sendable {
    enum Kind: Sendable {
        case preset(Preset)
        /// Sets a level. `nil` switches the rules on with their own severity.
        case level(RuleTarget, RuleLevel?)
        case value(Int, name: String, ParameterValue)
        case only(RuleTarget)
    }

    let kind: Kind
    /// The rules that had the named id on one platform, to which the change also applies there, unless an option names
    /// them.
    package private(set) var moved: [MovedRule] = []
    /// The option as written.
    package private(set) var option: String

    /// The option as the origin of what it sets.
    var origin: SettingOrigin {
        if case .preset = kind { .option(option, isPreset: true) } else { .option(option) }
    }

    /// Selects a preset.
    package static func preset(_ preset: Preset, naming names: SettingNames = .api) -> SelectionChange {
        SelectionChange(kind: .preset(preset), option: "\(names.preset) \(preset.rawValue)")
    }

    /// Sets the severity of a rule or a group by a text: `target-size` or `target-size=warning`.
    package static func rule(
        _ text: String, _ rules: RuleIndex, naming names: SettingNames
    ) throws(RuleOptionError) -> SelectionChange {
        let option = "\(names.rule) \(text)"
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        // ESLint writes name:severity.
        let words = text.split(separator: ":", maxSplits: 1).map(\.trimmed)
        if words.count == 2, let first = words.first, rules.target(first) != nil {
            throw RuleOptionError(message: "\(option.printable): write \(names.rule) \(first)=<severity>")
        }
        let target = try target(parts[0], names.rule, rules)
        guard parts.count > 1 else {
            return SelectionChange(kind: .level(target, nil), moved: rules.movedRules(from: parts[0]), option: option)
        }
        guard let level = RuleLevel(rawValue: parts[1]) else {
            throw RuleOptionError(
                message: "\(names.rule) \(parts[0]): "
                    + UnknownWord.message("severity", parts[1], among: RuleLevel.allCases.map(\.rawValue)))
        }
        if level == .off, case .rule(let number) = target, rules.rules[number].isMandatory {
            throw RuleOptionError(message: "\(option): \(parts[0]) " + Self.mandatory(names))
        }
        return SelectionChange(kind: .level(target, level), moved: rules.movedRules(from: parts[0]), option: option)
    }

    /// Restricts the rules to a rule or a group.
    package static func only(
        _ text: String, _ rules: RuleIndex, naming names: SettingNames
    ) throws(RuleOptionError) -> SelectionChange {
        var change = try only(text, rules, option: names.only)
        change.option = "\(names.only) \(text)"
        return change
    }

    /// Sets a parameter by a text: `target-size.minimum=40`. Words are separated by commas.
    package static func set(
        _ text: String, _ rules: RuleIndex, naming names: SettingNames
    ) throws(RuleOptionError) -> SelectionChange {
        let option = names.parameter
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let path = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, path.count == 2 else {
            throw RuleOptionError(message: "\(option) \(text.printable): expected <rule>.<parameter>=<value>")
        }
        guard let number = rules.number(of: path[0]) else {
            throw RuleOptionError(message: "\(option): " + rules.unknown(path[0]))
        }
        let parameter = try parameter(path[1], of: rules.rules[number], option)
        let value = value(parts[1], as: parameter)
        try requireValidWords(value, of: parameter, "\(option) \(parts[0])")
        guard let value, parameter.accepts(value) else {
            throw RuleOptionError(
                message:
                    "\(option) \(parts[0]): found \"\(parts[1].printable)\", expected \(parameter.expectation)")
        }
        return SelectionChange(
            kind: .value(number, name: parameter.name, value), moved: rules.movedRules(from: path[0]),
            option: "\(option) \(text)")
    }

    /// Sets the level of a rule or group in code, or switches it on if `level` is `nil`. `option` is the code in
    /// messages.
    package static func rule(
        _ name: String, _ level: RuleLevel?, _ rules: RuleIndex, option: String
    ) throws(RuleOptionError) -> SelectionChange {
        let target = try target(name, option, rules)
        if level == .off, case .rule(let number) = target, rules.rules[number].isMandatory {
            throw RuleOptionError(message: "\(option): \(name) " + Self.mandatory(.api))
        }
        return SelectionChange(kind: .level(target, level), moved: rules.movedRules(from: name), option: option)
    }

    /// Sets a parameter of a rule in code.
    package static func set(
        _ name: String, _ parameter: String, to value: ParameterValue, _ rules: RuleIndex, option: String
    ) throws(RuleOptionError) -> SelectionChange {
        guard let number = rules.number(of: name) else {
            throw RuleOptionError(message: "\(option): \(rules.unknown(name))")
        }
        let known = try Self.parameter(parameter, of: rules.rules[number], option)
        try requireValidWords(value, of: known, "\(option): \(name).\(parameter)")
        guard known.accepts(value) else {
            throw RuleOptionError(
                message: "\(option): \(name).\(parameter): found \(value.description.printable), expected "
                    + known.expectation)
        }
        return SelectionChange(
            kind: .value(number, name: parameter, value), moved: rules.movedRules(from: name), option: option)
    }

    /// Returns the platforms on which the parameter that it sets has an effect, or `nil` if it sets none.
    package func platforms(_ rules: RuleIndex) -> [Platform]? {
        guard case .value(let number, let name, _) = kind else { return nil }
        return rules.rules[number].platforms(ofParameter: name)
    }

    /// Runs only a rule or group, chosen in code.
    package static func only(_ name: String, _ rules: RuleIndex, option: String) throws(RuleOptionError)
        -> SelectionChange
    {
        SelectionChange(
            kind: .only(try target(name, option, rules)), moved: rules.movedRules(from: name), option: option)
    }

    /// Throws if a word of a list is not one of the parameter's choices.
    private static func requireValidWords(
        _ value: ParameterValue?, of parameter: any RuleParameter, _ option: String
    ) throws(RuleOptionError) {
        guard case .words(let words) = value else { return }
        if let message = words.lazy.compactMap(parameter.errorMessage(forWord:)).first {
            throw RuleOptionError(message: "\(option): \(message)")
        }
    }

    private static func parameter(
        _ name: String, of rule: Rule, _ option: String
    ) throws(RuleOptionError) -> any RuleParameter {
        if let parameter = rule.parameters.first(where: { $0.name == name }) { return parameter }
        let problem =
            rule.parameters.isEmpty
            ? "\(rule.id) has no parameters"
            : UnknownWord.message("parameter", name, among: rule.parameters.map(\.name))
        throw RuleOptionError(message: "\(option) \(rule.id): \(problem)")
    }

    /// Restricts the rules to one that only another configuration declares. No rule runs by it.
    package static func onlyElsewhere(_ text: String, naming names: SettingNames) -> SelectionChange {
        SelectionChange(kind: .only(.group(text, [])), option: "\(names.only) \(text)")
    }

    /// The end of the message on a rule that is switched off but always runs.
    private static func mandatory(_ names: SettingNames) -> String {
        "cannot be switched off" + SettingRemedy.allowEmpty.text(names)
    }

    private static func target(_ name: String, _ option: String, _ rules: RuleIndex) throws(RuleOptionError)
        -> RuleTarget
    {
        guard let target = rules.target(name) else {
            throw RuleOptionError(message: "\(option): \(rules.unknown(name))")
        }
        return target
    }

    private static func value(_ text: String, as parameter: any RuleParameter) -> ParameterValue? {
        switch parameter.defaultValue {
        case .number:
            let bytes = Array(text.utf8)
            return Double(decimal: bytes, from: 0, to: bytes.count).map { .number($0) }
        case .flag: return text == "true" ? .flag(true) : text == "false" ? .flag(false) : nil
        case .words:
            return .words(text.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty })
        }
    }
}
