import AXAudit

/// An option that selects or configures rules, as written. Its meaning depends on the rules of a configuration.
struct RuleOption: Sendable {
    private enum Kind: Sendable { case preset, rule, set, only }

    private let kind: Kind
    private let text: String

    /// Returns those of a command, in the order in which they are applied. `--only a,b` is `--only a --only b`.
    static func all(in invocation: Invocation) -> [RuleOption] {
        let preset = invocation.last(.preset).map { [RuleOption(kind: .preset, text: $0)] } ?? []
        return preset + list(.rule, in: invocation).map { RuleOption(kind: .rule, text: $0) }
            + invocation.all(.set).map { RuleOption(kind: .set, text: $0) }
            + list(.only, in: invocation).map { RuleOption(kind: .only, text: $0) }
    }

    private static func list(_ option: Option, in invocation: Invocation) -> [String] {
        invocation.all(option).flatMap { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    }

    /// Returns the change to the selection of rules, or `nil` if the option does not apply to these rules.
    func change(_ rules: RuleIndex) -> SelectionChange? {
        if let change = try? parsed(rules) { return change }
        return kind == .only ? .onlyElsewhere(text, naming: .options) : nil
    }

    /// Returns why the option applies to none of these sets of rules, or `nil` if it applies to one.
    func errorMessage(_ indices: [RuleIndex]) -> String? {
        var message: String?
        for rules in indices {
            do throws(RuleOptionError) {
                _ = try parsed(rules)
                return nil
            } catch {
                message = error.message
            }
        }
        return message
    }

    private func parsed(_ rules: RuleIndex) throws(RuleOptionError) -> SelectionChange? {
        switch kind {
        case .preset: Preset(rawValue: text).map { .preset($0, naming: .options) }
        case .rule: try .rule(text, rules, naming: .options)
        case .set: try .set(text, rules, naming: .options)
        case .only: try .only(text, rules, naming: .options)
        }
    }
}
