import AXTree

/// What an option of the command line says of rules.
public struct SelectionChange: Sendable {
    enum Kind: Sendable {
        case preset(Preset)
        /// Nil switches the rules on as they are.
        case level(RuleTarget, RuleLevel?)
        case value(Int, name: String, ParameterValue)
        case only(RuleTarget)
    }

    let kind: Kind
    /// The option as it was written.
    let option: String

    /// Why an option says nothing.
    public struct Problem: Error, Hashable {
        /// What was found and what was expected.
        public var message: String
    }

    /// `--preset strict`.
    public static func preset(_ preset: Preset) -> SelectionChange {
        SelectionChange(kind: .preset(preset), option: "--preset \(preset.rawValue)")
    }

    /// `--rule target-size`, `--rule target-size=warning`, of a rule or a group.
    public static func rule(_ text: String, _ rules: RuleIndex) throws(Problem) -> SelectionChange {
        let option = "--rule \(text)"
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let target = try target(parts[0], "--rule", rules)
        guard parts.count > 1 else { return SelectionChange(kind: .level(target, nil), option: option) }
        guard let level = RuleLevel(rawValue: parts[1]) else {
            throw Problem(
                message: "--rule \(parts[0]): "
                    + SettingsReader.unknown("severity", parts[1], among: RuleLevel.allCases.map(\.rawValue)))
        }
        if level == .off, case .rule(let number) = target, rules.rules[number].isMandatory {
            throw Problem(message: "\(option): \(parts[0]) cannot be switched off; only --allow-empty lifts it")
        }
        return SelectionChange(kind: .level(target, level), option: option)
    }

    /// `--only labels`, of a rule or a group.
    public static func only(_ text: String, _ rules: RuleIndex) throws(Problem) -> SelectionChange {
        SelectionChange(kind: .only(try target(text, "--only", rules)), option: "--only \(text)")
    }

    /// `--set target-size.minimum=40`; words are separated by commas.
    public static func set(_ text: String, _ rules: RuleIndex) throws(Problem) -> SelectionChange {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let names = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, names.count == 2 else {
            throw Problem(message: "--set \(text.printable): expected <rule>.<parameter>=<value>")
        }
        guard let number = rules.number(of: names[0]) else {
            throw Problem(message: "--set: " + rules.unknown(names[0]))
        }
        let rule = rules.rules[number]
        guard let parameter = rule.parameters.first(where: { $0.name == names[1] }) else {
            let problem =
                rule.parameters.isEmpty
                ? "\(rule.id) has no parameters"
                : SettingsReader.unknown("parameter", names[1], among: rule.parameters.map(\.name))
            throw Problem(message: "--set \(names[0]): \(problem)")
        }
        guard let value = value(parts[1], as: parameter), parameter.accepts(value) else {
            throw Problem(
                message:
                    "--set \(parts[0]): found \"\(parts[1].printable)\", expected \(parameter.expectation)")
        }
        return SelectionChange(kind: .value(number, name: parameter.name, value), option: "--set \(text)")
    }

    /// `--only` of a rule that another configuration has: where this one holds nothing runs by it.
    package static func onlyElsewhere(_ text: String) -> SelectionChange {
        SelectionChange(kind: .only(.group(text, [])), option: "--only \(text)")
    }

    private static func target(_ name: String, _ option: String, _ rules: RuleIndex) throws(Problem) -> RuleTarget {
        guard let target = rules.target(name) else { throw Problem(message: "\(option): \(rules.unknown(name))") }
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
